//! What a server does by itself.

mod deadline;
mod mail_links;
mod notices;
mod retention;
mod standing_orders;
mod waking;

use std::sync::Arc;
use std::time::Duration;

use store::{Job, NewJob, StoreError};
use worker::{JobFailure, JobObserver, Worker};

use self::deadline::ActOnDeadline;
use self::mail_links::{Recover, SendLink};
use self::notices::{Deliver, Digest, FanOut};
use self::retention::DeleteIdle;
use self::standing_orders::CarryOut;
use self::waking::{TakeOver, WakeAll};
use crate::app::App;
use crate::metrics::JobOutcome;
use crate::notice_orders::{NOTICE, TIME_NEARLY_GONE, TURN};
use crate::services::identity::{MAIL_LINK, RECOVER};
use crate::services::notices::{DELIVER, DIGEST};
use crate::standing_orders::STANDING_ORDER;

pub(crate) use self::deadline::look_at_deadline;

/// Takes over the bots' turns of servers that have died.
const TAKE_OVER: &str = "take-over";
/// Wakes the bots of all games that wait for one.
const WAKE: &str = "wake-bots";
/// Deletes games that nobody would miss.
const RETENTION: &str = "retention";

/// Acts when the time of somebody in a game has run out.
const DEADLINE: &str = "deadline";

/// Everything that is done by itself and counted: standing orders are not.
pub(crate) const KINDS: [&str; 11] = [
    TAKE_OVER,
    WAKE,
    RETENTION,
    DEADLINE,
    TURN,
    TIME_NEARLY_GONE,
    NOTICE,
    DELIVER,
    DIGEST,
    RECOVER,
    MAIL_LINK,
];

/// How long to wait before it is tried again to order the first jobs.
const PAUSE: Duration = Duration::from_secs(2);

/// Does what there is to be done until the server stops. Others that share its games do the same, and each job is done
/// by one of them.
pub(crate) async fn work(app: Arc<App>) {
    let mut stopping = app.stopping.clone();
    while let Err(error) = order_first(&app).await {
        tracing::warn!(%error, "cannot order what is to be done at a start; it is tried again");
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            _ = stopping.changed() => return,
        }
    }
    // What is sent elsewhere can take long, and nothing else waits for it.
    tokio::join!(worker(&app).run(stopping.clone()), messenger(&app).run(stopping));
}

fn worker(app: &Arc<App>) -> Worker {
    let App { store, config, name, .. } = &**app;
    let observer = Arc::new(InMetrics(Arc::clone(app)));
    let worker = Worker::new(Arc::clone(store), config.clock.clone(), name, config.bot_lease, observer)
        .with(TAKE_OVER, TakeOver(Arc::clone(app)))
        .with(WAKE, WakeAll(Arc::clone(app)))
        .with(DEADLINE, ActOnDeadline(Arc::clone(app)))
        .with(STANDING_ORDER, CarryOut(Arc::clone(app)))
        .with(TURN, FanOut(Arc::clone(app)))
        .with(TIME_NEARLY_GONE, FanOut(Arc::clone(app)))
        .with(NOTICE, FanOut(Arc::clone(app)))
        .with(RECOVER, Recover(Arc::clone(app)));
    match config.keep_idle {
        Some(keep) => worker.with(RETENTION, DeleteIdle { app: Arc::clone(app), keep }),
        None => worker,
    }
}

/// Sends what people are to be told.
fn messenger(app: &Arc<App>) -> Worker {
    let App { store, config, name, .. } = &**app;
    let observer = Arc::new(InMetrics(Arc::clone(app)));
    let name = format!("{name}-messenger");
    Worker::new(Arc::clone(store), config.clock.clone(), name, config.bot_lease, observer)
        .with(DELIVER, Deliver(Arc::clone(app)))
        .with(DIGEST, Digest(Arc::clone(app)))
        .with(MAIL_LINK, SendLink(Arc::clone(app)))
}

/// Orders what is to be done at a start, and some of it again and again from then on.
async fn order_first(app: &App) -> Result<(), StoreError> {
    let kinds = [
        Some(WAKE),
        app.shares_games().then_some(TAKE_OVER),
        app.config.keep_idle.is_some().then_some(RETENTION),
    ];
    let job = |kind: &str| NewJob {
        kind: kind.to_owned(),
        subject: "all games".to_owned(),
        detail: String::new(),
        due: app.now(),
    };
    let jobs: Vec<NewJob> = kinds.into_iter().flatten().map(job).collect();
    app.store.order_jobs(&jobs).await?;
    let dead = app.store.count_jobs().await?.dead;
    if dead > 0 {
        tracing::warn!(dead, "there are jobs that were given up");
    }
    Ok(())
}

/// The database may answer another time.
#[expect(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn failed(error: StoreError) -> JobFailure {
    JobFailure::passing(error.to_string())
}

/// Counts what becomes of jobs, but for those of which nobody may know.
struct InMetrics(Arc<App>);

impl JobObserver for InMetrics {
    fn begun(&self, job: &Job, lag: Duration) {
        if job.kind != STANDING_ORDER {
            self.0.metrics.job_begun(lag);
        }
    }

    fn done(&self, job: &Job) {
        self.0.metrics.job_ended(&job.kind, JobOutcome::Done);
    }

    fn failed(&self, job: &Job) {
        self.0.metrics.job_ended(&job.kind, JobOutcome::Failed);
    }

    fn died(&self, job: &Job) {
        self.0.metrics.job_ended(&job.kind, JobOutcome::Dead);
    }
}
