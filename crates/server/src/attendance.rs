use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use std::time::Duration;

use parking_lot::Mutex;
use store::{KeyHash, Timestamp};

use crate::network::Network;

/// Who is at a table, here and as far as other servers tell.
#[derive(Default)]
pub(crate) struct Attendance {
    guests: Mutex<HashMap<KeyHash, Attendee>>,
    /// How many look on at this server without having to do with the game.
    spectators: AtomicUsize,
    /// When anybody last asked for something here, in milliseconds.
    called: AtomicI64,
    /// From where; unknown since the last start if nobody has.
    network: Mutex<Option<Network>>,
}

/// Somebody who has a seat.
#[derive(Default)]
struct Attendee {
    /// How many event streams they have open here.
    streams: usize,
    /// How many of these let the others see it.
    visible: usize,
    /// When they last asked for something, in milliseconds.
    seen: i64,
    /// When another server last told that they are at the table there, in milliseconds, and let the others see it.
    elsewhere: Option<i64>,
    /// When it was last stored that they were here, in milliseconds; `None` if it is to be stored now.
    noted: Option<i64>,
}

impl Attendee {
    fn is_connected(&self) -> bool {
        self.streams > 0 || self.elsewhere.is_some()
    }

    fn is_present(&self) -> bool {
        self.visible > 0 || self.elsewhere.is_some()
    }
}

/// How often it is stored that somebody is here.
const NOTED_EVERY: Duration = Duration::from_mins(1);

/// Up to this many, each one who comes or goes is told at once. A crowd that comes to watch must not ask for as many
/// updates as it has members, for each of them.
const FEW_SPECTATORS: usize = 8;

/// A server repeats about every 20 seconds who is there. One that is silent for longer has died.
const ELSEWHERE_FOR: Duration = Duration::from_mins(1);

/// What a stream that opens or ends changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PresenceChange {
    /// Whether it was the first, or the last, that lets the others see somebody at this server.
    pub(crate) of_server: bool,
    /// Whether somebody has come to the table who was not there, or nobody sees them there any more.
    pub(crate) of_table: bool,
}

impl Attendance {
    /// Somebody opens a stream.
    pub(crate) fn arrive(&self, key: KeyHash, visible: bool) -> PresenceChange {
        let mut guests = self.guests.lock();
        let guest = guests.entry(key).or_default();
        if guest.streams == 0 {
            guest.noted = None;
        }
        let first = visible && guest.visible == 0;
        let change = PresenceChange { of_server: first, of_table: first && !guest.is_present() };
        guest.streams += 1;
        guest.visible += usize::from(visible);
        change
    }

    /// A stream has ended.
    pub(crate) fn leave(&self, key: KeyHash, visible: bool) -> PresenceChange {
        let mut guests = self.guests.lock();
        let guest = guests.entry(key).or_default();
        guest.streams = guest.streams.saturating_sub(1);
        guest.visible = guest.visible.saturating_sub(usize::from(visible));
        let last = visible && guest.visible == 0;
        PresenceChange { of_server: last, of_table: last && !guest.is_present() }
    }

    /// Somebody looks on. Returns whether it is told: where many do, nobody counts along.
    pub(crate) fn look_on(&self) -> bool {
        self.spectators.fetch_add(1, Ordering::Relaxed) < FEW_SPECTATORS
    }

    /// Somebody looks on no more. Returns whether it is told.
    pub(crate) fn look_away(&self) -> bool {
        self.spectators.fetch_sub(1, Ordering::Relaxed) <= FEW_SPECTATORS
    }

    /// How many look on at this server.
    pub(crate) fn spectators(&self) -> usize {
        self.spectators.load(Ordering::Relaxed)
    }

    /// Another server tells that somebody is at the table there. Returns whether that was not known.
    pub(crate) fn arrive_elsewhere(&self, key: KeyHash, at: Timestamp) -> bool {
        let mut guests = self.guests.lock();
        let guest = guests.entry(key).or_default();
        let was_there = guest.is_present();
        guest.elsewhere = Some(at.0);
        !was_there
    }

    /// Another server tells that somebody has left the table there. Returns whether nobody sees them any more.
    pub(crate) fn leave_elsewhere(&self, key: KeyHash) -> bool {
        let mut guests = self.guests.lock();
        let Some(guest) = guests.get_mut(&key) else { return false };
        guest.elsewhere.take().is_some() && !guest.is_present()
    }

    /// Forgets those of whom another server has not told for long that they are there. Returns whether there were
    /// any that nobody sees any more.
    pub(crate) fn forget_silent(&self, now: Timestamp) -> bool {
        let mut gone = false;
        for guest in self.guests.lock().values_mut() {
            if guest.elsewhere.is_some_and(|at| now.0 - at > ELSEWHERE_FOR.as_millis() as i64) {
                guest.elsewhere = None;
                gone |= !guest.is_present();
            }
        }
        gone
    }

    /// Those whom this server lets the others see.
    pub(crate) fn visible_here(&self) -> Vec<KeyHash> {
        let guests = self.guests.lock();
        guests.iter().filter(|(_, guest)| guest.visible > 0).map(|(key, _)| *key).collect()
    }

