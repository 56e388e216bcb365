//! The store in an SQLite file: one task writes, a few connections read.

mod append;
mod backup;
mod claims;
mod file;
mod group;
mod reads;
mod write;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot};

use self::append::Append;
use self::claims::Claims;
use self::file::ServedFile;
use self::group::{Job, Reopen, Writer};
use self::write::{Done, Write};
use crate::address::Place;
use crate::{
    Appended, Filter, GameId, KeyHash, NOTICES, NewGame, Notice, Person, Seating, Store, StoreError,
    StoredAction, StoredGame, Talk, TalkLimit, Timestamp, length, migrations,
};

pub(crate) use self::backup::backup;

/// Reading takes microseconds; more connections than cores would only wait for each other.
const READERS: u32 = 4;

/// Writes that wait for their turn; who comes when it is full waits before the door.
const QUEUE: usize = 1024;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    notices: broadcast::Sender<Notice>,
    claims: Claims,
    /// Held as long as the file is served; `None` in memory, and when the store is closed.
    file: Mutex<Option<Arc<ServedFile>>>,
}

impl Sqlite {
    pub(crate) async fn open(place: &Place) -> Result<Self, StoreError> {
        let file = match place.file() {
            Some(file) => Some(Arc::new(ServedFile::take(file).await?)),
            None => None,
        };
        // From here on it is there, and if it should go missing, an empty one would hold no games.
        let options = place.options()?.create_if_missing(file.is_none());
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
        let reopen = file.as_ref().map(|file| Reopen { options, file: Arc::clone(file) });
        tokio::spawn(Writer::new(connection, reopen, notices.clone()).run(jobs));
        Ok(Self { readers, writer, notices, claims: Claims::default(), file: Mutex::new(file) })
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

    async fn take_seat(
        &self,
        id: &GameId,
        seat: u8,
        key: KeyHash,
        name: &str,
    ) -> Result<Seating, StoreError> {
        length::NAME.check(name)?;
        let person = Person { key, name: name.to_owned() };
        if self.write(Write::Sit { game: id.clone(), seat, person }).await?.happened {
            return Ok(Seating::Seated);
        }
        Ok(Seating::refused(reads::game(&self.readers, id).await?, key))
    }

    async fn give_up_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        Ok(self.write(Write::GiveUp { game: id.clone(), seat, key }).await?.happened)
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
        let level = level.to_owned();
        let write = Write::SeatBot { game: id.clone(), seat, level, in_place_of, unseen_since };
        Ok(self.write(write).await?.happened)
    }

    async fn take_back_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        Ok(self.write(Write::TakeBack { game: id.clone(), seat, key }).await?.happened)
    }

    async fn note_presence(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<(), StoreError> {
        self.write(Write::Presence { game: id.clone(), key, at }).await.map(drop)
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
        reads::list(&self.readers, filter).await
    }

    async fn running_with_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        reads::running_with_bots(&self.readers, after, limit).await
    }

    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError> {
        length::NAME.check(name)?;
        self.write(Write::Key { key, name: name.to_owned(), at }).await.map(drop)
    }

    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError> {
        reads::key_name(&self.readers, key).await
    }

    async fn say(&self, talk: &Talk, limit: TalkLimit) -> Result<Option<i64>, StoreError> {
        talk.check()?;
        let said = self.write(Write::Say(talk.clone(), limit)).await?;
        Ok(said.happened.then_some(said.id))
    }

    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk(&self.readers, id, after, limit).await
    }

    async fn talk_before(&self, id: &GameId, before: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        reads::talk_before(&self.readers, id, before, limit).await
    }

    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError> {
        length::NOTE.check(text)?;
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
        lease: Duration,
    ) -> Result<bool, StoreError> {
        Ok(self.claims.claim(id, version, by, lease))
    }

    async fn release_bot_turn(&self, id: &GameId, _version: u32, by: &str) -> Result<(), StoreError> {
        self.claims.release(id, by);
        Ok(())
    }

    async fn release_bot_turns(&self, by: &str) -> Result<(), StoreError> {
        self.claims.release_all(by);
        Ok(())
    }

    async fn stalled_bot_turns(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(self.claims.stalled(limit))
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        self.write(Write::Trial).await?;
        reads::nothing(&self.readers).await
    }

    async fn close(&self) {
        // The writer closes last, so that the last connection folds the log into the file.
        self.readers.close().await;
        let _ = self.write(Write::Close).await;
        // Now somebody else may serve the file.
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
