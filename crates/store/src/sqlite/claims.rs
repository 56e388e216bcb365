use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::GameId;

/// Who thinks about which bot's turn. One process serves an SQLite file, so memory is enough, and nobody has missed what
/// is done.
#[derive(Default)]
pub(crate) struct Claims(Mutex<HashMap<GameId, Claim>>);

struct Claim {
    version: u32,
    holder: String,
    until: Instant,
}

impl Claims {
    pub(crate) fn claim(&self, id: &GameId, version: u32, by: &str, lease: Duration) -> bool {
        let now = Instant::now();
        let mut claims = self.all();
        if let Some(claim) = claims.get(id)
            && (version < claim.version
                || version == claim.version && claim.holder != by && now < claim.until)
        {
            return false;
        }
        claims.insert(id.clone(), Claim { version, holder: by.to_owned(), until: now + lease });
        true
    }

    pub(crate) fn release(&self, id: &GameId, by: &str) {
        let now = Instant::now();
        let mut claims = self.all();
        if claims.get(id).is_some_and(|claim| claim.holder == by || claim.until <= now) {
            claims.remove(id);
        }
    }

    pub(crate) fn release_all(&self, by: &str) {
        self.all().retain(|_, claim| claim.holder != by);
    }

    pub(crate) fn stalled(&self, limit: u32) -> Vec<GameId> {
        let now = Instant::now();
        let claims = self.all();
        let stalled = claims.iter().filter(|(_, claim)| claim.until <= now).map(|(id, _)| id.clone());
        stalled.take(limit as usize).collect()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<GameId, Claim>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
