//! Where a company could build: the cheapest ways from its track, cube by cube.

use american_rails::{Company, Hex, HexSet, Position};
use game::List;

/// No way is looked at beyond this many cubes.
pub(super) const FARTHEST: usize = 7;

/// The hexes of a way, in the order they are built.
pub(super) type Way = List<Hex, FARTHEST>;

/// What the next cube costs in every hex; 0 where there is no room for one.
pub(super) type Prices = [u8; Hex::MOST];

pub(super) fn prices(state: &Position) -> Prices {
    let mut prices = [0; Hex::MOST];
    for hex in state.board().hexes() {
        prices[hex.index()] = state.price(hex).map_or(0, |price| price.0 as u8);
    }
    prices
}

/// The cheapest ways that a company's treasury can pay.
#[derive(Clone, Copy)]
pub(super) struct Routes {
    /// What the cheapest way to a hex costs; `NEVER` where none was found.
    cost: [u8; Hex::MOST],
    /// How many cubes that way takes.
    cubes: [u8; Hex::MOST],
    /// The hex before the last.
    before: [Hex; Hex::MOST],
    /// All cities to which there is a way.
    pub(super) cities: HexSet,
}

const NEVER: u8 = u8::MAX;

impl Routes {
    /// Goes out from a company's track, at most `cubes` far. `first` are the hexes beside the track: of
    /// ways that cost the same, the one that begins with an earlier hex is preferred. A way that is found
    /// later must be cheaper by `saving`, or more.
    pub(super) fn of(
        state: &Position,
        prices: &Prices,
        company: Company,
        first: impl Iterator<Item = Hex>,
        cubes: usize,
        saving: u8,
    ) -> Routes {
        let board = state.board();
        let budget = state.treasury(company).0.clamp(0, i32::from(NEVER) - 1) as u8;
        let cubes = cubes.min(FARTHEST).min(usize::from(state.cubes(company)));
        let mut routes = Routes {
            cost: [NEVER; Hex::MOST],
            cubes: [0; Hex::MOST],
            before: [Hex::default(); Hex::MOST],
            cities: HexSet::EMPTY,
        };
        if cubes == 0 {
            return routes;
        }
        // Its own track is no ground to build on.
        for &own in state.track(company) {
            routes.cost[own.index()] = 0;
        }
        let mut edge: List<Hex, { Hex::MOST - 1 }> = List::new();
        for hex in first {
            let price = prices[hex.index()];
            if price > 0 && price <= budget && routes.cost[hex.index()] == NEVER {
                routes.cost[hex.index()] = price;
                routes.cubes[hex.index()] = 1;
                edge.push(hex);
            }
        }
        let mut reached: HexSet = edge.iter().copied().collect();
        for cube in 2..=cubes as u8 {
            let mut next = List::new();
            for &from in edge.iter() {
                let paid = routes.cost[from.index()];
                for &to in board.beside(from) {
                    let price = prices[to.index()];
                    let known = routes.cost[to.index()];
                    let total = paid.saturating_add(price);
                    if price == 0 || total > budget || total.saturating_add(saving) > known {
                        continue;
                    }
                    if routes.cubes[to.index()] != cube {
                        next.push(to);
                    }
                    routes.cost[to.index()] = total;
                    routes.cubes[to.index()] = cube;
                    routes.before[to.index()] = from;
                    reached.insert(to);
                }
            }
            edge = next;
        }
        routes.cities = reached & board.cities();
        routes
    }

    /// What the way to a hex costs.
    pub(super) fn cost(&self, hex: Hex) -> i32 {
        i32::from(self.cost[hex.index()])
    }

    /// How many cubes the way to a hex takes.
    pub(super) fn cubes(&self, hex: Hex) -> usize {
        usize::from(self.cubes[hex.index()])
    }

    /// The way to a hex that was reached.
    pub(super) fn way(&self, to: Hex) -> Way {
        let mut back = [to; FARTHEST];
        let mut len = 1;
        let mut hex = to;
        while len < FARTHEST && self.cubes(hex) > 1 {
            hex = self.before[hex.index()];
            back[len] = hex;
            len += 1;
        }
        back[..len].iter().rev().copied().collect()
    }
}
