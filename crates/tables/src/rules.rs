use std::collections::HashSet;

use maud::{Markup, html};
use phrases::Phrases;

use crate::Shown;
use crate::rulings::{Piece, pieces};

/// The rules page of a game: short chapters, each with an address. So has each ruling, where it is first named.
pub fn rules<G: Shown>(phrases: &Phrases) -> Markup {
    let mut named = HashSet::new();
    html! {
        @for chapter in G::CHAPTERS {
            section class="chapter" id={ "rules-" (chapter) } {
                h3 { (phrases.say(&format!("{}-{chapter}-title", G::RULES_MESSAGES), &[])) }
                (paragraphs(&phrases.say(&format!("{}-{chapter}", G::RULES_MESSAGES), &[]), &mut named))
            }
        }
    }
}

/// Every line is a paragraph; lines with a dash in front are a list.
fn paragraphs(text: &str, named: &mut HashSet<String>) -> Markup {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let item = |line: &str| line.starts_with("- ");
    html! {
        @for block in lines.chunk_by(|one, other| item(one) && item(other)) {
            @if item(block[0]) {
                ul { @for line in block { li { (stated(&line[2..], named)) } } }
            } @else {
                p { (stated(block[0], named)) }
            }
        }
    }
}

/// A paragraph in which each ruling can be linked to. `named` are those that have their place already.
fn stated(text: &str, named: &mut HashSet<String>) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Number(number) => {
                    @let first = named.insert(number.to_owned());
                    a class="stated" id=[first.then_some(number)] href={ "#" (number) } { (number) }
                }
            }
        }
    }
}
