//! `Store` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query;
use tokio::sync::broadcast;

use super::Backend;
use crate::write::Write;
use crate::{Notice, Store, StoreError};

#[async_trait]
impl Store for Backend {
    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn tell_others(&self, notice: Notice) {
        self.announce_elsewhere(notice);
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        self.write(Write::Probe).await?;
        query("SELECT 1 FROM games LIMIT 1").fetch_all(&self.pool).await?;
        Ok(())
    }

    #[cfg(feature = "testing")]
    async fn plans(&self) -> Result<Vec<(&'static str, String)>, StoreError> {
        self.explain().await
    }

    async fn close(&self) {
        self.shut_down().await;
    }
}
