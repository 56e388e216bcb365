use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use crate::StoreError;

/// Where a store is.
pub(crate) enum Address {
    Sqlite(SqliteLocation),
    Postgres(Box<PgConnectOptions>),
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Self, StoreError> {
        if let Some(rest) = url.strip_prefix("sqlite:") {
            return SqliteLocation::parse(rest).map(Self::Sqlite);
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            // The error might quote the address, and the address has a password.
            let options = PgConnectOptions::from_str(url)
                .map_err(|_| StoreError::BadUrl("expected postgres://USER:PASSWORD@HOST/DATABASE".into()))?;
            return Ok(Self::Postgres(Box::new(options.application_name("railhead"))));
        }
        Err(StoreError::BadUrl("expected sqlite:FILE, sqlite::memory: or postgres://…".into()))
    }
}

/// Where an SQLite database is.
pub(crate) enum SqliteLocation {
    Memory,
    File(PathBuf),
}

impl SqliteLocation {
    fn parse(text: &str) -> Result<Self, StoreError> {
        let text = text.strip_prefix("//").unwrap_or(text);
        match text {
            ":memory:" => Ok(Self::Memory),
            "" => Err(StoreError::BadUrl("expected a file after sqlite:".into())),
            // In other programs parameters come after it; as part of a file's name it would surprise.
            _ if text.contains('?') => {
                Err(StoreError::BadUrl("parameters after the file are not known".into()))
            }
            _ => Ok(Self::File(PathBuf::from(text))),
        }
    }

    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Self::Memory => None,
            Self::File(file) => Some(file),
        }
    }

    /// How a connection that writes is opened. For a database in memory, clones of one value share it.
    pub(crate) fn options(&self) -> Result<SqliteConnectOptions, StoreError> {
        let options = match self {
            Self::Memory => SqliteConnectOptions::from_str("sqlite::memory:")?,
            Self::File(file) => SqliteConnectOptions::new().filename(file).create_if_missing(true),
        };
        Ok(options
            .journal_mode(SqliteJournalMode::Wal)
            // NORMAL would not sync the log at each commit: a power cut would take acknowledged moves with it.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true)
            // What is deleted is overwritten: somebody may have wanted it to be gone.
            .pragma("secure_delete", "ON")
            // A burst leaves a long log behind; after the next checkpoint it is cut to this many bytes.
            .pragma("journal_size_limit", "16777216"))
    }
}
