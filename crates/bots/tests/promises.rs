//! What every bot of every game promises.

use std::time::Duration;

use american_rails::Position as AmericanRails;
use bots::{Advice, Character, Difference, Effort, Kind, Level, Played, advise, prospects, sit_down};
use game::{Dice, Game, Recorded, Seat, Seeded, Viewer};
use north_american_railways::Position as NorthAmericanRailways;
use play::Course;
use serde_json::{Map, Value};

/// Enough to search, and quickly done in a debug build.
const LITTLE: Effort = Effort { iterations: Some(12), patience: 1, time: None };

fn table<G: Recorded>(players: usize, seed: u64) -> G {
    let options = Value::Object(Map::new());
    let setup = G::draw(players, &options, &G::own_material(), &mut Seeded::new(seed, 0));
    let setup = setup.unwrap_or_else(|flaw| panic!("a table of {players}: {flaw}"));
    G::start(&setup).unwrap_or_else(|flaw| panic!("a drawn setup: {flaw}"))
}

/// Moments of a game that easy bots play with some random moves.
fn moments<G: Recorded + Played>(players: usize, seed: u64, every: u32) -> Vec<Course<G>> {
    let mut course = Course::open(table::<G>(players, seed));
    let mut dice = Seeded::new(seed, 1);
    let mut legal = Vec::new();
    let mut seen = Vec::new();
    while course.state().actor().is_some() {
        if dice.below(every) == 0 {
            seen.push(course.clone());
        }
        let state = course.state();
        state.actions(&mut legal);
        let action = if dice.below(5) == 0 {
            state.thoughtless(&legal, &mut dice)
        } else {
            state.sensible(&legal, &mut dice)
        };
        course.apply(action, &mut |_| ());
    }
    seen
}

fn decision<G: Played>(state: &G, kind: Kind, seed: u64, effort: Effort) -> G::Action {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    sit_down::<G>(kind, seed, effort).decide(state, &legal)
}

fn what_is_picked_is_what_would_be_chosen_from_the_list<G: Recorded + Played>() {
    for players in G::DESCRIPTION.players {
        for seed in 0..20 {
            let mut state = table::<G>(players, seed);
            let (mut listing, mut picking) = (Seeded::new(seed, 1), Seeded::new(seed, 1));
            let mut legal = Vec::new();
            while state.actor().is_some() {
                state.actions(&mut legal);
                let action = state.thoughtless(&legal, &mut listing);
                assert_eq!(state.pick_thoughtlessly(&mut picking), Some(action));
                state.apply(action, &mut |_| ());
            }
            assert_eq!(state.pick_thoughtlessly(&mut picking), None);
        }
    }
}

#[test]
fn what_is_picked_is_what_would_be_chosen_from_the_list_in_american_rails() {
    what_is_picked_is_what_would_be_chosen_from_the_list::<AmericanRails>();
}

#[test]
fn what_is_picked_is_what_would_be_chosen_from_the_list_in_north_american_railways() {
    what_is_picked_is_what_would_be_chosen_from_the_list::<NorthAmericanRailways>();
}

fn every_kind_plays_a_whole_game<G: Recorded + Played>() {
    for players in G::DESCRIPTION.players {
        let mut course = Course::open(table::<G>(players, players as u64));
        let kinds = Level::ALL.map(|level| Kind { level, character: Character::ALL[players - 2] });
        let mut bots: Vec<_> = kinds.iter().map(|&kind| sit_down::<G>(kind, 3, LITTLE)).collect();
        let mut legal = Vec::new();
        while let Some(seat) = course.state().actor() {
            course.state().actions(&mut legal);
            // With three and four players the strongest ones sit down.
            let action = bots[seat.index() + 5 - players].decide(&course.reckoned(), &legal);
            assert_eq!(course.state().check(action), Ok(()), "{action:?}");
            course.apply(action, &mut |_| ());
        }
        assert!(course.state().outcome().is_some());
    }
}

#[test]
fn every_kind_plays_a_whole_game_of_american_rails() {
    every_kind_plays_a_whole_game::<AmericanRails>();
}

#[test]
fn every_kind_plays_a_whole_game_of_north_american_railways() {
    every_kind_plays_a_whole_game::<NorthAmericanRailways>();
}

