use crate::{GameId, KeyHash, Timestamp};

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A seat is open.
    Open,
    /// All seats are taken.
    Running,
    /// It has a result.
    Over,
}

impl Stage {
    /// As it stands in the tables.
    pub(crate) const fn code(self) -> i64 {
        match self {
            Self::Open => 0,
            Self::Running => 1,
            Self::Over => 2,
        }
    }
}

/// Which games to list: the last changed first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Only games at this stage.
    pub stage: Option<Stage>,
    /// Only this game, such as `american-rails`.
    pub game: Option<String>,
    /// Only games in which this key sits or has a seat, unlisted ones too. Without it only listed games are found.
    pub key: Option<KeyHash>,
    /// Only games that come after this one: `updated` and `id` of the last of the page before.
    pub before: Option<(Timestamp, GameId)>,
    /// The most games to find.
    pub limit: u32,
}

impl Default for Filter {
    fn default() -> Self {
        Self { stage: None, game: None, key: None, before: None, limit: 50 }
    }
}
