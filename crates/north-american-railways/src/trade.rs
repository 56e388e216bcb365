//! The share phase: founding, buying, and prices that directors answer.

use game::{Game, List, Money, Purse, Seat};

use crate::division::halves;
use crate::event::{Event, Reason};
use crate::position::{Phase, Position, treasury};
use crate::{Column, Company, StartCity};

/// A price named for a share of a company that another player directs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The company.
    pub company: Company,
    /// Where the share lies.
    pub column: Column,
    /// The price.
    pub price: Money,
    /// Who named it.
    pub proposer: Seat,
}

impl Position {
    /// No price is lower, and every price is a multiple of it (N-41).
    pub const PRICE_STEP: Money = Money(100);
    /// What a director pays for another share of their own company (N-4).
    pub const FIXED_PRICE: Money = Money(1000);
    /// What the bank gives to a player without money (N-8).
    pub const GRANT: Money = Money(200);

    /// What a player would pay for another share of a company they direct: the fixed price, or all
    /// they have if it is less and nothing but such shares is on offer (N-7, N-14).
    pub fn own_share_price(&self, seat: Seat) -> Option<Money> {
        let cash = self.cash[seat];
        if cash >= Position::FIXED_PRICE {
            return Some(Position::FIXED_PRICE);
        }
        let all_own = self.front_shares().all(|(_, company)| self.director(company) == Some(seat));
        (all_own && cash > Money::ZERO).then_some(cash)
    }

    /// Asks the trader for a share. A player without money takes $200 instead, and the next one is asked (N-8).
    pub(crate) fn call_to_trade(&mut self, mut trader: Seat, emit: &mut impl FnMut(Event)) {
        while self.cash[trader] == Money::ZERO {
            emit(Event::Granted { to: trader });
            self.pay((Purse::Bank, Purse::Cash(trader)), Position::GRANT, Reason::Grant, emit);
            trader = trader.next(self.players());
            if trader == self.first {
                return self.end_trading(false, emit);
            }
        }
        self.phase = Phase::Shares { trader, tried: List::new(), proposal: None };
    }

    pub(crate) fn found(
        &mut self,
        by: Seat,
        (company, column): (Company, Column),
        price: Money,
        chosen: Option<StartCity>,
        emit: &mut impl FnMut(Event),
    ) {
        // There are as many start cities as companies: one is left for each that is not founded.
        let start_city = chosen.unwrap_or_else(|| self.start_cities[0]);
        emit(Event::Founded { by, company, price, start_city });
        self.start_cities = self.start_cities.iter().copied().filter(|&city| city != start_city).collect();
        self.railways[company].start_city = Some(start_city);
        self.railways[company].income = self.deck.start_income(start_city);
        self.take_share(by, company, column, emit);
        self.appoint(company, by, emit);
        self.pay((Purse::Cash(by), treasury(company)), price, Reason::Share(company), emit);
        self.end_trade(by, emit);
    }

    pub(crate) fn buy(
        &mut self,
        by: Seat,
        (company, column): (Company, Column),
        emit: &mut impl FnMut(Event),
    ) {
        let price = self.own_share_price(by).unwrap_or(Position::FIXED_PRICE);
        emit(Event::Bought { by, company, price, all_they_had: price < Position::FIXED_PRICE });
        self.take_share(by, company, column, emit);
        self.pay_for_share(by, Purse::Bank, company, price, emit);
        self.end_trade(by, emit);
    }

    /// The director is asked whatever they have: an answer that nobody gave would show it (N-39).
    pub(crate) fn propose(&mut self, price_named: Proposal, emit: &mut impl FnMut(Event)) {
        let Proposal { company, column, price, proposer } = price_named;
        let (Phase::Shares { proposal, .. }, Some(director)) =
            (&mut self.phase, self.railways[company].director)
        else {
            return;
        };
        *proposal = Some(price_named);
        emit(Event::Proposed { by: proposer, director, company, column, price });
    }

    /// The proposer buys; with as many shares as the director they take over (N-15).
    pub(crate) fn allow(&mut self, director: Seat, proposal: Proposal, emit: &mut impl FnMut(Event)) {
        let Proposal { company, column, price, proposer } = proposal;
        emit(Event::Allowed { by: director, proposer, company, price });
        self.take_share(proposer, company, column, emit);
        self.pay_for_share(proposer, Purse::Bank, company, price, emit);
        if self.held(company, proposer) >= self.held(company, director) {
            self.appoint(company, proposer, emit);
        }
        self.end_trade(proposer, emit);
    }

    /// The director buys, and pays the proposer what would have gone to the bank (N-10); the
    /// proposer may go on, unless there is nothing left to go on with (N-11, N-17).
    pub(crate) fn intercept(&mut self, director: Seat, answered: Proposal, emit: &mut impl FnMut(Event)) {
        let Proposal { company, column, price, proposer } = answered;
        emit(Event::Intercepted { by: director, proposer, company, price });
        self.take_share(director, company, column, emit);
        self.pay_for_share(director, Purse::Cash(proposer), company, price, emit);
        if self.shares_left() == 0 {
            return self.end_trade(proposer, emit);
        }
        if let Phase::Shares { tried, proposal, .. } = &mut self.phase {
            tried.push(company);
            *proposal = None;
        }
    }

    pub(crate) fn stop(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        emit(Event::Stopped { by });
        self.end_trade(by, emit);
    }

    fn take_share(&mut self, by: Seat, company: Company, column: Column, emit: &mut impl FnMut(Event)) {
        self.shares[column].take_first();
        self.railways[company].held[by] += 1;
        let (held, uncovered) = (self.held(company, by), self.front_share(column));
        emit(Event::ShareTaken { by, company, column, held, uncovered });
    }

    fn appoint(&mut self, company: Company, to: Seat, emit: &mut impl FnMut(Event)) {
        let from = self.railways[company].director.replace(to);
        emit(Event::DirectorChanged { company, from, to });
    }

    /// Half of the price, rounded up, goes to the treasury, the rest elsewhere (N-9).
    fn pay_for_share(
        &mut self,
        buyer: Seat,
        other: Purse,
        company: Company,
        price: Money,
        emit: &mut impl FnMut(Event),
    ) {
        let (half, rest) = halves(price);
        let reason = match other {
            Purse::Cash(_) => Reason::Interception(company),
            Purse::Bank | Purse::Treasury(_) => Reason::Share(company),
        };
        self.pay((Purse::Cash(buyer), treasury(company)), half, Reason::Share(company), emit);
        self.pay((Purse::Cash(buyer), other), rest, reason, emit);
    }

    /// The trader's turn is over; the phase is too when all had theirs, or no share is left (N-17).
    fn end_trade(&mut self, trader: Seat, emit: &mut impl FnMut(Event)) {
        let next = trader.next(self.players());
        if next == self.first {
            self.end_trading(false, emit);
        } else if self.shares_left() == 0 {
            self.end_trading(true, emit);
        } else {
            self.call_to_trade(next, emit);
        }
    }

    fn end_trading(&mut self, cut_short: bool, emit: &mut impl FnMut(Event)) {
        emit(Event::TradingEnded { left: self.shares_left() as u8, cut_short });
        self.begin_cities(emit);
    }
}
