use std::time::Duration;

use crate::{TimeControl, TimeoutAnswer};

/// A time control with a name that a host understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// At one sitting, without long thoughts.
    Brisk,
    /// At one sitting.
    Normal,
    /// At one sitting, with time for long thoughts.
    Relaxed,
    /// Over days: a day for each decision.
    Day,
    /// Over days: three days for each decision.
    ThreeDays,
    /// Over days: a week for each decision.
    Week,
}

impl Preset {
    /// Every preset, the quickest first.
    pub const ALL: [Preset; 6] =
        [Preset::Brisk, Preset::Normal, Preset::Relaxed, Preset::Day, Preset::ThreeDays, Preset::Week];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Brisk => "brisk",
            Preset::Normal => "normal",
            Preset::Relaxed => "relaxed",
            Preset::Day => "day",
            Preset::ThreeDays => "three-days",
            Preset::Week => "week",
        }
    }

    /// The preset of this name.
    pub fn named(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// What it stands for.
    pub fn control(self) -> TimeControl {
        match self {
            Preset::Brisk => live(5, 15, 10, 3),
            Preset::Normal => live(10, 30, 20, 5),
            Preset::Relaxed => live(20, 60, 40, 10),
            Preset::Day => over_days(1),
            Preset::ThreeDays => over_days(3),
            Preset::Week => over_days(7),
        }
    }
}

/// So many minutes, seconds for a decision, minutes at most, and free seconds.
fn live(minutes: u64, increment: u64, cap: u64, grace: u64) -> TimeControl {
    TimeControl {
        initial: Duration::from_mins(minutes),
        increment: Duration::from_secs(increment),
        cap: Duration::from_mins(cap),
        grace: Duration::from_secs(grace),
        hours: None,
        timeout: TimeoutAnswer::default(),
    }
}

/// Whatever was used, each decision begins with so many days.
fn over_days(days: u64) -> TimeControl {
    let time = Duration::from_hours(24 * days);
    TimeControl {
        initial: time,
        increment: time,
        cap: time,
        grace: Duration::ZERO,
        hours: None,
        timeout: TimeoutAnswer::default(),
    }
}
