//! What a position is judged by.

use std::sync::LazyLock;

use game::{BySeat, Game, Money, Seat};
use north_american_railways::Position;

use super::company_estimate::{StakeWeights, Terms, estimates};
use super::game_left::{GameLeft, MOST_PAYMENTS};
use crate::weights::{Features, Weighed, Weights};

/// Where the features of the companies begin.
const SHARE: usize = 3;
const DIRECTOR: usize = SHARE + Terms::SHARE;
const SOLE: usize = DIRECTOR + Terms::DIRECTOR;
const HOLDER: usize = SOLE + 1;
/// The last one is the same for everybody.
const BEING_THERE: usize = HOLDER + 1;

/// With this much one can pay any price that is usual.
const FULL_PURSE: Money = Position::FIXED_PRICE;

impl Weighed for Position {
    const FEATURES: &'static [&'static str] = &[
        "cash",
        "cash up to the fixed price",
        "whether one's turn is still to come",
        "next dividend",
        "part of the income",
        "part of the income when all shares are sold",
        "symbols",
        "part of the treasuries",
        "treasuries a share",
        "shares",
        "shares still to come a share",
        "directors' extra",
        "directorships",
        "treasuries of sole owners",
        "companies that can buy",
        "being there",
    ];
    const FORTUNE: f32 = 8000.0;
    const STAGES: usize = 2 * MOST_PAYMENTS;

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::read::<Position>(include_str!("../../weights/north-american-railways.toml"))
        });
        &WEIGHTS
    }

    fn stage(&self) -> usize {
        stage(GameLeft::of(self))
    }

    fn features(&self) -> BySeat<Features> {
        let left = GameLeft::of(self);
        let mut features = BySeat::<Features>::default();
        for seat in Seat::all(self.players()) {
            let seen = &mut features[seat];
            seen[..SHARE].copy_from_slice(&[
                self.cash(seat).0 as f32,
                self.cash(seat).min(FULL_PURSE).0 as f32,
                100.0 * turns_to_come(self, seat),
            ]);
            seen[BEING_THERE] = 100.0;
        }
        for estimate in estimates(self) {
            let terms = estimate.terms(left);
            estimate.for_holders(|seat, stake| {
                let seen = &mut features[seat];
                for (sum, term) in seen[SHARE..].iter_mut().zip(terms.share) {
                    *sum += term * stake.held;
                }
                if stake.director {
                    for (sum, term) in seen[DIRECTOR..].iter_mut().zip(terms.director) {
                        *sum += term;
                    }
                }
                if stake.sole {
                    seen[SOLE] += terms.sole;
                }
                seen[HOLDER] += terms.holder;
            });
        }
        features
    }
}

/// The stage of a game with this much ahead.
pub(super) fn stage(left: GameLeft) -> usize {
    2 * (left.payments - 1) + usize::from(left.trading)
}

/// What cash is worth.
pub(super) fn cash_worth(weights: &[f32], cash: Money) -> f32 {
    weights[0] * cash.0 as f32 + weights[1] * cash.min(FULL_PURSE).0 as f32
}

/// What it is worth that one's turn is still to come.
pub(super) fn turn_worth(weights: &[f32], state: &Position, seat: Seat) -> f32 {
    weights[2] * 100.0 * turns_to_come(state, seat)
}

/// The weights of what one has of a company.
pub(super) fn stake_weights(weights: &[f32]) -> StakeWeights<'_> {
    StakeWeights {
        share: &weights[SHARE..DIRECTOR],
        director: &weights[DIRECTOR..SOLE],
        sole: weights[SOLE],
        holder: weights[HOLDER],
    }
}

/// The weights as a character has them: what a dollar of a company counts for it, and what a
/// dollar in the purse does.
pub(super) fn tasted(weights: &Weights, companies: f32, cash: f32) -> Weights {
    let mut tasted = weights.clone();
    for stage in &mut tasted.stages {
        stage.weights[..2].iter_mut().for_each(|weight| *weight *= cash);
        stage.weights[SHARE..BEING_THERE].iter_mut().for_each(|weight| *weight *= companies);
    }
    tasted
}

/// The first player has the most to choose from; one who had their turn, nothing.
pub(super) fn turns_to_come(state: &Position, seat: Seat) -> f32 {
    let players = state.players();
    let steps_from = |from: Seat| (seat.index() + players - from.index()) % players;
    let after = match state.trader() {
        Some(trader)
            if steps_from(state.first()) < (trader.index() + players - state.first().index()) % players =>
        {
            return 0.0;
        }
        Some(_) => steps_from(state.first()),
        None if state.passed().contains(&seat) => return 0.0,
        None => state.actor().map_or(players, steps_from),
    };
    (players - after) as f32 / players as f32
}
