//! `Closing` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are and how a game is locked.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query;

use super::{Backend, Connection, jobs, lock};
use crate::write::{ClosingStep, Write, WriteOutcome};
use crate::{Change, Closed, Closing, GameId, KeyHash, NewJob, Stage, StoreError, Timestamp};

#[async_trait]
impl Closing for Backend {
    async fn agree_to_end_and_order(
        &self,
        id: &GameId,
        key: KeyHash,
        at: Timestamp,
        asks: &[NewJob],
        closes: &[NewJob],
    ) -> Result<bool, StoreError> {
        asks.iter().chain(closes).try_for_each(NewJob::check)?;
        let step = ClosingStep::Agree { at, asks: asks.to_vec(), closes: closes.to_vec() };
        self.close_by(id, key, step).await
    }

    async fn decline_to_end(&self, id: &GameId, key: KeyHash) -> Result<bool, StoreError> {
        self.close_by(id, key, ClosingStep::Decline).await
    }

    async fn cancel(&self, id: &GameId, host: KeyHash, at: Timestamp) -> Result<bool, StoreError> {
        self.close_by(id, host, ClosingStep::Cancel(at)).await
    }

    async fn share(&self, id: &GameId, host: KeyHash, shared: bool) -> Result<bool, StoreError> {
        self.close_by(id, host, ClosingStep::Share(shared)).await
    }
}

impl Backend {
    async fn close_by(&self, id: &GameId, by: KeyHash, step: ClosingStep) -> Result<bool, StoreError> {
        Ok(self.write(Write::Closing { game: id.clone(), by, step }).await?.happened)
    }
}

/// Takes a step towards the end of a game. The lock lets moves and other steps come before it or after it.
pub(super) async fn perform(
    connection: &mut Connection,
    id: &GameId,
    by: KeyHash,
    step: &ClosingStep,
) -> Result<WriteOutcome, StoreError> {
    let Some(version) = lock(connection, id).await? else {
        return Ok(WriteOutcome::default());
    };
    let by = &by.0[..];
    let update = |sql: &'static str| query(sql).bind(&id.0).bind(by);
    let update = match step {
        ClosingStep::Agree { at, .. } => update(
            "UPDATE seats SET agreed = coalesce(agreed, $3) WHERE game = $1 AND key = $2
             AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = 1)",
        )
        .bind(at.0),
        ClosingStep::Decline => update(
            "UPDATE seats SET agreed = NULL WHERE game = $1
             AND EXISTS (SELECT 1 FROM seats AS own WHERE own.game = $1 AND own.key = $2)
             AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = 1)",
        ),
        ClosingStep::Cancel(at) => update(
            "UPDATE games SET stage = $3, closed = $4, listed = FALSE, updated = $5, to_move = NULL, bot_to_move = FALSE
             WHERE id = $1 AND host = $2 AND stage = 0",
        )
        .bind(Stage::Over.code())
        .bind(Closed::Cancelled.code())
        .bind(at.0),
        ClosingStep::Share(shared) => update(
            "UPDATE games SET shared = $3 WHERE id = $1 AND host = $2 AND stage = 2",
        )
        .bind(*shared),
    };
    if update.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(WriteOutcome::default());
    }
    if let ClosingStep::Agree { at, asks, closes } = step {
        let closed = close_if_agreed(connection, id, *at).await?;
        jobs::order(connection, if closed { closes } else { asks }).await?;
    }
    Ok(WriteOutcome::in_game(id, version, Change::Seated, None))
}

/// Closes a running game once everybody who sits there has agreed. A former player cannot be asked. Returns whether it
/// did.
async fn close_if_agreed(
    connection: &mut Connection,
    id: &GameId,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let closed = query(
        "UPDATE games SET stage = $2, closed = $3, updated = $4, to_move = NULL, bot_to_move = FALSE
         WHERE id = $1 AND stage = 1 AND NOT EXISTS (
             SELECT 1 FROM seats WHERE game = $1 AND key IS NOT NULL AND name <> '' AND agreed IS NULL
         )",
    )
    .bind(&id.0)
    .bind(Stage::Over.code())
    .bind(Closed::ByAgreement.code())
    .bind(at.0)
    .execute(&mut *connection)
    .await?
    .rows_affected()
        > 0;
    // Nothing is left to be done for anybody.
    query("DELETE FROM orders WHERE game = $1 AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND closed IS NOT NULL)")
        .bind(&id.0)
        .execute(connection)
        .await?;
    Ok(closed)
}
