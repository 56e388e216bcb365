//! The statements that change something, within a transaction of either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Connection` is and how a
//! game is locked.
//!
//! Each is run to its end, with `execute` or `fetch_all`: after one with `RETURNING` that is left at its first row,
//! SQLite never folds its log back into the file.

#![allow(clippy::duplicate_mod)]

use sqlx::{query, query_as, query_scalar};

use super::{
    Connection, channels, closing, create, jobs, lock, mail_links, orders, personal_data, proposals,
    retention, uptime,
};
use crate::rows::SeatColumns;
use crate::write::{SeatChange, Write, WriteOutcome};
use crate::{
    Change, GameId, GameStart, KeyHash, NewGame, Person, Stage, StoreError, StoredEntry, TableEvent, Talk,
    TalkLimit,
};

/// Runs the statements of a write, but for appends, which each database does in its own way.
pub(crate) async fn perform(connection: &mut Connection, write: &Write) -> Result<WriteOutcome, StoreError> {
    let quiet = match write {
        Write::Create { game, entries, jobs: ordered } => {
            let done = create(connection, game, entries).await?;
            jobs::order(connection, ordered).await?;
            return Ok(done);
        }
        Write::Seat { game, seat, change, start } => {
            return change_seat(connection, game, *seat, change, start.as_ref()).await;
        }
        Write::Beat { now, silence } => return uptime::beat(connection, *now, *silence).await,
        Write::Jobs(write) => return jobs::perform(connection, write).await,
        Write::Orders(write) => return orders::perform(connection, write).await,
        Write::Channel(write) => return channels::perform(connection, write).await,
        Write::MailLink(write) => return mail_links::perform(connection, write).await,
        Write::ServerSecret { name, secret } => {
            query("INSERT INTO server_secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(name).bind(secret)
        }
        Write::Closing { game, by, step } => return closing::perform(connection, game, *by, step).await,
        Write::TableProposal { game, step } => return proposals::perform(connection, game, step).await,
        Write::DeleteIdle { game, since } => return retention::delete(connection, game, *since).await,
        Write::Say { talk, by, limit, jobs: ordered } => {
            let said = say(connection, talk, *by, *limit).await?;
            if said.happened {
                jobs::order(connection, ordered).await?;
            }
            return Ok(said);
        }
        Write::Forget { key, fresh_key } => return personal_data::forget(connection, *key, *fresh_key).await,
        Write::Status { game, version, status } => query(SET_STATUS)
            .bind(&game.0)
            .bind(status.to_move.map(i64::from))
            .bind(status.deadline.map(|deadline| deadline.0))
            .bind(i64::from(*version))
            .bind(&status.progress),
        Write::Presence { game, key, at } => query("UPDATE seats SET seen = $3 WHERE game = $1 AND key = $2")
            .bind(&game.0)
            .bind(&key.0[..])
            .bind(at.0),
        Write::Key { key, name, at } => query(
            "INSERT INTO keys (key, name, at) VALUES ($1, $2, $3)
             ON CONFLICT (key) DO UPDATE SET name = excluded.name, at = excluded.at",
        )
        .bind(&key.0[..])
        .bind(name)
        .bind(at.0),
        Write::Note { game, key, text, at } => query(
            "INSERT INTO notes (game, key, text, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, key) DO UPDATE SET text = excluded.text, at = excluded.at",
        )
        .bind(&game.0)
        .bind(&key.0[..])
        .bind(text)
        .bind(at.0),
        Write::Analysis(analysis) => query(
            "INSERT INTO analyses (game, version, kind, text) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game) DO UPDATE SET version = excluded.version, kind = excluded.kind, text = excluded.text",
        )
        .bind(&analysis.game.0)
        .bind(i64::from(analysis.version))
        .bind(i64::from(analysis.kind))
        .bind(&analysis.text),
        Write::Lesson { key, progress } => query(
            "INSERT INTO lessons (key, game, lesson, step, done, at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (key, game, lesson) DO UPDATE SET
                 step = CASE WHEN excluded.step > lessons.step THEN excluded.step ELSE lessons.step END,
                 done = coalesce(lessons.done, excluded.done), at = excluded.at",
        )
        .bind(&key.0[..])
        .bind(&progress.game)
        .bind(&progress.lesson)
        .bind(i64::from(progress.step))
        .bind(progress.done.map(|done| done.0))
        .bind(progress.at.0),
        Write::Probe | Write::Append(_) | Write::Close => return Ok(WriteOutcome::default()),
    };
    quiet.execute(connection).await.map_err(refusal)?;
    Ok(WriteOutcome::quietly())
}

/// Inserts the game, its frame and its seats; the entries are up to the caller.
pub(crate) async fn insert_game(
    connection: &mut Connection,
    game: &NewGame,
    entries: &[StoredEntry],
) -> Result<WriteOutcome, StoreError> {
    let (version, updated) = entries.last().map_or((0, game.created), |last| (last.version, last.at));
    query(
        "INSERT INTO games (id, game, host, invite, listed, created, version, updated, stage, result, origin, rated,
                            begun)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
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
    .bind(&game.status.result)
    .bind(game.origin as i64)
    .bind(game.rated)
    .bind((game.stage() != Stage::Open).then_some(game.created.0))
    .execute(&mut *connection)
    .await
    .map_err(refusal)?;

    query("INSERT INTO frames (game, frame) VALUES ($1, $2)")
        .bind(&game.id.0)
        .bind(&game.frame)
        .execute(&mut *connection)
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
        .execute(&mut *connection)
        .await?;
    }
    query(SET_STATUS)
        .bind(&game.id.0)
        .bind(game.status.to_move.map(i64::from))
        .bind(game.status.deadline.map(|deadline| deadline.0))
        .bind(i64::from(version))
        .bind(&game.status.progress)
        .execute(connection)
        .await?;
    Ok(WriteOutcome::in_game(&game.id, version, Change::Moved, entries.last().map(|last| last.seat)))
}

