use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlStr, SqliteConnection};

use crate::StoreError;

/// A file of `migrations/`: never changed once it was published, only followed by others.
struct Script {
    number: i64,
    name: &'static str,
    sql: &'static str,
}

const SQLITE: &[Script] = &[
    Script { number: 1, name: "games", sql: include_str!("../migrations/sqlite/0001_games.sql") },
    Script { number: 2, name: "owners", sql: include_str!("../migrations/sqlite/0002_owners.sql") },
    Script { number: 3, name: "lists", sql: include_str!("../migrations/sqlite/0003_lists.sql") },
    Script { number: 4, name: "jobs", sql: include_str!("../migrations/sqlite/0004_jobs.sql") },
    Script { number: 5, name: "changes", sql: include_str!("../migrations/sqlite/0005_changes.sql") },
    Script { number: 6, name: "people", sql: include_str!("../migrations/sqlite/0006_people.sql") },
    Script { number: 7, name: "closing", sql: include_str!("../migrations/sqlite/0007_closing.sql") },
    Script { number: 8, name: "analyses", sql: include_str!("../migrations/sqlite/0008_analyses.sql") },
    Script { number: 9, name: "lessons", sql: include_str!("../migrations/sqlite/0009_lessons.sql") },
    Script { number: 10, name: "proposals", sql: include_str!("../migrations/sqlite/0010_proposals.sql") },
    Script { number: 11, name: "clocks", sql: include_str!("../migrations/sqlite/0011_clocks.sql") },
    Script { number: 12, name: "notices", sql: include_str!("../migrations/sqlite/0012_notices.sql") },
    Script { number: 13, name: "orders", sql: include_str!("../migrations/sqlite/0013_orders.sql") },
];

const POSTGRES: &[Script] = &[
    Script { number: 1, name: "games", sql: include_str!("../migrations/postgres/0001_games.sql") },
    Script { number: 2, name: "owners", sql: include_str!("../migrations/postgres/0002_owners.sql") },
    Script { number: 3, name: "lists", sql: include_str!("../migrations/postgres/0003_lists.sql") },
    Script { number: 4, name: "jobs", sql: include_str!("../migrations/postgres/0004_jobs.sql") },
    Script { number: 5, name: "changes", sql: include_str!("../migrations/postgres/0005_changes.sql") },
    Script { number: 6, name: "people", sql: include_str!("../migrations/postgres/0006_people.sql") },
    Script { number: 7, name: "closing", sql: include_str!("../migrations/postgres/0007_closing.sql") },
    Script { number: 8, name: "analyses", sql: include_str!("../migrations/postgres/0008_analyses.sql") },
    Script { number: 9, name: "lessons", sql: include_str!("../migrations/postgres/0009_lessons.sql") },
    Script { number: 10, name: "proposals", sql: include_str!("../migrations/postgres/0010_proposals.sql") },
    Script { number: 11, name: "clocks", sql: include_str!("../migrations/postgres/0011_clocks.sql") },
    Script { number: 12, name: "notices", sql: include_str!("../migrations/postgres/0012_notices.sql") },
    Script { number: 13, name: "orders", sql: include_str!("../migrations/postgres/0013_orders.sql") },
];

/// Brings the tables up to date.
pub(crate) async fn sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // sqlx takes no lock here. In a transaction that begins as a writer, the second process to start waits, and then
    // finds everything done.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    migrator(SQLITE).run_direct(None, &mut *transaction, false).await?;
    Ok(transaction.commit().await?)
}

/// Brings the tables up to date, under an advisory lock.
pub(crate) async fn postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    Ok(migrator(POSTGRES).run_direct(None, connection, false).await?)
}

/// It is run with `run_direct`, which sqlx keeps for this: the future of `run` could not be sent to another thread.
fn migrator(scripts: &[Script]) -> Migrator {
    let migration = |script: &Script| {
        let name = Cow::Borrowed(script.name);
        Migration::new(script.number, name, MigrationType::Simple, SqlStr::from_static(script.sql), false)
    };
    Migrator::with_migrations(scripts.iter().map(migration).collect())
}
