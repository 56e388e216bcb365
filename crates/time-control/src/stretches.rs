use std::time::Duration;

use jiff::civil::Date;

use crate::hours::Days;
use crate::{Outage, Outages, UnixTime};

/// The stretches in which time runs, from a moment on: within the daily hours, and while a server lived.
pub(crate) struct Stretches<'a> {
    hours: Hours<'a>,
    outages: &'a [Outage],
    /// What is left of the hours that are under way.
    rest: Option<(UnixTime, UnixTime)>,
}

enum Hours<'a> {
    /// Time runs day and night.
    Always,
    /// The next day whose hours are to come, and where those before have ended.
    Daily { days: &'a Days, next: Option<Date>, from: UnixTime },
}

impl<'a> Stretches<'a> {
    pub(crate) fn from(moment: UnixTime, days: Option<&'a Days>, outages: &'a Outages) -> Stretches<'a> {
        let (hours, rest) = match days {
            None => (Hours::Always, Some((moment, UnixTime::END))),
            Some(days) => (Hours::Daily { days, next: days.day_before(moment), from: moment }, None),
        };
        Stretches { hours, outages: outages.after(moment), rest }
    }

    /// The time that runs before a moment, as far as it matters: at most so much.
    pub(crate) fn until(self, moment: UnixTime, most: Duration) -> Duration {
        let mut passed = Duration::ZERO;
        for (from, to) in self {
            if from >= moment || passed >= most {
                break;
            }
            passed += to.min(moment).since(from);
        }
        passed.min(most)
    }

    /// The moment when so much time has run.
    pub(crate) fn end_of(self, time: Duration) -> UnixTime {
        let mut missing = time;
        let mut last = UnixTime::END;
        for (from, to) in self {
            let length = to.since(from);
            if missing <= length {
                return from.after(missing);
            }
            missing -= length;
            last = to;
        }
        last
    }

    fn next_hours(&mut self) -> Option<(UnixTime, UnixTime)> {
        if let Some(rest) = self.rest.take() {
            return Some(rest);
        }
        let Hours::Daily { days, next, from } = &mut self.hours else { return None };
        loop {
            let day = (*next)?;
            *next = day.tomorrow().ok();
            let (begin, end) = days.hours_of(day)?;
            if end > *from {
                let begin = begin.max(*from);
                *from = end;
                return Some((begin, end));
            }
        }
    }
}

impl Iterator for Stretches<'_> {
    type Item = (UnixTime, UnixTime);

    fn next(&mut self) -> Option<(UnixTime, UnixTime)> {
        loop {
            let (from, to) = self.next_hours()?;
            let Some((outage, later)) = self.outages.split_first() else { return Some((from, to)) };
            if outage.from >= to {
                return Some((from, to));
            }
            if outage.to < to {
                self.rest = Some((from.max(outage.to), to));
                self.outages = later;
            }
            if from < outage.from {
                return Some((from, outage.from));
            }
        }
    }
}
