//! Finds the weights of a network that judges positions, by self-play:
//!
//! ```text
//! cargo run --release -p arena --example learn_network -- GAME FOLDER [GAMES] [GENERATIONS] [SEED]
//! ```
//!
//! A generation plays GAMES games (`self_play.rs`) and fits the network to how they ended
//! (`training.rs`), going on from the generation before. Its weights go to FOLDER/GAME-NUMBER.network,
//! numbers counted from 1. Generations whose weights are there are not played again, so a run that was
//! stopped goes on where it was. The same seed finds the same weights, whatever the number of threads.
//!
//! Then measure, both ways (`--example duel`): what wins among strangers may lose among its own kind, and a
//! generation that beats the one before may lose to others.

mod gradient;
mod self_play;
mod training;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use american_rails::Position as AmericanRails;
use bots::{Network, Played, Sighted, Weighed};
use game::Recorded;
use north_american_railways::Position as NorthAmericanRailways;
use self_play::{Past, Seen};

fn main() {
    let mut given = std::env::args().skip(1);
    let (game, folder) = (given.next().unwrap_or_default(), given.next().unwrap_or_default());
    let mut number = |usual| given.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, generations, seed) = (number(8000), number(4), number(1));
    let learn = match game.as_str() {
        "american-rails" => learn::<AmericanRails>,
        "north-american-railways" => learn::<NorthAmericanRailways>,
        _ => return eprintln!("learn_network GAME FOLDER [GAMES] [GENERATIONS] [SEED]"),
    };
    learn(Path::new(&folder), games, generations, seed);
}

fn learn<G: Recorded + Played + Sighted + Weighed>(folder: &Path, games: u64, generations: u64, seed: u64) {
    let mut past = Past::default();
    for generation in 1..=generations {
        let file = folder.join(format!("{}-{generation}.network", G::NAME));
        let network = if let Ok(text) = fs::read_to_string(&file) {
            Network::read(&text).expect("a network that was written here")
        } else {
            let begin = Instant::now();
            let seen: Vec<Seen> = self_play::play::<G>(&past, games, seed ^ generation << 32);
            let played = begin.elapsed().as_secs();
            eprintln!("generation {generation}: {} positions of {games} games in {played} s", seen.len());
            let network = training::train(past.latest(), &seen, seed ^ generation);
            eprintln!("  trained in {} s", begin.elapsed().as_secs() - played);
            fs::write(&file, network.write()).expect("the folder can be written to");
            // What is written is rounded: go on with what others would read.
            Network::read(&network.write()).expect("what was just written")
        };
        past.add(Arc::new(network));
    }
}
