use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use store::{Job, JobEnd, Store, StoreError, Timestamp};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::clock::Clock;
use crate::handler::{JobFailure, JobHandler, JobObserver, NextTime, Patience};

/// How often the first job is looked at, in case it has changed without a word.
const LOOK: Duration = Duration::from_millis(500);
/// What another server needs to take jobs.
const LITTLE: Duration = Duration::from_millis(10);
/// How many jobs are done at once.
const AT_ONCE: usize = 32;
/// No job takes longer: what hangs is given up, and tried again.
const LONGEST: Duration = Duration::from_mins(10);
/// How long jobs may take to come to their end when the worker stops.
const LAST_JOBS: Duration = Duration::from_secs(2);

/// Does the jobs of some kinds, from the database, when they are due.
pub struct Worker {
    store: Arc<dyn Store>,
    clock: Clock,
    /// The name of this process among those that share the jobs.
    name: String,
    lease: Duration,
    handlers: HashMap<&'static str, Arc<dyn JobHandler>>,
    observer: Arc<dyn JobObserver>,
}

impl Worker {
    /// A worker that does nothing yet. Its jobs are its own for the time of the lease, which it prolongs as long as it
    /// lives.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        name: impl Into<String>,
        lease: Duration,
        observer: Arc<dyn JobObserver>,
    ) -> Worker {
        Worker { store, clock, name: name.into(), lease, handlers: HashMap::new(), observer }
    }

    /// Has the jobs of a kind done.
    #[must_use]
    pub fn with(mut self, kind: &'static str, handler: impl JobHandler) -> Worker {
        self.handlers.insert(kind, Arc::new(handler));
        self
    }

    /// Does jobs until it is told to stop. What is under way then comes to its end if that does not take long, and is
    /// given back otherwise.
    pub async fn run(self, mut stopping: watch::Receiver<bool>) {
        let mut round = Round {
            kinds: self.handlers.keys().copied().collect(),
            doing: JoinSet::new(),
            ended: Vec::new(),
            held: Instant::now(),
            in_trouble: false,
        };
        if round.kinds.is_empty() {
            return;
        }
        while !*stopping.borrow() {
            let next = self.go_on(&mut round).await.unwrap_or_else(|error| {
                round.note_trouble(&error);
                None
            });
            let next_due = async {
                match next {
                    Some(due) => self.clock.reaches(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = next_due => {}
                Some(ended) = round.doing.join_next() => round.ended.extend(ended),
                () = sleep(LOOK) => {}
                _ = stopping.changed() => {}
            }
        }
        self.stop(round).await;
    }

    /// Notes what has ended and takes what is due. Returns when the next job is due, if there is room for it.
    async fn go_on(&self, round: &mut Round) -> Result<Option<Timestamp>, StoreError> {
        self.note_ends(round).await?;
        if !round.doing.is_empty() && round.held.elapsed() > self.lease / 3 {
            self.store.hold_jobs(&self.name, self.lease).await?;
            round.held = Instant::now();
        }
        let room = AT_ONCE - round.doing.len();
        if room == 0 {
            return Ok(None);
        }
        let now = self.clock.now();
        let next = self.store.next_job_due(&round.kinds).await?;
        if next.is_some_and(|due| due <= now) {
            if round.doing.is_empty() {
                round.held = Instant::now();
            }
            let jobs = self.store.take_jobs(&round.kinds, now, &self.name, self.lease, room as u32).await?;
            if jobs.is_empty() {
                // Another server takes them just now.
                sleep(LITTLE).await;
            }
            for job in jobs {
                self.begin(job, round);
            }
        }
        if std::mem::take(&mut round.in_trouble) {
            tracing::info!("the jobs can be read again");
        }
        Ok(next.filter(|_| round.doing.len() < AT_ONCE))
    }

    async fn note_ends(&self, round: &mut Round) -> Result<(), StoreError> {
        while let Some(ended) = round.doing.try_join_next() {
            round.ended.extend(ended);
        }
        if round.ended.is_empty() {
            return Ok(());
        }
        // If this fails, it is tried again: until then the jobs stay ours.
        self.store.finish_jobs(&self.name, &round.ended).await?;
        round.ended.clear();
        Ok(())
    }

    fn begin(&self, job: Job, round: &mut Round) {
        let Some(handler) = self.handlers.get(job.kind.as_str()).map(Arc::clone) else { return };
        let lag = self.clock.now().0.saturating_sub(job.due.0).max(0) as u64;
        self.observer.begun(&job, Duration::from_millis(lag));
        let (clock, observer) = (self.clock.clone(), Arc::clone(&self.observer));
        round.doing.spawn(async move {
            let patience = handler.patience();
            let done = if job.attempt > patience.attempts {
                Err(JobFailure::hopeless("the server has died each time it was tried"))
            } else {
                perform(&*handler, &job).await
            };
            let end = end_of(&job, done, patience, &clock, &*observer);
            (job, end)
        });
    }

    async fn stop(self, mut round: Round) {
        let last = async {
            while let Some(ended) = round.doing.join_next().await {
                round.ended.extend(ended);
            }
        };
        if timeout(LAST_JOBS, last).await.is_err() {
            tracing::info!(jobs = round.doing.len(), "some jobs are left to others, or to the next start");
        }
        round.doing.abort_all();
        let given_back = match self.note_ends(&mut round).await {
            Ok(()) => self.store.release_jobs(&self.name).await,
            Err(error) => Err(error),
        };
        if let Err(error) = given_back {
            tracing::debug!(%error, "cannot give jobs back");
        }
    }
}

/// What a worker has under way.
struct Round {
    kinds: Vec<&'static str>,
    doing: JoinSet<(Job, JobEnd)>,
    /// Jobs of which it is not yet stored what became of them.
    ended: Vec<(Job, JobEnd)>,
    /// When the lease was last prolonged.
    held: Instant,
    in_trouble: bool,
}

impl Round {
    /// One line in the log is enough.
    fn note_trouble(&mut self, error: &StoreError) {
        if !std::mem::replace(&mut self.in_trouble, true) {
            tracing::warn!(%error, "the jobs cannot be read or noted; it is tried again");
        }
    }
}

/// Lets a handler do a job. A panic is a failure like any other.
async fn perform(handler: &dyn JobHandler, job: &Job) -> Result<NextTime, JobFailure> {
    match timeout(LONGEST, AssertUnwindSafe(handler.perform(job)).catch_unwind()).await {
        Ok(Ok(done)) => done,
        Ok(Err(_)) => Err(JobFailure::passing("it broke off")),
        Err(_) => Err(JobFailure::passing("it took too long")),
    }
}

/// What is noted of a job, and told.
fn end_of(
    job: &Job,
    done: Result<NextTime, JobFailure>,
    patience: Patience,
    clock: &Clock,
    observer: &dyn JobObserver,
) -> JobEnd {
    let JobFailure { why, hopeless } = match done {
        Ok(next) => {
            observer.done(job);
            return match next {
                NextTime::Never => JobEnd::Done,
                NextTime::At(time) => JobEnd::Again(time),
            };
        }
        Err(failure) => failure,
    };
    let Job { kind, subject, attempt, .. } = job;
    if let Some(pause) = patience.pause(*attempt).filter(|_| !hopeless) {
        let retry = clock.after(pause);
        tracing::warn!(kind, subject, attempt, why, "a job failed; it is tried again");
        observer.failed(job);
        JobEnd::Failed { why, retry }
    } else {
        tracing::error!(kind, subject, attempt, why, "a job was given up");
        observer.died(job);
        JobEnd::Dead { why, at: clock.now() }
    }
}
