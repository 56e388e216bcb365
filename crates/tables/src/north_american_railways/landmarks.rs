//! Prices at which something changes: the treasury can buy more, or the price is what the director pays anyway.

use game::{Game, Money, Seat};
use north_american_railways::{Action, City, Position};

use super::deal::Deal;
use super::focus::{Lot, most};
use super::words::city as called;
use crate::Scene;

/// A price, and why it is one to think of.
pub(super) struct Landmark {
    pub(super) price: Money,
    pub(super) why: String,
    /// Whether it is the director's own price, not one that buys cities.
    pub(super) fixed: bool,
}

/// The most that are shown.
const MOST: usize = 4;

/// The landmarks of a share, the lowest price first.
pub(super) fn of(scene: &Scene<Position>, lot: &Lot) -> Vec<Landmark> {
    let state = scene.state;
    let mut found: Vec<Landmark> = Vec::new();
    let treasury = state.treasury(lot.company);
    let wishes = wishes(state, lot);
    let mut before = best(state, &wishes, treasury);
    let highest = most(state).0;
    for price in (1..=highest / Position::PRICE_STEP.0).map(|steps| Position::PRICE_STEP * steps) {
        let Some(deal) = lot.action_at(state, price).and_then(|action| Deal::of(state, action)) else {
            continue;
        };
        let best = best(state, &wishes, treasury + deal.treasury);
        if best != before {
            before = best;
            if let Some(wish) = best {
                found.push(Landmark { price, why: names(state, wish), fixed: false });
            }
        }
    }
    let asked = asked(state, lot).filter(|_| most(state) >= Position::FIXED_PRICE);
    let kept = MOST - usize::from(asked.is_some());
    if found.len() > kept {
        // The last ones buy most.
        found.drain(..found.len() - kept);
    }
    if let Some(director) =
        asked.filter(|_| found.iter().all(|landmark| landmark.price != Position::FIXED_PRICE))
    {
        let why = scene.say("nar-desk-own-price", &[("player", scene.name(director).into())]);
        found.push(Landmark { price: Position::FIXED_PRICE, why, fixed: true });
    }
    found.sort_by_key(|landmark| landmark.price);
    found
}

/// What the treasury would have at the price in mind, and the most it could buy with that.
pub(super) fn caption(scene: &Scene<Position>, lot: &Lot) -> Option<String> {
    let state = scene.state;
    let deal = lot.action(state).and_then(|action| Deal::of(state, action))?;
    let treasury = state.treasury(lot.company) + deal.treasury;
    let wishes = wishes(state, lot);
    Some(match best(state, &wishes, treasury) {
        Some(wish) => {
            let args = [("treasury", treasury.into()), ("cities", names(state, wish).into())];
            scene.say("nar-desk-treasury-buys", &args)
        }
        None => scene.say("nar-desk-treasury-buys-nothing", &[("treasury", treasury.into())]),
    })
}

/// One city, or two where at least two players could buy one for the company.
type Wish = (City, Option<City>);

fn wishes(state: &Position, lot: &Lot) -> Vec<Wish> {
    let fronts: Vec<City> = state.front_cities().map(|(_, city)| city).collect();
    let holders = Seat::all(state.players())
        .filter(|&seat| state.held(lot.company, seat) > 0 || state.actor() == Some(seat));
    let two = holders.count() > 1;
    let mut wishes: Vec<Wish> = fronts.iter().map(|&city| (city, None)).collect();
    if two {
        for (place, &city) in fronts.iter().enumerate() {
            wishes.extend(fronts[place + 1..].iter().map(|&other| (city, Some(other))));
        }
    }
    wishes
}

fn cost(state: &Position, (city, other): Wish) -> Money {
    state.deck().cost(city) + other.map_or(Money::ZERO, |other| state.deck().cost(other))
}

/// The dearest that the treasury can pay for; of two that cost the same, more cities.
fn best(state: &Position, wishes: &[Wish], treasury: Money) -> Option<Wish> {
    let affordable = wishes.iter().copied().filter(|&wish| cost(state, wish) <= treasury);
    affordable.max_by_key(|&wish| (cost(state, wish), wish.1.is_some()))
}

fn names(state: &Position, (city, other): Wish) -> String {
    match other {
        Some(other) => format!("{} + {}", called(state, city), called(state, other)),
        None => called(state, city).to_owned(),
    }
}

/// The director who answers a price for this share.
fn asked(state: &Position, lot: &Lot) -> Option<Seat> {
    let proposed = matches!(lot.action(state), Some(Action::Propose { .. }));
    state.director(lot.company).filter(|_| proposed)
}
