//! What follows from the entries of a game: it is stored with them, in one transaction.

use store::{GameStatus, NewJob, Timestamp};

use crate::services::notices;
use crate::session::Session;
use crate::table::Table;

/// What is stored with entries: how the game stands after them, and what is to be done because of them.
pub(crate) struct Consequences {
    pub(crate) status: GameStatus,
    pub(crate) jobs: Vec<NewJob>,
}

impl Consequences {
    /// What follows when a game has come from `before` to `after`. This is in the way of every move: it knows what is in
    /// memory, and asks nobody.
    pub(crate) fn of(
        session: &Session,
        before: &dyn Table,
        after: &dyn Table,
        at: Timestamp,
    ) -> Consequences {
        let status = status_of(after);
        let jobs = notices::after_move(session, before, after, status.deadline, at);
        Consequences { status, jobs }
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
