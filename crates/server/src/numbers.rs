use std::time::Duration;

use axum::http::StatusCode;
use metrics::{Counter, Gauge, Histogram, counter, gauge, histogram, with_local_recorder};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// What operators look at. Each server counts for itself.
pub(crate) struct Numbers {
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
    refused: [Counter; Limit::ALL.len()],
    connections: Gauge,
    /// By [`Cut`].
    cut: [Counter; Cut::ALL.len()],
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
    /// Thoughts that would have waited too long.
    Thinking,
}

impl Limit {
    const ALL: [Limit; 8] = [
        Limit::RateOfKey,
        Limit::RateOfAddress,
        Limit::ConnectionsOfAddress,
        Limit::Connections,
        Limit::Creations,
        Limit::Sittings,
        Limit::Words,
        Limit::Thinking,
    ];

    fn name(self) -> &'static str {
        match self {
            Limit::RateOfKey => "rate-key",
            Limit::RateOfAddress => "rate-address",
            Limit::ConnectionsOfAddress => "connections-address",
            Limit::Connections => "connections",
            Limit::Creations => "creations",
            Limit::Sittings => "sittings",
            Limit::Words => "words",
            Limit::Thinking => "thinking",
        }
    }
}

/// Why a connection was closed from here before its caller had an answer to its last request, or
/// would have closed it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cut {
    /// The head of a request did not come to its end.
    Headers,
    /// Nothing came for a long time.
    Idle,
    /// Another needed the place.
    Room,
}

impl Cut {
    const ALL: [Cut; 3] = [Cut::Headers, Cut::Idle, Cut::Room];

    fn name(self) -> &'static str {
        match self {
            Cut::Headers => "headers",
            Cut::Idle => "idle",
            Cut::Room => "room",
        }
    }
}

const MOVE_SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

impl Numbers {
    pub(crate) fn new() -> Numbers {
        let builder = PrometheusBuilder::new().set_buckets(&MOVE_SECONDS).expect("there are buckets");
        let recorder = builder.build_recorder();
        with_local_recorder(&recorder, || Numbers {
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
            refused: Limit::ALL.map(|limit| counter!("railhead_refused_total", "limit" => limit.name())),
            connections: gauge!("railhead_connections"),
            cut: Cut::ALL.map(|why| counter!("railhead_connections_cut_total", "why" => why.name())),
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

    pub(crate) fn games_in_memory(&self, games: usize) {
        self.games_in_memory.set(games as f64);
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

    pub(crate) fn cut(&self, why: Cut) {
        self.cut[why as usize].increment(1);
    }

    /// What the last try has shown about the database.
    pub(crate) fn database(&self, answers: bool) {
        self.database_up.set(if answers { 1.0 } else { 0.0 });
        if !answers {
            self.database_errors.increment(1);
        }
    }

    /// Counts an open connection until it is dropped.
    pub(crate) fn connection(&self) -> Counted {
        Counted::new(&self.connections)
    }

    pub(crate) fn thoughts_waiting(&self, thoughts: usize) {
        self.thoughts_waiting.set(thoughts as f64);
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

    /// All of it, as Prometheus reads it.
    pub(crate) fn render(&self) -> String {
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
