//! The city phase: buying cities for companies, and passing.

use game::{BySeat, Game, List, Money, Purse, Seat};

use crate::event::{EndReason, Event, Reason};
use crate::position::{Phase, Position, treasury};
use crate::{City, Column, Company};

impl Position {
    /// Looks at the shares and cities left, and calls the starting player (N-33, N-34).
    pub(crate) fn begin_cities(&mut self, emit: &mut impl FnMut(Event)) {
        if self.has_few_shares() {
            self.announce(EndReason::Shares, emit);
        }
        if self.has_few_cities() {
            self.announce(EndReason::Cities, emit);
        }
        self.phase = Phase::Cities { buyer: self.first, passed: List::new(), used: BySeat::default() };
        self.call_to_buy(self.first, emit);
    }

    pub(crate) fn connect(&mut self, by: Seat, company: Company, city: City, emit: &mut impl FnMut(Event)) {
        let Some((column, _)) = self.front_cities().find(|&(_, front)| front == city) else { return };
        self.cities[column].take_first();
        let railway = &mut self.railways[company];
        railway.cities.push(city);
        railway.income += self.deck.income(city);
        railway.symbols += self.deck.symbols(city);
        let (income, symbols) = (railway.income, railway.symbols);
        if let Phase::Cities { used, .. } = &mut self.phase {
            used[by].push(company);
        }
        let uncovered = self.front_city(column);
        emit(Event::Connected { by, company, city, column, income, symbols, uncovered });
        let cost = self.deck.cost(city);
        self.pay((treasury(company), Purse::Bank), cost, Reason::City(company, city), emit);
        self.call_to_buy(by.next(self.players()), emit);
    }

    pub(crate) fn pass(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        self.leave(by, false, emit);
        self.call_to_buy(by.next(self.players()), emit);
    }

    /// Goes round the table to the next player who can afford a city. Whoever cannot is out for good,
    /// but only when their turn comes: until then a cheaper city may be uncovered (N-22).
    fn call_to_buy(&mut self, mut next: Seat, emit: &mut impl FnMut(Event)) {
        let players = self.players();
        let cheapest = self.cities_in_front().into_iter().map(|(_, cost)| cost).min();
        while self.passed().len() < players {
            if !self.passed().contains(&next) {
                if self.purses(next).map(|(_, purse)| purse).max() >= cheapest {
                    if let Phase::Cities { buyer, .. } = &mut self.phase {
                        *buyer = next;
                    }
                    return;
                }
                self.leave(next, true, emit);
            }
            next = next.next(players);
        }
        if Seat::all(self.players()).all(|seat| self.used(seat).is_empty()) {
            self.announce(EndReason::NoPurchase, emit);
        }
        self.end_turn(emit);
    }

    fn leave(&mut self, by: Seat, forced: bool, emit: &mut impl FnMut(Event)) {
        if let Phase::Cities { passed, .. } = &mut self.phase {
            passed.push(by);
        }
        emit(Event::Passed { by, forced });
    }

    /// What each company can pay for a city now, if the player may still act for it in this phase (N-23,
    /// N-45): less than any city costs if they may not.
    pub(crate) fn purses(&self, seat: Seat) -> impl Iterator<Item = (Company, Money)> {
        let used = self.used(seat).iter().fold(0_u8, |used, company| used | 1 << company.index());
        Company::ALL.into_iter().map(move |company| {
            let railway = &self.railways[company];
            let usable = (railway.held[seat] > 0) & (used >> company.index() & 1 == 0);
            (company, if usable { railway.treasury } else { Money(-1) })
        })
    }

    /// The city in front of each column and what it costs: more than any company has where there is none.
    pub(crate) fn cities_in_front(&self) -> [(City, Money); Column::COUNT] {
        let mut cities = [(City::default(), Money(i32::MAX)); Column::COUNT];
        for (column, place) in Column::ALL.into_iter().zip(&mut cities) {
            if let Some(city) = self.front_city(column) {
                *place = (city, self.deck.cost(city));
            }
        }
        cities
    }

    fn announce(&mut self, reason: EndReason, emit: &mut impl FnMut(Event)) {
        self.reasons.insert(reason);
        emit(Event::LastTurn { reason });
    }
}
