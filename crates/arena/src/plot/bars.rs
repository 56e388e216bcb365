use maud::{Markup, html};

use super::axis::Axis;
use super::{Unit, labelled, px, svg};

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 6.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 40.0;
const LABEL: f64 = 36.0;

/// Bars of shares; each may be made of several parts.
pub(crate) struct Bars {
    pub(crate) title: String,
    pub(crate) axis: String,
    pub(crate) labels: Vec<String>,
    /// The name of each part, and its share at each label.
    pub(crate) parts: Vec<(String, Vec<f64>)>,
}

impl Bars {
    pub(crate) fn draw(&self) -> Markup {
        html! {
            @if self.parts.len() > 1 {
                ul class="key" {
                    @for (number, (name, _)) in self.parts.iter().enumerate() {
                        li { span class={ "swatch part" (number) } {} (name) }
                    }
                }
            }
            (self.plot())
        }
    }

    fn plot(&self) -> Markup {
        let whole = |bar: usize| self.parts.iter().map(|(_, shares)| shares[bar]).sum::<f64>();
        let tops = (0..self.labels.len()).map(whole);
        let axis = Axis::of(tops.chain([0.0]), Unit::Share, 5, (HEIGHT - BOTTOM, TOP));
        let room = WIDTH - LEFT - RIGHT;
        let slot = room / self.labels.len().max(1) as f64;
        let width = (slot * 0.8).min(40.0);
        let middle = |bar: usize| LEFT + slot * (bar as f64 + 0.5);
        let content = html! {
            @for (y, mark) in axis.marks() {
                line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(px(y)) y2=(px(y)) {}
                text x=(LEFT - 6.0) y=(px(y + 4.0)) text-anchor="end" { (mark) }
            }
            @for (bar, label) in self.labels.iter().enumerate() {
                @if labelled(bar, self.labels.len(), room, LABEL) {
                    text x=(px(middle(bar))) y=(HEIGHT - BOTTOM + 15.0) text-anchor="middle" { (label) }
                }
                @for (part, (name, shares)) in self.parts.iter().enumerate() {
                    @let below: f64 = self.parts[..part].iter().map(|(_, shares)| shares[bar]).sum();
                    @if shares[bar] > 0.0 {
                        @let (lower, upper) = (axis.at(below), axis.at(below + shares[bar]));
                        rect class={ "bar part" (part) } x=(px(middle(bar) - width / 2.0)) y=(px(upper))
                            width=(px(width)) height=(px(lower - upper)) {
                            title { (label) ", " (name) ": " (Unit::Share.tell(shares[bar])) }
                        }
                    }
                }
            }
            text class="axis" x=(px(LEFT + room / 2.0)) y=(HEIGHT - 6.0) text-anchor="middle" { (self.axis) }
        };
        svg(WIDTH, HEIGHT, &self.title, &self.in_words(), &content)
    }

    fn in_words(&self) -> String {
        let part = |bar: usize| {
            let shares = self.parts.iter().filter(move |(_, shares)| shares[bar] > 0.0);
            shares.map(move |(name, shares)| {
                format!("{} {name} {}", self.labels[bar], Unit::Share.tell(shares[bar]))
            })
        };
        (0..self.labels.len()).flat_map(part).collect::<Vec<_>>().join("; ")
    }
}
