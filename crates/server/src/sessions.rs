use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use parking_lot::Mutex;
use store::{GameId, Store};
use tokio::sync::OnceCell;
use worker::Clock;

use crate::clockwork::Clockwork;
use crate::error::Problem;
use crate::session::Session;
use crate::table::LoadError;

/// A place for a session, which may be on its way there.
type SessionCell = Arc<OnceCell<Arc<Session>>>;

/// The games in memory.
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    clockwork: Arc<Clockwork>,
    cells: Mutex<HashMap<GameId, SessionCell>>,
    /// The games that cannot be gone on with and were named in the log: once is enough.
    refused: Mutex<HashSet<GameId>>,
}

impl Sessions {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, clockwork: Arc<Clockwork>) -> Sessions {
        Sessions { store, clock, clockwork, cells: Mutex::default(), refused: Mutex::default() }
    }

    /// The session of a game, loaded if it is not there; of many who ask at once one loads it.
    pub(crate) async fn get(&self, id: &GameId) -> Result<Arc<Session>, Problem> {
        let cell = {
            let mut map = self.cells.lock();
            let cell = map.entry(id.clone()).or_default();
            if cell.get().is_some_and(|session| session.is_lost()) {
                *cell = SessionCell::default();
            }
            Arc::clone(cell)
        };
        let loaded = cell.get_or_try_init(|| async { self.read(id).await.map(Arc::new) }).await;
        match loaded {
            Ok(session) => {
                session.last_used.store(self.clock.now().0, Ordering::Relaxed);
                Ok(Arc::clone(session))
            }
            Err(problem) => {
                // A name that is no game must not stay: anybody can ask for any.
                self.cells.lock().retain(|known, cell| known != id || cell.initialized());
                Err(problem)
            }
        }
    }

    /// The session of a game if it is in memory.
    pub(crate) fn loaded(&self, id: &GameId) -> Option<Arc<Session>> {
        self.cells.lock().get(id)?.get().cloned()
    }

    /// The session of a game if it is in memory or on its way there: whoever loads it may have read it
    /// before the last change.
    pub(crate) async fn loading(&self, id: &GameId) -> Option<Arc<Session>> {
        let cell = Arc::clone(self.cells.lock().get(id)?);
        let loaded = cell.get_or_try_init(|| async { self.read(id).await.map(Arc::new) });
        loaded.await.ok().cloned()
    }

    /// Reads a game without keeping it in memory.
    pub(crate) async fn read(&self, id: &GameId) -> Result<Session, Problem> {
        Session::read(&self.store, &self.clockwork, id, self.clock.now()).await?.map_err(|lost| {
            if self.refused.lock().insert(id.clone()) {
                match &lost {
                    LoadError::Newer => tracing::warn!(game = %id.0, "a newer version of Railhead has played this game; this server cannot go on with it"),
                    LoadError::Broken(what) => tracing::error!(game = %id.0, what, "a stored game cannot be replayed"),
                }
            }
            lost.into()
        })
    }

    /// Every session in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Session>> {
        self.cells.lock().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.cells.lock().len()
    }

    /// Drops games that nobody uses: those idle for long, and of the others the longest idle ones
    /// beyond the number that may stay.
    pub(crate) fn drop_idle(&self, most: usize, idle_for: Duration) {
        let mut map = self.cells.lock();
        let unused = |cell: &SessionCell| {
            Arc::strong_count(cell) == 1
                && cell.get().is_some_and(|session| {
                    Arc::strong_count(session) == 1 && !session.driven.load(Ordering::Relaxed)
                })
        };
        let used_at = |cell: &SessionCell| {
            cell.get().map_or(i64::MAX, |session| session.last_used.load(Ordering::Relaxed))
        };
        let long_ago = self.clock.ago(idle_for).0;
        map.retain(|_, cell| !unused(cell) || used_at(cell) > long_ago);
        if map.len() > most {
            let mut idle: Vec<(i64, GameId)> = map
                .iter()
                .filter(|(_, cell)| unused(cell))
                .map(|(id, cell)| (used_at(cell), id.clone()))
                .collect();
            idle.sort_by_key(|(used, _)| *used);
            for (_, id) in idle.into_iter().take(map.len() - most) {
                map.remove(&id);
            }
        }
    }
}
