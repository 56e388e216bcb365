//! What every game at Railhead is.
//!
//! A game is a type that implements [`Game`]: a complete state of play, small and flat, that can
//! say who decides, what is legal, and what follows from a decision. Around it stand the few nouns
//! that every game shares ([`Seat`], [`Money`], [`Outcome`]), the saved game ([`Record`]) and the
//! [`contract`] test that every game must survive.
//!
//! ```
//! use game::{BySeat, Money, Seat};
//!
//! let mut cash = BySeat::filled(Money(50));
//! cash[Seat::new(2)] -= Money(12);
//! assert_eq!(cash[Seat::new(2)].to_string(), "$38");
//! ```

mod by;
mod description;
mod dice;
#[allow(clippy::module_inception)]
mod game;
mod ledger;
mod list;
mod money;
mod outcome;
mod payment;
mod reading;
mod record;
mod refusal;
mod replay;
mod seat;

pub mod contract;

pub use by::By;
pub use description::{Among, Choice, Description};
pub use dice::{Dice, Seeded, shuffle};
pub use game::{Game, Viewer};
pub use ledger::Ledger;
pub use list::List;
pub use money::Money;
pub use outcome::Outcome;
pub use payment::{Payment, Purse};
pub use reading::{
    Misfit, Unreadable, capitalised, field, list, money_field, object, read_options, read_toml, seat_number,
    short_name, text_field, whole_number,
};
pub use record::{Record, Recorded, Refused};
pub use refusal::{Refusal, Rule};
pub use replay::{Broken, Draft, Moment, Versioned, as_map, known_rules};
pub use seat::{BySeat, Seat};
