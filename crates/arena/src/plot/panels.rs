use maud::{Markup, html};

use super::axis::Axis;
use super::{Unit, labelled, px, svg};
use crate::histogram::Spread;

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 50.0;
const RIGHT: f64 = 8.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 38.0;
/// What a label below the axis needs.
const LABEL: f64 = 36.0;
/// The widest a box gets.
const BOX: f64 = 18.0;

/// The same plot for several things, with the same axes, so that they can be compared.
pub(crate) struct Panels {
    pub(crate) unit: Unit,
    pub(crate) style: SpreadStyle,
    /// What is along the bottom: years, turns.
    pub(crate) axis: String,
    pub(crate) labels: Vec<String>,
    pub(crate) plots: Vec<PlotPanel>,
}

/// How a spread is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpreadStyle {
    /// The mean as a line, the middle half as a band.
    Band,
    /// A box for the middle half, whiskers to the 5th and 95th percentile.
    Box,
}

/// One of the plots: a spread for each label that has one.
pub(crate) struct PlotPanel {
    pub(crate) title: String,
    pub(crate) spreads: Vec<Option<Spread>>,
}

impl Panels {
    pub(crate) fn draw(&self) -> Markup {
        let all = self.plots.iter().flat_map(|panel| panel.spreads.iter().flatten());
        let ends = all.flat_map(|spread| match self.style {
            SpreadStyle::Band => [spread.quarter.min(spread.mean), spread.three_quarters.max(spread.mean)],
            SpreadStyle::Box => [spread.low, spread.high],
        });
        let axis = Axis::of(ends.chain([0.0]), self.unit, 4, (HEIGHT - BOTTOM, TOP));
        html! {
            div class="panels" {
                @for panel in &self.plots {
                    div { h4 { (panel.title) } (self.panel(panel, &axis)) }
                }
            }
        }
    }

    fn panel(&self, panel: &PlotPanel, axis: &Axis) -> Markup {
        let room = WIDTH - LEFT - RIGHT;
        let slot = room / self.labels.len().max(1) as f64;
        let x = |number: usize| LEFT + slot * (number as f64 + 0.5);
        let here: Vec<(f64, Spread)> = panel
            .spreads
            .iter()
            .enumerate()
            .filter_map(|(number, spread)| Some((x(number), (*spread)?)))
            .collect();
        let content = html! {
            @for (y, mark) in axis.marks() {
                line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(px(y)) y2=(px(y)) {}
                text x=(LEFT - 6.0) y=(px(y + 4.0)) text-anchor="end" { (mark) }
            }
            @for (number, label) in self.labels.iter().enumerate() {
                @if labelled(number, self.labels.len(), room, LABEL) {
                    text x=(px(x(number))) y=(HEIGHT - BOTTOM + 15.0) text-anchor="middle" { (label) }
                }
            }
            text class="axis" x=(px(LEFT + room / 2.0)) y=(HEIGHT - 6.0) text-anchor="middle" { (self.axis) }
            @match self.style {
                SpreadStyle::Band => (band(&here, axis)),
                SpreadStyle::Box => (boxes(&here, axis, (slot * 0.7).min(BOX))),
            }
        };
        svg(WIDTH, HEIGHT, &panel.title, &self.in_words(panel), &content)
    }

    fn in_words(&self, panel: &PlotPanel) -> String {
        let tell = |(label, spread): (&String, &Option<Spread>)| {
            let typical =
                |spread: Spread| if self.style == SpreadStyle::Band { spread.mean } else { spread.median };
            Some(format!("{label} {}", self.unit.tell(typical((*spread)?))))
        };
        let points: Vec<String> = self.labels.iter().zip(&panel.spreads).filter_map(tell).collect();
        if points.is_empty() { "Nothing".into() } else { points.join("; ") }
    }
}

fn band(here: &[(f64, Spread)], axis: &Axis) -> Markup {
    let point = |x: f64, value: f64| format!("{},{}", px(x), px(axis.at(value)));
    let upper = here.iter().map(|(x, spread)| point(*x, spread.three_quarters));
    let lower = here.iter().rev().map(|(x, spread)| point(*x, spread.quarter));
    let around: Vec<String> = upper.chain(lower).collect();
    let along: Vec<String> = here.iter().map(|(x, spread)| point(*x, spread.mean)).collect();
    html! {
        polygon class="band" points=(around.join(" ")) {}
        polyline class="line" points=(along.join(" ")) {}
        @for (x, spread) in here { circle class="dot" cx=(px(*x)) cy=(px(axis.at(spread.mean))) r="3" {} }
    }
}

fn boxes(here: &[(f64, Spread)], axis: &Axis, width: f64) -> Markup {
    html! {
        @for (x, spread) in here {
            line class="whisker" x1=(px(*x)) x2=(px(*x)) y1=(px(axis.at(spread.low))) y2=(px(axis.at(spread.high))) {}
            @let (upper, lower) = (axis.at(spread.three_quarters), axis.at(spread.quarter));
            rect class="box" x=(px(x - width / 2.0)) y=(px(upper)) width=(px(width)) height=(px((lower - upper).max(1.0))) {}
            @let y = px(axis.at(spread.median));
            line class="median" x1=(px(x - width / 2.0)) x2=(px(x + width / 2.0)) y1=(y) y2=(y) {}
        }
    }
}
