//! One page about a simulation: self-contained, without a script, for light and dark, for paper.

mod calibration;
mod companies;
mod course;
mod strength;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::chart::Legend;
use crate::plot::{Figure, grouped};
use crate::summary::Summary;
use crate::tally::Tally;

/// The page about a simulation. It has no clock times in it: the same simulation gives the same page.
pub struct Report<'s> {
    /// What is written beside the plots.
    pub legend: &'s Legend,
    /// What was played: names and values, for whoever wants to repeat it.
    pub conditions: &'s [(&'static str, String)],
    /// What was counted.
    pub tally: &'s Tally,
    /// Its figures.
    pub summary: &'s Summary,
}

struct Section {
    id: &'static str,
    title: String,
    /// What one must know to read it.
    says: String,
    figures: Vec<Figure>,
}

impl Report<'_> {
    /// The page.
    pub fn page(&self) -> String {
        let mut sections = vec![self.strength()];
        sections.extend(self.calibration());
        sections.extend([self.incomes(), self.prices(), self.ends(), self.seats(), self.lengths()]);
        let title = format!("{}: {} games", self.legend.title, grouped(self.summary.games as i64));
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    style { (PreEscaped(include_str!("report/style.css"))) }
                }
                body {
                    header {
                        h1 { (title) }
                        dl { @for (name, value) in self.conditions { div { dt { (name) } dd { (value) } } } }
                        p { (self.how_to_read()) }
                        nav aria-label="Sections" {
                            @for section in &sections { a href={ "#" (section.id) } { (section.title) } " " }
                        }
                    }
                    main { @for section in &sections { (section.draw()) } }
                }
            }
        };
        page.into_string()
    }

    fn how_to_read(&self) -> String {
        let together = match self.tally.blocks_together {
            1 => String::new(),
            together => format!(" (taken {together} together)"),
        };
        format!(
            "Games come in blocks of {}: one setup, played once from every seat by every bot. An interval holds \
             95% of what the figure becomes when {} blocks{together} are drawn again, with repetition, a thousand \
             times; what came out the same in every block has no width. A shared victory counts in parts.",
            self.tally.players,
            grouped(self.summary.blocks as i64),
        )
    }
}

impl Section {
    fn draw(&self) -> Markup {
        html! {
            section id=(self.id) {
                h2 { (self.title) }
                p { (self.says) }
                @if self.figures.is_empty() { p { "Nothing was counted." } }
                div class="figures" { @for figure in &self.figures { (figure.draw()) } }
            }
        }
    }
}
