//! When a share can only pay once more, nobody bids more for it than that.

use american_rails::{Action, Position, Row};
use bots::{Character, Effort, Kind, Level, Played, sit_down};
use game::{Dice, Game, Money, Recorded, Seeded};
use serde_json::{Map, Value};

/// Moments of games in which somebody chooses a row in the last column of the last year.
fn last_columns(seeds: std::ops::Range<u64>) -> Vec<Position> {
    let mut seen = Vec::new();
    for seed in seeds {
        let (players, mut dice) = (3 + seed as usize % 3, Seeded::new(seed, 1));
        let options = Value::Object(Map::new());
        let setup = Position::draw(players, &options, &Position::own_material(), &mut Seeded::new(seed, 0));
        let mut state = Position::start(&setup.expect("a setup")).expect("a start");
        let mut legal = Vec::new();
        while state.actor().is_some() {
            let last = state.column() == Some(2) && state.end_reasons().any();
            if last && state.check(Action::Choose(Row::Auction)).is_ok() {
                seen.push(state.clone());
            }
            state.actions(&mut legal);
            // A few thoughtless moves leave more shares, and players who cannot win any more.
            let thoughtless = dice.below(4) == 0;
            let action = if thoughtless {
                state.thoughtless(&legal, &mut dice)
            } else {
                state.sensible(&legal, &mut dice)
            };
            state.apply(action, &mut |_| ());
        }
    }
    seen
}

#[test]
fn no_bot_bids_more_than_the_one_dividend_that_is_left() {
    let levels = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];
    let effort = Effort { iterations: Some(8), ..Effort::default() };
    let mut asked = 0;
    let mut legal = Vec::new();
    for state in last_columns(0..24) {
        let mut offering = state.clone();
        offering.apply(Action::Choose(Row::Auction), &mut |_| ());
        for company in state.companies() {
            if offering.check(Action::Offer(company)).is_err() || !state.on_map(company) {
                continue;
            }
            let dividend = state.dividend_after_sale(company).expect("a share is left");
            let mut auction = offering.clone();
            auction.apply(Action::Offer(company), &mut |_| ());
            // The bid that stands goes up to where a further one would be too much, and beyond.
            for standing in [0, 10, dividend.0 - 1, dividend.0, dividend.0 + 5, 50] {
                let mut state = auction.clone();
                if standing > 0 && state.check(Action::Bid(Money(standing))).is_ok() {
                    state.apply(Action::Bid(Money(standing)), &mut |_| ());
                }
                if state.auction().is_none() {
                    continue;
                }
                state.actions(&mut legal);
                for number in 0..levels.len() {
                    // In turns, so that every level has every character.
                    let character = Character::ALL[(asked / levels.len() + number) % Character::ALL.len()];
                    let kind = Kind { level: levels[number], character };
                    asked += 1;
                    if let Action::Bid(bid) = sit_down(kind, 3, effort).decide(&state, &legal) {
                        assert!(bid <= dividend, "{kind} bids {bid:?} for {dividend:?}");
                    }
                }
            }
        }
    }
    assert!(asked > 500, "asked {asked} times");
}
