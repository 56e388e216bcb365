//! Players for every game.
//!
//! A [`Bot`] is asked like a person: here is the table, these are your legal actions, which one?
//! What a bot must know of a game beyond its rules is the game's [`Played`] implementation, in a
//! module of its own; the bots themselves are written once for all games.
//!
//! ```
//! use bots::{Level, sit_down};
//! use game::{Game, Recorded, Seeded};
//! use american_rails::Position;
//!
//! let options = "{}".parse().expect("no options: all at their defaults");
//! let setup = Position::draw(4, &options, &Position::own_material(), &mut Seeded::new(1, 0))?;
//! let mut position = Position::start(&setup)?;
//! let mut bot = sit_down::<Position>(Level::Random, 7);
//! let mut legal = Vec::new();
//! while position.actor().is_some() {
//!     position.actions(&mut legal);
//!     position.apply(bot.decide(&position, &legal), &mut |_| ());
//! }
//! assert!(position.outcome().is_some());
//! # Ok::<(), american_rails::Flaw>(())
//! ```

mod american_rails;
mod easy;
mod level;
mod north_american_railways;
mod random;

use game::{Dice, Game};

pub use level::Level;

/// A player who decides by itself.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of the seat to decide; there is always at least one. The
    /// state is what that seat knows of it ([`Game::known_to`]).
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action;
}

/// What bots must know of a game beyond its rules.
pub trait Played: Game {
    /// An action without a thought, but so that games look like games: prices stay low.
    fn thoughtless(&self, legal: &[Self::Action], dice: &mut dyn Dice) -> Self::Action;

    /// An action by simple rules: what a beginner with common sense would do.
    fn sensible(&self, legal: &[Self::Action], dice: &mut dyn Dice) -> Self::Action;
}

/// A bot of this level, with a seed for whatever it leaves to chance.
pub fn sit_down<G: Played>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(random::Random::new(seed)),
        Level::Easy => Box::new(easy::Easy::new(seed)),
    }
}

/// Any of the items, each equally likely.
pub(crate) fn any<T: Copy>(items: &[T], dice: &mut dyn Dice) -> T {
    items[dice.below(items.len() as u32) as usize]
}
