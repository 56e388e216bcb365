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

/// The two outcomes, one after the other.
fn outcomes(html: &str) -> (&str, &str) {
    let after = |html: &str, id: &str| html.find(id).unwrap_or_else(|| panic!("{id} is not there"));
    let html = &html[after(html, "id=\"if-allowed\"")..];
    let (allowed, rest) = html.split_at(after(html, "id=\"if-intercepted\""));
    (allowed, rest)
}

/// N-9, N-15, NV3: $900 are $500 for the treasury and $400 for the bank; one share each makes the buyer
/// the director.
#[test]
fn if_the_director_lets_it_go_half_goes_to_the_bank() {
    let (state, column) = founded(&json!({}));
    let html = with_price(&state, column, 900);
    let (allowed, _) = outcomes(&html);
    assert!(allowed.contains("$600 → <b>$1,100</b>"), "{allowed}");
    assert!(allowed.contains("$400 to the bank"), "{allowed}");
    assert!(allowed.contains("$2,000 → <b>$1,100</b>"), "{allowed}");
    assert!(allowed.contains("You pay $900") && allowed.contains("You become the director"), "{allowed}");
}

/// N-10, NV2: of $800 the proposer gets $400.
#[test]
fn if_the_director_intercepts_half_goes_to_who_has_named_the_price() {
    let (state, column) = founded(&json!({}));
    let html = with_price(&state, column, 800);
    let (_, intercepted) = outcomes(&html);
    assert!(intercepted.contains("$600 → <b>$1,000</b>"), "{intercepted}");
    assert!(intercepted.contains("You receive $400"), "{intercepted}");
    assert!(intercepted.contains("$2,000 → <b>$2,400</b>"), "{intercepted}");
    assert!(intercepted.contains("stays the director"), "{intercepted}");
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
