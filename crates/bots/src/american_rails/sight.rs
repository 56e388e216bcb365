//! What the network is shown.

use american_rails::{Company, Position, Question};
use game::{BySeat, Game, Seat};

use super::features::{Growth, dividends_left, features};
use crate::sight::{Sight, Sighted, best_other, squash};
use crate::{Weighed, Weights};

impl Sighted for Position {
    fn sight(&self, weights: &Weights) -> Sight {
        let players = self.players();
        let left = dividends_left(self);
        let growths = growths(self);
        let stage = &weights.stages[self.stage()];
        let worths = Weights::sums(&stage.weights, &features(self, &growths), players);
        let mut sight = Sight::of_worths(&worths, players, stage.spread, Position::FORTUNE);
        sight.game = game_as_a_whole(self, left);
        let mut dividends = [0.0; Seat::MOST];
        for company in self.companies() {
            let (place, growth) = (sight.in_game, growths[company.index()]);
            sight.in_game += 1;
            sight.companies[place] = company_seen(self, company, left, &growth);
            let sold = f32::from(self.sold(company));
            let dividend = self.dividend(company).0 as f32;
            let held = |seat| f32::from(self.held(company, seat));
            let holders = Seat::all(players).filter(|&seat| held(seat) > 0.0).count() as f32;
            for seat in Seat::all(players).filter(|&seat| held(seat) > 0.0) {
                let others = Seat::all(players).filter(|&other| other != seat).map(held);
                dividends[seat.index()] += held(seat) * dividend;
                sight.stakes[place][seat] = [
                    1.0,
                    held(seat) / 3.0,
                    held(seat) / sold,
                    others.fold(0.0, f32::max) / 3.0,
                    (holders - 1.0) / 3.0,
                    held(seat) * dividend * left / 60.0,
                    if holders < 2.0 { 1.0 } else { 0.0 },
                    held(seat) / sold * self.treasury(company).0 as f32 / 20.0,
                ];
            }
        }
        seats_seen(self, &worths, stage.spread, &dividends, &mut sight);
        sight
    }

    fn is_at_rest(&self) -> bool {
        matches!(self.question(), Some(Question::Choose | Question::Offer { .. }))
    }
}

/// Where each company that is on the map could grow.
pub(super) fn growths(state: &Position) -> [Growth; Company::COUNT] {
    Company::ALL.map(|company| {
        let grows = state.sold(company) > 0 && state.on_map(company);
        if grows { Growth::of(state, company) } else { Growth::default() }
    })
}

fn game_as_a_whole(state: &Position, left: f32) -> [f32; Sight::GAME] {
    let players = state.players();
    let column = |number| if state.column() == Some(number) { 1.0 } else { 0.0 };
    let is = |so| if so { 1.0 } else { 0.0 };
    let treasuries: i32 = state.companies().map(|company| state.treasury(company).0).sum();
    let cash: i32 = Seat::all(players).map(|seat| state.cash(seat).0).sum();
    let done = Seat::all(players).filter(|&seat| state.next_place(seat).is_some()).count();
    [
        is(state.column().is_none()),
        column(0),
        column(1),
        column(2),
        done as f32 / players as f32,
        f32::from(Position::LAST_YEAR - state.year()) / 6.0,
        left / 6.0,
        f32::from(state.shares_left()) / 15.0,
        state.low_supplies() as f32 / players as f32,
        is(state.end_reasons().any()),
        is(players == 3),
        is(players == 5),
        f32::from(state.markers()) / 12.0,
        treasuries as f32 / 100.0,
        cash as f32 / (80.0 * players as f32),
        state.companies().filter(|&company| state.on_map(company)).count() as f32 / 6.0,
    ]
}

fn company_seen(state: &Position, company: Company, left: f32, growth: &Growth) -> [f32; Sight::COMPANY] {
    let board = state.board();
    let (mut risk, mut potential, mut ends) = (0.0, 0.0, 0.0);
    for (city, _) in state.city_incomes(company) {
        let alone = state.tracks_in(city).len() == 1;
        if alone {
            risk += (state.full_value(city) - state.shared_value(city)).0 as f32;
        }
        if board.developable().contains(city) && !state.is_developed(city) {
            potential += if alone { 2.0 } else { 1.0 };
        }
        if board.special().contains(&city) {
            ends += 1.0;
        }
    }
    let after_sale = state.dividend_after_sale(company).unwrap_or_default().0 as f32;
    [
        if state.on_map(company) { 1.0 } else { 0.0 },
        state.income(company).0 as f32 / 20.0,
        f32::from(state.supply(company)) / 3.0,
        f32::from(state.sold(company)) / 3.0,
        state.treasury(company).0 as f32 / 30.0,
        f32::from(state.cubes(company)) / 20.0,
        if state.is_low(company) { 1.0 } else { 0.0 },
        growth.near / 20.0,
        growth.far / 20.0,
        growth.connections / 10.0,
        ends / 2.0,
        risk / 10.0,
        potential / 10.0,
        state.dividend(company).0 as f32 * left / 40.0,
        after_sale * left / 40.0,
        growth.money / 30.0,
    ]
}

fn seats_seen(
    state: &Position,
    worths: &BySeat<f32>,
    spread: f32,
    dividends: &[f32; Seat::MOST],
    sight: &mut Sight,
) {
    let players = state.players();
    let cash: [f32; Seat::MOST] =
        std::array::from_fn(|seat| if seat < players { state.cash(Seat::new(seat)).0 as f32 } else { 0.0 });
    let (cash, dividends) = (&cash[..players], &dividends[..players]);
    let all_cash: f32 = cash.iter().sum();
    let done = Seat::all(players).filter(|&seat| state.next_place(seat).is_some()).count();
    for seat in Seat::all(players) {
        let own = seat.index();
        let place = state.order().iter().position(|&other| other == seat);
        let shares: u8 = state.companies().map(|company| state.held(company, seat)).sum();
        let companies = state.companies().filter(|&company| state.held(company, seat) > 0).count();
        let next = state.next_place(seat).filter(|_| state.column().is_some());
        let middle = (players - 1) as f32 / 2.0;
        let next_place = next.map_or(0.0, |(first, last)| middle - (first + last) as f32 / 2.0);
        let waits = match place {
            Some(place) if next.is_none() => 1.0 - place.saturating_sub(done) as f32 / players as f32,
            _ => 0.0,
        };
        let richer = cash.iter().filter(|&&other| other > cash[own]).count() as f32;
        sight.seats[seat] = [
            squash(sight.leans[seat][0]),
            squash((worths[seat] - best_other(worths.of(players), own)) / spread),
            cash[own] / 100.0,
            squash((cash[own] - best_other(cash, own)) / 15.0),
            cash[own] / all_cash.max(1.0),
            sight.leans[seat][1],
            place.map_or(0.0, |place| middle - place as f32) / 2.0,
            if next.is_some() { 1.0 } else { 0.0 },
            next_place / 2.0,
            if state.actor() == Some(seat) { 1.0 } else { 0.0 },
            f32::from(shares) / 5.0,
            companies as f32 / 4.0,
            waits,
            dividends[own] / 30.0,
            (dividends[own] - best_other(dividends, own)) / 20.0,
            richer / (players - 1) as f32,
        ];
    }
}
