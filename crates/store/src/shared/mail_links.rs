//! `MailLinks` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are and how a game is locked.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::{query, query_scalar};

use super::{Backend, Connection, channels, lock, personal_data};
use crate::rows;
use crate::write::{MailLinkWrite, Write, WriteOutcome};
use crate::{
    Change, GameId, InviteHash, KeyHash, LinkPurpose, MailLink, MailLinks, Notice, StoreError, Timestamp,
    text_limit,
};

#[async_trait]
impl MailLinks for Backend {
    async fn order_link(&self, secret: KeyHash, link: &MailLink) -> Result<(), StoreError> {
        text_limit::NAME.check(&link.channel)?;
        self.write(Write::MailLink(MailLinkWrite::Order { secret, link: link.clone() })).await.map(drop)
    }

    async fn holds_link(
        &self,
        secret: KeyHash,
        purpose: LinkPurpose,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let found = query("SELECT 1 FROM mail_links WHERE secret = $1 AND purpose = $2 AND until > $3")
            .bind(&secret.0[..])
            .bind(purpose.code())
            .bind(now.0);
        Ok(!found.fetch_all(&self.pool).await?.is_empty())
    }

    async fn confirm_by_link(&self, secret: KeyHash, now: Timestamp) -> Result<bool, StoreError> {
        Ok(self.write(Write::MailLink(MailLinkWrite::Confirm { secret, at: now })).await?.happened)
    }

    async fn recover_by_link(
        &self,
        secret: KeyHash,
        now: Timestamp,
        key: KeyHash,
        invitation: InviteHash,
    ) -> Result<Option<Vec<GameId>>, StoreError> {
        let recover = MailLinkWrite::Recover { secret, at: now, key, invitation };
        let done = self.write(Write::MailLink(recover)).await?;
        let seated = done.also.into_iter().filter(|notice| notice.change == Change::Seated);
        Ok(done.happened.then(|| seated.map(|notice| notice.game).collect()))
    }
}

/// Orders or uses a link, within a transaction.
pub(super) async fn perform(
    connection: &mut Connection,
    write: &MailLinkWrite,
) -> Result<WriteOutcome, StoreError> {
    match write {
        MailLinkWrite::Order { secret, link } => {
            query("INSERT INTO mail_links (secret, channel, purpose, until) VALUES ($1, $2, $3, $4)")
                .bind(&secret.0[..])
                .bind(&link.channel)
                .bind(link.purpose.code())
                .bind(link.until.0)
                .execute(connection)
                .await?;
            Ok(WriteOutcome::quietly())
        }
        MailLinkWrite::Confirm { secret, at } => {
            let Some(channel) = used(connection, *secret, LinkPurpose::Confirm, *at).await? else {
                return Ok(WriteOutcome::default());
            };
            let keys: Vec<Vec<u8>> = query_scalar(
                "UPDATE channels SET confirmed = coalesce(confirmed, $2), failures = 0, off = NULL
                 WHERE id = $1 RETURNING key",
            )
            .bind(channel)
            .bind(at.0)
            .fetch_all(&mut *connection)
            .await?;
            match keys.into_iter().next() {
                Some(key) => channels::games_hear(connection, rows::key_hash(key)?).await,
                None => Ok(WriteOutcome::quietly()),
            }
        }
        MailLinkWrite::Recover { secret, at, key, invitation } => {
            let Some(channel) = used(connection, *secret, LinkPurpose::Recover, *at).await? else {
                return Ok(WriteOutcome::default());
            };
            let owners: Vec<Vec<u8>> = query_scalar("SELECT key FROM channels WHERE id = $1")
                .bind(channel)
                .fetch_all(&mut *connection)
                .await?;
            match owners.into_iter().next() {
                Some(owner) => hand_over(connection, rows::key_hash(owner)?, *key, invitation).await,
                None => Ok(WriteOutcome::quietly()),
            }
        }
    }
}

/// Uses a link, and returns the channel that it was sent to, if it held. What holds no more goes with it.
async fn used(
    connection: &mut Connection,
    secret: KeyHash,
    purpose: LinkPurpose,
    at: Timestamp,
) -> Result<Option<String>, StoreError> {
    query("DELETE FROM mail_links WHERE until <= $1").bind(at.0).execute(&mut *connection).await?;
    let mut channels: Vec<String> =
        query_scalar("DELETE FROM mail_links WHERE secret = $1 AND purpose = $2 RETURNING channel")
            .bind(&secret.0[..])
            .bind(purpose.code())
            .fetch_all(connection)
            .await?;
    Ok(channels.pop())
}

/// Makes everything that is one key's another's.
async fn hand_over(
    connection: &mut Connection,
    from: KeyHash,
    to: KeyHash,
    invitation: &InviteHash,
) -> Result<WriteOutcome, StoreError> {
    let (old, new) = (&from.0[..], &to.0[..]);
    let games: Vec<String> =
        query_scalar(personal_data::OWN_GAMES).bind(old).fetch_all(&mut *connection).await?;
    let mut notices = Vec::with_capacity(games.len());
    for game in games.into_iter().map(GameId) {
        if let Some(version) = lock(connection, &game).await? {
            query("UPDATE games SET invite = $3 WHERE id = $1 AND host = $2 AND invite IS NOT NULL")
                .bind(&game.0)
                .bind(old)
                .bind(invitation(&game).0.to_vec())
                .execute(&mut *connection)
                .await?;
            notices.push(Notice { game: game.clone(), version, change: Change::Ordered, by: None });
            notices.push(Notice { game, version, change: Change::Seated, by: None });
        }
    }
    for sql in [
        "UPDATE games SET host = $2 WHERE host = $1",
        "UPDATE seats SET key = $2 WHERE key = $1",
        "UPDATE seats SET owner = $2 WHERE owner = $1",
        "UPDATE keys SET key = $2 WHERE key = $1",
        "UPDATE talk SET key = $2 WHERE key = $1",
        "UPDATE notes SET key = $2 WHERE key = $1",
        "UPDATE lessons SET key = $2 WHERE key = $1",
        "UPDATE orders SET key = $2 WHERE key = $1",
        "UPDATE channels SET key = $2 WHERE key = $1",
    ] {
        query(sql).bind(old).bind(new).execute(&mut *connection).await?;
    }
    Ok(WriteOutcome { also: notices, ..WriteOutcome::quietly() })
}
