//! Clocks throughout games at random, with take-backs, pauses, bots and outages, against the simplest model of them.

use std::time::Duration;

use game::Seat;
use play::{EntryKind, Incident};
use proptest::prelude::*;
use time_control::{Clocks, DailyHours, LogEntry, Outage, Outages, TimeControl, TimeoutAnswer, UnixTime};

const PLAYERS: usize = 3;

/// What happens next, after some milliseconds.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// The one to decide moves, and then it is this seat's decision.
    Move(usize),
    /// The last moves are taken back, and it is this seat's decision.
    Back(u32, usize),
    Note(usize, Incident),
}

fn incident() -> impl Strategy<Value = Incident> {
    proptest::sample::select(Incident::ALL.to_vec())
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        6 => (0..PLAYERS).prop_map(Event::Move),
        1 => (1..5_u32, 0..PLAYERS).prop_map(|(moves, seat)| Event::Back(moves, seat)),
        2 => (0..PLAYERS, incident()).prop_map(|(seat, incident)| Event::Note(seat, incident)),
    ]
}

fn control() -> impl Strategy<Value = TimeControl> {
    let hours = proptest::option::of((
        0..24_u8,
        1..23_u8,
        proptest::sample::select(vec![
            "Europe/Paris",
            "America/New_York",
            "Australia/Lord_Howe",
            "Asia/Kathmandu",
            "UTC",
        ]),
    ));
    (10..600_u64, 0..120_u64, 0..600_u64, 0..20_u64, hours).prop_map(
        |(initial, increment, more, grace, hours)| {
            let hours = hours.map(|(from, length, zone)| DailyHours {
                zone: zone.to_owned(),
                from: format!("{from:02}:30").parse().expect("a time"),
                to: format!("{:02}:30", (from + length) % 24).parse().expect("a time"),
            });
            let seconds = Duration::from_secs;
            TimeControl {
                initial: seconds(initial),
                increment: seconds(increment),
                cap: seconds(initial + more),
                grace: seconds(grace),
                hours,
                timeout: TimeoutAnswer::Nothing,
            }
        },
    )
}

/// Some days around a day on which clocks are put forward or back.
fn begin() -> impl Strategy<Value = UnixTime> {
    let days = ["2026-03-28", "2026-10-24", "2026-03-07", "2026-10-31", "2026-04-04", "2026-06-01"];
    (proptest::sample::select(days.to_vec()), 0..172_800_000_i64).prop_map(|(day, later)| {
        let day: jiff::civil::Date = day.parse().expect("a day");
        let midnight = day.to_zoned(jiff::tz::TimeZone::UTC).expect("a midnight");
        UnixTime(midnight.timestamp().as_millisecond() + later)
    })
}

fn outages(begin: UnixTime, lengths: &[(i64, i64)]) -> Outages {
    let mut outages = Outages::default();
    let mut at = begin.0;
    for (pause, length) in lengths {
        at += pause;
        outages.add(Outage { from: UnixTime(at), to: UnixTime(at + length) });
        at += length;
    }
    outages
}

