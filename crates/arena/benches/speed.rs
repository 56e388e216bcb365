//! How fast the games play: `cargo bench -p arena`.
//!
//! First come the plain figures (random four-player games on one thread, with a list of the legal actions
//! at every decision, and with one picked without a list), then the distributions of the single steps.
//!
//! With `RAILHEAD_KERNEL` set to the path of a program that measures how fast such games could be played
//! at best, and prints `ns/dec` and a number for it, the figures are also told as multiples of that. It
//! runs in turns with the games, and of each the fastest run counts, so that a busy machine is fair to both.

use std::env;
use std::ffi::OsStr;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use american_rails::Position as AmericanRails;
use arena::Simulation;
use bots::{Bots, Effort, Kind, Level, Played};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Draft, Record, Recorded, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::Value;

/// How often each thing is measured, in turns.
const ROUNDS: usize = 4;
/// How long games are played in a round.
const ROUND: Duration = Duration::from_millis(500);

fn main() {
    let kernel = env::var_os("RAILHEAD_KERNEL");
    let (mut american, mut north_american) = (Figures::default(), Figures::default());
    let mut limit = Pace::default();
    for _ in 0..ROUNDS {
        american.measure::<AmericanRails>();
        north_american.measure::<NorthAmericanRailways>();
        if let Some(kernel) = &kernel {
            limit.take(kernel_pace(kernel));
        }
    }
    american.print::<AmericanRails>(limit);
    north_american.print::<NorthAmericanRailways>(limit);
    divan::main();
}

/// Nanoseconds for one decision: the fewest that were seen.
#[derive(Clone, Copy, Default)]
struct Pace(Option<f64>);

impl Pace {
    fn take(&mut self, nanos: f64) {
        self.0 = Some(self.0.map_or(nanos, |least| least.min(nanos)));
    }

    /// What is printed of it: also how many times the limit it is, if that is known.
    fn told(self, limit: Pace) -> String {
        let nanos = self.0.unwrap_or_default();
        match limit.0 {
            Some(limit) => {
                format!("{nanos:6.0} ns an action, {:.2} times the kernel's {limit:.1} ns", nanos / limit)
            }
            None => format!("{nanos:6.0} ns an action"),
        }
    }
}

/// What people ask for.
#[derive(Default)]
struct Figures {
    listing: Pace,
    picking: Pace,
    games: u64,
    actions: u64,
}

impl Figures {
    fn measure<G: Recorded + Played>(&mut self) {
        let setup = table::<G>().play(0).setup;
        for (play, pace) in [
            (play_through::<G> as fn(&G::Setup, u64) -> u64, &mut self.listing),
            (pick_through::<G>, &mut self.picking),
        ] {
            let (mut games, mut actions) = (0, 0);
            let begin = Instant::now();
            while begin.elapsed() < ROUND {
                actions += play(&setup, games);
                games += 1;
            }
            pace.take(begin.elapsed().as_secs_f64() * 1e9 / actions as f64);
            self.games += games;
            self.actions += actions;
        }
    }

    fn print<G: Recorded + Played>(&self, limit: Pace) {
        let actions = self.actions as f64 / self.games as f64;
        println!("{}, four random players, one thread", G::NAME);
        println!("  {:6.0} games a second", 1e9 / (actions * self.listing.0.unwrap_or_default()));
        println!("  {}, listing the legal ones included", self.listing.told(limit));
        println!("  {}, one of the legal ones picked without a list", self.picking.told(limit));
        println!("  {actions:6.0} actions a game on average");
        println!("  {:6} bytes a state, {} bytes an action", size_of::<G>(), size_of::<G::Action>());
    }
}

