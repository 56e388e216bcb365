//! Prices that directors answer, and what comes after.

use super::*;
use crate::Illegal;
use crate::event::Reason;

/// Angelika directs red, Daniela green, nobody the others; Marion is on turn.
fn with_directors() -> Position {
    let mut position = four(["red red", "green", "blue", "yellow"]);
    hold(&mut position, "red", &[0, 1, 0], ANGELIKA);
    hold(&mut position, "green", &[0, 0, 1], DANIELA);
    position
}

/// N-6, NW5
#[test]
fn a_director_who_cannot_pay_is_asked_and_can_only_let_it_go() {
    let mut position = with_directors();
    position.cash[ANGELIKA] = Money(500);
    play(&mut position, MARION, propose("red", 0, 600));
    assert_eq!(position.actor(), Some(ANGELIKA));
    assert_eq!(legal(&position), [Action::Allow]);
    assert_eq!(refusal(&position, Action::Intercept), "N-6");
    let why = Illegal::CannotIntercept { price: Money(600), cash: Money(500) };
    assert_eq!(position.check(Action::Intercept), Err(why));
}

/// N-6
#[test]
fn a_director_who_can_just_pay_may_intercept() {
    let mut position = with_directors();
    position.cash[ANGELIKA] = Money(600);
    play(&mut position, MARION, propose("red", 0, 600));
    assert_eq!(legal(&position), [Action::Allow, Action::Intercept]);
}

/// N-10, NV2
#[test]
fn an_intercepting_director_pays_the_treasury_and_the_proposer() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 800));
    let events = play(&mut position, ANGELIKA, Action::Intercept);
    let red = company("red");
    assert_eq!(cash(&position), [2100, 900, 1700, 1700]);
    assert_eq!(position.treasury(red), Money(400));
    assert_eq!(position.held(red, ANGELIKA), 2);
    assert_eq!(position.held(red, MARION), 0);
    assert!(events.iter().any(|event| matches!(event, Event::Paid(_, Reason::Interception(c)) if *c == red)));
    assert!(
        !events.iter().any(|event| matches!(event, Event::Paid(paid, _) if paid.to == game::Purse::Bank))
    );
    assert_eq!(position.actor(), Some(MARION));
}

/// N-10, N-9: of $300 the treasury gets $200.
#[test]
fn of_an_odd_price_the_proposer_gets_the_smaller_half() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 300));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(cash(&position), [1800, 1400, 1700, 1700]);
    assert_eq!(position.treasury(company("red")), Money(200));
}

/// N-11, NV2
#[test]
fn after_an_interception_the_proposer_may_go_on_in_every_way_or_stop() {
    let mut position = with_directors();
    hold(&mut position, "yellow", &[1], MARION);
    play(&mut position, MARION, propose("red", 0, 800));
    play(&mut position, ANGELIKA, Action::Intercept);
    for possible in [propose("green", 1, 900), found("blue", 2, 100), buy("yellow", 3), Action::Stop] {
        assert_eq!(position.check(possible), Ok(()), "{possible:?}");
    }
}

/// N-11
#[test]
fn the_money_just_received_can_be_spent() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 1700));
    assert_eq!(legal(&position), [Action::Allow, Action::Intercept]);
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(position.cash(MARION), Money(2500));
    assert_eq!(position.check(found("blue", 2, 2500)), Ok(()));
}

/// N-11
#[test]
fn stopping_ends_the_turn_without_a_share() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 800));
    play(&mut position, ANGELIKA, Action::Intercept);
    let events = play(&mut position, MARION, Action::Stop);
    assert_eq!(events, [Event::Stopped { by: MARION }]);
    assert_eq!(position.actor(), Some(ANGELIKA));
    assert!(position.tried().is_empty());
}

/// N-12
#[test]
fn every_company_can_be_tried_once_a_turn() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    play(&mut position, MARION, propose("green", 1, 100));
    play(&mut position, DANIELA, Action::Intercept);
    // Not only the last one: red is still out.
    assert_eq!(refusal(&position, propose("red", 0, 100)), "N-12");
    assert_eq!(refusal(&position, propose("green", 1, 100)), "N-12");
    assert_eq!(position.tried(), [company("red"), company("green")]);
    // The next player may try red again.
    play(&mut position, MARION, Action::Stop);
    hold(&mut position, "red", &[0, 0, 2], DANIELA);
    assert_eq!(position.check(propose("red", 0, 100)), Ok(()));
}

/// N-12: even where no such share is left in front.
#[test]
fn a_company_tried_and_gone_is_refused_as_tried() {
    let mut position = with_directors();
    offer(&mut position, ["red", "green", "", ""]);
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(refusal(&position, propose("red", 0, 100)), "N-12");
}

/// N-13
#[test]
fn a_newly_uncovered_share_of_a_tried_company_cannot_be_selected() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(position.front_share(Column::ALL[0]), Some(company("red")));
    assert_eq!(refusal(&position, propose("red", 0, 100)), "N-12");
    let of_red =
        |action: &Action| matches!(action, Action::Propose { company: c, .. } if *c == company("red"));
    assert!(!legal(&position).iter().any(of_red));
}

