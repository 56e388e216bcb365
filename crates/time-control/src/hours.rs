use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use serde::{Deserialize, Serialize};

use crate::{InvalidTimeControl, UnixTime};

/// The hours of each day in which time runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyHours {
    /// The name of a time zone, such as `Europe/Paris`.
    pub zone: String,
    /// When time begins to run.
    pub from: TimeOfDay,
    /// When it stops, perhaps after midnight.
    pub to: TimeOfDay,
}

/// A time of the day, to the minute: `08:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TimeOfDay {
    hour: u8,
    minute: u8,
}

impl TimeOfDay {
    fn minutes(self) -> u16 {
        u16::from(self.hour) * 60 + u16::from(self.minute)
    }
}

impl FromStr for TimeOfDay {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<TimeOfDay, InvalidTimeControl> {
        let number = |digits: &str, below: u8| {
            let number = digits.parse().ok().filter(|number| *number < below);
            number.filter(|_| digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit()))
        };
        let read = || {
            let (hour, minute) = text.split_once(':')?;
            Some(TimeOfDay { hour: number(hour, 24)?, minute: number(minute, 60)? })
        };
        read().ok_or(InvalidTimeControl::Hours)
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = InvalidTimeControl;

    fn try_from(text: String) -> Result<TimeOfDay, InvalidTimeControl> {
        text.parse()
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> String {
        time.to_string()
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour, self.minute)
    }
}

/// Time must run for at least this many minutes a day.
const SHORTEST: u16 = 60;

impl DailyHours {
    /// Refuses a time zone that nobody knows, and hours that are too short.
    pub(crate) fn check(&self) -> Result<(), InvalidTimeControl> {
        if zone(&self.zone).is_none() {
            return Err(InvalidTimeControl::Zone);
        }
        let day = 24 * 60;
        let length = (day + self.to.minutes() - self.from.minutes()) % day;
        if length < SHORTEST { Err(InvalidTimeControl::Hours) } else { Ok(()) }
    }

    /// The days on which time runs, for whoever wants to count in them.
    pub(crate) fn days(&self) -> Days {
        Days { zone: zone(&self.zone).unwrap_or(TimeZone::UTC), from: self.from, to: self.to }
    }
}

/// The zones that come with the program: those of the system may differ from server to server.
fn zone(name: &str) -> Option<TimeZone> {
    const LONGEST: usize = 64;
    if name.is_empty() || name.len() > LONGEST {
        return None;
    }
    TimeZoneDatabase::bundled().get(name).ok()
}

/// Daily hours in their time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Days {
    zone: TimeZone,
    from: TimeOfDay,
    to: TimeOfDay,
}

impl Days {
    /// The day before the one of a moment: its hours may reach into the next.
    pub(crate) fn day_before(&self, moment: UnixTime) -> Option<Date> {
        let moment = jiff::Timestamp::from_millisecond(moment.0).ok()?;
        self.zone.to_datetime(moment).date().yesterday().ok()
    }

    /// When time runs because of the hours of a day. Where clocks are put forward, the hours may be empty.
    pub(crate) fn hours_of(&self, day: Date) -> Option<(UnixTime, UnixTime)> {
        let last_day = if self.to > self.from { day } else { day.tomorrow().ok()? };
        Some((self.moment(day, self.from)?, self.moment(last_day, self.to)?))
    }

    /// A time that a day does not have is later by as much as the clocks were put forward; of one that it has twice,
    /// it is the first.
    fn moment(&self, day: Date, time: TimeOfDay) -> Option<UnixTime> {
        let civil = day.at(time.hour as i8, time.minute as i8, 0, 0);
        Some(UnixTime(self.zone.to_timestamp(civil).ok()?.as_millisecond()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(zone: &str, from: &str, to: &str) -> DailyHours {
        DailyHours { zone: zone.into(), from: from.parse().unwrap(), to: to.parse().unwrap() }
    }

    #[test]
    fn a_time_of_the_day_has_hours_and_minutes() {
        assert_eq!("08:05".parse::<TimeOfDay>().unwrap().to_string(), "08:05");
        for wrong in ["", "8:05", "24:00", "12:60", "+1:00", "12:5", "12:000", "1 :00"] {
            assert_eq!(wrong.parse::<TimeOfDay>(), Err(InvalidTimeControl::Hours), "{wrong}");
        }
    }

    #[test]
    fn hours_are_at_least_one_and_in_a_zone_that_is_known() {
        assert_eq!(hours("Europe/Paris", "08:00", "22:00").check(), Ok(()));
        assert_eq!(hours("America/New_York", "20:00", "02:00").check(), Ok(()));
        assert_eq!(hours("Europe/Paris", "08:00", "08:59").check(), Err(InvalidTimeControl::Hours));
        assert_eq!(hours("Europe/Paris", "08:00", "08:00").check(), Err(InvalidTimeControl::Hours));
        assert_eq!(hours("Atlantis/Capital", "08:00", "22:00").check(), Err(InvalidTimeControl::Zone));
        assert_eq!(hours("", "08:00", "22:00").check(), Err(InvalidTimeControl::Zone));
    }

    #[test]
    fn hours_follow_the_clocks_that_are_put_forward_and_back() {
        let length = |hours: &DailyHours, day: Date| {
            let (from, to) = hours.days().hours_of(day).unwrap();
            to.since(from).as_secs() / 60
        };
        let night = hours("Europe/Paris", "22:00", "06:00");
        let usual = Date::constant(2026, 7, 1);
        let (spring, autumn) = (Date::constant(2026, 3, 28), Date::constant(2026, 10, 24));
        assert_eq!(length(&night, usual), 8 * 60);
        assert_eq!(length(&night, spring), 7 * 60);
        assert_eq!(length(&night, autumn), 9 * 60);
        // From half past two to half past three: on one Sunday there is no half past two.
        let gap = hours("Europe/Paris", "02:30", "03:30");
        assert_eq!(length(&gap, spring.tomorrow().unwrap()), 0);
        assert_eq!(length(&gap, usual), 60);
    }
}
