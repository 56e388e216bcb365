//! `Lessons` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query_as;

use super::Backend;
use crate::rows::narrow;
use crate::write::Write;
use crate::{KeyHash, LessonProgress, Lessons, StoreError, Timestamp, text_limit};

pub(super) const OWN_LESSONS: &str =
    "SELECT game, lesson, step, done, at FROM lessons WHERE key = $1 ORDER BY game, lesson";

/// game, lesson, step, done, at
type LessonRow = (String, String, i64, Option<i64>, i64);

#[async_trait]
impl Lessons for Backend {
    async fn note_lesson(&self, key: KeyHash, progress: &LessonProgress) -> Result<(), StoreError> {
        text_limit::NAME.check(&progress.game)?;
        text_limit::NAME.check(&progress.lesson)?;
        self.write(Write::Lesson { key, progress: Box::new(progress.clone()) }).await.map(drop)
    }

    async fn lessons_of(&self, key: KeyHash) -> Result<Vec<LessonProgress>, StoreError> {
        let rows: Vec<LessonRow> = query_as(OWN_LESSONS).bind(&key.0[..]).fetch_all(&self.pool).await?;
        let progress = |(game, lesson, step, done, at): LessonRow| {
            let done = done.map(Timestamp);
            Ok(LessonProgress { game, lesson, step: narrow(step)?, done, at: Timestamp(at) })
        };
        rows.into_iter().map(progress).collect()
    }
}
