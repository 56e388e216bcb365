//! Before a price is named, both answers of the director are there to be seen.

mod common;

use common::{Table, drawing};
use game::{Game, Money, Recorded, Seeded, Viewer};
use north_american_railways::{Action, Column, Deck, Position};
use serde_json::{Value, json};

/// A company is founded for $600, and another share of it lies in front of this column.
fn founded(options: &Value) -> (Position, Column) {
    for seed in 0..100 {
        let setup = Position::draw(3, options, &Deck::own(), &mut Seeded::new(4, seed)).unwrap();
        let mut state = Position::start(&setup).unwrap();
        let [column, other, ..] = Column::ALL;
        let company = state.front_share(column).unwrap();
        if state.front_share(other) != Some(company) {
            continue;
        }
        let found = Action::Found { company, column, price: Money(600), start_city: None };
        state.play(state.actor().unwrap(), found, &mut |_| ()).unwrap();
        return (state, other);
    }
    panic!("no such setup");
}

/// What the player who decides sees with this price in mind.
fn with_price(state: &Position, column: Column, price: i32) -> String {
    let viewer = Viewer::Seat(state.actor().unwrap());
    let focus = format!("share:{}:{price}", column.index());
    Table::new(state.clone(), &[]).seen(viewer, Some(&focus), |scene| drawing(scene).0)
}

/// A line of the table of consequences: what is now, and what is then for each answer; one value for both where it
/// does not depend on the answer.
fn line(html: &str, id: &str) -> Vec<String> {
    let start =
        html.find(&format!("id=\"then-{id}\"")).unwrap_or_else(|| panic!("{id} is not there: {html}"));
    let row = &html[start..];
    let row = &row[..row.find("</tr>").expect("a row ends")];
    row.split("<td").skip(1).map(|cell| words(&cell[cell.find('>').expect("a cell begins") + 1..])).collect()
}

/// The text of a piece of HTML.
fn words(html: &str) -> String {
    let text: String =
        html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// N-9, N-15, NV3: $900 are $500 for the treasury and $400 for the bank; one share each makes the buyer
/// the director.
#[test]
fn if_the_director_lets_it_go_the_buyer_pays_and_takes_over() {
    let (state, column) = founded(&json!({}));
    let html = with_price(&state, column, 900);
    assert_eq!(line(&html, "treasury"), ["$600", "$1,100 +500 either way"]);
    assert_eq!(line(&html, "cash")[..2], ["$2,000", "$1,100 −900"]);
    assert_eq!(line(&html, "shares"), ["0 of 1", "1 of 2", "0 of 2"]);
    assert!(line(&html, "director")[1].ends_with("you"), "{html}");
    assert_eq!(line(&html, "then")[1], "turn ends");
}

/// N-10, NV2: of $800 the proposer gets $400.
#[test]
fn if_the_director_intercepts_half_goes_to_who_has_named_the_price() {
    let (state, column) = founded(&json!({}));
    let html = with_price(&state, column, 800);
    let name = ["Ann", "Bob", "Bea"][state.director(state.front_share(column).unwrap()).unwrap().index()];
    assert_eq!(line(&html, "treasury"), ["$600", "$1,000 +400 either way"]);
    assert_eq!(line(&html, "cash")[2], "$2,400 +400");
    assert_eq!(line(&html, "director-pays")[1..], ["nothing", "pays $800"]);
    assert!(line(&html, "director")[2].ends_with(name), "{html}");
    assert_eq!(line(&html, "then")[2], "choose again");
}

/// The button says the whole act, and landmarks lead to prices that can be named.
#[test]
fn the_button_says_what_it_does_and_every_landmark_can_be_paid() {
    let (state, column) = founded(&json!({}));
    let html = with_price(&state, column, 700);
    let name = ["Ann", "Bob", "Bea"][state.director(state.front_share(column).unwrap()).unwrap().index()];
    assert!(html.contains(&format!("Propose $700 to {name}")), "{html}");
    let landmarks: Vec<i32> =
        html.split("id=\"price-").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect();
    assert!(!landmarks.is_empty(), "{html}");
    assert!(
        landmarks.is_sorted()
            && landmarks.iter().all(|price| price % 100 == 0 && (100..=2000).contains(price))
    );
}

/// N-6, N-39: that the director cannot pay is only to be seen where money lies open.
#[test]
fn whether_the_director_can_pay_is_shown_where_money_lies_open() {
    for (money, shown) in [("hidden", false), ("open", true)] {
        let (state, column) = founded(&json!({ "money": money }));
        // The founder has $1,400 left.
        assert_eq!(with_price(&state, column, 1500).contains("has only $1,400"), shown, "{money}");
        assert!(!with_price(&state, column, 1400).contains("has only"), "{money}");
    }
}

/// N-41: a price one cannot pay, or that is no multiple of $100, becomes one that can be named.
#[test]
fn a_price_in_mind_is_always_one_that_can_be_named() {
    let (state, column) = founded(&json!({}));
    for (mind, shown) in [(650, 600), (-100, 100), (99_999, 2000)] {
        let html = with_price(&state, column, mind);
        assert!(html.contains(&format!("step=\"100\" value=\"{shown}\"")), "{mind}");
    }
}
