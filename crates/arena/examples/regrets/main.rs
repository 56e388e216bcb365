//! What bots pay for shares that cannot bring it back any more, and how many bids that takes:
//!
//! ```text
//! cargo run --release -p arena --example regrets -- GAME [GAMES] [ITERATIONS] [BOTS]
//! ```
//!
//! Bots of the levels that think, and of every character, sit at tables of every size, drawn anew for each
//! table; with ITERATIONS play-outs for each decision, so that the games are the same on any machine. BOTS
//! are others, as in `hard,hard:miser`.
//!
//! American Rails: the shares sold in the last column of a year that is certainly the last, where a share
//! pays once. North American Railways: the shares sold in the last turn, once that is certain.

mod sales;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Instant;

use american_rails::Position as AmericanRails;
use arena::{Entrants, FinishedGame, Simulation};
use bots::{Bots, Character, Effort, Kind, Level};
use north_american_railways::Position as NorthAmericanRailways;
use sales::{Sale, Sales};
use serde_json::{Map, Value};

const SEED: u64 = 17;

fn main() {
    let mut given = std::env::args().skip(1);
    let game = given.next().unwrap_or_default();
    let games = given.next().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let iterations = given.next().and_then(|text| text.parse().ok()).unwrap_or(40);
    let kinds: Vec<Kind> = match given.next() {
        Some(names) => names.split(',').filter_map(Kind::named).collect(),
        None => thinking().collect(),
    };
    match game.as_str() {
        "american-rails" => report::<AmericanRails>(games, iterations, &kinds),
        "north-american-railways" => report::<NorthAmericanRailways>(games, iterations, &kinds),
        _ => eprintln!(
            "regrets GAME [GAMES] [ITERATIONS] [BOTS]: GAME is american-rails or north-american-railways"
        ),
    }
}

/// Every kind of bot that thinks.
fn thinking() -> impl Iterator<Item = Kind> {
    let levels = [Level::Medium, Level::Hard, Level::Expert];
    levels
        .into_iter()
        .flat_map(|level| Character::ALL.into_iter().map(move |character| Kind { level, character }))
}

/// What one kind of bot has bought when it could only pay once more.
#[derive(Default)]
struct Count {
    sales: u32,
    regretted: u32,
    lost: i32,
    worst: i32,
}

impl Count {
    fn add(&mut self, sale: &Sale) {
        let lost = sale.regret();
        self.sales += 1;
        if lost > 0 {
            self.regretted += 1;
            self.lost += lost;
            self.worst = self.worst.max(lost);
        }
    }
}

fn report<G: Sales>(games: u64, iterations: u32, kinds: &[Kind]) {
    let begin = Instant::now();
    let sizes: Vec<usize> = G::DESCRIPTION.players.collect();
    let seen = Mutex::new(Vec::new());
    for (place, &players) in sizes.iter().enumerate() {
        // The games that are over after equal parts go to the first sizes.
        let games = (games + (sizes.len() - 1 - place) as u64) / sizes.len() as u64;
        let entrants = Entrants::pool(kinds.to_vec(), players);
        let effort = Effort { iterations: Some(iterations), ..Effort::default() };
        let options = Value::Object(Map::new());
        let table = Simulation::<G>::new(Bots::of(), entrants, effort, options, G::own_material(), SEED)
            .unwrap_or_else(|flaw| panic!("a table of {players}: {flaw}"));
        let keep = |number, game: FinishedGame<G>| {
            let sales = G::sales(&game.record);
            seen.lock().expect("nobody panics").extend(sales.into_iter().map(|sale| (players, number, sale)));
            Ok::<(), ()>(())
        };
        table.run(games, keep).expect("nothing is kept");
    }
    let mut seen = seen.into_inner().expect("nobody panics");
    seen.sort_by_key(|&(players, number, _)| (players, number));
    println!("{}, {games} games of {iterations} play-outs a decision, seed {SEED}", G::NAME);
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut all = Count::default();
    for (_, _, sale) in seen.iter().filter(|(.., sale)| sale.pays_once) {
        counts.entry(&sale.buyer).or_default().add(sale);
        all.add(sale);
    }
    println!("  sold when a share pays once: {}, for more than it paid:", all.sales);
    for (buyer, Count { sales, regretted, lost, worst }) in counts {
        println!("    {buyer:<15} {regretted:4} of {sales:4}, ${lost} in all, ${worst} at worst");
    }
    println!(
        "    {:<15} {:4} of {:4}, ${} in all, ${} at worst",
        "all", all.regretted, all.sales, all.lost, all.worst
    );
    for (players, number, sale) in
        seen.iter().filter(|(.., sale)| sale.pays_once && sale.regret() > 0).take(12)
    {
        println!("      {players} players, game {number}: {sale:?}");
    }
    let later = seen.iter().filter(|(.., sale)| !sale.pays_once);
    let (count, paid, back) = later.fold((0, 0, 0), |(count, paid, back), (.., sale)| {
        (count + 1, paid + sale.price.0, back + sale.paid_back.0)
    });
    println!(
        "  other sales: {count}, for ${:.1} on average, paid back ${:.1}",
        f64::from(paid) / f64::from(count.max(1)),
        f64::from(back) / f64::from(count.max(1))
    );
    let bids: u32 = seen.iter().map(|(.., sale)| sale.bids).sum();
    let (mean, most) = (
        f64::from(bids) / seen.len().max(1) as f64,
        seen.iter().map(|(.., sale)| sale.bids).max().unwrap_or(0),
    );
    println!("  bids for a share: {mean:.1} on average, {most} at most");
    println!("  {:.0} s", begin.elapsed().as_secs_f64());
}
