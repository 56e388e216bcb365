use std::sync::Arc;

use game::Seat;
use play::EntryText;
use store::{Occupant, Timestamp};
use time_control::{Clocks, LogEntry, Outages};

use crate::clockwork::unix_time;
use crate::frame::Frame;
use crate::table::Table;

/// A game as it stands: its table, and the clocks that go with exactly this version of it.
#[derive(Clone)]
pub(crate) struct Present {
    pub(crate) table: Arc<dyn Table>,
    /// `None` where there are none, and before the game begins.
    pub(crate) clocks: Option<Clocks>,
    /// When the deadline of the game will be looked at, if this server has ordered it and nobody has moved since.
    pub(crate) look_at: Option<Timestamp>,
}

impl Present {
    pub(crate) fn new(table: Arc<dyn Table>, clocks: Option<Clocks>) -> Present {
        Present { table, clocks, look_at: None }
    }

    /// The seat whose decision takes too long, as the log says, and is still a person's.
    pub(crate) fn late(&self) -> Option<Seat> {
        let clocks = self.clocks.as_ref()?;
        clocks.late().filter(|&seat| clocks.running() == Some(seat))
    }
}

/// The clocks of a game that begins at a time, with these at its seats. Returns `None` if it has none.
pub(crate) fn start_clocks(
    frame: &Frame,
    seats: &[Occupant],
    table: &dyn Table,
    at: Timestamp,
) -> Option<Clocks> {
    let control = frame.clock.as_ref()?;
    // Whoever a bot plays for has had the seat before: the log says when the bot came.
    let is_bot = |occupant: &Occupant| matches!(occupant, Occupant::Bot { owner: None, .. });
    let bots: Vec<bool> = seats.iter().map(is_bot).collect();
    Some(Clocks::begin(control, &bots, table.actor(), unix_time(at)))
}

/// Lets clocks follow the entries of a table after a version, all of them made at one time. Where there are several, they
/// are moves.
pub(crate) fn advance(clocks: &mut Clocks, table: &dyn Table, after: u32, at: Timestamp, outages: &Outages) {
    let entries = table.texts(after);
    let standing = table.version() - table.fallen();
    for (index, EntryText { seat, kind, .. }) in entries.iter().enumerate() {
        let next = entries.get(index + 1);
        let later = (entries.len() - 1 - index) as u32;
        let entry = LogEntry {
            at: unix_time(at),
            seat: *seat,
            kind: *kind,
            actor: next.map_or_else(|| table.actor(), |next| Some(next.seat)),
            moves: standing.saturating_sub(later),
        };
        clocks.advance(&entry, outages);
    }
}
