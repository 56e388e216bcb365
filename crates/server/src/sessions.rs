use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{GameId, Store, Timestamp};
use tokio::sync::OnceCell;

use crate::answer::Problem;
use crate::session::Session;

/// The games in memory.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<GameId, Arc<OnceCell<Arc<Session>>>>>);

impl Sessions {
    /// The session of a game, loaded if it is not there; of many who ask at once one loads it.
    pub(crate) async fn get(
        &self,
        store: &dyn Store,
        id: &GameId,
        now: Timestamp,
    ) -> Result<Arc<Session>, Problem> {
        let cell = Arc::clone(self.map().entry(id.clone()).or_default());
        let loaded = cell.get_or_try_init(|| async { Session::read(store, id).await.map(Arc::new) }).await;
        match loaded {
            Ok(session) => {
                session.touch(now);
                Ok(Arc::clone(session))
            }
            Err(problem) => {
                // A name that is no game must not stay: anybody can ask for any.
                self.map().retain(|known, cell| known != id || cell.initialized());
                Err(problem)
            }
        }
    }

    /// The session of a game if it is in memory.
    pub(crate) fn loaded(&self, id: &GameId) -> Option<Arc<Session>> {
        self.map().get(id)?.get().cloned()
    }

    /// The session of a game if it is in memory or on its way there: who loads it may have read it
    /// before the last change.
    pub(crate) async fn loading(&self, store: &dyn Store, id: &GameId) -> Option<Arc<Session>> {
        let cell = Arc::clone(self.map().get(id)?);
        let loaded = cell.get_or_try_init(|| async { Session::read(store, id).await.map(Arc::new) });
        loaded.await.ok().cloned()
    }

    /// Every session in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Session>> {
        self.map().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.map().len()
    }

    /// Drops games that nobody uses: those idle for long, and of the others the longest idle ones
    /// beyond the number that may stay.
    pub(crate) fn drop_idle(&self, most: usize, idle_for: Duration, now: Timestamp) {
        let mut map = self.map();
        let unused = |cell: &Arc<OnceCell<Arc<Session>>>| {
            Arc::strong_count(cell) == 1
                && cell.get().is_some_and(|session| {
                    Arc::strong_count(session) == 1 && !session.driven.load(Ordering::Relaxed)
                })
        };
        let used_at = |cell: &Arc<OnceCell<Arc<Session>>>| {
            cell.get().map_or(i64::MAX, |session| session.last_used.load(Ordering::Relaxed))
        };
        let long_ago = now.0 - idle_for.as_millis() as i64;
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

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, Arc<OnceCell<Arc<Session>>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
