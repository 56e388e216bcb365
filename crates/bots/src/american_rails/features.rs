//! What bots look at to judge a position.

use american_rails::{Company, Position};
use game::{BySeat, Game, Seat};

use super::interest::newcomer_value;
use super::sight::growths;
use crate::{Features, Weighed, Weights};

impl Weighed for Position {
    const FEATURES: &'static [&'static str] = &[
        "cash",
        "dividends",
        "treasury",
        "near",
        "far",
        "connections",
        "dilution",
        "partners",
        "turn-order",
        "builders",
        "shares",
        "everybody",
    ];
    const FORTUNE: f32 = 150.0;
    /// The preparation, and each year.
    const STAGES: usize = 8;

    fn weights() -> &'static Weights {
        super::judgement::weights()
    }

    fn stage(&self) -> usize {
        match self.column() {
            Some(_) => usize::from(self.year() - Position::FIRST_YEAR) + 1,
            None => 0,
        }
    }

    fn features(&self) -> BySeat<Features> {
        features(self, &growths(self))
    }
}

/// The features of a position in which the companies could grow like this.
pub(super) fn features(state: &Position, growths: &[Growth; Company::COUNT]) -> BySeat<Features> {
    let players = state.players();
    let left = dividends_left(state);
    let mut seats = BySeat::filled([0.0; 16]);
    for seat in Seat::all(players) {
        seats[seat][0] = state.cash(seat).0 as f32;
        seats[seat][11] = 1.0;
    }
    for company in state.companies() {
        let sold = state.sold(company);
        if sold == 0 || !state.on_map(company) {
            continue;
        }
        let growth = &growths[company.index()];
        let each = 1.0 / f32::from(sold);
        let holders = Seat::all(players).filter(|&seat| state.held(company, seat) > 0).count() as f32;
        let dividend = state.dividend(company).0 as f32 * left;
        let lasting = (left - 0.5).max(0.0) * each;
        for seat in Seat::all(players) {
            let held = f32::from(state.held(company, seat));
            if held == 0.0 {
                continue;
            }
            let features = &mut seats[seat];
            features[1] += held * dividend;
            features[2] += held * lasting * growth.money;
            features[3] += held * lasting * growth.near;
            features[4] += held * lasting * growth.far;
            features[5] += held * lasting * growth.connections;
            features[6] += held * dividend * f32::from(state.supply(company)) / f32::from(sold + 1);
            features[7] += held * dividend * (holders - 1.0);
            features[9] += left;
            features[10] += held * left;
        }
    }
    // Whoever is early in the column has the choice; of no use after the last one.
    if let Some(column) = state.column() {
        for (place, &seat) in state.order().iter().enumerate() {
            let early = (players - 1) as f32 / 2.0 - place as f32;
            seats[seat][8] = if column == 0 { early } else { 0.5 * early };
        }
    }
    seats
}

/// The dividends that can be expected, this year's included: the game may end before its last year
/// when shares or supplies run out.
pub(super) fn dividends_left(state: &Position) -> f32 {
    let by_year = f32::from(Position::LAST_YEAR - state.year() + 1);
    let shares: u8 = state.companies().map(|company| state.supply(company)).sum();
    // Where they sell fast, not quite three shares a year.
    let by_shares = f32::from(shares) / 2.8;
    // The supply that will be low when as many are as there are players, and what a year takes of it.
    let mut pieces = [u8::MAX; Company::COUNT + 1];
    for company in state.companies() {
        pieces[company.index()] = state.cubes(company);
    }
    pieces[Company::COUNT] = state.markers();
    pieces.sort_unstable();
    let by_supplies = 0.28 * f32::from(pieces[state.players() - 1].saturating_sub(2));
    by_year.min(1.0 + by_shares.min(by_supplies))
}

/// Where a company could grow.
#[derive(Clone, Copy, Default)]
pub(super) struct Growth {
    /// What it has to build with, as far as that can be used.
    pub(super) money: f32,
    /// What the cities within two steps would earn it.
    pub(super) near: f32,
    /// What those within five steps would, the farther the less.
    pub(super) far: f32,
    /// The special connections it can still make, the farther the less.
    pub(super) connections: f32,
}

impl Growth {
    pub(super) fn of(state: &Position, company: Company) -> Growth {
        let board = state.board();
        let money = state.treasury(company).0 as f32;
        let cubes = state.cubes(company);
        let mut growth =
            Growth { money: money.min(4.0 * f32::from(cubes)), near: 0.0, far: 0.0, connections: 0.0 };
        let affordable = |step: u8| (money / (2.7 * f32::from(step))).min(1.0);
        let within_means: [f32; 6] = std::array::from_fn(|step| affordable(step as u8));
        board.each_city_within(cubes.min(5), state.track(company), |city, step| {
            if step == 0 {
                return;
            }
            let gain = newcomer_value(state, city).0 as f32 * within_means[usize::from(step)];
            if step <= 2 {
                growth.near += gain;
            } else {
                growth.far += gain / f32::from(step - 1);
            }
        });
        let ends = board.special();
        let reached = ends.iter().filter(|&&end| state.tracks_in(end).contains(company)).count() as f32;
        if reached > 0.0 {
            for end in ends {
                let steps = board.steps(end);
                let step = state.track(company).iter().map(|hex| steps[hex.index()]).min().unwrap_or(u8::MAX);
                if step > 0 && step <= cubes.min(12) {
                    growth.connections += reached * 10.0 * affordable(step) / (1.0 + 0.5 * f32::from(step));
                }
            }
        }
        growth
    }
}
