//! Where on a map something can be shown.

use american_rails::{Board, Hex, Terrain};

/// Two cities, to begin somewhere.
pub(super) fn two_cities(board: &Board) -> Option<[Hex; 2]> {
    let mut cities = board.cities().iter();
    Some([cities.next()?, cities.next()?])
}

/// A city that can be developed and is worth more alone, and another from which it is soon reached.
pub(super) fn neighbours(board: &Board) -> Option<(Hex, Hex)> {
    const NEAR: u8 = 3;
    let lost = |city: Hex| board.full(city) - board.shared(city);
    let pairs = board.cities().iter().filter(|&city| board.developable().contains(city)).flat_map(|city| {
        let steps = board.steps(city);
        let near = move |other: &Hex| *other != city && steps[other.index()] <= NEAR;
        board.cities().iter().filter(near).map(move |other| (city, other, steps[other.index()]))
    });
    let best = pairs.max_by_key(|&(city, other, steps)| (lost(city), NEAR - steps, -board.full(other)))?;
    Some((best.0, best.1))
}

/// A city with as many kinds of land around it as there are; beside it plains that another city borders on, too.
pub(super) fn crossroads(board: &Board) -> Option<(Hex, Hex, Hex)> {
    let plains = |hex: &Hex| board.terrain(*hex) == Terrain::Plains;
    let between = |city: Hex| {
        let shared = board.beside(city).iter().copied().filter(plains);
        let other = move |hex: Hex| {
            let cities = board.beside(hex).iter().copied().filter(move |&other| other != city);
            cities.filter(|&other| board.terrain(other) == Terrain::City).map(move |other| (city, hex, other))
        };
        shared.flat_map(other).next()
    };
    let kinds = |city: Hex| {
        let around = |terrain| board.beside(city).iter().any(|&hex| board.terrain(hex) == terrain);
        [Terrain::Plains, Terrain::Forest, Terrain::Mountain].into_iter().filter(|&kind| around(kind)).count()
    };
    board
        .cities()
        .iter()
        .filter_map(between)
        .max_by_key(|&(city, ..)| (kinds(city), board.beside(city).len()))
}

/// A city that can be developed, near a special one, with as much as possible to be seen around both.
pub(super) fn sight(board: &Board) -> Option<(Hex, Hex)> {
    const NEAR: u8 = 4;
    let ordinary = |city: &Hex| board.developable().contains(*city) && !board.special().contains(city);
    let pairs = board.special().into_iter().flat_map(|special| {
        let steps = board.steps(special);
        let near = board.cities().iter().filter(ordinary);
        near.filter(move |city| steps[city.index()] <= NEAR).map(move |city| (city, special))
    });
    let kinds = |(city, special): (Hex, Hex)| {
        let seen = |terrain| around(board, &[city, special]).any(|hex| board.terrain(hex) == terrain);
        let land = [Terrain::Plains, Terrain::Forest, Terrain::Mountain].into_iter();
        land.filter(|&kind| seen(kind)).count() + usize::from(!board.developable().contains(special))
    };
    let near = |(city, special): (Hex, Hex)| NEAR - board.steps(special)[city.index()];
    pairs.max_by_key(|&pair| (kinds(pair), near(pair), board.full(pair.0)))
}

/// Hexes, with all that lie beside them.
pub(super) fn around(board: &Board, hexes: &[Hex]) -> impl Iterator<Item = Hex> {
    let mut all: Vec<Hex> = hexes.to_vec();
    for &hex in hexes {
        all.extend_from_slice(board.beside(hex));
    }
    all.into_iter()
}
