//! Games and their actions on disk.
//!
//! A game is stored as its frame (options and setup) and the list of its actions; the state of play never is. The
//! primary key `(game, version)` of the actions is the lock: of two moves for the same version one lands, and the
//! other is [`Appended::Stale`]. One trait, [`Store`], has two implementations, SQLite and PostgreSQL, and [`open`]
//! chooses by the address.
//!
//! This is the only crate that speaks SQL, and it knows nothing of any game: frames, actions and results are text to
//! it. It has no clock and no random numbers, and sees no secret but as a hash: all of them come from the caller.
//!
//! ```
//! use store::{Appended, GameId, NewGame, Occupant, StoredAction, Timestamp};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let store = store::open("sqlite::memory:").await?;
//! let id = GameId("k3v9".into());
//! let game = NewGame {
//!     id: id.clone(),
//!     game: "american-rails".into(),
//!     frame: "{}".into(),
//!     seats: vec![Occupant::bot("easy"), Occupant::Open],
//!     host: None,
//!     invite: None,
//!     listed: true,
//!     created: Timestamp(0),
//!     follows: None,
//! };
//! store.create(&game, &[]).await?;
//!
//! let first = StoredAction { version: 1, seat: 0, action: r#"{"bid":5}"#.into(), at: Timestamp(7) };
//! assert_eq!(store.append(&id, &[first.clone()], None).await?, Appended::Landed);
//! assert_eq!(store.append(&id, &[first.clone()], None).await?, Appended::Stale);
//! assert_eq!(store.actions(&id, 0).await?, [first]);
//! # Ok::<(), store::StoreError>(())
//! # }).unwrap();
//! ```

mod address;
mod error;
mod game;
mod key;
mod length;
mod listing;
mod migrations;
mod postgres;
mod rate;
mod rows;
mod sqlite;
mod store;
mod talk;
#[cfg(feature = "testing")]
pub mod testing;

use std::path::Path;
use std::sync::Arc;

use crate::address::Address;

pub use crate::error::StoreError;
pub use crate::game::{
    Appended, GameId, NewGame, Notice, Occupant, Person, Seating, StoredAction, StoredGame, StoredSeat,
    Timestamp,
};
pub use crate::key::KeyHash;
pub use crate::listing::{Filter, Stage};
pub use crate::rate::raw_commit_rate;
pub use crate::store::Store;
pub use crate::talk::{Talk, TalkLimit};

/// Notices a slow receiver may be behind before it misses some.
const NOTICES: usize = 4096;

/// Opens the store at `sqlite:FILE` (created if missing), `sqlite::memory:` or `postgres://…`, and brings its tables
/// up to date. A file is served by one process: a second one waits a little and is then refused
/// ([`StoreError::InUse`]). Several may share a PostgreSQL database.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match Address::parse(url)? {
        Address::Sqlite(place) => Arc::new(sqlite::Sqlite::open(&place).await?),
        Address::Postgres(options) => Arc::new(postgres::Postgres::open(*options).await?),
    })
}

/// Copies a SQLite database to a new file, as it is at one moment, also while a server uses it. It must exist, and
/// nothing in it is changed. An existing file is [`StoreError::Exists`].
pub async fn backup(url: &str, file: &Path) -> Result<(), StoreError> {
    match Address::parse(url)? {
        Address::Sqlite(place) => sqlite::backup(&place, file).await,
        Address::Postgres(_) => {
            Err(StoreError::Unsupported("a PostgreSQL database is backed up with pg_dump"))
        }
    }
}
