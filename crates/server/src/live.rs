//! Live updates: one event for each new version, from where the watcher left off.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures::{Stream, StreamExt, stream};
use play::{EntryKind, EntryText};
use serde_json::json;
use store::KeyHash;
use tokio::sync::watch;

use crate::metrics::Counted;
use crate::session::{News, Presence, Session};
use crate::sight::{Sight, state};
use crate::streams::OpenStream;
use crate::table::Table;

/// A connection that says nothing for longer is taken for dead by what lies between.
const HEARTBEAT: Duration = Duration::from_secs(15);

struct Watcher {
    session: Arc<Session>,
    news: watch::Receiver<News>,
    stopping: watch::Receiver<bool>,
    /// What the watcher has seen.
    seen: News,
    _counted: (Counted, OpenStream),
    presence: Presence,
    /// For whom the state is told with each version; not at all without.
    reader: Option<Reader>,
}

/// Whoever is told the state with each version: the holder of a key, or anybody.
#[derive(Clone, Copy)]
pub(crate) struct Reader(pub(crate) Option<KeyHash>);

/// So many versions with their states are worked out at once for somebody who has missed more.
const STATES_AT_ONCE: usize = 16;

/// Follows a game from what the watcher has seen on. A watcher takes what is new when it can take it: nobody waits
/// for a slow one, and it misses nothing.
pub(crate) fn follow(
    session: Arc<Session>,
    version: Option<u32>,
    aside: Option<u64>,
    reader: Option<Reader>,
    stopping: watch::Receiver<bool>,
    counted: (Counted, OpenStream),
    presence: Presence,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut news = session.watch();
    let now = *news.borrow_and_update();
    let seen = News { version: version.unwrap_or(now.version), aside: aside.unwrap_or(now.aside) };
    news.mark_changed();
    let watcher = Watcher { session, news, stopping, seen, _counted: counted, presence, reader };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let fresh = watcher.next().await?;
        Some((stream::iter(fresh.into_iter().map(Ok)), watcher))
    });
    Sse::new(events.flatten()).keep_alive(KeepAlive::new().interval(HEARTBEAT))
}

impl Watcher {
    /// Waits for something new. Returns `None` when the server stops, or the watcher may not look any more. After the end of a game there may
    /// still be talk.
    async fn next(&mut self) -> Option<Vec<Event>> {
        loop {
            if *self.stopping.borrow() || self.session.is_lost() {
                return None;
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = self.stopping.changed() => return None,
            }
            if self.presence.is_shut_out() {
                return None;
            }
            let news = *self.news.borrow_and_update();
            let mut events = self.entries();
            if news.aside != self.seen.aside {
                self.seen.aside = news.aside;
                events.push(Event::default().event("aside").data("{}"));
            }
            if !events.is_empty() {
                return Some(events);
            }
        }
    }

    fn entries(&mut self) -> Vec<Event> {
        let table = self.session.now();
        let mut events = Vec::new();
        let most = if self.reader.is_some() { STATES_AT_ONCE } else { usize::MAX };
        for EntryText { seat, text, kind } in table.texts(self.seen.version).into_iter().take(most) {
            self.seen.version += 1;
            let version = self.seen.version;
            let over = version == table.version() && table.actor().is_none();
            // Its text is JSON already.
            let what = match kind {
                EntryKind::Move => format!("\"action\":{text}"),
                EntryKind::Back(to) => format!("\"back\":{to}"),
                EntryKind::Incident(incident) => format!("\"incident\":\"{}\"", incident.name()),
            };
            let sight = self.reader.map_or_else(String::new, |reader| self.sight(&*table, version, reader));
            let data =
                format!(r#"{{"version":{version},"seat":{},{what},"over":{over}{sight}}}"#, seat.index());
            events.push(Event::default().id(version.to_string()).event("version").data(data));
        }
        if self.seen.version < table.version() {
            self.news.mark_changed();
        }
        events
    }

    /// The state at a version as the watcher may see it, and what they can do if it is the present one.
    fn sight(&self, now: &dyn Table, version: u32, Reader(key): Reader) -> String {
        if version == now.version() {
            let Sight { state, actions } = Sight::of(&self.session, now, key);
            return format!(r#","state":{state},"actions":{}"#, json!(actions));
        }
        let earlier = now.until(version).map(|table| state(&self.session, &*table, key));
        format!(r#","state":{},"actions":[]"#, json!(earlier))
    }
}
