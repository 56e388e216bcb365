//! Whether a network that was learned plays better than the weighted sums in use:
//!
//! ```text
//! cargo run --release -p arena --example duel -- GAME FILE [PLAYERS] [GAMES] [NEW] [OLD]
//! ```
//!
//! FILE is what `learn_network` has written. One expert that judges by it plays against experts that judge by the
//! weighted sums, then one of those against experts that judge by the network: a network is better only if it wins
//! more than its part in the first, and lets the other win less in the second. NEW and OLD are the play-outs, or looks,
//! for a decision; the time that a decision takes on each side is told.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use american_rails::Position as AmericanRails;
use arena::{Simulation, Summary};
use bots::{Bot, Bots, Effort, Judge, Kind, Level, Network, Played, sit_down_by};
use game::{BySeat, Recorded};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::{Map, Value};

const SEED: u64 = 17;

static NETWORK: OnceLock<Arc<Network>> = OnceLock::new();
/// Nanoseconds, and decisions, by the network and by the sums.
static CLOCKS: [[AtomicU64; 2]; 2] = [const { [const { AtomicU64::new(0) }; 2] }; 2];

fn main() {
    let mut given = std::env::args().skip(1);
    let (game, file) = (given.next().unwrap_or_default(), given.next().unwrap_or_default());
    let mut number = |usual| given.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (players, games, new, old) = (number(4), number(100), number(100), number(100));
    let hold = match game.as_str() {
        "american-rails" => hold::<AmericanRails>,
        "north-american-railways" => hold::<NorthAmericanRailways>,
        _ => return eprintln!("duel GAME FILE [PLAYERS] [GAMES] [NEW] [OLD]"),
    };
    let text = std::fs::read_to_string(&file).expect("a file that can be read");
    NETWORK.get_or_init(|| Arc::new(Network::read(&text).expect("a network")));
    for one in [Level::Expert, Level::Hard] {
        hold(one, players as usize, games, [new, old]);
    }
}

/// In a duel the experts judge by the network, and the hard bots are experts who judge by the sums.
fn sit_down<G: Recorded + Played>(kind: Kind, seed: u64, effort: Effort) -> Box<dyn Bot<G>> {
    let network = NETWORK.get().filter(|_| kind.level == Level::Expert);
    let judge = network.map_or(Judge::Weights, |network| Judge::Network(Arc::clone(network)));
    let side = usize::from(network.is_none());
    Box::new(Timed { bot: sit_down_by::<G>(Kind::from(Level::Expert), judge, seed, effort), side })
}

struct Timed<G: Recorded> {
    bot: Box<dyn Bot<G>>,
    side: usize,
}

impl<G: Recorded> Bot<G> for Timed<G> {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        let begin = Instant::now();
        let action = self.bot.decide(state, legal);
        let [nanos, decisions] = &CLOCKS[self.side];
        nanos.fetch_add(begin.elapsed().as_nanos() as u64, Ordering::Relaxed);
        decisions.fetch_add(1, Ordering::Relaxed);
        action
    }

    fn expected(&self) -> Option<BySeat<f32>> {
        self.bot.expected()
    }
}

fn hold<G: Recorded + Played>(one: Level, players: usize, games: u64, [new, old]: [u64; 2]) {
    let others = if one == Level::Expert { Level::Hard } else { Level::Expert };
    let effort = |level| {
        let iterations = if level == Level::Expert { new } else { old };
        Effort { iterations: Some(iterations as u32), ..Effort::default() }
    };
    let mut kinds = vec![Kind::from(others); players];
    kinds[0] = Kind::from(one);
    let bots = Bots { sit_down: sit_down::<G>, ..Bots::of() };
    let options = Value::Object(Map::new());
    let table = Simulation::<G>::new(bots, kinds, effort(others), options, G::own_material(), SEED)
        .unwrap_or_else(|flaw| panic!("a table of {players}: {flaw}"))
        .with_first_effort(effort(one));
    let begin = Instant::now();
    let tally = table.run(games, |_, _| Ok::<(), ()>(())).expect("nothing is kept");
    let summary: Summary = tally.summary(begin.elapsed().as_secs_f64());
    let first = &summary.bots[0];
    let name = if one == Level::Expert { "the network" } else { "the sums" };
    println!(
        "{}, {players} players, {games} games, one by {name}: {:.1}% ({:.1} to {:.1})",
        G::NAME,
        100.0 * first.win_share,
        100.0 * first.win_share_interval[0],
        100.0 * first.win_share_interval[1],
    );
    for (side, [nanos, decisions]) in ["network", "sums"].into_iter().zip(&CLOCKS) {
        let (nanos, decisions) = (nanos.load(Ordering::Relaxed), decisions.load(Ordering::Relaxed));
        println!("  {side}: {:.2} ms a decision", nanos as f64 / 1e6 / decisions.max(1) as f64);
    }
}
