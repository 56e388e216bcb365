//! Bots against bots.
//!
//! A [`Simulation`] is a table of bots and a seed. Its games are numbered, and each is played from
//! its number alone, so that any number of threads plays the same ones.

mod simulation;
mod tally;

pub use simulation::Simulation;
pub use tally::{BotFigures, Summary, Tally};
