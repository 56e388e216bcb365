use std::borrow::Cow;
use thiserror::Error;

/// Why the store could not do what it was asked.
///
/// Each is told in one line, and none tells the address it was opened with, so no password comes into a log.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The address names no database.
    #[error("not the address of a database: {}", line(.0))]
    BadUrl(String),
    /// The database cannot be reached, is full, or does not answer in time; later it might.
    #[error("the database is not available: {}", line(.0))]
    Unavailable(String),
    /// What is stored makes no sense.
    #[error("the database is damaged: {}", line(.0))]
    Corrupt(String),
    /// There is already a game, or a file, of this name.
    #[error("the name is taken")]
    Exists,
    /// There is no game of this name.
    #[error("there is no such game")]
    Missing,
    /// The game is followed by another one already.
    #[error("the game is followed by another one already")]
    Followed,
    /// Another process serves this database.
    #[error("it is in use: {}", line(.0))]
    InUse(String),
    /// It cannot be stored, whatever the database: a mistake of the caller.
    #[error("cannot be stored: {0}")]
    Invalid(&'static str),
    /// This kind of database cannot do it.
    #[error("{0}")]
    Unsupported(&'static str),
    /// Something else.
    #[error("the database refused: {}", line(.0))]
    Other(String),
}

impl StoreError {
    /// For waiting on a task that is gone because the store was closed.
    pub(crate) fn closed() -> Self {
        Self::Unavailable("the store is closed".into())
    }
}

fn line(text: &str) -> Cow<'_, str> {
    if text.contains(['\n', '\r']) { text.replace(['\n', '\r'], " ").into() } else { text.into() }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            E::Database(database) => {
                let code = database.code();
                meaning(code.as_deref().unwrap_or_default())(database.message().into())
            }
            // An address may be quoted in it.
            E::Configuration(_) => Self::BadUrl("its options make no sense".into()),
            E::Io(_) | E::Tls(_) | E::Protocol(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed => {
                Self::Unavailable(error.to_string())
            }
            E::Decode(_) | E::ColumnDecode { .. } => Self::Corrupt(error.to_string()),
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError as E;
        match error {
            E::Execute(error) | E::ExecuteMigration(error, _) => error.into(),
            E::VersionMissing(_) | E::VersionMismatch(_) => {
                Self::Other(format!("it belongs to another version of this program ({error})"))
            }
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::AlreadyExists => Self::Exists,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

/// What the code of a database's error means for the caller. PostgreSQL's codes have five characters, of which two are
/// the class; SQLite's are numbers, of which the lowest byte is the class.
fn meaning(code: &str) -> fn(String) -> StoreError {
    if code.len() == 5 {
        return match &code[..2] {
            // Connection, no such user, no such database, rollback to try again, resources, shutdown, I/O.
            "08" | "28" | "3D" | "40" | "53" | "57" | "58" => StoreError::Unavailable,
            "XX" => StoreError::Corrupt,
            _ => StoreError::Other,
        };
    }
    match code.parse::<u32>().unwrap_or_default() & 0xff {
        // Permission, busy, locked, read-only, I/O, full, cannot open.
        3 | 5 | 6 | 8 | 10 | 13 | 14 => StoreError::Unavailable,
        // Corrupt, not a database.
        11 | 26 => StoreError::Corrupt,
        _ => StoreError::Other,
    }
}
