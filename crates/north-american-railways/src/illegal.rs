use game::{Money, Refusal, Rule, Seat};

use crate::{City, Column, Company, StartCity};
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
    /// Only a company without a director is founded.
    HasDirector { company: Company, director: Seat },
    /// The fixed price is for the director of the company.
    NotDirector { company: Company, director: Option<Seat> },
    /// Nobody directs the company: it is founded.
    NobodyToAsk(Company),
    /// One is the director oneself: there is a fixed price.
    OwnCompany(Company),
    /// A turn begins with the choice of a share.
    MustSelect,
    /// The director took a share of this company in this turn already.
    TriedBefore(Company),
    /// No front card is a share of this company.
    NotOnOffer(Company),
    /// The front card of this column is another one; `None` if the column is empty.
    NotAtFront { company: Company, column: Column, front: Option<Company> },
    /// A price is whole dollars, and a multiple of $100.
    BrokenDollar,
    /// A price is a multiple of $100.
    NoMultipleOf100 { price: Money },
    /// A price is at least $100.
    PriceTooLow { price: Money },
    /// A price is at most what one has.
    BeyondCash { price: Money, cash: Money },
    /// The director pays a fixed price for another share.
    FixedPrice { price: Money, cash: Money },
    /// This table gives the founder the top start city.
    StartCityFromStack,
    /// This table lets the founder choose: a start city must be named.
    StartCityOpen,
    /// The start city is in a network already.
    StartCityTaken(StartCity),
    /// The director cannot pay the price that was named.
    CannotIntercept { price: Money, cash: Money },
    /// Whoever has passed is out of this city phase.
    AlreadyPassed(Seat),
    /// One buys cities only for companies of which one holds a share.
    NoShareHeld(Company),
    /// One buys one city for each company in a phase.
    UsedBefore(Company),
    /// Only the front city of a column can be bought.
    CityNotAtFront(City),
    /// The company cannot pay.
    TreasuryTooPoor { company: Company, city: City, cost: Money, treasury: Money },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::AnothersDecision { .. } => Rule::ANOTHERS_DECISION,
            Illegal::GameOver => Rule::GAME_OVER,
            Illegal::NoAnswer => Rule::NO_ANSWER,
            Illegal::HasDirector { .. } | Illegal::NotDirector { .. } => Rule::NO_ANSWER,
            Illegal::NobodyToAsk(_) | Illegal::OwnCompany(_) => Rule::NO_ANSWER,
            Illegal::MustSelect => Rule("N-1"),
            Illegal::TriedBefore(_) => Rule("N-12"),
            Illegal::NotOnOffer(_) | Illegal::NotAtFront { .. } => Rule("N-42"),
            Illegal::BrokenDollar | Illegal::NoMultipleOf100 { .. } => Rule("N-41"),
            Illegal::PriceTooLow { .. } | Illegal::BeyondCash { .. } => Rule("N-41"),
            Illegal::FixedPrice { .. } => Rule("N-4"),
            Illegal::StartCityFromStack | Illegal::StartCityOpen | Illegal::StartCityTaken(_) => Rule("N-18"),
            Illegal::CannotIntercept { .. } => Rule("N-6"),
            Illegal::AlreadyPassed(_) => Rule("N-21"),
            Illegal::NoShareHeld(_) => Rule("N-45"),
            Illegal::UsedBefore(_) => Rule("N-23"),
            Illegal::CityNotAtFront(_) => Rule("N-43"),
            Illegal::TreasuryTooPoor { .. } => Rule("N-44"),
        }
    }
}
