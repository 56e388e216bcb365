//! How many event streams somebody may have open: each is a connection that stays.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use parking_lot::Mutex;
use store::KeyHash;

use crate::caller::Caller;
use crate::error::Problem;
use crate::network::Network;

/// The open streams of each key and each address.
#[derive(Default)]
pub(crate) struct Streams {
    keys: Mutex<HashMap<KeyHash, usize>>,
    networks: Mutex<HashMap<Network, usize>>,
}

/// An open stream, as long as it lives.
pub(crate) struct OpenStream {
    streams: Arc<Streams>,
    key: Option<KeyHash>,
    network: Network,
}

/// How long to wait before asking again: one of the others has to be closed first.
const WAIT: Duration = Duration::from_secs(10);

impl Streams {
    /// Opens a stream, unless its caller has too many. `limits` are those of a key and of an address; 0 is no limit.
    pub(crate) fn open(
        self: &Arc<Streams>,
        caller: Caller,
        limits: (usize, usize),
    ) -> Result<OpenStream, Problem> {
        let network = caller.source.network;
        let (of_key, of_network) = if caller.source.spared { (0, 0) } else { limits };
        let refused = || Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-many-streams", []).after(WAIT);
        if !enter(&self.networks, network, of_network) {
            return Err(refused());
        }
        if let Some(key) = caller.key
            && !enter(&self.keys, key, of_key)
        {
            leave(&self.networks, &network);
            return Err(refused());
        }
        Ok(OpenStream { streams: Arc::clone(self), key: caller.key, network })
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.networks.lock().values().sum()
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        leave(&self.streams.networks, &self.network);
        if let Some(key) = &self.key {
            leave(&self.streams.keys, key);
        }
    }
}

/// Counts one more, unless there are as many as there may be.
fn enter<K: Eq + Hash>(open: &Mutex<HashMap<K, usize>>, whose: K, most: usize) -> bool {
    let mut open = open.lock();
    let count = open.entry(whose).or_default();
    let has_room = most == 0 || *count < most;
    *count += usize::from(has_room);
    has_room
}

fn leave<K: Eq + Hash>(open: &Mutex<HashMap<K, usize>>, whose: &K) {
    let mut open = open.lock();
    let left = open.get_mut(whose).map(|count| {
        *count -= 1;
        *count
    });
    if left == Some(0) {
        open.remove(whose);
    }
}
