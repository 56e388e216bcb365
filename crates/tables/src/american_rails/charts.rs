//! How a game went: cash, incomes and dividends, year by year.

use american_rails::{Company, Event, Position, Reason};
use game::{Game, Money, Purse};
use phrases::{Phrases, american_rails as words};

use super::letter;
use crate::course::{Period, Titles, cash, charts};
use crate::{LineChart, Series};

const TITLES: Titles = Titles {
    start: "ar-chart-start",
    cash: "ar-chart-cash",
    incomes: "ar-chart-income",
    paid: "ar-chart-dividends",
};

pub(super) fn draw(
    history: &[(Position, Vec<Event>)],
    names: &[String],
    phrases: &Phrases,
) -> Vec<LineChart> {
    let Some((start, _)) = history.first() else { return Vec::new() };
    let line = |company: Company| Series {
        name: words::name(company).to_owned(),
        class: company.name().to_owned(),
        letter: letter(company).to_string(),
        values: Vec::new(),
    };
    let companies = start.companies().map(|company| (company.index(), line(company)));
    charts(&cash(start), &years(history, start), companies, &TITLES, names, phrases)
}

/// Each year that has paid its dividends, as it stood then.
fn years(history: &[(Position, Vec<Event>)], start: &Position) -> Vec<Period> {
    let mut years = Vec::new();
    let mut before = start;
    for (after, events) in history {
        let ended = after.year() != before.year() || (after.actor().is_none() && before.actor().is_some());
        if ended {
            let mut dividends = vec![Money::ZERO; start.players()];
            for event in events {
                if let Event::Paid(payment, Reason::Dividend(_)) = event
                    && let Purse::Cash(seat) = payment.to
                {
                    dividends[seat.index()] += payment.amount;
                }
            }
            years.push(Period {
                label: before.year().to_string(),
                cash: cash(after),
                incomes: Company::ALL.into_iter().map(|company| after.income(company)).collect(),
                paid: dividends,
            });
        }
        before = after;
    }
    years
}
