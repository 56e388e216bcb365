//! What follows from the entries of a game: it is stored with them, in one transaction.

use std::time::Duration;

use store::{GameId, GameStatus, NewJob, Occupant, Timestamp};
use time_control::{Clocks, Outages};

use crate::clockwork::timestamp;
use crate::frame::Frame;
use crate::jobs::look_at_deadline;
use crate::notice_orders;
use crate::present::{Present, start_clocks};
use crate::session::Session;
use crate::table::Table;

/// The clocks of servers differ by less.
const SOON: Duration = Duration::from_mins(1);

/// What is stored with entries: how the game stands after them, and what is to be done because of them.
pub(crate) struct Consequences {
    pub(crate) status: GameStatus,
    pub(crate) jobs: Vec<NewJob>,
}

impl Consequences {
    /// What follows when a game has come to `after`. This is in the way of every move: it knows what is in
    /// memory, and asks nobody.
    pub(crate) fn of(session: &Session, after: &dyn Table, at: Timestamp) -> Consequences {
        let orders = session.orders.job(&session.id.0, &session.people(), after, at);
        Consequences { status: status_of(after), jobs: orders.into_iter().collect() }
    }

    /// What follows when a game is made. If all its seats are taken, it begins at once.
    pub(crate) fn of_new(
        game: &GameId,
        frame: &Frame,
        seats: &[Occupant],
        table: &dyn Table,
        at: Timestamp,
        outages: &Outages,
    ) -> Consequences {
        let begins = !seats.iter().any(Occupant::is_vacant);
        let clocks = begins.then(|| start_clocks(frame, seats, table, at)).flatten();
        let mut new = Consequences { status: status_of(table), jobs: Vec::new() };
        new.keep_time(game, clocks.as_ref(), None, at, outages);
        new
    }

    /// What would follow from how a game stands, if nothing was stored of it.
    pub(crate) fn standing(session: &Session, present: &Present) -> Consequences {
        let mut standing = Consequences { status: status_of(&*present.table), jobs: Vec::new() };
        let clocks = present.clocks.as_ref();
        standing.keep_time(&session.id, clocks, None, Timestamp(0), &session.clockwork.outages());
        standing
    }

    /// Adds until when somebody has to decide, and that somebody looks then. A look that was ordered earlier will do: it
    /// finds when to look again. Returns when it is looked next.
    pub(crate) fn keep_time(
        &mut self,
        game: &GameId,
        clocks: Option<&Clocks>,
        ordered: Option<Timestamp>,
        at: Timestamp,
        outages: &Outages,
    ) -> Option<Timestamp> {
        self.status.deadline = clocks.and_then(|clocks| clocks.deadline(outages)).map(timestamp);
        let Some(job) = look_at_deadline(game, clocks, outages) else { return ordered };
        // What is nearly due may be under way already.
        let soon = Timestamp(at.0.saturating_add(SOON.as_millis() as i64));
        if let Some(ordered) = ordered.filter(|&ordered| soon < ordered && ordered <= job.due) {
            return Some(ordered);
        }
        let due = job.due;
        self.jobs.push(job);
        Some(due)
    }

    /// Adds what is to be told to people because the game has come from `before` to a table with these clocks.
    pub(crate) fn notify(
        &mut self,
        session: &Session,
        before: &Present,
        after: &dyn Table,
        clocks: Option<&Clocks>,
        outages: &Outages,
        at: Timestamp,
    ) {
        self.jobs.extend(notice_orders::after_move(session, before, after, clocks, outages, at));
    }
}

/// How a game stands, as the store keeps it.
pub(crate) fn status_of(table: &dyn Table) -> GameStatus {
    GameStatus {
        to_move: table.actor().map(|seat| seat.index() as u8),
        deadline: None,
        result: table.outcome().map(|outcome| serde_json::to_string(&outcome).unwrap_or_default()),
        progress: table.milestone().and_then(|milestone| serde_json::to_string(&milestone).ok()),
    }
}
