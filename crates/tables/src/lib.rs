//! What the table of a game looks like: HTML and SVG, drawn from a state of play.
//!
//! Each game brings its table through one interface, [`Shown`]. A drawing is made from a [`Scene`]:
//! the state with the plan of the player who looks, the state as it really stands, who sits where
//! and with whose eyes the table is seen. What a player may do is drawn as elements with a `data-do`
//! attribute, which holds the action as a record writes it; where they have a `data-called` too, it says
//! what the action will be called as a step of the plan. What can be explained has a `data-about`
//! attribute, which [`Shown::card`] understands. The page's scripts know these attributes and nothing
//! of any game; all of them are listed in `server/scripts/attributes.d.ts`.
//!
//! Nothing here decides anything, and every word comes from `phrases`.

mod american_rails;
mod amount;
mod badge;
mod chart;
mod choice;
mod course;
mod decision;
mod figure;
mod illustration;
mod milestone;
mod moment;
mod money_sheet;
mod north_american_railways;
mod odds;
mod players;
mod rules;
mod rulings;
mod scene;
mod shown;
mod still;
mod story;
mod taught;

pub use badge::{badge, faces, initials};
pub use chart::{LineChart, Series};
pub use choice::{tell_choice, tell_choice_help, tell_value};
pub use decision::{Confirm, Decision};
pub use illustration::{Illustration, Snapshot};
pub use milestone::Milestone;
pub use moment::{Account, Card, Moment, Occasion, Sound, Tone};
pub use money_sheet::{MoneyCell, MoneyColumn, MoneyFigure, MoneyRow, MoneySheet, MoneyTable};
pub use odds::{Mark, Odds};
pub use rules::{RulesBook, rules, rules_book, usual_setup};
pub use rulings::{ruling, with_rulings};
pub use scene::{Scene, SeatKind, SeatStatus, Step};
pub use shown::{Panel, Place, PurseFigure, Shown};
pub use taught::{Happening, Taught, Topic};
