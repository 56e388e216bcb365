use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection, query};

use crate::StoreError;
use crate::address::{Address, SqliteLocation};

/// How many rows a second can be brought to disk, each with a commit of its own and one after the other, in a
/// database of the same kind at the same place: the limit a benchmark compares with.
///
/// SQLite is measured in a file beside the store's, PostgreSQL in a table of its own; both are removed afterwards.
pub async fn raw_commit_rate(url: &str, seconds: f64) -> Result<f64, StoreError> {
    let time =
        Duration::try_from_secs_f64(seconds).map_err(|_| StoreError::Invalid("not a time to measure for"))?;
    match Address::parse(url)? {
        Address::Sqlite(place) => of_sqlite(&place, time).await,
        Address::Postgres(options) => of_postgres(&options, time).await,
    }
}

/// As long as an entry of a game.
const ROW: &str = r#"{"lay":{"company":"pennsylvania","hex":"K17"}}"#;

async fn of_sqlite(place: &SqliteLocation, time: Duration) -> Result<f64, StoreError> {
    let scratch = match place {
        SqliteLocation::Memory => SqliteLocation::Memory,
        SqliteLocation::File(file) => {
            let mut name = file.clone().into_os_string();
            name.push(format!(".scratch-{}", std::process::id()));
            SqliteLocation::File(name.into())
        }
    };
    let mut connection = SqliteConnection::connect_with(&scratch.options()?).await?;
    query("CREATE TABLE scratch (number INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        .execute(&mut connection)
        .await?;
    // A log that still grows is slower to sync than one that has found its length, as a store's soon has.
    query("INSERT INTO scratch (text) VALUES (zeroblob(8000000))").execute(&mut connection).await?;
    let mut commits = 0_u32;
    let start = Instant::now();
    while start.elapsed() < time || commits == 0 {
        query("INSERT INTO scratch (text) VALUES ($1)").bind(ROW).execute(&mut connection).await?;
        commits += 1;
    }
    let rate = f64::from(commits) / start.elapsed().as_secs_f64();
    connection.close().await?;
    if let Some(file) = scratch.file() {
        std::fs::remove_file(file)?;
    }
    Ok(rate)
}

async fn of_postgres(options: &PgConnectOptions, time: Duration) -> Result<f64, StoreError> {
    let mut connection = PgConnection::connect_with(options).await?;
    let table = format!("railhead_scratch_{}", std::process::id());
    let create = format!("CREATE TABLE {table} (number BIGINT PRIMARY KEY, text TEXT NOT NULL)");
    query(AssertSqlSafe(create)).execute(&mut connection).await?;
    let insert = format!("INSERT INTO {table} (number, text) VALUES ($1, $2)");
    let mut commits = 0_u32;
    let start = Instant::now();
    let measured = loop {
        if start.elapsed() >= time && commits > 0 {
            break Ok(f64::from(commits) / start.elapsed().as_secs_f64());
        }
        commits += 1;
        let row = query(AssertSqlSafe(insert.clone())).bind(i64::from(commits)).bind(ROW);
        if let Err(error) = row.execute(&mut connection).await {
            break Err(error.into());
        }
    };
    let _ = query(AssertSqlSafe(format!("DROP TABLE {table}"))).execute(&mut connection).await;
    measured
}
