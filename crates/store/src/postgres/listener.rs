use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::query_as;
use tokio::sync::broadcast;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use crate::rows::small;
use crate::{GameId, Notice, StoreError};

/// Where the processes tell each other, as `game:version:sender`.
pub(crate) const CHANNEL: &str = "railhead";

/// How often the connection is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(20);

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Hears what other processes have changed and passes it on. When its connection was lost, it makes a new one and
/// passes on every game that has changed since it last knew that it had heard everything.
pub(crate) struct Listener {
    options: PgConnectOptions,
    sender: String,
    notices: broadcast::Sender<Notice>,
    connection: PgListener,
    /// We have heard of everything that transactions before this one did.
    heard: Horizon,
    /// At the last pulse, all transactions before this one were over, but word of them may have been under way.
    pulse: Horizon,
}

/// All transactions with a lower number are over.
#[derive(Clone, Copy)]
struct Horizon(i64);

impl Listener {
    pub(crate) async fn connect(
        options: PgConnectOptions,
        sender: String,
        notices: broadcast::Sender<Notice>,
    ) -> Result<Self, StoreError> {
        let mut connection = listen(&options).await?;
        let now = horizon(&mut connection).await?;
        Ok(Self { options, sender, notices, connection, heard: now, pulse: now })
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
        let mut next_pulse = Instant::now() + PULSE;
        loop {
            if Instant::now() >= next_pulse {
                let Ok(Ok(now)) = timeout(PATIENCE, horizon(&mut self.connection)).await else { return };
                // The answer came after everything that was under way at the last pulse.
                self.heard = self.pulse;
                self.pulse = now;
                next_pulse = Instant::now() + PULSE;
            }
            match timeout_at(next_pulse, self.connection.try_recv()).await {
                Ok(Ok(Some(note))) => self.pass_on(note.payload()),
                Ok(Ok(None) | Err(_)) => return,
                Err(_) => {}
            }
        }
    }

    fn pass_on(&self, note: &str) {
        let mut parts = note.rsplitn(3, ':');
        let (Some(sender), Some(version), Some(game)) = (parts.next(), parts.next(), parts.next()) else {
            return;
        };
        // Our own receivers have been told already.
        if sender == self.sender {
            return;
        }
        if let Ok(version) = version.parse() {
            let _ = self.notices.send(Notice { game: GameId(game.to_owned()), version });
        }
    }

    /// Listens first and then reads what has changed, so that nothing falls between the two.
    async fn reconnect(&mut self) -> Result<(), StoreError> {
        let mut connection = listen(&self.options).await?;
        let now = horizon(&mut connection).await?;
        let changed: Vec<(String, i64)> = query_as("SELECT id, version FROM games WHERE changed >= $1")
            .bind(self.heard.0)
            .fetch_all(&mut connection)
            .await?;
        for (id, version) in changed {
            let _ = self.notices.send(Notice { game: GameId(id), version: small(version)? });
        }
        self.connection = connection;
        self.heard = now;
        self.pulse = now;
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

async fn horizon(connection: &mut PgListener) -> Result<Horizon, StoreError> {
    let (number,): (i64,) = query_as("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint")
        .fetch_one(connection)
        .await?;
    Ok(Horizon(number))
}
