//! How often a coach would object, for each size of a mistake: `cargo run --release -p games --example mistakes`.
//!
//! A player of some level plays with three easy bots, and each turn is held against the best move of one look.

use std::time::{Duration, Instant};

use bots::{Bots, Kind, Level};
use game::{Seat, Seeded};
use games::{AmericanRails, Hosted, NorthAmericanRailways};
use serde_json::json;

const SIZES: [f32; 8] = [0.04, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25];
const GAMES: u64 = 40;

fn main() {
    for level in [Level::Random, Level::Easy, Level::Medium, Level::Hard] {
        of_game::<AmericanRails>(level);
        of_game::<NorthAmericanRailways>(level);
    }
}

/// How many turns of a game are mistakes, by their size.
fn of_game<G: Hosted>(level: Level) {
    let Some(bots) = G::BOTS else { return };
    let (mut counts, mut games) = ([0; SIZES.len()], [0; SIZES.len()]);
    let (mut turns, mut spent, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for number in 0..GAMES {
        let mut largest: f32 = 0.0;
        for (loss, time) in losses::<G>(&bots, level, number) {
            largest = largest.max(loss);
            turns += 1;
            spent += time;
            longest = longest.max(time);
            for (count, size) in counts.iter_mut().zip(SIZES) {
                *count += u32::from(loss >= size);
            }
        }
        for (games, size) in games.iter_mut().zip(SIZES) {
            *games += u32::from(largest >= size);
        }
    }
    println!(
        "{} {}: {} turns a game, a look {:?}, at most {longest:?}",
        G::NAME,
        level.name(),
        turns / GAMES,
        spent / turns as u32
    );
    for ((count, games), size) in counts.into_iter().zip(games).zip(SIZES) {
        let [often, part] = [count, games].map(|count| f64::from(count) / GAMES as f64);
        println!("    loses {size:.2} or more: {often:.2} times a game, in {:.0} % of games", 100.0 * part);
    }
}

/// What each turn of the first seat gives away, and how long the look took.
fn losses<G: Hosted>(bots: &Bots<G>, level: Level, number: u64) -> Vec<(f32, Duration)> {
    let dice = &mut Seeded::new(number, 0);
    let setup = G::draw(4, &json!({}), &G::own_material(), dice).expect("a usual table");
    let mut state = G::start(&setup).expect("it can begin");
    let learner = Seat::new(0);
    let seated = |seat: u64| {
        let level = if seat == 0 { level } else { Level::Easy };
        (bots.sit_down)(Kind::from(level), number * 4 + seat, bots::Effort::default())
    };
    let mut players: Vec<_> = (0..4).map(seated).collect();
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    while let Some(actor) = state.actor() {
        let before = state.clone();
        let mut plan = Vec::new();
        while state.actor() == Some(actor) && (plan.is_empty() || !state.begins_turn()) {
            state.actions(&mut legal);
            let action = players[actor.index()].decide(&state, &legal);
            state.apply(action, &mut |_| ());
            plan.push(action);
        }
        if actor == learner {
            let begin = Instant::now();
            let compared = (bots.compare)(&before, &plan, number, Duration::from_millis(10));
            found.extend(compared.map(|compared| (compared.loss(), begin.elapsed())));
        }
    }
    found
}
