use crate::{StoreError, Timestamp, text_limit};

/// Something that is to be done by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// What is to be done, such as `deadline`.
    pub kind: String,
    /// What it is about, such as the name of a game. Of each kind there is one job for a subject: a new one takes the
    /// place of the one before.
    pub subject: String,
    /// Whatever else has to be known, for whoever does it.
    pub detail: String,
    /// Not before this.
    pub due: Timestamp,
}

impl NewJob {
    /// Refuses what neither database could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        text_limit::NAME.check(&self.kind)?;
        text_limit::NAME.check(&self.subject)?;
        text_limit::ENTRY.check(&self.detail)
    }
}

/// A job that somebody has taken, and does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// What is to be done.
    pub kind: String,
    /// What it is about.
    pub subject: String,
    /// Whatever else has to be known.
    pub detail: String,
    /// When it was due.
    pub due: Timestamp,
    /// How often it was begun, this time included.
    pub attempt: u32,
}

/// What became of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobEnd {
    /// It is done, and gone.
    Done,
    /// It is done, and to be done again at this time.
    Again(Timestamp),
    /// It failed, and is to be tried again.
    Failed {
        /// What went wrong.
        why: String,
        /// Not before this.
        retry: Timestamp,
    },
    /// It failed too often, and nobody tries again. It is kept, to be seen.
    Dead {
        /// What went wrong last.
        why: String,
        /// When it was given up.
        at: Timestamp,
    },
}

/// How many jobs there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct JobCounts {
    /// To be done, or being done.
    pub waiting: u64,
    /// Given up.
    pub dead: u64,
}
