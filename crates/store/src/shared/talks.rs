//! `Talks` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query_as;

use super::Backend;
use crate::rows::{self, TalkRow};
use crate::write::Write;
use crate::{GameId, KeyHash, NewJob, StoreError, Talk, TalkLimit, Talks};

#[async_trait]
impl Talks for Backend {
    async fn say_and_order(
        &self,
        talk: &Talk,
        by: Option<KeyHash>,
        limit: TalkLimit,
        jobs: &[NewJob],
    ) -> Result<Option<i64>, StoreError> {
        talk.check()?;
        jobs.iter().try_for_each(NewJob::check)?;
        let said = self.write(Write::Say { talk: talk.clone(), by, limit, jobs: jobs.to_vec() }).await?;
        Ok(said.happened.then_some(said.id))
    }

    async fn talk(&self, id: &GameId, after: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        let talk: Vec<TalkRow> = query_as(
            "SELECT id, game, seat, name, text, at, event FROM talk WHERE game = $1 AND id > $2 ORDER BY id LIMIT $3",
        )
        .bind(&id.0)
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows::talk(talk)
    }

    async fn talk_before(&self, id: &GameId, before: i64, limit: u32) -> Result<Vec<Talk>, StoreError> {
        let mut talk: Vec<TalkRow> = query_as(
            "SELECT id, game, seat, name, text, at, event FROM talk WHERE game = $1 AND id < $2 ORDER BY id DESC LIMIT $3",
        )
        .bind(&id.0)
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        talk.reverse();
        rows::talk(talk)
    }
}
