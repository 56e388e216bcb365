use crate::{Money, Seat};

/// Where money lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purse {
    /// The bank, which never runs out.
    Bank,
    /// A player's cash.
    Cash(Seat),
    /// A company's treasury, by the company's number in its game.
    Treasury(u8),
}

/// Money that moved: every dollar that changes hands is told by an event that carries one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Whose it was.
    pub from: Purse,
    /// Whose it is now.
    pub to: Purse,
    /// How much.
    pub amount: Money,
}
