use std::borrow::Cow;
use std::fmt;

/// Why the store could not do what it was asked.
///
/// Each is told in one line, and none tells the address it was opened with, so no password comes into a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The address names no database.
    BadUrl(String),
    /// The database cannot be reached, is full, or does not answer in time; later it might.
    Unavailable(String),
    /// What is stored makes no sense.
    Corrupt(String),
    /// There is already a game, or a file, of this name.
    Exists,
    /// There is no game of this name.
    Missing,
    /// The game is followed by another one already.
    Followed,
    /// Another process serves this database.
    InUse(String),
    /// It cannot be stored, whatever the database: a mistake of the caller.
    Invalid(&'static str),
    /// This kind of database cannot do it.
    Unsupported(&'static str),
    /// Something else.
    Other(String),
}

impl StoreError {
    /// For waiting on a task that is gone because the store was closed.
    pub(crate) fn closed() -> Self {
        Self::Unavailable("the store is closed".into())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadUrl(why) => write!(f, "not the address of a database: {}", line(why)),
            Self::Unavailable(why) => write!(f, "the database is not available: {}", line(why)),
            Self::Corrupt(why) => write!(f, "the database is damaged: {}", line(why)),
            Self::Exists => f.write_str("the name is taken"),
            Self::Missing => f.write_str("there is no such game"),
            Self::Followed => f.write_str("the game is followed by another one already"),
            Self::InUse(by) => write!(f, "it is in use: {}", line(by)),
            Self::Invalid(why) => write!(f, "cannot be stored: {why}"),
            Self::Unsupported(why) => f.write_str(why),
            Self::Other(why) => write!(f, "the database refused: {}", line(why)),
        }
    }
}

fn line(text: &str) -> Cow<'_, str> {
    if text.contains(['\n', '\r']) { text.replace(['\n', '\r'], " ").into() } else { text.into() }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            E::Database(database) => {
                let code = database.code();
                Kind::of(code.as_deref().unwrap_or_default()).with(database.message().into())
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

/// What the code of a database's error means for the caller.
enum Kind {
    Unavailable,
    Corrupt,
    Other,
}

impl Kind {
    /// PostgreSQL's codes have five characters, of which two are the class; SQLite's are numbers, of which the lowest
    /// byte is the class.
    fn of(code: &str) -> Self {
        if code.len() == 5 {
            return match &code[..2] {
                // Connection, no such user, no such database, rollback to try again, resources, shutdown, I/O.
                "08" | "28" | "3D" | "40" | "53" | "57" | "58" => Self::Unavailable,
                "XX" => Self::Corrupt,
                _ => Self::Other,
            };
        }
        match code.parse::<u32>().unwrap_or_default() & 0xff {
            // Permission, busy, locked, read-only, I/O, full, cannot open.
            3 | 5 | 6 | 8 | 10 | 13 | 14 => Self::Unavailable,
            // Corrupt, not a database.
            11 | 26 => Self::Corrupt,
            _ => Self::Other,
        }
    }

    fn with(self, why: String) -> StoreError {
        match self {
            Self::Unavailable => StoreError::Unavailable(why),
            Self::Corrupt => StoreError::Corrupt(why),
            Self::Other => StoreError::Other(why),
        }
    }
}
