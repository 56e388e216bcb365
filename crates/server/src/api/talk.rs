use axum::Json;
use axum::extract::Query;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::talk;

/// Something said at the table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Said {
    id: i64,
    seat: Option<u8>,
    name: String,
    text: String,
    /// Milliseconds since 1970.
    at: i64,
}

/// Something to say, or to note.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    text: String,
}

/// From where to read on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct TalkAfter {
    /// The last one that the caller has read: up to 200 that follow it.
    #[serde(default)]
    after: i64,
    /// In place of `after`: the last 200 before this one.
    before: Option<i64>,
}

const A_PAGE: u32 = 200;

/// What was said.
#[utoipa::path(get, path = "/api/games/{id}/talk", params(("id" = String, Path), TalkAfter, Invitation), security((), ("token" = [])),
    responses((status = 200, body = Vec<Said>), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn read_talk(
    AtTable { app, session, .. }: AtTable,
    Query(since): Query<TalkAfter>,
) -> Result<Json<Vec<Said>>, Problem> {
    let talk = match since.before {
        Some(before) => app.store.talk_before(&session.id, before, A_PAGE).await?,
        None => app.store.talk(&session.id, since.after, A_PAGE).await?,
    };
    let said = talk.into_iter().map(|talk| Said {
        id: talk.id,
        seat: talk.seat,
        name: talk.name,
        text: talk.text,
        at: talk.at.0,
    });
    Ok(Json(said.collect()))
}

/// Say something; players only, and not at a table without table talk while the game runs.
#[utoipa::path(post, path = "/api/games/{id}/talk", params(("id" = String, Path)), request_body = Words,
    security(("token" = [])), responses(
        (status = 201), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "Nothing more fits on this table.", body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn say(at: AtTable, Body(words): Body<Words>) -> Result<StatusCode, Problem> {
    talk::say(&at, words.text).await?;
    Ok(StatusCode::CREATED)
}

/// The caller's private note on the game.
#[utoipa::path(get, path = "/api/games/{id}/note", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Words), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn read_note(at: AtTable) -> Result<Json<Words>, Problem> {
    Ok(Json(Words { text: talk::note(&at).await? }))
}

/// Write the caller's private note on the game.
#[utoipa::path(put, path = "/api/games/{id}/note", params(("id" = String, Path)), request_body = Words,
    security(("token" = [])), responses(
        (status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn write_note(at: AtTable, Body(words): Body<Words>) -> Result<StatusCode, Problem> {
    talk::set_note(&at, &words.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
