//! What is stored about one person, in either database: to be read, and to be deleted.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are and how a game is locked.

#![allow(clippy::duplicate_mod)]

use sqlx::{query, query_as, query_scalar};

use super::{Backend, Connection, lock};
use crate::rows::{self, TalkRow, narrow};
use crate::write::WriteOutcome;
use crate::{
    Change, Channels, GameId, Held, KeyHash, Lessons, Note, Notice, Orders, OwnSeat, PersonalData, Stage,
    StoreError, Timestamp,
};

/// What somebody has said. A word without a key is from before it was stored who says it: it is theirs if their name was
/// said with it at their seat, or at a table of theirs from no seat. So words of somebody else who sat there before them
/// are left alone, unless that was somebody of the same name.
macro_rules! own_talk {
    () => {
        "id IN (
             SELECT id FROM talk WHERE key = $1
             UNION SELECT talk.id FROM seats JOIN talk ON talk.game = seats.game AND talk.key IS NULL
                 AND talk.name = seats.name AND (talk.seat = seats.seat OR talk.seat IS NULL)
                 WHERE seats.key = $1
             UNION SELECT talk.id FROM seats JOIN talk ON talk.game = seats.game AND talk.key IS NULL
                 AND talk.name = seats.owner_name AND (talk.seat = seats.seat OR talk.seat IS NULL)
                 WHERE seats.owner = $1
             UNION SELECT talk.id FROM keys JOIN games ON games.host = keys.key JOIN talk ON talk.game = games.id
                 AND talk.key IS NULL AND talk.seat IS NULL AND talk.name = keys.name
                 WHERE keys.key = $1
         )"
    };
}

pub(super) const HOSTED: &str = "SELECT id FROM games WHERE host = $1 ORDER BY id";
pub(super) const OWN_TALK: &str =
    concat!("SELECT id, game, seat, name, text, at, event FROM talk WHERE ", own_talk!(), " ORDER BY id");
pub(super) const OWN_NOTES: &str = "SELECT game, text, at FROM notes WHERE key = $1 ORDER BY game";
/// The games that somebody has to do with. In the order of their names, so that two who lock several never wait for
/// each other.
pub(super) const OWN_GAMES: &str =
    "SELECT game FROM seats WHERE key = $1 UNION SELECT game FROM seats WHERE owner = $1
     UNION SELECT id FROM games WHERE host = $1 ORDER BY 1";

/// game, seat, name, level, seen
type OwnSeatRow = (String, i64, String, Option<String>, Option<i64>);

impl Backend {
    pub(super) async fn read_all_about(&self, key: KeyHash) -> Result<PersonalData, StoreError> {
        let of = &key.0[..];
        let names: Vec<(String, i64)> =
            query_as("SELECT name, at FROM keys WHERE key = $1").bind(of).fetch_all(&self.pool).await?;
        let sitting: Vec<OwnSeatRow> =
            query_as("SELECT game, seat, name, level, seen FROM seats WHERE key = $1")
                .bind(of)
                .fetch_all(&self.pool)
                .await?;
        let owned: Vec<OwnSeatRow> =
            query_as("SELECT game, seat, owner_name, level, seen FROM seats WHERE owner = $1")
                .bind(of)
                .fetch_all(&self.pool)
                .await?;
        let hosted: Vec<String> = query_scalar(HOSTED).bind(of).fetch_all(&self.pool).await?;
        let talk: Vec<TalkRow> = query_as(OWN_TALK).bind(of).fetch_all(&self.pool).await?;
        let notes: Vec<(String, String, i64)> = query_as(OWN_NOTES).bind(of).fetch_all(&self.pool).await?;

        let sitting = sitting.into_iter().map(|row| own_seat(row, Held::Sitting));
        let owned = owned.into_iter().map(|row| {
            let held = if row.3.is_some() { Held::ByBot } else { Held::Kept };
            own_seat(row, held)
        });
        let mut seats = sitting.chain(owned).collect::<Result<Vec<_>, _>>()?;
        seats.sort_by(|one, other| (&one.game, one.seat).cmp(&(&other.game, other.seat)));
        let note = |(game, text, at)| Note { game: GameId(game), text, at: Timestamp(at) };
        Ok(PersonalData {
            name: names.into_iter().next().map(|(name, at)| (name, Timestamp(at))),
            seats,
            hosted: hosted.into_iter().map(GameId).collect(),
            talk: rows::talk(talk)?,
            notes: notes.into_iter().map(note).collect(),
            lessons: self.lessons_of(key).await?,
            orders: self.orders_of(key).await?,
            channels: self.channels_of(key).await?,
        })
    }
}

