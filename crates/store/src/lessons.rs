use async_trait::async_trait;

use crate::{KeyHash, StoreError, Timestamp};

/// How far somebody has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The game that the lesson is of.
    pub game: String,
    /// Its name.
    pub lesson: String,
    /// The furthest step, from 0.
    pub step: u32,
    /// When they first came to its end, if they have.
    pub done: Option<Timestamp>,
    /// When they were last at a new step.
    pub at: Timestamp,
}

/// How far people have come in lessons.
#[async_trait]
pub trait Lessons {
    /// Notes how far the holder of a key has come. What was further, or done before, stays.
    async fn note_lesson(&self, key: KeyHash, progress: &LessonProgress) -> Result<(), StoreError>;

    /// How far the holder of a key has come, by game and lesson.
    async fn lessons_of(&self, key: KeyHash) -> Result<Vec<LessonProgress>, StoreError>;
}
