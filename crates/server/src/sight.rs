use game::Seat;
use serde_json::Value;
use store::KeyHash;

use crate::people::viewer;
use crate::session::Session;
use crate::table::Table;

/// What a caller sees of a table, and what they can do there.
pub(crate) struct Sight {
    /// The state, without what is hidden from them.
    pub(crate) state: Value,
    /// The legal actions, if it is their decision.
    pub(crate) actions: Vec<Value>,
}

impl Sight {
    pub(crate) fn of(session: &Session, table: &dyn Table, key: Option<KeyHash>) -> Sight {
        let actions = if is_asked(session, table, key) { table.legal() } else { Vec::new() };
        Sight { state: state(session, table, key), actions }
    }
}

/// The state as the caller may see it.
pub(crate) fn state(session: &Session, table: &dyn Table, key: Option<KeyHash>) -> Value {
    let people = session.people();
    let actor = table.actor().map(Seat::index).filter(|_| !people.is_closed());
    table.state(viewer(&people, actor, key))
}

/// Whether the caller has to decide, and can.
pub(crate) fn is_asked(session: &Session, table: &dyn Table, key: Option<KeyHash>) -> bool {
    let people = session.people();
    let asked = table.actor().is_some_and(|seat| people.holds(seat.index(), key));
    asked && people.can_go_on() && !people.is_closed() && !table.is_paused()
}
