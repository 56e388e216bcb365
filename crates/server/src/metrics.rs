use std::time::Duration;

use axum::http::StatusCode;
use metrics::{Counter, Gauge, Histogram, counter, gauge, histogram, with_local_recorder};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::JobCounts;

use crate::jobs::KINDS;

/// What operators look at. Each server counts for itself.
pub(crate) struct Metrics {
    moves: Counter,
    actions: Counter,
    move_seconds: Histogram,
    games_in_memory: Gauge,
    open_streams: Gauge,
    bots_thinking: Gauge,
    thoughts_waiting: Gauge,
    thinking_wait: Histogram,
    /// Answers by the first digit of their status, from 1xx on.
    answers: [Counter; 5],
    /// By [`Limit`].
    refused: [Counter; Limit::NAMES.len()],
    connections: Gauge,
    /// By [`CloseReason`].
    cut: [Counter; CloseReason::NAMES.len()],
    job_lag: Histogram,
    /// By the kinds of [`KINDS`] and by [`JobOutcome`].
    jobs: [[Counter; JobOutcome::NAMES.len()]; KINDS.len()],
    jobs_waiting: Gauge,
    jobs_dead: Gauge,
    database_up: Gauge,
    database_errors: Counter,
    all: PrometheusHandle,
}

/// What keeps somebody from being served.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    /// Requests a second of a key.
    RateOfKey,
    /// Requests a second of an address.
    RateOfAddress,
    /// Connections of an address.
    ConnectionsOfAddress,
    /// Connections in all.
    Connections,
    /// Tables set up from an address.
    Creations,
    /// Seats taken from an address.
    Sittings,
    /// Words of a person.
    Words,
    /// Messages to addresses that somebody has named.
    Sendings,
    /// Thoughts that would have waited too long.
    Thinking,
    /// Event streams of a key or an address.
    Streams,
}

impl Limit {
    /// In the order of the limits.
    const NAMES: [&str; 10] = [
        "rate-key",
        "rate-address",
        "connections-address",
        "connections",
        "creations",
        "sittings",
        "words",
        "sendings",
        "thinking",
        "streams",
    ];
}

/// Why a connection was closed from here before its caller had an answer to its last request, or
/// would have closed it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CloseReason {
    /// The head of a request did not come to its end.
    Headers,
    /// Nothing came for a long time.
    Idle,
    /// Another needed the place.
    Room,
}

impl CloseReason {
    /// In the order of the reasons.
    const NAMES: [&str; 3] = ["headers", "idle", "room"];
}

/// What can become of a job.
#[derive(Clone, Copy, Debug)]
pub(crate) enum JobOutcome {
    /// It is done.
    Done,
    /// It failed, and is tried again.
    Failed,
    /// It was given up.
    Dead,
}

impl JobOutcome {
    /// In the order of the outcomes.
    const NAMES: [&str; 3] = ["done", "failed", "dead"];
}

const MOVE_SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let builder = PrometheusBuilder::new().set_buckets(&MOVE_SECONDS).expect("there are buckets");
        let recorder = builder.build_recorder();
        with_local_recorder(&recorder, || Metrics {
            moves: counter!("railhead_moves_total"),
            actions: counter!("railhead_actions_total"),
            move_seconds: histogram!("railhead_move_seconds"),
            games_in_memory: gauge!("railhead_games_in_memory"),
            open_streams: gauge!("railhead_open_streams"),
            bots_thinking: gauge!("railhead_bots_thinking"),
            thoughts_waiting: gauge!("railhead_thoughts_waiting"),
            thinking_wait: histogram!("railhead_thinking_wait_seconds"),
            answers: ["1xx", "2xx", "3xx", "4xx", "5xx"]
                .map(|status| counter!("railhead_http_requests_total", "status" => status)),
            refused: Limit::NAMES.map(|limit| counter!("railhead_refused_total", "limit" => limit)),
            connections: gauge!("railhead_connections"),
            cut: CloseReason::NAMES.map(|why| counter!("railhead_connections_cut_total", "why" => why)),
            job_lag: histogram!("railhead_job_lag_seconds"),
            jobs: KINDS.map(|kind| {
                JobOutcome::NAMES.map(|end| counter!("railhead_jobs_total", "kind" => kind, "end" => end))
            }),
            jobs_waiting: gauge!("railhead_jobs_waiting"),
            jobs_dead: gauge!("railhead_jobs_dead"),
            database_up: gauge!("railhead_database_up"),
            database_errors: counter!("railhead_database_errors_total"),
            all: recorder.handle(),
        })
    }

    pub(crate) fn moved(&self, actions: u64, took: Duration) {
        self.moves.increment(1);
        self.actions.increment(actions);
        self.move_seconds.record(took.as_secs_f64());
    }

    pub(crate) fn answered(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100);
        if let Some(answers) = class.checked_sub(1).and_then(|class| self.answers.get(class)) {
            answers.increment(1);
        }
    }

    pub(crate) fn refused(&self, limit: Limit) {
        self.refused[limit as usize].increment(1);
    }

    pub(crate) fn cut(&self, why: CloseReason) {
        self.cut[why as usize].increment(1);
    }

    /// What the last try has shown about the database.
    pub(crate) fn database(&self, answers: bool) {
        self.database_up.set(if answers { 1.0 } else { 0.0 });
        if !answers {
            self.database_errors.increment(1);
        }
    }

    /// A job was begun this long after it was due.
    pub(crate) fn job_begun(&self, lag: Duration) {
        self.job_lag.record(lag.as_secs_f64());
    }

    pub(crate) fn job_ended(&self, kind: &str, outcome: JobOutcome) {
        if let Some(place) = KINDS.iter().position(|known| *known == kind) {
            self.jobs[place][outcome as usize].increment(1);
        }
    }

    /// How many jobs there are in the database.
    pub(crate) fn jobs(&self, counts: JobCounts) {
        self.jobs_waiting.set(counts.waiting as f64);
        self.jobs_dead.set(counts.dead as f64);
    }

    /// Counts an open connection until it is dropped.
    pub(crate) fn connection(&self) -> Counted {
        Counted::new(&self.connections)
    }

    /// How long a thought had to wait for a thread.
    pub(crate) fn waited_to_think(&self, waited: Duration) {
        self.thinking_wait.record(waited.as_secs_f64());
    }

    /// Counts an open event stream until it is dropped.
    pub(crate) fn stream(&self) -> Counted {
        Counted::new(&self.open_streams)
    }

    /// Counts a thinking bot until it is dropped.
    pub(crate) fn thinking(&self) -> Counted {
        Counted::new(&self.bots_thinking)
    }

    /// All of it, as Prometheus reads it, with how many games are in memory and how many thoughts wait now.
    pub(crate) fn render(&self, games: usize, thoughts: usize) -> String {
        self.games_in_memory.set(games as f64);
        self.thoughts_waiting.set(thoughts as f64);
        self.all.render()
    }

    /// Keeps the memory of the histograms small.
    pub(crate) fn tidy(&self) {
        self.all.run_upkeep();
    }
}

/// One of something, as long as it lives.
pub(crate) struct Counted(Gauge);

impl Counted {
    fn new(gauge: &Gauge) -> Counted {
        gauge.increment(1.0);
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.decrement(1.0);
    }
}
