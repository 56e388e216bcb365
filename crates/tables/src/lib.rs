//! What the table of a game looks like: HTML and SVG, drawn from a state of play.
//!
//! Each game brings its table through one interface, [`Shown`]. A drawing is made from a [`Scene`]:
//! the state with the plan of the player who looks, the state as it really stands, who sits where
//! and with whose eyes the table is seen. What a player may do is drawn as elements with a `data-do`
//! attribute, which holds the action as a record writes it; where they have a `data-called` too, it says
//! what the action will be called as a step of the plan. What can be explained has a `data-about`
//! attribute, which [`Shown::card`] understands. The page's scripts know these attributes and nothing
//! of any game.
//!
//! Nothing here decides anything, and every word comes from `phrases`.

mod american_rails;
mod amount;
mod chart;
mod decision;
mod north_american_railways;
mod odds;
mod presence;
mod rules;
mod scene;
mod shown;
mod signs;

pub use chart::{Chart, Series};
pub use decision::{Confirm, Decision};
pub use odds::{Fortune, Mark, Odds};
pub use rules::rules;
pub use scene::{Guest, Scene, Sitting, Step};
pub use shown::{Choice, OptionShown, Panel, Shown};
pub use signs::{badge, initials};
