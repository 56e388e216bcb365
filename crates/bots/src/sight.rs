use game::{BySeat, Game};

use crate::Weights;

/// What a network is shown of a position: numbers of about 1, none far beyond. Places that a game has no
/// use for stay 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// How many play.
    pub players: usize,
    /// How many companies there are.
    pub in_game: usize,
    /// The game as a whole.
    pub game: [f32; Sight::GAME],
    /// Each company.
    pub companies: [[f32; Sight::COMPANY]; Sight::COMPANIES],
    /// What each player has of each company. The first number is 1 where there is something.
    pub stakes: [BySeat<[f32; Sight::STAKE]>; Sight::COMPANIES],
    /// Each player.
    pub seats: BySeat<[f32; Sight::PLAYER]>,
    /// What the older judgement says of each player.
    pub leans: BySeat<Lean>,
}

/// Of the victory (the difference from the table's average in spreads), and of the money in the end (as a
/// part of a fortune).
pub type Lean = [f32; 2];

impl Sight {
    /// How much is seen of the game as a whole.
    pub const GAME: usize = 16;
    /// How much is seen of a company.
    pub const COMPANY: usize = 16;
    /// How much is seen of a stake.
    pub const STAKE: usize = 8;
    /// How much is seen of a player.
    pub const PLAYER: usize = 16;
    /// No game has more companies.
    pub const COMPANIES: usize = 6;
    /// Nobody is farther ahead or behind than this, in spreads.
    const FARTHEST: f32 = 12.0;

    /// A sight of nothing yet but what the older judgement says.
    pub(crate) fn of_worths(worths: &BySeat<f32>, players: usize, spread: f32, fortune: f32) -> Sight {
        let mut sight = Sight {
            players,
            in_game: 0,
            game: [0.0; Sight::GAME],
            companies: [[0.0; Sight::COMPANY]; Sight::COMPANIES],
            stakes: [BySeat::filled([0.0; Sight::STAKE]); Sight::COMPANIES],
            seats: BySeat::filled([0.0; Sight::PLAYER]),
            leans: BySeat::default(),
        };
        let mean = worths.of(players).iter().sum::<f32>() / players as f32;
        for (lean, worth) in sight.leans.of_mut(players).iter_mut().zip(worths.of(players)) {
            let ahead = ((worth - mean) / spread).clamp(-Sight::FARTHEST, Sight::FARTHEST);
            *lean = [ahead, worth / fortune];
        }
        sight
    }
}

/// A game whose positions a network judges.
pub trait Sighted: Game {
    /// What is seen of a position. `weights` are those of the older judgement.
    fn sight(&self, weights: &Weights) -> Sight;

    /// Whether nothing is under way that must be seen to its end before the position can be judged: an auction, a
    /// turn, an offer that waits for its answer.
    fn is_at_rest(&self) -> bool;
}

/// Any number as one between -1 and 1, fine about 0.
pub(crate) fn squash(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

/// The most of what the others have.
pub(crate) fn best_other(values: &[f32], own: usize) -> f32 {
    let others = values.iter().enumerate().filter(|&(place, _)| place != own);
    others.map(|(_, &value)| value).fold(f32::MIN, f32::max)
}
