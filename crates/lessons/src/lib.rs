//! Lessons: games that somebody learns by playing them.
//!
//! A [`Lesson`] is a file (`american-rails/01-a-share.toml`): a start, and steps that are read or ask for something to
//! be done at the table. It is played on the real rules: [`Lesson::lay`] lays the table of a step with the plans that
//! the learner has made so far, and [`Laid::judge`] says what a plan is worth there. Where a learner is, a
//! [`Bookmark`] says; nothing is kept here.
//!
//! A lesson knows no HTML and no words: what is said is the name of a message, what is pointed at the name of a place.
//! The files are found by their folder: a new one needs no Rust.
//!
//! ```
//! use games::AmericanRails;
//! use lessons::{Bookmark, Lesson};
//!
//! let file = r#"
//!     minutes = 1
//!     players = ["you", "Ada", "Ben", "Cleo"]
//!     [start]
//!     setup = { banker = 0, map = "eastern-united-states" }
//!     [[steps]]
//!     text = "welcome"
//! "#;
//! let lesson = Lesson::read("american-rails", "a-share", file)?;
//! let laid = lesson.lay::<AmericanRails>(&Bookmark::default())?;
//! assert_eq!(laid.play.version(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bookmark;
mod condition;
mod error;
mod files;
mod laying;
mod lesson;
mod pattern;
mod verdict;

pub use bookmark::{Bookmark, Plan};
pub use condition::Condition;
pub use error::{BrokenLesson, Unplayable};
pub use files::{find, of_game};
pub use laying::Laid;
pub use lesson::{Lesson, LessonStep, Miss, ScriptedAction, Start};
pub use pattern::{ActionPattern, Pattern, Wanted};
pub use verdict::{RefusedPlan, Verdict};
