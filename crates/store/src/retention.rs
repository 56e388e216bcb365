use async_trait::async_trait;

use crate::{GameId, StoreError, Timestamp};

/// Which games nobody would miss.
///
/// A game is idle if it is not over, nobody has moved or been at the table since a moment, and nobody but one person is
/// concerned: a table that nobody else took up, a game against bots only, or a copy that somebody tried something on.
/// Games between people, and those that are over, never are.
#[async_trait]
pub trait Retention {
    /// Games after this one, by name, that are idle since a moment.
    async fn idle_games(
        &self,
        since: Timestamp,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError>;

    /// Deletes those of the games that are idle since a moment, with everything that belongs to them. Returns how many
    /// these were.
    async fn delete_idle(&self, games: &[GameId], since: Timestamp) -> Result<u32, StoreError>;
}