    /// Anybody asks for something.
    pub(crate) fn called(&self, at: Timestamp, from: Network) {
        self.called.store(at.0, Ordering::Relaxed);
        *self.network.lock() = Some(from);
    }

    /// Somebody who has a seat asks for something. It is not worth storing before they stay for a while.
    pub(crate) fn seen(&self, key: KeyHash, at: Timestamp) {
        let mut guests = self.guests.lock();
        let guest = guests.entry(key).or_default();
        guest.seen = at.0;
        guest.noted.get_or_insert(at.0);
    }

    /// From where somebody last asked for something.
    pub(crate) fn network(&self) -> Network {
        self.network.lock().unwrap_or(Network::Unknown)
    }

    /// Whether nobody has asked for anything since a moment, and nobody who has a seat follows the game.
    pub(crate) fn is_quiet_since(&self, since: Timestamp) -> bool {
        self.called.load(Ordering::Relaxed) < since.0
            && !self.guests.lock().values().any(Attendee::is_connected)
    }

    /// Whether the others see the holder of a key at the table.
    pub(crate) fn is_present(&self, key: KeyHash) -> bool {
        self.guests.lock().get(&key).is_some_and(Attendee::is_present)
    }

    /// Whether the holder of a key follows the game, to be seen or not.
    pub(crate) fn is_connected(&self, key: KeyHash) -> bool {
        self.guests.lock().get(&key).is_some_and(Attendee::is_connected)
    }

    /// Whether the holder of a key was at the table after a moment. Other servers may know better.
    pub(crate) fn was_here_since(&self, key: KeyHash, since: Timestamp) -> bool {
        self.guests.lock().get(&key).is_some_and(|guest| guest.is_connected() || guest.seen > since.0)
    }

    /// Whether anybody is to be seen at the table.
    pub(crate) fn is_watched(&self) -> bool {
        self.guests.lock().values().any(Attendee::is_present)
    }

    /// Those of whom it is time to store that they were here, and when. It is taken to be done.
    pub(crate) fn to_be_noted(&self, now: Timestamp) -> Vec<(KeyHash, Timestamp)> {
        let mut due = Vec::new();
        for (key, guest) in self.guests.lock().iter_mut() {
            // Of somebody who is only elsewhere, that server stores it.
            if guest.streams == 0 && guest.seen == 0 && guest.noted.is_none() {
                continue;
            }
            let seen = if guest.streams > 0 { now.0 } else { guest.seen };
            if guest.noted.is_none_or(|noted| seen - noted >= NOTED_EVERY.as_millis() as i64) {
                guest.noted = Some(seen);
                due.push((*key, Timestamp(seen)));
            }
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: KeyHash = KeyHash([1; 32]);
    const TOLD: PresenceChange = PresenceChange { of_server: true, of_table: true };
    const NOTHING: PresenceChange = PresenceChange { of_server: false, of_table: false };

    #[test]
    fn only_the_first_and_the_last_visible_stream_are_told() {
        let attendance = Attendance::default();
        assert_eq!(attendance.arrive(ANN, false), NOTHING);
        assert_eq!(attendance.arrive(ANN, true), TOLD);
        assert_eq!(attendance.arrive(ANN, true), NOTHING);
        assert_eq!(attendance.leave(ANN, true), NOTHING);
        assert_eq!(attendance.leave(ANN, false), NOTHING);
        assert_eq!(attendance.leave(ANN, true), TOLD);
        assert!(!attendance.is_present(ANN));
    }

    #[test]
    fn a_few_spectators_are_told_one_by_one_and_a_crowd_is_not() {
        let attendance = Attendance::default();
        let told = (0..20).filter(|_| attendance.look_on()).count();
        assert_eq!((told, attendance.spectators()), (8, 20));
        let told = (0..20).filter(|_| attendance.look_away()).count();
        assert_eq!((told, attendance.spectators()), (8, 0));
    }

    #[test]
    fn whoever_is_at_two_servers_is_there_until_they_have_left_both() {
        let attendance = Attendance::default();
        assert!(attendance.arrive_elsewhere(ANN, Timestamp(5)));
        assert!(!attendance.arrive_elsewhere(ANN, Timestamp(6)), "a repetition is no news");
        assert_eq!(attendance.arrive(ANN, true), PresenceChange { of_server: true, of_table: false });
        assert!(!attendance.leave_elsewhere(ANN));
        assert!(attendance.is_present(ANN) && attendance.is_watched());
        assert_eq!(attendance.leave(ANN, true), TOLD);
        assert!(!attendance.leave_elsewhere(ANN), "they have left already");
    }

    #[test]
    fn the_guests_of_a_server_that_has_died_are_forgotten_after_a_minute() {
        let attendance = Attendance::default();
        attendance.arrive_elsewhere(ANN, Timestamp(1000));
        assert!(!attendance.forget_silent(Timestamp(61_000)) && attendance.is_connected(ANN));
        assert!(attendance.to_be_noted(Timestamp(61_000)).is_empty(), "its own server stores it");
        assert!(attendance.forget_silent(Timestamp(61_001)) && !attendance.is_connected(ANN));
        assert!(!attendance.forget_silent(Timestamp(61_002)));
    }
}
