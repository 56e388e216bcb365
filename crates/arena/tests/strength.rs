//! A higher level is stronger. Here only roughly, with few games; `railhead simulate` measures it.

use american_rails::Position as AmericanRails;
use arena::Simulation;
use bots::{Bots, Effort, Kind, Level, Played};
use game::Recorded;
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::{Map, Value};

/// The share of the wins of one bot among three of another level.
fn win_share<G: Recorded + Played>(one: Level, others: Level, games: u64) -> f64 {
    let bots = [one, others, others, others].map(Kind::from).to_vec();
    let options = Value::Object(Map::new());
    let simulation =
        Simulation::<G>::new(Bots::of(), bots, Effort::default(), options, G::own_material(), 11);
    let simulation = simulation.unwrap_or_else(|flaw| panic!("a table of four: {flaw}"));
    let tally = simulation.run(games, |_, _| Ok::<(), ()>(())).expect("nothing is kept");
    tally.summary(1.0).bots[0].win_share
}

#[test]
fn easy_beats_random_in_american_rails() {
    assert!(win_share::<AmericanRails>(Level::Easy, Level::Random, 40) > 0.9);
}

#[test]
fn easy_beats_random_in_north_american_railways() {
    assert!(win_share::<NorthAmericanRailways>(Level::Easy, Level::Random, 200) > 0.9);
}

#[test]
fn medium_beats_easy_in_american_rails() {
    assert!(win_share::<AmericanRails>(Level::Medium, Level::Easy, 40) > 0.7);
}

#[test]
fn medium_beats_easy_in_north_american_railways() {
    assert!(win_share::<NorthAmericanRailways>(Level::Medium, Level::Easy, 200) > 0.5);
}

#[test]
fn hard_beats_medium_in_american_rails() {
    assert!(win_share::<AmericanRails>(Level::Hard, Level::Medium, 24) > 0.3);
}

#[test]
fn hard_beats_medium_in_north_american_railways() {
    assert!(win_share::<NorthAmericanRailways>(Level::Hard, Level::Medium, 60) > 0.4);
}