/// Lets the kernel measure itself: the fewest nanoseconds for a decision that it prints.
fn kernel_pace(program: &OsStr) -> f64 {
    let printed = Command::new(program).output().expect("the kernel runs").stdout;
    let printed = String::from_utf8(printed).expect("the kernel prints text");
    let words: Vec<&str> = printed.split_whitespace().collect();
    let paces = words.windows(2).filter(|pair| pair[0] == "ns/dec").filter_map(|pair| pair[1].parse().ok());
    paces.min_by(f64::total_cmp).expect("the kernel prints ns/dec and a number")
}

fn table<G: Recorded + Played>() -> Simulation<G> {
    let bots = vec![Kind::from(Level::Random); 4];
    Simulation::new(
        Bots::of(),
        bots,
        Effort::default(),
        Value::Object(serde_json::Map::new()),
        G::own_material(),
        1,
    )
    .expect("a table of four")
}

/// One random game: list, choose, apply, to the end. Returns the number of actions.
fn play_through<G: Recorded + Played>(setup: &G::Setup, seed: u64) -> u64 {
    let mut state = G::start(setup).expect("a drawn setup");
    let mut dice = Seeded::new(seed, 1);
    let mut legal = Vec::with_capacity(512);
    let mut actions = 0;
    while state.actor().is_some() {
        state.actions(&mut legal);
        state.apply(state.thoughtless(&legal, &mut dice), &mut |_| ());
        actions += 1;
    }
    black_box(state.outcome());
    actions
}

/// The same game without lists.
fn pick_through<G: Recorded + Played>(setup: &G::Setup, seed: u64) -> u64 {
    let mut state = G::start(setup).expect("a drawn setup");
    let mut dice = Seeded::new(seed, 1);
    let mut actions = 0;
    while let Some(action) = state.pick_thoughtlessly(&mut dice) {
        state.apply(action, &mut |_| ());
        actions += 1;
    }
    black_box(state.outcome());
    actions
}

#[divan::bench(types = [AmericanRails, NorthAmericanRailways])]
fn whole_game<G: Recorded + Played>(bencher: Bencher) {
    let setup = table::<G>().play(0).setup;
    let counted = setup.clone();
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            seed
        })
        .input_counter(move |&seed| ItemsCount::new(play_through::<G>(&counted, seed)))
        .bench_local_values(|seed| play_through::<G>(&setup, seed));
}

fn middle_of_a_game<G: Recorded + Played>() -> G {
    let record = table::<G>().play(0);
    let mut state = G::start(&record.setup).expect("a drawn setup");
    for &(_, action) in &record.actions[..record.actions.len() / 2] {
        state.apply(action, &mut |_| ());
    }
    state
}

#[divan::bench(types = [AmericanRails, NorthAmericanRailways])]
fn clone<G: Recorded + Played>(bencher: Bencher) {
    let state = middle_of_a_game::<G>();
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(types = [AmericanRails, NorthAmericanRailways])]
fn list_legal_actions<G: Recorded + Played>(bencher: Bencher) {
    let state = middle_of_a_game::<G>();
    let mut legal = Vec::with_capacity(512);
    bencher.bench_local(|| black_box(&state).actions(&mut legal));
}

fn replay<G: Recorded>(record: &Record<G>) -> G {
    let mut state = G::start(&record.setup).expect("a drawn setup");
    for &(seat, action) in &record.actions {
        state.play(seat, action, &mut |_| ()).expect("a legal action");
    }
    state
}

#[divan::bench(types = [AmericanRails, NorthAmericanRailways])]
fn replay_of_a_whole_game<G: Recorded + Played>(bencher: Bencher) {
    let record = table::<G>().play(0);
    bencher.bench_local(|| replay(black_box(&record)));
}

#[divan::bench(types = [AmericanRails, NorthAmericanRailways])]
fn check_of_a_record_file<G: Recorded + Played>(bencher: Bencher) {
    let text = table::<G>().play(0).write().expect("a sound record");
    bencher.bench_local(|| {
        let value = serde_json::from_str(black_box(&text)).expect("JSON");
        Draft::<G>::read(value).ok().and_then(|draft| draft.play(usize::MAX, &mut |_| ()).ok())
    });
}