/// Notes whose decision it is in a game, at a version, whether a bot sits there, and how far the game has come.
const SET_STATUS: &str = "UPDATE games SET to_move = $2, deadline = $3, to_move_at = $4, progress = $5,
        bot_to_move = stage = 1
            AND EXISTS (SELECT 1 FROM seats WHERE seats.game = $1 AND seat = $2 AND level IS NOT NULL)
     WHERE id = $1 AND version = $4 AND closed IS NULL";

/// Changes a seat with one statement, if it is as that expects. Perhaps nobody is missing afterwards.
async fn change_seat(
    connection: &mut Connection,
    id: &GameId,
    seat: u8,
    change: &SeatChange,
    start: Option<&GameStart>,
) -> Result<WriteOutcome, StoreError> {
    // Of two who take the last two seats of a game, the second sees that the first has sat down.
    let Some(version) = lock(connection, id).await? else {
        return Ok(WriteOutcome::default());
    };
    let closed = query("SELECT 1 FROM games WHERE id = $1 AND closed IS NOT NULL").bind(&id.0);
    if !closed.fetch_all(&mut *connection).await?.is_empty() {
        return Ok(WriteOutcome::default());
    }
    let update = |sql: &'static str| query(sql).bind(&id.0).bind(i64::from(seat));
    let update = match change {
        SeatChange::Sit(Person { key, name }) => update(
            "UPDATE seats SET key = $3, name = $4, owner = NULL, owner_name = NULL
             WHERE game = $1 AND seat = $2 AND key IS NULL AND level IS NULL AND (owner IS NULL OR owner = $3)
             AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game = $1 AND other.key = $3)",
        )
        .bind(&key.0[..])
        .bind(name),
        SeatChange::GiveUp(key) => update(
            "UPDATE seats SET key = NULL, name = NULL, seen = NULL WHERE game = $1 AND seat = $2 AND key = $3
             AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = $4)",
        )
        .bind(&key.0[..])
        .bind(Stage::Open.code()),
        SeatChange::Bot { level, in_place_of, unseen_since } => update(
            // A former player does not come back.
            "UPDATE seats SET level = $3, owner = CASE WHEN name = '' THEN NULL ELSE coalesce(key, owner) END,
                    owner_name = CASE WHEN name = '' THEN NULL ELSE coalesce(name, owner_name) END,
                    key = NULL, name = NULL, agreed = NULL
             WHERE game = $1 AND seat = $2 AND level IS NULL AND key IS NOT DISTINCT FROM $4
             AND ($5 IS NULL OR seen IS NULL OR seen <= $5)",
        )
        .bind(level)
        .bind(in_place_of.as_ref().map(|key| &key.0[..]))
        .bind(unseen_since.map(|since| since.0)),
        SeatChange::SeekSubstitute(secret) => update(
            "UPDATE seats SET substitute = $3
             WHERE game = $1 AND seat = $2 AND level IS NOT NULL AND owner IS NOT NULL",
        )
        .bind(secret.as_ref().map(|secret| &secret.0[..])),
        SeatChange::Substitute { secret, person: Person { key, name } } => update(
            "UPDATE seats SET key = $3, name = $4, level = NULL, owner = NULL, owner_name = NULL, substitute = NULL,
                    seen = NULL
             WHERE game = $1 AND seat = $2 AND level IS NOT NULL AND substitute = $5
             AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game = $1 AND other.key = $3)
             AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = 1)",
        )
        .bind(&key.0[..])
        .bind(name)
        .bind(&secret.0[..]),
        SeatChange::TakeBack(key) => update(
            "UPDATE seats SET key = owner, name = owner_name, level = NULL, owner = NULL, owner_name = NULL,
                    substitute = NULL
             WHERE game = $1 AND seat = $2 AND owner = $3 AND level IS NOT NULL",
        )
        .bind(&key.0[..]),
    };
    if update.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(WriteOutcome::default());
    }
    let begins = query(
        "UPDATE games SET stage = $2, begun = $4 WHERE id = $1 AND stage = $3
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = $1 AND key IS NULL AND level IS NULL)",
    )
    .bind(&id.0)
    .bind(Stage::Running.code())
    .bind(Stage::Open.code())
    .bind(start.map(|start| start.at.0))
    .execute(&mut *connection)
    .await?
    .rows_affected()
        > 0;
    if let Some(start) = start.filter(|_| begins) {
        jobs::order(connection, &start.jobs).await?;
    }
    query(
        "UPDATE games SET bot_to_move = stage = 1
            AND EXISTS (SELECT 1 FROM seats WHERE seats.game = $1 AND seat = to_move AND level IS NOT NULL)
         WHERE id = $1",
    )
    .bind(&id.0)
    .execute(connection)
    .await?;
    Ok(WriteOutcome::in_game(id, version, Change::Seated, Some(seat)))
}