fn own_seat((game, seat, name, _, seen): OwnSeatRow, held: Held) -> Result<OwnSeat, StoreError> {
    Ok(OwnSeat { game: GameId(game), seat: narrow(seat)?, name, held, seen: seen.map(Timestamp) })
}

/// Deletes what is stored about somebody, and gives the seats that have to stay taken to nobody.
pub(crate) async fn forget(
    connection: &mut Connection,
    key: KeyHash,
    fresh_key: fn() -> KeyHash,
) -> Result<WriteOutcome, StoreError> {
    let of = &key.0[..];
    let games: Vec<String> = query_scalar(OWN_GAMES).bind(of).fetch_all(&mut *connection).await?;
    let mut notices = Vec::with_capacity(games.len());
    for game in games.into_iter().map(GameId) {
        if let Some(version) = lock(connection, &game).await? {
            notices.push(Notice { game, version, change: Change::Seated, by: None });
        }
    }
    // Their names are still there to find the words by.
    query(concat!("DELETE FROM talk WHERE ", own_talk!())).bind(of).execute(&mut *connection).await?;
    query("DELETE FROM notes WHERE key = $1").bind(of).execute(&mut *connection).await?;
    query("DELETE FROM orders WHERE key = $1").bind(of).execute(&mut *connection).await?;
    query("DELETE FROM lessons WHERE key = $1").bind(of).execute(&mut *connection).await?;
    for sql in [
        "DELETE FROM deliveries WHERE channel IN (SELECT id FROM channels WHERE key = $1)",
        "DELETE FROM mail_links WHERE channel IN (SELECT id FROM channels WHERE key = $1)",
        "DELETE FROM channels WHERE key = $1",
    ] {
        query(sql).bind(of).execute(&mut *connection).await?;
    }
    query("DELETE FROM keys WHERE key = $1").bind(of).execute(&mut *connection).await?;
    leave_seats(connection, key, fresh_key).await?;
    query(
        "UPDATE games SET host = (
             SELECT seats.key FROM seats WHERE seats.game = games.id AND seats.key IS NOT NULL AND seats.name <> ''
             ORDER BY seat LIMIT 1
         ) WHERE host = $1",
    )
    .bind(of)
    .execute(connection)
    .await?;
    Ok(WriteOutcome { also: notices, ..WriteOutcome::quietly() })
}

async fn leave_seats(
    connection: &mut Connection,
    key: KeyHash,
    fresh_key: fn() -> KeyHash,
) -> Result<(), StoreError> {
    let of = &key.0[..];
    query("UPDATE seats SET owner = NULL, owner_name = NULL, seen = NULL WHERE owner = $1")
        .bind(of)
        .execute(&mut *connection)
        .await?;
    query(
        "UPDATE seats SET key = NULL, name = NULL, seen = NULL
         WHERE key = $1 AND EXISTS (SELECT 1 FROM games WHERE games.id = seats.game AND stage = $2)",
    )
    .bind(of)
    .bind(Stage::Open.code())
    .execute(&mut *connection)
    .await?;
    let taken: Vec<(String, i64)> =
        query_as("SELECT game, seat FROM seats WHERE key = $1").bind(of).fetch_all(&mut *connection).await?;
    for (game, seat) in taken {
        query("UPDATE seats SET key = $3, name = '', seen = NULL WHERE game = $1 AND seat = $2")
            .bind(game)
            .bind(seat)
            .bind(fresh_key().0.to_vec())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
