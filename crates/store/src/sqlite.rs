//! The store in an SQLite file: one task writes, a few connections read.

#[path = "shared/analyses.rs"]
mod analyses;
mod append;
mod backup;
#[path = "shared/bot_turns.rs"]
mod bot_turns;
#[path = "shared/channels.rs"]
mod channels;
mod claims;
#[path = "shared/closing.rs"]
mod closing;
mod file;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/jobs.rs"]
mod jobs;
#[path = "shared/keys.rs"]
mod keys;
#[path = "shared/lessons.rs"]
mod lessons;
#[path = "shared/mail_links.rs"]
mod mail_links;
#[path = "shared/orders.rs"]
mod orders;
#[path = "shared/personal_data.rs"]
mod personal_data;
#[cfg(feature = "testing")]
#[path = "shared/plans.rs"]
mod plans;
#[path = "shared/proposals.rs"]
mod proposals;
#[path = "shared/retention.rs"]
mod retention;
#[path = "shared/seats.rs"]
mod seats;
#[path = "shared/server_secrets.rs"]
mod server_secrets;
#[path = "shared/statements.rs"]
mod statements;
#[path = "shared/store.rs"]
mod store;
#[path = "shared/talks.rs"]
mod talks;
#[path = "shared/uptime.rs"]
mod uptime;
mod writer;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, SqlitePool, query, query_scalar};
use tokio::sync::{broadcast, mpsc, oneshot};

use self::claims::Claims;
use self::file::ServedFile;
use self::writer::{QueuedWrite, Reopen, Writer};
use crate::address::SqliteLocation;
use crate::rows::narrow;
use crate::write::{Write, WriteOutcome};
use crate::{GameId, NOTICES, NewGame, Notice, StoreError, StoredEntry, migrations};

pub(crate) use self::backup::backup;

/// Reading takes microseconds; more connections than cores would only wait for each other.
const READERS: u32 = 4;

/// The most writes that wait for their turn; whoever comes when it is full waits to get in.
const QUEUE: usize = 1024;

// What the files in `shared` are compiled for.
type Backend = Sqlite;
type Connection = sqlx::SqliteConnection;
type Database = sqlx::Sqlite;
type Row = sqlx::sqlite::SqliteRow;

// One process serves the file, so whoever holds a job lives, and no lease runs out.
const FREE: &str = "holder IS NULL";
const NOW: &str = "0";
const SKIP_LOCKED: &str = "";

// How it explains a question.
#[cfg(feature = "testing")]
const EXPLAIN: &str = "EXPLAIN QUERY PLAN ";
#[cfg(feature = "testing")]
const PLAN: &str = "detail";
#[cfg(feature = "testing")]
const FORCE_INDEXES: [&str; 0] = [];

pub(crate) struct Sqlite {
    /// Connections that only read.
    pool: SqlitePool,
    writer: mpsc::Sender<QueuedWrite>,
    notices: broadcast::Sender<Notice>,
    claims: Claims,
    /// Held as long as the file is served; `None` in memory, and when the store is closed.
    file: Mutex<Option<Arc<ServedFile>>>,
}

impl Sqlite {
    pub(crate) async fn open(place: &SqliteLocation) -> Result<Self, StoreError> {
        let file = match place.file() {
            Some(file) => Some(Arc::new(ServedFile::take(file).await?)),
            None => None,
        };
        // From here on it is there, and if it should go missing, an empty one would hold no games.
        let options = place.options()?.create_if_missing(file.is_none());
        let mut connection = connect(&options).await?;
        migrations::sqlite(&mut connection).await?;
        // Whoever held a job served this file before.
        query("UPDATE jobs SET holder = NULL, until = NULL WHERE holder IS NOT NULL")
            .execute(&mut connection)
            .await?;

        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone().pragma("query_only", "ON"));
        let (notices, _) = broadcast::channel(NOTICES);
        let (writer, writes) = mpsc::channel(QUEUE);
        let reopen = file.as_ref().map(|file| Reopen { options, file: Arc::clone(file) });
        tokio::spawn(Writer::new(connection, reopen, notices.clone()).run(writes));
        Ok(Self { pool, writer, notices, claims: Claims::default(), file: Mutex::new(file) })
    }

    /// Has it written, and waits until it is on disk.
    async fn write(&self, write: Write) -> Result<WriteOutcome, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(QueuedWrite { write, reply }).await.map_err(|_| StoreError::closed())?;
        answer.await.map_err(|_| StoreError::closed())?
    }

    async fn entries_after(&self, id: &GameId, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        games::entries(&self.pool, id, after).await
    }

    #[expect(clippy::unused_self, reason = "called as PostgreSQL's, which has others to tell")]
    fn announce_elsewhere(&self, _notice: Notice) {}

    async fn shut_down(&self) {
        // The writer closes last, so that the last connection folds the log into the file.
        self.pool.close().await;
        let _ = self.write(Write::Close).await;
        // Now somebody else may serve the file.
        self.file.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Two processes that open a new file at once may both want to turn on its log, for which SQLite does not wait as it
/// does elsewhere.
async fn connect(options: &SqliteConnectOptions) -> Result<Connection, StoreError> {
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

/// The version of a game, if there is one. The transaction began as a writer, so nobody else can change it before the
/// commit.
async fn lock(connection: &mut Connection, id: &GameId) -> Result<Option<u32>, StoreError> {
    let mut versions: Vec<i64> =
        query_scalar("SELECT version FROM games WHERE id = $1").bind(&id.0).fetch_all(connection).await?;
    versions.pop().map(narrow).transpose()
}

/// What can be refused is refused before anything is changed: the transaction has writes of others, too, and is not
/// rolled back.
async fn create(
    connection: &mut Connection,
    game: &NewGame,
    entries: &[StoredEntry],
) -> Result<WriteOutcome, StoreError> {
    if let Some(before) = &game.follows {
        let next: Vec<Option<String>> = query_scalar("SELECT next FROM games WHERE id = $1")
            .bind(&before.0)
            .fetch_all(&mut *connection)
            .await?;
        match next.first() {
            Some(None) => {}
            Some(Some(_)) => return Err(StoreError::Followed),
            None => return Err(StoreError::Missing),
        }
    }
    let done = statements::insert_game(connection, game, entries).await?;
    if let Some(before) = &game.follows {
        query("UPDATE games SET next = $2 WHERE id = $1")
            .bind(&before.0)
            .bind(&game.id.0)
            .execute(&mut *connection)
            .await?;
    }
    let rows: Vec<_> = entries.iter().map(|entry| (&game.id, entry)).collect();
    append::insert(connection, &rows).await?;
    Ok(done)
}
