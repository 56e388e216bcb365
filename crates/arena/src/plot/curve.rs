use maud::{Markup, html};

use super::{Unit, px, svg};
use crate::bootstrap::Interval;

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 50.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 40.0;

/// Shares against shares: what came against what was announced. On the broken line they are the same.
pub(crate) struct Curve {
    pub(crate) title: String,
    /// What is along the bottom.
    pub(crate) across: String,
    /// From the left to the right.
    pub(crate) points: Vec<CurvePoint>,
}

/// A point with the interval of its height.
pub(crate) struct CurvePoint {
    pub(crate) at: f64,
    pub(crate) value: f64,
    pub(crate) interval: Interval,
}

impl Curve {
    pub(crate) fn draw(&self) -> Markup {
        let x = |share: f64| LEFT + share * (WIDTH - LEFT - RIGHT);
        let y = |share: f64| HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP);
        let line: Vec<String> =
            (self.points.iter()).map(|point| format!("{},{}", px(x(point.at)), px(y(point.value)))).collect();
        let content = html! {
            @for mark in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(px(y(mark))) y2=(px(y(mark))) {}
                text x=(LEFT - 6.0) y=(px(y(mark) + 4.0)) text-anchor="end" { (Unit::Share.mark(mark)) }
                text x=(px(x(mark))) y=(HEIGHT - BOTTOM + 16.0) text-anchor="middle" { (Unit::Share.mark(mark)) }
            }
            text class="axis" x=(px(x(0.5))) y=(HEIGHT - 6.0) text-anchor="middle" { (self.across) }
            line class="reference" x1=(px(x(0.0))) x2=(px(x(1.0))) y1=(px(y(0.0))) y2=(px(y(1.0))) {}
            polyline class="line" points=(line.join(" ")) {}
            @for CurvePoint { at, value, interval: [low, high] } in &self.points {
                line class="whisker" x1=(px(x(*at))) x2=(px(x(*at))) y1=(px(y(*low))) y2=(px(y(*high))) {}
                circle class="dot" cx=(px(x(*at))) cy=(px(y(*value))) r="4" {}
            }
        };
        let tell =
            |point: &CurvePoint| format!("{}: {}", Unit::Share.tell(point.at), Unit::Share.tell(point.value));
        let words: Vec<String> = self.points.iter().map(tell).collect();
        svg(WIDTH, HEIGHT, &self.title, &words.join("; "), &content)
    }
}
