//! Bots against bots.
//!
//! A [`Simulation`] is a table of bots and a seed. Its games are numbered, and each is played from
//! its number alone, so that any number of threads plays the same ones. As many games as there are
//! seats are a block: one setup, which every bot plays from every seat. The [`Summary`] says how
//! sure its figures are by drawing blocks again and again; a [`Report`] shows it all on a page.

mod american_rails;
mod bootstrap;
mod calibration;
mod chart;
mod entrant;
mod entrants;
mod game_counts;
mod histogram;
mod north_american_railways;
mod pairs;
mod plackett_luce;
mod player;
mod plot;
mod report;
mod simulation;
mod standing;
mod summary;
mod tally;

pub use bootstrap::Interval;
pub use chart::{Chart, Charted, Legend, Notes};
pub use entrant::Entrant;
pub use entrants::Entrants;
pub use game_counts::PeriodNumber;
pub use plackett_luce::{points, strengths};
pub use player::SeatFault;
pub use report::Report;
pub use simulation::{FinishedGame, Simulation};
pub use summary::{BinFigures, BotFigures, CalibrationFigures, Summary};
pub use tally::Tally;
