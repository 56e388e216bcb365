use std::fmt;
use std::sync::Arc;

use game::{Refused, Rule, Seat, Unreadable};
use maud::{Markup, html};
use phrases::{Phrases, Told, tell_refused_to, tell_unreadable};
use tables::ruling;

/// Why something is refused. It stays what the rules said until somebody reads it: then it is told
/// in their language.
#[derive(Clone)]
pub(crate) struct RefusalMessage {
    pub(crate) rule: Rule,
    told: Arc<SentenceMaker>,
}

/// Makes the sentence for whoever sits in a seat, with the names at the table.
type SentenceMaker = dyn Fn(Option<Seat>, &[String], &Phrases) -> String + Send + Sync;

impl RefusalMessage {
    /// A refusal that can be told when the names at the table and the language are known.
    pub(crate) fn new(
        rule: Rule,
        told: impl Fn(&[String], &Phrases) -> String + Send + Sync + 'static,
    ) -> RefusalMessage {
        RefusalMessage { rule, told: Arc::new(move |_, names, phrases| told(names, phrases)) }
    }

    /// An action that is refused in this state.
    pub(crate) fn of_action<G: Told>(state: &G, refused: Refused<G::Illegal>) -> RefusalMessage {
        let state = state.clone();
        let rule = refused.rule();
        let told = move |reader: Option<Seat>, names: &[String], phrases: &Phrases| {
            tell_refused_to(reader, &state, names, &refused, phrases)
        };
        RefusalMessage { rule, told: Arc::new(told) }
    }

    /// A setup, or what it comes from, that does not hold.
    pub(crate) fn of_setup<G: Told>(flaw: G::Flaw) -> RefusalMessage {
        RefusalMessage::new(Rule::UNREADABLE, move |_, phrases| G::tell_flaw(&flaw, phrases))
    }

    /// A part of a message that cannot be read.
    pub(crate) fn of_message(unreadable: Unreadable) -> RefusalMessage {
        RefusalMessage::new(Rule::UNREADABLE, move |_, phrases| tell_unreadable(&unreadable, phrases))
    }

    pub(crate) fn sentence(&self, names: &[String], phrases: &Phrases) -> String {
        self.sentence_to(None, names, phrases)
    }

    /// The sentence for whoever sits in a seat.
    pub(crate) fn sentence_to(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> String {
        (self.told)(reader, names, phrases)
    }

    /// As a page shows it; `book` is the address of the rules page to which its ruling leads.
    pub(crate) fn draw(
        &self,
        book: &str,
        reader: Option<Seat>,
        names: &[String],
        phrases: &Phrases,
    ) -> Markup {
        html! { p class="refusal" { (self.sentence_to(reader, names, phrases)) " " (ruling(book, self.rule.0)) } }
    }
}

impl fmt::Debug for RefusalMessage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "RefusalMessage({})", self.rule)
    }
}
