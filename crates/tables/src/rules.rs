//! The rules: chapters with pictures, the words of the table, and rulings as answers to questions.

mod book;
mod questions;
mod words;

use maud::{Markup, html};
use phrases::{Arg, Phrases};

use crate::Shown;
use crate::rulings::{Piece, pieces};

pub use book::{RulesBook, rules_book, usual_setup};

/// The chapters without their pictures, as they lie beside a table. `book` is the address of the page that has everything.
pub fn rules<G: Shown>(setup: &G::Setup, book: &str, phrases: &Phrases) -> Markup {
    let args = arguments::<G>(setup, true, phrases);
    html! {
        p class="note" { a class="whole-rules" href=(book) target="_blank" { (phrases.say("rules-page-whole", &[])) } }
        @for chapter in G::CHAPTERS {
            section class="chapter" id={ "rules-" (chapter) } {
                h3 { (title_of::<G>(chapter, phrases)) }
                (paragraphs(&text_of::<G>(chapter, &args, phrases), book))
                @if G::ILLUSTRATIONS.iter().any(|(of, _)| of == chapter) {
                    p class="note" {
                        a href={ (book) "#rules-" (chapter) } target="_blank" { (phrases.say("rules-page-picture", &[])) }
                    }
                }
            }
        }
    }
}

/// What fills the gaps of the texts. Where they speak of no table in particular, there are 0 players.
fn arguments<G: Shown>(setup: &G::Setup, at_table: bool, phrases: &Phrases) -> Vec<(&'static str, Arg)> {
    let players = if at_table { players_of::<G>(setup) } else { 0 };
    let mut args = G::gaps_of_rules(setup, phrases);
    args.push(("players", players.into()));
    args
}

fn players_of<G: Shown>(setup: &G::Setup) -> usize {
    G::start(setup).map(|state| state.players()).unwrap_or_default()
}

fn title_of<G: Shown>(chapter: &str, phrases: &Phrases) -> String {
    phrases.say(&format!("{}-{chapter}-title", G::RULES_MESSAGES), &[])
}

fn text_of<G: Shown>(chapter: &str, args: &[(&str, Arg)], phrases: &Phrases) -> String {
    phrases.say(&format!("{}-{chapter}", G::RULES_MESSAGES), args)
}

/// Every line is a paragraph; lines with a dash in front are a list. An item of which a table has no use is empty.
fn paragraphs(text: &str, book: &str) -> Markup {
    let lines: Vec<&str> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && *line != "-").collect();
    let item = |line: &str| line.starts_with("- ");
    html! {
        @for block in lines.chunk_by(|one, other| item(one) && item(other)) {
            @if item(block[0]) {
                ul { @for line in block { li { (stated(&line[2..], book)) } } }
            } @else {
                p { (stated(block[0], book)) }
            }
        }
    }
}

/// A paragraph in which each number of a ruling leads to its question. On the page itself `book` is empty.
fn stated(text: &str, book: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Number(number) => {
                    a class="stated" href={ (book) "#" (number) } target=[(!book.is_empty()).then_some("_blank")] { (number) }
                }
            }
        }
    }
}
