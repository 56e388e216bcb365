use std::mem;

use game::{List, Money};

use crate::{Company, Hex, HexSet, Position};

/// The hexes of a way, in the order they are built.
pub type Way = List<Hex, { Routes::FARTHEST }>;

/// What the next cube costs in every hex, indexed by hex; 0 where there is no room for one.
pub type Prices = [u8; Hex::MOST];

/// How far a company looks for ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// No way costs more.
    pub budget: Money,
    /// No way takes more cubes.
    pub cubes: usize,
    /// What a way that takes more cubes must save, at least $1: of two that cost the same, the one with fewer cubes is
    /// preferred.
    pub saving: u8,
}

/// The cheapest ways from a company's track to every hex it could build to, cube by cube.
#[derive(Clone, Copy, Debug)]
pub struct Routes {
    /// What the cheapest way to a hex costs; `NEVER` where none was found.
    cost: [u8; Hex::MOST],
    /// How many cubes that way takes.
    cubes: [u8; Hex::MOST],
    /// The hex before the last.
    before: [Hex; Hex::MOST],
    reached: HexSet,
    cities: HexSet,
}

const NEVER: u8 = u8::MAX;

/// The hexes that were reached with one number of cubes.
type Edge = List<Hex, { Hex::MOST - 1 }>;

impl Routes {
    /// No company has more cubes.
    pub const FARTHEST: usize = 30;

    /// The cheapest ways of a company, at the prices of the state of play, within all the cubes it has left and
    /// whatever its treasury.
    pub fn anywhere(state: &Position, company: Company) -> Routes {
        let reach = Reach { budget: Money(i32::from(NEVER) - 1), cubes: Routes::FARTHEST, saving: 1 };
        Routes::of(state, &state.prices(), company, state.reach(company).iter(), reach)
    }

    /// Goes out from a company's track. `first` are the hexes beside the track: of ways that cost the same, the one
    /// that begins with an earlier hex is preferred. Allocates nothing.
    pub fn of(
        state: &Position,
        prices: &Prices,
        company: Company,
        first: impl Iterator<Item = Hex>,
        reach: Reach,
    ) -> Routes {
        let board = state.board();
        let budget = reach.budget.0.clamp(0, i32::from(NEVER) - 1) as u8;
        let cubes = reach.cubes.min(Routes::FARTHEST).min(usize::from(state.cubes(company)));
        let mut routes = Routes {
            cost: [NEVER; Hex::MOST],
            cubes: [0; Hex::MOST],
            before: [Hex::default(); Hex::MOST],
            reached: HexSet::EMPTY,
            cities: HexSet::EMPTY,
        };
        if cubes == 0 {
            return routes;
        }
        // Its own track is no ground to build on.
        for &own in state.track(company) {
            routes.cost[own.index()] = 0;
        }
        let mut edge: Edge = List::new();
        let mut next: Edge = List::new();
        for hex in first {
            let price = prices[hex.index()];
            if price > 0 && price <= budget && routes.cost[hex.index()] == NEVER {
                routes.cost[hex.index()] = price;
                routes.cubes[hex.index()] = 1;
                edge.push(hex);
            }
        }
        let mut reached: HexSet = edge.iter().copied().collect();
        // One after the other, so that nothing is copied.
        let (mut edge, mut next) = (&mut edge, &mut next);
        for cube in 2..=cubes as u8 {
            next.clear();
            for &from in edge.iter() {
                let paid = routes.cost[from.index()];
                for &to in board.beside(from) {
                    let price = prices[to.index()];
                    let known = routes.cost[to.index()];
                    let total = paid.saturating_add(price);
                    let dear = (total > budget) | (total.saturating_add(reach.saving) > known);
                    if (price == 0) | dear {
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
            mem::swap(&mut edge, &mut next);
        }
        routes.reached = reached;
        routes.cities = reached & board.cities();
        routes
    }

    /// All hexes to which there is a way.
    pub fn reached(&self) -> HexSet {
        self.reached
    }

    /// All cities to which there is a way.
    pub fn cities(&self) -> HexSet {
        self.cities
    }

    /// What the way to a hex costs, in dollars.
    pub fn cost(&self, hex: Hex) -> i32 {
        i32::from(self.cost[hex.index()])
    }

    /// How many cubes the way to a hex takes.
    pub fn cubes(&self, hex: Hex) -> usize {
        usize::from(self.cubes[hex.index()])
    }

    /// The way to a hex that was reached. With a saving, or where the cubes end, a part of it may have been found cheaper
    /// but longer after it: then it is longer than [`Routes::cubes`] says.
    pub fn way(&self, to: Hex) -> Way {
        let mut back = [to; Routes::FARTHEST];
        let mut len = 1;
        let mut hex = to;
        while len < Routes::FARTHEST && self.cubes(hex) > 1 {
            hex = self.before[hex.index()];
            back[len] = hex;
            len += 1;
        }
        back[..len].iter().rev().copied().collect()
    }
}

impl Position {
    /// What the next cube costs in every hex, indexed by hex; 0 where there is no room for one.
    pub fn prices(&self) -> Prices {
        let mut prices = [0; Hex::MOST];
        for hex in self.board().hexes() {
            prices[hex.index()] = self.price(hex).map_or(0, |price| price.0 as u8);
        }
        prices
    }

    /// What the cubes of a way cost, each at its price of now.
    pub fn cost_of(&self, way: &[Hex]) -> Money {
        way.iter().filter_map(|&hex| self.price(hex)).sum()
    }

    /// What a company would earn with cubes on all hexes of a way.
    pub fn income_with(&self, company: Company, way: &[Hex]) -> Money {
        let mut after = self.clone();
        for &hex in way.iter().filter(|&&hex| !self.tracks_in(hex).contains(company)) {
            after.place(company, hex, &mut |_| ());
        }
        after.income(company)
    }
}
