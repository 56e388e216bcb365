//! The next game that waits for its player.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::Redirect;
use serde::Deserialize;
use serde_json::{Value, json};
use store::GameId;

use crate::app::App;
use crate::error::Problem;
use crate::visitor::Visitor;

/// Where somebody comes from.
#[derive(Deserialize)]
pub(super) struct NextQuery {
    /// The game that they look at.
    after: Option<String>,
}

/// More are not counted.
const MOST: u32 = 100;

/// Leads to the game that has waited longest for the visitor, but for the one they come from; to the lobby if none waits.
pub(super) async fn next(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<NextQuery>,
) -> Result<Redirect, Problem> {
    let waiting = waiting_for(&app, &visitor, &query).await?;
    Ok(waiting.first().map_or_else(|| Redirect::to("/"), |game| Redirect::to(&format!("/games/{game}"))))
}

/// How many games wait for the visitor, but for the one they look at.
pub(super) async fn count(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<NextQuery>,
) -> Result<Json<Value>, Problem> {
    Ok(Json(json!({ "waiting": waiting_for(&app, &visitor, &query).await?.len() })))
}

async fn waiting_for(app: &App, visitor: &Visitor, query: &NextQuery) -> Result<Vec<GameId>, Problem> {
    let Some(key) = visitor.caller().key else { return Ok(Vec::new()) };
    let mut games = app.store.waiting_for(key, MOST).await?;
    games.retain(|game| Some(&game.0) != query.after.as_ref());
    Ok(games)
}
