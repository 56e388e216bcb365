//! Each change and the word of it to other processes are one transaction; the notice returned is for our own.

use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{PgConnection, PgPool, Postgres, query, query_as};

use super::listener::CHANNEL;
use crate::rows::{SeatColumns, small};
use crate::{
    GameId, KeyHash, NewGame, Notice, Person, Stage, StoreError, StoredAction, Talk, TalkLimit, Timestamp,
};

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
        let columns = SeatColumns::of(occupant);
        query(
            "INSERT INTO seats (game, seat, key, name, level, owner, owner_name)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&game.id.0)
        .bind(seat as i64)
        .bind(columns.key)
        .bind(columns.name)
        .bind(columns.level)
        .bind(columns.owner)
        .bind(columns.owner_name)
        .execute(&mut *transaction)
        .await?;
    }
    if let Some(before) = &game.follows {
        follow(&mut transaction, before, &game.id).await?;
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

/// Notes that a game is followed by another one.
async fn follow(connection: &mut PgConnection, before: &GameId, next: &GameId) -> Result<(), StoreError> {
    let followed = query("UPDATE games SET next = $2 WHERE id = $1 AND next IS NULL")
        .bind(&before.0)
        .bind(&next.0)
        .execute(&mut *connection)
        .await?;
    if followed.rows_affected() > 0 {
        return Ok(());
    }
    let found = query("SELECT 1 FROM games WHERE id = $1").bind(&before.0).fetch_optional(connection).await?;
    Err(found.map_or(StoreError::Missing, |_| StoreError::Followed))
}

/// `None` if the seat is not to be had.
pub(crate) async fn sit(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    seat: u8,
    person: &Person,
) -> Result<Option<Notice>, StoreError> {
    let sit = query(
        "UPDATE seats SET key = $3, name = $4, owner = NULL, owner_name = NULL
         WHERE game = $1 AND seat = $2 AND key IS NULL AND level IS NULL AND (owner IS NULL OR owner = $3)
         AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game = $1 AND other.key = $3)",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(&person.key.0[..])
    .bind(&person.name);
    change_seat(pool, sender, id, sit).await
}

/// `None` if the seat is not that person's, or the game has begun.
pub(crate) async fn give_up(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    seat: u8,
    key: KeyHash,
) -> Result<Option<Notice>, StoreError> {
    let give_up = query(
        "UPDATE seats SET key = NULL, name = NULL, seen = NULL WHERE game = $1 AND seat = $2 AND key = $3
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = $4)",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(key.0.to_vec())
    .bind(Stage::Open.code());
    change_seat(pool, sender, id, give_up).await
}

/// `None` if the seat has changed meanwhile.
pub(crate) async fn seat_bot(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    seat: u8,
    level: &str,
    in_place_of: Option<KeyHash>,
    unseen_since: Option<Timestamp>,
) -> Result<Option<Notice>, StoreError> {
    let seat_bot = query(
        "UPDATE seats SET level = $3, owner = coalesce(key, owner), owner_name = coalesce(name, owner_name),
                key = NULL, name = NULL
         WHERE game = $1 AND seat = $2 AND level IS NULL AND key IS NOT DISTINCT FROM $4
         AND ($5::bigint IS NULL OR seen IS NULL OR seen <= $5)",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(level)
    .bind(in_place_of.map(|key| key.0.to_vec()))
    .bind(unseen_since.map(|since| since.0));
    change_seat(pool, sender, id, seat_bot).await
}

/// `None` if no bot plays for that person in the seat.
pub(crate) async fn take_back(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    seat: u8,
    key: KeyHash,
) -> Result<Option<Notice>, StoreError> {
    let take_back = query(
        "UPDATE seats SET key = owner, name = owner_name, level = NULL, owner = NULL, owner_name = NULL
         WHERE game = $1 AND seat = $2 AND owner = $3 AND level IS NOT NULL",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(key.0.to_vec());
    change_seat(pool, sender, id, take_back).await
}

/// Changes a seat with one statement; `None` if that changes nothing. Perhaps nobody is missing afterwards.
async fn change_seat(
    pool: &PgPool,
    sender: &str,
    id: &GameId,
    change: Query<'_, Postgres, PgArguments>,
) -> Result<Option<Notice>, StoreError> {
    let mut transaction = pool.begin().await?;
    // This locks the game: of two who take its last two seats, the second sees that the first has sat down.
    let version = match touch(&mut transaction, id).await {
        Err(StoreError::Missing) => return Ok(None),
        version => version?,
    };
    if change.execute(&mut *transaction).await?.rows_affected() == 0 {
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

pub(crate) async fn note_presence(
    pool: &PgPool,
    id: &GameId,
    key: KeyHash,
    at: Timestamp,
) -> Result<(), StoreError> {
    query("UPDATE seats SET seen = $3 WHERE game = $1 AND key = $2")
        .bind(&id.0)
        .bind(&key.0[..])
        .bind(at.0)
        .execute(pool)
        .await?;
    Ok(())
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

/// `None` if as much was said already as the limit allows.
pub(crate) async fn say(
    pool: &PgPool,
    sender: &str,
    talk: &Talk,
    limit: TalkLimit,
) -> Result<Option<(i64, Notice)>, StoreError> {
    let mut transaction = pool.begin().await?;
    // The lock on the game also keeps its ids in the order of the commits: who has read one has missed none before.
    let version = touch(&mut transaction, &talk.game).await?;
    let (game, seat): (i64, i64) = query_as(
        "SELECT count(*), count(*) FILTER (WHERE seat IS NOT DISTINCT FROM $2) FROM talk WHERE game = $1",
    )
    .bind(&talk.game.0)
    .bind(talk.seat.map(i64::from))
    .fetch_one(&mut *transaction)
    .await?;
    if game >= limit.game.into() || seat >= limit.seat.into() {
        return Ok(None);
    }
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
    Ok(Some((id, Notice { game: talk.game.clone(), version })))
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
