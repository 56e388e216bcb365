//! How a game went, period by period: the charts that every game has.

use game::{Game, Money, Purse, Seat};
use phrases::Phrases;

use crate::{LineChart, Series, initials};

/// What a year or a turn brought.
pub(crate) struct Period {
    /// What it is called.
    pub(crate) label: String,
    /// What everybody had at its end.
    pub(crate) cash: Vec<Money>,
    /// What each company earned; empty if the period pays something else.
    pub(crate) incomes: Vec<Money>,
    /// What everybody was paid.
    pub(crate) paid: Vec<Money>,
}

/// The messages of the charts: the label of the start, and the titles.
pub(crate) struct Titles {
    pub(crate) start: &'static str,
    pub(crate) cash: &'static str,
    pub(crate) incomes: &'static str,
    pub(crate) paid: &'static str,
}

/// What everybody has.
pub(crate) fn cash<G: Game>(state: &G) -> Vec<Money> {
    Seat::all(state.players()).map(|seat| state.holdings(Purse::Cash(seat))).collect()
}

/// Everybody's cash from the start on, the companies' incomes, and what everybody was paid. `companies`
/// are the lines of the companies, without values, each with its place among the incomes.
pub(crate) fn charts(
    start: &[Money],
    periods: &[Period],
    companies: impl Iterator<Item = (usize, Series)>,
    titles: &Titles,
    names: &[String],
    phrases: &Phrases,
) -> Vec<LineChart> {
    let earning: Vec<&Period> = periods.iter().filter(|period| !period.incomes.is_empty()).collect();
    let labels = || periods.iter().map(|period| period.label.clone());
    let of_seats = |values: &dyn Fn(usize) -> Vec<i32>| {
        let line = |seat: Seat| Series {
            name: phrases.player(names, seat),
            class: format!("seat-{}", seat.index()),
            letter: initials(names, seat),
            values: values(seat.index()),
        };
        Seat::all(start.len()).map(line).collect()
    };
    let of_company = |(index, line): (usize, Series)| Series {
        values: earning.iter().map(|period| period.incomes[index].0).collect(),
        ..line
    };
    vec![
        LineChart {
            title: phrases.say(titles.cash, &[]),
            labels: [phrases.say(titles.start, &[])].into_iter().chain(labels()).collect(),
            series: of_seats(&|seat| {
                let later = periods.iter().map(|period| period.cash[seat].0);
                [start[seat].0].into_iter().chain(later).collect()
            }),
        },
        LineChart {
            title: phrases.say(titles.incomes, &[]),
            labels: earning.iter().map(|period| period.label.clone()).collect(),
            series: companies.map(of_company).collect(),
        },
        LineChart {
            title: phrases.say(titles.paid, &[]),
            labels: labels().collect(),
            series: of_seats(&|seat| periods.iter().map(|period| period.paid[seat].0).collect()),
        },
    ]
}
