use game::{Game, Money, Seat};
use north_american_railways::{Action, Phase, Position};
use orders::{DropReason, Fate, Misorder, Ordered};
use play::Play;
use serde_json::{Value, json};

use crate::{Given, act, actor, start, try_order};

/// A table of three where the first player has founded a company, of which a share is in front. Returns them and the
/// name of the company.
fn founded() -> (Play<Position>, Seat, String) {
    (0..100).find_map(found).expect("some deal has two shares of a company in front of each other")
}

fn found(seed: u64) -> Option<(Play<Position>, Seat, String)> {
    let mut play = start::<Position>(3, seed);
    let first = actor(&play);
    let mut legal = Vec::new();
    play.state().actions(&mut legal);
    let again_in_front = |action: &&Action| {
        let Action::Found { company, price: Money(100), .. } = **action else { return false };
        let mut after = play.state().clone();
        after.apply(**action, &mut |_| {});
        after.front_shares().any(|(_, front)| front == company)
    };
    let action = *legal.iter().find(again_in_front)?;
    let Action::Found { company, .. } = action else { return None };
    play.play(first, action).expect("it is legal");
    let name = play.state().deck().company_name(company).to_owned();
    Some((play, first, name))
}

fn intercept_up_to(company: &str, amount: i32) -> Value {
    json!({ "order": "intercept-up-to", "company": company, "amount": amount })
}

fn propose(play: &mut Play<Position>, company: &str, price: i32) {
    act(play, &json!({ "do": "propose", "company": company, "price": price }));
}

#[test]
fn a_director_intercepts_once_at_up_to_a_price() {
    let (play, first, company) = founded();
    let mut given = Given::new(play, first, &intercept_up_to(&company, 300));
    assert_eq!(given.fate(), Fate::Waits);
    propose(&mut given.play, &company, 300);
    assert_eq!(given.says(), Some(json!({ "do": "intercept" })));
    given.obey();
    assert_eq!(given.fate(), Fate::CarriedOut, "money was spent: the next time they are asked");
}

#[test]
fn a_director_lets_go_what_is_dearer() {
    let (play, first, company) = founded();
    let mut given = Given::new(play, first, &intercept_up_to(&company, 300));
    propose(&mut given.play, &company, 400);
    assert_eq!(given.says(), Some(json!({ "do": "allow" })));
    given.obey();
    assert_eq!(given.fate(), Fate::Dropped(DropReason::NotDirector), "the other has as many shares");
}

#[test]
fn who_answers_otherwise_has_decided() {
    let (play, first, company) = founded();
    let mut given = Given::new(play, first, &intercept_up_to(&company, 300));
    propose(&mut given.play, &company, 400);
    given.act(&json!({ "do": "intercept" }));
    assert_eq!(given.fate(), Fate::Dropped(DropReason::OwnDecision));
}

#[test]
fn a_limit_is_a_price_that_can_be_paid() {
    let (play, first, company) = founded();
    let cash = play.state().cash(first);
    let refused = |amount| try_order(&play, first, &intercept_up_to(&company, amount));
    assert_eq!(refused(cash.0 + 100), Err(Misorder::BeyondCash { cash }));
    assert_eq!(refused(0), Err(Misorder::TooLow { least: Money(100) }));
    assert_eq!(refused(250), Err(Misorder::Step { step: Money(100) }));
    let other = try_order(&play, actor(&play), &intercept_up_to(&company, 100));
    assert_eq!(other, Err(Misorder::NotNow), "they are not the director");
    assert_eq!(refused(300).map(drop), Ok(()));
}

#[test]
fn the_end_of_the_share_phase_ends_it() {
    let (play, first, company) = founded();
    let mut given = Given::new(play, first, &intercept_up_to(&company, 300));
    while matches!(given.play.state().phase(), Phase::Shares { .. }) {
        let mut legal = Vec::new();
        given.play.state().actions(&mut legal);
        let seat = actor(&given.play);
        let found = legal.iter().find(|action| matches!(action, Action::Found { .. }));
        let action = *found.expect("there is another company");
        given.play.play(seat, action).expect("it is legal");
    }
    assert_eq!(given.fate(), Fate::Dropped(DropReason::NeverCameUp));
}

#[test]
fn a_city_phase_is_passed_to_its_end_and_not_the_next() {
    let (mut play, ..) = founded();
    while !matches!(play.state().phase(), Phase::Cities { .. }) {
        let mut legal = Vec::new();
        play.state().actions(&mut legal);
        let dear = legal.iter().rfind(|action| matches!(action, Action::Found { .. }));
        let (seat, action) = (actor(&play), *dear.unwrap_or(&legal[0]));
        play.play(seat, action).expect("it is legal");
    }
    let buyer = actor(&play);
    let mut given = Given::new(play, buyer, &json!({ "order": "pass-cities" }));
    assert_eq!(given.says(), Some(json!({ "do": "pass" })));
    given.obey();
    assert_eq!(given.fate(), Fate::CarriedOut);
    assert_eq!(try_order(&given.play, buyer, &json!({ "order": "pass-cities" })), Err(Misorder::NotNow));
}

#[test]
fn what_others_have_changes_nothing() {
    let (mut play, first, company) = founded();
    let given = Given::new(play.clone(), first, &intercept_up_to(&company, 300));
    propose(&mut play, &company, 300);
    let known = play.known_to(game::Viewer::Seat(first));
    assert_eq!(play.state().answer(first, given.order), known.state().answer(first, given.order));
    assert_eq!(play.state().offers(first), known.state().offers(first));
}
