//! Where a company should begin.

use american_rails::{Hex, Position};

/// The best of some cities.
pub(super) fn best_start(state: &Position, cities: impl Iterator<Item = Hex>) -> Option<Hex> {
    let promising = cities.map(|city| (promise(state, city), city));
    promising.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, city)| city)
}

/// The cities in which a company can begin.
pub(super) fn free_cities(state: &Position) -> impl Iterator<Item = Hex> {
    state.board().cities().iter().filter(|&city| state.tracks_in(city).is_empty())
}

/// A city that pays, with others near it that pay.
pub(super) fn promise(state: &Position, city: Hex) -> f32 {
    let board = state.board();
    let mut promise = board.full(city) as f32;
    for &(other, step) in board.near_cities(city) {
        let value = if state.tracks_in(other).is_empty() { board.full(other) } else { board.shared(other) };
        promise += value as f32 / (1.0 + f32::from(step));
    }
    if board.special().contains(&city) { promise + 1.5 } else { promise }
}
