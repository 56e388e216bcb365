use std::time::Duration;

use sqlx::{PgPool, query, query_scalar};

use crate::{GameId, StoreError};

/// What was given back never runs out, and so is not taken for the claim of a server that has died. It stays to say
/// which version is done.
const NEVER: i64 = i64::MAX;

/// Which server thinks about which bot's turn, by the clock of the database.
pub(crate) struct Claims(pub(crate) PgPool);

impl Claims {
    pub(crate) async fn claim(
        &self,
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
             WHERE claims.version <= excluded.version
               AND (claims.holder = excluded.holder
                    OR claims.until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
                    OR claims.until = $5 AND claims.version < excluded.version)",
        )
        .bind(&id.0)
        .bind(i64::from(version))
        .bind(by)
        .bind(lease.as_millis() as i64)
        .bind(NEVER)
        .execute(&self.0)
        .await?;
        Ok(claimed.rows_affected() > 0)
    }

    pub(crate) async fn release(&self, id: &GameId, version: u32, by: &str) -> Result<(), StoreError> {
        query(
            "UPDATE claims SET version = $2, until = $4 WHERE game = $1 AND until < $4
             AND (holder = $3 OR until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint)",
        )
        .bind(&id.0)
        .bind(i64::from(version))
        .bind(by)
        .bind(NEVER)
        .execute(&self.0)
        .await?;
        Ok(())
    }

    pub(crate) async fn release_all(&self, by: &str) -> Result<(), StoreError> {
        query("UPDATE claims SET version = version - 1, until = $2 WHERE holder = $1 AND until < $2")
            .bind(by)
            .bind(NEVER)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    pub(crate) async fn stalled(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<String> = query_scalar(
            "SELECT game FROM claims WHERE until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
             ORDER BY until LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.0)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}
