//! Games that are played to show something: the pictures of the rules come from them.

use game::Seat;
use phrases::Phrases;

use crate::{Scene, SeatKind, SeatStatus, Shown};

/// Those who play in the pictures.
const NAMES: [&str; Seat::MOST] = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

/// A game up to the moment that a picture shows.
#[derive(Clone)]
pub(crate) struct Story<G: Shown> {
    pub(crate) state: G,
    /// What the last action brought.
    pub(crate) since: Vec<G::Event>,
    memory: G::Memory,
    pub(crate) names: Vec<String>,
    seats: Vec<SeatStatus>,
}

impl<G: Shown> Story<G> {
    /// Returns `None` if the setup does not hold.
    pub(crate) fn begin(setup: &G::Setup) -> Option<Story<G>> {
        let state = G::start(setup).ok()?;
        let sitting =
            || SeatStatus { kind: SeatKind::Person, plays: None, present: true, yours: false, clock: None };
        Some(Story {
            names: NAMES.iter().take(state.players()).map(|&name| name.to_owned()).collect(),
            seats: (0..state.players()).map(|_| sitting()).collect(),
            memory: G::Memory::default(),
            since: Vec::new(),
            state,
        })
    }

    /// The player who is asked does this. Returns `None` if it is refused.
    pub(crate) fn act(&mut self, action: G::Action) -> Option<()> {
        let actor = self.state.actor()?;
        let mut events = Vec::new();
        self.state.play(actor, action, &mut |event| events.push(event)).ok()?;
        for event in &events {
            G::remember(&mut self.memory, event);
        }
        self.since = events;
        Some(())
    }

    /// What can be done now.
    pub(crate) fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.actions(&mut actions);
        actions
    }

    /// The moment as a player sees it, or somebody who watches.
    pub(crate) fn seen<T>(
        &self,
        eyes: Option<Seat>,
        phrases: &Phrases,
        see: impl FnOnce(&Scene<G>) -> T,
    ) -> T {
        see(&Scene {
            state: &self.state,
            before: &self.state,
            memory: &self.memory,
            plan: &[],
            seats: &self.seats,
            names: &self.names,
            eyes,
            asked: eyes.is_some() && eyes == self.state.actor(),
            focus: None,
            since: &self.since,
            // On the page itself.
            book: "",
            phrases,
        })
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}
