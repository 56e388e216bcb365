//! What the tests let workers do, and what they write down of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use store::{Job, NewJob, Store, Timestamp};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use worker::{Clock, JobObserver, Worker};

/// Only what is broken takes longer.
const PATIENCE: Duration = Duration::from_mins(1);

/// What happened to jobs, in order.
#[derive(Clone, Default)]
pub(crate) struct Notebook(Arc<Mutex<Vec<String>>>);

impl Notebook {
    pub(crate) fn note(&self, line: impl Into<String>) {
        self.0.lock().push(line.into());
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        self.0.lock().clone()
    }

    /// Waits until there are so many lines.
    pub(crate) async fn reaches(&self, count: usize) -> Vec<String> {
        let deadline = Instant::now() + PATIENCE;
        while self.0.lock().len() < count {
            assert!(Instant::now() < deadline, "only this has happened: {:?}", self.lines());
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.lines()
    }
}

impl JobObserver for Notebook {
    fn begun(&self, _job: &Job, _lag: Duration) {}

    fn done(&self, job: &Job) {
        self.note(format!("done {}", job.subject));
    }

    fn failed(&self, job: &Job) {
        self.note(format!("failed {}", job.subject));
    }

    fn died(&self, job: &Job) {
        self.note(format!("died {}", job.subject));
    }
}

pub(crate) fn job(kind: &str, subject: &str, due: Timestamp) -> NewJob {
    NewJob { kind: kind.into(), subject: subject.into(), detail: String::new(), due }
}

/// A worker at work.
pub(crate) struct Working {
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
}

impl Working {
    pub(crate) fn begin(worker: Worker) -> Working {
        let (stop, stopping) = watch::channel(false);
        Working { stop, running: tokio::spawn(worker.run(stopping)) }
    }

    pub(crate) async fn stop(self) {
        let _ = self.stop.send(true);
        tokio::time::timeout(PATIENCE, self.running).await.expect("it stops in time").expect("and well");
    }
}

/// A worker whose notes are kept.
pub(crate) fn worker(store: &Arc<dyn Store>, clock: &Clock, notes: &Notebook) -> Worker {
    Worker::new(Arc::clone(store), clock.clone(), "one", Duration::from_secs(3), Arc::new(notes.clone()))
}
