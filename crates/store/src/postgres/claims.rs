//! Which server thinks about which bot's turn, by the clock of the database.

use std::time::Duration;

use sqlx::{PgPool, query, query_as};

use crate::{GameId, StoreError};

pub(crate) async fn claim(
    pool: &PgPool,
    id: &GameId,
    version: u32,
    by: &str,
    lease: Duration,
) -> Result<bool, StoreError> {
    let claimed = query(
        "INSERT INTO claims (game, version, holder, until)
         VALUES ($1, $2, $3, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $4)
         ON CONFLICT (game) DO UPDATE
         SET version = excluded.version, holder = excluded.holder, until = excluded.until
         WHERE claims.version < excluded.version
            OR claims.version = excluded.version
               AND (claims.holder = excluded.holder
                    OR claims.until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint)",
    )
    .bind(&id.0)
    .bind(i64::from(version))
    .bind(by)
    .bind(lease.as_millis() as i64)
    .execute(pool)
    .await?;
    Ok(claimed.rows_affected() > 0)
}

pub(crate) async fn release(pool: &PgPool, id: &GameId, by: &str) -> Result<(), StoreError> {
    query(
        "DELETE FROM claims WHERE game = $1
         AND (holder = $2 OR until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint)",
    )
    .bind(&id.0)
    .bind(by)
    .execute(pool)
    .await?;
    Ok(())
}

pub(crate) async fn release_all(pool: &PgPool, by: &str) -> Result<(), StoreError> {
    query("DELETE FROM claims WHERE holder = $1").bind(by).execute(pool).await?;
    Ok(())
}

pub(crate) async fn stalled(pool: &PgPool, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let games: Vec<(String,)> = query_as(
        "SELECT game FROM claims WHERE until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
         ORDER BY until LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    Ok(games.into_iter().map(|(game,)| GameId(game)).collect())
}
