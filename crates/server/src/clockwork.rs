use std::sync::Arc;
use std::time::Duration;

use parking_lot::RwLock;
use store::{StoredOutage, Timestamp};
use time_control::{Outage, Outages, UnixTime};
use worker::Clock;

/// What the clocks of all games go by: the time, and the times that nobody pays for.
#[derive(Debug, Default)]
pub(crate) struct Clockwork {
    clock: Clock,
    /// How long it is somebody's turn before they are told so.
    pub(crate) turn_notice_after: Duration,
    outages: RwLock<Arc<Outages>>,
}

impl Clockwork {
    pub(crate) fn new(clock: Clock, turn_notice_after: Duration) -> Clockwork {
        Clockwork { clock, turn_notice_after, outages: RwLock::default() }
    }

    /// The time.
    pub(crate) fn now(&self) -> UnixTime {
        unix_time(self.clock.now())
    }

    /// The times in which no server lived, as far as this one knows.
    pub(crate) fn outages(&self) -> Arc<Outages> {
        Arc::clone(&self.outages.read())
    }

    /// Adds outages that were not known here.
    pub(crate) fn learn(&self, outages: &[StoredOutage]) {
        if outages.is_empty() {
            return;
        }
        let mut known = Outages::clone(&self.outages());
        for outage in outages {
            known.add(Outage { from: unix_time(outage.from), to: unix_time(outage.to) });
        }
        *self.outages.write() = Arc::new(known);
    }
}

pub(crate) fn unix_time(time: Timestamp) -> UnixTime {
    UnixTime(time.0)
}

pub(crate) fn timestamp(time: UnixTime) -> Timestamp {
    Timestamp(time.0)
}
