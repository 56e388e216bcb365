use game::{List, Money, Payment, Seat};

use crate::{Company, Hex, Row};

/// Something that happened. The events of a game tell its whole story: every dollar that moved and
/// every change of income, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Event {
    /// The table is ready; everybody has their money. The banker offers first; with three players one
    /// company is `removed`.
    SetUp { banker: Seat, removed: Option<Company>, cash: Money },
    /// A share was put up for auction; `unasked` if its company was the only one left to offer.
    Offered { by: Seat, company: Company, unasked: bool },
    /// Somebody bid.
    Bid { by: Seat, company: Company, amount: Money },
    /// Somebody left the auction; `beyond_means` is the next bid, if it was more than they had and they
    /// were not asked (AR-8).
    Passed { by: Seat, beyond_means: Option<Money> },
    /// A share found its buyer; the payment follows.
    Sold { company: Company, to: Seat, price: Money },
    /// Nobody bid: the share left the game.
    Unsold { company: Company },
    /// A company had nowhere to begin: the share just sold and all that were left, `shares` of them, are
    /// out (AR-21).
    Stillborn { company: Company, buyer: Seat, shares: u8 },
    /// A company's first cube was placed; `unasked` if there was only one city without a cube.
    Started { by: Seat, company: Company, city: Hex, unasked: bool },
    /// A marker was put on the turn order track, on a place counted from 1; `winner` if they had won a
    /// share, rather than being put behind the winners (AR-27).
    Queued { seat: Seat, place: u8, winner: bool },
    /// A new year began.
    YearBegan { year: u16 },
    /// A new column of the action track began, counted from 0.
    ColumnBegan { year: u16, column: u8, order: List<Seat, { Seat::MOST }> },
    /// A marker was moved to a row.
    Chose { by: Seat, row: Row },
    /// A row was left unused by choice.
    Declined { by: Seat, row: Row },
    /// A row could not be used (AR-24).
    Unusable { by: Seat, row: Row },
    /// A development marker was placed; `left` are still to be had.
    Developed { by: Seat, city: Hex, left: u8 },
    /// A company was given money; the payment follows.
    Funded { by: Seat, company: Company },
    /// Somebody helped themselves; the payment follows.
    Took { by: Seat },
    /// Somebody made the others pay; the payments follow.
    Drained { by: Seat },
    /// A cube was laid; the payment and the changes of income follow.
    Laid { by: Seat, company: Company, hex: Hex },
    /// An expansion ended with cubes to spare; `unasked` if no further cube could be laid.
    Stopped { by: Seat, unasked: bool },
    /// Money moved.
    Paid(Payment, Reason),
    /// A company's income changed.
    Income { company: Company, change: Money, now: Money, cause: Cause },
    /// A company pays its dividend on the `shares` that players hold; the payments follow.
    Dividend { company: Company, income: Money, shares: u8, per_share: Money },
    /// The game is over, for every end condition that holds.
    Over { reasons: EndReasons },
}

/// Why money moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A share was bought.
    Share(Company),
    /// A cube was laid.
    Track(Company, Hex),
    /// The Fund row.
    Fund,
    /// The Take row: $2 from the bank.
    Take,
    /// The Take row: $2 to the bank.
    Drain(Seat),
    /// A dividend.
    Dividend(Company),
}

/// Why an income changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The company reached a city where no other is.
    Alone(Hex),
    /// The company reached a city where others are.
    Joined(Hex),
    /// That other company came to a city that it had alone.
    Crowded(Hex, Company),
    /// The city was developed.
    Developed(Hex),
    /// Two of the three special cities are connected.
    Connected(Hex, Hex),
}

/// Which end conditions hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndReasons {
    /// The last year is over.
    pub year: bool,
    /// All shares are sold or removed.
    pub shares: bool,
    /// As many supplies as players are down to two.
    pub supplies: bool,
}

impl EndReasons {
    /// Whether any holds.
    pub const fn any(self) -> bool {
        self.year || self.shares || self.supplies
    }

    /// Their names in records.
    pub fn names(self) -> List<&'static str, 3> {
        [(self.year, "year"), (self.shares, "shares"), (self.supplies, "supplies")]
            .into_iter()
            .filter_map(|(holds, name)| holds.then_some(name))
            .collect()
    }
}
