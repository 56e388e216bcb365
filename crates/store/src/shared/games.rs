//! `Games` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend`, a `Database` and a
//! `Row` are.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _, query_as, query_scalar};

use super::{Backend, Database, Row};
use crate::rows::{self, EntryRow, SeatRow, narrow};
use crate::write::{Append, Write};
use crate::{
    Appended, Closed, Filter, GameId, GameStatus, Games, KeyHash, NewGame, NewJob, Origin, StoreError,
    StoredEntry, StoredGame, Timestamp,
};

#[async_trait]
impl Games for Backend {
    async fn create_and_order(
        &self,
        game: &NewGame,
        entries: &[StoredEntry],
        jobs: &[NewJob],
    ) -> Result<(), StoreError> {
        game.check(entries)?;
        jobs.iter().try_for_each(NewJob::check)?;
        let (entries, jobs) = (entries.to_vec(), jobs.to_vec());
        let write = Write::Create { game: Box::new(game.clone()), entries, jobs };
        self.write(write).await.map(drop)
    }

    async fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        // PostgreSQL would not take the question.
        if id.0.contains('\0') {
            return Ok(None);
        }
        let mut sql = games_where("");
        sql.push("id = ").push_bind(&id.0);
        self.games(sql).await.map(|mut games| games.pop())
    }

    async fn entries(&self, id: &GameId, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.entries_after(id, after).await
    }

    async fn append_and_order(
        &self,
        id: &GameId,
        entries: &[StoredEntry],
        status: &GameStatus,
        jobs: &[NewJob],
    ) -> Result<Appended, StoreError> {
        StoredEntry::check(entries, status)?;
        jobs.iter().try_for_each(NewJob::check)?;
        let (entries, jobs) = (entries.to_vec(), jobs.to_vec());
        let append = Append { game: id.clone(), entries, status: status.clone(), jobs };
        Ok(if self.write(Write::Append(append)).await?.happened { Appended::Landed } else { Appended::Stale })
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
        self.games(list("", filter)).await
    }

    async fn waiting_for(&self, key: KeyHash, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let sql = format!("{WAITING_FOR} LIMIT {limit}");
        let ids: Vec<String> =
            query_scalar(AssertSqlSafe(sql)).bind(&key.0[..]).fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    async fn without_status(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<String> = query_scalar(WITHOUT_STATUS)
            .bind(after.map_or("", |id| &id.0))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    async fn set_status(&self, id: &GameId, version: u32, status: &GameStatus) -> Result<(), StoreError> {
        status.check()?;
        self.write(Write::Status { game: id.clone(), version, status: status.clone() }).await.map(drop)
    }
}

pub(super) const WAITING_FOR: &str =
    "SELECT id FROM seats JOIN games ON games.id = seats.game AND to_move = seats.seat AND to_move_at = version
     WHERE seats.key = $1 AND stage = 1 ORDER BY deadline IS NULL, deadline, updated, id";

/// Reads the entries of one game.
pub(super) async fn entries(
    pool: &sqlx::Pool<Database>,
    id: &GameId,
    after: u32,
) -> Result<Vec<StoredEntry>, StoreError> {
    let entries: Vec<EntryRow> = query_as(
        "SELECT version, seat, action, at FROM actions WHERE game = $1 AND version > $2 ORDER BY version",
    )
    .bind(&id.0)
    .bind(i64::from(after))
    .fetch_all(pool)
    .await?;
    rows::entries(entries)
}

pub(super) const WITHOUT_STATUS: &str =
    "SELECT id FROM games WHERE coalesce(to_move_at, -1) <> version AND stage < 2
     AND id > $1 ORDER BY id LIMIT $2";

/// The beginning of a question for games, up to what they have to be; before it stands what is to be done with it.
fn games_where(explain: &str) -> QueryBuilder<Database> {
    const GAMES: &str = "SELECT found.*, frame, seat, key, name, level, owner, owner_name, seen, agreed, substitute FROM (SELECT * FROM games WHERE ";
    QueryBuilder::new(explain.to_owned() + GAMES)
}

/// The question for a list: its conditions, order and limit.
pub(super) fn list(explain: &str, filter: &Filter) -> QueryBuilder<Database> {
    let mut sql = games_where(explain);
    match filter.key {
        Some(key) => {
            sql.push("id IN (SELECT game FROM seats WHERE key = ").push_bind(key.0.to_vec());
            sql.push(" UNION SELECT game FROM seats WHERE owner = ").push_bind(key.0.to_vec()).push(")");
        }
        None => {
            sql.push("listed");
        }
    }
    // A cancelled table is listed nowhere, not even to those who sat there.
    sql.push(" AND closed IS DISTINCT FROM 2");
    if let Some(stage) = filter.stage {
        sql.push(" AND stage = ").push_bind(stage.code());
    }
    if let Some(game) = &filter.game {
        sql.push(" AND game = ").push_bind(game.clone());
    }
    if let Some((updated, id)) = &filter.before {
        // The first half alone is what an index can follow.
        sql.push(" AND updated <= ").push_bind(updated.0);
        sql.push(" AND (updated < ").push_bind(updated.0).push(" OR id > ").push_bind(id.0.clone()).push(")");
    }
    sql.push(" ORDER BY updated DESC, id LIMIT ").push_bind(i64::from(filter.limit));
    sql
}

/// The end of a question for games.
pub(super) const WITH_SEATS: &str = ") AS found JOIN frames ON frames.game = id LEFT JOIN seats ON seats.game = id ORDER BY updated DESC, id, seat";

impl Backend {
    /// The games that a question finds, with all their seats: one question, whatever their number.
    async fn games(&self, mut sql: QueryBuilder<Database>) -> Result<Vec<StoredGame>, StoreError> {
        sql.push(WITH_SEATS);
        let mut games: Vec<StoredGame> = Vec::new();
        for row in sql.build().fetch_all(&self.pool).await? {
            let id: String = row.try_get("id")?;
            if games.last().is_none_or(|game| game.id.0 != id) {
                games.push(game(&row)?);
            }
            if let (Some(game), Some(seat)) = (games.last_mut(), seat(&row)?) {
                game.seats.push(rows::seat(seat)?);
            }
        }
        Ok(games)
    }
}

fn game(row: &Row) -> Result<StoredGame, StoreError> {
    let key = |column| row.try_get::<Option<Vec<u8>>, _>(column)?.map(rows::key_hash).transpose();
    let version = narrow(row.try_get("version")?)?;
    let result: Option<String> = row.try_get("result")?;
    let noted_at: Option<i64> = row.try_get("to_move_at")?;
    let to_move: Option<i64> = row.try_get("to_move")?;
    // What a program has noted that is not the last to have played on is outdated.
    let is_noted = noted_at == Some(i64::from(version));
    let to_move = to_move.filter(|_| is_noted).map(narrow).transpose()?;
    let progress: Option<String> = row.try_get("progress")?;
    Ok(StoredGame {
        id: GameId(row.try_get("id")?),
        game: row.try_get("game")?,
        frame: row.try_get("frame")?,
        seats: Vec::new(),
        host: key("host")?,
        invite: key("invite")?,
        listed: row.try_get("listed")?,
        created: Timestamp(row.try_get("created")?),
        begun: row.try_get::<Option<i64>, _>("begun")?.map(Timestamp),
        version,
        status: GameStatus {
            to_move,
            deadline: row.try_get::<Option<i64>, _>("deadline")?.map(Timestamp),
            result,
            progress: progress.filter(|_| is_noted),
        },
        closed: row.try_get::<Option<i64>, _>("closed")?.map(Closed::of_code).transpose()?,
        shared: row.try_get("shared")?,
        updated: Timestamp(row.try_get("updated")?),
        next: row.try_get::<Option<String>, _>("next")?.map(GameId),
        origin: Origin::of_code(row.try_get("origin")?)?,
        rated: row.try_get("rated")?,
    })
}

/// The seat in a row, if the game has any.
fn seat(row: &Row) -> Result<Option<SeatRow>, StoreError> {
    let Some(seat) = row.try_get::<Option<i64>, _>("seat")? else { return Ok(None) };
    Ok(Some(SeatRow {
        seat,
        key: row.try_get("key")?,
        name: row.try_get("name")?,
        level: row.try_get("level")?,
        owner: row.try_get("owner")?,
        owner_name: row.try_get("owner_name")?,
        seen: row.try_get("seen")?,
        agreed: row.try_get("agreed")?,
        substitute: row.try_get("substitute")?,
    }))
}
