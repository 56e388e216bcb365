use game::Money;

use crate::{Company, Hex, Row};

/// One decision of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put a share of this company up for auction.
    Offer(Company),
    /// Bid this amount for the share on offer.
    Bid(Money),
    /// Leave the auction.
    #[default]
    Pass,
    /// Place the first cube of the company whose first share one has bought.
    Start(Hex),
    /// Move the marker to this row of the column.
    Choose(Row),
    /// Leave the chosen row unused.
    Decline,
    /// Put a development marker on a city.
    Develop(Hex),
    /// Give a company $5 from the bank.
    Fund(Company),
    /// Take $2 from the bank.
    Take,
    /// Make every other player pay $2 to the bank.
    Drain,
    /// Lay one cube.
    Lay(Company, Hex),
    /// Stop laying cubes.
    Done,
}
