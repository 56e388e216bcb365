use std::collections::BTreeMap;

use game::Outcome;
use serde::{Deserialize, Serialize};

use crate::chart::{CompanyAmount, Notes};
use crate::histogram::Histogram;
use crate::pairs;

/// A stretch of a game, by its number: a year, a turn.
pub type PeriodNumber = u16;

/// What happened in the games of a simulation, counted. Its size depends on what can happen in a
/// game, not on how many were played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GameCounts {
    #[serde(with = "pairs")]
    pub(crate) incomes: BTreeMap<(usize, PeriodNumber), Histogram>,
    #[serde(with = "pairs")]
    pub(crate) prices: BTreeMap<(usize, PeriodNumber), Histogram>,
    /// The games that ended in a period, by all end conditions that held.
    #[serde(with = "pairs")]
    pub(crate) ends: BTreeMap<(Vec<String>, PeriodNumber), u64>,
    /// Decisions in a game.
    pub(crate) lengths: Histogram,
    /// Cash at the end, by kind of bot.
    pub(crate) cash: BTreeMap<usize, Histogram>,
}

impl GameCounts {
    /// Adds a finished game.
    pub(crate) fn add(&mut self, notes: &Notes, outcome: &Outcome, decisions: usize) {
        let book = |shelf: &mut BTreeMap<_, Histogram>, amounts: &[CompanyAmount]| {
            for amount in amounts {
                shelf.entry((amount.company, amount.period)).or_default().add(amount.money.0);
            }
        };
        book(&mut self.incomes, &notes.incomes);
        book(&mut self.prices, &notes.prices);
        let reasons = outcome.reasons.iter().map(|reason| (*reason).to_owned());
        *self.ends.entry((reasons.collect(), notes.period)).or_default() += 1;
        self.lengths.add(decisions as i32);
    }

    pub(crate) fn join(&mut self, other: GameCounts) {
        fn join<K: Ord>(ours: &mut BTreeMap<K, Histogram>, theirs: BTreeMap<K, Histogram>) {
            for (key, more) in theirs {
                ours.entry(key).or_default().join(&more);
            }
        }
        join(&mut self.incomes, other.incomes);
        join(&mut self.prices, other.prices);
        join(&mut self.cash, other.cash);
        for (end, times) in other.ends {
            *self.ends.entry(end).or_default() += times;
        }
        self.lengths.join(&other.lengths);
    }
}
