use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use games::GameName;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Filter, GameId, Stage, StoredGame, Timestamp};
use utoipa::{IntoParams, ToSchema};

use super::clock::name;
use super::view::closed_name;
use crate::app::{App, may_be_id};
use crate::caller::Caller;
use crate::error::Problem;
use crate::frame::Frame;
use crate::people::{People, SeatView};

/// Which games to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListQuery {
    /// `open` (a seat is free), `running` or `over`; all if left out.
    stage: Option<String>,
    /// The name of a game; all of them if left out.
    game: Option<String>,
    /// Only games in which the caller sits.
    #[serde(default)]
    mine: bool,
    /// The `next` of the page before.
    after: Option<String>,
    /// How many at most: 1 to 100.
    limit: Option<u32>,
}

/// A page of the list, the latest moves first.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameList {
    games: Vec<Listed>,
    /// For `after`, if there may be more.
    next: Option<String>,
}

/// A game in the list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    id: String,
    game: String,
    stage: &'static str,
    version: u32,
    /// The seat that has to decide; null when the game is over.
    to_move: Option<u8>,
    seats: Vec<SeatView>,
    /// How far it has come: the year or turn, and about how much is behind the players, in hundredths.
    #[schema(value_type = Option<Object>)]
    progress: Option<Value>,
    /// What its clock is called, if it has one: a preset, or `custom`.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<&'static str>,
    /// When the time of whoever has to decide will be gone, in milliseconds since 1970, if somebody's time
    /// runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<i64>,
    /// How it was closed without a result: `agreement`.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<&'static str>,
    /// Milliseconds since 1970.
    created: i64,
    /// Milliseconds since 1970.
    updated: i64,
}

/// A page has no more.
const MOST: u32 = 100;

/// List games.
#[utoipa::path(get, path = "/api/games", params(ListQuery), security((), ("token" = [])),
    responses((status = 200, body = GameList), (status = 400, body = Problem)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(wanted): Query<ListQuery>,
) -> Result<Json<GameList>, Problem> {
    let limit = wanted.limit.unwrap_or(20);
    if !(1..=MOST).contains(&limit) {
        return Err(Problem::malformed(format!("\"limit\" is 1 to {MOST}.")));
    }
    let stage = match wanted.stage.as_deref() {
        None => None,
        Some("open") => Some(Stage::Open),
        Some("running") => Some(Stage::Running),
        Some("over") => Some(Stage::Over),
        Some(_) => return Err(Problem::malformed("\"stage\" is open, running or over.")),
    };
    if let Some(game) = wanted.game.as_deref().filter(|game| GameName::named(game).is_none()) {
        return Err(Problem::unknown_game(game));
    }
    if wanted.mine && caller.key.is_none() {
        return Ok(Json(GameList { games: Vec::new(), next: None }));
    }
    let filter = Filter {
        stage,
        game: wanted.game,
        key: caller.key.filter(|_| wanted.mine),
        before: wanted.after.as_deref().map(cursor).transpose()?,
        limit,
    };
    let games = app.store.list(&filter).await?;
    let next = games
        .last()
        .filter(|_| games.len() == limit as usize)
        .map(|last| format!("{}.{}", last.updated.0, last.id.0));
    Ok(Json(GameList { games: games.iter().map(|game| listed(game, caller)).collect(), next }))
}

fn cursor(text: &str) -> Result<(Timestamp, GameId), Problem> {
    text.split_once('.')
        .filter(|(_, id)| may_be_id(id))
        .and_then(|(updated, id)| Some((Timestamp(updated.parse().ok()?), GameId(id.to_owned()))))
        .ok_or_else(|| Problem::malformed("\"after\" is the \"next\" of the page before."))
}

fn listed(game: &StoredGame, caller: Caller) -> Listed {
    let people = People::of(game);
    Listed {
        id: game.id.0.clone(),
        game: game.game.clone(),
        stage: match (&game.status.result, people.all_here()) {
            _ if people.is_closed() => "over",
            (Some(_), _) => "over",
            (None, true) => "running",
            (None, false) => "open",
        },
        version: game.version,
        to_move: game.status.to_move,
        seats: people.view(caller.key),
        progress: game.status.progress.as_deref().and_then(|progress| serde_json::from_str(progress).ok()),
        clock: Frame::clock_of(game).as_ref().map(name),
        deadline: game.status.deadline.filter(|_| !people.is_closed()).map(|deadline| deadline.0),
        closed: people.closed.map(closed_name),
        created: game.created.0,
        updated: game.updated.0,
    }
}
