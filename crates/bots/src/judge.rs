use std::sync::Arc;

use game::{BySeat, Seat};

use crate::{Network, Outlook, Sighted, Weighed, Weights};

/// By what positions are judged.
#[derive(Clone, Debug)]
pub enum Judge {
    /// By weighted sums.
    Weights,
    /// By a network.
    Network(Arc<Network>),
}

/// What a network makes of a position, the outlook, and what each player would have in the end. `cash` is
/// what the players have now; `building` and `hoarding` are what a dollar still to come and one in the purse are worth
/// to the bot, in dollars.
pub(crate) fn judged<G: Sighted + Weighed>(
    network: &Network,
    state: &G,
    weights: &Weights,
    (building, hoarding): (f32, f32),
    cash: impl Fn(Seat) -> f32,
) -> (Outlook, BySeat<f32>) {
    let players = state.players();
    let mut verdict = network.judge(&state.sight(weights));
    let spread = weights.stages[state.stage()].spread;
    for seat in Seat::all(players) {
        let worth = &mut verdict.money[seat];
        *worth *= G::FORTUNE;
        let purse = cash(seat);
        let bent = purse * hoarding + (*worth - purse) * building;
        verdict.victory[seat] += (bent - *worth) / spread;
        *worth = bent;
    }
    (Outlook::judged(&verdict.victory, &verdict.money, players, G::FORTUNE), verdict.money)
}
