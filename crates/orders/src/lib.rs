//! Standing orders: what a player wants done when a decision of theirs comes up while they are away.
//!
//! An order is given at a version of a game, and everything else follows from the log: [`follow`] goes through what has
//! happened since and says whether the order still stands, and what it answers to the present question. So nobody has to
//! note how far an order has come, and whoever misses a moment misses nothing. Anything unexpected ends an order with a
//! [`DropReason`]: it never does what its owner did not mean.
//!
//! There is no I/O here, no clock and no words.
//!
//! ```
//! use american_rails::Position;
//! use game::{Game, Recorded, Seeded};
//! use orders::{Fate, Ordered, follow};
//! use play::Play;
//!
//! let options = "{}".parse().expect("no options: all at their defaults");
//! let setup = Position::draw(4, &options, &Position::own_material(), &mut Seeded::new(1, 0))?;
//! let mut play = Play::<Position>::start(setup)?;
//! let first = play.state().actor().expect("somebody begins");
//! let (mut legal, next) = (Vec::new(), first.next(4));
//! play.state().actions(&mut legal);
//! play.play(first, legal[0]).expect("a share is put up");
//!
//! let order = play.state().offers(next).swap_remove(0).order;
//! let followed = follow(&play, next, order, play.version());
//! assert!(matches!(followed.fate, Fate::Waits), "it is not their decision yet: {followed:?}");
//! # Ok::<(), american_rails::Flaw>(())
//! ```

mod american_rails;
mod following;
mod north_american_railways;
mod offer;
mod order;
mod reason;

pub use crate::american_rails::{AuctionName, Then};
pub use crate::following::{Fate, Followed, follow};
pub use crate::offer::{AmountRange, Offer};
pub use crate::order::{Answer, Ordered};
pub use crate::reason::{DropReason, Misorder};

/// The orders of American Rails.
pub type AmericanOrder = crate::american_rails::Order;
/// The orders of North American Railways.
pub type NorthAmericanOrder = crate::north_american_railways::Order;
