use game::Seeded;

use crate::{Bot, Played};

/// Does anything that is legal.
pub(crate) struct Random(Seeded);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(Seeded::new(seed, 0))
    }
}

impl<G: Played> Bot<G> for Random {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        state.thoughtless(legal, &mut self.0)
    }
}
