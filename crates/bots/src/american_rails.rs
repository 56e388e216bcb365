//! What bots know of American Rails.

mod bidding;
mod easy;
mod expansion;
mod features;
mod interest;
mod judgement;
mod moves;
mod routes;
mod start;

use american_rails::{Action, Position};
use game::Dice;

use crate::{Kind, PlayOuts, Played, any};
use judgement::Judgement;

/// A thoughtless raise is one of the lowest few.
const RAISES: usize = 5;

impl Played for Position {
    type Knowledge = Judgement;
    const EFFORT: PlayOuts = PlayOuts { hard: 100, expert: 400 };

    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        // Whoever may pass is in an auction: the pass comes first, then the bids from the lowest up.
        let [Action::Pass, bids @ ..] = legal else { return any(legal, dice) };
        if dice.below(2) == 0 { Action::Pass } else { any(&bids[..bids.len().min(RAISES)], dice) }
    }

    fn sensible(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        easy::decide(self, legal, dice)
    }

    fn knowledge(kind: Kind) -> Judgement {
        Judgement::of(kind)
    }
}
