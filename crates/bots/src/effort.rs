use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
///
/// By iterations alone the same seed gives the same move on any machine; a limit of time, where
/// one is set, ends a thought that takes longer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many play-outs; as many as its level usually makes if nothing is said.
    pub iterations: Option<u32>,
    /// The longest time.
    pub time: Option<Duration>,
    /// Whether to think on several threads; the move is the same.
    pub parallel: bool,
}

impl Effort {
    /// The time that a level is given at a table of people.
    pub fn at_a_table(level: crate::Level) -> Effort {
        let time = match level {
            crate::Level::Expert => Duration::from_secs(3),
            _ => Duration::from_secs(1),
        };
        Effort { time: Some(time), ..Effort::default() }
    }
}

/// What is left of an effort.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) iterations: u32,
    pub(crate) until: Option<Instant>,
    pub(crate) parallel: bool,
}

impl Budget {
    /// The effort, beginning now, for a bot that would make so many play-outs by itself.
    pub(crate) fn of(effort: Effort, usual: u32) -> Budget {
        Budget {
            iterations: effort.iterations.unwrap_or(usual),
            until: effort.time.map(|time| Instant::now() + time),
            parallel: effort.parallel,
        }
    }

    /// A part of the play-outs, in the same time.
    pub(crate) fn times(self, part: f32) -> Budget {
        Budget { iterations: (self.iterations as f32 * part).ceil() as u32, ..self }
    }

    pub(crate) fn is_up(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}
