use axum::Json;
use axum::extract::Path;
use game::Seat;
use serde::{Deserialize, Serialize};
use time_control::{Clocks, DailyHours, Preset, TimeControl, UnixTime};
use utoipa::ToSchema;

use super::view::GameView;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::clock_choice::CUSTOM;
use crate::services::overtime::{Remedy, act_for};
use crate::session::Session;

/// The clocks of a game. What was chosen is in seconds, what is left in milliseconds.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClockView {
    /// The preset with these times, or `custom`.
    name: &'static str,
    /// What each has at the beginning.
    initial: u64,
    /// What each gets for a decision.
    increment: u64,
    /// Nobody can save more.
    cap: u64,
    /// The beginning of each decision, which costs nothing.
    grace: u64,
    /// The hours of the day in which time runs; null if it runs day and night.
    #[schema(value_type = Option<Object>)]
    hours: Option<DailyHours>,
    /// What happens when time has run out: `nothing`, the `others` may act, a `bot` plays.
    timeout: &'static str,
    /// The time that each seat has left now.
    left: Vec<u64>,
    /// The seat whose time runs; null if nobody's does.
    running: Option<usize>,
    /// When its time will be gone, in milliseconds since 1970.
    deadline: Option<i64>,
    /// The seat whose time has run out, in the decision under way.
    late: Option<usize>,
    /// Whether all have agreed to pause.
    paused: bool,
}

impl ClockView {
    /// The clocks of a game. Returns `None` if it has none.
    pub(super) fn of(session: &Session) -> Option<ClockView> {
        let control = session.frame.clock.as_ref()?;
        let present = session.present();
        let clocks = present.clocks.as_ref().filter(|_| !session.is_over());
        let (now, outages) = (session.clockwork.now(), session.clockwork.outages());
        let players = session.people().seats.len();
        let left = |seat| {
            let left = clocks.map_or(control.initial, |clocks| clocks.left(seat, now, &outages));
            left.as_millis() as u64
        };
        Some(ClockView {
            name: name(control),
            initial: control.initial.as_secs(),
            increment: control.increment.as_secs(),
            cap: control.cap.as_secs(),
            grace: control.grace.as_secs(),
            hours: control.hours.clone(),
            timeout: control.timeout.name(),
            left: Seat::all(players).map(left).collect(),
            running: clocks.and_then(Clocks::running).map(Seat::index),
            deadline: clocks.and_then(|clocks| clocks.deadline(&outages)).map(|UnixTime(deadline)| deadline),
            late: clocks.and_then(Clocks::late).map(Seat::index),
            paused: clocks.is_some_and(Clocks::is_paused),
        })
    }
}

/// What a clock is called in lists.
pub(super) fn name(control: &TimeControl) -> &'static str {
    control.preset().map_or(CUSTOM, Preset::name)
}

/// What is to be done about somebody who is late.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LateRequest {
    /// `decision`: a bot plays this decision. `seat`: a bot takes the seat, until its player comes back.
    #[schema(example = "decision")]
    how: String,
}

/// Have a bot play for somebody whose time has run out, where the table lets the others act.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}/late",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = LateRequest,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "The time of that seat has not run out, or the table does not let others act.",
            body = Problem)))]
pub(crate) async fn act_for_late(
    at: AtTable,
    Path((_id, seat)): Path<(String, usize)>,
    Body(LateRequest { how }): Body<LateRequest>,
) -> Result<Json<GameView>, Problem> {
    let remedy = match how.as_str() {
        "decision" => Remedy::Decision,
        "seat" => Remedy::Seat,
        _ => return Err(Problem::malformed("\"how\" is decision or seat.")),
    };
    act_for(&at, seat, remedy).await?;
    Ok(Json(GameView::of(&at.session, &*at.session.now(), at.caller.key)))
}
