use serde_json::Value;

use crate::Phrases;

/// The words in which the actions of a game can be typed, in one language.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// What can be done.
    pub verbs: Vec<Verb>,
    /// What it can be done to.
    pub things: Vec<Thing>,
}

/// A kind of action.
#[derive(Clone, Debug)]
pub struct Verb {
    /// The `do` of the notation.
    pub name: &'static str,
    /// The words for it; lists of actions show the first.
    pub words: Vec<String>,
    /// What has to be said besides, in the order in which it is shown.
    pub fields: &'static [Field],
}

/// A field of an action in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in the notation.
    pub name: &'static str,
    /// What belongs in it.
    pub takes: Takes,
    /// Whether the action is named without it only if there is just one such action.
    pub needed: bool,
}

/// What belongs in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A sum of money.
    Amount,
    /// One of the things of this kind.
    Thing(&'static str),
}

/// A company, a place, a card: whatever an action can name.
#[derive(Clone, Debug)]
pub struct Thing {
    /// What it is, as fields name it in [`Takes::Thing`].
    pub kind: &'static str,
    /// What the notation writes for it.
    pub value: Value,
    /// How it is shown.
    pub shown: String,
    /// The words for it; the first completes a line.
    pub words: Vec<String>,
}

impl Field {
    /// A field for money.
    pub(crate) const fn amount(name: &'static str) -> Field {
        Field { name, takes: Takes::Amount, needed: true }
    }

    /// A field for one of these things.
    pub(crate) const fn thing(name: &'static str, kind: &'static str) -> Field {
        Field { name, takes: Takes::Thing(kind), needed: true }
    }

    /// The same field, to be named only where it makes a difference.
    pub(crate) const fn if_it_matters(self) -> Field {
        Field { needed: false, ..self }
    }
}

/// The verbs of a game: each with the message that lists its words.
pub(crate) fn verbs(of: &[(&'static str, &str, &'static [Field])], phrases: &Phrases) -> Vec<Verb> {
    of.iter().map(|&(name, words, fields)| Verb { name, words: phrases.words(words), fields }).collect()
}
