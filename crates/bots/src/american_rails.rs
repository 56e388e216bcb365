//! What bots know of American Rails.

mod routes;
mod sense;

use american_rails::{Action, Position};
use game::Dice;

use crate::{Played, any};

/// A thoughtless raise is one of the lowest few.
const RAISES: usize = 5;

impl Played for Position {
    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        // Who may pass is in an auction: the pass comes first, then the bids from the lowest up.
        let [Action::Pass, bids @ ..] = legal else { return any(legal, dice) };
        if dice.below(2) == 0 { Action::Pass } else { any(&bids[..bids.len().min(RAISES)], dice) }
    }

    fn sensible(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        sense::decide(self, legal, dice)
    }
}
