//! `Channels` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are and how a game is locked.

#![allow(clippy::duplicate_mod)]

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{Row as _, query, query_scalar};

use super::{Backend, Connection, Row, lock};
use crate::rows::{self, narrow};
use crate::write::{ChannelWrite, Write, WriteOutcome};
use crate::{
    Change, Channel, ChannelKind, Channels, Delivery, GameId, KeyHash, Notice, StoreError, Timestamp,
    text_limit,
};

/// For how long it is remembered what was sent: longer than anything is tried.
const REMEMBERED: Duration = Duration::from_hours(14 * 24);

#[async_trait]
impl Channels for Backend {
    async fn put_channel(&self, channel: &Channel) -> Result<(), StoreError> {
        channel.check()?;
        let put = ChannelWrite::Put(Box::new(channel.clone()));
        self.write(Write::Channel(put)).await.map(drop)
    }

    async fn delete_channel(&self, id: &str, key: KeyHash) -> Result<bool, StoreError> {
        text_limit::NAME.check(id)?;
        let delete = ChannelWrite::Delete { id: id.to_owned(), key };
        Ok(self.write(Write::Channel(delete)).await?.happened)
    }

    async fn channel(&self, id: &str) -> Result<Option<Channel>, StoreError> {
        text_limit::NAME.check(id)?;
        let rows = query("SELECT * FROM channels WHERE id = $1").bind(id).fetch_all(&self.pool).await?;
        rows.first().map(channel).transpose()
    }

    async fn channels_at(&self, id: &GameId) -> Result<Vec<Channel>, StoreError> {
        let rows = query("SELECT * FROM channels WHERE game = $1 ORDER BY created, id").bind(&id.0);
        rows.fetch_all(&self.pool).await?.iter().map(channel).collect()
    }

    async fn channels_of(&self, key: KeyHash) -> Result<Vec<Channel>, StoreError> {
        let rows = query("SELECT * FROM channels WHERE key = $1 ORDER BY created, id").bind(&key.0[..]);
        rows.fetch_all(&self.pool).await?.iter().map(channel).collect()
    }

    async fn confirmed_mail(&self, address: &str) -> Result<Vec<Channel>, StoreError> {
        text_limit::ADDRESS.check(address)?;
        let rows = query(
            "SELECT * FROM channels WHERE kind = 'mail' AND address = $1 AND confirmed IS NOT NULL
             ORDER BY created, id",
        );
        rows.bind(address).fetch_all(&self.pool).await?.iter().map(channel).collect()
    }

    async fn reachable_at(&self, id: &GameId) -> Result<Vec<KeyHash>, StoreError> {
        let keys: Vec<Vec<u8>> = query_scalar(
            "SELECT DISTINCT seats.key FROM seats JOIN channels ON channels.key = seats.key
             WHERE seats.game = $1 AND channels.game IS NULL AND confirmed IS NOT NULL AND off IS NULL",
        )
        .bind(&id.0)
        .fetch_all(&self.pool)
        .await?;
        keys.into_iter().map(rows::key_hash).collect()
    }

    async fn note_delivery(&self, delivery: &Delivery) -> Result<(), StoreError> {
        text_limit::NAME.check(&delivery.subject)?;
        self.write(Write::Channel(ChannelWrite::Delivered(delivery.clone()))).await.map(drop)
    }

    async fn note_failure(&self, id: &str, why: &str, most: u32) -> Result<(), StoreError> {
        text_limit::NAME.check(why)?;
        let failed = ChannelWrite::Failed { id: id.to_owned(), why: why.to_owned(), most };
        self.write(Write::Channel(failed)).await.map(drop)
    }

    async fn is_delivered(&self, subject: &str) -> Result<bool, StoreError> {
        let found = query("SELECT 1 FROM deliveries WHERE subject = $1").bind(subject);
        Ok(!found.fetch_all(&self.pool).await?.is_empty())
    }

    async fn last_delivery(&self, channel: &str, game: &GameId) -> Result<Option<Timestamp>, StoreError> {
        let last: Option<i64> =
            query_scalar("SELECT max(at) FROM deliveries WHERE channel = $1 AND game = $2")
                .bind(channel)
                .bind(&game.0)
                .fetch_one(&self.pool)
                .await?;
        Ok(last.map(Timestamp))
    }
}

fn channel(row: &Row) -> Result<Channel, StoreError> {
    let kind: String = row.try_get("kind")?;
    let occasions: String = row.try_get("occasions")?;
    Ok(Channel {
        id: row.try_get("id")?,
        key: rows::key_hash(row.try_get("key")?)?,
        kind: ChannelKind::of_code(&kind)?,
        address: row.try_get("address")?,
        form: row.try_get("form")?,
        occasions: occasions.split_whitespace().map(str::to_owned).collect(),
        digest: row.try_get("digest")?,
        language: row.try_get("language")?,
        created: Timestamp(row.try_get("created")?),
        confirmed: row.try_get::<Option<i64>, _>("confirmed")?.map(Timestamp),
        failures: narrow(row.try_get("failures")?)?,
        off: row.try_get("off")?,
        game: row.try_get::<Option<String>, _>("game")?.map(GameId),
    })
}

