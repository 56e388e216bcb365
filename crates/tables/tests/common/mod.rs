//! Random games, seen through everybody's eyes the way the server shows them.

#![allow(dead_code, reason = "each test uses some of it")]

use std::borrow::Cow;

use game::contract::Contract;
use game::{Dice, Seat, Seeded, Viewer};
use maud::html;
use phrases::{Language, Phrases};
use play::Play;
use tables::{Decision, Scene, SeatKind, SeatStatus, Shown, Step};

/// A game in the middle of somebody's plan.
pub(crate) struct Table<G: Shown> {
    /// The state as it stands.
    pub before: G,
    /// What the player who decides has planned, and the state after it.
    pub plan: Vec<G::Action>,
    pub state: G,
    memory: G::Memory,
    since: Vec<G::Event>,
    pub names: Vec<String>,
    seats: Vec<SeatStatus>,
    phrases: Phrases,
}

/// Plays a game at random and shows every moment of it: before each step of a plan, when the plan is
/// complete, and when it is carried out.
pub(crate) fn play<G: Shown + Contract>(seed: u64, mut look: impl FnMut(&Table<G>)) -> Play<G> {
    let mut dice = Seeded::new(0x7ab1e, seed);
    let sizes: Vec<usize> = G::DESCRIPTION.players.collect();
    let players = sizes[seed as usize % sizes.len()];
    let options = G::DESCRIPTION.draw_options(&mut dice);
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a drawn setup holds");
    let mut play = Play::<G>::start(setup).expect("a drawn setup holds");
    let mut table = Table::new(play.state().clone(), play.opening());
    let mut legal = Vec::new();
    loop {
        look(&table);
        if table.is_planned() {
            table.carry_out(&play);
            look(&table);
        }
        let Some(actor) = play.state().actor() else { return play };
        play.state().actions(&mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        play.play(actor, action).expect("it is legal");
        table.plan.push(action);
        table.state = play.state().clone();
    }
}

impl<G: Shown> Table<G> {
    pub(crate) fn new(start: G, opening: &[G::Event]) -> Table<G> {
        let mut memory = G::Memory::default();
        for event in opening {
            G::remember(&mut memory, event);
        }
        let guest = |seat| match seat {
            0 => SeatKind::Person,
            1 => SeatKind::Bot,
            2 => SeatKind::Open,
            _ => SeatKind::Person,
        };
        let sitting = |seat| SeatStatus {
            kind: guest(seat),
            plays: None,
            present: seat == 3,
            yours: false,
            clock: None,
        };
        Table {
            names: ["Ann", "Bob", "Bea", "Dan", "Eve"][..start.players()]
                .iter()
                .map(|&name| name.into())
                .collect(),
            seats: (0..start.players()).map(sitting).collect(),
            before: start.clone(),
            plan: Vec::new(),
            state: start,
            memory,
            since: Vec::new(),
            phrases: Phrases::new(Language::English),
        }
    }

    /// Whether the plan is complete: a plan ends before the next turn, and before somebody else decides.
    fn is_planned(&self) -> bool {
        !self.plan.is_empty() && (self.state.begins_turn() || self.state.actor() != self.before.actor())
    }

    fn carry_out(&mut self, play: &Play<G>) {
        let moves = play.standing(play.version());
        let planned = &moves[moves.len() - self.plan.len()..];
        self.since = planned.iter().flat_map(|(_, made)| made.events.to_vec()).collect();
        for event in &self.since {
            G::remember(&mut self.memory, event);
        }
        self.plan.clear();
        self.before = self.state.clone();
    }

    /// Everybody who may look: each seat, and somebody without one.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seat::all(self.before.players()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The table as the server shows it: from what the viewer may suppose.
    pub(crate) fn seen<T>(&self, viewer: Viewer, focus: Option<&str>, see: impl FnOnce(&Scene<G>) -> T) -> T {
        self.scene(&self.before.known_to(viewer), viewer, focus, see)
    }

    /// The table as somebody would see it who knew everything and only looked with these eyes.
    pub(crate) fn known<T>(
        &self,
        viewer: Viewer,
        focus: Option<&str>,
        see: impl FnOnce(&Scene<G>) -> T,
    ) -> T {
        self.scene(&Cow::Borrowed(&self.before), viewer, focus, see)
    }

    fn scene<T>(
        &self,
        before: &G,
        viewer: Viewer,
        focus: Option<&str>,
        see: impl FnOnce(&Scene<G>) -> T,
    ) -> T {
        let eyes = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Keeper | Viewer::Spectator => None,
        };
        let (mut state, mut memory, mut plan) = (before.clone(), self.memory.clone(), Vec::new());
        if before.actor() == eyes {
            for &action in &self.plan {
                let (before, mut events) = (state.clone(), Vec::new());
                state.apply(action, &mut |event| events.push(event));
                for event in &events {
                    G::remember(&mut memory, event);
                }
                plan.push(Step { before, action, events });
            }
        }
        let goes_on = plan.is_empty() || !state.begins_turn();
        let mut seats = self.seats.clone();
        for (seat, status) in Seat::all(seats.len()).zip(&mut seats) {
            status.yours = eyes == Some(seat);
        }
        see(&Scene {
            asked: eyes.is_some() && state.actor() == eyes && goes_on,
            state: &state,
            before,
            memory: &memory,
            plan: &plan,
            seats: &seats,
            names: &self.names,
            eyes,
            focus,
            since: &self.since,
            book: "/rules",
            phrases: &self.phrases,
        })
    }
}

/// Everything that is drawn of a scene but explanations, as one text; and the decision.
pub(crate) fn drawing<G: Shown>(scene: &Scene<G>) -> (String, Decision) {
    let decision = G::decision(scene);
    let all = html! {
        (G::stage(scene))
        @for panel in G::panels(scene) { section { h2 { (panel.title) } (panel.body) } }
        p { (decision.ask) }
        (decision.answers)
        (decision.effects)
        (G::kicker(scene))
        (G::way_out(scene))
        (G::progress(scene))
        @for step in scene.plan { p { (G::tell_step(step, scene.names, scene.phrases)) } }
        p { (scene.state.heading(scene.phrases)) }
    };
    (all.into_string(), decision)
}

/// The tags of a text, with their attributes.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    html.split('<').skip(1).filter(|tag| !tag.starts_with('/')).map(Tag::read).collect()
}

pub(crate) struct Tag(Vec<(String, String)>);

impl Tag {
    /// Attributes are written by maud: each after a space, values in double quotes and escaped.
    fn read(text: &str) -> Tag {
        let mut attributes = Vec::new();
        let mut rest = text.split_once([' ', '>']).map_or("", |(name, _)| &text[name.len()..]);
        while let Some(attribute) = rest.strip_prefix(' ') {
            let end = attribute.find(['=', ' ', '>']).unwrap_or(attribute.len());
            let (name, after) = attribute.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').expect("a quote is closed"),
                None => ("", after),
            };
            let value =
                value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            attributes.push((name.to_owned(), value));
            rest = after;
        }
        Tag(attributes)
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}
