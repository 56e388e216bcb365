use crate::{GameId, StoreError, Timestamp, length};

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

impl Talk {
    /// Refuses what neither database could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        length::NAME.check(&self.name)?;
        length::TALK.check(&self.text)
    }
}

/// How much may be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TalkLimit {
    /// By all together.
    pub game: u32,
    /// From one seat.
    pub seat: u32,
}
