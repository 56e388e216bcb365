use serde::{Deserialize, Serialize};

/// How far a game has come, for lists of games. It is stored with the game, and so it shows nothing that is hidden; the
/// message `milestone-GAME` tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Milestone {
    /// What the game counts by: the year, the turn; 0 before the first.
    pub number: u32,
    /// About how much of it is behind the players, in hundredths.
    pub percent: u8,
}

impl Milestone {
    /// So many of so many parts are behind the players.
    pub(crate) fn of(number: u32, done: usize, parts: usize) -> Milestone {
        Milestone { number, percent: (100 * done.min(parts) / parts.max(1)) as u8 }
    }
}
