use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::Query;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Closed, KeyHash};
use utoipa::{IntoParams, ToSchema};

use super::clock::ClockView;
use super::proposals::TableProposalView;
use crate::at_table::{AtTable, Invitation};
use crate::effects::Effect;
use crate::error::Problem;
use crate::live::{self, Reader};
use crate::metrics::Limit;
use crate::people::{SeatView, viewer};
use crate::queue::Urgency;
use crate::schemas::{GameAction, GameRecord, GameResult, GameState};
use crate::session::Session;
use crate::sight::{Sight, is_asked};
use crate::streams::OpenStream;
use crate::table::Table;
use crate::thinking::{QueueMember, ThinkJob};

/// A game as the caller may see it.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct GameView {
    id: String,
    /// The game's name.
    game: &'static str,
    /// How many entries its log has. Without take-backs these are the actions taken.
    version: u32,
    /// The state, as `railhead replay --state` prints it; what is hidden from the caller is null.
    #[schema(value_type = GameState)]
    state: Value,
    /// The seat to decide; null when the game is over.
    actor: Option<usize>,
    over: bool,
    /// The result, once the game is over.
    #[schema(value_type = Option<GameResult>)]
    result: Value,
    /// The legal actions, if it is the caller's move.
    #[schema(value_type = Vec<GameAction>)]
    actions: Vec<Value>,
    /// With `effects`: what each of the actions would bring, in its place; null from the 1001st on.
    #[serde(skip_serializing_if = "Option::is_none")]
    effects: Option<Vec<Option<Effect>>>,
    seats: Vec<SeatView>,
    /// Whether everybody is there and the game goes on.
    begun: bool,
    /// How the game was closed without a result: `agreement` or `cancelled`.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<&'static str>,
    /// Whether the player who has to decide may ask for hints.
    hints: bool,
    /// Whether whoever set the table up knows where the chance of its bots comes from (`bots_seed`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    bots_seeded: bool,
    /// Whether all have agreed to pause: nobody can move until a player ends it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    paused: bool,
    /// What is proposed to all who play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    proposals: Vec<TableProposalView>,
    /// The clocks; null without.
    clock: Option<ClockView>,
}

/// How somebody follows a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Following {
    /// The others are told that this player looks at the table; bots move no faster than one can follow.
    #[serde(default)]
    present: bool,
    /// Each version comes with its `state` as the caller may see it, and the one at which they have to decide now with the
    /// legal `actions`.
    #[serde(default)]
    state: bool,
    /// The version that the caller has seen, if there is no `Last-Event-ID`.
    after: Option<u32>,
    /// What a page has seen of what happens beside the moves.
    #[param(ignore)]
    aside: Option<u64>,
}

impl GameView {
    pub(crate) fn of(session: &Session, table: &dyn Table, key: Option<KeyHash>) -> GameView {
        let people = session.people();
        let actor = table.actor().map(Seat::index);
        let actor = actor.filter(|_| !people.is_closed());
        let Sight { state, actions } = Sight::of(session, table, key);
        GameView {
            id: session.id.0.clone(),
            game: session.frame.game.name(),
            version: table.version(),
            state,
            actor,
            over: actor.is_none(),
            result: table.outcome().map_or(Value::Null, |outcome| json!(outcome)),
            actions,
            effects: None,
            seats: people.view(key),
            begun: people.all_here(),
            closed: people.closed.map(closed_name),
            hints: session.allows_hints(),
            bots_seeded: session.frame.bots_seed.is_some(),
            paused: table.is_paused(),
            proposals: TableProposalView::all(session),
            clock: ClockView::of(session),
        }
    }

    /// What is hidden while the game runs stays so in what is only supposed, even if that ends the game.
    pub(crate) fn keep_hidden(&mut self, supposed: &dyn Table, eyes: Viewer) {
        self.state = supposed.supposed_state(eyes);
        self.result = Value::Null;
    }
}

/// What a way to close a game is called.
pub(super) fn closed_name(closed: Closed) -> &'static str {
    match closed {
        Closed::ByAgreement => "agreement",
        Closed::Cancelled => "cancelled",
    }
}

/// For what somebody waits before they look at a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Waiting {
    /// Answer when it is the caller's decision or the game is over, at the latest after so many seconds, 50 at most.
    wait: Option<u64>,
    /// With `wait`: or when the version is above this.
    after: Option<u32>,
    /// Say what each legal action would cost and change.
    #[serde(default)]
    effects: bool,
}

/// No answer comes later; a proxy in between may not be more patient.
const LONGEST_WAIT: u64 = 50;

