use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::Kind;
use serde::{Deserialize, Serialize};
use store::{KeyHash, Occupant};
use utoipa::ToSchema;

use super::body::Body;
use super::create::checked_name;
use super::view::{GameView, Invitation, open};
use crate::answer::Problem;
use crate::app::{App, hash, new_secret};
use crate::bot_turns;
use crate::caller::Caller;
use crate::session::Session;

/// Somebody who wants to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Newcomer {
    /// Their name.
    name: String,
    /// Which seat; the first open one if left out.
    seat: Option<usize>,
    /// The invitation to an invite-only game.
    invite: Option<String>,
}

/// Somebody who has sat down.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    /// Where.
    seat: usize,
    /// For who has no key: what proves that one sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A bot that is to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotOrder {
    /// Its level.
    #[schema(example = "random")]
    bot: String,
}

/// Take an open seat. Who has no key gets a token of their own.
#[utoipa::path(post, path = "/api/games/{id}/seats", params(("id" = String, Path)), request_body = Newcomer,
    security((), ("token" = [])), responses(
        (status = 201, body = Seated), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, description = "No seat is open.", body = Problem)))]
pub(crate) async fn take_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(newcomer): Body<Newcomer>,
) -> Result<(StatusCode, Json<Seated>), Problem> {
    let token = new_secret();
    let key = caller.key.unwrap_or_else(|| hash(&token));
    let invitation = Invitation { invite: newcomer.invite };
    let session = open(&app, &id, caller, &invitation).await?;
    let seat = sit(&app, &session, key, &newcomer.name, newcomer.seat).await?;
    Ok((StatusCode::CREATED, Json(Seated { seat, token: caller.key.is_none().then_some(token) })))
}

/// Gives somebody an open seat: the one they want, or the first.
pub(crate) async fn sit(
    app: &Arc<App>,
    session: &Arc<Session>,
    key: KeyHash,
    name: &str,
    wanted: Option<usize>,
) -> Result<usize, Problem> {
    let name = checked_name(name)?;
    let people = session.people();
    let taken = || Problem::told(StatusCode::CONFLICT, "problem-seat-taken", []);
    let open_seats: Vec<usize> = (0..people.seats.len())
        .filter(|&seat| wanted.is_none_or(|wanted| wanted == seat))
        .filter(|&seat| matches!(people.seats[seat], Occupant::Open))
        .collect();
    for seat in open_seats {
        if app.store.take_seat(&session.id, seat as u8, key, &name).await? {
            seated(app, session).await?;
            return Ok(seat);
        }
    }
    Err(taken())
}

/// Give a seat to a bot: the host gives an open one or an absent player's, a player their own.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = BotOrder,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn seat_bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
    Body(order): Body<BotOrder>,
) -> Result<Json<GameView>, Problem> {
    let session = give_to_bot(&app, caller, &id, seat, &order.bot).await?;
    Ok(Json(GameView::of(&session, &*session.now().table, caller.key)))
}

/// Lets a bot take a seat, if the caller may say so.
pub(crate) async fn give_to_bot(
    app: &Arc<App>,
    caller: Caller,
    id: &str,
    seat: usize,
    bot: &str,
) -> Result<Arc<Session>, Problem> {
    let kind =
        Kind::named(bot).ok_or_else(|| Problem::malformed(format!("There is no bot called \"{bot}\".")))?;
    let session = open(app, id, caller, &Invitation { invite: None }).await?;
    let people = session.people();
    let is_host = caller.key.is_some() && people.host == caller.key;
    if !is_host && !people.holds(seat, caller.key) {
        return Err(Problem::not_yours("problem-only-host", []));
    }
    if seat >= people.seats.len() || people.bot_at(seat).is_some() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-nobody-there", []));
    }
    if !app.store.seat_bot(&session.id, seat as u8, &kind.to_string()).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []));
    }
    seated(app, &session).await?;
    Ok(session)
}

/// Everybody hears who sits where now; perhaps the game begins.
async fn seated(app: &Arc<App>, session: &Arc<Session>) -> Result<(), Problem> {
    session.hear_aside(&*app.store).await?;
    bot_turns::wake(app, session);
    Ok(())
}
