use crate::{GameId, Timestamp};

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// Given by the store: later is higher within a game.
    pub id: i64,
    /// At which table.
    pub game: GameId,
    /// From which seat, or from nobody's.
    pub seat: Option<u8>,
    /// The speaker's name.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: Timestamp,
}
