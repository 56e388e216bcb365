use async_trait::async_trait;

use crate::{GameId, KeyHash, NewJob, StoreError, Timestamp, text_limit};

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
    /// What has happened at the table that this tells of; the text is for programs that do not know it.
    pub event: Option<TableEvent>,
}

/// Something that happens at a table beside the moves, and that everybody there is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableEvent {
    /// A bot plays for whoever sat there.
    BotTookOver,
    /// They are back in their seat.
    CameBack,
    /// They propose to end the game without a result, or agree to it.
    WantsToEnd,
    /// They want to play on.
    PlaysOn,
    /// They ask to take moves back.
    AsksBack,
    /// They do not agree to that.
    RefusesBack,
    /// They ask for a pause.
    AsksPause,
    /// They do not agree to that.
    RefusesPause,
}

impl TableEvent {
    /// As it stands in the tables.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::BotTookOver => "bot",
            Self::CameBack => "back",
            Self::WantsToEnd => "end",
            Self::PlaysOn => "on",
            Self::AsksBack => "asks-back",
            Self::RefusesBack => "refuses-back",
            Self::AsksPause => "asks-pause",
            Self::RefusesPause => "refuses-pause",
        }
    }

    /// What is told of an event that a newer program has stored is its text.
    pub(crate) fn of_code(code: &str) -> Option<Self> {
        let all = [
            Self::BotTookOver,
            Self::CameBack,
            Self::WantsToEnd,
            Self::PlaysOn,
            Self::AsksBack,
            Self::RefusesBack,
            Self::AsksPause,
            Self::RefusesPause,
        ];
        all.into_iter().find(|event| event.code() == code)
    }
}

impl Talk {
    /// Refuses what neither database could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        text_limit::NAME.check(&self.name)?;
        text_limit::TALK.check(&self.text)
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

/// What is said at the tables.
#[async_trait]
pub trait Talks {
    /// Stores something said at the table, and returns its id; the id given is ignored. `None` if as much was said
    /// already as the limit allows. Who has said it is kept for them alone, so that they can have it deleted.
    async fn say(
        &self,
        talk: &Talk,
        by: Option<KeyHash>,
        limit: TalkLimit,
    ) -> Result<Option<i64>, StoreError> {
        self.say_and_order(talk, by, limit, &[]).await
    }

    /// Stores something said at the table, and orders what follows from it: both or neither.
    async fn say_and_order(
        &self,
        talk: &Talk,
        by: Option<KeyHash>,
        limit: TalkLimit,
        jobs: &[NewJob],
    ) -> Result<Option<i64>, StoreError>;

    /// What was said at a table with an id above `after`, in order, at most `limit` of it.
    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;

    /// The last of what was said at a table with an id below `before`, in order, at most `limit` of it.
    async fn talk_before(&self, id: &GameId, before: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;
}
