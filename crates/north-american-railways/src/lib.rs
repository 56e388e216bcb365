//! North American Railways, a game by Peer Sylvester for three to five players: the complete rules.
//!
//! [`Position`] is a complete state of play and implements [`game::Game`]; [`Deck`] is the set of
//! cards it is played with. The numbers of the rulings (`N-12`) are those of `RULES.md` beside this
//! crate. There is no I/O here, no clock, no chance after the setup, and no text for people.
//!
//! ```
//! use game::{Game, Money, Recorded, Refusal, Seeded};
//! use north_american_railways::{Action, Column, Deck, Position};
//!
//! let setup = Position::draw(4, &serde_json::json!({}), &Deck::own(), &mut Seeded::new(1851, 0))?;
//! let mut position = Position::start(&setup)?;
//! let first = position.actor().expect("somebody begins");
//!
//! // The first share of a company founds it, for any price one can pay.
//! let column = Column::ALL[0];
//! let company = position.front_share(column).expect("the columns are full");
//! let found = |price| Action::Found { company, column, price: Money(price), start_city: None };
//! assert_eq!(position.check(found(1800)).unwrap_err().rule().to_string(), "N-41");
//! position.play(first, found(600), &mut |event| println!("{event:?}"))?;
//!
//! assert_eq!(position.treasury(company), Money(600));
//! assert_eq!(position.director(company), Some(first));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod cards;
mod city;
mod column;
mod company;
mod connect;
mod deck;
mod division;
mod event;
mod illegal;
mod legal;
mod notation;
mod options;
mod position;
mod rules;
mod setup;
mod trade;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use cards::{Cards, CityCard, DeckFault, StartCard};
pub use city::{City, StartCity};
pub use column::{ByColumn, Column};
pub use company::{ByCompany, Company};
pub use deck::Deck;
pub use division::Division;
pub use event::{EndReason, EndReasons, Event, Reason};
pub use illegal::Illegal;
pub use options::{FinalRemainder, MoneyOnTable, Options, StartCityRule};
pub use position::{Phase, Position};
pub use setup::{Flaw, Setup};
pub use trade::Proposal;
pub use view::{CompanyView, ProposalView, View};
