use american_rails::Position;
use game::{Game, Money, Seat};
use orders::{DropReason, Fate, Misorder, Ordered};
use play::{Incident, Play};
use serde_json::{Value, json};

use crate::{Given, act, actor, start, try_order};

fn bid(amount: i32) -> Value {
    json!({ "do": "bid", "amount": amount })
}

fn pass() -> Value {
    json!({ "do": "pass" })
}

fn bid_up_to(amount: i32, then: &str) -> Value {
    json!({ "order": "bid-up-to", "company": "american", "amount": amount, "then": then })
}

/// A table of three where the banker has put a share of American up and has to speak. Returns the two others, too.
fn auction() -> (Play<Position>, Seat, Seat) {
    let mut play = start::<Position>(3, 1);
    assert!(play.state().in_game(american_rails::Company::American), "another seed is needed");
    act(&mut play, &json!({ "do": "offer", "company": "american" }));
    let next = actor(&play).next(3);
    (play, next, next.next(3))
}

/// Every company is sold for $10 to whoever offers it, until the first year begins.
fn first_year() -> Play<Position> {
    let mut play = start::<Position>(3, 1);
    while play.state().column().is_none() {
        let mut legal = Vec::new();
        play.state().actions(&mut legal);
        let seat = actor(&play);
        let high = play.state().auction().and_then(|auction| auction.high);
        let action = match (play.state().auction(), high) {
            (Some(_), Some(_)) => american_rails::Action::Pass,
            (Some(_), None) if play.state().cash(seat) >= Money(20) => american_rails::Action::Bid(Money(10)),
            (Some(_), None) => american_rails::Action::Pass,
            (None, _) => legal[0],
        };
        play.play(seat, action).expect("it is legal");
    }
    play
}

#[test]
fn it_bids_by_the_least_raise_up_to_its_limit_and_then_passes() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(14, "pass"));
    assert_eq!(given.fate(), Fate::Waits, "another speaks");
    given.act(&bid(10));
    assert_eq!(given.says(), Some(bid(11)));
    given.obey();
    assert_eq!(given.fate(), Fate::Waits, "nobody raises themselves");
    given.act(&pass());
    given.act(&bid(13));
    assert_eq!(given.says(), Some(bid(14)));
    given.obey();
    given.act(&bid(15));
    assert_eq!(given.says(), Some(pass()));
    given.obey();
    assert_eq!(given.fate(), Fate::CarriedOut);
}

#[test]
fn above_its_limit_it_asks_if_that_was_wanted() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(14, "ask"));
    given.act(&bid(14));
    assert_eq!(given.fate(), Fate::Asks);
    given.act(&bid(20));
    assert_eq!(
        given.fate(),
        Fate::Dropped(DropReason::OwnDecision),
        "its limit is not the player's any more"
    );
}

#[test]
fn an_auction_that_is_won_is_carried_out_and_the_next_one_is_another() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
    given.act(&pass());
    given.obey();
    given.act(&pass());
    assert_eq!(given.fate(), Fate::CarriedOut);
    assert_eq!(given.play.state().held(american_rails::Company::American, next), 1);
}

#[test]
fn what_was_never_asked_is_dropped_when_the_auction_is_over() {
    let (mut play, next, _) = auction();
    act(&mut play, &bid(10));
    act(&mut play, &bid(11));
    let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
    given.act(&pass());
    given.act(&pass());
    assert_eq!(given.fate(), Fate::Dropped(DropReason::NeverCameUp), "the share was theirs for $11");
}

#[test]
fn whoever_bids_otherwise_by_hand_has_no_order_any_more() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
    given.act(&bid(10));
    given.act(&bid(20));
    assert_eq!(given.fate(), Fate::Dropped(DropReason::OwnDecision));
}

#[test]
fn whoever_does_by_hand_what_the_order_says_keeps_it() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
    given.act(&bid(10));
    given.act(&bid(11));
    given.act(&bid(12));
    given.act(&pass());
    assert_eq!(given.says(), Some(bid(13)));
}

#[test]
fn a_take_back_drops_an_order() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
    given.act(&bid(10));
    let by = actor(&given.play);
    given.play.take_back(by, given.version).expect("there is a way back");
    assert_eq!(
        given.fate(),
        Fate::Dropped(DropReason::TakenBack),
        "also to the moment at which it was given"
    );
}

#[test]
fn whoever_loses_the_seat_loses_the_order() {
    for incident in [Incident::BotTookOver, Incident::Left, Incident::Substituted] {
        let (play, next, last) = auction();
        let mut given = Given::new(play, next, &bid_up_to(30, "pass"));
        given.play.note(last, incident);
        given.play.note(next, Incident::Paused);
        assert_eq!(given.fate(), Fate::Waits, "it has happened to somebody else");
        given.play.note(next, incident);
        given.play.note(next, Incident::CameBack);
        assert_eq!(given.fate(), Fate::Dropped(DropReason::SeatChanged));
    }
}

#[test]
fn a_limit_is_neither_beyond_the_cash_nor_below_the_next_bid() {
    let (mut play, next, last) = auction();
    let cash = play.state().cash(next);
    let beyond = bid_up_to(cash.0 + 1, "pass");
    assert_eq!(try_order(&play, next, &beyond), Err(Misorder::BeyondCash { cash }));
    assert_eq!(try_order(&play, next, &bid_up_to(9, "pass")), Err(Misorder::TooLow { least: Money(10) }));
    act(&mut play, &bid(10));
    act(&mut play, &bid(12));
    assert_eq!(try_order(&play, last, &bid_up_to(12, "pass")), Err(Misorder::TooLow { least: Money(13) }));
    let raised = try_order(&play, next, &bid_up_to(13, "pass"));
    assert_eq!(raised, Err(Misorder::TooLow { least: Money(14) }), "somebody else has to raise first");
    let other = json!({ "order": "bid-up-to", "company": "liberty", "amount": 13, "then": "pass" });
    assert_eq!(try_order(&play, last, &other), Err(Misorder::NotNow));
}

