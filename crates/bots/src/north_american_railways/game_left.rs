//! How much of the game is left.

use game::Game;
use north_american_railways::{FinalRemainder, Position};

/// What lies ahead of a position, as far as one can tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameLeft {
    /// The payments still to come, this turn's included.
    pub(super) payments: usize,
    /// Whether shares are traded now; otherwise cities are bought.
    pub(super) trading: bool,
    /// How remainders are divided, if this turn is known to be the last.
    pub(super) last_turn: Option<FinalRemainder>,
}

/// The most payments that are told apart.
pub(super) const MOST_PAYMENTS: usize = 6;

impl GameLeft {
    pub(super) fn of(state: &Position) -> GameLeft {
        let last_turn = state.is_last_turn().then(|| state.options().final_remainder);
        let trading = state.trader().is_some();
        let payments = if last_turn.is_some() { 1 } else { payments(state) };
        GameLeft { payments, trading, last_turn }
    }
}

/// The payments still to come: until the shares run short, or the cities.
fn payments(state: &Position) -> usize {
    /// Each player takes a share, and interceptions take one more here and there.
    const TAKEN: f32 = 1.35;
    let players = state.players() as f32;
    let taken_each_turn = players * TAKEN;
    let have_traded = match state.trader() {
        Some(trader) => (trader.index() + state.players() - state.first().index()) % state.players(),
        None => state.players(),
    };
    let taken_now = (players - have_traded as f32) * TAKEN;
    let shares_then = state.shares_left() as f32 - taken_now;
    let after_this_turn = if shares_then < players {
        0
    } else {
        ((shares_then - players) / taken_each_turn).floor() as usize + 1
    };
    (1 + after_this_turn).clamp(1, MOST_PAYMENTS)
}
