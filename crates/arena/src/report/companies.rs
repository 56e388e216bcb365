use std::collections::{BTreeMap, BTreeSet};

use super::{Report, Section};
use crate::game_counts::PeriodNumber;
use crate::histogram::{Histogram, Spread};
use crate::plot::{Figure, NumberTable, Panels, PlotPanel, SpreadStyle, Unit, grouped};

type Shelf = BTreeMap<(usize, PeriodNumber), Histogram>;

impl Report<'_> {
    pub(super) fn incomes(&self) -> Section {
        let period = self.legend.period;
        let says = format!(
            "What a company pays out at the end of a {period}. The line is the mean, the band holds the middle half of \
             the games. Counted are games that got so far, and in which the company paid."
        );
        Section {
            id: "incomes",
            title: format!("Companies’ incomes by {period}"),
            figures: self.by_company("Income", &says, SpreadStyle::Band, &self.tally.counts.incomes),
            says: "All companies have the same axes.".into(),
        }
    }

    pub(super) fn prices(&self) -> Section {
        let says = "Half of the sales lie in the box, with the median across; nine of ten between the ends of the line.";
        Section {
            id: "shares",
            title: "What shares sell for".into(),
            figures: self.by_company("Price of a share", says, SpreadStyle::Box, &self.tally.counts.prices),
            says: format!("Every share that was paid for, by company and {}.", self.legend.period),
        }
    }

    /// A panel for each company; empty if nothing was counted.
    fn by_company(&self, title: &str, says: &str, style: SpreadStyle, shelf: &Shelf) -> Vec<Figure> {
        let periods: Vec<PeriodNumber> =
            shelf.keys().map(|&(_, period)| period).collect::<BTreeSet<_>>().into_iter().collect();
        if periods.is_empty() {
            return Vec::new();
        }
        let spread = |company, period| shelf.get(&(company, period)).and_then(Histogram::spread);
        let panel = |(company, title): (usize, &String)| PlotPanel {
            title: title.clone(),
            spreads: periods.iter().map(|&period| spread(company, period)).collect(),
        };
        let panels = Panels {
            unit: Unit::Dollars,
            style,
            axis: self.legend.period.into(),
            labels: periods.iter().map(|&period| (self.legend.period_name)(period)).collect(),
            plots: self.legend.companies.iter().enumerate().map(panel).collect(),
        };
        vec![Figure { wide: true, ..Figure::new(title, says, panels.draw(), numbers(&panels)) }]
    }
}

/// A row for each company and period.
fn numbers(panels: &Panels) -> NumberTable {
    let tell = |value| Unit::Dollars.tell(value);
    let row = |company: &str, period: &str, spread: &Spread| {
        vec![
            format!("{company}, {period}"),
            grouped(spread.count as i64),
            tell(spread.mean),
            tell(spread.low),
            tell(spread.quarter),
            tell(spread.median),
            tell(spread.three_quarters),
            tell(spread.high),
        ]
    };
    let rows = panels.plots.iter().flat_map(|panel| {
        let spreads = panels.labels.iter().zip(&panel.spreads);
        spreads.filter_map(move |(period, spread)| Some(row(&panel.title, period, spread.as_ref()?)))
    });
    NumberTable::new(["company", "times", "mean", "5%", "25%", "median", "75%", "95%"], rows)
}
