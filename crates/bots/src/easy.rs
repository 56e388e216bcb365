use game::Seeded;

use crate::{Bot, Played};

/// Follows simple rules.
pub(crate) struct Easy(Seeded);

impl Easy {
    pub(crate) fn new(seed: u64) -> Easy {
        Easy(Seeded::new(seed, 0))
    }
}

impl<G: Played> Bot<G> for Easy {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        state.sensible(legal, &mut self.0)
    }
}
