//! `Keys` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query_scalar;

use super::Backend;
use crate::write::Write;
use crate::{GameId, KeyHash, Keys, PersonalData, StoreError, Timestamp, text_limit};

#[async_trait]
impl Keys for Backend {
    async fn remember_key(&self, key: KeyHash, name: &str, at: Timestamp) -> Result<(), StoreError> {
        text_limit::NAME.check(name)?;
        self.write(Write::Key { key, name: name.to_owned(), at }).await.map(drop)
    }

    async fn key_name(&self, key: KeyHash) -> Result<Option<String>, StoreError> {
        let name = query_scalar("SELECT name FROM keys WHERE key = $1").bind(&key.0[..]);
        Ok(name.fetch_all(&self.pool).await?.pop())
    }

    async fn set_note(&self, id: &GameId, key: KeyHash, text: &str, at: Timestamp) -> Result<(), StoreError> {
        text_limit::NOTE.check(text)?;
        self.write(Write::Note { game: id.clone(), key, text: text.to_owned(), at }).await.map(drop)
    }

    async fn note(&self, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError> {
        let note = query_scalar("SELECT text FROM notes WHERE game = $1 AND key = $2");
        Ok(note.bind(&id.0).bind(&key.0[..]).fetch_all(&self.pool).await?.pop())
    }

    async fn stored_about(&self, key: KeyHash) -> Result<PersonalData, StoreError> {
        self.read_all_about(key).await
    }

    async fn forget(&self, key: KeyHash, fresh_key: fn() -> KeyHash) -> Result<Vec<GameId>, StoreError> {
        let forgotten = self.write(Write::Forget { key, fresh_key }).await?;
        Ok(forgotten.also.into_iter().map(|notice| notice.game).collect())
    }
}
