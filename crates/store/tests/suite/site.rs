//! Where a test's store is, and what the tests put there.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use store::testing::TestDatabase;
use store::{
    GameId, GameStatus, KeyHash, NewGame, Occupant, Origin, Person, Store, StoredEntry, TalkLimit, Timestamp,
};
use tempfile::TempDir;

/// An empty database of the test's own.
pub(crate) struct Site {
    pub(crate) url: String,
    pub(crate) database: Option<TestDatabase>,
    _directory: Option<TempDir>,
}

impl Site {
    pub(crate) fn sqlite() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", directory.path().join("games.db").display());
        Self { url, database: None, _directory: Some(directory) }
    }

    /// In a directory that somebody else takes care of.
    pub(crate) fn within(directory: &Path) -> Self {
        let url = format!("sqlite:{}", directory.join("games.db").display());
        Self { url, database: None, _directory: None }
    }

    pub(crate) fn memory() -> Self {
        Self { url: "sqlite::memory:".into(), database: None, _directory: None }
    }

    pub(crate) async fn postgres() -> Self {
        let database = TestDatabase::create().await;
        Self { url: database.url.clone(), database: Some(database), _directory: None }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url).await.unwrap()
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.database.is_some()
    }
}

/// Runs each test on each database.
macro_rules! on_each_database {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::site::Site::sqlite()).await;
            })*
        }

        mod memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::site::Site::memory()).await;
            })*
        }

        on_postgres!($($test),*);
    };
}

/// Runs each test on the databases that survive being closed.
macro_rules! on_each_disk {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::site::Site::sqlite()).await;
            })*
        }

        on_postgres!($($test),*);
    };
}

macro_rules! on_postgres {
    ($($test:ident),*) => {
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::site::Site::postgres().await).await;
            })*
        }
    };
}

pub(crate) use {on_each_database, on_each_disk, on_postgres};

pub(crate) fn id(name: &str) -> GameId {
    GameId(name.into())
}

pub(crate) fn key(number: u8) -> KeyHash {
    KeyHash([number; 32])
}

pub(crate) fn person(number: u8) -> Occupant {
    Occupant::Person(named(number))
}

pub(crate) fn bot() -> Occupant {
    Occupant::bot("easy")
}

pub(crate) fn named(number: u8) -> Person {
    Person { key: key(number), name: format!("Person {number}") }
}

/// More than anybody says in a test.
pub(crate) const ENOUGH_TALK: TalkLimit = TalkLimit { game: 1000, seat: 1000 };

/// A listed game of two bots.
pub(crate) fn new_game(name: &str) -> NewGame {
    NewGame {
        id: id(name),
        game: "american-rails".into(),
        frame: r#"{"players":2}"#.into(),
        seats: vec![bot(), bot()],
        host: None,
        invite: None,
        listed: true,
        created: Timestamp(1000),
        follows: None,
        status: going_on(),
        origin: Origin::Played,
        rated: false,
    }
}

/// Seat 0 has to decide.
pub(crate) fn going_on() -> GameStatus {
    GameStatus { to_move: Some(0), ..GameStatus::default() }
}

pub(crate) fn over(result: &str) -> GameStatus {
    GameStatus { result: Some(result.to_owned()), ..GameStatus::default() }
}

/// Waits until a game that somebody else appends to has an entry.
pub(crate) async fn has_entries(store: &dyn Store, name: &str) {
    while store.entries(&id(name), 0).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub(crate) fn entry(version: u32) -> StoredEntry {
    entry_of(version, "pass")
}

pub(crate) fn entry_of(version: u32, what: &str) -> StoredEntry {
    StoredEntry {
        version,
        seat: (version % 3) as u8,
        text: format!(r#"{{"what":"{what}"}}"#),
        at: Timestamp(1000 + i64::from(version)),
    }
}
