//! What bots know of North American Railways.

mod appraisal;
mod choices;
mod company_estimate;
mod easy;
mod features;
mod game_left;
mod judgement;
mod prices;
#[cfg(test)]
mod tests;

use game::{Dice, Money};
use north_american_railways::{Action, Position};

use crate::{Kind, PlayOuts, Played, any};
use judgement::Judgement;

/// Prices go up in steps of this.
const STEP: Money = Money(100);

impl Played for Position {
    type Knowledge = Judgement;
    const EFFORT: PlayOuts = PlayOuts { hard: 300, expert: 3000 };

    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        // Every share is listed at every price up to one's cash: think of a lower one.
        let mut action = any(legal, dice);
        if let Action::Found { price, .. } | Action::Propose { price, .. } = &mut action {
            let most = *price;
            *price = STEP;
            while *price < most && dice.below(3) > 0 {
                *price += STEP;
            }
        }
        action
    }

    fn sensible(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        easy::decide(self, legal, dice)
    }

    fn knowledge(kind: Kind) -> Judgement {
        Judgement::of(kind)
    }
}
