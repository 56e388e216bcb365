use std::time::Duration;

use async_trait::async_trait;
use store::{Job, Timestamp};

/// Does the jobs of one kind.
#[async_trait]
pub trait JobHandler: Send + Sync + 'static {
    /// Does a job. It may have been done before, by a server that died before it could note it.
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure>;

    /// How often a job is tried.
    fn patience(&self) -> Patience {
        Patience::default()
    }
}

/// Whether a job that is done is to be done again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextTime {
    /// It is done with.
    Never,
    /// At this time.
    At(Timestamp),
}

/// Why a job could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobFailure {
    pub(crate) why: String,
    pub(crate) hopeless: bool,
}

impl JobFailure {
    /// It may succeed another time.
    pub fn passing(why: impl Into<String>) -> JobFailure {
        JobFailure { why: why.into(), hopeless: false }
    }

    /// It will never succeed.
    pub fn hopeless(why: impl Into<String>) -> JobFailure {
        JobFailure { why: why.into(), hopeless: true }
    }
}

/// How often, and after which pauses, a job is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// After this many attempts it is given up.
    pub attempts: u32,
    /// The pause after the first attempt; each other is twice as long.
    pub shortest: Duration,
    /// No pause is longer.
    pub longest: Duration,
}

impl Default for Patience {
    /// About ten hours.
    fn default() -> Patience {
        Patience { attempts: 20, shortest: Duration::from_secs(1), longest: Duration::from_hours(1) }
    }
}

impl Patience {
    /// The pause after an attempt that failed, the first of which is 1; `None` after the last.
    pub(crate) fn pause(&self, attempt: u32) -> Option<Duration> {
        let doubled = 2_u32.saturating_pow(attempt.saturating_sub(1));
        (attempt < self.attempts).then(|| self.shortest.saturating_mul(doubled).min(self.longest))
    }
}

/// Hears what becomes of jobs.
pub trait JobObserver: Send + Sync + 'static {
    /// A job was begun this long after it was due.
    fn begun(&self, job: &Job, lag: Duration);

    /// A job is done.
    fn done(&self, job: &Job);

    /// A job has failed.
    fn failed(&self, job: &Job);

    /// A job was given up.
    fn died(&self, job: &Job);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_have_an_end() {
        let patience = Patience::default();
        assert_eq!(patience.pause(1), Some(Duration::from_secs(1)));
        assert_eq!(patience.pause(4), Some(Duration::from_secs(8)));
        assert_eq!(patience.pause(13), Some(Duration::from_hours(1)));
        assert_eq!(patience.pause(19), Some(Duration::from_hours(1)));
        assert_eq!(patience.pause(20), None);
        assert_eq!(patience.pause(u32::MAX), None);
        let all: Duration = (1..20).filter_map(|attempt| patience.pause(attempt)).sum();
        assert!(Duration::from_hours(8) < all && all < Duration::from_hours(10), "{all:?}");
    }
}
