use phrases::{Arg, Phrases};
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

/// What a tip has over the others, or they over it, in the end and in dollars. What one is left with
/// is not all that counts: a move may cost oneself something and the others more.
pub(crate) fn compare(tips: &[Tip], place: usize, seat: usize, phrases: &Phrases) -> String {
    let cash = |tip: &Tip| tip.cash.get(seat).copied().unwrap_or_default().round() as i32;
    let other = match (place, tips) {
        (0, [_]) => return phrases.say("hint-only", &[]),
        (0, [_, second, ..]) => second,
        (_, [best, ..]) => best,
        (_, []) => return String::new(),
    };
    let difference = cash(&tips[place]) - cash(other);
    let id = match (place, difference) {
        (0, 1..) => "hint-best-richer",
        (0, 0) => "hint-best-even",
        (0, _) => "hint-best-poorer",
        (_, 1..) => "hint-next-richer",
        (_, 0) => "hint-next-even",
        (_, _) => "hint-next-poorer",
    };
    let amount = Arg::Money(game::Money(difference.abs()));
    if difference == 0 { phrases.say(id, &[]) } else { phrases.say(id, &[("amount", amount)]) }
}

/// A share of the victory as people say it.
pub(crate) fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
