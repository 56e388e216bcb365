use game::{Dice, Game, Money};
use north_american_railways::{Action, Position};

use crate::Played;

/// Prices go up in steps of this.
const STEP: Money = Money(100);

impl Played for Position {
    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        // Every share is offered at every price: take each share once, then think of a price.
        let once = || legal.iter().copied().filter(|&action| price(action).is_none_or(|price| price == STEP));
        let pick = dice.below(once().count() as u32) as usize;
        let action = once().nth(pick).unwrap_or(legal[0]);
        let most = self.actor().map_or(STEP, |actor| self.cash(actor));
        let mut thought = STEP;
        while thought + STEP <= most && dice.below(3) > 0 {
            thought += STEP;
        }
        at_price(action, thought)
    }
}

fn price(action: Action) -> Option<Money> {
    match action {
        Action::Found { price, .. } | Action::Propose { price, .. } => Some(price),
        _ => None,
    }
}

fn at_price(mut action: Action, thought: Money) -> Action {
    if let Action::Found { price, .. } | Action::Propose { price, .. } = &mut action {
        *price = thought;
    }
    action
}
