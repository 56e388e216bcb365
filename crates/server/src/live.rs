//! Live updates: one event for each new version, from where the watcher left off.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures::{Stream, StreamExt, stream};
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::watch;

use crate::numbers::Counted;
use crate::session::{News, Presence, Session};

/// A connection that says nothing for longer is taken for dead by what lies between.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What a watcher is told of a move.
#[derive(Serialize)]
struct Told<'m> {
    version: u32,
    seat: u8,
    action: Option<&'m RawValue>,
    over: bool,
}

struct Watcher {
    session: Arc<Session>,
    news: watch::Receiver<News>,
    stopping: watch::Receiver<bool>,
    /// What the watcher has seen.
    seen: News,
    _counted: Counted,
    _presence: Presence,
}

/// Follows a game from a version on. A watcher takes what is new when it can take it: nobody waits
/// for a slow one, and it misses nothing.
pub(crate) fn follow(
    session: Arc<Session>,
    from: Option<u32>,
    stopping: watch::Receiver<bool>,
    counted: Counted,
    presence: Presence,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut news = session.watch();
    let now = *news.borrow_and_update();
    let seen = News { version: from.unwrap_or(now.version), aside: now.aside };
    news.mark_changed();
    let watcher = Watcher { session, news, stopping, seen, _counted: counted, _presence: presence };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let fresh = watcher.next().await?;
        Some((stream::iter(fresh.into_iter().map(Ok)), watcher))
    });
    Sse::new(events.flatten()).keep_alive(KeepAlive::new().interval(HEARTBEAT))
}

impl Watcher {
    /// Waits for something new; nothing when the server stops. After the end of a game there may
    /// still be talk.
    async fn next(&mut self) -> Option<Vec<Event>> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = self.stopping.changed() => return None,
            }
            let news = *self.news.borrow_and_update();
            let mut events = self.moves();
            if news.aside != self.seen.aside {
                self.seen.aside = news.aside;
                events.push(Event::default().event("aside").data("{}"));
            }
            if !events.is_empty() {
                return Some(events);
            }
        }
    }

    fn moves(&mut self) -> Vec<Event> {
        let moment = self.session.now();
        let mut events = Vec::new();
        for entry in moment.log.after(self.seen.version) {
            self.seen.version += 1;
            let version = self.seen.version;
            let over = version == moment.table.version() && moment.table.actor().is_none();
            let action: Option<&RawValue> = serde_json::from_str(&entry.action).ok();
            let data = serde_json::to_string(&Told { version, seat: entry.seat, action, over });
            let event = Event::default().id(version.to_string()).event("version");
            events.push(event.data(data.unwrap_or_default()));
        }
        events
    }
}
