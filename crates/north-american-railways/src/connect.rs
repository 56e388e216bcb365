//! The city phase: buying cities for companies, and passing.

use game::{BySeat, Game, List, Purse, Seat};

use crate::event::{EndReason, Event, Reason};
use crate::position::{Phase, Position, treasury};
use crate::{City, Company};

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
        while self.passed().len() < self.players() {
            if !self.passed().contains(&next) {
                if self.can_connect(next) {
                    if let Phase::Cities { buyer, .. } = &mut self.phase {
                        *buyer = next;
                    }
                    return;
                }
                self.leave(next, true, emit);
            }
            next = next.next(self.players());
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

    /// Whether any city in front can be afforded by any company the player may still act for.
    fn can_connect(&self, seat: Seat) -> bool {
        let Some(cheapest) = self.front_cities().map(|(_, city)| self.deck.cost(city)).min() else {
            return false;
        };
        self.usable_companies(seat).any(|company| self.treasury(company) >= cheapest)
    }

    /// The companies for which a player may still buy a city in this phase (N-23, N-45).
    pub(crate) fn usable_companies(&self, seat: Seat) -> impl Iterator<Item = Company> {
        let used = self.used(seat);
        Company::ALL
            .into_iter()
            .filter(move |company| self.held(*company, seat) > 0 && !used.contains(company))
    }

    fn announce(&mut self, reason: EndReason, emit: &mut impl FnMut(Event)) {
        self.reasons.insert(reason);
        emit(Event::LastTurn { reason });
    }
}
