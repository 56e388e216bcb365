use game::{BySeat, Game, Seat};
use serde::{Deserialize, Serialize};

/// A game whose positions are judged by a weighted sum: what a player will have in the end is the
/// sum of some features of the position, each with a weight. The weights are found by self-play
/// (`cargo run --release -p arena --example learn`) and kept as data beside this crate.
pub trait Weighed: Game {
    /// What is looked at, by name; the weights of a stage come in this order. The last one is 1 for
    /// everybody, so that the sums can be right on average.
    const FEATURES: &'static [&'static str];
    /// What players usually have in the end, in dollars: the measure for money.
    const FORTUNE: f32;
    /// How many stages a game is divided into; each has weights of its own.
    const STAGES: usize;

    /// The weights in use.
    fn weights() -> &'static Weights;
    /// The stage a position belongs to, from 0.
    fn stage(&self) -> usize;
    /// The features of a position for every seat.
    fn features(&self) -> BySeat<Features>;
}

/// The features of a position for one seat, in the order of their names. No game has more.
pub type Features = [f32; 16];

/// How positions are judged.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// One for each stage of the game.
    pub stages: Vec<StageWeights>,
}

/// How positions of one stage are judged.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct StageWeights {
    /// The difference in dollars that makes one about three times as likely to win as another.
    pub spread: f32,
    /// What each feature counts, in the order of their names.
    pub weights: Vec<f32>,
}

impl Weights {
    /// Reads the weights of a game from its data file.
    ///
    /// # Panics
    /// If the file, which is part of the program, does not fit the game.
    pub(crate) fn read<G: Weighed>(file: &str) -> Weights {
        let weights: Weights = game::read_toml(file).expect("our own weights can be read");
        assert_eq!(weights.stages.len(), G::STAGES, "weights for each stage");
        let fits = |stage: &StageWeights| stage.weights.len() == G::FEATURES.len();
        assert!(weights.stages.iter().all(fits), "a weight for each feature");
        weights
    }

    /// What each player would have in the end, while the game is not over.
    pub fn worths<G: Weighed>(&self, state: &G) -> BySeat<f32> {
        Weights::sums(&self.stages[state.stage()].weights, &state.features(), state.players())
    }

    /// The weighted sum of the features, for each player.
    pub(crate) fn sums(weights: &[f32], features: &BySeat<Features>, players: usize) -> BySeat<f32> {
        let mut worths = BySeat::default();
        for seat in Seat::all(players) {
            worths[seat] = weights.iter().zip(features[seat]).map(|(weight, seen)| weight * seen).sum();
        }
        worths
    }
}
