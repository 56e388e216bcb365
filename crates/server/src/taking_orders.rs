//! A game in which standing orders can be given, whichever game it is.

use game::{Money, Seat};
use games::Hosted;
use orders::{DropReason, Fate, Misorder, follow};
use phrases::Phrases;
use play::Play;
use serde_json::{Map, Value};

/// An order that a seat could be given now.
pub(crate) struct OrderOffer {
    /// A seat has one order of each slot.
    pub(crate) slot: String,
    /// As it is written; where it has an amount, with the least.
    pub(crate) order: Map<String, Value>,
    /// The least amount, the most, and the step between two.
    pub(crate) amount: Option<(Money, Money, Money)>,
    /// What it says, for a button.
    pub(crate) told: String,
    /// What orders like it are for.
    pub(crate) heading: String,
}

/// A game in which standing orders can be given.
pub(crate) trait TakingOrders {
    /// The orders that make sense for a seat now.
    fn order_offers(&self, seat: Seat, phrases: &Phrases) -> Vec<OrderOffer>;
    /// Checks an order that is given now. Returns its slot, and the order as it is to be stored.
    fn check_order(&self, seat: Seat, written: &Map<String, Value>) -> Result<(String, String), Misorder>;
    /// What has become of an order that was given at a version. What it says to do is written as an action.
    fn follow_order(&self, seat: Seat, given: u32, text: &str) -> Fate<Map<String, Value>>;
    /// The versions to which an order led that was given at a version, and the one at which it ended, or the present one.
    fn done_by_order(&self, seat: Seat, given: u32, text: &str) -> (Vec<u32>, u32);
    /// What an order says that was given at a version. Returns `None` for one that cannot be read.
    fn tell_order(&self, seat: Seat, given: u32, text: &str, phrases: &Phrases) -> Option<String>;
}

impl<G: Hosted> TakingOrders for Play<G> {
    fn order_offers(&self, seat: Seat, phrases: &Phrases) -> Vec<OrderOffer> {
        let state = self.state();
        let offer = |offer: orders::Offer<G::Order>| OrderOffer {
            slot: state.slot(offer.order),
            order: state.write_order(offer.order),
            amount: offer.amount.map(|range| (range.least, range.most, range.step)),
            told: state.tell_offer(offer.order, phrases),
            heading: state.tell_slot(offer.order, phrases),
        };
        state.offers(seat).into_iter().map(offer).collect()
    }

    fn check_order(&self, seat: Seat, written: &Map<String, Value>) -> Result<(String, String), Misorder> {
        let state = self.state();
        let order = state.read_order(seat, written)?;
        state.check_order(seat, order)?;
        Ok((state.slot(order), Value::Object(state.write_order(order)).to_string()))
    }

    fn follow_order(&self, seat: Seat, given: u32, text: &str) -> Fate<Map<String, Value>> {
        let Some(order) = read(self, seat, given, text) else { return Fate::Dropped(DropReason::Refused) };
        match follow(self, seat, order, given).fate {
            Fate::Acts(action) => Fate::Acts(self.state().write_action(action)),
            Fate::Waits => Fate::Waits,
            Fate::Asks => Fate::Asks,
            Fate::CarriedOut => Fate::CarriedOut,
            Fate::Dropped(reason) => Fate::Dropped(reason),
        }
    }

    fn done_by_order(&self, seat: Seat, given: u32, text: &str) -> (Vec<u32>, u32) {
        let Some(order) = read(self, seat, given, text) else { return (Vec::new(), given) };
        let followed = follow(self, seat, order, given);
        (followed.made, followed.until)
    }

    fn tell_order(&self, seat: Seat, given: u32, text: &str, phrases: &Phrases) -> Option<String> {
        Some(self.state().tell_order(read(self, seat, given, text)?, phrases))
    }
}

/// An order, read in the state in which it was given.
fn read<G: Hosted>(play: &Play<G>, seat: Seat, given: u32, text: &str) -> Option<G::Order> {
    let written: Map<String, Value> = serde_json::from_str(text).ok()?;
    play.at(given)?.state().read_order(seat, &written).ok()
}
