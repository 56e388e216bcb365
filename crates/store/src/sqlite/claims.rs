use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::{GameId, StoreError};

/// Who thinks about which bot's turn. One process serves an SQLite file, so memory is enough, and nobody has missed what
/// is done.
#[derive(Default)]
pub(crate) struct Claims(Mutex<HashMap<GameId, Claim>>);

struct Claim {
    version: u32,
    holder: String,
    until: Instant,
}

#[expect(clippy::unused_async, reason = "called as PostgreSQL's, which ask the database")]
impl Claims {
    pub(crate) async fn claim(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        let now = Instant::now();
        let mut claims = self.all();
        if let Some(claim) = claims.get(id)
            && (version < claim.version || claim.holder != by && now < claim.until)
        {
            return Ok(false);
        }
        claims.insert(id.clone(), Claim { version, holder: by.to_owned(), until: now + lease });
        Ok(true)
    }

    pub(crate) async fn release(&self, id: &GameId, _version: u32, by: &str) -> Result<(), StoreError> {
        let now = Instant::now();
        let mut claims = self.all();
        if claims.get(id).is_some_and(|claim| claim.holder == by || claim.until <= now) {
            claims.remove(id);
        }
        Ok(())
    }

    pub(crate) async fn release_all(&self, by: &str) -> Result<(), StoreError> {
        self.all().retain(|_, claim| claim.holder != by);
        Ok(())
    }

    pub(crate) async fn stalled(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let now = Instant::now();
        let claims = self.all();
        let stalled = claims.iter().filter(|(_, claim)| claim.until <= now).map(|(id, _)| id.clone());
        Ok(stalled.take(limit as usize).collect())
    }

    fn all(&self) -> MutexGuard<'_, HashMap<GameId, Claim>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
