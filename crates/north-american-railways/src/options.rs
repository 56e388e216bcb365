use serde::{Deserialize, Serialize};

/// Who sees a player's cash (N-39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoneyOnTable {
    /// Only the player.
    #[default]
    Hidden,
    /// Everybody.
    Open,
}

/// What the director gets of a remainder in the last turn (N-31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FinalRemainder {
    /// Half of it, rounded up to $100.
    #[default]
    Up,
    /// Half of it, to the dollar.
    Exact,
    /// Half of it, rounded down to $100.
    Down,
}

/// Which start city a founder gets (N-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StartCityRule {
    /// The top one of the shuffled stack.
    #[default]
    Top,
    /// The one they choose from those left.
    Choose,
}

/// What a table can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who sees a player's cash (N-39).
    pub money: MoneyOnTable,
    /// What the director gets of a remainder in the last turn (N-31).
    pub final_remainder: FinalRemainder,
    /// Which start city a founder gets (N-18).
    pub start_city: StartCityRule,
    /// A player who holds every share sold of a company gets its whole income (N-29).
    pub sole_owner_takes_all: bool,
    /// Whether players may talk during the game; of no effect on the rules.
    pub table_talk: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            money: MoneyOnTable::default(),
            final_remainder: FinalRemainder::default(),
            start_city: StartCityRule::default(),
            sole_owner_takes_all: false,
            table_talk: true,
        }
    }
}
