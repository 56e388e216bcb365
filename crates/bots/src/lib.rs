//! Players for every game.
//!
//! A [`Bot`] is asked like a person: here is the table, these are your legal actions, which one?
//! What a bot must know of a game beyond its rules is the game's [`Played`] implementation, in a
//! module of its own; the bots and the search are written once for all games.
//!
//! ```
//! use bots::{Effort, Kind, Level, sit_down};
//! use game::{Game, Recorded, Seeded};
//! use american_rails::Position;
//!
//! let options = "{}".parse().expect("no options: all at their defaults");
//! let setup = Position::draw(4, &options, &Position::own_material(), &mut Seeded::new(1, 0))?;
//! let mut position = Position::start(&setup)?;
//! let mut bot = sit_down::<Position>(Kind::from(Level::Random), 7, Effort::default());
//! let mut legal = Vec::new();
//! while position.actor().is_some() {
//!     position.actions(&mut legal);
//!     position.apply(bot.decide(&position, &legal), &mut |_| ());
//! }
//! assert!(position.outcome().is_some());
//! # Ok::<(), american_rails::Flaw>(())
//! ```

mod advice;
mod american_rails;
#[allow(clippy::module_inception)]
mod bots;
mod character;
mod comparison;
mod difference;
mod effort;
mod judge;
mod kind;
mod knowledge;
mod level;
mod medium;
mod name;
mod network;
mod north_american_railways;
mod search;
mod sight;
mod thinker;
mod unthinking;
mod weights;

use game::{BySeat, Dice, Game, Seeded};

pub use advice::{Advice, advise, prospects, think};
pub use bots::Bots;
use bots::Chooser;
pub use character::Character;
pub use comparison::{Comparison, Promise, compare};
pub use difference::Difference;
pub use effort::Effort;
pub use judge::Judge;
pub use kind::Kind;
pub use knowledge::{Knowledge, Line, Outlook};
pub use level::Level;
pub use name::name_of_bot;
pub use network::{Network, Said, UNITS, Units, Verdict};
pub use search::Thought;
pub use sight::{Lean, Sight, Sighted};
use unthinking::Unthinking;
pub use weights::{Features, StageWeights, Weighed, Weights};

/// A player who decides by itself.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of the seat to decide; there is always at least one. The
    /// state is what that seat knows of it ([`Game::reckoned`]).
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action;

    /// What it expected when it last decided: each player's share of the victory. Returns `None` if it did not
    /// think about that.
    fn expected(&self) -> Option<BySeat<f32>> {
        None
    }
}

/// What bots must know of a game beyond its rules.
pub trait Played: Game<Action: Default> {
    /// What a search must be told of it.
    type Knowledge: Knowledge<State = Self, Move = Line<Self::Action>> + 'static;
    /// How many play-outs the searching levels make for a decision.
    const EFFORT: PlayOuts;

    /// An action without a thought, but so that games look like games: prices stay low.
    fn thoughtless(&self, legal: &[Self::Action], dice: &mut dyn Dice) -> Self::Action;

    /// What [`thoughtless`](Played::thoughtless) chooses with the same dice, without a list of what is legal. Returns
    /// `None` when the game is over.
    fn pick_thoughtlessly(&self, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// An action by simple rules: what a beginner with common sense would do.
    fn sensible(&self, legal: &[Self::Action], dice: &mut dyn Dice) -> Self::Action;

    /// What a bot of this kind knows.
    fn knowledge(kind: Kind) -> Self::Knowledge {
        Self::knowledge_by(kind, Self::judge(kind.level))
    }

    /// By what bots of a level judge positions.
    fn judge(_level: Level) -> Judge {
        Judge::Weights
    }

    /// What a bot of this kind knows if it judges positions like this.
    fn knowledge_by(kind: Kind, judge: Judge) -> Self::Knowledge;

    /// Whether an action only forgoes what could be done.
    fn is_idle(_action: Self::Action) -> bool {
        false
    }

    /// How different two moves are to somebody who asks what else there is.
    fn difference(one: &[Self::Action], other: &[Self::Action]) -> Difference;
}

/// How many play-outs the searching levels make for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOuts {
    /// The hard ones.
    pub hard: u32,
    /// The experts.
    pub expert: u32,
}

/// A bot of this kind, with a seed for whatever it leaves to chance.
pub fn sit_down<G: Played>(kind: Kind, seed: u64, effort: Effort) -> Box<dyn Bot<G>> {
    sit_down_by(kind, G::judge(kind.level), seed, effort)
}

/// A bot of this kind that judges positions like this, where it judges any.
pub fn sit_down_by<G: Played>(kind: Kind, judge: Judge, seed: u64, effort: Effort) -> Box<dyn Bot<G>> {
    let knowledge = || G::knowledge_by(kind, judge);
    match kind.level {
        Level::Random => Box::new(Unthinking::<G> { choose: G::thoughtless, dice: Seeded::new(seed, 0) }),
        Level::Easy => Box::new(Unthinking::<G> { choose: G::sensible, dice: Seeded::new(seed, 0) }),
        Level::Medium => Box::new(medium::Medium::<G>::new(knowledge(), seed)),
        Level::Hard => Box::new(thinker::Thinker::<G>::new(knowledge(), seed, effort, G::EFFORT.hard)),
        Level::Expert => Box::new(thinker::Thinker::<G>::new(knowledge(), seed, effort, G::EFFORT.expert)),
    }
}

/// Plays quickly until the position can be judged, and judges it: each player's share of the victory.
/// What a search does again and again.
pub fn play_out<G: Played>(state: &G, dice: &mut Seeded) -> BySeat<f32> {
    knowledge::play_out(&G::knowledge(Kind::from(Level::Expert)), state, dice)
}

/// The first action of a line; any legal one if it is none.
fn first_action<G: Played>(state: &G, line: &Line<G::Action>, legal: &[G::Action]) -> G::Action {
    match line.first() {
        Some(&action) if state.check(action).is_ok() => action,
        unfit => {
            debug_assert!(false, "{unfit:?} was no answer");
            legal[0]
        }
    }
}

/// Any of the items, each equally likely.
pub(crate) fn any<T: Copy>(items: &[T], dice: &mut dyn Dice) -> T {
    items[dice.below(items.len() as u32) as usize]
}
