//! `BotTurns` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use std::time::Duration;

use async_trait::async_trait;
use sqlx::query_scalar;

use super::Backend;
use crate::{BotTurns, GameId, StoreError};

pub(super) const WAITING: &str = "SELECT id FROM games WHERE bot_to_move AND id > $1 ORDER BY id LIMIT $2";

#[async_trait]
impl BotTurns for Backend {
    async fn waiting_for_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<String> = query_scalar(WAITING)
            .bind(after.map_or("", |id| &id.0))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        self.claims.claim(id, version, by, lease).await
    }

    async fn release_bot_turn(&self, id: &GameId, version: u32, by: &str) -> Result<(), StoreError> {
        self.claims.release(id, version, by).await
    }

    async fn release_bot_turns(&self, by: &str) -> Result<(), StoreError> {
        self.claims.release_all(by).await
    }

    async fn stalled_bot_turns(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.claims.stalled(limit).await
    }
}
