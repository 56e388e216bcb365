//! What the network is shown.

use game::{Game, Money, Seat};
use north_american_railways::{Column, Company, Division, Position};

use super::features::turns_to_come;
use super::game_left::GameLeft;
use crate::sight::{Sight, Sighted, best_other, squash};
use crate::{Weighed, Weights};

impl Sighted for Position {
    fn sight(&self, weights: &Weights) -> Sight {
        let players = self.players();
        let left = GameLeft::of(self);
        let worths = weights.worths(self);
        let spread = weights.stages[self.stage()].spread;
        let mut sight = Sight::of_worths(&worths, players, spread, Position::FORTUNE);
        sight.in_game = Company::COUNT;
        sight.game = game_as_a_whole(self, left);
        let mut incomes = [0.0; Seat::MOST];
        for company in Company::ALL {
            let place = company.index();
            sight.companies[place] = company_seen(self, company, left);
            let Some(director) = self.director(company) else { continue };
            let sold = self.sold(company);
            let Division { per_share, extra, .. } = Division::of(self.income(company), sold, left.last_turn);
            let symbols = 100.0 * f32::from(self.symbols(company));
            let held = |seat| f32::from(self.held(company, seat));
            for seat in Seat::all(players).filter(|&seat| held(seat) > 0.0) {
                let most = Seat::all(players).filter(|&other| other != seat).map(held).fold(0.0, f32::max);
                let directs = if director == seat { 1.0 } else { 0.0 };
                let income = held(seat) * per_share.0 as f32 + directs * extra.0 as f32;
                incomes[seat.index()] += income;
                let has_bought = self.trader().is_none()
                    && (self.used(seat).contains(&company) || self.passed().contains(&seat));
                sight.stakes[place][seat] = [
                    1.0,
                    held(seat) / 3.0,
                    held(seat) / f32::from(sold),
                    directs,
                    if most == 0.0 { 1.0 } else { 0.0 },
                    (income * left.payments as f32 + held(seat) * symbols) / 4000.0,
                    (held(seat) - most) / 3.0,
                    if has_bought { 1.0 } else { 0.0 },
                ];
            }
        }
        let cash: [f32; Seat::MOST] =
            std::array::from_fn(
                |seat| {
                    if seat < players { self.cash(Seat::new(seat)).0 as f32 } else { 0.0 }
                },
            );
        let (cash, incomes) = (&cash[..players], &incomes[..players]);
        let count =
            |of: &dyn Fn(Company) -> bool| Company::ALL.iter().filter(|&&company| of(company)).count() as f32;
        for seat in Seat::all(players) {
            let own = seat.index();
            let shares: u8 = Company::ALL.iter().map(|&company| self.held(company, seat)).sum();
            let is = |so| if so { 1.0 } else { 0.0 };
            sight.seats[seat] = [
                squash(sight.leans[seat][0]),
                squash((worths[seat] - best_other(worths.of(players), own)) / spread),
                cash[own] / 2000.0,
                cash[own].min(1000.0) / 1000.0,
                squash((cash[own] - best_other(cash, own)) / 500.0),
                sight.leans[seat][1],
                turns_to_come(self, seat),
                is(self.trader() == Some(seat)),
                is(self.first() == seat),
                is(self.actor() == Some(seat)),
                f32::from(shares) / 6.0,
                count(&|company| self.director(company) == Some(seat)) / 2.0,
                is(self.passed().contains(&seat)),
                incomes[own] / 1000.0,
                (incomes[own] - best_other(incomes, own)) / 1000.0,
                cash.iter().filter(|&&other| other > cash[own]).count() as f32 / (players - 1) as f32,
            ];
        }
        sight
    }

    fn is_at_rest(&self) -> bool {
        self.proposal().is_none()
    }
}

fn game_as_a_whole(state: &Position, left: GameLeft) -> [f32; Sight::GAME] {
    let players = state.players();
    let is = |so| if so { 1.0 } else { 0.0 };
    let deck = state.deck();
    let traded = state.trader().map_or(1.0, |trader| {
        ((trader.index() + players - state.first().index()) % players) as f32 / players as f32
    });
    let treasuries: i32 = Company::ALL.iter().map(|&company| state.treasury(company).0).sum();
    let cash: i32 = Seat::all(players).map(|seat| state.cash(seat).0).sum();
    let cheapest = state.front_cities().map(|(_, city)| deck.cost(city)).min().unwrap_or(Money(1000));
    let incomes: i32 = state.front_cities().map(|(_, city)| deck.income(city).0).sum();
    [
        is(left.trading),
        left.payments as f32 / 6.0,
        is(left.last_turn.is_some()),
        state.shares_left() as f32 / 28.0,
        squash((state.shares_left() as f32 - players as f32) / 5.0),
        state.cities_left() as f32 / 36.0,
        squash((state.cities_left() as f32 - Position::FEW_CITIES as f32) / 5.0),
        is(players == 3),
        is(players == 5),
        traded,
        f32::from(state.turn()) / 8.0,
        cheapest.0 as f32 / 1000.0,
        incomes as f32 / 1000.0,
        treasuries as f32 / 5000.0,
        cash as f32 / (2000.0 * players as f32),
        is(state.proposal().is_some()),
    ]
}

fn company_seen(state: &Position, company: Company, left: GameLeft) -> [f32; Sight::COMPANY] {
    let deck = state.deck();
    let founded = state.director(company).is_some();
    let sold = f32::from(state.sold(company));
    // A company that is still to be founded begins with the start city on top.
    let start = state.start_cities().first().map_or(Money::ZERO, |&city| deck.start_income(city));
    let income = if founded { state.income(company) } else { start };
    let Division { per_share, extra, leftover } = Division::of(income, state.sold(company), left.last_turn);
    let treasury = state.treasury(company);
    let (mut to_come, mut in_front, mut next) = (0.0, 0.0, 0.0);
    for column in Column::ALL {
        for (place, &other) in state.shares(column).iter().enumerate() {
            if other == company {
                to_come += 1.0;
                in_front += if place == 0 { 1.0 } else { 0.0 };
                next += if place == 1 { 1.0 } else { 0.0 };
            }
        }
    }
    let (mut can_buy, mut best_income, mut best_symbols) = (0.0, 0.0_f32, 0.0_f32);
    for (_, city) in state.front_cities().filter(|&(_, city)| deck.cost(city) <= treasury) {
        can_buy = 1.0;
        best_income = best_income.max(deck.income(city).0 as f32);
        best_symbols = best_symbols.max(f32::from(deck.symbols(city)));
    }
    let holders = Seat::all(state.players()).filter(|&seat| state.held(company, seat) > 0).count();
    [
        if founded { 1.0 } else { 0.0 },
        income.0 as f32 / 1500.0,
        sold / 4.0,
        to_come / 4.0,
        f32::from(state.symbols(company)) / 6.0,
        treasury.0 as f32 / 1500.0,
        per_share.0 as f32 / 500.0,
        extra.0 as f32 / 200.0,
        leftover.0 as f32 / 300.0,
        in_front / 2.0,
        can_buy,
        best_income / 300.0,
        best_symbols / 3.0,
        per_share.0 as f32 * left.payments as f32 / 2000.0,
        holders as f32 / 3.0,
        next / 2.0,
    ]
}
