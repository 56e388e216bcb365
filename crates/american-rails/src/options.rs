use game::Money;
use serde::{Deserialize, Serialize};

/// Which printed rules are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// Three players start with $50, and the Take row may drain the others.
    #[default]
    #[serde(rename = "quined-2013")]
    Quined2013,
    /// Three players start with $65, and there is no drain.
    FirstEdition,
}

/// What a table can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which printed rules are played.
    pub edition: Edition,
    /// The drain is illegal unless every victim has $2 (AR-34).
    pub drain_requires_full: bool,
    /// Whether players may talk during the game (AR-67); of no effect on the rules.
    pub table_talk: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { edition: Edition::default(), drain_requires_full: false, table_talk: true }
    }
}

impl Options {
    /// What everybody starts with.
    pub const fn starting_cash(self, players: usize) -> Money {
        match (players, self.edition) {
            (3, Edition::FirstEdition) => Money(65),
            (3 | 4, _) => Money(50),
            _ => Money(40),
        }
    }
}
