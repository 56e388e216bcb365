//! Plots as inline SVG. All are as wide as a phone, so that their words have the same size as those
//! around them there, and grow a little with the page; each has its numbers as a table beside it.

mod axis;
mod bars;
mod curve;
mod panels;
mod rows;
mod unit;

use maud::{Markup, html};

pub(crate) use axis::round_step;
pub(crate) use bars::Bars;
pub(crate) use curve::{Curve, CurvePoint};
pub(crate) use panels::{Panels, PlotPanel, SpreadStyle};
pub(crate) use rows::{PlotRow, Rows};
pub(crate) use unit::{Unit, grouped};

/// A plot with its title, what one must know to read it, and its numbers.
pub(crate) struct Figure {
    pub(crate) title: String,
    pub(crate) says: String,
    pub(crate) drawing: Markup,
    pub(crate) numbers: NumberTable,
    /// It needs the whole width of the page.
    pub(crate) wide: bool,
}

impl Figure {
    pub(crate) fn new(title: &str, says: impl Into<String>, drawing: Markup, numbers: NumberTable) -> Figure {
        Figure { title: title.into(), says: says.into(), drawing, numbers, wide: false }
    }

    pub(crate) fn draw(&self) -> Markup {
        html! {
            figure class=[self.wide.then_some("wide")] {
                figcaption { h3 { (self.title) } p { (self.says) } }
                (self.drawing)
                details { summary { "The numbers" } (self.numbers.draw()) }
            }
        }
    }
}

/// Numbers in rows and columns; the first column says whose they are.
pub(crate) struct NumberTable {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl NumberTable {
    pub(crate) fn new<const N: usize>(
        head: [&str; N],
        rows: impl Iterator<Item = Vec<String>>,
    ) -> NumberTable {
        NumberTable { head: head.map(String::from).to_vec(), rows: rows.collect() }
    }

    pub(crate) fn draw(&self) -> Markup {
        html! {
            // A table wider than a phone scrolls by itself, also with the keyboard.
            div class="table" tabindex="0" {
                table {
                    thead { tr { @for name in &self.head { th scope="col" { (name) } } } }
                    tbody {
                        @for row in &self.rows {
                            tr {
                                @for (column, cell) in row.iter().enumerate() {
                                    @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A drawing of this size with a name and a description for those who do not see it.
fn svg(width: f64, height: f64, title: &str, description: &str, content: &Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-label={ (title) ". " (description) } {
            title { (title) }
            desc { (description) }
            (content)
        }
    }
}

/// A length in a drawing; a tenth of a pixel is enough.
fn px(length: f64) -> String {
    format!("{length:.1}")
}

/// Whether the mark with this number gets a label, if `count` of them share `room` and each label
/// needs `each`.
fn labelled(number: usize, count: usize, room: f64, each: f64) -> bool {
    let every = (each * count as f64 / room).ceil().max(1.0) as usize;
    number.is_multiple_of(every)
}
