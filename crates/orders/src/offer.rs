use game::Money;

/// An order that a player could give now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer<O> {
    /// The order; where it has an amount, with the least.
    pub order: O,
    /// What its amount may be, if it has one.
    pub amount: Option<AmountRange>,
}

/// The amounts that an order may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AmountRange {
    /// The least.
    pub least: Money,
    /// The most.
    pub most: Money,
    /// From one to the next.
    pub step: Money,
}

impl<O> Offer<O> {
    /// An order without an amount.
    pub(crate) fn plain(order: O) -> Offer<O> {
        Offer { order, amount: None }
    }
}
