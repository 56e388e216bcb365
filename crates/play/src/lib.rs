//! One game under way.
//!
//! A [`Play`] has everything that happened to one game since its setup: the [`Entry`]s of its log,
//! the present state with its ledger (a [`Course`]), and any earlier moment, cheaply. Whoever does
//! not know which game it is looks at it through the [`Door`].
//!
//! The log is only ever appended to. An entry is a move, a take-back or an [`Incident`]; `version` counts entries,
//! and the `version` within a state counts the actions that stand.
//!
//! ```
//! use american_rails::Position;
//! use game::{Game, Recorded, Seeded};
//! use play::Play;
//!
//! let options = "{}".parse().expect("no options: all at their defaults");
//! let setup = Position::draw(4, &options, &Position::own_material(), &mut Seeded::new(1, 0))?;
//! let mut play = Play::<Position>::start(setup)?;
//! let (mut legal, seat) = (Vec::new(), play.state().actor().expect("somebody begins"));
//! play.state().actions(&mut legal);
//! play.play(seat, legal[0]).expect("it is legal");
//! play.take_back(seat, 0).expect("there is a way back");
//! assert_eq!((play.version(), play.now().actions()), (2, 0));
//! # Ok::<(), american_rails::Flaw>(())
//! ```

mod course;
mod door;
mod entry;
mod incident;
mod log;
#[allow(clippy::module_inception)]
mod play;

pub use course::Course;
pub use door::{Door, EntryKind, EntryText};
pub use entry::{Back, Entry, Move, Written};
pub use incident::Incident;
pub use play::{NoWayBack, Play, Unfit};
