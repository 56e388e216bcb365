//! What is refused for reasons that every game has, and what a refusal leaves behind.

use super::*;
use crate::Illegal;

/// Angelika directs red; Marion is on turn.
fn with_red() -> Position {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[0, 1], ANGELIKA);
    position
}

/// G-1
#[test]
fn nobody_acts_for_another() {
    let mut position = with_red();
    let refused = position.play(DANIELA, found("blue", 1, 100), &mut |_| ()).expect_err("Marion's turn");
    assert_eq!(refused, Illegal::AnothersDecision { seat: DANIELA, actor: MARION });
    assert_eq!(refused.rule().to_string(), "G-1");
    play(&mut position, MARION, propose("red", 0, 100));
    let refused = position.play(MARION, Action::Allow, &mut |_| ()).expect_err("Angelika's answer");
    assert_eq!(refused.rule().to_string(), "G-1");
}

/// G-2
#[test]
fn a_share_is_taken_in_the_way_that_fits_its_director() {
    let mut position = with_red();
    assert_eq!(refusal(&position, found("red", 0, 100)), "G-2");
    assert_eq!(refusal(&position, buy("red", 0)), "G-2");
    assert_eq!(refusal(&position, buy("blue", 1)), "G-2");
    assert_eq!(refusal(&position, propose("blue", 1, 100)), "G-2");
    hold(&mut position, "red", &[1], MARION);
    assert_eq!(refusal(&position, propose("red", 0, 100)), "G-2");
    assert_eq!(position.check(propose("red", 0, 100)), Err(Illegal::OwnCompany(company("red"))));
}

/// G-2
#[test]
fn answers_to_other_questions_are_refused() {
    let mut position = with_red();
    for action in [Action::Allow, Action::Intercept, Action::Pass, connect("red", "Omaha")] {
        assert_eq!(refusal(&position, action), "G-2", "{action:?}");
    }
    play(&mut position, MARION, propose("red", 0, 100));
    for action in [Action::Stop, Action::Pass, buy("red", 0), found("blue", 1, 100)] {
        assert_eq!(refusal(&position, action), "G-2", "{action:?}");
    }
    position.railways[company("red")].treasury = Money(1000);
    begin_cities(&mut position);
    for action in [Action::Stop, Action::Allow, buy("red", 0), found("blue", 1, 100)] {
        assert_eq!(refusal(&position, action), "G-2", "{action:?}");
    }
}

/// N-41
#[test]
fn a_price_beyond_every_number_is_refused_like_any_other() {
    let position = with_red();
    for price in [i32::MIN, i32::MIN / 100 * 100, i32::MAX, i32::MAX / 100 * 100] {
        assert_eq!(refusal(&position, propose("red", 0, price)), "N-41");
    }
}

/// A refused action changes nothing and tells nothing.
#[test]
fn a_refusal_leaves_the_state_as_it_was() {
    let mut position = with_red();
    let before = position.clone();
    let silent = &mut |event| panic!("{event:?}");
    assert!(position.play(MARION, propose("red", 0, 150), silent).is_err());
    assert!(position.play(ANGELIKA, Action::Pass, silent).is_err());
    assert_eq!(position, before);
}

/// Every refusal that a player can meet names a ruling of this game or of all games.
#[test]
fn a_refusal_shows_its_ruling() {
    let refused = with_red().check(propose("red", 0, 150)).expect_err("no multiple of 100");
    assert!(refused.to_string().starts_with("N-41: "), "{refused}");
}
