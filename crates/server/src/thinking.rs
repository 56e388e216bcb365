//! Who may think when: bots, hints and analyses share the few threads there are.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bots::Level;
use store::{GameId, KeyHash};

use crate::app::App;
use crate::error::Problem;
use crate::metrics::Limit;
use crate::network::Network;
use crate::queue::{Queue, TooLong, Urgency};
use crate::session::Session;

/// The lines before the threads that think.
pub(crate) struct Thinkers {
    /// Thoughts that take long.
    deep: Arc<Queue<Network, QueueMember>>,
    /// Thoughts that take no longer than drawing a page: they need not wait for the others.
    quick: Arc<Queue<Network, QueueMember>>,
}

/// Among those of one address, each of these gets its share.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum QueueMember {
    Key(KeyHash),
    Game(GameId),
}

/// What is to be thought about, for whom.
pub(crate) struct ThinkJob {
    pub(crate) urgency: Urgency,
    pub(crate) network: Network,
    pub(crate) share: QueueMember,
    /// Whether it takes no longer than drawing a page.
    pub(crate) quick: bool,
    /// How long somebody would wait for it, at most; if nothing is said, as long as it takes.
    pub(crate) patience: Option<Duration>,
}

/// Why nothing came of a thought.
#[derive(Debug)]
pub(crate) enum ThinkError {
    /// Too many want to think.
    Busy(TooLong),
    /// It broke off.
    Broken,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        let (long, short) = (Duration::from_millis(300), Duration::from_millis(1));
        Thinkers { deep: Queue::new(threads, long), quick: Queue::new(threads, short) }
    }

    /// How many bots, hints and analyses are thinking.
    pub(crate) fn busy(&self) -> usize {
        self.deep.taken() + self.quick.taken()
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.deep.waiting() + self.quick.waiting()
    }
}

impl ThinkJob {
    /// A bot's turn. Its table waits with those of whoever called there last.
    pub(crate) fn of_bot(app: &App, session: &Session, level: Level) -> ThinkJob {
        let quiet_since = app.config.clock.ago(app.config.quiet_after);
        let urgency = if session.attendance.is_watched() {
            Urgency::Watched
        } else if session.attendance.is_quiet_since(quiet_since) {
            Urgency::Quiet
        } else {
            Urgency::Recent
        };
        let share =
            session.people().host.map_or_else(|| QueueMember::Game(session.id.clone()), QueueMember::Key);
        let network = session.attendance.network();
        ThinkJob { urgency, network, share, quick: level <= Level::Medium, patience: None }
    }
}

impl App {
    /// Thinks on a blocking thread when its turn has come.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        job: ThinkJob,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        let ThinkJob { urgency, network, share, quick, patience } = job;
        let queue = if quick { &self.thinkers.quick } else { &self.thinkers.deep };
        let begin = Instant::now();
        let place = match queue.enter(urgency, network, share, patience).await {
            Ok(place) => place,
            Err(too_long) => {
                self.metrics.refused(Limit::Thinking);
                return Err(ThinkError::Busy(too_long));
            }
        };
        self.metrics.waited_to_think(begin.elapsed());
        let thinking = self.metrics.thinking();
        let thought = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop((place, thinking));
            thought
        });
        thought.await.map_err(|error| {
            tracing::error!(%error, "a thought broke off");
            ThinkError::Broken
        })
    }
}

impl From<ThinkError> for Problem {
    fn from(unthought: ThinkError) -> Problem {
        match unthought {
            ThinkError::Busy(TooLong { wait }) => {
                Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-busy-thinking", []).after(wait)
            }
            ThinkError::Broken => Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-no-hint", []),
        }
    }
}
