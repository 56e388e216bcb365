use ::north_american_railways::{Company, Event, Position};

use crate::chart::{Charted, Notes};
use crate::game_counts::PeriodNumber;

impl Charted for Position {
    const PERIOD: &'static str = "turn";
    const ORDERS: &'static [&'static str] = &["Turn order in the first turn"];

    fn companies(&self) -> Vec<String> {
        Company::ALL.map(|company| self.deck().company_name(company).to_owned()).to_vec()
    }

    fn period(period: PeriodNumber) -> String {
        period.to_string()
    }

    fn reason(name: &str) -> &'static str {
        match name {
            "shares" => "too few shares are left",
            "cities" => "few cities are left",
            _ => "nobody buys a city",
        }
    }

    fn note(event: &Event, notes: &mut Notes) {
        match *event {
            Event::TurnBegan { turn, order } => {
                notes.begin(turn.into());
                if turn == 1 {
                    notes.order(order.iter().copied());
                }
            }
            Event::Founded { company, price, .. }
            | Event::Bought { company, price, .. }
            | Event::Allowed { company, price, .. }
            | Event::Intercepted { company, price, .. } => notes.price(company.index(), price),
            Event::Income { company, income, .. } => notes.income(company.index(), income),
            _ => {}
        }
    }
}
