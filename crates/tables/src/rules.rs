use maud::{Markup, html};
use phrases::Phrases;

use crate::Shown;

/// The rules page of a game: short chapters, each with an address.
pub fn rules<G: Shown>(phrases: &Phrases) -> Markup {
    html! {
        @for chapter in G::CHAPTERS {
            section class="chapter" id={ "rules-" (chapter) } {
                h3 { (phrases.say(&format!("{}-{chapter}-title", G::RULES), &[])) }
                (paragraphs(&phrases.say(&format!("{}-{chapter}", G::RULES), &[])))
            }
        }
    }
}

/// Every line is a paragraph; lines with a dash in front are a list.
fn paragraphs(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let item = |line: &str| line.starts_with("- ");
    html! {
        @for block in lines.chunk_by(|one, other| item(one) && item(other)) {
            @if item(block[0]) {
                ul { @for line in block { li { (&line[2..]) } } }
            } @else {
                p { (block[0]) }
            }
        }
    }
}
