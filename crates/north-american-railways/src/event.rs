use game::{List, Money, Payment, Purse, Seat};

use crate::{City, Column, Company, Setup, StartCity};

/// Something that happened. The events of a game tell its whole story: every card that was taken
/// and every dollar that moved, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The cards are laid out; everybody has their money.
    SetUp {
        /// The two shares that are not in the game (N-19).
        boxed: List<Company, { Setup::BOXED }>,
        /// What everybody starts with.
        cash: Money,
    },
    /// A new turn began.
    TurnBegan {
        /// Which one, from 1.
        turn: u8,
        /// The order of play; the starting player is the first.
        order: List<Seat, { Seat::MOST }>,
    },
    /// A player without money was helped by the bank instead of choosing a share (N-8); the payment
    /// follows.
    Granted {
        /// Who.
        to: Seat,
    },
    /// A company was founded; its first share, its director and the payment follow.
    Founded {
        /// By whom.
        by: Seat,
        /// The company.
        company: Company,
        /// What the founder pays.
        price: Money,
        /// Where its network begins.
        start_city: StartCity,
    },
    /// A director bought another share of their own company; the share and the payments follow.
    Bought {
        /// Who.
        by: Seat,
        /// The company.
        company: Company,
        /// What they pay.
        price: Money,
        /// It was all they had, and less than the fixed price (N-7).
        all_they_had: bool,
    },
    /// A price was named for a share of another's company.
    Proposed {
        /// By whom.
        by: Seat,
        /// The director, who decides.
        director: Seat,
        /// The company.
        company: Company,
        /// Where the share lies.
        column: Column,
        /// The price.
        price: Money,
    },
    /// The director let the proposer buy; the share and the payments follow.
    Allowed {
        /// The director.
        by: Seat,
        /// The buyer.
        proposer: Seat,
        /// The company.
        company: Company,
        /// What the buyer pays.
        price: Money,
    },
    /// The director bought the share; it and the payments follow.
    Intercepted {
        /// The director, and buyer.
        by: Seat,
        /// Who had named the price.
        proposer: Seat,
        /// The company.
        company: Company,
        /// What the director pays.
        price: Money,
    },
    /// A share left the display.
    ShareTaken {
        /// By whom.
        by: Seat,
        /// The company.
        company: Company,
        /// Where it lay.
        column: Column,
        /// How many shares of the company they hold now.
        held: u8,
        /// The share that lies in front now.
        uncovered: Option<Company>,
    },
    /// A company has another director, or its first.
    DirectorChanged {
        /// The company.
        company: Company,
        /// Who was it before.
        from: Option<Seat>,
        /// Who is it now.
        to: Seat,
    },
    /// Somebody ended their turn after an interception.
    Stopped {
        /// Who.
        by: Seat,
    },
    /// The share phase is over.
    TradingEnded {
        /// The shares left in the display.
        left: u8,
        /// The last share went while players were still to come (N-17).
        cut_short: bool,
    },
    /// A company bought a city; the payment follows.
    Connected {
        /// Who decided it.
        by: Seat,
        /// The company.
        company: Company,
        /// The city.
        city: City,
        /// Where it lay.
        column: Column,
        /// The company's income now.
        income: Money,
        /// The company's coast-to-coast symbols now.
        symbols: u8,
        /// The city that lies in front now.
        uncovered: Option<City>,
    },
    /// Somebody left the city phase.
    Passed {
        /// Who.
        by: Seat,
        /// They could afford no city, and were not asked (N-22).
        forced: bool,
    },
    /// An end condition was met: this turn is the last.
    LastTurn {
        /// Which one.
        reason: EndReason,
    },
    /// A company's income is divided; the payments follow.
    Income {
        /// The company.
        company: Company,
        /// Its income.
        income: Money,
        /// How many shares players hold.
        shares: u8,
        /// What each of them pays.
        per_share: Money,
        /// The director.
        director: Seat,
        /// What the director gets besides.
        extra: Money,
        /// What nobody gets.
        leftover: Money,
        /// Where that stays: in the treasury, or in the last turn in the bank.
        leftover_to: Purse,
    },
    /// A company's coast-to-coast symbols pay at the end of the game; the payments follow.
    FinalPayment {
        /// The company.
        company: Company,
        /// Its symbols.
        symbols: u8,
        /// What each share pays.
        per_share: Money,
    },
    /// Money moved.
    Paid(Payment, Reason),
    /// The game is over.
    Over {
        /// Every end condition that was met.
        reasons: EndReasons,
        /// Who has won.
        winner: Seat,
        /// Somebody had as much, but acted later in the last turn (N-38).
        by_order: bool,
    },
}

/// Why money moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A share was bought: the company's part, and the bank's.
    Share(Company),
    /// A share was bought by the director: the proposer's part (N-10).
    Interception(Company),
    /// The bank helps who has nothing (N-8).
    Grant,
    /// A city was bought.
    City(Company, City),
    /// Income, for each share.
    Income(Company),
    /// The director's part of what could not be divided.
    Director(Company),
    /// The treasury's part of what could not be divided.
    Leftover(Company),
    /// Coast-to-coast symbols, for each share.
    Symbols(Company),
}

/// An end condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Fewer shares than players were left after the share phase (N-33).
    Shares,
    /// Five or fewer cities were left before the city phase (N-34).
    Cities,
    /// Nobody bought a city in a whole phase (N-35).
    NoPurchase,
}

impl EndReason {
    /// All of them, in the order of a turn.
    pub const ALL: [EndReason; 3] = [EndReason::Shares, EndReason::Cities, EndReason::NoPurchase];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::Shares => "shares",
            EndReason::Cities => "cities",
            EndReason::NoPurchase => "no-purchase",
        }
    }
}

/// Which end conditions were met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndReasons(u8);

impl EndReasons {
    /// Whether any was.
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether this one was.
    pub const fn contains(self, reason: EndReason) -> bool {
        self.0 & (1 << reason as u8) != 0
    }

    /// Adds one.
    pub(crate) fn insert(&mut self, reason: EndReason) {
        self.0 |= 1 << reason as u8;
    }

    /// Their names in records.
    pub fn names(self) -> List<&'static str, 3> {
        EndReason::ALL.into_iter().filter(|&reason| self.contains(reason)).map(EndReason::name).collect()
    }
}
