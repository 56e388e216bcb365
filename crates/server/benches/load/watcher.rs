use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::Fallible;
use crate::http::Connection;

/// A watcher who waits longer for the last move has missed it.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything that all watchers have seen.
#[derive(Default)]
pub(crate) struct Seen(AtomicU64);

impl Seen {
    pub(crate) fn events(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Those who watch one game.
pub(crate) struct Audience {
    seen: Arc<Seen>,
    /// The version after which they may go, once it is known.
    last: watch::Sender<Option<u32>>,
    watchers: Vec<JoinHandle<Fallible<()>>>,
}

impl Audience {
    pub(crate) fn nobody(seen: Arc<Seen>) -> Audience {
        Audience { seen, last: watch::Sender::new(None), watchers: Vec::new() }
    }

    /// So many come to watch a game that has not begun; they are there when this returns.
    pub(crate) async fn come(&mut self, addresses: &[SocketAddr], game: &str, many: usize) -> Fallible<()> {
        for &address in addresses.iter().cycle().take(many) {
            let mut connection = Connection::open(address).await?;
            connection.follow(&format!("{game}/events")).await?;
            let watcher = watch_to_the_end(connection, Arc::clone(&self.seen), self.last.subscribe());
            self.watchers.push(tokio::spawn(watcher));
        }
        Ok(())
    }

    /// They go when they have seen this version; it is an error if one does not, or has seen the
    /// versions before it otherwise than one after another.
    pub(crate) async fn leave_after(&mut self, version: u32) -> Fallible<()> {
        self.last.send_replace(Some(version));
        for watcher in self.watchers.drain(..) {
            timeout(PATIENCE, watcher).await.map_err(|_| "a watcher missed the last move")???;
        }
        Ok(())
    }
}

async fn watch_to_the_end(
    mut connection: Connection,
    seen: Arc<Seen>,
    mut last: watch::Receiver<Option<u32>>,
) -> Fallible<()> {
    let mut version = 0;
    let mut wrong = None;
    while *last.borrow_and_update() != Some(version) {
        let mut read = |line: &[u8]| {
            let Some(id) = line.strip_prefix(b"id:").and_then(|id| str::from_utf8(id).ok()) else { return };
            if id.trim().parse() == Ok(version + 1) {
                version += 1;
                seen.0.fetch_add(1, Ordering::Relaxed);
            } else {
                wrong = Some(format!("after version {version} came {}", id.trim()));
            }
        };
        tokio::select! {
            received = connection.lines(&mut read) => received?,
            changed = last.changed() => changed?,
        }
        if let Some(wrong) = wrong {
            return Err(wrong.into());
        }
    }
    Ok(())
}
