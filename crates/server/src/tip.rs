use phrases::{Outlook, Phrases, tell_reason};
use serde_json::{Map, Value};

/// A move that a strong bot would think of, with what it expects of it.
#[derive(Clone, Debug)]
pub(crate) struct Tip {
    /// The actions, all of them the actor's.
    pub(crate) actions: Vec<Map<String, Value>>,
    /// Each seat's share of the victory after it.
    pub(crate) shares: Vec<f32>,
    /// What each seat would have in the end, in dollars.
    pub(crate) cash: Vec<f32>,
}

/// A move in words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Telling {
    /// Its steps.
    pub(crate) words: Vec<String>,
    /// The figures that it changes.
    pub(crate) changes: Vec<String>,
}

/// So many tips are enough to choose from.
pub(crate) const TIPS: usize = 3;

/// What a tip has over the others, or they over it.
pub(crate) fn compare(
    tips: &[Tip],
    place: usize,
    seat: usize,
    names: &[String],
    phrases: &Phrases,
) -> String {
    let outlooks: Vec<Outlook> =
        tips.iter().map(|tip| Outlook { shares: &tip.shares, cash: &tip.cash }).collect();
    tell_reason(&outlooks, place, seat, names, phrases)
}
