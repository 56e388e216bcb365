use std::collections::HashMap;

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::jobs;
use crate::pieces::pieces;
use crate::rows::narrow;
use crate::write::{Append, WriteOutcome};
use crate::{Change, GameId, GameStatus, NewJob, Stage, StoreError, StoredEntry};

/// Appends for many games with a few statements: each journey to the thread of the connection costs more than what
/// SQLite does there.
///
/// The transaction began as a writer, so the versions read in it stay true until its end, and which appends are stale
/// is known before anything is written. One of them cannot spoil the others.
pub(crate) async fn perform(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Result<WriteOutcome, StoreError>>, StoreError> {
    let mut states = states(connection, appends).await?;
    let mut rows = Vec::new();
    let mut ordered: Vec<NewJob> = Vec::new();
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let game = &append.game;
        answers.push(match states.get_mut(game.0.as_str()) {
            None => Err(StoreError::Missing),
            Some(state) if state.admits(append) => {
                state.advance(append);
                rows.extend(append.entries.iter().map(|entry| (game, entry)));
                ordered.extend_from_slice(&append.jobs);
                let by = append.entries.last().map(|last| last.seat);
                Ok(WriteOutcome::in_game(game, state.version, Change::Moved, by))
            }
            Some(_) => Ok(WriteOutcome::default()),
        });
    }
    insert(connection, &rows).await?;
    let moved: Vec<_> = states
        .iter()
        .filter_map(|(id, state)| state.moved.map(|(at, status)| (id, state.version, at, status)))
        .collect();
    update(connection, &moved).await?;
    jobs::order(connection, &ordered).await?;
    Ok(answers)
}

/// What a game has come to within the transaction.
struct AppendState<'a> {
    version: u32,
    closed: bool,
    /// The time of the last entry, and how the game stands after it, if it has moved on.
    moved: Option<(i64, &'a GameStatus)>,
}

impl<'a> AppendState<'a> {
    fn admits(&self, append: &Append) -> bool {
        let next =
            || append.entries.first().is_some_and(|first| self.version.checked_add(1) == Some(first.version));
        !self.closed && next()
    }

    fn advance(&mut self, append: &'a Append) {
        if let Some(last) = append.entries.last() {
            self.version = last.version;
            self.moved = Some((last.at.0, &append.status));
        }
    }
}

async fn states<'a>(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<String, AppendState<'a>>, StoreError> {
    let mut states = HashMap::with_capacity(appends.len());
    for some in pieces(appends) {
        let mut sql =
            QueryBuilder::<Sqlite>::new("SELECT id, version, closed IS NOT NULL FROM games WHERE id IN (");
        let mut ids = sql.separated(", ");
        for append in some {
            ids.push_bind(&append.game.0);
        }
        sql.push(")");
        let rows: Vec<(String, i64, bool)> = sql.build_query_as().fetch_all(&mut *connection).await?;
        for (id, version, closed) in rows {
            states.insert(id, AppendState { version: narrow(version)?, closed, moved: None });
        }
    }
    Ok(states)
}

/// The primary key stands guard: a version that is taken fails the transaction.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(&GameId, &StoredEntry)],
) -> Result<(), StoreError> {
    for some in pieces(rows) {
        let mut sql = QueryBuilder::<Sqlite>::new("INSERT INTO actions (game, version, seat, action, at) ");
        sql.push_values(some, |mut row, (game, entry)| {
            row.push_bind(&game.0).push_bind(entry.version).push_bind(entry.seat);
            row.push_bind(&entry.text).push_bind(entry.at.0);
        });
        sql.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn update(
    connection: &mut SqliteConnection,
    moved: &[(&String, u32, i64, &GameStatus)],
) -> Result<(), StoreError> {
    for some in pieces(moved) {
        let mut sql = QueryBuilder::<Sqlite>::new(
            "UPDATE games SET version = column2, to_move_at = column2, updated = column3,
                    result = coalesce(column4, result), stage = coalesce(column5, stage),
                    to_move = column6, deadline = column7, progress = column8, bot_to_move = EXISTS (
                        SELECT 1 FROM seats WHERE seats.game = id AND seat = column6 AND level IS NOT NULL
                    ) FROM (",
        );
        sql.push_values(some, |mut row, (game, version, at, status)| {
            let result = status.result.as_deref();
            row.push_bind(*game).push_bind(version).push_bind(at);
            row.push_bind(result).push_bind(result.map(|_| Stage::Over.code()));
            row.push_bind(status.to_move).push_bind(status.deadline.map(|deadline| deadline.0));
            row.push_bind(status.progress.as_deref());
        });
        sql.push(") WHERE id = column1");
        sql.build().execute(&mut *connection).await?;
    }
    Ok(())
}