#[test]
fn what_cannot_be_read_is_no_order() {
    let (play, next, _) = auction();
    for (written, field) in [
        (json!({}), "order"),
        (json!({ "order": "win" }), "order"),
        (json!({ "order": "bid-up-to" }), "company"),
        (json!({ "order": "bid-up-to", "company": "american" }), "amount"),
        (json!({ "order": "bid-up-to", "company": "american", "amount": 12.5, "then": "pass" }), "amount"),
        (json!({ "order": "bid-up-to", "company": "american", "amount": 12, "then": "win" }), "then"),
        (json!({ "order": "take-row", "row": "win" }), "row"),
    ] {
        assert_eq!(try_order(&play, next, &written), Err(Misorder::Malformed { field }), "{written}");
    }
}

#[test]
fn this_auction_is_passed_and_no_other() {
    let (play, next, _) = auction();
    let mut given = Given::new(play, next, &json!({ "order": "pass-auction", "company": "american" }));
    given.act(&bid(10));
    assert_eq!(given.says(), Some(pass()));
    given.obey();
    assert_eq!(given.fate(), Fate::CarriedOut);
}

#[test]
fn it_passes_in_every_auction_until_the_player_has_something_else_to_decide() {
    let (play, next, last) = auction();
    let mut given = Given::new(play, last, &json!({ "order": "pass-until-turn" }));
    given.act(&bid(10));
    given.act(&bid(11));
    given.obey();
    given.act(&pass());
    // The winner begins, and offers the next one.
    while actor(&given.play) == next && given.play.state().auction().is_none() {
        let mut legal = Vec::new();
        given.play.state().actions(&mut legal);
        given.play.play(next, legal[0]).expect("it is legal");
    }
    given.act(&pass());
    assert_eq!(given.says(), Some(pass()), "another auction");
    given.obey();
    // Nobody but them bids any more, and so they go on to offer.
    assert_eq!(given.fate(), Fate::Waits);
}

#[test]
fn the_next_turn_ends_passing() {
    let play = first_year();
    let (first, players) = (actor(&play), play.state().players());
    let next = play.state().order()[1];
    assert_eq!(try_order(&play, first, &json!({ "order": "pass-until-turn" })), Err(Misorder::NotNow));
    let mut given = Given::new(play, next, &json!({ "order": "pass-until-turn" }));
    given.act(&json!({ "do": "choose", "row": "auction" }));
    let mut legal = Vec::new();
    given.play.state().actions(&mut legal);
    given.play.play(first, legal[0]).expect("a share is put up");
    let mut passed = 0;
    while given.play.state().auction().is_some() {
        if given.says().is_some() {
            given.obey();
            passed += 1;
        } else {
            given.act(&pass());
        }
    }
    assert_eq!((passed, players), (1, 3));
    assert_eq!(actor(&given.play), next);
    assert_eq!(given.fate(), Fate::CarriedOut, "it is their turn");
}

#[test]
fn a_row_is_taken_if_it_is_free_at_the_next_choice() {
    let play = first_year();
    let next = play.state().order()[1];
    let mut given = Given::new(play, next, &json!({ "order": "take-row", "row": "take" }));
    assert_eq!(given.fate(), Fate::Waits);
    given.act(&json!({ "do": "choose", "row": "pass" }));
    assert_eq!(given.says(), Some(json!({ "do": "choose", "row": "take" })));
    given.obey();
    assert_eq!(given.fate(), Fate::CarriedOut, "how the row is used is the player's decision");
}

#[test]
fn a_row_that_is_taken_drops_the_order() {
    let play = first_year();
    let next = play.state().order()[1];
    let mut given = Given::new(play, next, &json!({ "order": "take-row", "row": "pass" }));
    given.act(&json!({ "do": "choose", "row": "pass" }));
    assert_eq!(given.fate(), Fate::Dropped(DropReason::RowTaken));
    let gone = json!({ "order": "take-row", "row": "pass" });
    assert_eq!(try_order(&given.play, next, &gone), Err(Misorder::NotNow));
}

#[test]
fn an_order_for_a_row_is_for_the_next_column_when_the_player_has_chosen() {
    let play = first_year();
    let first = actor(&play);
    let mut play = play;
    act(&mut play, &json!({ "do": "choose", "row": "pass" }));
    let mut given = Given::new(play, first, &json!({ "order": "take-row", "row": "fund" }));
    given.act(&json!({ "do": "choose", "row": "fund" }));
    assert_eq!(given.fate(), Fate::Waits, "that is this column");
    while given.play.state().column() == Some(0) {
        let mut legal = Vec::new();
        given.play.state().actions(&mut legal);
        let seat = actor(&given.play);
        let first_legal = legal[0];
        given.play.play(seat, first_legal).expect("it is legal");
    }
    assert_eq!(given.says(), Some(json!({ "do": "choose", "row": "fund" })), "they went first");
    given.act(&json!({ "do": "choose", "row": "take" }));
    assert_eq!(given.fate(), Fate::Dropped(DropReason::OwnDecision));
}

#[test]
fn whatever_is_offered_is_taken() {
    let (play, next, last) = auction();
    for seat in [actor(&play), next, last] {
        let offers = play.state().offers(seat);
        assert!(!offers.is_empty());
        for offer in offers {
            assert_eq!(play.state().check_order(seat, offer.order), Ok(()), "{offer:?}");
        }
    }
    let year = first_year();
    assert!(year.state().offers(actor(&year)).is_empty(), "they choose now");
}
