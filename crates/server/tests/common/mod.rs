//! A server of its own for each test, and callers who know nothing but its address.
#![allow(dead_code, unused_imports, reason = "each test file uses a part")]

mod caller;
mod events;
mod player;
mod records;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use server::{Config, Server};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use caller::{Answer, Caller, Table, send, until_too_many};
pub(crate) use events::{Event, Events};
pub(crate) use player::Player;
pub(crate) use records::{recorded_games, replay};

/// The names of the games.
pub(crate) const AMERICAN_RAILS: &str = "american-rails";
pub(crate) const NORTH_AMERICAN_RAILWAYS: &str = "north-american-railways";
pub(crate) const GAMES: [&str; 2] = [AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS];

/// How long a test waits for what must come. A busy machine is slow, but not that slow: only what is
/// broken takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A running server with its games in a file.
pub(crate) struct House {
    pub(crate) base: String,
    http: reqwest::Client,
    config: Config,
    directory: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(|_| ()).await
    }

    /// Opens a house that differs from the usual one.
    pub(crate) async fn open_with(differ: impl FnOnce(&mut Config)) -> House {
        let directory = tempfile::tempdir().expect("a directory for the games");
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite:{}", directory.path().join("games.db").display()),
            // Where a test moves the clock, the server has lived all the time.
            outage_after: Duration::from_hours(24 * 365 * 100),
            ..Config::default()
        };
        differ(&mut config);
        House::open_at(config, directory).await
    }

    /// Opens a house whose games are in this directory already.
    pub(crate) async fn open_in(directory: TempDir) -> House {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite:{}", directory.path().join("games.db").display()),
            // Where a test moves the clock, the server has lived all the time.
            outage_after: Duration::from_hours(24 * 365 * 100),
            ..Config::default()
        };
        House::open_at(config, directory).await
    }

    async fn open_at(config: Config, directory: TempDir) -> House {
        let server = Server::start(config.clone()).await.expect("the server starts");
        let base = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let ended = server.run_until(async { drop(stopped.await) }).await;
            ended.expect("the server ends well");
        });
        // As the server asks of a proxy: a request must not come on a connection that is just being closed.
        let http = reqwest::Client::builder().pool_idle_timeout(config.idle_timeout / 2).build();
        House { base, http: http.expect("a client"), config, directory, stop, running }
    }

    /// Stops the server gracefully and starts another on the same file.
    pub(crate) async fn reopen(self) -> House {
        let config = self.config.clone();
        let directory = self.close().await;
        House::open_at(config, directory).await
    }

    /// Stops the server gracefully, and starts another on the same file after something has happened.
    pub(crate) async fn reopen_after(self, something: impl FnOnce()) -> House {
        let config = self.config.clone();
        let directory = self.close().await;
        something();
        House::open_at(config, directory).await
    }

    /// Stops the server gracefully; the games stay in the directory.
    pub(crate) async fn close(self) -> TempDir {
        let House { http, directory, stop, running, .. } = self;
        drop(http);
        let _ = stop.send(());
        tokio::time::timeout(PATIENCE, running).await.expect("the server stops in time").expect("and well");
        directory
    }

    /// The file of the games.
    pub(crate) fn database(&self) -> PathBuf {
        self.directory.path().join("games.db")
    }

    /// Somebody without a token.
    pub(crate) fn spectator(&self) -> Caller {
        Caller::new(self.http.clone(), self.base.clone(), None)
    }

    /// The holder of a token.
    pub(crate) fn caller(&self, token: &str) -> Caller {
        Caller::new(self.http.clone(), self.base.clone(), Some(token.to_owned()))
    }

    /// A table with a person in each seat.
    pub(crate) async fn table(&self, game: &str, players: usize, seed: u64) -> Table {
        self.table_with(game, players, seed, serde_json::json!({})).await
    }

    /// A table with a person in each seat, and options.
    pub(crate) async fn table_with(
        &self,
        game: &str,
        players: usize,
        seed: u64,
        options: serde_json::Value,
    ) -> Table {
        let seats: Vec<_> = NAMES[..players].iter().map(|name| serde_json::json!({ "name": name })).collect();
        let order = serde_json::json!({ "game": game, "seats": seats, "seed": seed, "options": options });
        self.spectator().create(order).await
    }

    /// The players of a table, by seat; a spectator where nobody has a token.
    pub(crate) fn players(&self, table: &Table) -> Vec<Caller> {
        let seat = |token: &Option<String>| {
            token.as_deref().map_or_else(|| self.spectator(), |token| self.caller(token))
        };
        table.tokens.iter().map(seat).collect()
    }
}

/// Who plays.
pub(crate) const NAMES: [&str; 5] = ["Ann", "Bob", "Cyd", "Dee", "Eve"];

/// Asks again and again until there is an answer.
pub(crate) async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = ask().await {
            return answer;
        }
        assert!(Instant::now() < deadline, "{what} has not come");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A key as the server makes them, the same for the same name.
pub(crate) fn key(name: &str) -> String {
    Sha256::digest(name).iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}
