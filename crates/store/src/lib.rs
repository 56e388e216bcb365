//! Games and their entries on disk.
//!
//! A game is stored as its frame (options and setup) and the list of its entries; the state of play never is. The
//! primary key `(game, version)` of the entries is the lock: of two moves for the same version one lands, and the
//! other is [`Appended::Stale`]. [`Store`], which is made of a trait for each noun, has two implementations, SQLite and PostgreSQL, and [`open`]
//! chooses by the address.
//!
//! This is the only crate that speaks SQL, and it knows nothing of any game: frames, actions and results are text to
//! it. It has no clock and no random numbers, and sees no secret but as a hash: all of them come from the caller.
//!
//! ```
//! use store::{Appended, GameId, GameStatus, NewGame, Occupant, Origin, StoredEntry, Timestamp};
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
//!     status: GameStatus { to_move: Some(0), ..GameStatus::default() },
//!     origin: Origin::Played,
//!     rated: false,
//! };
//! store.create(&game, &[]).await?;
//!
//! let first = StoredEntry { version: 1, seat: 0, text: r#"{"bid":5}"#.into(), at: Timestamp(7) };
//! let status = GameStatus { to_move: Some(1), ..GameStatus::default() };
//! assert_eq!(store.append(&id, &[first.clone()], &status).await?, Appended::Landed);
//! assert_eq!(store.append(&id, &[first.clone()], &status).await?, Appended::Stale);
//! assert_eq!(store.entries(&id, 0).await?, [first]);
//! # Ok::<(), store::StoreError>(())
//! # }).unwrap();
//! ```

mod address;
mod analyses;
mod bot_turns;
mod channels;
mod closing;
mod error;
mod game;
mod games;
mod job;
mod jobs;
mod key;
mod keys;
mod lessons;
mod listing;
mod mail_links;
mod migrations;
mod orders;
mod personal_data;
mod pieces;
mod postgres;
mod proposals;
#[cfg(feature = "testing")]
mod rate;
mod retention;
mod rows;
mod seats;
mod server_secrets;
mod sqlite;
mod store;
mod talk;
#[cfg(feature = "testing")]
pub mod testing;
mod text_limit;
mod uptime;
mod write;

use std::path::Path;
use std::sync::Arc;

use crate::address::Address;

pub use crate::analyses::{Analyses, StoredAnalysis};
pub use crate::bot_turns::BotTurns;
pub use crate::channels::{Channel, ChannelKind, Channels, Delivery};
pub use crate::closing::{Closed, Closing};
pub use crate::error::StoreError;
pub use crate::game::{
    Appended, Change, GameId, GameStart, GameStatus, NewGame, Notice, Occupant, Origin, Person, Seating,
    StoredEntry, StoredGame, StoredSeat, Timestamp,
};
pub use crate::games::Games;
pub use crate::job::{Job, JobCounts, JobEnd, NewJob};
pub use crate::jobs::Jobs;
pub use crate::key::KeyHash;
pub use crate::keys::Keys;
pub use crate::lessons::{LessonProgress, Lessons};
pub use crate::listing::{Filter, Stage};
pub use crate::mail_links::{InviteHash, LinkPurpose, MailLink, MailLinks};
pub use crate::orders::{Orders, StandingOrder};
pub use crate::personal_data::{Held, Note, OwnSeat, PersonalData};
pub use crate::proposals::{ProposalKind, Proposals, Proposed, TableProposal};
#[cfg(feature = "testing")]
pub use crate::rate::raw_commit_rate;
pub use crate::retention::Retention;
pub use crate::seats::Seats;
pub use crate::server_secrets::ServerSecrets;
pub use crate::store::Store;
pub use crate::talk::{TableEvent, Talk, TalkLimit, Talks};
pub use crate::uptime::{StoredOutage, Uptime};

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
