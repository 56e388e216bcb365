use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{KeyHash, Timestamp};

use crate::network::Network;

/// Who is at a table, as far as this server knows.
#[derive(Default)]
pub(crate) struct Attendance {
    guests: Mutex<HashMap<KeyHash, Guest>>,
    /// When anybody last asked for something here, in milliseconds.
    called: AtomicI64,
    /// From where; unknown since the last start if nobody has.
    network: Mutex<Option<Network>>,
}

/// Somebody who has a seat.
#[derive(Default)]
struct Guest {
    /// How many event streams they have open here.
    streams: usize,
    /// How many of these let the others see it.
    visible: usize,
    /// When they last asked for something, in milliseconds.
    seen: i64,
    /// When it was last stored that they were here, in milliseconds; `None` if it is to be stored now.
    noted: Option<i64>,
}

/// How often it is stored that somebody is here.
const NOTED_EVERY: Duration = Duration::from_mins(1);

impl Attendance {
    /// Somebody opens a stream.
    pub(crate) fn arrive(&self, key: KeyHash, visible: bool) {
        let mut guests = self.guests();
        let guest = guests.entry(key).or_default();
        if guest.streams == 0 {
            guest.noted = None;
        }
        guest.streams += 1;
        guest.visible += usize::from(visible);
    }

    /// A stream has ended.
    pub(crate) fn leave(&self, key: KeyHash, visible: bool) {
        if let Some(guest) = self.guests().get_mut(&key) {
            guest.streams = guest.streams.saturating_sub(1);
            guest.visible = guest.visible.saturating_sub(usize::from(visible));
        }
    }

    /// Anybody asks for something.
    pub(crate) fn called(&self, at: Timestamp, from: Network) {
        self.called.store(at.0, Ordering::Relaxed);
        *self.network.lock().unwrap_or_else(PoisonError::into_inner) = Some(from);
    }

    /// Somebody who has a seat asks for something. It is not worth storing before they stay for a while.
    pub(crate) fn seen(&self, key: KeyHash, at: Timestamp) {
        let mut guests = self.guests();
        let guest = guests.entry(key).or_default();
        guest.seen = at.0;
        guest.noted.get_or_insert(at.0);
    }

    /// From where somebody last asked for something.
    pub(crate) fn network(&self) -> Network {
        self.network.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or(Network::Unknown)
    }

    /// Whether nobody has asked for anything since a moment, and nobody who has a seat follows the game.
    pub(crate) fn is_quiet_since(&self, since: Timestamp) -> bool {
        self.called.load(Ordering::Relaxed) < since.0
            && !self.guests().values().any(|guest| guest.streams > 0)
    }

    /// Whether the others see the holder of a key at the table.
    pub(crate) fn is_present(&self, key: KeyHash) -> bool {
        self.guests().get(&key).is_some_and(|guest| guest.visible > 0)
    }

    /// Whether the holder of a key follows the game, to be seen or not.
    pub(crate) fn is_connected(&self, key: KeyHash) -> bool {
        self.guests().get(&key).is_some_and(|guest| guest.streams > 0)
    }

    /// Whether the holder of a key was here after a moment. Other servers may know better.
    pub(crate) fn was_here_since(&self, key: KeyHash, since: Timestamp) -> bool {
        self.guests().get(&key).is_some_and(|guest| guest.streams > 0 || guest.seen > since.0)
    }

    /// Whether anybody is to be seen at the table.
    pub(crate) fn is_watched(&self) -> bool {
        self.guests().values().any(|guest| guest.visible > 0)
    }

    /// Those of whom it is time to store that they were here, and when. It is taken to be done.
    pub(crate) fn to_be_noted(&self, now: Timestamp) -> Vec<(KeyHash, Timestamp)> {
        let mut due = Vec::new();
        for (key, guest) in self.guests().iter_mut() {
            let seen = if guest.streams > 0 { now.0 } else { guest.seen };
            if guest.noted.is_none_or(|noted| seen - noted >= NOTED_EVERY.as_millis() as i64) {
                guest.noted = Some(seen);
                due.push((*key, Timestamp(seen)));
            }
        }
        due
    }

    fn guests(&self) -> MutexGuard<'_, HashMap<KeyHash, Guest>> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
