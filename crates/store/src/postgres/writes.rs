//! Each change and the word of it to other processes are one transaction; the notice returned is for our own.

use sqlx::{PgConnection, PgPool, query, query_as};

use super::listener::CHANNEL;
use crate::rows::{seat_columns, small};
use crate::{GameId, KeyHash, NewGame, Notice, Occupant, Stage, StoreError, StoredAction, Talk, Timestamp};

pub(crate) async fn create(
    pool: &PgPool,
    sender: &str,
    game: &NewGame,
    actions: &[StoredAction],
) -> Result<Notice, StoreError> {
    let (version, updated) = actions.last().map_or((0, game.created), |last| (last.version, last.at));
    let mut transaction = pool.begin().await?;
    query(
        "INSERT INTO games (id, game, host, invite, listed, created, version, updated, stage)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&game.id.0)
    .bind(&game.game)
    .bind(game.host.as_ref().map(|key| &key.0[..]))
    .bind(game.invite.as_ref().map(|key| &key.0[..]))
    .bind(game.listed)
    .bind(game.created.0)
    .bind(i64::from(version))
    .bind(updated.0)
    .bind(game.stage().code())
    .execute(&mut *transaction)
    .await
    .map_err(refusal)?;

    query("INSERT INTO frames (game, frame) VALUES ($1, $2)")
        .bind(&game.id.0)
        .bind(&game.frame)
        .execute(&mut *transaction)
        .await?;
    for (seat, occupant) in game.seats.iter().enumerate() {
        let (key, name, level) = seat_columns(occupant);
        query("INSERT INTO seats (game, seat, key, name, level) VALUES ($1, $2, $3, $4, $5)")
            .bind(&game.id.0)
            .bind(seat as i64)
            .bind(key)
            .bind(name)
            .bind(level)
            .execute(&mut *transaction)
            .await?;
    }
    let columns = Columns::of(actions);
    query(
        "INSERT INTO actions (game, version, seat, action, at)
         SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[])",
    )
    .bind(&game.id.0)
    .bind(columns.versions)
    .bind(columns.seats)
    .bind(columns.actions)
    .bind(columns.times)
    .execute(&mut *transaction)
    .await?;
    notify(&mut transaction, sender, &game.id, version).await?;
    transaction.commit().await?;
    Ok(Notice { game: game.id.clone(), version })
}

/// One statement, and so one transaction and one journey to the database: the actions if the one before them is the
/// last, then the game, then the word to the others. `None` if somebody else was first.
pub(crate) async fn append(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    actions: &[StoredAction],
    result: Option<&str>,
) -> Result<Option<Notice>, StoreError> {
    let (Some(first), Some(last)) = (actions.first(), actions.last()) else {
        return conclude(pool, sender, id, result).await.map(Some);
    };
    let columns = Columns::of(actions);
    let appended = query(
        "WITH landed AS (
             INSERT INTO actions (game, version, seat, action, at)
             SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
             WHERE EXISTS (SELECT 1 FROM games WHERE id = $1 AND version = $6)
             RETURNING version
         ), moved AS (
             UPDATE games SET version = $7, updated = $8, result = coalesce($9, result),
                    stage = CASE WHEN $9 IS NULL THEN stage ELSE $10 END,
                    changed = pg_current_xact_id()::text::bigint
             WHERE id = $1 AND EXISTS (SELECT 1 FROM landed)
             RETURNING id
         )
         SELECT pg_notify($11, $12) FROM moved",
    )
    .bind(&id.0)
    .bind(columns.versions)
    .bind(columns.seats)
    .bind(columns.actions)
    .bind(columns.times)
    .bind(i64::from(first.version) - 1)
    .bind(i64::from(last.version))
    .bind(last.at.0)
    .bind(result)
    .bind(Stage::Over.code())
    .bind(CHANNEL)
    .bind(note_of(sender, id, last.version))
    .fetch_all(pool)
    .await;
    match appended {
        Ok(rows) if !rows.is_empty() => Ok(Some(Notice { game: id.clone(), version: last.version })),
        // The action before is missing, or the whole game is.
        Ok(_) => must_exist(pool, id).await.map(|()| None),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// No actions, but a result: the game is over as it stands.
async fn conclude(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    result: Option<&str>,
) -> Result<Notice, StoreError> {
    let mut transaction = pool.begin().await?;
    let version = touch(&mut transaction, id).await?;
    query("UPDATE games SET result = $2, stage = $3 WHERE id = $1 AND $2 IS NOT NULL")
        .bind(&id.0)
        .bind(result)
        .bind(Stage::Over.code())
        .execute(&mut *transaction)
        .await?;
    notify(&mut transaction, sender, id, version).await?;
    transaction.commit().await?;
    Ok(Notice { game: id.clone(), version })
}

/// `None` if the seat is not to be had.
pub(crate) async fn sit(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    seat: u8,
    occupant: &Occupant,
) -> Result<Option<Notice>, StoreError> {
    let mut transaction = pool.begin().await?;
    // This locks the game: of two who take its last two seats, the second sees that the first has sat down.
    let version = match touch(&mut transaction, id).await {
        Err(StoreError::Missing) => return Ok(None),
        version => version?,
    };
    let (key, name, level) = seat_columns(occupant);
    // A person takes what is open, a bot also what a person has left.
    let seated = query(
        "UPDATE seats SET key = $3, name = $4, level = $5
         WHERE game = $1 AND seat = $2 AND level IS NULL AND (key IS NULL OR $5 IS NOT NULL)",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(key)
    .bind(name)
    .bind(level)
    .execute(&mut *transaction)
    .await?;
    if seated.rows_affected() == 0 {
        return Ok(None);
    }
    query(
        "UPDATE games SET stage = $2 WHERE id = $1 AND stage = $3
         AND NOT EXISTS (SELECT 1 FROM seats WHERE game = $1 AND key IS NULL AND level IS NULL)",
    )
    .bind(&id.0)
    .bind(Stage::Running.code())
    .bind(Stage::Open.code())
    .execute(&mut *transaction)
    .await?;
    notify(&mut transaction, sender, id, version).await?;
    transaction.commit().await?;
    Ok(Some(Notice { game: id.clone(), version }))
}

pub(crate) async fn remember(
    pool: &PgPool,
    key: KeyHash,
    name: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO keys (key, name, at) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET name = excluded.name, at = excluded.at",
    )
    .bind(&key.0[..])
    .bind(name)
    .bind(at.0)
    .execute(pool)
    .await?;
    Ok(())
}

pub(crate) async fn say(pool: &PgPool, sender: &str, talk: &Talk) -> Result<(i64, Notice), StoreError> {
    let mut transaction = pool.begin().await?;
    // The lock on the game also keeps its ids in the order of the commits: who has read one has missed none before.
    let version = touch(&mut transaction, &talk.game).await?;
    let (id,): (i64,) =
        query_as("INSERT INTO talk (game, seat, name, text, at) VALUES ($1, $2, $3, $4, $5) RETURNING id")
            .bind(&talk.game.0)
            .bind(talk.seat.map(i64::from))
            .bind(&talk.name)
            .bind(&talk.text)
            .bind(talk.at.0)
            .fetch_one(&mut *transaction)
            .await?;
    notify(&mut transaction, sender, &talk.game, version).await?;
    transaction.commit().await?;
    Ok((id, Notice { game: talk.game.clone(), version }))
}

pub(crate) async fn note(
    pool: &PgPool,
    id: &GameId,
    key: KeyHash,
    text: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO notes (game, key, text, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, key) DO UPDATE SET text = excluded.text, at = excluded.at",
    )
    .bind(&id.0)
    .bind(&key.0[..])
    .bind(text)
    .bind(at.0)
    .execute(pool)
    .await
    .map_err(refusal)?;
    Ok(())
}

