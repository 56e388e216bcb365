use serde::Serialize;

use crate::{List, Money, Seat};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Everybody's cash, by seat.
    pub cash: List<Money, { Seat::MOST }>,
    /// Who won: several in a shared victory.
    pub winners: List<Seat, { Seat::MOST }>,
    /// Every end condition that held, by its name in records.
    pub reasons: List<&'static str, 3>,
}