fn a_thought_is_the_same_again<G: Recorded + Played>() {
    for course in moments::<G>(4, 8, 12) {
        let state = course.state();
        for level in [Level::Medium, Level::Hard, Level::Expert] {
            let kind = Kind::from(level);
            let once = decision(state, kind, 5, LITTLE);
            assert_eq!(once, decision(state, kind, 5, LITTLE));
        }
    }
}

#[test]
fn a_thought_is_the_same_again_in_american_rails() {
    a_thought_is_the_same_again::<AmericanRails>();
}

#[test]
fn a_thought_is_the_same_again_in_north_american_railways() {
    a_thought_is_the_same_again::<NorthAmericanRailways>();
}

/// N-39: what others have is counted from the public log, and never read from the table.
#[test]
fn hidden_cash_never_changes_a_move() {
    let mut tried = 0;
    for course in moments::<NorthAmericanRailways>(4, 3, 6) {
        let seat = course.state().actor().expect("somebody decides");
        // The same table, but for what lies in the others' purses.
        let other = course.known_to(Viewer::Seat(seat));
        assert_ne!(course.state(), other.state());
        let (mine, theirs) = (course.reckoned(), other.reckoned());
        for level in Level::ALL {
            let kind = Kind::from(level);
            assert_eq!(decision(&*mine, kind, 1, LITTLE), decision(&*theirs, kind, 1, LITTLE));
        }
        tried += 1;
    }
    assert!(tried > 5, "{tried} tables to compare");
}

#[test]
fn the_ledger_of_the_public_log_is_right() {
    for course in moments::<NorthAmericanRailways>(5, 9, 4) {
        let actor = course.state().actor().expect("somebody decides");
        let supposed = course.known_to(Viewer::Seat(actor));
        let reckoned = supposed.reckoned();
        assert!(Seat::all(5).all(|seat| course.state().cash(seat) == reckoned.cash(seat)));
    }
}

fn time_is_kept<G: Recorded + Played>() {
    let time = Some(Duration::from_millis(30));
    // Without a limit of time, so many play-outs would take days.
    let effort = Effort { iterations: Some(u32::MAX), time, ..Effort::default() };
    for course in moments::<G>(5, 2, 40) {
        assert!(!advise(course.state(), 1, effort).is_empty());
    }
}

#[test]
fn time_is_kept_in_american_rails() {
    time_is_kept::<AmericanRails>();
}

#[test]
fn time_is_kept_in_north_american_railways() {
    time_is_kept::<NorthAmericanRailways>();
}

/// How many kinds of moves there are.
fn kinds<G: Played>(advice: &[Advice<G::Action>]) -> usize {
    let mut kinds: Vec<&Advice<G::Action>> = Vec::new();
    for one in advice {
        if kinds.iter().all(|other| G::difference(&one.line, &other.line) == Difference::Kind) {
            kinds.push(one);
        }
    }
    kinds.len()
}

fn the_best_three_moves_are_legal_and_in_order<G: Recorded + Played>() {
    let mut legal = Vec::new();
    for course in moments::<G>(4, 6, 10) {
        let state = course.state();
        let whole: f32 = prospects(state).of(4).iter().sum();
        assert!((whole - 1.0).abs() < 1e-3, "{whole}");
        let advice = advise(state, 2, LITTLE);
        let seat = state.actor().expect("somebody decides");
        state.actions(&mut legal);
        assert!(advice.len() >= legal.len().min(3), "{advice:?}");
        let best = &advice[..advice.len().min(3)];
        assert!(best.is_sorted_by(|one, other| one.prospects[seat] >= other.prospects[seat]));
        assert_eq!(
            kinds::<G>(best),
            kinds::<G>(&advice).min(3),
            "really different moves come first: {advice:?}"
        );
        for advice in advice {
            let mut after = state.clone();
            for &action in advice.line.iter() {
                assert_eq!(after.play(seat, action, &mut |_| ()), Ok(()), "{:?}", advice.line);
            }
            if advice.visits > 0 {
                let whole: f32 = advice.prospects.of(4).iter().sum();
                assert!((whole - 1.0).abs() < 1e-3, "{whole}");
            }
        }
    }
}

#[test]
fn the_best_three_moves_are_legal_and_in_order_in_american_rails() {
    the_best_three_moves_are_legal_and_in_order::<AmericanRails>();
}

#[test]
fn the_best_three_moves_are_legal_and_in_order_in_north_american_railways() {
    the_best_three_moves_are_legal_and_in_order::<NorthAmericanRailways>();
}