async fn say(
    connection: &mut Connection,
    talk: &Talk,
    by: Option<KeyHash>,
    limit: TalkLimit,
) -> Result<WriteOutcome, StoreError> {
    // The lock also keeps the ids of a game in the order of the commits: whoever has read one has missed none before.
    let version = lock(connection, &talk.game).await?.ok_or(StoreError::Missing)?;
    let said: Vec<(i64, i64)> = query_as(
        "SELECT count(*), count(*) FILTER (WHERE seat IS NOT DISTINCT FROM $2) FROM talk WHERE game = $1",
    )
    .bind(&talk.game.0)
    .bind(talk.seat.map(i64::from))
    .fetch_all(&mut *connection)
    .await?;
    if said.iter().any(|&(game, seat)| game >= limit.game.into() || seat >= limit.seat.into()) {
        return Ok(WriteOutcome::default());
    }
    let ids: Vec<i64> = query_scalar(
        "INSERT INTO talk (game, seat, name, text, at, key, event) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
    )
    .bind(&talk.game.0)
    .bind(talk.seat.map(i64::from))
    .bind(&talk.name)
    .bind(&talk.text)
    .bind(talk.at.0)
    .bind(by.as_ref().map(|key| &key.0[..]))
    .bind(talk.event.map(TableEvent::code))
    .fetch_all(connection)
    .await?;
    Ok(WriteOutcome { id: ids[0], ..WriteOutcome::in_game(&talk.game, version, Change::Talked, talk.seat) })
}

/// What a broken constraint means: the name is taken, or the game is missing.
pub(super) fn refusal(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists,
        Some(database) if database.is_foreign_key_violation() => StoreError::Missing,
        _ => error.into(),
    }
}
