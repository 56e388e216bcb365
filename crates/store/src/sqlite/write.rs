use sqlx::{SqliteConnection, query, query_as};

use super::append::{self, Append};
use crate::rows::{SeatColumns, small};
use crate::{
    GameId, KeyHash, NewGame, Notice, Person, Stage, StoreError, StoredAction, Talk, TalkLimit, Timestamp,
};

/// Something to be written.
///
/// Every statement that changes something is run with `execute`: one with `RETURNING`, of which only the first row is
/// fetched, is not run to its end, and SQLite then never folds its log back into the file.
pub(crate) enum Write {
    Create {
        game: Box<NewGame>,
        actions: Vec<StoredAction>,
    },
    Append(Append),
    Sit {
        game: GameId,
        seat: u8,
        person: Person,
    },
    GiveUp {
        game: GameId,
        seat: u8,
        key: KeyHash,
    },
    SeatBot {
        game: GameId,
        seat: u8,
        level: String,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
    },
    TakeBack {
        game: GameId,
        seat: u8,
        key: KeyHash,
    },
    Presence {
        game: GameId,
        key: KeyHash,
        at: Timestamp,
    },
    Key {
        key: KeyHash,
        name: String,
        at: Timestamp,
    },
    Say(Talk, TalkLimit),
    Note {
        game: GameId,
        key: KeyHash,
        text: String,
        at: Timestamp,
    },
    /// Something that nobody reads, to see whether writing is possible.
    Trial,
    /// To finish.
    Close,
}

/// What became of it.
#[derive(Default)]
pub(crate) struct Done {
    /// Whether anything was changed.
    pub(crate) happened: bool,
    /// The number of what was made, if it has one.
    pub(crate) id: i64,
    /// What to tell the others.
    pub(crate) notice: Option<Notice>,
}

impl Done {
    pub(crate) fn in_game(game: &GameId, version: u32) -> Self {
        Self { happened: true, id: 0, notice: Some(Notice { game: game.clone(), version }) }
    }

    fn quietly() -> Self {
        Self { happened: true, id: 0, notice: None }
    }
}

impl Write {
    /// Runs its statements within the transaction of the group, but for appends, which go there together. Whatever can
    /// be refused is refused by the first statement that changes something, which then changes nothing.
    pub(crate) async fn perform(&self, connection: &mut SqliteConnection) -> Result<Done, StoreError> {
        match self {
            Self::Create { game, actions } => create(connection, game, actions).await,
            Self::Sit { game, seat, person } => sit(connection, game, *seat, person).await,
            Self::GiveUp { game, seat, key } => give_up(connection, game, *seat, *key).await,
            Self::SeatBot { game, seat, level, in_place_of, unseen_since } => {
                seat_bot(connection, game, *seat, level, *in_place_of, *unseen_since).await
            }
            Self::TakeBack { game, seat, key } => take_back(connection, game, *seat, *key).await,
            Self::Presence { game, key, at } => note_presence(connection, game, *key, *at).await,
            Self::Key { key, name, at } => remember(connection, *key, name, *at).await,
            Self::Say(talk, limit) => say(connection, talk, *limit).await,
            Self::Note { game, key, text, at } => note(connection, game, *key, text, *at).await,
            Self::Trial => try_to_write(connection).await,
            Self::Append(_) | Self::Close => Ok(Done::default()),
        }
    }
}

