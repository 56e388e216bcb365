use game::Seeded;

use crate::{Bot, Chooser, Played};

/// Decides without a look ahead: anything that is legal, or what simple rules say.
pub(crate) struct Unthinking<G: Played> {
    pub(crate) choose: Chooser<G>,
    pub(crate) dice: Seeded,
}

impl<G: Played> Bot<G> for Unthinking<G> {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        (self.choose)(state, legal, &mut self.dice)
    }
}
