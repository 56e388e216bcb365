//! The words of the table, with a sentence each.

use maud::{Markup, html};
use phrases::Phrases;

use crate::Shown;

pub(super) fn draw<G: Shown>(phrases: &Phrases) -> Markup {
    let word = |name: &&str| {
        let text = phrases.say(&format!("{}-word-{name}", G::RULES_MESSAGES), &[]);
        let (word, meaning) = text.split_once('\n').unwrap_or((&text, ""));
        (word.to_owned(), meaning.to_owned())
    };
    let mut words: Vec<(String, String)> = G::WORDS.iter().map(word).collect();
    words.sort_by_key(|(word, _)| word.to_lowercase());
    html! {
        section id="words" class="words" {
            h2 { (phrases.say("rules-page-words", &[])) }
            dl { @for (word, meaning) in words { div { dt { (word) } dd { (meaning) } } } }
        }
    }
}
