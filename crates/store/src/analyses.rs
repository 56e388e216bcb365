use async_trait::async_trait;

use crate::{GameId, StoreError};

/// What was thought of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnalysis {
    /// Of which game.
    pub game: GameId,
    /// Of which of its versions.
    pub version: u32,
    /// In which way it was thought: one that is thought otherwise has another number.
    pub kind: u32,
    /// The analysis itself.
    pub text: String,
}

/// What was thought of games that are over.
#[async_trait]
pub trait Analyses {
    /// Keeps an analysis, in place of the one before.
    async fn keep_analysis(&self, analysis: &StoredAnalysis) -> Result<(), StoreError>;

    /// The analysis of a game at a version, if it was thought in this way.
    async fn kept_analysis(
        &self,
        id: &GameId,
        version: u32,
        kind: u32,
    ) -> Result<Option<StoredAnalysis>, StoreError>;
}
