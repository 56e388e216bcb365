//! How fast the search thinks: `cargo bench -p arena --bench search`.
//!
//! From positions out of the middle of games: play-outs a second by themselves, play-outs a second
//! in the search, and their ratio; how much longer than it may a thought takes; how long bots at a
//! table think; then how long a game of four medium bots takes.

use std::time::{Duration, Instant};

use american_rails::Position as AmericanRails;
use arena::Simulation;
use bots::{Bots, Effort, Kind, Level, Played, advise, play_out, sit_down, think};
use game::{Recorded, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::{Map, Value};

const ROUNDS: u32 = 10;

fn main() {
    figures::<AmericanRails>();
    figures::<NorthAmericanRailways>();
}

fn figures<G: Recorded + Played>() {
    let positions = positions::<G>(12);
    let (mut bare, mut searched) = (0.0, 0.0);
    // In turns, so that a machine that slows down slows both down.
    for _ in 0..ROUNDS {
        bare += play_outs_alone(&positions, Duration::from_millis(300)) / f64::from(ROUNDS);
        searched += play_outs_in_search(&positions, Duration::from_millis(300)) / f64::from(ROUNDS);
    }
    println!("{}, four players, one thread", G::NAME);
    println!("  {bare:8.0} play-outs a second by themselves");
    println!("  {searched:8.0} play-outs a second in the search, {:.2} of it", searched / bare);

    for millis in [30, 1000] {
        let late = overshoot(&positions, Duration::from_millis(millis)).as_secs_f64() * 1e3;
        println!("  {late:8.1} ms too late at worst, of thoughts of {millis} ms");
    }

    for level in [Level::Hard, Level::Expert] {
        let (mean, most) = decisions_at_a_table(&positions, level);
        let (mean, most, level) = (mean.as_secs_f64() * 1e3, most.as_secs_f64() * 1e3, level.name());
        println!("  {mean:8.1} ms a decision of a bot at a table that is {level}, at most {most:.1} ms");
    }

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
    Simulation::new(Bots::of(), bots, Effort::default(), Value::Object(Map::new()), G::own_material(), 1)
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

/// How long a bot thinks where people wait for it: on average, and at most.
fn decisions_at_a_table<G: Played>(positions: &[G], level: Level) -> (Duration, Duration) {
    let effort = Effort::at_a_table(level);
    let (mut whole, mut most) = (Duration::ZERO, Duration::ZERO);
    let mut legal = Vec::new();
    for position in positions {
        position.actions(&mut legal);
        let begin = Instant::now();
        sit_down::<G>(Kind::from(level), 1, effort).decide(position, &legal);
        whole += begin.elapsed();
        most = most.max(begin.elapsed());
    }
    (whole / positions.len() as u32, most)
}

/// By how much the longest thought outlasts its time, a bot's or an adviser's, if it may make as many
/// play-outs as it likes.
fn overshoot<G: Played>(positions: &[G], time: Duration) -> Duration {
    let effort = Effort { iterations: Some(u32::MAX), time: Some(time), ..Effort::default() };
    let mut legal = Vec::new();
    let mut late = |position: &G| {
        position.actions(&mut legal);
        let mut bot = sit_down::<G>(Kind::from(Level::Expert), 1, effort);
        let begin = Instant::now();
        bot.decide(position, &legal);
        let decided = begin.elapsed();
        advise(position, 1, effort);
        let advised = begin.elapsed().saturating_sub(decided);
        decided.max(advised).saturating_sub(time)
    };
    positions.iter().map(&mut late).max().unwrap_or_default()
}
