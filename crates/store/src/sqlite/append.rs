use std::collections::HashMap;
use std::iter;

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::write::Done;
use crate::rows::small;
use crate::{GameId, Stage, StoreError, StoredAction};

/// Actions to be appended to a game, all or none.
pub(crate) struct Append {
    pub(crate) game: GameId,
    pub(crate) actions: Vec<StoredAction>,
    pub(crate) result: Option<String>,
}

/// Appends for many games with a few statements: each journey to the thread of the connection costs more than what
/// SQLite does there.
///
/// The transaction began as a writer, so the versions read in it stay true until its end, and which appends are stale
/// is known before anything is written. One of them cannot spoil the others.
pub(crate) async fn perform(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Result<Done, StoreError>>, StoreError> {
    let mut standings = standings(connection, appends).await?;
    let mut rows = Vec::new();
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let game = &append.game;
        answers.push(match standings.get_mut(game.0.as_str()) {
            None => Err(StoreError::Missing),
            Some(standing) if standing.admits(append) => {
                standing.advance(append);
                rows.extend(append.actions.iter().map(|action| (game, action)));
                Ok(Done::in_game(game, standing.version))
            }
            Some(_) => Ok(Done::default()),
        });
    }
    insert(connection, &rows).await?;
    let changed: Vec<_> = standings.iter().filter(|(_, standing)| standing.changed).collect();
    update(connection, &changed).await?;
    Ok(answers)
}

/// What a game has come to within the transaction.
struct Standing<'a> {
    version: u32,
    changed: bool,
    updated: Option<i64>,
    result: Option<&'a str>,
}

impl<'a> Standing<'a> {
    /// No actions, only a result, fit any version.
    fn admits(&self, append: &Append) -> bool {
        append.actions.first().is_none_or(|first| self.version.checked_add(1) == Some(first.version))
    }

    fn advance(&mut self, append: &'a Append) {
        if let Some(last) = append.actions.last() {
            self.version = last.version;
            self.updated = Some(last.at.0);
        }
        self.result = append.result.as_deref().or(self.result);
        self.changed = true;
    }
}

async fn standings<'a>(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<String, Standing<'a>>, StoreError> {
    let mut standings = HashMap::with_capacity(appends.len());
    for some in pieces(appends) {
        let mut sql = QueryBuilder::<Sqlite>::new("SELECT id, version FROM games WHERE id IN (");
        let mut ids = sql.separated(", ");
        for append in some {
            ids.push_bind(&append.game.0);
        }
        sql.push(")");
        let rows: Vec<(String, i64)> = sql.build_query_as().fetch_all(&mut *connection).await?;
        for (id, version) in rows {
            let standing = Standing { version: small(version)?, changed: false, updated: None, result: None };
            standings.insert(id, standing);
        }
    }
    Ok(standings)
}

/// The primary key stands guard: a version that is taken fails the transaction.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(&GameId, &StoredAction)],
) -> Result<(), StoreError> {
    for some in pieces(rows) {
        let mut sql = QueryBuilder::<Sqlite>::new("INSERT INTO actions (game, version, seat, action, at) ");
        sql.push_values(some, |mut row, (game, action)| {
            row.push_bind(&game.0).push_bind(action.version).push_bind(action.seat);
            row.push_bind(&action.action).push_bind(action.at.0);
        });
        sql.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn update(
    connection: &mut SqliteConnection,
    standings: &[(&String, &Standing<'_>)],
) -> Result<(), StoreError> {
    for some in pieces(standings) {
        let mut sql = QueryBuilder::<Sqlite>::new(
            "UPDATE games SET version = column2, updated = coalesce(column3, updated),
                    result = coalesce(column4, result), stage = coalesce(column5, stage) FROM (",
        );
        sql.push_values(some, |mut row, (game, standing)| {
            row.push_bind(*game).push_bind(standing.version).push_bind(standing.updated);
            row.push_bind(standing.result).push_bind(standing.result.map(|_| Stage::Over.code()));
        });
        sql.push(") WHERE id = column1");
        sql.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// The values in pieces whose lengths are powers of two: so there are few different statements, and they stay
/// prepared.
fn pieces<T>(values: &[T]) -> impl Iterator<Item = &[T]> {
    const LONGEST: usize = 128;
    let mut rest = values;
    iter::from_fn(move || {
        let length = 1 << rest.len().min(LONGEST).checked_ilog2()?;
        let (piece, after) = rest.split_at(length);
        rest = after;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::pieces;

    #[test]
    fn pieces_are_powers_of_two_and_leave_nothing_out() {
        for length in 0..700_u32 {
            let values: Vec<u32> = (0..length).collect();
            assert!(pieces(&values).all(|piece| piece.len().is_power_of_two() && piece.len() <= 128));
            assert_eq!(pieces(&values).flatten().copied().collect::<Vec<_>>(), values);
        }
    }
}
