use std::path::Path;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Appended, Filter, GameId, KeyHash, NewGame, Notice, StoreError, StoredAction, StoredGame, Talk, Timestamp,
};

/// Where games are kept.
///
/// When a call that changes something has returned, the change is on disk: it survives a killed process and a power
/// cut. Text with a NUL character is [`StoreError::Invalid`], because PostgreSQL cannot keep it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new game and the actions it begins with, all or nothing. [`StoreError::Exists`] if the name is taken.
    async fn create(&self, game: &NewGame, actions: &[StoredAction]) -> Result<(), StoreError>;

    /// The game of this name.
    async fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError>;

    /// The actions with a version above `after`, in order.
    async fn actions(&self, id: &GameId, after: u32) -> Result<Vec<StoredAction>, StoreError>;

    /// Appends actions, all or none, and with them the result if they end the game.
    async fn append(
        &self,
        id: &GameId,
        actions: &[StoredAction],
        result: Option<&str>,
    ) -> Result<Appended, StoreError>;

    /// Gives an open seat to a person; `false` if it is not open any more.
    async fn take_seat(&self, id: &GameId, seat: u8, key: KeyHash, name: &str) -> Result<bool, StoreError>;

    /// Gives an open seat, or an absent person's, to a bot; `false` if a bot has it already.
    async fn seat_bot(&self, id: &GameId, seat: u8, level: &str) -> Result<bool, StoreError>;

    /// The games that pass the filter, the last changed first, and by name among those changed at once.
    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError>;

    /// Games with a bot that are not over and have no open seat, by name: their bots may have to be woken after a
    /// restart.
    async fn running_with_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Remembers the name that goes with a key, or changes it.
    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The name that goes with a key.
    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// Stores something said at the table, and tells its id; the id given is ignored.
    async fn say(&self, talk: &Talk) -> Result<i64, StoreError>;

    /// What was said at a table with an id above `after`, in order, at most `limit` of it.
    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;

    /// Stores the private note of a key on a game, in place of the one before.
    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The private note of a key on a game.
    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// What is new from now on, from this process and, with PostgreSQL, from all others. A lost connection is taken
    /// up again, and what changed meanwhile is told then.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Claims the right to think about a bot's turn until a moment: `false` if somebody else has it, or has claimed a
    /// later version. A claim that has run out can be taken over; who asks again for what is theirs prolongs it.
    ///
    /// This saves thinking twice and is no lock: that is [`append`](Self::append). SQLite, which one process serves,
    /// keeps claims in memory.
    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        until: Timestamp,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Copies the whole store to a new file while it is in use. Only SQLite can; an existing file is
    /// [`StoreError::Exists`].
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Whether it could serve now.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Finishes what is under way and lets go of the database. Every later call is [`StoreError::Unavailable`].
    async fn close(&self);
}
