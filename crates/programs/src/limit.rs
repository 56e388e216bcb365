use std::time::Duration;

use bots::Effort;
use serde_json::{Map, Value};

/// How much a program may think about one decision, as it is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkingLimit {
    /// How many play-outs, or whatever it counts.
    pub iterations: Option<u32>,
    /// How long, in milliseconds.
    pub milliseconds: Option<u32>,
}

/// How much later than its milliseconds an answer may come: programs take time to read and write, too.
const GRACE: Duration = Duration::from_millis(500);
/// How long an answer may take where no milliseconds are said.
const LONGEST_ANSWER: Duration = Duration::from_mins(1);

impl ThinkingLimit {
    /// How long a host waits for a decision.
    pub fn patience(self) -> Duration {
        let told = self.milliseconds.map(|time| Duration::from_millis(time.into()) + GRACE);
        told.unwrap_or(LONGEST_ANSWER)
    }

    /// How hard our own bots think within it. Without a limit they think as is usual for their level.
    pub fn effort(self) -> Effort {
        match self.milliseconds {
            Some(time) => Effort::within(Duration::from_millis(time.into())),
            None => Effort { iterations: self.iterations, ..Effort::default() },
        }
    }

    pub(crate) fn write(self) -> Value {
        let fields = [("iterations", self.iterations), ("milliseconds", self.milliseconds)];
        let said = fields.into_iter().filter_map(|(name, number)| Some((name.to_owned(), number?.into())));
        Value::Object(said.collect::<Map<_, _>>())
    }

    /// Reads a limit; what is not known is not there.
    pub(crate) fn read(limit: Option<&Value>) -> ThinkingLimit {
        let number = |name: &str| limit?.get(name)?.as_u64().map(|number| number.min(u32::MAX.into()) as u32);
        ThinkingLimit { iterations: number("iterations"), milliseconds: number("milliseconds") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_read_as_it_is_written() {
        for limit in [
            ThinkingLimit::default(),
            ThinkingLimit { iterations: Some(100), ..ThinkingLimit::default() },
            ThinkingLimit { milliseconds: Some(50), ..ThinkingLimit::default() },
        ] {
            assert_eq!(ThinkingLimit::read(Some(&limit.write())), limit);
        }
        assert_eq!(ThinkingLimit::read(None), ThinkingLimit::default());
    }

    #[test]
    fn a_host_waits_for_half_a_second_more_than_it_says_or_for_a_minute() {
        let limit = ThinkingLimit { milliseconds: Some(250), ..ThinkingLimit::default() };
        assert_eq!(limit.patience(), Duration::from_millis(750));
        assert_eq!(ThinkingLimit::default().patience(), Duration::from_mins(1));
    }
}
