//! What the tests of the running server share: the process, calls of its API, and players.

#![allow(dead_code, unused_imports)] // not every test file needs everything

mod api;
mod player;
mod served;

pub(crate) use api::{Api, Seated};
pub(crate) use player::Player;
pub(crate) use served::{Served, refused};

use std::time::{Duration, Instant};

use serde_json::Value;

/// How long a test waits for what must come. A busy machine is slow, but not that slow: only what is
/// broken takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Looks again and again until there is something to see.
pub(crate) async fn wait_for<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
        assert!(begin.elapsed() < PATIENCE, "waited in vain for {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until a game is over; its record, every action and the result, must hold.
pub(crate) async fn game_is_over(api: &Api, id: &str) -> Value {
    wait_for("the end of a game", async || (api.look(id).await["over"] == true).then_some(())).await;
    let record = api.record(id).await;
    holds(&record);
    record
}

/// The record is that of a whole game.
pub(crate) fn holds(record: &Value) {
    assert!(record["result"].is_object(), "{record}");
    assert!(games::trial::record_bytes(record.to_string().as_bytes()), "{record}");
}
