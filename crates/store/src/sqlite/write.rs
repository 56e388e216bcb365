use sqlx::{SqliteConnection, query, query_as};

use super::append::{self, Append};
use crate::rows::{seat_columns, small};
use crate::{GameId, KeyHash, NewGame, Notice, Occupant, Stage, StoreError, StoredAction, Talk, Timestamp};

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
    Seat {
        game: GameId,
        seat: u8,
        occupant: Occupant,
    },
    Key {
        key: KeyHash,
        name: String,
        at: Timestamp,
    },
    Say(Talk),
    Note {
        game: GameId,
        key: KeyHash,
        text: String,
        at: Timestamp,
    },
    /// To see whether writing is possible.
    Nothing,
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
            Self::Seat { game, seat, occupant } => sit(connection, game, *seat, occupant).await,
            Self::Key { key, name, at } => remember(connection, *key, name, *at).await,
            Self::Say(talk) => say(connection, talk).await,
            Self::Note { game, key, text, at } => note(connection, game, *key, text, *at).await,
            Self::Append(_) | Self::Nothing | Self::Close => Ok(Done::default()),
        }
    }
}

async fn create(
    connection: &mut SqliteConnection,
    game: &NewGame,
    actions: &[StoredAction],
) -> Result<Done, StoreError> {
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
        let (key, name, level) = seat_columns(occupant);
        query("INSERT INTO seats (game, seat, key, name, level) VALUES ($1, $2, $3, $4, $5)")
            .bind(&game.id.0)
            .bind(seat as i64)
            .bind(key)
            .bind(name)
            .bind(level)
            .execute(&mut *connection)
            .await?;
    }
    let rows: Vec<_> = actions.iter().map(|action| (&game.id, action)).collect();
    append::insert(connection, &rows).await?;
    Ok(Done::in_game(&game.id, version))
}

async fn sit(
    connection: &mut SqliteConnection,
    id: &GameId,
    seat: u8,
    occupant: &Occupant,
) -> Result<Done, StoreError> {
    let (key, name, level) = seat_columns(occupant);
    // A person takes what is open, a bot also what a person has left.
    let seated = query(
        "UPDATE seats SET key = $3, name = $4, level = $5
         WHERE game = $1 AND seat = $2 AND level IS NULL AND (key IS NULL OR $5 IS NOT NULL)",
    )
    .bind(&id.0)
    .bind(seat)
    .bind(key)
    .bind(name)
    .bind(level)
    .execute(&mut *connection)
    .await?;
    if seated.rows_affected() == 0 {
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

async fn say(connection: &mut SqliteConnection, talk: &Talk) -> Result<Done, StoreError> {
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
