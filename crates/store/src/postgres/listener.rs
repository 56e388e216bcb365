use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgConnection, query, query_as};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::announcer::Announcer;
use crate::rows::narrow;
use crate::{Change, GameId, Notice, StoreError};

/// Where the processes tell each other, by a [`note`].
pub(crate) const CHANNEL: &str = "railhead";

/// What is told of a change. What has changed stands behind the sender and the seat that caused it before the sender:
/// there a process of an earlier version, which knows nothing of it, does not stumble over it.
pub(crate) fn note(sender: &str, Notice { game, version, change, by }: &Notice) -> String {
    let by = by.map(|seat| format!("{seat}@")).unwrap_or_default();
    format!("{game}:{version}:{by}{sender}/{}", change.code())
}

/// What a note tells, and who has sent it; `None` if it is none.
fn read_note(note: &str) -> Option<(&str, Notice)> {
    let mut parts = note.rsplitn(3, ':');
    let (sender, version, game) = (parts.next()?, parts.next()?, parts.next()?);
    let (sender, change) = sender.split_once('/').unwrap_or((sender, ""));
    let (by, sender) =
        sender.split_once('@').map_or((None, sender), |(by, sender)| (by.parse().ok(), sender));
    let (game, version, change) = (GameId(game.to_owned()), version.parse().ok()?, Change::of_code(change));
    Some((sender, Notice { game, version, change, by }))
}

/// Tells the other processes, if and when the transaction is committed.
pub(crate) async fn notify(
    connection: &mut PgConnection,
    sender: &str,
    notice: &Notice,
) -> Result<(), StoreError> {
    let notify = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(note(sender, notice));
    notify.execute(connection).await?;
    Ok(())
}

/// How often it looks for what it was not told.
const LOOK: Duration = Duration::from_secs(2);

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Hears what other processes have changed and passes it on.
///
/// Now and then it looks for moves that it was not told of: those of a process that was killed between its commit and
/// its word of it. When its connection was lost, it makes a new one and passes on every game that has changed since it
/// last knew that it had heard everything.
pub(crate) struct Listener {
    options: PgConnectOptions,
    sender: String,
    announcer: Announcer,
    connection: PgListener,
    /// We have heard of everything that transactions before this one did.
    heard: Horizon,
    /// At the last look, all transactions before this one were over, but word of them may have been under way.
    looked: Horizon,
}

/// All transactions with a lower number are over.
#[derive(Clone, Copy)]
struct Horizon(i64);

impl Horizon {
    /// Beyond all transactions.
    const END: Self = Self(i64::MAX);
}

impl Listener {
    pub(crate) async fn connect(
        options: PgConnectOptions,
        sender: String,
        announcer: Announcer,
    ) -> Result<Self, StoreError> {
        let mut connection = listen(&options).await?;
        let (now, _) = changes(&mut connection, Horizon::END).await?;
        Ok(Self { options, sender, announcer, connection, heard: now, looked: now })
    }

    /// Until the task is aborted.
    pub(crate) async fn run(mut self) {
        loop {
            self.relay().await;
            let mut pause = Duration::from_millis(50);
            while self.reconnect().await.is_err() {
                sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(2));
            }
        }
    }

    /// Passes on what it hears until the connection is lost.
    async fn relay(&mut self) {
        let mut next_look = Instant::now() + LOOK;
        loop {
            if Instant::now() >= next_look {
                let Ok(Ok(())) = timeout(PATIENCE, self.look()).await else { return };
                next_look = Instant::now() + LOOK;
            }
            match timeout_at(next_look, self.connection.try_recv()).await {
                Ok(Ok(Some(note))) => self.pass_on(note.payload()),
                Ok(Ok(None) | Err(_)) => return,
                Err(_) => {}
            }
        }
    }

    /// Passes on the moves since the last look that nobody has told. Whatever else changes is told by the transaction
    /// that changes it, and so is not lost while the connection lasts.
    async fn look(&mut self) -> Result<(), StoreError> {
        let (now, changed) = changes(&mut self.connection, self.looked).await?;
        // The answer came after everything that was under way at the last look.
        self.heard = self.looked;
        self.looked = now;
        for (game, version) in changed {
            if !self.announcer.told.knows(&game, version) {
                self.announcer.announce_here(&Notice { game, version, change: Change::Moved, by: None });
            }
        }
        self.announcer.told.forget_older();
        Ok(())
    }

    fn pass_on(&self, note: &str) {
        // Our own receivers have been told already.
        if let Some((sender, notice)) = read_note(note)
            && sender != self.sender
        {
            self.announcer.announce_here(&notice);
        }
    }

    /// Listens first and then reads what has changed, so that nothing falls between the two.
    async fn reconnect(&mut self) -> Result<(), StoreError> {
        let mut connection = listen(&self.options).await?;
        let (now, changed) = changes(&mut connection, self.heard).await?;
        for (game, version) in changed {
            self.announcer.announce_here(&Notice { game, version, change: Change::Anything, by: None });
        }
        self.connection = connection;
        self.heard = now;
        self.looked = now;
        Ok(())
    }
}

/// A connection of its own, apart from those that work.
async fn listen(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    // A lost connection is our affair: what was missed must be read again.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The horizon, and the games that transactions from another one on have changed, with their versions.
async fn changes(
    connection: &mut PgListener,
    since: Horizon,
) -> Result<(Horizon, Vec<(GameId, u32)>), StoreError> {
    let rows: Vec<(i64, Option<String>, Option<i64>)> = query_as(
        "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint, id, version
         FROM (VALUES (1)) AS once LEFT JOIN games ON changed >= $1",
    )
    .bind(since.0)
    .fetch_all(connection)
    .await?;
    let horizon = rows.first().map_or(since, |&(now, ..)| Horizon(now));
    let games = rows.into_iter().filter_map(|(_, id, version)| Some((GameId(id?), version?)));
    let games = games.map(|(id, version)| Ok((id, narrow(version)?)));
    Ok((horizon, games.collect::<Result<_, StoreError>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written() {
        for (change, by) in [(Change::Moved, Some(3)), (Change::Left, Some(0)), (Change::Talked, None)] {
            let notice = Notice { game: GameId("a:1:b".into()), version: 12, change, by };
            assert_eq!(read_note(&note("sender", &notice)), Some(("sender", notice)));
        }
    }

    #[test]
    fn notes_of_earlier_and_later_versions_are_understood() {
        let told = |change, by| Notice { game: GameId("a".into()), version: 7, change, by };
        assert_eq!(read_note("a:7:sender"), Some(("sender", told(Change::Anything, None))));
        assert_eq!(read_note("a:7:sender/moved"), Some(("sender", told(Change::Moved, None))));
        assert_eq!(read_note("a:7:4@sender/danced"), Some(("sender", told(Change::Anything, Some(4)))));
        assert_eq!(read_note("a:seven:sender"), None);
        assert_eq!(read_note("a"), None);
    }
}
