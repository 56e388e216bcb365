//! How many sequences of so many actions there are: a change of any rule of legality, or of what is
//! asked and what happens unasked, changes a number here.

use american_rails::{Action, Board, Company, Options, Position, Setup};
use game::{Draft, Game};
use serde_json::{Value, json};

/// The legal sequences of exactly so many actions.
fn sequences(position: &Position, depth: usize) -> u64 {
    let mut legal: Vec<Action> = Vec::new();
    position.actions(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |action: &Action| {
        let mut next = position.clone();
        next.apply(*action, &mut |_| ());
        sequences(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

fn expect(position: &Position, counts: &[u64]) {
    let found: Vec<u64> = (1..=counts.len()).map(|depth| sequences(position, depth)).collect();
    assert_eq!(found, counts);
}

fn start(players: usize) -> Position {
    let removed = (players == 3).then_some(Company::Liberty);
    let setup =
        Setup { rules: 1, players, options: Options::default(), banker: 0, removed, board: Board::own() };
    Position::start(&setup).expect("the setup holds")
}

// With $50 there are 41 first bids, from 10 to 50. Depth 1 is the companies; depth 2 each of them by
// 1 pass + 41 bids = 42. After a pass there are 42 again; after a bid of b < 50 there are 1 + (50 - b),
// in all 860; after a bid of 50 nobody can raise, and the winner has 39 cities to begin in. So depth 3
// is the companies by 42 + 860 + 39 = 941. With $40 it is 32, and 32 + 495 + 39 = 566.

#[test]
fn three_players_without_liberty() {
    expect(&start(3), &[5, 5 * 42, 5 * 941, 74_785]);
}

#[test]
fn four_players() {
    expect(&start(4), &[6, 6 * 42, 6 * 941, 89_976]);
}

#[test]
fn five_players() {
    expect(&start(5), &[6, 6 * 32, 6 * 566, 44_136]);
}

/// Four players buy five first shares; the first of Liberty finds no buyer, and Republic is offered
/// unasked. Then seat 0 moves to Expand 4.
fn to_an_expansion() -> Vec<Value> {
    let offer = |seat: usize, company: &str| json!({ "seat": seat, "do": "offer", "company": company });
    let bid = |seat: usize, amount: i32| json!({ "seat": seat, "do": "bid", "amount": amount });
    let pass = |seat: usize| json!({ "seat": seat, "do": "pass" });
    let begin = |seat: usize, city: &str| json!({ "seat": seat, "do": "start", "city": city });
    vec![
        offer(0, "american"),
        bid(0, 20),
        pass(1),
        pass(2),
        pass(3),
        begin(0, "B3"),
        offer(0, "national"),
        pass(0),
        bid(1, 18),
        pass(2),
        pass(3),
        begin(1, "D17"),
        offer(1, "continental"),
        pass(1),
        bid(2, 15),
        pass(3),
        pass(0),
        begin(2, "M7"),
        offer(2, "majestic"),
        pass(2),
        bid(3, 16),
        pass(0),
        pass(1),
        begin(3, "G2"),
        offer(3, "liberty"),
        pass(3),
        pass(0),
        pass(1),
        pass(2),
        bid(2, 12),
        pass(3),
        pass(0),
        pass(1),
        begin(2, "A12"),
        json!({ "seat": 0, "do": "choose", "row": "expand-4" }),
    ]
}

/// The same, to the end of the first column: seat 3 chooses first in the second.
fn to_a_choice() -> Vec<Value> {
    let mut actions = to_an_expansion();
    actions.extend([
        json!({ "seat": 0, "do": "lay", "company": "american", "hex": "C3" }),
        json!({ "seat": 0, "do": "lay", "company": "american", "hex": "D3" }),
        json!({ "seat": 0, "do": "done" }),
        json!({ "seat": 1, "do": "choose", "row": "take" }),
        json!({ "seat": 1, "do": "take" }),
        json!({ "seat": 2, "do": "choose", "row": "develop" }),
        json!({ "seat": 2, "do": "develop", "city": "M7" }),
        json!({ "seat": 3, "do": "choose", "row": "pass" }),
    ]);
    actions
}

fn after(actions: &[Value]) -> Position {
    let record = json!({
        "format": "railhead-record/1",
        "game": "american-rails",
        "players": ["Ann", "Bob", "Cyd", "Dee"],
        "setup": { "banker": 0, "removed": null, "map": "eastern-united-states" },
        "actions": actions,
    });
    let draft = Draft::<Position>::read(record).expect("the record can be read");
    draft.play(usize::MAX, &mut |_| ()).expect("and it holds").1
}

/// The three hexes next to Chicago, or to decline; each of the three leaves "done" and its own cubes.
#[test]
fn before_the_use_of_expand_4() {
    expect(&after(&to_an_expansion()), &[4, 22, 138, 1_068]);
}

/// Seven rows.
#[test]
fn before_a_choice_in_the_second_column() {
    expect(&after(&to_a_choice()), &[7, 43, 409, 3_695]);
}
