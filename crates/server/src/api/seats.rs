use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::Kind;
use serde::{Deserialize, Serialize};
use store::{Filter, KeyHash, Occupant, Seating, Stage, Timestamp};
use utoipa::ToSchema;

use super::body::Body;
use super::view::{GameView, Invitation, open};
use crate::answer::Problem;
use crate::app::{App, hash, new_secret, now};
use crate::bot_turns;
use crate::caller::Caller;
use crate::limits::Deed;
use crate::name::checked_name;
use crate::session::Session;

/// Somebody who wants to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Newcomer {
    /// Their name.
    name: String,
    /// Which seat; if left out, the one that is kept for them, or the first open one.
    seat: Option<usize>,
    /// The invitation to an invite-only game.
    invite: Option<String>,
}

/// Somebody who has sat down.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    /// Where.
    seat: usize,
    /// For a caller without a key: what proves that one sits there.
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

/// At more tables that wait for players nobody sits at once.
const MOST_WAITING: usize = 20;

/// Take an open seat. A caller without a key gets a token of their own. One person has one seat.
#[utoipa::path(post, path = "/api/games/{id}/seats", params(("id" = String, Path)), request_body = Newcomer,
    security((), ("token" = [])), responses(
        (status = 201, body = Seated), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "No seat is open, or the caller sits at the table already.", body = Problem)))]
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
    let seat = sit(&app, &session, caller, key, &newcomer.name, newcomer.seat).await?;
    Ok((StatusCode::CREATED, Json(Seated { seat, token: caller.key.is_none().then_some(token) })))
}

/// Gives somebody a seat: the one they want, or the one kept for them, or the first open one.
pub(crate) async fn sit(
    app: &Arc<App>,
    session: &Arc<Session>,
    caller: Caller,
    key: KeyHash,
    name: &str,
    wanted: Option<usize>,
) -> Result<usize, Problem> {
    let name = checked_name(name)?;
    app.limits.admit(Deed::Sit, caller, &app.numbers)?;
    let waiting =
        Filter { key: Some(key), stage: Some(Stage::Open), limit: MOST_WAITING as u32, ..Filter::default() };
    if app.store.list(&waiting).await?.len() >= MOST_WAITING {
        let most = ("most", MOST_WAITING.into());
        return Err(Problem::told(StatusCode::CONFLICT, "problem-many-seats", [most]));
    }
    let people = session.people();
    let kept = (0..people.seats.len()).filter(|&seat| people.owns(seat, Some(key)));
    let open = (0..people.seats.len()).filter(|&seat| matches!(people.seats[seat], Occupant::Open));
    let wanted = |seat: &usize| wanted.is_none_or(|wanted| wanted == *seat);
    for seat in kept.chain(open).filter(wanted) {
        match app.store.take_seat(&session.id, seat as u8, key, &name).await? {
            Seating::Seated => {
                session.attendance.seen(key, now());
                seats_changed(app, session).await?;
                return Ok(seat);
            }
            Seating::Elsewhere => return Err(Problem::told(StatusCode::CONFLICT, "problem-one-seat", [])),
            Seating::Taken => {}
        }
    }
    Err(Problem::told(StatusCode::CONFLICT, "problem-seat-taken", []))
}

/// Give up a seat before the game begins: a player their own, the host anybody's.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "Nobody sits there, or the game has begun.", body = Problem)))]
pub(crate) async fn give_up_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
) -> Result<StatusCode, Problem> {
    give_up(&app, caller, &id, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a seat again, if the caller may say so.
pub(crate) async fn give_up(
    app: &Arc<App>,
    caller: Caller,
    id: &str,
    seat: usize,
) -> Result<Arc<Session>, Problem> {
    let session = open(app, id, caller, &Invitation { invite: None }).await?;
    let people = session.people();
    let Some(Occupant::Person(holder)) = people.seats.get(seat) else {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-nobody-there", []));
    };
    let is_host = caller.key.is_some() && people.host == caller.key;
    if !is_host && caller.key != Some(holder.key) {
        return Err(Problem::not_yours("problem-only-own-seat", []));
    }
    if !app.store.give_up_seat(&session.id, seat as u8, holder.key).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-begun", []));
    }
    seats_changed(app, &session).await?;
    Ok(session)
}

/// Give a seat to a bot: a player their own, the host an open one or that of a player who has not
/// been at the table for a while. A player's seat stays theirs: they can take it back.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = BotOrder,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "A bot sits there, or a player who is at the table.", body = Problem)))]
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
    let own = people.holds(seat, caller.key);
    if !is_host && !own {
        return Err(Problem::not_yours("problem-only-host", []));
    }
    let (in_place_of, unseen_since) = match people.seats.get(seat) {
        Some(Occupant::Open | Occupant::Kept(_)) => (None, None),
        Some(Occupant::Person(person)) if own => (Some(person.key), None),
        Some(Occupant::Person(person)) => {
            let since = Timestamp(now().0 - app.config.absent_after.as_millis() as i64);
            if session.attendance.was_here_since(person.key, since) {
                return Err(still_there(app, &person.name));
            }
            (Some(person.key), Some(since))
        }
        Some(Occupant::Bot { .. }) | None => {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-nobody-there", []));
        }
    };
    let level = kind.to_string();
    if !app.store.seat_bot(&session.id, seat as u8, &level, in_place_of, unseen_since).await? {
        return Err(match &people.seats[seat] {
            Occupant::Person(person) if !own && is_still_at(app, &session, seat, person.key).await? => {
                still_there(app, &person.name)
            }
            _ => Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []),
        });
    }
    seats_changed(app, &session).await?;
    Ok(session)
}

/// Whether a person still has a seat, as the store knows it.
async fn is_still_at(app: &App, session: &Session, seat: usize, key: KeyHash) -> Result<bool, Problem> {
    let game = app.store.load(&session.id).await?;
    let occupant = game.and_then(|mut game| (seat < game.seats.len()).then(|| game.seats.swap_remove(seat)));
    Ok(occupant.is_some_and(|seat| matches!(seat.occupant, Occupant::Person(person) if person.key == key)))
}

fn still_there(app: &App, player: &str) -> Problem {
    let minutes = app.config.absent_after.as_secs().div_ceil(60);
    let args = [("player", player.into()), ("minutes", minutes.into())];
    Problem::told(StatusCode::CONFLICT, "problem-still-there", args)
}

/// Take one's seat back from the bot that plays there for one.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path)), security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn take_back_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, usize)>,
) -> Result<Json<GameView>, Problem> {
    let session = take_back(&app, caller, &id, seat).await?;
    Ok(Json(GameView::of(&session, &*session.now().table, caller.key)))
}

/// Gives somebody their seat back.
pub(crate) async fn take_back(
    app: &Arc<App>,
    caller: Caller,
    id: &str,
    seat: usize,
) -> Result<Arc<Session>, Problem> {
    let session = open(app, id, caller, &Invitation { invite: None }).await?;
    let Some(key) = caller.key.filter(|&key| session.people().owns(seat, Some(key))) else {
        return Err(Problem::not_yours("problem-not-your-bot", []));
    };
    if !app.store.take_back_seat(&session.id, seat as u8, key).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []));
    }
    session.attendance.seen(key, now());
    seats_changed(app, &session).await?;
    Ok(session)
}

/// Everybody hears who sits where now; perhaps the game begins.
async fn seats_changed(app: &Arc<App>, session: &Arc<Session>) -> Result<(), Problem> {
    session.hear_aside(&*app.store).await?;
    bot_turns::wake(app, session);
    Ok(())
}
