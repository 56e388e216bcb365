use store::Timestamp;

use crate::visitor::Visitor;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long ago something was, in few words.
pub(super) fn ago(visitor: &Visitor, then: Timestamp, now: Timestamp) -> String {
    let past = now.0.saturating_sub(then.0).max(0);
    let (id, unit) = match past {
        0..MINUTE => return visitor.say("ago-now", &[]),
        MINUTE..HOUR => ("ago-minutes", MINUTE),
        HOUR..DAY => ("ago-hours", HOUR),
        _ => ("ago-days", DAY),
    };
    visitor.say(id, &[("count", (past / unit).into())])
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;
    use crate::config::Config;

    #[test]
    fn it_is_told_in_the_unit_that_fits() {
        let visitor = Visitor::of(&HeaderMap::new(), &Config::default());
        let told = |past| ago(&visitor, Timestamp(5 * DAY - past), Timestamp(5 * DAY));
        assert_eq!(told(0), "just now");
        assert_eq!(told(-HOUR), "just now", "clocks may differ");
        assert_eq!(told(12 * MINUTE), "12 min ago");
        assert_eq!(told(3 * HOUR + 5), "3 h ago");
        assert_eq!(told(DAY + HOUR), "yesterday");
        assert_eq!(told(3 * DAY), "3 days ago");
    }
}