pub(crate) async fn claim(
    pool: &PgPool,
    id: &GameId,
    version: u32,
    by: &str,
    until: Timestamp,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let claimed = query(
        "INSERT INTO claims (game, version, holder, until) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game) DO UPDATE
         SET version = excluded.version, holder = excluded.holder, until = excluded.until
         WHERE claims.version < excluded.version
            OR claims.version = excluded.version AND (claims.holder = excluded.holder OR claims.until <= $5)",
    )
    .bind(&id.0)
    .bind(i64::from(version))
    .bind(by)
    .bind(until.0)
    .bind(now.0)
    .execute(pool)
    .await?;
    Ok(claimed.rows_affected() > 0)
}

/// Locks the game, marks it as changed and tells its version.
async fn touch(connection: &mut PgConnection, id: &GameId) -> Result<u32, StoreError> {
    let version: Option<(i64,)> = query_as(
        "UPDATE games SET changed = pg_current_xact_id()::text::bigint WHERE id = $1 RETURNING version",
    )
    .bind(&id.0)
    .fetch_optional(connection)
    .await?;
    version.map_or(Err(StoreError::Missing), |(version,)| small(version))
}

/// Tells the other processes, if and when the transaction is committed.
async fn notify(
    connection: &mut PgConnection,
    sender: &str,
    id: &GameId,
    version: u32,
) -> Result<(), StoreError> {
    query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(note_of(sender, id, version))
        .execute(connection)
        .await?;
    Ok(())
}

fn note_of(sender: &str, id: &GameId, version: u32) -> String {
    format!("{id}:{version}:{sender}")
}

async fn must_exist(pool: &PgPool, id: &GameId) -> Result<(), StoreError> {
    let found = query("SELECT 1 FROM games WHERE id = $1").bind(&id.0).fetch_optional(pool).await?;
    found.map(drop).ok_or(StoreError::Missing)
}

/// What a broken constraint means: the name is taken, or the game is missing.
fn refusal(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists,
        Some(database) if database.is_foreign_key_violation() => StoreError::Missing,
        _ => error.into(),
    }
}

/// Actions as PostgreSQL takes many rows at once: a list for each column.
struct Columns<'a> {
    versions: Vec<i64>,
    seats: Vec<i64>,
    actions: Vec<&'a str>,
    times: Vec<i64>,
}

impl<'a> Columns<'a> {
    fn of(actions: &'a [StoredAction]) -> Self {
        Self {
            versions: actions.iter().map(|action| action.version.into()).collect(),
            seats: actions.iter().map(|action| action.seat.into()).collect(),
            actions: actions.iter().map(|action| action.action.as_str()).collect(),
            times: actions.iter().map(|action| action.at.0).collect(),
        }
    }
}
