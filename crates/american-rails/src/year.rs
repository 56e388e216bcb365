//! Columns, rows and turn order; dividends; the end.

use game::{Game, List, Money, Payment, Purse, Seat};

use crate::event::{Event, Reason};
use crate::position::{Phase, Position, Question, treasury};
use crate::{Company, Row};

impl Position {
    pub(crate) fn begin_year(&mut self, emit: &mut impl FnMut(Event)) {
        emit(Event::YearBegan { year: self.year() });
        self.begin_column(0, emit);
    }

    fn begin_column(&mut self, column: u8, emit: &mut impl FnMut(Event)) {
        self.rows = [None; Row::COUNT];
        self.phase = Phase::Actions { column, turn: 0, question: Question::Choose };
        emit(Event::ColumnBegan { year: self.year(), column, order: self.order });
    }

    /// A marker moves to a row. A row that cannot be used is over at once.
    pub(crate) fn choose(&mut self, by: Seat, row: Row, emit: &mut impl FnMut(Event)) {
        self.rows[row.index()] = Some(by);
        emit(Event::Chose { by, row });
        if self.usable(by, row) {
            return self.ask(Question::Use { row, laid: 0 });
        }
        if row != Row::Pass {
            emit(Event::Unusable { by, row });
        }
        self.end_turn(emit);
    }

    fn usable(&self, by: Seat, row: Row) -> bool {
        match row {
            Row::Pass => false,
            Row::Develop => self.markers() > 0 && !self.ripe_cities().is_empty(),
            Row::Fund => self.companies().any(|company| !self.is_dead(company)),
            Row::Take => true,
            Row::Auction => self.companies().any(|company| self.supply(company) > 0),
            Row::Expand3 | Row::Expand4 => self.can_lay(by),
        }
    }

    pub(crate) fn decline(&mut self, by: Seat, row: Row, emit: &mut impl FnMut(Event)) {
        emit(Event::Declined { by, row });
        self.end_turn(emit);
    }

    pub(crate) fn fund(&mut self, by: Seat, company: Company, emit: &mut impl FnMut(Event)) {
        emit(Event::Funded { by, company });
        let payment = Payment { from: Purse::Bank, to: treasury(company), amount: Position::FUND };
        self.pay(payment, Reason::Fund, emit);
        self.end_turn(emit);
    }

    pub(crate) fn take(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        emit(Event::Took { by });
        let payment = Payment { from: Purse::Bank, to: Purse::Cash(by), amount: Position::TAKE };
        self.pay(payment, Reason::Take, emit);
        self.end_turn(emit);
    }

    /// Everybody else pays $2 to the bank, or what they have (AR-33, AR-34).
    pub(crate) fn drain(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        emit(Event::Drained { by });
        for victim in by.around(self.players()).skip(1) {
            let amount = Position::TAKE.min(self.cash[victim]);
            let payment = Payment { from: Purse::Cash(victim), to: Purse::Bank, amount };
            self.pay(payment, Reason::Drain(by), emit);
        }
        self.end_turn(emit);
    }

    /// The first player who could not pay a drain in full.
    pub(crate) fn too_poor_to_drain(&self, by: Seat) -> Option<Seat> {
        by.around(self.players()).skip(1).find(|&victim| self.cash[victim] < Position::TAKE)
    }

    pub(crate) fn expand(
        &mut self,
        by: Seat,
        row: Row,
        laid: u8,
        (company, hex): (Company, crate::Hex),
        emit: &mut impl FnMut(Event),
    ) {
        self.lay(by, company, hex, emit);
        let laid = laid + 1;
        if laid == row.cubes(self.players()) {
            self.end_turn(emit);
        } else if self.can_lay(by) {
            self.ask(Question::Use { row, laid });
        } else {
            emit(Event::Stopped { by, unasked: true });
            self.end_turn(emit);
        }
    }

    pub(crate) fn stop(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        emit(Event::Stopped { by, unasked: false });
        self.end_turn(emit);
    }

    pub(crate) fn end_turn(&mut self, emit: &mut impl FnMut(Event)) {
        let Phase::Actions { column, turn, .. } = self.phase else { return };
        if usize::from(turn) + 1 < self.players() {
            self.phase = Phase::Actions { column, turn: turn + 1, question: Question::Choose };
        } else if column < 2 {
            self.order = self.order_by_rows();
            self.begin_column(column + 1, emit);
        } else {
            self.end_year(emit);
        }
    }

    /// Whoever stands highest plays first (AR-26).
    fn order_by_rows(&self) -> List<Seat, { Seat::MOST }> {
        self.rows.iter().flatten().copied().collect()
    }

    fn end_year(&mut self, emit: &mut impl FnMut(Event)) {
        for company in Company::ALL {
            self.pay_dividend(company, emit);
        }
        let reasons = self.end_reasons();
        if reasons.any() {
            self.rows = [None; Row::COUNT];
            self.phase = Phase::Over { reasons };
            emit(Event::Over { reasons });
        } else {
            self.order = self.order_by_rows();
            self.year += 1;
            self.begin_year(emit);
        }
    }

    /// What each share of a company pays now: rounded up for each share (AR-56).
    pub fn dividend(&self, company: Company) -> Money {
        match self.sold(company) {
            0 => Money::ZERO,
            shares => self.income(company).shared_up(i32::from(shares)),
        }
    }

    /// What each share would pay if one more were sold. Returns `None` if there is none left.
    pub fn dividend_after_sale(&self, company: Company) -> Option<Money> {
        (self.supply(company) > 0).then(|| self.income(company).shared_up(i32::from(self.sold(company)) + 1))
    }

    fn pay_dividend(&mut self, company: Company, emit: &mut impl FnMut(Event)) {
        let per_share = self.dividend(company);
        if per_share == Money::ZERO {
            return;
        }
        let (income, shares) = (self.income(company), self.sold(company));
        emit(Event::Dividend { company, income, shares, per_share });
        for seat in Seat::all(self.players()) {
            let amount = per_share * i32::from(self.held(company, seat));
            let payment = Payment { from: Purse::Bank, to: Purse::Cash(seat), amount };
            self.pay(payment, Reason::Dividend(company), emit);
        }
    }
}
