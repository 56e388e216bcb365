use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::{GameId, Timestamp};

/// Who thinks about which bot's turn. SQLite is served by one process, so memory is enough; and if two should serve
/// one file, the worst is that both think.
#[derive(Default)]
pub(crate) struct Claims(Mutex<HashMap<GameId, Claim>>);

struct Claim {
    version: u32,
    holder: String,
    until: Timestamp,
}

/// With more claims than this, those that have run out are dropped.
const MANY: usize = 1024;

impl Claims {
    pub(crate) fn claim(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        until: Timestamp,
        now: Timestamp,
    ) -> bool {
        let mut claims = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(claim) = claims.get(id)
            && (version < claim.version
                || version == claim.version && claim.holder != by && now < claim.until)
        {
            return false;
        }
        if claims.len() >= MANY && claims.len().is_power_of_two() {
            claims.retain(|_, claim| now < claim.until);
        }
        claims.insert(id.clone(), Claim { version, holder: by.to_owned(), until });
        true
    }
}
