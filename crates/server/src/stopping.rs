//! A server that stops says what it waits for, and in the end what it did not wait for.

use std::time::Duration;

use tokio::task::{JoinError, JoinHandle};
use tokio::time::{Instant, interval_at, timeout};

use crate::app::App;
use crate::connections::Connections;

/// How long an answer under way may take.
pub(crate) const LAST_ANSWERS: Duration = Duration::from_secs(5);
/// How often the log says what is still under way.
const TELL_AGAIN: Duration = Duration::from_secs(1);

/// What is under way.
struct Remaining {
    /// Also those whose callers have yet to take the rest of an answer.
    connections: usize,
    /// Without event streams, which end as soon as the server stops.
    requests: usize,
    streams: usize,
    /// Thoughts of bots, hints and analyses. Nobody waits for those of bots: they think again after the start, or
    /// another server does.
    thoughts: usize,
}

impl Remaining {
    fn of(app: &App, connections: &Connections) -> Remaining {
        let streams = app.streams.count();
        Remaining {
            connections: connections.count(),
            requests: connections.under_way().saturating_sub(streams),
            streams,
            thoughts: app.thinkers.busy(),
        }
    }
}

/// Logs that the server stops, and what is under way.
pub(crate) fn tell(app: &App, connections: &Connections) {
    let Remaining { connections, requests, streams, thoughts } = Remaining::of(app, connections);
    tracing::info!(connections, requests, streams, thoughts, "stopping");
}

/// Waits until everybody is served, or for as long as a stop may take, and says meanwhile what remains.
pub(crate) async fn wait(
    app: &App,
    connections: &Connections,
    mut serving: JoinHandle<()>,
) -> Result<(), JoinError> {
    let mut rounds = interval_at(Instant::now() + TELL_AGAIN, TELL_AGAIN);
    let served = async {
        loop {
            tokio::select! {
                ended = &mut serving => return ended,
                _ = rounds.tick() => {
                    let Remaining { connections, requests, streams, thoughts } = Remaining::of(app, connections);
                    tracing::info!(connections, requests, streams, thoughts, "still waiting");
                }
            }
        }
    };
    timeout(LAST_ANSWERS, served).await.unwrap_or(Ok(()))
}

/// Logs what was cut off, if anything was.
pub(crate) fn tell_end(app: &App, connections: &Connections) {
    match Remaining::of(app, connections) {
        Remaining { connections: 0, thoughts, .. } => {
            tracing::info!(thoughts, "stopped: all were answered, and the database is closed");
        }
        Remaining { connections, requests, streams, thoughts } => {
            tracing::info!(
                connections,
                requests,
                streams,
                thoughts,
                "stopped: these did not end in time and are cut off; the database is closed"
            );
        }
    }
}
