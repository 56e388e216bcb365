use game::{List, Money, Payment, Seat};

use crate::{Company, Hex, Row};

/// Something that happened. The events of a game tell its whole story: every dollar that moved and
/// every change of income, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The table is ready; everybody has their money.
    SetUp {
        /// Who offers first.
        banker: Seat,
        /// With three players, the company that is not in the game.
        removed: Option<Company>,
        /// What everybody starts with.
        cash: Money,
    },
    /// A share was put up for auction.
    Offered {
        /// The auctioneer.
        by: Seat,
        /// Whose share it is.
        company: Company,
        /// It was the only company left to offer.
        unasked: bool,
    },
    /// Somebody bid.
    Bid {
        /// Who.
        by: Seat,
        /// For which company's share.
        company: Company,
        /// How much.
        amount: Money,
    },
    /// Somebody left the auction.
    Passed {
        /// Who.
        by: Seat,
        /// The next bid, where it was more than they had and they were not asked (AR-8).
        beyond_means: Option<Money>,
    },
    /// A share found its buyer; the payment follows.
    Sold {
        /// Whose share it is.
        company: Company,
        /// The buyer.
        to: Seat,
        /// The final bid.
        price: Money,
    },
    /// Nobody bid: the share left the game.
    Unsold {
        /// Whose share it was.
        company: Company,
    },
    /// A company had nowhere to begin: the share just sold and all that were left are out (AR-21).
    Stillborn {
        /// The company.
        company: Company,
        /// Who had bought the share.
        buyer: Seat,
        /// How many shares left the game.
        shares: u8,
    },
    /// A company's first cube was placed.
    Started {
        /// Who placed it.
        by: Seat,
        /// The company.
        company: Company,
        /// The city.
        city: Hex,
        /// It was the only city without a cube.
        unasked: bool,
    },
    /// A marker was put on the turn order track.
    Queued {
        /// Whose.
        seat: Seat,
        /// The place, from 1.
        place: u8,
        /// Whether they had won a share, rather than being put behind the winners (AR-27).
        winner: bool,
    },
    /// A new year began.
    YearBegan {
        /// The year.
        year: u16,
    },
    /// A new column of the action track began.
    ColumnBegan {
        /// The year.
        year: u16,
        /// Which one, from 0.
        column: u8,
        /// The order of play.
        order: List<Seat, { Seat::MOST }>,
    },
    /// A marker was moved to a row.
    Chose {
        /// Whose.
        by: Seat,
        /// The row.
        row: Row,
    },
    /// A row was left unused by choice.
    Declined {
        /// By whom.
        by: Seat,
        /// The row.
        row: Row,
    },
    /// A row could not be used (AR-24).
    Unusable {
        /// By whom.
        by: Seat,
        /// The row.
        row: Row,
    },
    /// A development marker was placed.
    Developed {
        /// By whom.
        by: Seat,
        /// On which city.
        city: Hex,
        /// How many are left.
        left: u8,
    },
    /// A company was given money; the payment follows.
    Funded {
        /// By whom.
        by: Seat,
        /// The company.
        company: Company,
    },
    /// Somebody helped themselves; the payment follows.
    Took {
        /// Who.
        by: Seat,
    },
    /// Somebody made the others pay; the payments follow.
    Drained {
        /// Who.
        by: Seat,
    },
    /// A cube was laid; the payment and the changes of income follow.
    Laid {
        /// By whom.
        by: Seat,
        /// The company.
        company: Company,
        /// Where.
        hex: Hex,
    },
    /// An expansion ended with cubes to spare.
    Stopped {
        /// By whom.
        by: Seat,
        /// No further cube could be laid.
        unasked: bool,
    },
    /// Money moved.
    Paid(Payment, Reason),
    /// A company's income changed.
    Income {
        /// The company.
        company: Company,
        /// By how much.
        change: Money,
        /// What it is now.
        now: Money,
        /// Why.
        cause: Cause,
    },
    /// A company pays its dividend; the payments follow.
    Dividend {
        /// The company.
        company: Company,
        /// Its income.
        income: Money,
        /// How many shares players hold.
        shares: u8,
        /// What each of them pays.
        per_share: Money,
    },
    /// The game is over.
    Over {
        /// Every end condition that holds.
        reasons: EndReasons,
    },
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
