//! How fast the games play: `cargo bench -p arena`.
//!
//! First come the plain figures (random four-player games on one thread, listing the legal actions
//! included), then the distributions of the single steps.

use std::hint::black_box;
use std::time::{Duration, Instant};

use american_rails::Position as AmericanRails;
use arena::Simulation;
use bots::{Bots, Effort, Kind, Level, Played};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Draft, Record, Recorded, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::Value;

fn main() {
    figures::<AmericanRails>();
    figures::<NorthAmericanRailways>();
    divan::main();
}

/// Plays for two seconds and prints what people ask for.
fn figures<G: Recorded + Played>() {
    let setup = table::<G>().play(0).setup;
    let (mut games, mut actions) = (0, 0);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        actions += play_through::<G>(&setup, games);
        games += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{}, four random players, one thread", G::NAME);
    println!("  {:6.0} games a second", games as f64 / seconds);
    println!("  {:6.0} ns an action, listing the legal ones included", seconds * 1e9 / actions as f64);
    println!("  {:6} actions a game on average", actions / games);
    println!("  {:6} bytes a state, {} bytes an action", size_of::<G>(), size_of::<G::Action>());
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
