//! Common sense: pay for a share what it will bring, and buy the cities that pay most for their price.

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
    let by_shares = state.shares_left().div_ceil(state.seats());
    // Cities run out sooner where much is bought: three a turn is usual.
    let by_cities = state.cities_left().div_ceil(5);
    by_shares.min(by_cities).max(1) as i32
}

/// What one more share of a company would be paid until the end.
fn share_worth(state: &Position, company: Company) -> i32 {
    /// A company earns more with every turn.
    const GROWTH: i32 = 100;
    let shares = i32::from(state.sold(company)) + 1;
    let left = payments_left(state);
    let income = state.income(company).0 + GROWTH * left / 2 + state.treasury(company).0 / 8;
    left * income / shares
}

/// How good an action is for a player; comparable among the answers to one question.
fn score(state: &Position, by: Seat, action: Action) -> i64 {
    let cash = state.cash(by).0;
    i64::from(match action {
        // A treasury is needed to begin, and cash to go on.
        Action::Found { company, price, .. } => {
            let wanted = (cash * 2 / 5 / STEP.0 * STEP.0).clamp(STEP.0, 1200);
            share_worth(state, company) + price.0 - 2 * (price.0 - wanted).abs()
        }
        Action::Buy { company, .. } => {
            share_worth(state, company) - state.own_share_price(by).map_or(0, |price| price.0)
        }
        // High enough that the director thinks twice, low enough to be worth it.
        Action::Propose { company, price, .. } => {
            let worth = share_worth(state, company);
            let wanted = (worth * 3 / 5).clamp(STEP.0, cash);
            worth - wanted - (price.0 - wanted).abs()
        }
        Action::Intercept => match state.proposal() {
            Some(proposal) => share_worth(state, proposal.company) - proposal.price.0 * 6 / 5,
            None => 0,
        },
        Action::Allow | Action::Stop | Action::Pass => 0,
        Action::Connect { company, city } => {
            let shares = i32::from(state.sold(company)).max(1);
            let part = 100 * i32::from(state.held(company, by)) / shares;
            let deck = state.deck();
            let symbols = 60 * i32::from(deck.symbols(city));
            let gain = deck.income(city).0 * payments_left(state) + symbols;
            // What stays in the treasury can buy another city.
            part * (gain - deck.cost(city).0 / 4) / 100 + 1
        }
    })
}
