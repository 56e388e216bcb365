use std::time::{Duration, Instant};

use crate::Level;

/// How long a bot may think about one decision.
///
/// By iterations alone the same seed gives the same move on any machine; a limit of time, where
/// one is set, ends a thought that takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many play-outs, if that is said: otherwise it is for its level and its patience to say.
    pub iterations: Option<u32>,
    /// How many times as many play-outs as its level usually makes.
    pub patience: u32,
    /// The longest time.
    pub time: Option<Duration>,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { iterations: None, patience: 1, time: None }
    }
}

impl Effort {
    /// As many play-outs as fit into a time.
    pub fn within(time: Duration) -> Effort {
        Effort { iterations: Some(u32::MAX), time: Some(time), ..Effort::default() }
    }

    /// What a level does at a table of people. They wait for one decision and not for thousands of
    /// games, so an expert can be more patient there; and no level may keep them waiting.
    pub fn at_a_table(level: Level) -> Effort {
        let (patience, seconds) = if level == Level::Expert { (8, 3) } else { (1, 1) };
        Effort { patience, time: Some(Duration::from_secs(seconds)), ..Effort::default() }
    }

    /// The same number of play-outs as [at a table](Effort::at_a_table), however long they take: on any machine the same
    /// seed gives the same move.
    pub fn repeatable(level: Level) -> Effort {
        Effort { time: None, ..Effort::at_a_table(level) }
    }
}

/// What is left of an effort.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) iterations: u32,
    pub(crate) until: Option<Instant>,
}

impl Budget {
    /// The effort, beginning now, for a bot that would make `usual` play-outs by itself.
    pub(crate) fn of(effort: Effort, usual: u32) -> Budget {
        Budget {
            iterations: effort.iterations.unwrap_or(usual.saturating_mul(effort.patience)),
            until: effort.time.map(|time| Instant::now() + time),
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
