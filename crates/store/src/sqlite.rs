//! The store in an SQLite file: one task writes, a few connections read.

mod append;
mod backup;
mod claims;
mod group;
mod reads;
mod write;

use std::path::Path;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot};

use self::append::Append;
use self::claims::Claims;
use self::group::{Job, Writer};
use self::write::{Done, Write};
use crate::address::Place;
use crate::{
    Appended, Filter, GameId, KeyHash, NOTICES, NewGame, Notice, Occupant, Store, StoreError, StoredAction,
    StoredGame, Talk, Timestamp, migrations,
};

/// Reading takes microseconds; more connections than cores would only wait for each other.
const READERS: u32 = 4;

/// Writes that wait for their turn; who comes when it is full waits before the door.
const QUEUE: usize = 1024;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    notices: broadcast::Sender<Notice>,
    claims: Claims,
    /// `None` in memory.
    file: Option<SqliteConnectOptions>,
}

impl Sqlite {
    pub(crate) async fn open(place: &Place) -> Result<Self, StoreError> {
        let options = place.options()?;
        let mut connection = connect(&options).await?;
        migrations::sqlite(&mut connection).await?;

        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone().pragma("query_only", "ON"));
        let (notices, _) = broadcast::channel(NOTICES);
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(Writer::new(connection, notices.clone()).run(jobs));
        Ok(Self { readers, writer, notices, claims: Claims::default(), file: place.file().map(|_| options) })
    }

    /// Has it written, and waits until it is on disk.
    async fn write(&self, write: Write) -> Result<Done, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Job { write, reply }).await.map_err(|_| StoreError::closed())?;
        answer.await.map_err(|_| StoreError::closed())?
    }
}

/// Two processes that open a new file at once may both want to turn on its log, for which SQLite does not wait as it
/// does elsewhere.
async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let patience = Instant::now() + Duration::from_secs(10);
    loop {
        match options.connect().await {
            Ok(connection) => return Ok(connection),
            Err(sqlx::Error::Database(error)) if is_busy(&*error) && Instant::now() < patience => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

fn is_busy(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, game: &NewGame, actions: &[StoredAction]) -> Result<(), StoreError> {
        game.check(actions)?;
        let write = Write::Create { game: Box::new(game.clone()), actions: actions.to_vec() };
        self.write(write).await.map(drop)
    }

    async fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        reads::game(&self.readers, id).await
    }

    async fn actions(&self, id: &GameId, after: u32) -> Result<Vec<StoredAction>, StoreError> {
        reads::actions(&self.readers, id, after).await
    }

    async fn append(
        &self,
        id: &GameId,
        actions: &[StoredAction],
        result: Option<&str>,
    ) -> Result<Appended, StoreError> {
        StoredAction::check(actions, result)?;
        let append =
            Append { game: id.clone(), actions: actions.to_vec(), result: result.map(str::to_owned) };
        Ok(if self.write(Write::Append(append)).await?.happened { Appended::Landed } else { Appended::Stale })
    }

    async fn take_seat(&self, id: &GameId, seat: u8, key: KeyHash, name: &str) -> Result<bool, StoreError> {
        StoreError::unless_storable([name])?;
        let occupant = Occupant::Person { key, name: name.to_owned() };
        Ok(self.write(Write::Seat { game: id.clone(), seat, occupant }).await?.happened)
    }

    async fn seat_bot(&self, id: &GameId, seat: u8, level: &str) -> Result<bool, StoreError> {
        StoreError::unless_storable([level])?;
        let occupant = Occupant::Bot { level: level.to_owned() };
        Ok(self.write(Write::Seat { game: id.clone(), seat, occupant }).await?.happened)
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
        reads::list(&self.readers, filter).await
    }

    async fn running_with_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        reads::running_with_bots(&self.readers, after, limit).await
    }

    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError> {
        StoreError::unless_storable([name])?;
        self.write(Write::Key { key, name: name.to_owned(), at }).await.map(drop)
    }

    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError> {
        reads::key_name(&self.readers, key).await
    }

    async fn say(&self, talk: &Talk) -> Result<i64, StoreError> {
        StoreError::unless_storable([talk.name.as_str(), &talk.text])?;
        Ok(self.write(Write::Say(talk.clone())).await?.id)
    }

    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk(&self.readers, id, after, limit).await
    }

    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError> {
        StoreError::unless_storable([text])?;
        self.write(Write::Note { game: id.clone(), key, text: text.to_owned(), at }).await.map(drop)
    }

    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError> {
        reads::note(&self.readers, id, key).await
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        until: Timestamp,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        Ok(self.claims.claim(id, version, by, until, now))
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let options = self.file.as_ref().ok_or(StoreError::Unsupported("a store in memory has no backup"))?;
        // Not one of the readers: they may not even write to another file.
        backup::backup(connect(options).await?, file).await
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        reads::nothing(&self.readers).await?;
        self.write(Write::Nothing).await.map(drop)
    }

    async fn close(&self) {
        // The writer closes last, so that the last connection folds the log into the file.
        self.readers.close().await;
        let _ = self.write(Write::Close).await;
    }
}
