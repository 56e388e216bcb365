use std::ops::Range;

use bots::{Bots, Effort};
use game::{Record, Recorded, Seat, Seeded};
use play::Course;
use programs::{GameBriefing, ProcessPool, ProgramFault, ThinkingLimit};
use rayon::prelude::*;
use serde_json::Value;

use crate::calibration::Announcement;
use crate::chart::{Chart, Legend, Notes};
use crate::player::{Players, SeatFault};
use crate::standing::Standing;
use crate::{Entrant, Entrants, Tally};

/// Streams of the seed for the bots' own chance, beside those for the setups.
const BOTS: u64 = 1 << 62;

/// A table of bots that plays game after game.
///
/// Games come in blocks of as many as there are seats. In a block the setup is the same, and each
/// bot plays each seat once; the bots' own chance differs from game to game.
pub struct Simulation<G: Recorded> {
    bots: Bots<G>,
    entrants: Entrants,
    effort: Effort,
    /// The effort of the first of the bots, which may be another.
    first_effort: Effort,
    options: Value,
    material: G::Material,
    seed: u64,
    opening: usize,
    chart: Option<Chart<G>>,
    /// The processes of the programs that play, one pool for each.
    pools: Vec<ProcessPool>,
}

/// A game of a simulation, played to its end.
#[derive(Clone, Debug)]
pub struct FinishedGame<G: Recorded> {
    /// What was played.
    pub record: Record<G>,
    /// What programs did wrong in it.
    pub faults: Vec<SeatFault>,
    notes: Notes,
    announcements: Vec<Announcement>,
}

impl<G: Recorded> Simulation<G> {
    /// Sits the bots down, and tries whether a game can start.
    pub fn new(
        bots: Bots<G>,
        entrants: impl Into<Entrants>,
        effort: Effort,
        options: Value,
        material: G::Material,
        seed: u64,
    ) -> Result<Simulation<G>, G::Flaw> {
        let (entrants, first_effort) = (entrants.into(), effort);
        let simulation = Simulation {
            bots,
            entrants,
            effort,
            first_effort,
            options,
            material,
            seed,
            opening: 0,
            chart: None,
            pools: Vec::new(),
        };
        simulation.first_table()?;
        Ok(simulation)
    }

    /// Starts each program that plays once, with the limit it is told. One that does not even start ends
    /// the simulation here; what goes wrong later costs a game.
    pub fn with_programs(mut self, limit: ThinkingLimit) -> Result<Simulation<G>, (String, ProgramFault)> {
        for entrant in self.entrants.all() {
            let Entrant::Program(program) = entrant else { continue };
            if self.pools.iter().any(|pool| pool.program() == program) {
                continue;
            }
            let pool = ProcessPool::new(program.clone(), G::NAME, limit);
            let process = pool.take().map_err(|fault| (program.name().to_owned(), fault))?;
            pool.keep(process);
            self.pools.push(pool);
        }
        Ok(self)
    }

    /// The first bot makes another effort than the others: to see what thinking longer brings.
    #[must_use]
    pub fn with_first_effort(mut self, effort: Effort) -> Simulation<G> {
        self.first_effort = effort;
        self
    }

    /// The first `decisions` of each game are made without a thought, the same in all games of a
    /// block: positions nobody would choose, which everybody then plays from every seat.
    #[must_use]
    pub fn with_opening(mut self, decisions: usize) -> Simulation<G> {
        self.opening = decisions;
        self
    }

    /// Also counts what a report shows of the games.
    #[must_use]
    pub fn with_chart(mut self, chart: Chart<G>) -> Simulation<G> {
        self.chart = Some(chart);
        self
    }

    /// What is written beside the plots of a report, if there is a chart.
    pub fn legend(&self) -> Option<Legend> {
        let game = self.first_table().expect("one game has been started before");
        self.chart.as_ref().map(|chart| chart.legend(&game))
    }

    fn first_table(&self) -> Result<G, G::Flaw> {
        G::start(&self.draw(&mut Seeded::new(self.seed, 0))?)
    }

    fn draw(&self, dice: &mut Seeded) -> Result<G::Setup, G::Flaw> {
        G::draw(self.entrants.players(), &self.options, &self.material, dice)
    }

    /// Plays the game with this number.
    pub fn play(&self, number: u64) -> Record<G> {
        self.play_at(number, &self.table(number)).record
    }

    /// Who plays a game, by their number among the entrants.
    fn table(&self, number: u64) -> Vec<usize> {
        self.entrants.table(self.seed, self.block(number))
    }

