//! What may be done when somebody's time has run out.

use std::sync::Arc;

use axum::http::StatusCode;
use bots::{Character, Kind, Level};
use game::Seat;
use time_control::TimeoutAnswer;

use super::seating;
use crate::app::App;
use crate::at_table::AtTable;
use crate::bot_turns;
use crate::error::Problem;
use crate::plan::Plan;
use crate::session::Session;

/// Who plays for somebody who is late.
const STAND_IN: Kind = Kind { level: Level::Medium, character: Character::Even };

/// What another player has done about somebody who is late.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// A bot plays this decision, and the seat stays its player's.
    Decision,
    /// A bot takes the seat, until its player comes back.
    Seat,
}

/// Another player has a bot play for somebody whose time has run out.
pub(crate) async fn act_for(at: &AtTable, seat: usize, remedy: Remedy) -> Result<(), Problem> {
    let AtTable { app, session, caller } = at;
    if session.people().seats_of(caller.key).next().is_none() {
        return Err(Problem::not_yours("problem-late-only-players", []));
    }
    if !may_act_for(session, seat) {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-not-late", []));
    }
    match remedy {
        Remedy::Decision => play_decision(app, session, Seat::new(seat)).await,
        Remedy::Seat => seating::give_to_bot(at, seat, &STAND_IN.to_string()).await,
    }
}

/// Whether the others may act for a seat: its time has run out, and the table has chosen so.
pub(crate) fn may_act_for(session: &Session, seat: usize) -> bool {
    let present = session.present();
    let chosen =
        present.clocks.as_ref().is_some_and(|clocks| clocks.control().timeout == TimeoutAnswer::Others);
    chosen && !session.is_over() && present.late().is_some_and(|late| late.index() == seat)
}

/// A bot plays the decision of a seat whose time has run out, with all its steps, unless somebody is quicker.
pub(crate) async fn play_decision(app: &Arc<App>, session: &Arc<Session>, seat: Seat) -> Result<(), Problem> {
    loop {
        let present = session.present();
        if present.late() != Some(seat) || session.is_over() {
            return Ok(());
        }
        let table = &present.table;
        let Some(played) = bot_turns::decide(app, session, table, STAND_IN, true).await? else {
            return Ok(());
        };
        match app.make(session, table.version(), Plan::StandIn(played)).await {
            Err(problem) if !problem.is_conflict() => return Err(problem),
            _ => {}
        }
    }
}
