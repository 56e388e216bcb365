use async_trait::async_trait;

use crate::{
    Appended, Filter, GameId, GameStatus, KeyHash, NewGame, NewJob, StoreError, StoredEntry, StoredGame,
};

/// Games and their entries.
#[async_trait]
pub trait Games {
    /// Stores a new game and the entries it begins with, all or nothing. [`StoreError::Exists`] if the name is taken,
    /// [`StoreError::Followed`] if the game it follows is followed by another one.
    async fn create(&self, game: &NewGame, entries: &[StoredEntry]) -> Result<(), StoreError> {
        self.create_and_order(game, entries, &[]).await
    }

    /// Stores a new game, and orders what is to be done because of it: all of it or nothing.
    async fn create_and_order(
        &self,
        game: &NewGame,
        entries: &[StoredEntry],
        jobs: &[NewJob],
    ) -> Result<(), StoreError>;

    /// The game of this name.
    async fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError>;

    /// The entries with a version above `after`, in order.
    async fn entries(&self, id: &GameId, after: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// Appends entries, all or none, and with them how the game stands after the last.
    async fn append(
        &self,
        id: &GameId,
        entries: &[StoredEntry],
        status: &GameStatus,
    ) -> Result<Appended, StoreError> {
        self.append_and_order(id, entries, status, &[]).await
    }

    /// Appends entries, and orders what is to be done because of them: all of it or nothing.
    async fn append_and_order(
        &self,
        id: &GameId,
        entries: &[StoredEntry],
        status: &GameStatus,
        jobs: &[NewJob],
    ) -> Result<Appended, StoreError>;

    /// The games that pass the filter, the last changed first, and by name among those changed at once.
    async fn list(&self, filter: &Filter) -> Result<Vec<StoredGame>, StoreError>;

    /// The running games in which the holder of a key has to decide: the one with the next deadline first, then the one that
    /// has waited longest.
    async fn waiting_for(&self, key: KeyHash, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Games after this one, by name, that are not over and of which it is not stored how they stand: a program that
    /// does not store it has played them.
    async fn without_status(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Stores how a game stands that is at this version; nothing happens if it is at another.
    async fn set_status(&self, id: &GameId, version: u32, status: &GameStatus) -> Result<(), StoreError>;
}
