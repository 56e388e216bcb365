//! How much time players have, and what of it is left.
//!
//! A [`TimeControl`] is plain data: what a host has chosen. [`Clocks`] are what has become of it: they are told of each
//! entry of a game's log when it happened, and can be rebuilt from the log at any time. Nothing here ticks, and nothing
//! here knows the time: whoever asks says what time it is, and in which times no server lived ([`Outages`]), which
//! nobody pays for.
//!
//! ```
//! use game::Seat;
//! use play::EntryKind;
//! use time_control::{Clocks, UnixTime, LogEntry, Outages, Preset};
//!
//! let (ann, bob) = (Seat::new(0), Seat::new(1));
//! let mut clocks = Clocks::begin(&Preset::Brisk.control(), &[false, false], Some(ann), UnixTime(0));
//! let outages = Outages::default();
//! // Ann thinks for a minute; the first seconds are free, and for the decision she gets some time back.
//! let passed = LogEntry { at: UnixTime(60_000), seat: ann, kind: EntryKind::Move, actor: Some(bob), moves: 1 };
//! clocks.advance(&passed, &outages);
//! assert_eq!(clocks.left(ann, UnixTime(60_000), &outages).as_secs(), 5 * 60 - 57 + 15);
//! assert_eq!(clocks.running(), Some(bob));
//! assert_eq!(clocks.deadline(&outages), Some(UnixTime(60_000 + 3_000 + 5 * 60_000)));
//! ```

mod clocks;
mod control;
mod hours;
mod outages;
mod preset;
mod stretches;
mod unix_time;

pub use clocks::{Clocks, LogEntry};
pub use control::{InvalidTimeControl, TimeControl, TimeoutAnswer};
pub use hours::{DailyHours, TimeOfDay};
pub use outages::{Outage, Outages};
pub use preset::Preset;
pub use unix_time::UnixTime;
