//! How a game went: cash, incomes and dividends, year by year.

use american_rails::{Company, Event, Position, Reason};
use game::{Game, Money, Purse, Seat};
use phrases::{Phrases, american_rails as words};

use super::letter;
use crate::{Chart, Series, initials};

/// What a year brought.
struct Year {
    label: String,
    cash: Vec<Money>,
    incomes: Vec<Money>,
    dividends: Vec<Money>,
}

pub(super) fn draw(history: &[(Position, Vec<Event>)], names: &[String], phrases: &Phrases) -> Vec<Chart> {
    let Some((start, _)) = history.first() else { return Vec::new() };
    let years = years(history, start);
    let labels = |years: &[Year]| years.iter().map(|year| year.label.clone()).collect::<Vec<_>>();
    let of_seat = |seat: Seat, values| Series {
        name: phrases.player(names, seat),
        class: format!("seat-{}", seat.index()),
        letter: initials(names, seat),
        values,
    };
    let of_company = |company: Company, values| Series {
        name: words::name(company).to_owned(),
        class: company.name().to_owned(),
        letter: letter(company).to_string(),
        values,
    };
    let seats = || Seat::all(start.players());
    let mut cash_labels = vec![phrases.say("ar-chart-start", &[])];
    cash_labels.extend(labels(&years));
    let cash = |seat: Seat| {
        let paid = years.iter().map(|year| year.cash[seat.index()].0);
        std::iter::once(start.cash(seat).0).chain(paid).collect()
    };
    vec![
        Chart {
            title: phrases.say("ar-chart-cash", &[]),
            labels: cash_labels,
            series: seats().map(|seat| of_seat(seat, cash(seat))).collect(),
        },
        Chart {
            title: phrases.say("ar-chart-income", &[]),
            labels: labels(&years),
            series: start
                .companies()
                .map(|company| {
                    of_company(company, years.iter().map(|year| year.incomes[company.index()].0).collect())
                })
                .collect(),
        },
        Chart {
            title: phrases.say("ar-chart-dividends", &[]),
            labels: labels(&years),
            series: seats()
                .map(|seat| of_seat(seat, years.iter().map(|year| year.dividends[seat.index()].0).collect()))
                .collect(),
        },
    ]
}

/// Each year that has paid its dividends, as it stood then.
fn years(history: &[(Position, Vec<Event>)], start: &Position) -> Vec<Year> {
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
            years.push(Year {
                label: before.year().to_string(),
                cash: Seat::all(start.players()).map(|seat| after.cash(seat)).collect(),
                incomes: Company::ALL.into_iter().map(|company| after.income(company)).collect(),
                dividends,
            });
        }
        before = after;
    }
    years
}
