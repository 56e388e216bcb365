//! `Retention` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, query, query_scalar};

use super::{Backend, Connection};
use crate::write::{Write, WriteOutcome};
use crate::{GameId, Retention, StoreError, Timestamp};

/// Whether a game is idle since `$2`; a cancelled table always is. Somebody who plays at one device with others has several seats, and a table of
/// their own is a game between people; a copy to try something on is not.
const IDLE: &str = "(stage < 2 OR closed = 2) AND updated <= $2
     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = id AND seen > $2)
     AND CASE WHEN closed = 2
         THEN TRUE
         WHEN origin = 2
         THEN (SELECT count(DISTINCT coalesce(key, owner)) FROM seats WHERE seats.game = id) <= 1
         WHEN stage = 0
         THEN (SELECT count(*) FROM seats WHERE seats.game = id AND (key IS NOT NULL OR level IS NOT NULL AND owner IS NOT NULL)) <= 1
         ELSE (SELECT count(*) FROM seats WHERE seats.game = id AND coalesce(key, owner) IS NOT NULL) <= 1
         END";

#[async_trait]
impl Retention for Backend {
    async fn idle_games(
        &self,
        since: Timestamp,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = format!("SELECT id FROM games WHERE id > $1 AND {IDLE} ORDER BY id LIMIT $3");
        let ids: Vec<String> = query_scalar(AssertSqlSafe(sql))
            .bind(after.map_or("", |id| &id.0))
            .bind(since.0)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    async fn delete_idle(&self, games: &[GameId], since: Timestamp) -> Result<u32, StoreError> {
        let mut deleted = 0;
        // One after another: nobody waits long for this.
        for game in games {
            let write = Write::DeleteIdle { game: game.clone(), since };
            deleted += u32::from(self.write(write).await?.happened);
        }
        Ok(deleted)
    }
}

/// Deletes a game, if it is still idle since a moment.
pub(super) async fn delete(
    connection: &mut Connection,
    game: &GameId,
    since: Timestamp,
) -> Result<WriteOutcome, StoreError> {
    if super::lock(connection, game).await?.is_none() {
        return Ok(WriteOutcome::default());
    }
    let sql = format!("SELECT 1 FROM games WHERE id = $1 AND {IDLE}");
    let idle = query(AssertSqlSafe(sql)).bind(&game.0).bind(since.0).fetch_all(&mut *connection).await?;
    if idle.is_empty() {
        return Ok(WriteOutcome::default());
    }
    for sql in [
        "DELETE FROM actions WHERE game = $1",
        "DELETE FROM talk WHERE game = $1",
        "DELETE FROM notes WHERE game = $1",
        "DELETE FROM analyses WHERE game = $1",
        "DELETE FROM proposals WHERE game = $1",
        "DELETE FROM orders WHERE game = $1",
        "DELETE FROM deliveries WHERE game = $1",
        "DELETE FROM channels WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM frames WHERE game = $1",
        "UPDATE games SET next = NULL WHERE next = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        query(sql).bind(&game.0).execute(&mut *connection).await?;
    }
    Ok(WriteOutcome::in_game(game, 0, crate::Change::Anything, None))
}
