use game::{Recorded, Seat};
use serde_json::{Map, Value};

use crate::{DropReason, Misorder, Offer};

/// A game in which players can give standing orders.
///
/// Nothing but what the player of the seat may know decides on an order.
pub trait Ordered: Recorded {
    /// What a player can want done.
    type Order: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// The orders that make sense for a seat now.
    fn offers(&self, seat: Seat) -> Vec<Offer<Self::Order>>;

    /// Reads an order that is given in this state: what it is about, such as the auction that goes on, follows from it.
    fn read_order(&self, seat: Seat, written: &Map<String, Value>) -> Result<Self::Order, Misorder>;

    /// Writes an order as [`read_order`](Ordered::read_order) reads it.
    fn write_order(&self, order: Self::Order) -> Map<String, Value>;

    /// Whether the order can be given now. Whatever is offered can.
    fn check_order(&self, seat: Seat, order: Self::Order) -> Result<(), Misorder>;

    /// What kind of order it is: a seat has one of each kind, and a new one takes the place of the one before.
    fn slot(&self, order: Self::Order) -> String;

    /// What the order says in this state, whoever has to decide.
    fn answer(&self, seat: Seat, order: Self::Order) -> Answer<Self::Action>;
}

/// What an order says in a state of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<A> {
    /// Do this: the decision is the seat's.
    Act(A),
    /// Nothing: it does not concern the present decision.
    Wait,
    /// The decision is the seat's and of those that the order is for, but the player must make it.
    Ask,
    /// What it was for is over.
    Over,
    /// Something has happened that it was not meant for.
    Drop(DropReason),
}
