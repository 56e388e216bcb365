//! Income, the next turn, and the end.

use game::{Game, Money, Purse, Seat};

use crate::event::{Event, Reason};
use crate::position::{Phase, Position, treasury};
use crate::{Company, Division};

/// What a coast-to-coast symbol pays for each share at the end (N-37).
const SYMBOL: Money = Money(100);

impl Position {
    /// The companies pay; then comes the next turn, or the end.
    pub(crate) fn end_turn(&mut self, emit: &mut impl FnMut(Event)) {
        for company in Company::ALL {
            self.pay_income(company, emit);
        }
        if self.is_last_turn() {
            return self.end_game(emit);
        }
        self.turn += 1;
        self.first = self.first.next(self.players());
        let order = self.first.around(self.players()).collect();
        emit(Event::TurnBegan { turn: self.turn, order });
        self.call_to_trade(self.first, emit);
    }

    /// How a company's income is divided now.
    pub fn division(&self, company: Company) -> Division {
        let last_turn = self.is_last_turn().then_some(self.options.final_remainder);
        let sold = self.sold(company);
        let division = Division::of(self.income(company), sold, last_turn);
        let sole_owner = self.director(company).is_some_and(|seat| self.held(company, seat) == sold);
        if sole_owner && self.options.sole_owner_takes_all { division.all_taken() } else { division }
    }

    /// The bank pays; a treasury only receives what could not be divided, and in the last turn not
    /// even that (N-30, N-32).
    fn pay_income(&mut self, company: Company, emit: &mut impl FnMut(Event)) {
        let Some(director) = self.director(company) else { return };
        let Division { per_share, extra, leftover } = self.division(company);
        let leftover_to = if self.is_last_turn() { Purse::Bank } else { treasury(company) };
        let (income, shares) = (self.income(company), self.sold(company));
        emit(Event::Income { company, income, shares, per_share, director, extra, leftover, leftover_to });
        self.pay_shares(company, per_share, Reason::Income(company), emit);
        self.pay((Purse::Bank, Purse::Cash(director)), extra, Reason::Director(company), emit);
        if leftover_to != Purse::Bank {
            self.pay((Purse::Bank, leftover_to), leftover, Reason::Leftover(company), emit);
        }
    }

    fn pay_shares(
        &mut self,
        company: Company,
        per_share: Money,
        reason: Reason,
        emit: &mut impl FnMut(Event),
    ) {
        for seat in self.first.around(self.players()) {
            let amount = per_share * i32::from(self.held(company, seat));
            self.pay((Purse::Bank, Purse::Cash(seat)), amount, reason, emit);
        }
    }

    fn end_game(&mut self, emit: &mut impl FnMut(Event)) {
        for company in Company::ALL {
            let symbols = self.symbols(company);
            let per_share = SYMBOL * i32::from(symbols);
            if self.sold(company) > 0 {
                emit(Event::FinalPayment { company, symbols, per_share });
                self.pay_shares(company, per_share, Reason::Symbols(company), emit);
            }
        }
        self.phase = Phase::Over;
        let winner = self.winner();
        let by_order =
            Seat::all(self.players()).any(|seat| seat != winner && self.cash[seat] == self.cash[winner]);
        emit(Event::Over { reasons: self.reasons, winner, by_order });
    }

    /// The richest; among equals the one who acted first in the last turn (N-38).
    pub(crate) fn winner(&self) -> Seat {
        let mut winner = self.first;
        for seat in self.first.around(self.players()) {
            if self.cash[seat] > self.cash[winner] {
                winner = seat;
            }
        }
        winner
    }
}
