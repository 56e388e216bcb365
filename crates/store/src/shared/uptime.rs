//! `Uptime` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are.

#![allow(clippy::duplicate_mod)]

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{query, query_as};

use super::{Backend, Connection};
use crate::write::{Write, WriteOutcome};
use crate::{StoreError, StoredOutage, Timestamp, Uptime};

#[async_trait]
impl Uptime for Backend {
    async fn beat(&self, now: Timestamp, silence: Duration) -> Result<(), StoreError> {
        self.write(Write::Beat { now, silence }).await.map(drop)
    }

    async fn outages(&self, after: Timestamp) -> Result<Vec<StoredOutage>, StoreError> {
        let rows: Vec<(i64, i64)> =
            query_as("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began")
                .bind(after.0)
                .fetch_all(&self.pool)
                .await?;
        let outage = |(from, to)| StoredOutage { from: Timestamp(from), to: Timestamp(to) };
        Ok(rows.into_iter().map(outage).collect())
    }
}

/// Of two servers that come back together, the second finds the outage noted: it began when the last one was heard of.
pub(super) async fn beat(
    connection: &mut Connection,
    now: Timestamp,
    silence: Duration,
) -> Result<WriteOutcome, StoreError> {
    let silence = i64::try_from(silence.as_millis()).unwrap_or(i64::MAX);
    query(
        "INSERT INTO outages (began, ended) SELECT at, $1 FROM heartbeat WHERE at < $2
         ON CONFLICT (began) DO NOTHING",
    )
    .bind(now.0)
    .bind(now.0.saturating_sub(silence))
    .execute(&mut *connection)
    .await?;
    query("UPDATE heartbeat SET at = $1 WHERE at IS NULL OR at < $1").bind(now.0).execute(connection).await?;
    Ok(WriteOutcome::quietly())
}
