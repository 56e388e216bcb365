//! `Seats` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;

use super::Backend;
use crate::write::{SeatChange, Write};
use crate::{
    GameId, GameStart, Games, KeyHash, NewJob, Person, Seating, Seats, StoreError, Timestamp, text_limit,
};

#[async_trait]
impl Seats for Backend {
    async fn take_seat_and_start(
        &self,
        id: &GameId,
        seat: u8,
        key: KeyHash,
        name: &str,
        start: Option<&GameStart>,
    ) -> Result<Seating, StoreError> {
        text_limit::NAME.check(name)?;
        let person = Person { key, name: name.to_owned() };
        if self.change_seat(id, seat, SeatChange::Sit(person), start).await? {
            return Ok(Seating::Seated);
        }
        Ok(Seating::refused(self.load(id).await?, key))
    }

    async fn give_up_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        self.change_seat(id, seat, SeatChange::GiveUp(key), None).await
    }

    async fn seat_bot_and_start(
        &self,
        id: &GameId,
        seat: u8,
        level: &str,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
        start: Option<&GameStart>,
    ) -> Result<bool, StoreError> {
        text_limit::LEVEL.check(level)?;
        let change = SeatChange::Bot { level: level.to_owned(), in_place_of, unseen_since };
        self.change_seat(id, seat, change, start).await
    }

    async fn take_back_seat(&self, id: &GameId, seat: u8, key: KeyHash) -> Result<bool, StoreError> {
        self.change_seat(id, seat, SeatChange::TakeBack(key), None).await
    }

    async fn seek_substitute(
        &self,
        id: &GameId,
        seat: u8,
        secret: Option<KeyHash>,
    ) -> Result<bool, StoreError> {
        self.change_seat(id, seat, SeatChange::SeekSubstitute(secret), None).await
    }

    async fn substitute(
        &self,
        id: &GameId,
        seat: u8,
        secret: KeyHash,
        person: &Person,
    ) -> Result<Seating, StoreError> {
        text_limit::NAME.check(&person.name)?;
        if self.change_seat(id, seat, SeatChange::Substitute { secret, person: person.clone() }, None).await?
        {
            return Ok(Seating::Seated);
        }
        Ok(Seating::refused(self.load(id).await?, person.key))
    }

    async fn note_presence(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<(), StoreError> {
        self.write(Write::Presence { game: id.clone(), key, at }).await.map(drop)
    }
}

impl Backend {
    async fn change_seat(
        &self,
        id: &GameId,
        seat: u8,
        change: SeatChange,
        start: Option<&GameStart>,
    ) -> Result<bool, StoreError> {
        start.map_or(Ok(()), |start| start.jobs.iter().try_for_each(NewJob::check))?;
        let write = Write::Seat { game: id.clone(), seat, change, start: start.cloned() };
        Ok(self.write(write).await?.happened)
    }
}
