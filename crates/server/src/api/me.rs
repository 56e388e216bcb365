use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, HeaderName};
use serde::Serialize;
use store::KeyHash;
use utoipa::ToSchema;

use crate::app::App;
use crate::caller::Caller;
use crate::error::Problem;
use crate::services::personal_data::{StoredAboutMe, forget, stored};

/// The caller.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The name that goes with the key.
    name: Option<String>,
    /// The games in which they have a seat.
    games: Vec<String>,
    /// The games that they host.
    hosted: Vec<String>,
    /// How many words of theirs are stored.
    talk: usize,
    /// How many private notes of theirs are stored.
    notes: usize,
}

/// Who the caller is, as far as that is stored.
#[utoipa::path(get, path = "/api/me", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn me(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Me>, Problem> {
    let stored = app.store.stored_about(key(caller)?).await?;
    let mut games: Vec<String> = stored.seats.into_iter().map(|seat| seat.game.0).collect();
    games.dedup();
    Ok(Json(Me {
        name: stored.name.map(|(name, _)| name),
        games,
        hosted: stored.hosted.into_iter().map(|id| id.0).collect(),
        talk: stored.talk.len(),
        notes: stored.notes.len(),
    }))
}

/// Download everything that is stored about the caller.
#[utoipa::path(get, path = "/api/me/data", security(("token" = [])),
    responses((status = 200, body = StoredAboutMe), (status = 401, body = Problem)))]
pub(crate) async fn data(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<([(HeaderName, &'static str); 1], Json<StoredAboutMe>), Problem> {
    let file = (CONTENT_DISPOSITION, "attachment; filename=\"railhead-me.json\"");
    Ok(([file], Json(stored(&app, key(caller)?).await?)))
}

/// Delete everything that is stored about the caller: name, notes and words. A seat is open again if its game has not
/// begun, and otherwise a former player's, for whom a bot can play at once. Moves stay in their games.
#[utoipa::path(delete, path = "/api/me", security(("token" = [])),
    responses((status = 204, description = "Nothing is stored any more, or was."), (status = 401, body = Problem)))]
pub(crate) async fn delete(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Problem> {
    forget(&app, key(caller)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn key(caller: Caller) -> Result<KeyHash, Problem> {
    let nobody = || Problem::new(StatusCode::UNAUTHORIZED, "This is for the holder of a key.");
    caller.key.ok_or_else(nobody)
}
