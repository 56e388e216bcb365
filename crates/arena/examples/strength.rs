//! How much stronger each level is than the one below:
//!
//! ```text
//! cargo run --release -p arena --example strength -- GAME [PART] [FROM]
//! ```
//!
//! One bot of a level against others of another, every setup from every seat; the share of the wins
//! with its 95% interval, beside what is wanted. `railhead simulate GAME --players N --games N --bots
//! A,B,B,B --seed 17` plays the same games. PART plays only a part of the games: 0.1 for a first
//! look. FROM begins with a later line: 10 for the experts.

use std::time::Instant;

use american_rails::Position as AmericanRails;
use arena::{Simulation, Summary};
use bots::{Bots, Effort, Kind, Level, Played};
use game::Recorded;
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::{Map, Value};

const SEED: u64 = 17;

fn main() {
    let mut given = std::env::args().skip(1);
    let game = given.next().unwrap_or_default();
    let part = given.next().and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let from = given.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    match game.as_str() {
        "american-rails" => measure::<AmericanRails>(part, from),
        "north-american-railways" => measure::<NorthAmericanRailways>(part, from),
        _ => eprintln!("strength GAME [PART] [FROM]: GAME is american-rails or north-american-railways"),
    }
}

/// One bot against others, and what is wanted of its share of the wins.
struct Contest {
    players: usize,
    one: Contestant,
    others: Contestant,
    games: u64,
    wanted: &'static str,
}

/// A level, and how many times its usual play-outs it makes.
#[derive(Clone, Copy)]
struct Contestant(Level, u32);

fn measure<G: Recorded + Played>(part: f64, from: usize) {
    use Level::{Easy, Expert, Hard, Medium, Random};
    let usual = |level| Contestant(level, 1);
    let contest = |players, one, others, games, wanted| Contest {
        players,
        one: usual(one),
        others: usual(others),
        games,
        wanted,
    };
    println!("{}, seed {SEED}", G::NAME);
    let contests = [
        contest(4, Easy, Random, 400, "at least 95%"),
        contest(4, Medium, Easy, 400, "at least 60%"),
        contest(4, Easy, Medium, 400, "at most 12%"),
        contest(3, Medium, Easy, 396, "at least 50%"),
        contest(5, Medium, Easy, 400, "at least 30%"),
        contest(4, Hard, Medium, 200, "at least 50%"),
        contest(4, Medium, Hard, 100, "at most 12%"),
        contest(3, Hard, Medium, 99, "at least 50%"),
        contest(5, Hard, Medium, 100, "at least 30%"),
        contest(4, Expert, Hard, 400, "at least 35%, from 28% up"),
        contest(4, Hard, Expert, 96, "at most 20%"),
        Contest { one: Contestant(Hard, 2), ..contest(4, Hard, Hard, 200, "at least 25%, but for noise") },
        Contest {
            one: Contestant(Expert, 8),
            ..contest(4, Expert, Expert, 96, "at least 25%, but for noise")
        },
    ];
    for contest in contests.iter().skip(from.saturating_sub(1)) {
        contest.hold::<G>(part);
    }
}

impl Contest {
    fn hold<G: Recorded + Played>(&self, part: f64) {
        let Contest { players, one, others, games, wanted } = *self;
        let games = (games as f64 * part / players as f64).ceil().max(1.0) as u64 * players as u64;
        let mut bots = vec![Kind::from(others.0); players];
        bots[0] = Kind::from(one.0);
        let (usual, options) = (Effort::default(), Value::Object(Map::new()));
        let simulation = Simulation::<G>::new(Bots::of(), bots, usual, options, G::own_material(), SEED)
            .unwrap_or_else(|flaw| panic!("a table of {players}: {flaw}"))
            .with_first_effort(Effort { patience: one.1, ..usual });
        let begin = Instant::now();
        let tally = simulation.run(games, |_, _| Ok::<(), ()>(())).expect("nothing is kept");
        let summary: Summary = tally.summary(begin.elapsed().as_secs_f64());
        let first = &summary.bots[0];
        let name = |contestant: Contestant| match contestant.1 {
            1 => contestant.0.name().to_owned(),
            times => format!("{} × {times}", contestant.0.name()),
        };
        println!(
            "{players} players, {games:3} games, {:>8} against {:<6}: {:5.1}% ({:.1} to {:.1}); {wanted}; {:.2} s a game",
            name(one),
            name(others),
            100.0 * first.win_share,
            100.0 * first.win_share_interval[0],
            100.0 * first.win_share_interval[1],
            summary.seconds / games as f64,
        );
    }
}