/// N-14
#[test]
fn a_poor_proposer_left_with_their_own_companies_may_stop_or_pay_everything() {
    let mut position = with_directors();
    hold(&mut position, "blue", &[1], MARION);
    offer(&mut position, ["red blue", "blue", "", ""]);
    position.cash[MARION] = Money(500);
    play(&mut position, MARION, propose("red", 0, 200));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(legal(&position), [buy("blue", 0), buy("blue", 1), Action::Stop]);
    play(&mut position, MARION, buy("blue", 1));
    assert_eq!(position.cash(MARION), Money(0));
    assert_eq!(position.treasury(company("blue")), Money(300));
}

/// N-14: a tried company in front is another's, so the exception does not hold.
#[test]
fn a_poor_proposer_with_a_tried_company_still_in_front_can_only_stop() {
    let mut position = with_directors();
    hold(&mut position, "blue", &[1], MARION);
    offer(&mut position, ["red red", "blue", "", ""]);
    position.cash[MARION] = Money(500);
    play(&mut position, MARION, propose("red", 0, 200));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(legal(&position), [Action::Stop]);
    assert_eq!(refusal(&position, buy("blue", 1)), "N-4");
}

/// N-11, N-39: the only answer is asked for.
#[test]
fn who_has_tried_everything_is_still_asked_to_stop() {
    let mut position = with_directors();
    offer(&mut position, ["red red", "", "", ""]);
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(position.actor(), Some(MARION));
    assert_eq!(legal(&position), [Action::Stop]);
}

/// N-15, NV3: with as many shares as the director, the buyer takes over.
#[test]
fn a_buyer_with_as_many_shares_as_the_director_takes_over() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("green", 1, 900));
    let events = play(&mut position, DANIELA, Action::Allow);
    let green = company("green");
    assert_eq!(position.cash(MARION), Money(800));
    assert_eq!(position.treasury(green), Money(500));
    assert_eq!(position.held(green, MARION), 1);
    assert_eq!(position.director(green), Some(MARION));
    assert!(events.contains(&Event::DirectorChanged { company: green, from: Some(DANIELA), to: MARION }));
    assert_eq!(position.actor(), Some(ANGELIKA));
}

/// N-15, NV3: and not with fewer.
#[test]
fn a_buyer_with_fewer_shares_than_the_director_does_not_take_over() {
    let mut position = with_directors();
    hold(&mut position, "green", &[0, 0, 2], DANIELA);
    let events = play(&mut position, MARION, propose("green", 1, 900));
    assert_eq!(events.len(), 1);
    let events = play(&mut position, DANIELA, Action::Allow);
    assert_eq!(position.director(company("green")), Some(DANIELA));
    assert!(!events.iter().any(|event| matches!(event, Event::DirectorChanged { .. })));
    assert_eq!(position.cash(DANIELA), Money(1700));
}

/// N-15, NW3, NW4
#[test]
fn a_directorship_can_go_and_come_back() {
    let mut position = four(["red", "red", "red", "blue"]);
    let red = company("red");
    hold(&mut position, "red", &[1, 2], ANGELIKA);
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Allow);
    assert_eq!(position.director(red), Some(MARION));
    play(&mut position, ANGELIKA, propose("red", 1, 100));
    play(&mut position, MARION, Action::Allow);
    assert_eq!(position.director(red), Some(ANGELIKA));
    assert_eq!((position.held(red, MARION), position.held(red, ANGELIKA)), (2, 3));
}

/// N-15: a third player with as many shares as the old director stays what they are.
#[test]
fn only_the_buyer_can_become_director() {
    let mut position = four(["red", "red", "red", "blue"]);
    hold(&mut position, "red", &[0, 2, 2], ANGELIKA);
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Allow);
    assert_eq!(position.director(company("red")), Some(ANGELIKA));
}

/// N-16
#[test]
fn an_interception_is_not_the_directors_own_turn() {
    let mut position = with_directors();
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    play(&mut position, MARION, found("blue", 2, 100));
    assert_eq!(position.actor(), Some(ANGELIKA));
    assert_eq!(position.check(buy("red", 0)), Ok(()));
}

/// N-17: nothing is left to go on with, so nothing is asked.
#[test]
fn an_interception_of_the_last_share_ends_the_phase_at_once() {
    let mut position = with_directors();
    assert!(!position.is_last_share());
    offer(&mut position, ["red", "", "", ""]);
    play(&mut position, MARION, propose("red", 0, 800));
    assert!(position.is_last_share());
    let events = play(&mut position, ANGELIKA, Action::Intercept);
    assert!(events.contains(&Event::TradingEnded { left: 0, cut_short: true }));
    assert_eq!(position.actor(), Some(ANGELIKA));
    assert_eq!(position.check(connect("red", "Omaha")), Ok(()));
}

/// The last player of the phase may be intercepted as well as any other.
#[test]
fn the_last_trader_goes_on_after_an_interception_too() {
    let mut position = with_directors();
    position.first = ANGELIKA;
    play(&mut position, MARION, propose("red", 0, 100));
    play(&mut position, ANGELIKA, Action::Intercept);
    assert_eq!(position.actor(), Some(MARION));
    let events = play(&mut position, MARION, Action::Stop);
    assert!(events.contains(&Event::TradingEnded { left: 27, cut_short: false }));
}