/// Look at a game, perhaps only once it is one's decision.
///
/// With `effects` each legal action is played on what the caller may suppose: where money is hidden, the others are taken
/// to have some.
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = String, Path), Invitation, Waiting),
    security((), ("token" = [])),
    responses((status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 429, description = "The caller waits often already, or has many streams open.", body = Problem),
        (status = 503, description = "Too many ask for effects.", body = Problem)))]
pub(crate) async fn look(
    at: AtTable,
    Query(Waiting { wait, after, effects }): Query<Waiting>,
) -> Result<Json<GameView>, Problem> {
    if wait.is_some_and(|wait| wait > LONGEST_WAIT) {
        return Err(Problem::malformed(format!("Nobody can wait for longer than {LONGEST_WAIT} seconds.")));
    }
    if let Some(seconds) = wait {
        let open = open_stream(&at)?;
        // Whatever it stands at when the time is up is the answer.
        let _ = tokio::time::timeout(Duration::from_secs(seconds), until_asked(&at, after)).await;
        drop(open);
    }
    let table = at.session.now();
    let mut view = GameView::of(&at.session, &*table, at.caller.key);
    if effects {
        let asked = !view.actions.is_empty();
        view.effects = Some(if asked { weigh(&at, table).await? } else { Vec::new() });
    }
    Ok(Json(view))
}

/// What each of the caller's actions would bring: some milliseconds of work, in which everybody gets their share.
async fn weigh(
    AtTable { app, session, caller }: &AtTable,
    table: Arc<dyn Table>,
) -> Result<Vec<Option<Effect>>, Problem> {
    let eyes = viewer(&session.people(), table.actor().map(Seat::index), caller.key);
    let job = ThinkJob {
        urgency: Urgency::Watched,
        network: caller.source.network,
        share: caller.key.map_or_else(|| QueueMember::Game(session.id.clone()), QueueMember::Key),
        quick: true,
        patience: Some(app.config.hint_patience),
    };
    Ok(app.think(job, move || table.effects(eyes)).await?)
}

/// Waits until it is the caller's decision, the game is over, its version is above one, or the server stops.
async fn until_asked(AtTable { app, session, caller }: &AtTable, after: Option<u32>) {
    let (mut news, mut stopping) = (session.watch(), app.stopping.clone());
    loop {
        let table = session.now();
        let asked = is_asked(session, &*table, caller.key);
        let moved = after.is_some_and(|after| table.version() > after);
        if asked || moved || session.is_over() || session.is_lost() || *stopping.borrow() {
            return;
        }
        tokio::select! {
            changed = news.changed() => if changed.is_err() { return },
            _ = stopping.changed() => return,
        }
    }
}

/// Counts a caller who stays, unless too many of theirs do already.
fn open_stream(AtTable { app, caller, .. }: &AtTable) -> Result<OpenStream, Problem> {
    let limits = (app.config.streams_per_key, app.config.streams_per_address);
    app.streams.open(*caller, limits).inspect_err(|_| app.metrics.refused(Limit::Streams))
}

/// The game as a record; while something in it is hidden, nobody gets it.
#[utoipa::path(get, path = "/api/games/{id}/record", params(("id" = String, Path), Invitation),
    security((), ("token" = [])),
    responses((status = 200, body = GameRecord), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn record(AtTable { session, .. }: AtTable) -> Result<Json<Value>, Problem> {
    let table = session.now();
    if session.hides_something() {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-record-hidden", []));
    }
    Ok(Json(table.record(session.people().names())))
}

/// Follow a game live: server-sent events, one for each new version, from `Last-Event-ID` or `after` on.
#[utoipa::path(get, path = "/api/games/{id}/events",
    params(("id" = String, Path), Invitation, Following, ("Last-Event-ID" = Option<u32>, Header)),
    security((), ("token" = [])),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = Problem),
        (status = 429, description = "The caller has many streams open.", body = Problem)))]
pub(crate) async fn events(
    at: AtTable,
    Query(following): Query<Following>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let from = match headers.get("last-event-id") {
        None => following.after,
        Some(value) => {
            let version = value.to_str().ok().and_then(|text| text.trim().parse().ok());
            Some(version.ok_or_else(|| Problem::malformed("Last-Event-ID is the number of a version."))?)
        }
    };
    let open = open_stream(&at)?;
    let AtTable { app, session, caller } = at;
    let presence = session.arrive(caller.key, following.present);
    app.note_presence(&session).await;
    let (stopping, counted) = (app.stopping.clone(), app.metrics.stream());
    let reader = following.state.then_some(Reader(caller.key));
    let stream = live::follow(session, from, following.aside, reader, stopping, (counted, open), presence);
    Ok((
        [(header::CACHE_CONTROL, "no-cache"), (header::HeaderName::from_static("x-accel-buffering"), "no")],
        stream,
    ))
}
