//! Playing allocates nothing: a state of play is one flat value, and its questions are answered in place.

use allocation_counter::measure;
use american_rails::{Action, Position};
use game::{Dice, Game, Recorded, Seeded};
use serde_json::json;

/// More than any list of legal actions is long: nobody ever has so many dollars to bid.
const ROOM: usize = 4096;

/// Plays a random game to its end, rather with actions from the front of the list, so that bids stay
/// low and games see late years. Returns the number of actions.
fn play_out(position: &mut Position, legal: &mut Vec<Action>, dice: &mut Seeded) -> usize {
    let mut played = 0;
    let mut told = 0;
    while position.actor().is_some() {
        position.actions(legal);
        let most = 1 + dice.below(legal.len() as u32);
        let action = legal[dice.below(most) as usize];
        assert!(position.check(action).is_ok());
        position.apply(action, &mut |_| told += 1);
        played += 1;
    }
    assert!(told > played && legal.capacity() == ROOM);
    played
}

#[test]
fn a_whole_game_is_played_without_allocating() {
    for stream in 0..30 {
        let players = 3 + stream as usize % 3;
        let mut dice = Seeded::new(1857, stream);
        let setup = Position::draw(players, &json!({}), &Position::own_material(), &mut dice);
        let mut position = Position::start(&setup.expect("a drawn setup holds")).expect("and starts");
        let mut legal = Vec::with_capacity(ROOM);
        let mut played = 0;
        let allocated = measure(|| played = play_out(&mut position, &mut legal, &mut dice));
        assert!(played > 3 * players, "a whole game");
        assert_eq!(allocated.count_total, 0, "in {played} actions of a game of {players}");
    }
}

#[test]
fn an_allocation_would_be_counted() {
    let allocated = measure(|| drop(std::hint::black_box(vec![Action::Pass; ROOM])));
    assert_eq!(allocated.count_total, 1);
}

#[test]
fn a_state_of_play_is_cloned_without_allocating() {
    let setup = Position::draw(4, &json!({}), &Position::own_material(), &mut Seeded::new(1857, 0));
    let position = Position::start(&setup.expect("a drawn setup holds")).expect("and starts");
    let allocated = measure(|| assert_eq!(position.clone(), position));
    assert_eq!(allocated.count_total, 0);
}
