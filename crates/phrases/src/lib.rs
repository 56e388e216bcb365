//! Every sentence that a person reads, in English, French, Dutch and German.
//!
//! The rules speak in typed values: an event, a refusal, a flaw. [`Phrases`] holds the sentences
//! of one [`Language`], and a game that is [`Told`] turns its values into them. The sentences
//! themselves are Fluent files, one folder a language; the tests hold the languages against each
//! other, so that none of them can lack a sentence or a number.
//!
//! ```
//! use american_rails::{Action, Board, Company, Options, Position, Setup};
//! use game::{Game, Money, Seat};
//! use phrases::{Language, Phrases, Told};
//!
//! let names = ["Ann", "Bob", "Cyd", "Dan"].map(String::from);
//! let board = Board::own();
//! let setup = Setup { rules: 1, players: 4, options: Options::default(), banker: 0, removed: None, board };
//! let mut position = Position::start(&setup)?;
//! let mut events = Vec::new();
//! position.play(Seat::new(0), Action::Offer(Company::American), &mut |event| events.push(event))?;
//!
//! let english = Phrases::new(Language::English);
//! let line = position.tell_event(&names, &events[0], &english).unwrap();
//! assert_eq!(line.text, "Ann offers a share of American.");
//!
//! let refused = position.check(Action::Bid(Money(60))).unwrap_err();
//! let french = Phrases::new(Language::French);
//! let sentence = position.tell_refusal(&names, &refused, &french);
//! assert_eq!(sentence, "L'enchère de 60\u{a0}$ dépasse les 50\u{a0}$ dont dispose Ann.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
pub mod american_rails;
mod digest;
mod language;
mod layout;
mod names;
pub mod north_american_railways;
mod orders;
mod phrases;
mod teller;
mod told;
mod vocabulary;

pub use advice::{MoveOutlook, percent, rough_cash, tell_advice};
pub use digest::DigestLine;
pub use language::Language;
pub use names::told_apart;
pub use orders::{OrdersTold, tell_drop, tell_misorder};
pub use phrases::{Arg, Phrases};
pub use told::{
    LogLine, Told, tell_broken, tell_outcome, tell_outcome_to, tell_reasons, tell_refused, tell_refused_to,
    tell_unreadable,
};
pub use vocabulary::{Field, Takes, Thing, Verb, Vocabulary};
