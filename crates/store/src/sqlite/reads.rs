use sqlx::{QueryBuilder, Sqlite, SqlitePool, query, query_as};

use crate::rows::{self, ActionRow, GameRow, SeatRow, TalkRow};
use crate::{Filter, GameId, KeyHash, StoreError, StoredAction, StoredGame, Talk};

pub(crate) async fn game(readers: &SqlitePool, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
    let games: Vec<GameRow> = query_as(
        "SELECT id, games.game, frame, host, invite, listed, created, version, result, updated, next
         FROM games JOIN frames ON frames.game = id WHERE id = $1",
    )
    .bind(&id.0)
    .fetch_all(readers)
    .await?;
    let seats: Vec<SeatRow> =
        query_as("SELECT game, seat, key, name, level, owner, owner_name, seen FROM seats WHERE game = $1 ORDER BY seat")
            .bind(&id.0)
            .fetch_all(readers)
            .await?;
    Ok(rows::games(games, seats)?.pop())
}

pub(crate) async fn actions(
    readers: &SqlitePool,
    id: &GameId,
    after: u32,
) -> Result<Vec<StoredAction>, StoreError> {
    let actions: Vec<ActionRow> = query_as(
        "SELECT version, seat, action, at FROM actions WHERE game = $1 AND version > $2 ORDER BY version",
    )
    .bind(&id.0)
    .bind(after)
    .fetch_all(readers)
    .await?;
    rows::actions(actions)
}

pub(crate) async fn list(readers: &SqlitePool, filter: &Filter) -> Result<Vec<StoredGame>, StoreError> {
    let mut sql = QueryBuilder::<Sqlite>::new(
        "SELECT id, games.game, frame, host, invite, listed, created, version, result, updated, next
         FROM games JOIN frames ON frames.game = id WHERE ",
    );
    rows::push_filter!(sql, filter);
    let games: Vec<GameRow> = sql.build_query_as().fetch_all(readers).await?;

    let mut sql = QueryBuilder::<Sqlite>::new(
        "SELECT game, seat, key, name, level, owner, owner_name, seen FROM seats WHERE game IN (",
    );
    let mut ids = sql.separated(", ");
    for (id, ..) in &games {
        ids.push_bind(id);
    }
    sql.push(") ORDER BY seat");
    let seats: Vec<SeatRow> = sql.build_query_as().fetch_all(readers).await?;
    rows::games(games, seats)
}

pub(crate) async fn running_with_bots(
    readers: &SqlitePool,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let ids: Vec<(String,)> = query_as(
        "SELECT id FROM games WHERE stage = 1 AND id > $1
         AND EXISTS (SELECT 1 FROM seats WHERE seats.game = id AND level IS NOT NULL)
         ORDER BY id LIMIT $2",
    )
    .bind(after.map_or("", |id| &id.0))
    .bind(limit)
    .fetch_all(readers)
    .await?;
    Ok(ids.into_iter().map(|(id,)| GameId(id)).collect())
}

pub(crate) async fn key_name(readers: &SqlitePool, key: KeyHash) -> Result<Option<String>, StoreError> {
    let names: Vec<(String,)> =
        query_as("SELECT name FROM keys WHERE key = $1").bind(&key.0[..]).fetch_all(readers).await?;
    Ok(names.into_iter().next().map(|(name,)| name))
}

pub(crate) async fn talk(
    readers: &SqlitePool,
    id: &GameId,
    after: i64,
    limit: u32,
) -> Result<Vec<Talk>, StoreError> {
    let talk: Vec<TalkRow> = query_as(
        "SELECT id, game, seat, name, text, at FROM talk WHERE game = $1 AND id > $2 ORDER BY id LIMIT $3",
    )
    .bind(&id.0)
    .bind(after)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    rows::talk(talk)
}

pub(crate) async fn talk_before(
    readers: &SqlitePool,
    id: &GameId,
    before: i64,
    limit: u32,
) -> Result<Vec<Talk>, StoreError> {
    let mut talk: Vec<TalkRow> = query_as(
        "SELECT id, game, seat, name, text, at FROM talk WHERE game = $1 AND id < $2 ORDER BY id DESC LIMIT $3",
    )
    .bind(&id.0)
    .bind(before)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    talk.reverse();
    rows::talk(talk)
}

pub(crate) async fn note(
    readers: &SqlitePool,
    id: &GameId,
    key: KeyHash,
) -> Result<Option<String>, StoreError> {
    let notes: Vec<(String,)> = query_as("SELECT text FROM notes WHERE game = $1 AND key = $2")
        .bind(&id.0)
        .bind(&key.0[..])
        .fetch_all(readers)
        .await?;
    Ok(notes.into_iter().next().map(|(text,)| text))
}

/// To see whether reading is possible.
pub(crate) async fn nothing(readers: &SqlitePool) -> Result<(), StoreError> {
    query("SELECT 1 FROM games LIMIT 1").fetch_all(readers).await?;
    Ok(())
}
