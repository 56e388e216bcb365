use game::{Money, Refusal, Rule, Seat};

use crate::{Company, Hex, Row};
use thiserror::Error;

/// Why an action is refused. Each names the ruling it enforces and carries the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields are what the variants speak of
#[error("{}: {self:?}", self.rule())] // for developers; players read the sentences of the phrases
pub enum Illegal {
    /// It is the actor's decision, and not this seat's.
    AnothersDecision { seat: Seat, actor: Seat },
    /// The game is over.
    GameOver,
    /// This is no answer to the present question.
    NoAnswer,
    /// The company is out of this game.
    NotInThisGame(Company),
    /// Bids are whole dollars.
    BrokenDollar,
    /// The bid is more than the bidder has.
    BeyondCash { bid: Money, cash: Money },
    /// The bid is too low.
    BidTooLow { bid: Money, least: Money },
    /// Whoever has passed is out of this auction.
    AlreadyPassed(Seat),
    /// The company was offered before.
    OfferedBefore(Company),
    /// No share of the company is left in the supply.
    NoShareLeft(Company),
    /// A first cube goes on a city.
    StartOutsideCity(Hex),
    /// A first cube goes on an empty city.
    CityTaken(Hex),
    /// The row has a marker in this column.
    RowTaken { row: Row, by: Seat },
    /// Only cities are developed.
    NoCity(Hex),
    /// This city is never developed.
    NeverDeveloped(Hex),
    /// A city is developed only with track in it.
    NoTrackInCity(Hex),
    /// A city is developed once.
    DevelopedBefore(Hex),
    /// The company removed from a three-player game gets no money.
    FundsForRemoved(Company),
    /// The company can never enter the map.
    DeadCompany(Company),
    /// The first edition has no drain.
    NoDrainInEdition,
    /// This table drains only players who can pay in full; the `victim` is the first who cannot.
    VictimTooPoor { victim: Seat, cash: Money },
    /// Expand 2 is for four and five players.
    NoExpand2,
    /// One expands only companies of which one holds a share.
    NoShareHeld(Company),
    /// The company has no cube left.
    NoCubeLeft(Company),
    /// The company has a cube there.
    CubeThereAlready(Company, Hex),
    /// No cube of the company is next to that hex.
    NotAdjacent(Company, Hex),
    /// A forest or mountain holds one cube.
    HexFull(Hex),
    /// The company cannot pay.
    TreasuryTooPoor { company: Company, price: Money, treasury: Money },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::AnothersDecision { .. } => Rule::ANOTHERS_DECISION,
            Illegal::GameOver => Rule::GAME_OVER,
            Illegal::NoAnswer => Rule::NO_ANSWER,
            Illegal::NotInThisGame(_) => Rule::NO_SUCH_THING,
            Illegal::BrokenDollar => Rule("AR-1"),
            Illegal::BeyondCash { .. } => Rule("AR-2"),
            Illegal::BidTooLow { .. } => Rule("AR-68"),
            Illegal::AlreadyPassed(_) => Rule("AR-69"),
            Illegal::OfferedBefore(_) => Rule("AR-70"),
            Illegal::NoShareLeft(_) => Rule("AR-14"),
            Illegal::StartOutsideCity(_) | Illegal::CityTaken(_) => Rule("AR-71"),
            Illegal::RowTaken { .. } => Rule("AR-72"),
            Illegal::NoCity(_) | Illegal::NeverDeveloped(_) | Illegal::NoTrackInCity(_) => Rule("AR-78"),
            Illegal::DevelopedBefore(_) => Rule("AR-43"),
            Illegal::FundsForRemoved(_) => Rule("AR-39"),
            Illegal::DeadCompany(_) => Rule("AR-40"),
            Illegal::NoDrainInEdition => Rule("AR-80"),
            Illegal::VictimTooPoor { .. } => Rule("AR-34"),
            Illegal::NoExpand2 => Rule("AR-79"),
            Illegal::NoShareHeld(_) => Rule("AR-73"),
            Illegal::NoCubeLeft(_) => Rule("AR-48"),
            Illegal::CubeThereAlready(..) => Rule("AR-75"),
            Illegal::NotAdjacent(..) => Rule("AR-74"),
            Illegal::HexFull(_) => Rule("AR-76"),
            Illegal::TreasuryTooPoor { .. } => Rule("AR-77"),
        }
    }
}
