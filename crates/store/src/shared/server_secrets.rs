//! `ServerSecrets` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::query_scalar;

use super::Backend;
use crate::write::Write;
use crate::{ServerSecrets, StoreError, text_limit};

#[async_trait]
impl ServerSecrets for Backend {
    async fn server_secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        text_limit::NAME.check(name)?;
        text_limit::NAME.check(fresh)?;
        self.write(Write::ServerSecret { name: name.to_owned(), secret: fresh.to_owned() }).await?;
        let secret = query_scalar("SELECT secret FROM server_secrets WHERE name = $1").bind(name);
        Ok(secret.fetch_one(&self.pool).await?)
    }
}