async fn create(
    connection: &mut SqliteConnection,
    game: &NewGame,
    actions: &[StoredAction],
) -> Result<Done, StoreError> {
    if let Some(before) = &game.follows {
        must_be_unfollowed(connection, before).await?;
    }
    let (version, updated) = actions.last().map_or((0, game.created), |last| (last.version, last.at));
    query(
        "INSERT INTO games (id, game, host, invite, listed, created, version, updated, stage)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&game.id.0)
    .bind(&game.game)
    .bind(game.host.as_ref().map(|key| &key.0[..]))
    .bind(game.invite.as_ref().map(|key| &key.0[..]))
    .bind(game.listed)
    .bind(game.created.0)
    .bind(version)
    .bind(updated.0)
    .bind(game.stage().code())
    .execute(&mut *connection)
    .await
    .map_err(refusal)?;

    query("INSERT INTO frames (game, frame) VALUES ($1, $2)")
        .bind(&game.id.0)
        .bind(&game.frame)
        .execute(&mut *connection)
        .await?;
    for (seat, occupant) in game.seats.iter().enumerate() {
        let columns = SeatColumns::of(occupant);
        query(
            "INSERT INTO seats (game, seat, key, name, level, owner, owner_name)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&game.id.0)
        .bind(seat as i64)
        .bind(columns.key)
        .bind(columns.name)
        .bind(columns.level)
        .bind(columns.owner)
        .bind(columns.owner_name)
        .execute(&mut *connection)
        .await?;
    }
    if let Some(before) = &game.follows {
        query("UPDATE games SET next = $2 WHERE id = $1")
            .bind(&before.0)
            .bind(&game.id.0)
            .execute(&mut *connection)
            .await?;
    }
    let rows: Vec<_> = actions.iter().map(|action| (&game.id, action)).collect();
    append::insert(connection, &rows).await?;
    Ok(Done::in_game(&game.id, version))
}

async fn must_be_unfollowed(connection: &mut SqliteConnection, id: &GameId) -> Result<(), StoreError> {
    let rows: Vec<(Option<String>,)> =
        query_as("SELECT next FROM games WHERE id = $1").bind(&id.0).fetch_all(connection).await?;
    match rows.first() {
        Some((None,)) => Ok(()),
        Some((Some(_),)) => Err(StoreError::Followed),
        None => Err(StoreError::Missing),
    }
}

async fn sit(
    connection: &mut SqliteConnection,
    id: &GameId,
    seat: u8,
    person: &Person,
) -> Result<Done, StoreError> {
    let seated = query(
        "UPDATE seats SET key = $3, name = $4, owner = NULL, owner_name = NULL
         WHERE game = $1 AND seat = $2 AND key IS NULL AND level IS NULL AND (owner IS NULL OR owner = $3)
         AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game = $1 AND other.key = $3)",
    )
    .bind(&id.0)
    .bind(seat)
    .bind(&person.key.0[..])
    .bind(&person.name)
    .execute(&mut *connection)
    .await?;
    seats_changed(connection, id, seated.rows_affected()).await
}

async fn give_up(
    connection: &mut SqliteConnection,
    id: &GameId,
    seat: u8,
    key: KeyHash,
) -> Result<Done, StoreError> {
    let given_up = query(
        "UPDATE seats SET key = NULL, name = NULL, seen = NULL WHERE game = $1 AND seat = $2 AND key = $3
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = $4)",
    )
    .bind(&id.0)
    .bind(seat)
    .bind(&key.0[..])
    .bind(Stage::Open.code())
    .execute(&mut *connection)
    .await?;
    seats_changed(connection, id, given_up.rows_affected()).await
}

async fn seat_bot(
    connection: &mut SqliteConnection,
    id: &GameId,
    seat: u8,
    level: &str,
    in_place_of: Option<KeyHash>,
    unseen_since: Option<Timestamp>,
) -> Result<Done, StoreError> {
    let seated = query(
        "UPDATE seats SET level = $3, owner = coalesce(key, owner), owner_name = coalesce(name, owner_name),
                key = NULL, name = NULL
         WHERE game = $1 AND seat = $2 AND level IS NULL AND key IS $4
         AND ($5 IS NULL OR seen IS NULL OR seen <= $5)",
    )
    .bind(&id.0)
    .bind(seat)
    .bind(level)
    .bind(in_place_of.as_ref().map(|key| &key.0[..]))
    .bind(unseen_since.map(|since| since.0))
    .execute(&mut *connection)
    .await?;
    seats_changed(connection, id, seated.rows_affected()).await
}

async fn take_back(
    connection: &mut SqliteConnection,
    id: &GameId,
    seat: u8,
    key: KeyHash,
) -> Result<Done, StoreError> {
    let taken = query(
        "UPDATE seats SET key = owner, name = owner_name, level = NULL, owner = NULL, owner_name = NULL
         WHERE game = $1 AND seat = $2 AND owner = $3 AND level IS NOT NULL",
    )
    .bind(&id.0)
    .bind(seat)
    .bind(&key.0[..])
    .execute(&mut *connection)
    .await?;
    seats_changed(connection, id, taken.rows_affected()).await
}

