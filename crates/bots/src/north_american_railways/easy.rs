//! Common sense: found with half of one's cash, offer half of what a share will bring, and buy the
//! cities that pay most.

use game::{Dice, Game, Seat};
use north_american_railways::{Action, Company, Position};

use super::STEP;
use crate::any;

pub(super) fn decide(state: &Position, legal: &[Action], dice: &mut dyn Dice) -> Action {
    let Some(by) = state.actor() else { return any(legal, dice) };
    // A little different from turn to turn, as people are.
    let mood = 90 + dice.below(21) as i32;
    let best = legal.iter().max_by_key(|&&action| score(state, by, action) * mood_of(action, mood));
    best.copied().unwrap_or_else(|| any(legal, dice))
}

fn mood_of(action: Action, mood: i32) -> i64 {
    match action {
        Action::Found { .. } => i64::from(mood),
        _ => 100,
    }
}

/// The payments still to come, this turn's included.
fn payments_left(state: &Position) -> i32 {
    if state.is_last_turn() {
        return 1;
    }
    // A share for each player, and one more that a director takes.
    state.shares_left().div_ceil(state.players() + 1).max(1) as i32
}

/// What one more share of a company would be paid until the end.
fn share_worth(state: &Position, company: Company) -> i32 {
    /// A company earns more with every turn.
    const GROWTH: i32 = 100;
    let shares = i32::from(state.sold(company)) + 1;
    let left = payments_left(state);
    let income = state.income(company).0 + GROWTH * left / 2;
    let symbols = 100 * i32::from(state.symbols(company)) + state.treasury(company).0 / 3;
    left * income / shares + symbols
}

/// How good an action is for a player; comparable among the answers to one question.
fn score(state: &Position, by: Seat, action: Action) -> i64 {
    let cash = state.cash(by).0;
    i64::from(match action {
        // A treasury is needed to begin, and cash to go on.
        Action::Found { company, price, .. } => {
            let wanted = (cash / 2 / STEP.0 * STEP.0).clamp(STEP.0, 1200);
            share_worth(state, company) + price.0 - 2 * (price.0 - wanted).abs()
        }
        // The fixed price is high: only for what is clearly worth more.
        Action::Buy { company, .. } => {
            share_worth(state, company) * 2 / 3 - state.own_share_price(by).map_or(0, |price| price.0)
        }
        // Half of it: either it is a bargain, or the director pays for being asked.
        Action::Propose { company, price, .. } => {
            let worth = share_worth(state, company);
            let wanted = (worth / 2).clamp(STEP.0, cash.max(STEP.0));
            worth - wanted - (price.0 - wanted).abs()
        }
        Action::Intercept => match state.proposal() {
            Some(proposal) => share_worth(state, proposal.company) - proposal.price.0 * 4 / 3,
            None => 0,
        },
        Action::Allow | Action::Stop | Action::Pass => 0,
        Action::Connect { company, city } => {
            let deck = state.deck();
            let (held, shares) = (i32::from(state.held(company, by)), i32::from(state.sold(company)).max(1));
            // What stays in the treasury can buy another city.
            let gain = deck.income(city).0 * payments_left(state) - deck.cost(city).0 / 2;
            held * gain / shares + held * 100 * i32::from(deck.symbols(city)) + 1
        }
    })
}
