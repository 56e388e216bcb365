use sqlx::{PgPool, Postgres, QueryBuilder, query, query_as};

use crate::rows::{self, ActionRow, GameRow, SeatRow, TalkRow};
use crate::{Filter, GameId, KeyHash, StoreError, StoredAction, StoredGame, Talk};

pub(crate) async fn game(pool: &PgPool, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
    let games: Vec<GameRow> = query_as(
        "SELECT id, games.game, frame, host, invite, listed, created, version, result, updated, next
         FROM games JOIN frames ON frames.game = id WHERE id = $1",
    )
    .bind(&id.0)
    .fetch_all(pool)
    .await?;
    let seats: Vec<SeatRow> =
        query_as("SELECT game, seat, key, name, level, owner, owner_name, seen FROM seats WHERE game = $1 ORDER BY seat")
            .bind(&id.0)
            .fetch_all(pool)
            .await?;
    Ok(rows::games(games, seats)?.pop())
}

pub(crate) async fn actions(pool: &PgPool, id: &GameId, after: u32) -> Result<Vec<StoredAction>, StoreError> {
    let actions: Vec<ActionRow> = query_as(
        "SELECT version, seat, action, at FROM actions WHERE game = $1 AND version > $2 ORDER BY version",
    )
    .bind(&id.0)
    .bind(i64::from(after))
    .fetch_all(pool)
    .await?;
    rows::actions(actions)
}

pub(crate) async fn list(pool: &PgPool, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
    let mut sql = QueryBuilder::<Postgres>::new(
        "SELECT id, games.game, frame, host, invite, listed, created, version, result, updated, next
         FROM games JOIN frames ON frames.game = id WHERE ",
    );
    rows::push_filter!(sql, filter);
    let games: Vec<GameRow> = sql.build_query_as().fetch_all(pool).await?;

    let ids: Vec<&str> = games.iter().map(|(id, ..)| id.as_str()).collect();
    let seats: Vec<SeatRow> =
        query_as("SELECT game, seat, key, name, level, owner, owner_name, seen FROM seats WHERE game = ANY ($1) ORDER BY seat")
            .bind(ids)
            .fetch_all(pool)
            .await?;
    rows::games(games, seats)
}

pub(crate) async fn running_with_bots(
    pool: &PgPool,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<(String,)> = query_as(
        "SELECT id FROM games WHERE stage = 1 AND id > $1
         AND EXISTS (SELECT 1 FROM seats WHERE seats.game = id AND level IS NOT NULL)
         ORDER BY id LIMIT $2",
    )
    .bind(after.map_or("", |id| &id.0))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    Ok(ids.into_iter().map(|(id,)| GameId(id)).collect())
}

pub(crate) async fn key_name(pool: &PgPool, key: KeyHash) -> Result<Option<String>, StoreError> {
    let name: Option<(String,)> =
        query_as("SELECT name FROM keys WHERE key = $1").bind(&key.0[..]).fetch_optional(pool).await?;
    Ok(name.map(|(name,)| name))
}

pub(crate) async fn talk(
    pool: &PgPool,
    id: &GameId,
    after: i64,
    limit: u32,
) -> Result<Vec<Talk>, StoreError> {
    let talk: Vec<TalkRow> = query_as(
        "SELECT id, game, seat, name, text, at FROM talk WHERE game = $1 AND id > $2 ORDER BY id LIMIT $3",
    )
    .bind(&id.0)
    .bind(after)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    rows::talk(talk)
}

pub(crate) async fn talk_before(
    pool: &PgPool,
    id: &GameId,
    before: i64,
    limit: u32,
) -> Result<Vec<Talk>, StoreError> {
    let mut talk: Vec<TalkRow> = query_as(
        "SELECT id, game, seat, name, text, at FROM talk WHERE game = $1 AND id < $2 ORDER BY id DESC LIMIT $3",
    )
    .bind(&id.0)
    .bind(before)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    talk.reverse();
    rows::talk(talk)
}

pub(crate) async fn note(pool: &PgPool, id: &GameId, key: KeyHash) -> Result<Option<String>, StoreError> {
    let note: Option<(String,)> = query_as("SELECT text FROM notes WHERE game = $1 AND key = $2")
        .bind(&id.0)
        .bind(&key.0[..])
        .fetch_optional(pool)
        .await?;
    Ok(note.map(|(text,)| text))
}

/// A name nobody else has.
pub(crate) async fn unique_name(pool: &PgPool) -> Result<String, StoreError> {
    let (name,): (String,) = query_as("SELECT gen_random_uuid()::text").fetch_one(pool).await?;
    Ok(name)
}

/// To see whether reading is possible.
pub(crate) async fn nothing(pool: &PgPool) -> Result<(), StoreError> {
    query("SELECT 1 FROM games LIMIT 1").fetch_all(pool).await?;
    Ok(())
}
