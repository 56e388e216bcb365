use async_trait::async_trait;

use crate::{GameId, GameStart, KeyHash, Person, Seating, StoreError, Timestamp};

/// Who sits where.
#[async_trait]
pub trait Seats {
    /// Gives a person a seat that is open or kept for them, unless they have another one at this table.
    async fn take_seat(
        &self,
        id: &GameId,
        seat: u8,
        key: KeyHash,
        name: &str,
    ) -> Result<Seating, StoreError> {
        self.take_seat_and_start(id, seat, key, name, None).await
    }

    /// Gives a person a seat, and if it is the last, notes and orders what belongs to the beginning of the game: all of
    /// it or nothing.
    async fn take_seat_and_start(
        &self,
        id: &GameId,
        seat: u8,
        key: KeyHash,
        name: &str,
        start: Option<&GameStart>,
    ) -> Result<Seating, StoreError>;

    /// Opens the seat of a person who gives it up before the game begins; `false` if it is not theirs, or too late.
    async fn give_up_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError>;

    /// Gives a bot a seat: a vacant one, or with `in_place_of` that person's, whose it stays. With `unseen_since` only
    /// if they were not at the table after that moment. `false` if the seat has changed meanwhile.
    async fn seat_bot(
        &self,
        id: &GameId,
        seat: u8,
        level: &str,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        self.seat_bot_and_start(id, seat, level, in_place_of, unseen_since, None).await
    }

    /// Gives a bot a seat, and if it is the last, notes and orders what belongs to the beginning of the game: all of it
    /// or nothing.
    async fn seat_bot_and_start(
        &self,
        id: &GameId,
        seat: u8,
        level: &str,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
        start: Option<&GameStart>,
    ) -> Result<bool, StoreError>;

    /// Gives a person the seat back in which a bot plays for them; `false` if none does.
    async fn take_back_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError>;

    /// Lets whoever knows the secret with this hash take the place of a bot that plays for somebody, or nobody any more.
    /// `false` if no bot plays for anybody there.
    async fn seek_substitute(
        &self,
        id: &GameId,
        seat: u8,
        secret: Option<KeyHash>,
    ) -> Result<bool, StoreError>;

    /// Gives a person the seat of a bot for good, with the secret for it, unless they have another one at this table.
    async fn substitute(
        &self,
        id: &GameId,
        seat: u8,
        secret: KeyHash,
        person: &Person,
    ) -> Result<Seating, StoreError>;

    /// Notes that somebody who sits at the table was there. Nobody is told.
    async fn note_presence(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<(), StoreError>;
}