/// Changes a channel, within a transaction.
pub(super) async fn perform(
    connection: &mut Connection,
    write: &ChannelWrite,
) -> Result<WriteOutcome, StoreError> {
    match write {
        ChannelWrite::Put(channel) => put(connection, channel).await,
        ChannelWrite::Delete { id, key } => {
            let mut deleted: Vec<Option<String>> =
                query_scalar("DELETE FROM channels WHERE id = $1 AND key = $2 RETURNING game")
                    .bind(id)
                    .bind(&key.0[..])
                    .fetch_all(&mut *connection)
                    .await?;
            let Some(table) = deleted.pop() else { return Ok(WriteOutcome::default()) };
            for sql in
                ["DELETE FROM deliveries WHERE channel = $1", "DELETE FROM mail_links WHERE channel = $1"]
            {
                query(sql).bind(id).execute(&mut *connection).await?;
            }
            hear(connection, *key, table.map(GameId)).await
        }
        ChannelWrite::Delivered(Delivery { subject, channel, game, at }) => {
            query(
                "INSERT INTO deliveries (subject, channel, game, at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (subject) DO UPDATE SET at = excluded.at",
            )
            .bind(subject)
            .bind(channel)
            .bind(game.as_ref().map(|game| &game.0))
            .bind(at.0)
            .execute(&mut *connection)
            .await?;
            query("UPDATE channels SET failures = 0 WHERE id = $1 AND failures > 0")
                .bind(channel)
                .execute(&mut *connection)
                .await?;
            let forgotten = at.0 - REMEMBERED.as_millis() as i64;
            query("DELETE FROM deliveries WHERE at < $1").bind(forgotten).execute(connection).await?;
            Ok(WriteOutcome::quietly())
        }
        ChannelWrite::Failed { id, why, most } => {
            let off: Vec<(Vec<u8>, Option<String>)> = sqlx::query_as(
                "UPDATE channels SET failures = failures + 1,
                        off = CASE WHEN failures + 1 >= $3 THEN coalesce(off, $2) ELSE off END
                 WHERE id = $1 RETURNING key, off",
            )
            .bind(id)
            .bind(why)
            .bind(i64::from(*most))
            .fetch_all(&mut *connection)
            .await?;
            match off.into_iter().next() {
                Some((key, Some(_))) => games_hear(connection, rows::key_hash(key)?).await,
                _ => Ok(WriteOutcome::quietly()),
            }
        }
    }
}

async fn put(connection: &mut Connection, channel: &Channel) -> Result<WriteOutcome, StoreError> {
    query(
        "INSERT INTO channels (id, key, kind, address, form, occasions, digest, language, created, confirmed, failures, off, game)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (id) DO UPDATE SET address = excluded.address, form = excluded.form,
             occasions = excluded.occasions, digest = excluded.digest, language = excluded.language,
             confirmed = excluded.confirmed, failures = excluded.failures, off = excluded.off
         WHERE channels.key = excluded.key",
    )
    .bind(&channel.id)
    .bind(&channel.key.0[..])
    .bind(channel.kind.code())
    .bind(&channel.address)
    .bind(&channel.form)
    .bind(channel.occasions.join(" "))
    .bind(channel.digest)
    .bind(&channel.language)
    .bind(channel.created.0)
    .bind(channel.confirmed.map(|at| at.0))
    .bind(i64::from(channel.failures))
    .bind(&channel.off)
    .bind(channel.game.as_ref().map(|game| &game.0))
    .execute(&mut *connection)
    .await?;
    hear(connection, channel.key, channel.game.clone()).await
}

/// Those hear of a channel whom it concerns: a table, or all games of its owner.
async fn hear(
    connection: &mut Connection,
    key: KeyHash,
    table: Option<GameId>,
) -> Result<WriteOutcome, StoreError> {
    let Some(game) = table else { return games_hear(connection, key).await };
    let version = lock(connection, &game).await?;
    Ok(version.map_or_else(WriteOutcome::quietly, |version| {
        WriteOutcome::in_game(&game, version, Change::Seated, None)
    }))
}

/// Whoever plays with somebody has to know whether they can be told something: their games are looked at again.
pub(super) async fn games_hear(
    connection: &mut Connection,
    key: KeyHash,
) -> Result<WriteOutcome, StoreError> {
    // In the order of their names, so that two who lock several never wait for each other.
    let games: Vec<String> = query_scalar(
        "SELECT DISTINCT seats.game FROM seats JOIN games ON games.id = seats.game
         WHERE seats.key = $1 AND stage < 2 ORDER BY 1",
    )
    .bind(&key.0[..])
    .fetch_all(&mut *connection)
    .await?;
    let mut notices = Vec::with_capacity(games.len());
    for game in games.into_iter().map(GameId) {
        if let Some(version) = lock(connection, &game).await? {
            notices.push(Notice { game, version, change: Change::Seated, by: None });
        }
    }
    Ok(WriteOutcome { also: notices, ..WriteOutcome::quietly() })
}
