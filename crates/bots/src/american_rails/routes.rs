//! Where a company's track could go next.

use american_rails::{Company, Hex, Position};
use game::Money;

/// A way to a city: the hexes to build on, the city last.
#[derive(Clone, Debug)]
pub(super) struct Route {
    pub(super) hexes: Vec<Hex>,
    pub(super) price: Money,
    /// What the company's income would rise by.
    pub(super) gain: Money,
}

/// The cheapest ways to each city that the company does not have, of at most so many cubes and for
/// no more than `budget`.
pub(super) fn routes(state: &Position, company: Company, cubes: usize, budget: Money) -> Vec<Route> {
    let board = state.board();
    let cubes = cubes.min(usize::from(state.cubes(company)));
    // What it costs to build up to a hex, and from which hex; layer by layer, a cube each.
    let mut known: [Option<(Money, Option<Hex>)>; Hex::MOST] = [None; Hex::MOST];
    for &hex in state.track(company) {
        known[hex.index()] = Some((Money::ZERO, None));
    }
    let mut edge: Vec<Hex> = state.track(company).to_vec();
    for _ in 0..cubes {
        let mut next = Vec::new();
        for &from in &edge {
            let Some((paid, _)) = known[from.index()] else { continue };
            for to in board.neighbours(from).iter() {
                if state.tracks_in(to).contains(company) {
                    continue;
                }
                let Some(price) = state.price(to) else { continue };
                let total = paid + price;
                if total <= budget && known[to.index()].is_none_or(|(other, _)| total < other) {
                    known[to.index()] = Some((total, Some(from)));
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    let reached = board.cities().iter().filter(|&city| !state.tracks_in(city).contains(company));
    let way = |city: Hex| {
        let (price, mut from) = known[city.index()]?;
        let mut hexes = vec![city];
        while let Some(hex) = from.filter(|&hex| !state.tracks_in(hex).contains(company)) {
            hexes.push(hex);
            // A cheaper way found later can be longer than the cubes allow.
            if hexes.len() > cubes {
                return None;
            }
            from = known[hex.index()].and_then(|(_, from)| from);
        }
        hexes.reverse();
        Some(Route { hexes, price, gain: gain(state, company, city) })
    };
    reached.filter_map(way).collect()
}

/// What a city would add to the company's income.
pub(super) fn gain(state: &Position, company: Company, city: Hex) -> Money {
    let special = state.board().special();
    let value =
        if state.tracks_in(city).is_empty() { state.full_value(city) } else { state.shared_value(city) };
    if !special.contains(&city) {
        return value;
    }
    let connected =
        special.into_iter().filter(|&other| other != city && state.tracks_in(other).contains(company));
    connected.fold(value, |sum, _| sum + Position::CONNECTION)
}
