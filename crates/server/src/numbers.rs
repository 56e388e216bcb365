use std::time::Duration;

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
    all: PrometheusHandle,
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
