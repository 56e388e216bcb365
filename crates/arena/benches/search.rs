//! How fast the search thinks: `cargo bench -p arena --bench search`.
//!
//! From positions out of the middle of games: play-outs a second by themselves, play-outs a second
//! in the search, and their ratio; then how long a game of four medium bots takes.

use std::time::{Duration, Instant};

use american_rails::Position as AmericanRails;
use arena::Simulation;
use bots::{Effort, Kind, Level, Played, play_out, think};
use game::{Recorded, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::{Map, Value};

fn main() {
    figures::<AmericanRails>();
    figures::<NorthAmericanRailways>();
}

fn figures<G: Recorded + Played>() {
    let positions = positions::<G>(12);
    let bare = play_outs_alone(&positions, Duration::from_secs(2));
    let searched = play_outs_in_search(&positions, Duration::from_secs(4));
    println!("{}, four players, one thread", G::NAME);
    println!("  {bare:8.0} play-outs a second by themselves");
    println!("  {searched:8.0} play-outs a second in the search, {:.2} of it", searched / bare);

    let table = table::<G>(Level::Medium);
    let begin = Instant::now();
    let games = 40;
    for number in 0..games {
        table.play(number);
    }
    println!("  {:8.1} ms a game of four medium bots", begin.elapsed().as_secs_f64() * 1e3 / games as f64);
}

fn table<G: Recorded + Played>(level: Level) -> Simulation<G> {
    let bots = vec![Kind::from(level); 4];
    Simulation::new(bots, Effort::default(), Value::Object(Map::new()), G::own_material(), 1)
        .expect("a table of four")
}

/// One position from each of so many games, from their beginnings to their ends.
fn positions<G: Recorded + Played>(games: u64) -> Vec<G> {
    let table = table::<G>(Level::Medium);
    let position = |number| {
        let record = table.play(number);
        let mut state = G::start(&record.setup).expect("a drawn setup");
        let far = record.actions.len() * (2 * number as usize + 1) / (2 * games as usize);
        for &(_, action) in &record.actions[..far] {
            state.apply(action, &mut |_| ());
        }
        state
    };
    (0..games).map(position).collect()
}

fn play_outs_alone<G: Played>(positions: &[G], time: Duration) -> f64 {
    let mut dice = Seeded::new(1, 1);
    let (mut played, begin) = (0_u32, Instant::now());
    while begin.elapsed() < time {
        for position in positions {
            play_out(position, &mut dice);
            played += 1;
        }
    }
    f64::from(played) / begin.elapsed().as_secs_f64()
}

fn play_outs_in_search<G: Played>(positions: &[G], time: Duration) -> f64 {
    const EACH: u32 = 400;
    let effort = Effort { iterations: Some(EACH), ..Effort::default() };
    let (mut played, begin) = (0_u32, Instant::now());
    while begin.elapsed() < time {
        for position in positions {
            let visits: u32 = think(position, 1, effort).iter().map(|thought| thought.visits).sum();
            played += visits;
        }
    }
    f64::from(played) / begin.elapsed().as_secs_f64()
}
