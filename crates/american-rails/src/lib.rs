//! American Rails, a game by Tim Harrison for three to five players: the complete rules.
//!
//! [`Position`] is a complete state of play and implements [`game::Game`]; [`Board`] is what it is
//! played on. The numbers of the rulings (`AR-2`) are those of `RULES.md` beside this crate.
//! There is no I/O here, no clock, no chance after the setup, and no text for people.
//!
//! ```
//! use american_rails::{Action, Board, Company, Options, Position, Setup};
//! use game::{Game, Money, Seat};
//!
//! let board = Board::own();
//! let setup = Setup { rules: 1, players: 4, options: Options::default(), banker: 2, removed: None, board };
//! let mut position = Position::start(&setup)?;
//! let banker = Seat::new(2);
//! position.play(banker, Action::Offer(Company::American), &mut |_| ())?;
//! position.play(banker, Action::Bid(Money(12)), &mut |event| println!("{event:?}"))?;
//!
//! // The next player has $50 and cannot bid more.
//! let refused = position.check(Action::Bid(Money(51))).unwrap_err();
//! assert_eq!(game::Refusal::rule(&refused).to_string(), "AR-2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod auction;
mod audit;
mod board;
mod company;
mod crowding;
mod event;
mod hex;
mod illegal;
mod legal;
mod map;
mod notation;
mod options;
mod outlook;
mod position;
mod routes;
mod row;
mod rules;
mod scenery;
mod setup;
mod track;
mod view;
mod year;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use auction::Auction;
pub use board::{Board, Terrain};
pub use company::{ByCompany, Company, CompanySet};
pub use event::{Cause, EndReasons, Event, Reason};
pub use hex::{Hex, HexIter, HexSet};
pub use illegal::Illegal;
pub use map::{Map, MapCity, MapFault};
pub use options::{Edition, Options};
pub use position::{Phase, Position, Question};
pub use routes::{Prices, Reach, Routes, Way};
pub use row::Row;
pub use scenery::{Label, LabelKind, Scenery};
pub use setup::{Flaw, Setup};
pub use view::{AuctionView, CompanyView, SharesView, View};
