use crate::{BySeat, Game, Money, Payment, Purse, Seat};

/// What every player must have, by what everybody saw: the cash at the start, and every payment
/// since. Where money is hidden, this is what an attentive player knows all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ledger(BySeat<Money>);

impl Ledger {
    /// The ledger of a game that begins; what players have then is no secret.
    pub fn open<G: Game>(start: &G) -> Ledger {
        let mut cash = BySeat::default();
        for seat in Seat::all(start.players()) {
            cash[seat] = start.holdings(Purse::Cash(seat));
        }
        Ledger(cash)
    }

    /// Writes down what an event moves, if it moves money.
    pub fn hear<G: Game>(&mut self, event: &G::Event) {
        let Some(Payment { from, to, amount }) = G::payment(event) else { return };
        if let Purse::Cash(seat) = from {
            self.0[seat] -= amount;
        }
        if let Purse::Cash(seat) = to {
            self.0[seat] += amount;
        }
    }

    /// What a player must have.
    pub fn cash(&self, seat: Seat) -> Money {
        self.0[seat]
    }
}
