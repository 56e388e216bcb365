use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Appended, Filter, GameId, KeyHash, NewGame, Notice, Seating, StoreError, StoredAction, StoredGame, Talk,
    TalkLimit, Timestamp,
};

/// Where games are kept.
///
/// When a call that changes something has returned, the change is on disk: it survives a killed process and a power
/// cut. Text that is too long, or has a NUL character, which PostgreSQL cannot keep, is [`StoreError::Invalid`].
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new game and the actions it begins with, all or nothing. [`StoreError::Exists`] if the name is taken,
    /// [`StoreError::Followed`] if the game it follows is followed by another one.
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

    /// Gives a person a seat that is open or kept for them, unless they have another one at this table.
    async fn take_seat(&self, id: &GameId, seat: u8, key: KeyHash, name: &str)
    -> Result<Seating, StoreError>;

    /// Opens the seat of a person who gives it up before the game begins; `false` if it is not theirs, or too late.
    async fn give_up_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError>;

    /// Gives a bot a seat: a vacant one, or with `in_place_of` that person's, whose it stays. With `unseen_since` only
    /// if they were not at the table after that moment. `false` if the seat has changed meanwhile.
    async fn seat_bot(
        &self,
        id: &GameId,
        seat: u8,
        level: &str,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
    ) -> Result<bool, StoreError>;

    /// Gives a person the seat back in which a bot plays for them; `false` if none does.
    async fn take_back_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError>;

    /// Notes that somebody who sits at the table was there. Nobody is told.
    async fn note_presence(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<(), StoreError>;

    /// The games that pass the filter, the last changed first, and by name among those changed at once.
    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError>;

    /// Games with a bot that are not over and have no open seat, by name: their bots may have to be woken after a
    /// restart.
    async fn running_with_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Remembers the name that goes with a key, or changes it.
    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The name that goes with a key.
    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// Stores something said at the table, and returns its id; the id given is ignored. `None` if as much was said
    /// already as the limit allows.
    async fn say(&self, talk: &Talk, limit: TalkLimit) -> Result<Option<i64>, StoreError>;

    /// What was said at a table with an id above `after`, in order, at most `limit` of it.
    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;

    /// The last of what was said at a table with an id below `before`, in order, at most `limit` of it.
    async fn talk_before(&self, id: &GameId, before: i64, limit: u32) -> Result<Vec<Talk>, StoreError>;

    /// Stores the private note of a key on a game, in place of the one before.
    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The private note of a key on a game.
    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// What is new from now on, from this process and, with PostgreSQL, from all others. A lost connection is taken
    /// up again, and what changed meanwhile is told then.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Claims the right to think about a bot's turn for a while: `false` if another server has it, or has claimed a
    /// later version. A claim that has run out can be taken over; whoever asks again for what is theirs prolongs it.
    /// The time is the database's: the clocks of the servers may differ.
    ///
    /// This saves thinking twice and is no lock: that is [`append`](Self::append). SQLite, which one process serves,
    /// keeps claims in memory.
    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        lease: Duration,
    ) -> Result<bool, StoreError>;

    /// Gives back what a server has claimed of a game, once it has nothing to think about there; and a claim on it that
    /// has run out, whoever's it was. The game is at this version: what comes next can be claimed at once, and what is
    /// done cannot be claimed by somebody who has not heard of it yet.
    async fn release_bot_turn(&self, id: &GameId, version: u32, by: &str) -> Result<(), StoreError>;

    /// Gives back everything a server has claimed: it stops.
    async fn release_bot_turns(&self, by: &str) -> Result<(), StoreError>;

    /// Games with a claim that has run out, at most `limit`: the server that thought about them has died.
    async fn stalled_bot_turns(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Whether it could serve now.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Finishes what is under way and lets go of the database. Every later call is [`StoreError::Unavailable`].
    async fn close(&self);
}
