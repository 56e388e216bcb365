//! How many sequences of `n` actions there are: a change of any rule of legality, or of what is asked
//! and what happens unasked, changes a number here. Each number is found by the list of legal actions;
//! to a lesser depth also by the legality check, over everything one could try.

use std::fs;

use game::contract::Contract;
use game::{Draft, Game};
use north_american_railways::{Action, City, Column, Company, Deck, Options, Position};
use north_american_railways::{Setup, StartCity, StartCityRule};

/// The legal sequences of exactly `depth` actions.
fn sequences(position: &Position, depth: usize, legal: fn(&Position) -> Vec<Action>) -> u64 {
    let actions = legal(position);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &Action| {
        let mut next = position.clone();
        next.apply(*action, &mut |_| ());
        sequences(&next, depth - 1, legal)
    };
    actions.iter().map(after).sum()
}

fn listed(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.actions(&mut legal);
    legal
}

fn checked(position: &Position) -> Vec<Action> {
    let mut tried = Vec::new();
    position.candidates(&mut tried);
    tried.retain(|&action| position.check(action).is_ok());
    tried
}

/// The numbers for depth 1, 2, …; those up to depth `most_checked` are found in both ways.
fn expect(position: &Position, counts: &[u64], most_checked: usize) {
    let count =
        |legal, most| -> Vec<u64> { (1..=most).map(|depth| sequences(position, depth, legal)).collect() };
    assert_eq!(count(listed, counts.len()), counts);
    assert_eq!(count(checked, most_checked), counts[..most_checked]);
}

/// Seat 0 begins. The shares lie in the order of the deck, the last two in the box: a column begins with
/// each of the first four companies, and behind each share lies another one of the same.
fn start(players: usize, start_city: StartCityRule) -> Position {
    let shares: Vec<Company> = Company::ALL.into_iter().flat_map(|of| [of; Company::SHARES]).collect();
    let cities: Vec<City> = City::all().collect();
    let mut shares: Vec<Vec<Company>> = shares.chunks(Column::SHARES).map(<[_]>::to_vec).collect();
    let setup = Setup {
        rules: 1,
        players,
        options: Options { start_city, ..Options::default() },
        first: 0,
        boxed: shares.pop().expect("two shares are left"),
        shares,
        cities: cities.chunks(Column::CITIES).map(<[_]>::to_vec).collect(),
        start_cities: StartCity::all().collect(),
        deck: Deck::own(),
    };
    Position::start(&setup).expect("the setup holds")
}

// With $2000 there are 20 prices. Depth 1 is four companies by 20; the second player has 20 prices again
// for each column, three to found and one to propose. A founding leaves the third player 80 answers. A
// proposal leaves the director one answer, or two where they can pay it: of the 400 pairs of a first and
// a second price, 190 together are at most 20. So depth 3 is 80 * 60 * 80 + 4 * (400 + 190).
// With $1700 it is 17 prices, 289 and 136; with $1400 it is 14, 196 and 91.

#[test]
fn three_players() {
    expect(&start(3, StartCityRule::Top), &[80, 80 * 80, 80 * 60 * 80 + 4 * 590, 1_396_140], 3);
}

#[test]
fn four_players() {
    expect(&start(4, StartCityRule::Top), &[68, 68 * 68, 68 * 51 * 68 + 4 * 425, 8_302_776], 3);
}

#[test]
fn five_players() {
    expect(&start(5, StartCityRule::Top), &[56, 56 * 56, 56 * 42 * 56 + 4 * 287, 3_846_360], 3);
}

/// Five start cities for the first founder, four for the second.
#[test]
fn founders_choose_the_start_city() {
    expect(&start(5, StartCityRule::Choose), &[5 * 56, 5 * 56 * (4 * 42 + 14), 5_274_220], 2);
}

/// A recorded game of four after its first `actions`.
fn after(actions: usize) -> Position {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/shares-run-out.json");
    let record = serde_json::from_str(&fs::read_to_string(path).expect("a record")).expect("JSON");
    let draft = Draft::<Position>::read(record).expect("the record can be read");
    draft.play(actions, &mut |_| ()).expect("and it holds").1
}

/// In the second turn a company is left to found, and the others have directors.
#[test]
fn before_a_share() {
    expect(&after(8), &[49, 738, 5_105, 93_472, 491_620], 4);
}

/// The director can pay; who named the price may go on after an interception.
#[test]
fn before_an_answer() {
    expect(&after(14), &[2, 29, 121, 793, 4_256, 25_789], 5);
}

/// Four cities in front for either of two companies, or to pass.
#[test]
fn before_a_city() {
    expect(&after(17), &[9, 79, 463, 2_209, 9_696, 101_306], 5);
}
