use thiserror::Error;

/// What is wrong with a lesson itself.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {fault}")] // for those who write lessons; no learner meets it
pub struct BrokenLesson {
    /// The lesson and its step.
    pub at: String,
    /// What does not hold.
    pub fault: String,
}

impl BrokenLesson {
    pub(crate) fn new(at: impl Into<String>, fault: impl Into<String>) -> BrokenLesson {
        BrokenLesson { at: at.into(), fault: fault.into() }
    }
}

/// Why the table of a step cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unplayable {
    /// The lesson has fewer steps.
    #[error("there is no step {0}")]
    NoSuchStep(usize),
    /// A plan that is said to have been made at a step would not have been accepted there.
    #[error("what was made at step {0} would not do there")]
    NotAccepted(usize),
    /// The lesson itself does not hold.
    #[error(transparent)]
    Broken(#[from] BrokenLesson),
}
