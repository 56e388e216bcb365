use game::{List, Money, Payment, Purse, Seat};

use crate::{City, Column, Company, Setup, StartCity};

/// Something that happened. The events of a game tell its whole story: every card that was taken
/// and every dollar that moved, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Event {
    /// The cards are laid out, without the two `boxed` shares (N-19); everybody has their money.
    SetUp { boxed: List<Company, { Setup::BOXED }>, cash: Money },
    /// A new turn began, counted from 1; the starting player is the first of the order.
    TurnBegan { turn: u8, order: List<Seat, { Seat::MOST }> },
    /// A player without money was helped by the bank instead of choosing a share (N-8); the payment
    /// follows.
    Granted { to: Seat },
    /// A company was founded; its first share, its director and the payment follow.
    Founded { by: Seat, company: Company, price: Money, start_city: StartCity },
    /// A director bought another share of their own company; the share and the payments follow.
    /// `all_they_had` if the price is less than the fixed one, because they had no more (N-7).
    Bought { by: Seat, company: Company, price: Money, all_they_had: bool },
    /// A price was named for a share of another's company, whose director decides.
    Proposed { by: Seat, director: Seat, company: Company, column: Column, price: Money },
    /// The director let the proposer buy; the share and the payments follow.
    Allowed { by: Seat, proposer: Seat, company: Company, price: Money },
    /// The director bought the share; it and the payments follow.
    Intercepted { by: Seat, proposer: Seat, company: Company, price: Money },
    /// A share left the display: its buyer holds `held` of them now, and the share `uncovered` lies in
    /// front.
    ShareTaken { by: Seat, company: Company, column: Column, held: u8, uncovered: Option<Company> },
    /// A company has another director, or its first.
    DirectorChanged { company: Company, from: Option<Seat>, to: Seat },
    /// Somebody ended their turn after an interception.
    Stopped { by: Seat },
    /// The share phase is over, with `left` shares in the display; `cut_short` if the last share went
    /// while players were still to come (N-17).
    TradingEnded { left: u8, cut_short: bool },
    /// A company bought a city; the payment follows. Income and symbols are the new ones, and the city
    /// `uncovered` lies in front now.
    Connected {
        by: Seat,
        company: Company,
        city: City,
        column: Column,
        income: Money,
        symbols: u8,
        uncovered: Option<City>,
    },
    /// Somebody left the city phase; `forced` if they could afford no city, and were not asked (N-22).
    Passed { by: Seat, forced: bool },
    /// An end condition was met: this turn is the last.
    LastTurn { reason: EndReason },
    /// A company's income is divided among the `shares` that players hold; the payments follow. The
    /// director gets the `extra` besides. The `leftover`, which nobody gets, stays in the treasury, or in
    /// the last turn in the bank.
    Income {
        company: Company,
        income: Money,
        shares: u8,
        per_share: Money,
        director: Seat,
        extra: Money,
        leftover: Money,
        leftover_to: Purse,
    },
    /// A company's coast-to-coast symbols pay at the end of the game; the payments follow.
    FinalPayment { company: Company, symbols: u8, per_share: Money },
    /// Money moved.
    Paid(Payment, Reason),
    /// The game is over, for every end condition that was met; `by_order` if somebody had as much as the
    /// winner, but acted later in the last turn (N-38).
    Over { reasons: EndReasons, winner: Seat, by_order: bool },
}

/// Why money moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A share was bought: the company's part, and the bank's.
    Share(Company),
    /// A share was bought by the director: the proposer's part (N-10).
    Interception(Company),
    /// The bank helps a player without money (N-8).
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
