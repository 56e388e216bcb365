use std::time::Duration;

use game::{BySeat, Dice, Game};

use crate::{Advice, Bot, Comparison, Effort, Kind, Played, advise, compare, prospects, sit_down};

/// The bots of a game, as plain functions: for whoever must also do with a game that has none.
pub struct Bots<G: Game> {
    /// [`sit_down`].
    pub sit_down: fn(Kind, u64, Effort) -> Box<dyn Bot<G>>,
    /// [`advise`].
    pub advise: Adviser<G>,
    /// [`compare`].
    pub compare: Comparer<G>,
    /// [`prospects`].
    pub prospects: fn(&G) -> BySeat<f32>,
    /// [`Played::thoughtless`].
    pub thoughtless: Chooser<G>,
}

/// Chooses one of the legal actions.
pub(crate) type Chooser<G> = fn(&G, &[<G as Game>::Action], &mut dyn Dice) -> <G as Game>::Action;
type Adviser<G> = fn(&G, u64, Effort) -> Vec<Advice<<G as Game>::Action>>;
type Comparer<G> = fn(&G, &[<G as Game>::Action], u64, Duration) -> Option<Comparison<<G as Game>::Action>>;

impl<G: Played> Bots<G> {
    /// The bots of a game that has some.
    pub const fn of() -> Bots<G> {
        Bots {
            sit_down: sit_down::<G>,
            advise: advise::<G>,
            compare: compare::<G>,
            prospects: prospects::<G>,
            thoughtless: G::thoughtless,
        }
    }
}
