use maud::{Markup, html};

use super::axis::Axis;
use super::{Unit, labelled, px, svg};
use crate::bootstrap::Interval;
use crate::histogram::Spread;

const WIDTH: f64 = 340.0;
const LEFT: f64 = 104.0;
const RIGHT: f64 = 60.0;
const TOP: f64 = 22.0;
const ROW: f64 = 28.0;
const BOTTOM: f64 = 40.0;
/// What a character of a mark needs, with its part of the space to the next mark.
const CHARACTER: f64 = 8.0;

/// Figures below each other along one axis: a dot with its interval, or a box.
pub(crate) struct Rows {
    pub(crate) title: String,
    pub(crate) unit: Unit,
    /// What the axis measures.
    pub(crate) axis: String,
    pub(crate) figures: Vec<(String, PlotRow)>,
    /// A line to compare with, and its name.
    pub(crate) reference: Option<(f64, String)>,
}

pub(crate) enum PlotRow {
    Dot(f64, Interval),
    Box(Spread),
}

impl PlotRow {
    fn ends(&self) -> [f64; 2] {
        match self {
            PlotRow::Dot(value, [low, high]) => [low.min(*value), high.max(*value)],
            PlotRow::Box(spread) => [spread.low, spread.high],
        }
    }

    fn value(&self) -> f64 {
        match self {
            PlotRow::Dot(value, _) => *value,
            PlotRow::Box(spread) => spread.median,
        }
    }
}

impl Rows {
    pub(crate) fn draw(&self) -> Markup {
        let values = self.figures.iter().flat_map(|(_, row)| row.ends());
        let reference = self.reference.iter().map(|(value, _)| *value);
        let axis = Axis::of(values.chain(reference), self.unit, 3, (LEFT, WIDTH - RIGHT));
        let marks: Vec<(f64, String)> = axis.marks().collect();
        let widest = marks.iter().map(|(_, mark)| mark.chars().count()).max().unwrap_or(0) as f64 * CHARACTER;
        let bottom = TOP + ROW * self.figures.len() as f64;
        let content = html! {
            @for (number, (x, mark)) in marks.iter().enumerate() {
                line class="grid" x1=(px(*x)) x2=(px(*x)) y1=(TOP) y2=(bottom) {}
                @if labelled(number, marks.len() - 1, WIDTH - LEFT - RIGHT, widest) {
                    text x=(px(*x)) y=(bottom + 15.0) text-anchor="middle" { (mark) }
                }
            }
            text class="axis" x=(px((LEFT + WIDTH - RIGHT) / 2.0)) y=(bottom + 32.0) text-anchor="middle" { (self.axis) }
            @if let Some((value, name)) = &self.reference {
                line class="reference" x1=(px(axis.at(*value))) x2=(px(axis.at(*value))) y1=(TOP - 4.0) y2=(bottom) {}
                text x=(px(axis.at(*value))) y=(TOP - 9.0) text-anchor="middle" { (name) }
            }
            @for (number, (label, row)) in self.figures.iter().enumerate() {
                @let y = TOP + ROW * (number as f64 + 0.5);
                text class="label" x=(LEFT - 8.0) y=(px(y + 4.0)) text-anchor="end" { (label) }
                text class="value" x=(WIDTH) y=(px(y + 4.0)) text-anchor="end" { (self.unit.tell(row.value())) }
                (mark(row, &axis, y))
            }
        };
        svg(WIDTH, bottom + BOTTOM, &self.title, &self.in_words(), &content)
    }

    fn in_words(&self) -> String {
        let tell = |value| self.unit.tell(value);
        let row = |(label, row): &(String, PlotRow)| {
            let [low, high] = row.ends();
            format!("{label} {} ({} to {})", tell(row.value()), tell(low), tell(high))
        };
        self.figures.iter().map(row).collect::<Vec<_>>().join("; ")
    }
}

fn mark(row: &PlotRow, axis: &Axis, y: f64) -> Markup {
    let across = |from: f64, to: f64| {
        html! { line class="whisker" x1=(px(axis.at(from))) x2=(px(axis.at(to))) y1=(px(y)) y2=(px(y)) {} }
    };
    match row {
        PlotRow::Dot(value, [low, high]) => html! {
            (across(*low, *high))
            @for end in [low, high] {
                @let x = px(axis.at(*end));
                line class="whisker" x1=(x) x2=(x) y1=(px(y - 4.0)) y2=(px(y + 4.0)) {}
            }
            circle class="dot" cx=(px(axis.at(*value))) cy=(px(y)) r="4.5" {}
        },
        PlotRow::Box(spread) => html! {
            (across(spread.low, spread.high))
            @let (from, to) = (axis.at(spread.quarter), axis.at(spread.three_quarters));
            rect class="box" x=(px(from)) y=(px(y - 8.0)) width=(px((to - from).max(1.0))) height="16" {}
            @let x = px(axis.at(spread.median));
            line class="median" x1=(x) x2=(x) y1=(px(y - 8.0)) y2=(px(y + 8.0)) {}
        },
    }
}
