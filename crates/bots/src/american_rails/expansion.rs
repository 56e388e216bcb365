//! Whole expansions: the ways worth building with a number of cubes.

use american_rails::{Action, Company, Hex, Position, Prices, Question, Reach, Routes};
use game::{Game, Seat};

use super::interest::Interest;
use crate::Line;

/// No way is looked at beyond this many cubes.
pub(super) const FARTHEST: usize = 7;

/// A way to build, and what it is worth to the player.
#[derive(Clone, Copy)]
pub(super) struct Expansion {
    pub(super) cubes: Line<Action>,
    pub(super) worth: f32,
    /// Whether more could be laid, so that the player has to say that this is all.
    pub(super) unfinished: bool,
}

/// One company's way to one city.
#[derive(Clone, Copy)]
struct Leg {
    company: Company,
    city: Hex,
    /// How many cubes it takes now; the rest, if any, is built later.
    cubes: usize,
    worth: f32,
}

/// How much of its worth a city keeps that is reached only with a later expansion.
const LATER: f32 = 0.45;
/// Cubes are scarcer than dollars: what a longer way must save.
const SAVING: u8 = 2;
/// A cube could be laid elsewhere.
const CUBE: f32 = 0.15;

/// Where the companies of a player could build.
#[derive(Clone, Copy)]
pub(super) struct Survey {
    prices: Prices,
    routes: [Option<Routes>; Company::COUNT],
}

impl Survey {
    /// Looks `cubes` far.
    pub(super) fn of(state: &Position, by: Seat, cubes: usize) -> Survey {
        let prices = state.prices();
        let builds = |company| {
            state.held(company, by) > 0 && state.cubes(company) > 0 && state.treasury(company).0 >= 2
        };
        let mut survey = Survey { prices, routes: [None; Company::COUNT] };
        for (company, routes) in Company::ALL.into_iter().zip(&mut survey.routes) {
            if builds(company) {
                *routes = Some(ways(state, &survey.prices, company, cubes));
            }
        }
        survey
    }

    fn routes(&self) -> impl Iterator<Item = (Company, &Routes)> {
        Company::ALL
            .into_iter()
            .zip(&self.routes)
            .filter_map(|(company, routes)| Some((company, routes.as_ref()?)))
    }

    /// What the best city within each number of cubes is worth, without what else could be built.
    pub(super) fn best_by_cubes(&self, state: &Position, interest: &Interest) -> [f32; 5] {
        let mut best = [0.0_f32; 5];
        for (company, routes) in self.routes() {
            each_leg(state, company, interest, routes, 4, |leg| {
                best[leg.cubes] = best[leg.cubes].max(leg.worth);
            });
        }
        for cubes in 1..5 {
            best[cubes] = best[cubes].max(best[cubes - 1]);
        }
        best
    }

    /// The best expansions of at most `cubes`; at most `most` of them.
    pub(super) fn expansions(
        &self,
        state: &Position,
        interest: &Interest,
        cubes: usize,
        most: usize,
    ) -> Vec<Expansion> {
        let mut legs: Vec<Leg> = Vec::with_capacity(64);
        for (company, routes) in self.routes() {
            each_leg(state, company, interest, routes, cubes, |leg| legs.push(leg));
        }
        legs.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let mut found: Vec<Expansion> = Vec::with_capacity(most);
        for &leg in legs.iter().take(most) {
            let mut survey = *self;
            let mut state = state.clone();
            let mut expansion = Expansion { cubes: Line::new(), worth: 0.0, unfinished: true };
            survey.lay(&mut state, leg, cubes, &mut expansion);
            survey.fill_up(&mut state, interest, cubes, &mut expansion);
            if !found.iter().any(|known| same_cubes(known, &expansion)) {
                found.push(expansion);
            }
        }
        found
    }

    /// The expansion that seems best at every step: good enough for a play-out.
    pub(super) fn quick_expansion(
        mut self,
        state: &Position,
        interest: &Interest,
        cubes: usize,
    ) -> Expansion {
        let mut state = state.clone();
        let mut expansion = Expansion { cubes: Line::new(), worth: 0.0, unfinished: true };
        self.fill_up(&mut state, interest, cubes, &mut expansion);
        expansion
    }

    /// Lays the best ways that are left, as long as there are cubes.
    fn fill_up(
        &mut self,
        state: &mut Position,
        interest: &Interest,
        cubes: usize,
        expansion: &mut Expansion,
    ) {
        while expansion.cubes.len() < cubes && expansion.unfinished {
            let room = cubes - expansion.cubes.len();
            let mut best: Option<Leg> = None;
            for (company, routes) in self.routes() {
                each_leg(state, company, interest, routes, room, |leg| {
                    if leg.worth > best.map_or(0.0, |known| known.worth) {
                        best = Some(leg);
                    }
                });
            }
            let Some(leg) = best else { return };
            let laid = expansion.cubes.len();
            self.lay(state, leg, cubes, expansion);
            if expansion.cubes.len() == laid {
                return;
            }
        }
    }

    /// Lays a way's cubes on the board, as far as there are cubes, and looks again from there.
    fn lay(&mut self, state: &mut Position, leg: Leg, cubes: usize, expansion: &mut Expansion) {
        let Leg { company, city, worth, .. } = leg;
        let Some(routes) = &self.routes[company.index()] else { return };
        let by = state.actor();
        expansion.worth += worth;
        // What is longer is not begun: its end lies beside no track.
        let way = routes.way(city);
        for &hex in &way[way.len().saturating_sub(FARTHEST)..] {
            let action = Action::Lay(company, hex);
            if expansion.cubes.len() >= cubes || !expansion.unfinished || state.check(action).is_err() {
                break;
            }
            state.apply(action, &mut |_| ());
            expansion.cubes.push(action);
            expansion.unfinished =
                state.actor() == by && matches!(state.question(), Some(Question::Use { .. }));
            self.prices[hex.index()] = state.price(hex).map_or(0, |price| price.0 as u8);
        }
        let room = cubes - expansion.cubes.len();
        self.routes[company.index()] = (room > 0).then(|| ways(state, &self.prices, company, room + 1));
    }
}

fn ways(state: &Position, prices: &Prices, company: Company, cubes: usize) -> Routes {
    let reach = Reach { budget: state.treasury(company), cubes: cubes.min(FARTHEST), saving: SAVING };
    Routes::of(state, prices, company, state.reach(company).iter(), reach)
}

/// Every way of a company to a city, with its worth; one that takes more than `cubes` is begun now and
/// ends later.
fn each_leg(
    state: &Position,
    company: Company,
    interest: &Interest,
    routes: &Routes,
    cubes: usize,
    mut found: impl FnMut(Leg),
) {
    for city in routes.cities().iter() {
        let needed = routes.cubes(city);
        let worth = interest.city(state, company, city);
        let worth = if needed <= cubes {
            worth
        } else {
            // Where the years are few, later is never.
            worth * LATER * (1.0 - 1.0 / interest.left.max(1.0)) * cubes as f32 / needed as f32
        };
        let worth =
            worth - interest.treasury(company, routes.cost(city) as f32) - CUBE * needed.min(cubes) as f32;
        found(Leg { company, city, cubes: needed.min(cubes), worth });
    }
}

/// Whether two expansions lay the same cubes, in whatever order.
fn same_cubes(one: &Expansion, other: &Expansion) -> bool {
    one.cubes.len() == other.cubes.len() && one.cubes.iter().all(|cube| other.cubes.contains(cube))
}
