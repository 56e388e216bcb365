use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{DailyHours, Preset};

/// How much time the players of a table have, as its host has chosen. In files and messages, times are in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// What each has at the beginning.
    #[serde(with = "seconds")]
    pub initial: Duration,
    /// What each gets for a decision, when it is made.
    #[serde(with = "seconds")]
    pub increment: Duration,
    /// Nobody can save more.
    #[serde(with = "seconds")]
    pub cap: Duration,
    /// The beginning of each decision, which costs nothing.
    #[serde(with = "seconds")]
    pub grace: Duration,
    /// The hours of the day in which time runs; day and night without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<DailyHours>,
    /// What happens when somebody's time has run out.
    pub timeout: TimeoutAnswer,
}

/// What happens when somebody's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeoutAnswer {
    /// Everybody sees it, and nothing else.
    Nothing,
    /// The others may have a bot play the decision, or take the seat.
    #[default]
    Others,
    /// A bot plays the decision at once.
    Bot,
}

impl TimeoutAnswer {
    /// Every answer.
    pub const ALL: [TimeoutAnswer; 3] = [TimeoutAnswer::Nothing, TimeoutAnswer::Others, TimeoutAnswer::Bot];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            TimeoutAnswer::Nothing => "nothing",
            TimeoutAnswer::Others => "others",
            TimeoutAnswer::Bot => "bot",
        }
    }

    /// The answer of this name.
    pub fn named(name: &str) -> Option<TimeoutAnswer> {
        TimeoutAnswer::ALL.into_iter().find(|answer| answer.name() == name)
    }
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidTimeControl {
    /// The time at the beginning is too short or too long.
    Initial,
    /// The time for a decision is too long.
    Increment,
    /// The most that can be saved is less than the time at the beginning, or too long.
    Cap,
    /// The free time is too long.
    Grace,
    /// There is no such time zone.
    Zone,
    /// The hours are none, or fewer than one.
    Hours,
}

impl InvalidTimeControl {
    /// Its name, for messages.
    pub const fn name(self) -> &'static str {
        match self {
            InvalidTimeControl::Initial => "initial",
            InvalidTimeControl::Increment => "increment",
            InvalidTimeControl::Cap => "cap",
            InvalidTimeControl::Grace => "grace",
            InvalidTimeControl::Zone => "zone",
            InvalidTimeControl::Hours => "hours",
        }
    }
}

impl fmt::Display for InvalidTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            InvalidTimeControl::Initial => "the time at the beginning is ten seconds to sixty days",
            InvalidTimeControl::Increment => "the time for a decision is at most sixty days",
            InvalidTimeControl::Cap => {
                "the most time is at least the time at the beginning, and at most sixty days"
            }
            InvalidTimeControl::Grace => "the free time of a decision is at most a day",
            InvalidTimeControl::Zone => "there is no such time zone",
            InvalidTimeControl::Hours => {
                "the daily hours are two times such as 08:00 and 22:00, at least an hour apart"
            }
        })
    }
}

impl TimeControl {
    const SHORTEST: Duration = Duration::from_secs(10);
    const LONGEST: Duration = Duration::from_hours(60 * 24);
    const LONGEST_GRACE: Duration = Duration::from_hours(24);

    /// Refuses what nobody could play by.
    pub fn check(&self) -> Result<(), InvalidTimeControl> {
        if !(TimeControl::SHORTEST..=TimeControl::LONGEST).contains(&self.initial) {
            return Err(InvalidTimeControl::Initial);
        }
        if self.increment > TimeControl::LONGEST {
            return Err(InvalidTimeControl::Increment);
        }
        if !(self.initial..=TimeControl::LONGEST).contains(&self.cap) {
            return Err(InvalidTimeControl::Cap);
        }
        if self.grace > TimeControl::LONGEST_GRACE {
            return Err(InvalidTimeControl::Grace);
        }
        self.hours.as_ref().map_or(Ok(()), DailyHours::check)
    }

    /// The preset with these times, whatever the hours and the answer. Returns `None` for times of one's own.
    pub fn preset(&self) -> Option<Preset> {
        let times = |control: &TimeControl| (control.initial, control.increment, control.cap, control.grace);
        Preset::ALL.into_iter().find(|preset| times(&preset.control()) == times(self))
    }

    /// Whether the game is played over days, and not at one sitting.
    pub fn is_over_days(&self) -> bool {
        self.initial >= Duration::from_hours(12)
    }
}

/// Times are whole seconds outside.
mod seconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(time.as_secs())
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Duration, D::Error> {
        // More is refused anyway, and could be counted in no milliseconds.
        Ok(Duration::from_secs(u32::deserialize(deserializer)?.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_holds_and_knows_its_name() {
        for preset in Preset::ALL {
            let control = preset.control();
            assert_eq!(control.check(), Ok(()));
            assert_eq!(control.preset(), Some(preset));
            assert_eq!(Preset::named(preset.name()), Some(preset));
        }
        let own = TimeControl { grace: Duration::from_secs(7), ..Preset::Brisk.control() };
        assert_eq!(own.preset(), None);
    }

    #[test]
    fn what_nobody_could_play_by_is_refused() {
        let brisk = || Preset::Brisk.control();
        let refused = |control: TimeControl| control.check().unwrap_err();
        let years = Duration::from_hours(24 * 365);
        assert_eq!(refused(TimeControl { initial: Duration::ZERO, ..brisk() }), InvalidTimeControl::Initial);
        assert_eq!(refused(TimeControl { initial: years, ..brisk() }), InvalidTimeControl::Initial);
        assert_eq!(refused(TimeControl { increment: years, ..brisk() }), InvalidTimeControl::Increment);
        assert_eq!(refused(TimeControl { cap: Duration::ZERO, ..brisk() }), InvalidTimeControl::Cap);
        assert_eq!(refused(TimeControl { cap: years, ..brisk() }), InvalidTimeControl::Cap);
        assert_eq!(refused(TimeControl { grace: years, ..brisk() }), InvalidTimeControl::Grace);
    }

    #[test]
    fn it_is_written_in_seconds() {
        let text = r#"{"initial":300,"increment":15,"cap":600,"grace":3,"hours":{"zone":"Europe/Paris","from":"08:00","to":"22:00"},"timeout":"bot"}"#;
        let read: TimeControl = serde_json::from_str(text).unwrap();
        assert_eq!(read.preset(), Some(Preset::Brisk));
        assert_eq!(read.timeout, TimeoutAnswer::Bot);
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
        assert!(serde_json::from_str::<TimeControl>(&text.replace("300", "-300")).is_err());
        assert!(serde_json::from_str::<TimeControl>(&text.replace("08:00", "8")).is_err());
        assert!(serde_json::from_str::<TimeControl>(&text.replace("grace", "graze")).is_err());
    }
}