/// If a seat has changed, perhaps nobody is missing any more.
async fn seats_changed(
    connection: &mut SqliteConnection,
    id: &GameId,
    changed: u64,
) -> Result<Done, StoreError> {
    if changed == 0 {
        return Ok(Done::default());
    }
    query(
        "UPDATE games SET stage = $2 WHERE id = $1 AND stage = $3
         AND NOT EXISTS (SELECT 1 FROM seats WHERE game = $1 AND key IS NULL AND level IS NULL)",
    )
    .bind(&id.0)
    .bind(Stage::Running.code())
    .bind(Stage::Open.code())
    .execute(&mut *connection)
    .await?;
    Ok(Done::in_game(id, version(connection, id).await?))
}

async fn note_presence(
    connection: &mut SqliteConnection,
    id: &GameId,
    key: KeyHash,
    at: Timestamp,
) -> Result<Done, StoreError> {
    query("UPDATE seats SET seen = $3 WHERE game = $1 AND key = $2")
        .bind(&id.0)
        .bind(&key.0[..])
        .bind(at.0)
        .execute(connection)
        .await?;
    Ok(Done::quietly())
}

async fn remember(
    connection: &mut SqliteConnection,
    key: KeyHash,
    name: &str,
    at: Timestamp,
) -> Result<Done, StoreError> {
    query(
        "INSERT INTO keys (key, name, at) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET name = excluded.name, at = excluded.at",
    )
    .bind(&key.0[..])
    .bind(name)
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(Done::quietly())
}

async fn say(connection: &mut SqliteConnection, talk: &Talk, limit: TalkLimit) -> Result<Done, StoreError> {
    let said: Vec<(i64, i64)> =
        query_as("SELECT count(*), count(*) FILTER (WHERE seat IS $2) FROM talk WHERE game = $1")
            .bind(&talk.game.0)
            .bind(talk.seat)
            .fetch_all(&mut *connection)
            .await?;
    if said.iter().any(|&(game, seat)| game >= limit.game.into() || seat >= limit.seat.into()) {
        return Ok(Done::default());
    }
    let said = query("INSERT INTO talk (game, seat, name, text, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(&talk.game.0)
        .bind(talk.seat)
        .bind(&talk.name)
        .bind(&talk.text)
        .bind(talk.at.0)
        .execute(&mut *connection)
        .await
        .map_err(refusal)?;
    let version = version(connection, &talk.game).await?;
    Ok(Done { id: said.last_insert_rowid(), ..Done::in_game(&talk.game, version) })
}

async fn note(
    connection: &mut SqliteConnection,
    id: &GameId,
    key: KeyHash,
    text: &str,
    at: Timestamp,
) -> Result<Done, StoreError> {
    query(
        "INSERT INTO notes (game, key, text, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, key) DO UPDATE SET text = excluded.text, at = excluded.at",
    )
    .bind(&id.0)
    .bind(&key.0[..])
    .bind(text)
    .bind(at.0)
    .execute(connection)
    .await
    .map_err(refusal)?;
    Ok(Done::quietly())
}

/// Writes a number into the head of the file that SQLite keeps for its users. An empty transaction would succeed on a
/// full disk.
async fn try_to_write(connection: &mut SqliteConnection) -> Result<Done, StoreError> {
    query("PRAGMA user_version = 1").execute(connection).await?;
    Ok(Done::quietly())
}

/// The version of a game within the transaction; nobody else can change it before the commit.
async fn version(connection: &mut SqliteConnection, id: &GameId) -> Result<u32, StoreError> {
    let rows: Vec<(i64,)> =
        query_as("SELECT version FROM games WHERE id = $1").bind(&id.0).fetch_all(connection).await?;
    rows.first().map_or(Err(StoreError::Missing), |(version,)| small(*version))
}

/// What a broken constraint means: the name is taken, or the game is missing.
fn refusal(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists,
        Some(database) if database.is_foreign_key_violation() => StoreError::Missing,
        _ => error.into(),
    }
}
