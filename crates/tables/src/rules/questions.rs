//! Rulings as answers to questions, each at the address of its number.

use maud::{Markup, html};
use phrases::{Arg, Phrases};

use super::{paragraphs, title_of};
use crate::Shown;

pub(super) fn draw<G: Shown>(args: &[(&str, Arg)], phrases: &Phrases) -> Markup {
    html! {
        section id="questions" class="questions" {
            h2 { (phrases.say("rules-page-questions", &[])) }
            p class="note" { (phrases.say("rules-page-questions-help", &[])) }
            @for (chapter, numbers) in G::QUESTIONS {
                h3 { a href={ "#rules-" (chapter) } { (title_of::<G>(chapter, phrases)) } }
                @for number in *numbers { (question::<G>(*number, args, phrases)) }
            }
        }
    }
}

/// The first line of the message is the question.
fn question<G: Shown>(number: u8, args: &[(&str, Arg)], phrases: &Phrases) -> Markup {
    let text = phrases.say(&format!("{}-ruling-{number}", G::RULES_MESSAGES), args);
    let (question, answer) = text.split_once('\n').unwrap_or((&text, ""));
    let address = format!("{}{number}", G::SERIES);
    html! {
        article class="question" id=(address) {
            h4 { (question) " " a class="ruling" href={ "#" (address) } { (address) } }
            (paragraphs(answer, ""))
        }
    }
}
