//! The store in a PostgreSQL database, which several processes may serve at once.

#[path = "shared/analyses.rs"]
mod analyses;
mod announcer;
mod append;
#[path = "shared/bot_turns.rs"]
mod bot_turns;
#[path = "shared/channels.rs"]
mod channels;
mod claims;
#[path = "shared/closing.rs"]
mod closing;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/jobs.rs"]
mod jobs;
#[path = "shared/keys.rs"]
mod keys;
#[path = "shared/lessons.rs"]
mod lessons;
mod listener;
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
mod reader;
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

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgPool, query, query_scalar};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

use self::announcer::Announcer;
use self::claims::Claims;
use self::listener::Listener;
use self::reader::{QueuedRead, Reader};
use self::writer::{QueuedAppend, Writer};
use crate::rows::narrow;
use crate::write::{Write, WriteOutcome};
use crate::{GameId, NOTICES, NewGame, Notice, StoreError, StoredEntry, migrations};

/// Enough to keep the disk busy; PostgreSQL allows a hundred by default, for all processes together.
const CONNECTIONS: u32 = 16;

/// The longest wait for a connection, before the caller is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was idle for longer is asked whether it is still there before it is used.
const IDLE: Duration = Duration::from_secs(5);

/// The most appends, and the most questions for entries, that wait for their turn; whoever comes when it is full waits to get in.
const QUEUE: usize = 1024;

// What the files in `shared` are compiled for.
type Backend = Postgres;
type Connection = sqlx::PgConnection;
type Database = sqlx::Postgres;
type Row = sqlx::postgres::PgRow;

// A lease is by the clock of the database: those of the servers may differ.
const FREE: &str = "(until IS NULL OR until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint)";
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
const SKIP_LOCKED: &str = " FOR UPDATE SKIP LOCKED";

// How it explains a question. In a small table it would rather read everything.
#[cfg(feature = "testing")]
const EXPLAIN: &str = "EXPLAIN ";
#[cfg(feature = "testing")]
const PLAN: &str = "QUERY PLAN";
#[cfg(feature = "testing")]
const FORCE_INDEXES: [&str; 1] = ["SET LOCAL enable_seqscan = off"];

pub(crate) struct Postgres {
    pool: PgPool,
    notices: broadcast::Sender<Notice>,
    /// Marks what this store tells the others, so that it does not hear itself.
    sender: String,
    announcer: Announcer,
    writer: mpsc::Sender<QueuedAppend>,
    reader: mpsc::Sender<QueuedRead>,
    listener: AbortHandle,
    claims: Claims,
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
        let sender: String = query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let announcer = Announcer::start(pool.clone(), sender.clone(), notices.clone());
        let listener = Listener::connect(options, sender.clone(), announcer.clone()).await?;
        let listener = tokio::spawn(listener.run()).abort_handle();
        let (writer, appends) = mpsc::channel(QUEUE);
        tokio::spawn(Writer { pool: pool.clone(), announcer: announcer.clone() }.run(appends));
        let (reader, questions) = mpsc::channel(QUEUE);
        tokio::spawn(Reader(pool.clone()).run(questions));
        Ok(Self { claims: Claims(pool.clone()), pool, notices, sender, announcer, writer, reader, listener })
    }

    /// Writes it and tells of it: other processes hear of it from the database, our own receivers without waiting
    /// for that.
    async fn write(&self, write: Write) -> Result<WriteOutcome, StoreError> {
        match write {
            Write::Append(append) => {
                let (reply, answer) = oneshot::channel();
                self.writer.send(QueuedAppend { append, reply }).await.map_err(|_| StoreError::closed())?;
                answer.await.map_err(|_| StoreError::closed())?
            }
            // One statement, of which nobody is told, is a transaction by itself.
            Write::Presence { .. }
            | Write::Key { .. }
            | Write::Note { .. }
            | Write::Analysis(_)
            | Write::ServerSecret { .. }
            | Write::Lesson { .. }
            | Write::Status { .. } => statements::perform(&mut *self.pool.acquire().await?, &write).await,
            Write::Jobs(jobs) => {
                let mut transaction = self.pool.begin().await?;
                let done = jobs::perform(&mut transaction, &jobs).await?;
                transaction.commit().await?;
                Ok(done)
            }
            Write::Create { .. }
            | Write::Beat { .. }
            | Write::Seat { .. }
            | Write::Say { .. }
            | Write::Closing { .. }
            | Write::TableProposal { .. }
            | Write::Orders(_)
            | Write::Channel(_)
            | Write::MailLink(_)
            | Write::DeleteIdle { .. }
            | Write::Forget { .. } => self.transact(&write).await,
            // These are for the file of SQLite.
            Write::Probe | Write::Close => Ok(WriteOutcome::default()),
        }
    }

    /// The change and the word of it to other processes are one transaction, which is rolled back if nothing changed.
    /// These are rare enough to commit one after the other, and a lost word of them would not be found as a move is.
    async fn transact(&self, write: &Write) -> Result<WriteOutcome, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let done = statements::perform(&mut transaction, write).await?;
        for notice in done.notices() {
            listener::notify(&mut transaction, &self.sender, notice).await?;
        }
        if done.happened {
            transaction.commit().await?;
            done.notices().for_each(|notice| self.announcer.announce_here(notice));
        }
        Ok(done)
    }

    /// The first entries of a game are many and are read apart; what others have just appended is read together.
    async fn entries_after(&self, id: &GameId, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        // One name that PostgreSQL does not take would spoil the question for all.
        if after == 0 || id.0.contains('\0') {
            return games::entries(&self.pool, id, after).await;
        }
        let (reply, answer) = oneshot::channel();
        let job = QueuedRead { game: id.clone(), after, reply };
        self.reader.send(job).await.map_err(|_| StoreError::closed())?;
        answer.await.map_err(|_| StoreError::closed())?
    }

    fn announce_elsewhere(&self, notice: Notice) {
        self.announcer.announce_elsewhere(notice);
    }

    async fn shut_down(&self) {
        self.listener.abort();
        self.announcer.flush().await;
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Locks the game, marks it as changed and returns its version, if there is one.
async fn lock(connection: &mut Connection, id: &GameId) -> Result<Option<u32>, StoreError> {
    let mut versions: Vec<i64> = query_scalar(
        "UPDATE games SET changed = pg_current_xact_id()::text::bigint WHERE id = $1 RETURNING version",
    )
    .bind(&id.0)
    .fetch_all(connection)
    .await?;
    versions.pop().map(narrow).transpose()
}

async fn create(
    connection: &mut Connection,
    game: &NewGame,
    entries: &[StoredEntry],
) -> Result<WriteOutcome, StoreError> {
    let done = statements::insert_game(connection, game, entries).await?;
    if let Some(before) = &game.follows {
        follow(connection, before, &game.id).await?;
    }
    append::insert(connection, &game.id, entries).await?;
    Ok(done)
}

/// Notes that a game is followed by another one.
async fn follow(connection: &mut Connection, before: &GameId, next: &GameId) -> Result<(), StoreError> {
    let followed = query("UPDATE games SET next = $2 WHERE id = $1 AND next IS NULL")
        .bind(&before.0)
        .bind(&next.0)
        .execute(&mut *connection)
        .await?;
    if followed.rows_affected() > 0 {
        return Ok(());
    }
    let found = query("SELECT 1 FROM games WHERE id = $1").bind(&before.0).fetch_optional(connection).await?;
    Err(found.map_or(StoreError::Missing, |_| StoreError::Followed))
}
