use std::collections::BTreeSet;

use super::strength::from_to;
use super::{Report, Section};
use crate::game_counts::PeriodNumber;
use crate::plot::{Bars, Figure, NumberTable, PlotRow, Rows, Unit, grouped, round_step};
use crate::summary::PlaceFigures;

/// About how many bars show the lengths of the games.
const LENGTHS: i32 = 16;

impl Report<'_> {
    pub(super) fn ends(&self) -> Section {
        let ends = &self.tally.counts.ends;
        let games = ends.values().sum::<u64>().max(1) as f64;
        // Also the periods between in which no game ended.
        let mut in_order: Vec<PeriodNumber> = ends.keys().map(|(_, period)| *period).collect();
        in_order.sort_unstable();
        let periods: Vec<PeriodNumber> = match in_order[..] {
            [first, .., last] => (first..=last).collect(),
            _ => in_order,
        };
        let reasons: BTreeSet<&Vec<String>> = ends.keys().map(|(reasons, _)| reasons).collect();
        let in_words = |reasons: &[String]| {
            reasons.iter().map(|name| (self.legend.reason)(name)).collect::<Vec<_>>().join(", and ")
        };
        let count =
            |reasons: &Vec<String>, period| ends.get(&(reasons.clone(), period)).copied().unwrap_or(0);
        let share = |reasons: &Vec<String>, period: &PeriodNumber| count(reasons, *period) as f64 / games;
        let bars = Bars {
            title: "How and when games end".into(),
            axis: self.legend.period.into(),
            labels: periods.iter().map(|&period| (self.legend.period_name)(period)).collect(),
            parts: reasons
                .iter()
                .map(|reasons| {
                    (in_words(reasons), periods.iter().map(|period| share(reasons, period)).collect())
                })
                .collect(),
        };
        let row = |reasons: &&Vec<String>| {
            let all: u64 = periods.iter().map(|&period| count(reasons, period)).sum();
            let cells = periods.iter().map(|period| Unit::Share.tell(share(reasons, period)));
            [in_words(reasons), grouped(all as i64)].into_iter().chain(cells).collect()
        };
        let head = ["end", "games"].map(String::from).into_iter().chain(bars.labels.clone()).collect();
        let says = format!(
            "The share of all games that end in a {}, by the end conditions that held.",
            self.legend.period
        );
        let numbers = NumberTable { head, rows: reasons.iter().map(row).collect() };
        let figure = Figure::new(&bars.title, says, bars.draw(), numbers);
        Section {
            id: "ends",
            title: "How games end".into(),
            says: "Several conditions may hold at once.".into(),
            figures: if periods.is_empty() { Vec::new() } else { vec![figure] },
        }
    }

    pub(super) fn seats(&self) -> Section {
        let places = self.tally.places();
        let titles = std::iter::once("By seat").chain(self.legend.orders.iter().copied());
        let figures = titles.zip(&places).enumerate().map(|(order, (title, places))| {
            let name = |place: usize| if order == 0 { format!("seat {place}") } else { ordinal(place) };
            self.by_place(title, places, name)
        });
        Section {
            id: "seats",
            title: "Which seat wins".into(),
            says: "Every bot plays every seat equally often, so this is the seat’s doing; a turn order that players \
                   have fought for is their doing, too."
                .into(),
            figures: if self.summary.games == 0 { Vec::new() } else { figures.collect() },
        }
    }

    fn by_place(&self, title: &str, places: &[PlaceFigures], name: impl Fn(usize) -> String) -> Figure {
        let places = || places.iter().enumerate();
        let rows =
            places().map(|(place, figures)| (name(place), PlotRow::Dot(figures.win_share, figures.interval)));
        let numbers = places().map(|(place, figures)| {
            vec![name(place), Unit::Share.tell(figures.win_share), from_to(Unit::Share, figures.interval)]
        });
        let rows = Rows {
            title: title.into(),
            unit: Unit::Share,
            axis: "share of wins".into(),
            figures: rows.collect(),
            reference: Some((1.0 / self.tally.players as f64, "equals".into())),
        };
        let numbers = NumberTable::new(["place", "share of wins", "95% interval"], numbers);
        Figure::new(title, "The part of all wins that go to each place.", rows.draw(), numbers)
    }

    pub(super) fn lengths(&self) -> Section {
        let lengths = &self.tally.counts.lengths;
        let mut figures = Vec::new();
        if let Some(spread) = lengths.spread() {
            let (least, most) = lengths.iter().fold((i32::MAX, 0), |(least, most), (decisions, _)| {
                (least.min(decisions), most.max(decisions))
            });
            let width = round_step(f64::from((most - least) / LENGTHS + 1)) as i32;
            let (first, bars) = (least / width, most / width - least / width + 1);
            let mut games = vec![0; bars as usize];
            for (decisions, times) in lengths.iter() {
                games[(decisions / width - first) as usize] += times;
            }
            let share = |&games: &u64| games as f64 / spread.count as f64;
            let bars = Bars {
                title: "Decisions in a game".into(),
                axis: format!("decisions, from this number on (bars of {width})"),
                labels: (first..first + bars).map(|bar| (bar * width).to_string()).collect(),
                parts: vec![("games".into(), games.iter().map(share).collect())],
            };
            let row = |(bar, games): (usize, &u64)| {
                let from = (first + bar as i32) * width;
                let to = from + width - 1;
                vec![format!("{from} to {to}"), grouped(*games as i64), Unit::Share.tell(share(games))]
            };
            let (mean, low, high) = (spread.mean, spread.low, spread.high);
            let says = format!("{mean:.1} on average; nine of ten games have {low} to {high}.");
            let rows = games.iter().enumerate().map(row);
            let numbers = NumberTable::new(["decisions", "games", "share"], rows);
            figures.push(Figure::new(&bars.title, says, bars.draw(), numbers));
        }
        Section {
            id: "length",
            title: "Length of a game".into(),
            says: "A decision is one answer of one player: a bid, a row, a cube, a price.".into(),
            figures,
        }
    }
}

fn ordinal(place: usize) -> String {
    ["first", "second", "third", "fourth", "fifth"].get(place).map_or_else(String::new, |&name| name.into())
}
