use async_trait::async_trait;

use crate::{GameId, KeyHash, StoreError, Timestamp};

/// What a player wants done when a decision of theirs comes up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingOrder {
    /// In which game.
    pub game: GameId,
    /// For which seat.
    pub seat: u8,
    /// Of which kind it is: a seat has one order of each.
    pub slot: String,
    /// Whoever gave it, and alone may see it.
    pub key: KeyHash,
    /// What it says, as JSON text.
    pub text: String,
    /// The version of the game at which it was given.
    pub version: u32,
    /// When it was given.
    pub at: Timestamp,
    /// What became of it, and when. `None` while it stands.
    pub outcome: Option<(String, Timestamp)>,
}

/// The standing orders of players.
///
/// Neither that there is an order nor what it says is anybody's business but its owner's. The notices that tell other
/// servers of it are for them alone.
#[async_trait]
pub trait Orders {
    /// Stores an order in the place of the one of its slot. [`StoreError::Missing`] if there is no such game.
    async fn give_order(&self, order: &StandingOrder) -> Result<(), StoreError>;

    /// All orders of a game, by seat and slot.
    async fn orders_in(&self, game: &GameId) -> Result<Vec<StandingOrder>, StoreError>;

    /// All orders that the holder of a key has given, by game, seat and slot.
    async fn orders_of(&self, key: KeyHash) -> Result<Vec<StandingOrder>, StoreError>;

    /// Deletes an order of the holder of a key. Returns whether there was one.
    async fn withdraw_order(
        &self,
        game: &GameId,
        seat: u8,
        slot: &str,
        key: KeyHash,
    ) -> Result<bool, StoreError>;

    /// Notes what became of an order, if it still stands and was not replaced.
    async fn end_order(&self, order: &StandingOrder, outcome: &str, at: Timestamp) -> Result<(), StoreError>;

    /// Deletes all orders of a game.
    async fn clear_orders(&self, game: &GameId) -> Result<(), StoreError>;
}