fn lefts(clocks: &Clocks, now: UnixTime, outages: &Outages) -> Vec<Duration> {
    Seat::all(PLAYERS).map(|seat| clocks.left(seat, now, outages)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Nobody gains time: what everybody has spent and has left, and what they were given for decisions that were made
    /// for the first time, add up. And whatever was seen of a deadline comes true.
    #[test]
    fn there_is_no_way_to_gain_time_and_no_deadline_moves(
        control in control(),
        begin in begin(),
        events in proptest::collection::vec((0..400_000_i64, event()), 1..60),
        gaps in proptest::collection::vec((0..3_000_000_i64, 30_000..600_000_i64), 0..6),
    ) {
        prop_assert_eq!(control.check(), Ok(()));
        let outages = outages(begin, &gaps);
        let mut clocks = Clocks::begin(&control, &[false; PLAYERS], Some(Seat::new(0)), begin);
        let (mut now, mut actor, mut moves, mut furthest) = (begin, 0, 0_u32, 0_u32);
        for (pause, event) in events {
            let before = lefts(&clocks, now, &outages);
            let deadline = clocks.deadline(&outages);
            let running = clocks.running();
            let free = clocks.grace_left(now, &outages);
            now = now.after(Duration::from_millis(pause as u64));
            let after = lefts(&clocks, now, &outages);
            for (seat, (before, after)) in before.iter().zip(&after).enumerate() {
                // Time is only ever lost while it runs, and never faster than it passes.
                prop_assert!(after <= before);
                prop_assert!(before.saturating_sub(*after) <= Duration::from_millis(pause as u64));
                prop_assert!(before == after || running == Some(Seat::new(seat)));
            }
            if let (Some(deadline), Some(seat)) = (deadline, running) {
                // It is gone exactly from the deadline on. Where nothing was left, it is gone before time runs again.
                if !(before[seat.index()] + free).is_zero() {
                    let gone = after[seat.index()].is_zero() && clocks.grace_left(now, &outages).is_zero();
                    prop_assert_eq!(gone, now >= deadline);
                }
                let just_before = UnixTime(deadline.0 - 1);
                if just_before >= now && !(after[seat.index()] + clocks.grace_left(now, &outages)).is_zero() {
                    let rest = clocks.left(seat, just_before, &outages) + clocks.grace_left(just_before, &outages);
                    prop_assert_eq!(rest, Duration::from_millis(1));
                }
                // What has passed since does not move it.
                let mut later = clocks.clone();
                let entry = LogEntry {
                    at: now, seat, kind: EntryKind::Incident(Incident::OutOfTime), actor: Some(seat), moves,
                };
                later.advance(&entry, &outages);
                if now <= deadline {
                    prop_assert_eq!(later.deadline(&outages), Some(deadline));
                }
            }
            let (seat, kind) = match event {
                Event::Move(next) => {
                    moves += 1;
                    let seat = std::mem::replace(&mut actor, next);
                    (seat, EntryKind::Move)
                }
                Event::Back(back, next) => {
                    moves -= back.min(moves);
                    (std::mem::replace(&mut actor, next), EntryKind::Back(0))
                }
                Event::Note(seat, incident) => (seat, EntryKind::Incident(incident)),
            };
            clocks.advance(&LogEntry { at: now, seat: Seat::new(seat), kind, actor: Some(Seat::new(actor)), moves }, &outages);
            let given = lefts(&clocks, now, &outages);
            for (player, (after, given)) in after.iter().zip(&given).enumerate() {
                let decided = kind == EntryKind::Move && player == seat && actor != seat && moves > furthest;
                let most = if decided { (*after + control.increment).min(control.cap) } else { *after };
                prop_assert_eq!(*given, most, "seat {}", player);
                prop_assert!(*given <= control.cap);
            }
            if kind == EntryKind::Move && actor != seat {
                furthest = furthest.max(moves);
            }
        }
    }

    /// Within the daily hours time runs as clocks on the wall show, also when they are put forward or back.
    #[test]
    fn daily_hours_are_those_of_the_clock_on_the_wall(control in control(), begin in begin(), pause in 0..200_000_000_i64) {
        prop_assume!(control.hours.is_some());
        let hours = control.hours.clone().expect("hours");
        let control = TimeControl { initial: Duration::from_hours(2), cap: Duration::from_hours(2), ..control };
        let none = Outages::default();
        let clocks = Clocks::begin(&control, &[false; PLAYERS], Some(Seat::new(0)), begin);
        let now = begin.after(Duration::from_millis(pause as u64));
        let zone = jiff::tz::TimeZoneDatabase::bundled().get(&hours.zone).expect("a zone");
        let civil = zone.to_datetime(jiff::Timestamp::from_millisecond(now.0).expect("a time"));
        let wall = format!("{:02}:{:02}", civil.hour(), civil.minute());
        let (from, to, wall) = (hours.from.to_string(), hours.to.to_string(), wall);
        let within = if from < to { from <= wall && wall < to } else { from <= wall || wall < to };
        // Only in the hour that a day has twice, or lacks, may the two differ.
        let offset = |hours: i64| zone.to_offset(jiff::Timestamp::from_millisecond(now.0 + hours * 3_600_000).expect("a time"));
        if offset(-2) == offset(2) {
            prop_assert_eq!(clocks.runs_until(now, &none).is_some(), within, "{} in {} to {} {}", wall, from, to, hours.zone);
        }
        let deadline = clocks.deadline(&none).expect("a deadline");
        prop_assert!(deadline >= begin.after(Duration::from_hours(2)));
        prop_assert!(deadline <= begin.after(Duration::from_hours(5 * 24)));
    }
}
