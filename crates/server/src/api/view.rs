use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use store::KeyHash;
use utoipa::{IntoParams, ToSchema};

use crate::answer::Problem;
use crate::app::{App, hash, now};
use crate::caller::Caller;
use crate::live;
use crate::people::{People, SeatView};
use crate::session::{Moment, Session};
use crate::table::Table;

/// A game as the caller may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameView {
    id: String,
    /// `american-rails` or `north-american-railways`.
    game: &'static str,
    /// How many actions were taken.
    version: u32,
    /// The state, as `railhead replay --state` prints it; what is hidden from the caller is null.
    #[schema(value_type = Object)]
    state: Value,
    /// The seat to decide; null when the game is over.
    actor: Option<usize>,
    over: bool,
    /// The result, once the game is over.
    #[schema(value_type = Option<Object>)]
    result: Value,
    /// The legal actions, if it is the caller's move.
    #[schema(value_type = Vec<Object>)]
    actions: Vec<Value>,
    seats: Vec<SeatView>,
    /// Whether everybody is there and the game goes on.
    begun: bool,
    /// Whether who has to decide may ask for hints.
    hints: bool,
}

/// How one proves to be invited.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Invitation {
    /// The invitation to an invite-only game.
    pub(crate) invite: Option<String>,
}

/// Whether somebody is to be seen at the table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Visibility {
    /// The others are told that this player looks at the table; bots move no faster than one can follow.
    #[serde(default)]
    present: bool,
}

impl GameView {
    pub(crate) fn of(session: &Session, table: &dyn Table, key: Option<KeyHash>) -> GameView {
        let people = session.people();
        let actor = table.actor().map(Seat::index);
        let callers_move = people.all_here() && actor.is_some_and(|seat| people.holds(seat, key));
        GameView {
            id: session.id.0.clone(),
            game: session.game.name(),
            version: table.version(),
            state: table.state(viewer(&people, actor, key)),
            actor,
            over: actor.is_none(),
            result: table.outcome().map_or(Value::Null, |outcome| json!(outcome)),
            actions: if callers_move { table.legal() } else { Vec::new() },
            seats: people.view(key),
            begun: people.all_here(),
            hints: session.allows_hints(),
        }
    }
}

impl GameView {
    /// Where money was hidden before a plan it stays so, even if the plan would end the game.
    pub(crate) fn keep_hidden(&mut self, before: &Value) {
        let (Some(before), Some(after)) = (before["cash"].as_array(), self.state["cash"].as_array_mut())
        else {
            return;
        };
        let mut hidden = false;
        for (cash, was) in after.iter_mut().zip(before) {
            if was.is_null() {
                *cash = Value::Null;
                hidden = true;
            }
        }
        if hidden {
            self.result = Value::Null;
        }
    }
}

/// With whose eyes the caller looks. Who holds several seats (around one screen) sees with those of
/// the one to decide, or of the first.
pub(crate) fn viewer(people: &People, actor: Option<usize>, key: Option<KeyHash>) -> Viewer {
    let seats = actor.into_iter().chain(0..people.seats.len());
    let own = seats.into_iter().find(|&seat| people.holds(seat, key));
    own.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
}

/// The session, if the caller may look at it.
pub(crate) async fn open(
    app: &App,
    id: &str,
    caller: Caller,
    invitation: &Invitation,
) -> Result<Arc<Session>, Problem> {
    let session = app.session(id).await?;
    let people = session.people();
    let invited = people.invite.is_none() || people.invite == invitation.invite.as_deref().map(hash);
    if !invited && !people.knows(caller.key) {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-invited", []));
    }
    session.attendance.called(now(), caller.source.network);
    if let Some(key) = caller.key.filter(|&key| people.seats_of(Some(key)).next().is_some()) {
        session.attendance.seen(key, now());
    }
    Ok(session)
}

/// Look at a game.
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = String, Path), Invitation), security((), ("token" = [])),
    responses((status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Result<Json<GameView>, Problem> {
    let session = open(&app, &id, caller, &invitation).await?;
    Ok(Json(GameView::of(&session, &*session.now().table, caller.key)))
}

/// The game as a record; while something in it is hidden, nobody gets it.
#[utoipa::path(get, path = "/api/games/{id}/record", params(("id" = String, Path), Invitation),
    security((), ("token" = [])),
    responses((status = 200, body = Object), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Result<Json<Value>, Problem> {
    let session = open(&app, &id, caller, &invitation).await?;
    let moment = session.now();
    if moment.table.hides_something() {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-record-hidden", []));
    }
    Ok(Json(write_record(&session, &moment)))
}

pub(crate) fn write_record(session: &Session, moment: &Moment) -> Value {
    let entries = moment.log.after(0).map(|entry| {
        let mut written = Map::new();
        written.insert("seat".into(), entry.seat.into());
        if let Ok(Value::Object(action)) = serde_json::from_str(&entry.action) {
            written.extend(action);
        }
        Value::Object(written)
    });
    json!({
        "format": "railhead-record/1",
        "game": session.game.name(),
        "players": session.people().names(),
        "options": session.frame.options,
        "setup": session.frame.setup,
        "actions": entries.collect::<Vec<_>>(),
        "result": moment.table.outcome(),
    })
}

/// Follow a game live: server-sent events, one for each new version, from `Last-Event-ID` on.
#[utoipa::path(get, path = "/api/games/{id}/events",
    params(("id" = String, Path), Invitation, Visibility, ("Last-Event-ID" = Option<u32>, Header)),
    security((), ("token" = [])),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = Problem)))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
    Query(visibility): Query<Visibility>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let session = open(&app, &id, caller, &invitation).await?;
    let from = match headers.get("last-event-id") {
        None => None,
        Some(value) => {
            let version = value.to_str().ok().and_then(|text| text.trim().parse().ok());
            Some(version.ok_or_else(|| Problem::malformed("Last-Event-ID is the number of a version."))?)
        }
    };
    let presence = session.arrive(caller.key, visibility.present);
    app.note_presence(&session).await;
    let stream = live::follow(session, from, app.stopping.clone(), app.numbers.stream(), presence);
    Ok((
        [(header::CACHE_CONTROL, "no-cache"), (header::HeaderName::from_static("x-accel-buffering"), "no")],
        stream,
    ))
}
