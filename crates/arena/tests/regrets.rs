//! Bots among themselves: nobody pays more for a share than it can still pay, and no auction drags on. The short
//! form of `--example regrets`.

#[path = "../examples/regrets/sales.rs"]
mod sales;

use american_rails::Position as AmericanRails;
use arena::{Entrants, FinishedGame, Simulation};
use bots::{Bots, Character, Effort, Kind, Level};
use game::Recorded;
use sales::Sales;
use serde_json::{Map, Value};

/// More would be a row of trivial raises.
const MOST_BIDS: u32 = 40;

#[test]
fn no_bot_regrets_its_last_share_and_no_auction_drags_on() {
    let levels = [Level::Medium, Level::Hard, Level::Medium, Level::Expert];
    let kinds = levels
        .into_iter()
        .flat_map(|level| Character::ALL.into_iter().map(move |character| Kind { level, character }));
    let kinds: Vec<Kind> = kinds.collect();
    let effort = Effort { iterations: Some(6), ..Effort::default() };
    for players in AmericanRails::DESCRIPTION.players {
        let entrants = Entrants::pool(kinds.clone(), players);
        let options = Value::Object(Map::new());
        let table = Simulation::new(Bots::of(), entrants, effort, options, AmericanRails::own_material(), 11)
            .unwrap_or_else(|flaw| panic!("a table of {players}: {flaw}"));
        let keep = |number: u64, game: FinishedGame<AmericanRails>| {
            for sale in AmericanRails::sales(&game.record) {
                let told = || format!("{} at a table of {players}, game {number}: {sale:?}", sale.buyer);
                assert!(!sale.pays_once || sale.regret() <= 0, "{}", told());
                assert!(sale.bids <= MOST_BIDS, "{}", told());
            }
            Ok::<(), ()>(())
        };
        table.run(12, keep).expect("nothing is kept");
    }
}
