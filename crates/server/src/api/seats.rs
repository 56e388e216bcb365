use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::GameView;
use crate::app::{App, hash, new_secret};
use crate::at_table::{AtTable, open};
use crate::caller::Caller;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::seating::{give_to_bot, give_up, sit, take_back};
use crate::services::substitutes;

/// Somebody who wants to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatRequest {
    /// Their name.
    name: String,
    /// Which seat; if left out, the one that is kept for them, or the first open one.
    seat: Option<usize>,
    /// The invitation to an invite-only game.
    invite: Option<String>,
}

/// Somebody who has sat down.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatTaken {
    /// Where.
    seat: usize,
    /// For a caller without a key: what proves that one sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A bot that is to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBot {
    /// Its level.
    #[schema(example = "random")]
    bot: String,
}

/// Take an open seat. A caller without a key gets a token of their own. One person has one seat.
#[utoipa::path(post, path = "/api/games/{id}/seats", params(("id" = String, Path)), request_body = SeatRequest,
    security((), ("token" = [])), responses(
        (status = 201, body = SeatTaken), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "No seat is open, or the caller sits at the table already.", body = Problem)))]
pub(crate) async fn take_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> Result<(StatusCode, Json<SeatTaken>), Problem> {
    let token = new_secret();
    let key = caller.key.unwrap_or_else(|| hash(&token));
    let session = open(&app, &id, caller, request.invite.as_deref()).await?;
    let seat = sit(&app, &session, caller, key, &request.name, request.seat).await?;
    Ok((StatusCode::CREATED, Json(SeatTaken { seat, token: caller.key.is_none().then_some(token) })))
}

/// Give up a seat before the game begins: a player their own, the host anybody's.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "Nobody sits there, or the game has begun.", body = Problem)))]
pub(crate) async fn give_up_seat(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
) -> Result<StatusCode, Problem> {
    give_up(&at, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Give a seat to a bot: a player their own, the host an open one or that of a player who has not
/// been at the table for a while. A player's seat stays theirs: they can take it back.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = NewBot,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "A bot sits there, or a player who is at the table.", body = Problem)))]
pub(crate) async fn seat_bot(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
    Body(order): Body<NewBot>,
) -> Result<Json<GameView>, Problem> {
    give_to_bot(&at, seat, &order.bot).await?;
    Ok(Json(GameView::of(&at.session, &*at.session.now(), at.caller.key)))
}

/// Take one's seat back from the bot that plays there for one.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn take_back_seat(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
) -> Result<Json<GameView>, Problem> {
    take_back(&at, seat).await?;
    Ok(Json(GameView::of(&at.session, &*at.session.now(), at.caller.key)))
}

/// What lets somebody take an abandoned seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Substitution {
    /// To be handed on; nobody can read it again.
    secret: String,
}

/// Somebody who takes an abandoned seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Substitute {
    /// Their name.
    name: String,
    /// What they were given.
    secret: String,
}

/// Let somebody else take a seat in which a bot plays for its owner: the owner, or the host if the owner is not there.
/// The owner can take it back until then.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}/substitute",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 201, body = Substitution), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "No bot plays there for anybody, or its owner is at the table.", body = Problem)))]
pub(crate) async fn seek_substitute(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
) -> Result<(StatusCode, Json<Substitution>), Problem> {
    let secret = new_secret();
    substitutes::seek(&at, seat, Some(&secret)).await?;
    Ok((StatusCode::CREATED, Json(Substitution { secret })))
}

/// Let nobody else take the seat any more.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}/substitute",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn forget_substitute(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
) -> Result<StatusCode, Problem> {
    substitutes::seek(&at, seat, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take an abandoned seat for good, with the secret for it.
#[utoipa::path(put, path = "/api/games/{id}/seats/{seat}/substitute",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = Substitute,
    security((), ("token" = [])), responses(
        (status = 201, body = SeatTaken), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, description = "It is not to be had.", body = Problem)))]
pub(crate) async fn substitute(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
    Body(request): Body<Substitute>,
) -> Result<(StatusCode, Json<SeatTaken>), Problem> {
    let token = new_secret();
    let key = caller.key.unwrap_or_else(|| hash(&token));
    let session = open(&app, &id, caller, Some(&request.secret)).await?;
    substitutes::take(&AtTable { app, session, caller }, seat, key, &request.name, &request.secret).await?;
    Ok((StatusCode::CREATED, Json(SeatTaken { seat, token: caller.key.is_none().then_some(token) })))
}
