use bots::{Bot, Effort, Kind, Played, sit_down};
use game::{BySeat, Ledger, Record, Recorded, Seat, Seeded, Viewer};
use rayon::prelude::*;
use serde_json::Value;

use crate::Tally;

/// A table of bots that plays game after game.
pub struct Simulation<G: Recorded> {
    bots: Vec<Kind>,
    effort: Effort,
    options: Value,
    material: G::Material,
    seed: u64,
}

impl<G: Recorded + Played> Simulation<G> {
    /// Sits the bots down, one for each seat, and tries whether a game can start.
    pub fn new(
        bots: Vec<Kind>,
        effort: Effort,
        options: Value,
        material: G::Material,
        seed: u64,
    ) -> Result<Simulation<G>, G::Flaw> {
        let simulation = Simulation { bots, effort, options, material, seed };
        G::start(&simulation.draw(&mut Seeded::new(seed, 0))?)?;
        Ok(simulation)
    }

    fn draw(&self, dice: &mut Seeded) -> Result<G::Setup, G::Flaw> {
        G::draw(self.bots.len(), &self.options, &self.material, dice)
    }

    /// Which of the bots has a seat in a game: they move one seat on from game to game, so that
    /// each plays each seat equally often.
    fn bot_at(&self, seat: Seat, number: u64) -> usize {
        let players = self.bots.len() as u64;
        ((seat.index() as u64 + players - number % players) % players) as usize
    }

    /// Plays the game with this number.
    pub fn play(&self, number: u64) -> Record<G> {
        let mut dice = Seeded::new(self.seed, number);
        let setup = self.draw(&mut dice).expect("one game has been drawn before");
        let mut state = G::start(&setup).expect("one game has been started before");
        let seats = || Seat::all(self.bots.len());
        let mut players: BySeat<Option<Box<dyn Bot<G>>>> = BySeat::default();
        for seat in seats() {
            players[seat] = Some(sit_down(self.bots[self.bot_at(seat, number)], dice.seed(), self.effort));
        }
        let mut ledger = Ledger::open(&state);
        let mut legal = Vec::new();
        let mut actions = Vec::new();
        while let Some(seat) = state.actor() {
            state.actions(&mut legal);
            let Some(bot) = &mut players[seat] else { break };
            let action = bot.decide(&state.reckoned(Viewer::Seat(seat), &ledger), &legal);
            state.apply(action, &mut |event| ledger.hear::<G>(&event));
            actions.push((seat, action));
        }
        let name = |seat| {
            let bot = self.bot_at(seat, number);
            format!("{} {}", self.bots[bot], bot + 1)
        };
        Record { names: seats().map(name).collect(), setup, actions, result: state.outcome() }
    }

    /// Plays so many games on all threads of the present pool, and hands each record to `keep`.
    /// What `keep` cannot do stops the simulation.
    pub fn run<E: Send>(
        &self,
        games: u64,
        keep: impl Fn(u64, Record<G>) -> Result<(), E> + Sync,
    ) -> Result<Tally, E> {
        let empty = || Tally::new(&self.bots);
        (0..games)
            .into_par_iter()
            .map(|number| {
                let record = self.play(number);
                let mut tally = empty();
                tally.count(&record, |seat| self.bot_at(seat, number));
                keep(number, record)?;
                Ok(tally)
            })
            .try_reduce(empty, |one, other| Ok(one.with(&other)))
    }
}
