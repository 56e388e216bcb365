use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::TalkLimit;
use utoipa::{IntoParams, ToSchema};

use super::body::Body;
use super::view::{Invitation, open};
use crate::answer::Problem;
use crate::app::{App, now};
use crate::caller::Caller;
use crate::limits::Deed;

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
pub(crate) struct Since {
    /// The last one that the caller has read: up to 200 that follow it.
    #[serde(default)]
    after: i64,
    /// In place of `after`: the last 200 before this one.
    before: Option<i64>,
    /// The invitation to an invite-only game.
    invite: Option<String>,
}

const LONGEST_TALK: usize = 2000;
/// More than this is never said at a table; without an end anybody could fill the disk.
pub(crate) const TALK_LIMIT: TalkLimit = TalkLimit { game: 5000, seat: 2000 };
const LONGEST_NOTE: usize = 20_000;
const A_PAGE: u32 = 200;

fn short_enough(text: &str, most: usize) -> Result<(), Problem> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Problem::told(StatusCode::BAD_REQUEST, "problem-text-long", [("most", most.into())]).under("G-5"))
}

/// What was said.
#[utoipa::path(get, path = "/api/games/{id}/talk", params(("id" = String, Path), Since), security((), ("token" = [])),
    responses((status = 200, body = Vec<Said>), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn read_talk(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<Vec<Said>>, Problem> {
    let session = open(&app, &id, caller, &Invitation { invite: since.invite }).await?;
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
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<StatusCode, Problem> {
    let session = open(&app, &id, caller, &Invitation { invite: None }).await?;
    let people = session.people();
    let seat = (0..people.seats.len()).find(|&seat| people.holds(seat, caller.key));
    let seat = seat.ok_or_else(|| Problem::not_yours("problem-only-players-talk", []))?;
    let silent = session.frame.options["table_talk"] == false && session.now().table.actor().is_some();
    if silent {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-no-talk", []));
    }
    if words.text.trim().is_empty() {
        return Err(Problem::told(StatusCode::BAD_REQUEST, "problem-text-empty", []).under("G-5"));
    }
    short_enough(&words.text, LONGEST_TALK)?;
    let talk = store::Talk {
        id: 0,
        game: session.id.clone(),
        seat: Some(seat as u8),
        name: people.names()[seat].clone(),
        text: words.text,
        at: now(),
    };
    app.limits.admit(Deed::Talk, caller, &app.numbers)?;
    if app.store.say(&talk, TALK_LIMIT).await?.is_none() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-talk-full", []));
    }
    session.hear_aside(&*app.store).await?;
    Ok(StatusCode::CREATED)
}

/// The caller's private note on the game.
#[utoipa::path(get, path = "/api/games/{id}/note", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Words), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn read_note(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Words>, Problem> {
    let (session, key) = note_taker(&app, &id, caller).await?;
    let text = app.store.note(&session.id, key).await?.unwrap_or_default();
    Ok(Json(Words { text }))
}

/// Write the caller's private note on the game.
#[utoipa::path(put, path = "/api/games/{id}/note", params(("id" = String, Path)), request_body = Words,
    security(("token" = [])), responses(
        (status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn write_note(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<StatusCode, Problem> {
    let (session, key) = note_taker(&app, &id, caller).await?;
    short_enough(&words.text, LONGEST_NOTE)?;
    app.store.set_note(&session.id, key, &words.text, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Only who has to do with a game keeps notes on it: the store is no free shelf.
async fn note_taker(
    app: &App,
    id: &str,
    caller: Caller,
) -> Result<(Arc<crate::session::Session>, store::KeyHash), Problem> {
    let session = open(app, id, caller, &Invitation { invite: None }).await?;
    match caller.key {
        Some(key) if session.people().knows(Some(key)) => Ok((session, key)),
        _ => Err(Problem::not_yours("problem-only-players-notes", [])),
    }
}
