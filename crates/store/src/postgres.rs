//! The store in a PostgreSQL database, which several processes may serve at once.

mod claims;
mod listener;
mod reads;
mod writes;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgPool};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use self::listener::Listener;
use crate::{
    Appended, Filter, GameId, KeyHash, NOTICES, NewGame, Notice, Person, Seating, Store, StoreError,
    StoredAction, StoredGame, Talk, TalkLimit, Timestamp, length, migrations,
};

/// Enough to keep the disk busy; PostgreSQL allows a hundred by default, for all processes together.
const CONNECTIONS: u32 = 16;

/// Who waits longer for a connection is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was idle for so long is asked whether it is still there before it is used.
const IDLE: Duration = Duration::from_secs(5);

pub(crate) struct Postgres {
    pool: PgPool,
    notices: broadcast::Sender<Notice>,
    /// Marks what this store tells the others, so that it does not hear itself.
    sender: String,
    listener: AbortHandle,
}

impl Postgres {
    pub(crate) async fn open(options: PgConnectOptions) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, past| {
                Box::pin(async move {
                    if past.idle_for > IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options.clone())
            .await?;
        migrations::postgres(&mut *pool.acquire().await?).await?;

        let (notices, _) = broadcast::channel(NOTICES);
        let sender = reads::unique_name(&pool).await?;
        let listener = Listener::connect(options, sender.clone(), notices.clone()).await?;
        let listener = tokio::spawn(listener.run()).abort_handle();
        Ok(Self { pool, notices, sender, listener })
    }

    /// Tells of a change, if there was one.
    fn told(&self, notice: Option<Notice>) -> bool {
        notice.map(|notice| self.tell(notice)).is_some()
    }

    /// The others hear of it from the database, our own receivers without waiting for that.
    fn tell(&self, notice: Notice) {
        let _ = self.notices.send(notice);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, game: &NewGame, actions: &[StoredAction]) -> Result<(), StoreError> {
        game.check(actions)?;
        self.tell(writes::create(&self.pool, &self.sender, game, actions).await?);
        Ok(())
    }

    async fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        // PostgreSQL would not take the question.
        if id.0.contains('\0') {
            return Ok(None);
        }
        reads::game(&self.pool, id).await
    }

    async fn actions(&self, id: &GameId, after: u32) -> Result<Vec<StoredAction>, StoreError> {
        reads::actions(&self.pool, id, after).await
    }

    async fn append(
        &self,
        id: &GameId,
        actions: &[StoredAction],
        result: Option<&str>,
    ) -> Result<Appended, StoreError> {
        StoredAction::check(actions, result)?;
        let notice = writes::append(&self.pool, &self.sender, id, actions, result).await?;
        Ok(if self.told(notice) { Appended::Landed } else { Appended::Stale })
    }

    async fn take_seat(
        &self,
        id: &GameId,
        seat: u8,
        key: KeyHash,
        name: &str,
    ) -> Result<Seating, StoreError> {
        length::NAME.check(name)?;
        let person = Person { key, name: name.to_owned() };
        if self.told(writes::sit(&self.pool, &self.sender, id, seat, &person).await?) {
            return Ok(Seating::Seated);
        }
        Ok(Seating::refused(reads::game(&self.pool, id).await?, key))
    }

    async fn give_up_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        Ok(self.told(writes::give_up(&self.pool, &self.sender, id, seat, key).await?))
    }

    async fn seat_bot(
        &self,
        id: &GameId,
        seat: u8,
        level: &str,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        length::LEVEL.check(level)?;
        let seated =
            writes::seat_bot(&self.pool, &self.sender, id, seat, level, in_place_of, unseen_since).await?;
        Ok(self.told(seated))
    }

    async fn take_back_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        Ok(self.told(writes::take_back(&self.pool, &self.sender, id, seat, key).await?))
    }

    async fn note_presence(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<(), StoreError> {
        writes::note_presence(&self.pool, id, key, at).await
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
        reads::list(&self.pool, filter).await
    }

    async fn running_with_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        reads::running_with_bots(&self.pool, after, limit).await
    }

    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError> {
        length::NAME.check(name)?;
        writes::remember(&self.pool, key, name, at).await
    }

    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError> {
        reads::key_name(&self.pool, key).await
    }

    async fn say(&self, talk: &Talk, limit: TalkLimit) -> Result<Option<i64>, StoreError> {
        talk.check()?;
        let said = writes::say(&self.pool, &self.sender, talk, limit).await?;
        Ok(said.map(|(id, notice)| {
            self.tell(notice);
            id
        }))
    }

    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk(&self.pool, id, after, limit).await
    }

    async fn talk_before(&self, id: &GameId, before: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk_before(&self.pool, id, before, limit).await
    }

    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError> {
        length::NOTE.check(text)?;
        writes::note(&self.pool, id, key, text, at).await
    }

    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError> {
        reads::note(&self.pool, id, key).await
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        claims::claim(&self.pool, id, version, by, lease).await
    }

    async fn release_bot_turn(&self, id: &GameId, version: u32, by: &str) -> Result<(), StoreError> {
        claims::release(&self.pool, id, version, by).await
    }

    async fn release_bot_turns(&self, by: &str) -> Result<(), StoreError> {
        claims::release_all(&self.pool, by).await
    }

    async fn stalled_bot_turns(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        claims::stalled(&self.pool, limit).await
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        reads::nothing(&self.pool).await
    }

    async fn close(&self) {
        self.listener.abort();
        self.pool.close().await;
    }
}