    fn block(&self, number: u64) -> u64 {
        number / self.entrants.players() as u64
    }

    fn play_at(&self, number: u64, table: &[usize]) -> FinishedGame<G> {
        let mut of_the_block = Seeded::new(self.seed, self.block(number));
        let mut of_the_bots = Seeded::new(self.seed, BOTS | number);
        let setup = self.draw(&mut of_the_block).expect("one game has been drawn before");
        let mut course = Course::open(G::start(&setup).expect("one game has been started before"));
        let seats = || Seat::all(self.entrants.players());
        let entrant = |seat| table[self.entrants.place_at(seat, number)];
        let name = |seat| {
            format!("{} {}", self.entrants.all()[entrant(seat)], self.entrants.place_at(seat, number) + 1)
        };
        let names: Vec<String> = seats().map(name).collect();
        let mut players = Players::new(&self.bots);
        for seat in seats() {
            let effort = if entrant(seat) == 0 { self.first_effort } else { self.effort };
            let new = GameBriefing { seat, names: &names, setup: &setup, seed: of_the_bots.seed() };
            players.seat(&self.entrants.all()[entrant(seat)], effort, &self.pools, &new);
        }
        let mut notes = Notes::new(self.entrants.players());
        let mut note = |event: &G::Event| {
            if let Some(chart) = &self.chart {
                (chart.note)(event, &mut notes);
            }
        };
        course.state().opening(&mut |event| note(&event));
        let mut legal = Vec::new();
        let mut actions: Vec<(Seat, G::Action)> = Vec::new();
        let mut announcements = Vec::new();
        while let Some(seat) = course.state().actor() {
            course.state().actions(&mut legal);
            let action = if actions.len() < self.opening {
                (self.bots.thoughtless)(course.state(), &legal, &mut of_the_block)
            } else {
                players.decide(seat, &course, &actions, &legal)
            };
            course.apply(action, &mut |event| note(&event));
            // What was expected of a turn is announced once, and not with each of its steps.
            let goes_on = actions.last().is_some_and(|&(before, _)| before == seat);
            if !goes_on && actions.len() >= self.opening {
                let shares = players.expected(seat);
                announcements.extend(shares.map(|shares| Announcement { by: seat, shares }));
            }
            actions.push((seat, action));
        }
        let faults = players.leave(&course, &actions);
        let record = Record { names, setup, actions, result: course.state().outcome() };
        FinishedGame { record, faults, notes, announcements }
    }

    /// Plays this many games on all threads of the present pool, and hands each to `keep`.
    /// What `keep` cannot do stops the simulation.
    pub fn run<E: Send>(
        &self,
        games: u64,
        keep: impl Fn(u64, FinishedGame<G>) -> Result<(), E> + Sync,
    ) -> Result<Tally, E> {
        self.run_some(0..games, games, keep)
    }

    /// Plays some of the games that a simulation of `games` has.
    pub fn run_some<E: Send>(
        &self,
        numbers: Range<u64>,
        games: u64,
        keep: impl Fn(u64, FinishedGame<G>) -> Result<(), E> + Sync,
    ) -> Result<Tally, E> {
        let empty = || self.empty_tally(games);
        numbers
            .into_par_iter()
            .try_fold(empty, |mut tally, number| {
                let table = self.table(number);
                let game = self.play_at(number, &table);
                let entrant_at = |seat| table[self.entrants.place_at(seat, number)];
                let (block, decisions) = (self.block(number), game.record.actions.len());
                if let Some(outcome) = &game.record.result {
                    let lost: Vec<Seat> = game.faults.iter().map(|fault| fault.seat).collect();
                    let standing = Standing::of(outcome).with_last(&lost);
                    tally.count(block, outcome, &standing, decisions, entrant_at);
                    tally.count_faults(block, lost.iter().map(|&seat| entrant_at(seat)));
                    tally.count_announcements(block, &game.announcements, &standing, entrant_at);
                    if self.chart.is_some() {
                        tally.count_notes(block, outcome, &standing, decisions, &game.notes, entrant_at);
                    }
                }
                keep(number, game)?;
                Ok(tally)
            })
            .try_reduce(empty, |mut one, other| {
                one.join(other);
                Ok(one)
            })
    }

    /// What has been counted before the first of `games`.
    pub fn empty_tally(&self, games: u64) -> Tally {
        Tally::new(&self.entrants, self.seed, games)
    }
}
