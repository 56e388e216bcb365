//! What bots know of North American Railways.

mod appraisal;
mod choices;
mod company_estimate;
mod easy;
mod features;
mod game_left;
mod judgement;
mod prices;
mod sight;
#[cfg(test)]
mod tests;

use std::mem::discriminant;

use game::{Dice, Game, Money};
use north_american_railways::{Action, City, Company, Position, StartCity};

use crate::{Difference, Judge, Kind, PlayOuts, Played, any};
use judgement::Judgement;

/// Prices go up in steps of this.
const STEP: Money = Money(100);

impl Played for Position {
    type Knowledge = Judgement;
    const EFFORT: PlayOuts = PlayOuts { hard: 300, expert: 3000 };

    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        at_a_lower_price(any(legal, dice), dice)
    }

    fn pick_thoughtlessly(&self, dice: &mut dyn Dice) -> Option<Action> {
        let picked = self.pick(|count| dice.below(count as u32) as usize)?;
        Some(at_a_lower_price(picked, dice))
    }

    fn sensible(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        easy::decide(self, legal, dice)
    }

    fn knowledge_by(kind: Kind, judge: Judge) -> Judgement {
        Judgement::of(kind, judge)
    }

    fn is_idle(action: Action) -> bool {
        action == Action::Pass
    }

    fn difference(one: &[Action], other: &[Action]) -> Difference {
        let (kind, place) = (|action| about(action).0, about);
        Difference::of(
            (one, other),
            |action| (discriminant(&action), place(action)),
            |action| (discriminant(&action), kind(action)),
        )
    }
}

/// Every share is listed at every price up to one's cash: thinks of a lower one.
fn at_a_lower_price(mut action: Action, dice: &mut dyn Dice) -> Action {
    if let Action::Found { price, .. } | Action::Propose { price, .. } = &mut action {
        let most = *price;
        *price = STEP;
        while *price < most && dice.below(3) > 0 {
            *price += STEP;
        }
    }
    action
}

/// What an action is about, whatever it costs and wherever the share lies: the company, and the city.
fn about(action: Action) -> (Option<Company>, Option<City>, Option<StartCity>) {
    match action {
        Action::Found { company, start_city, .. } => (Some(company), None, start_city),
        Action::Buy { company, .. } | Action::Propose { company, .. } => (Some(company), None, None),
        Action::Connect { company, city } => (Some(company), Some(city), None),
        Action::Allow | Action::Intercept | Action::Stop | Action::Pass => (None, None, None),
    }
}
