use async_trait::async_trait;

use crate::{GameId, KeyHash, PersonalData, StoreError, Timestamp};

/// What goes with a person's key: their name, their private notes on games, and everything else that is theirs.
#[async_trait]
pub trait Keys {
    /// Remembers the name that goes with a key, or changes it.
    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The name that goes with a key.
    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// Stores the private note of a key on a game, in place of the one before.
    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The private note of a key on a game.
    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError>;

    /// Everything that is stored about the holder of a key.
    async fn stored_about(&self, key: KeyHash) -> Result<PersonalData, StoreError>;

    /// Deletes everything that is stored about the holder of a key, at once, and returns the games that this has
    /// changed. Nothing happens if nothing is.
    ///
    /// Their name, their notes, their words, their progress in lessons and where they want to be told something go. Their games stay: before a game begins their seat is open again, and
    /// so is one that is kept for them; later it is a [former player's](crate::Person::is_former), with a key that
    /// nobody holds, which `fresh_key` draws anew for each seat. A bot that plays for them plays on for itself. Where
    /// they were the host, the first other person who sits there is, or else nobody.
    async fn forget(&self, key: KeyHash, fresh_key: fn() -> KeyHash) -> Result<Vec<GameId>, StoreError>;
}
