use std::time::Duration;

use async_trait::async_trait;

use crate::{Job, JobCounts, JobEnd, NewJob, StoreError, Timestamp};

/// What is to be done by itself, and who does it. Besides here, jobs come in with what causes them:
/// [`append_and_order`](crate::Games::append_and_order).
///
/// Of several servers one has a job, for as long as it says so: a job whose server has died is free again when its time
/// is up. So a job is done at least once, and what must happen once has to be guarded by something else, such as the
/// version of a game.
#[async_trait]
pub trait Jobs {
    /// Orders jobs, each in the place of the one of its kind and subject; that one is not done any more, or not noted as
    /// done by whoever does it now.
    async fn order_jobs(&self, jobs: &[NewJob]) -> Result<(), StoreError>;

    /// Orders a job, unless there is one of its kind and subject.
    async fn order_job_once(&self, job: &NewJob) -> Result<(), StoreError>;

    /// When the first job of these kinds is due that nobody does.
    async fn next_job_due(&self, kinds: &[&str]) -> Result<Option<Timestamp>, StoreError>;

    /// Takes jobs of these kinds that are due now and that nobody does, the longest due first. They are the caller's
    /// for the time of the lease.
    ///
    /// SQLite, which one process serves, knows no end of the lease: the jobs of a process that has died are free when
    /// the file is opened again.
    async fn take_jobs(
        &self,
        kinds: &[&str],
        now: Timestamp,
        by: &str,
        lease: Duration,
        limit: u32,
    ) -> Result<Vec<Job>, StoreError>;

    /// Prolongs the lease of everything that somebody has taken.
    async fn hold_jobs(&self, by: &str, lease: Duration) -> Result<(), StoreError>;

    /// Notes what became of jobs, all or nothing; of those that are not the caller's any more nothing is noted.
    async fn finish_jobs(&self, by: &str, ends: &[(Job, JobEnd)]) -> Result<(), StoreError>;

    /// Gives back everything that somebody has taken: they stop. It does not count as an attempt.
    async fn release_jobs(&self, by: &str) -> Result<(), StoreError>;

    /// How many jobs there are.
    async fn count_jobs(&self) -> Result<JobCounts, StoreError> {
        self.count_other_jobs("").await
    }

    /// How many jobs there are of other kinds than this: of some not even the number is everybody's business.
    async fn count_other_jobs(&self, than: &str) -> Result<JobCounts, StoreError>;
}
