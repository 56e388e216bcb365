use ::american_rails::{Company, Event, Position};

use crate::chart::{Charted, Notes};
use crate::game_counts::PeriodNumber;

/// The preparation stands before the first year.
const PREPARATION: PeriodNumber = Position::FIRST_YEAR - 1;

impl Charted for Position {
    const PERIOD: &'static str = "year";
    const ORDERS: &'static [&'static str] = &["Clockwise from the banker", "Turn order at the start of 1851"];

    fn companies(&self) -> Vec<String> {
        Company::ALL.map(|company| game::capitalised(company.name())).to_vec()
    }

    fn period(period: PeriodNumber) -> String {
        if period == PREPARATION { "prep.".into() } else { period.to_string() }
    }

    fn reason(name: &str) -> &'static str {
        match name {
            "year" => "the last year is over",
            "shares" => "all shares are gone",
            _ => "supplies run low",
        }
    }

    fn note(event: &Event, notes: &mut Notes) {
        match *event {
            Event::SetUp { banker, .. } => {
                notes.begin(PREPARATION);
                notes.order(banker.around(notes.players));
            }
            Event::YearBegan { year } => notes.begin(year),
            Event::ColumnBegan { year: Position::FIRST_YEAR, column: 0, order } => {
                notes.order(order.iter().copied());
            }
            Event::Sold { company, price, .. } => notes.price(company.index(), price),
            Event::Dividend { company, income, .. } => notes.income(company.index(), income),
            _ => {}
        }
    }
}
