//! `Analyses` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query_scalar;

use super::Backend;
use crate::write::Write;
use crate::{Analyses, GameId, StoreError, StoredAnalysis, text_limit};

#[async_trait]
impl Analyses for Backend {
    async fn keep_analysis(&self, analysis: &StoredAnalysis) -> Result<(), StoreError> {
        text_limit::ANALYSIS.check(&analysis.text)?;
        self.write(Write::Analysis(Box::new(analysis.clone()))).await.map(drop)
    }

    async fn kept_analysis(
        &self,
        id: &GameId,
        version: u32,
        kind: u32,
    ) -> Result<Option<StoredAnalysis>, StoreError> {
        let text = query_scalar("SELECT text FROM analyses WHERE game = $1 AND version = $2 AND kind = $3")
            .bind(&id.0)
            .bind(i64::from(version))
            .bind(i64::from(kind))
            .fetch_all(&self.pool)
            .await?
            .pop();
        Ok(text.map(|text| StoredAnalysis { game: id.clone(), version, kind, text }))
    }
}
