//! The share phase: founding, buying, and the exceptions for the poor.

use game::Viewer;

use super::*;
use crate::division::halves;
use crate::event::Reason;
use crate::position::treasury;
use crate::{Illegal, StartCityRule};

/// N-1
#[test]
fn a_turn_begins_with_the_choice_of_a_share() {
    let position = four(["red", "blue", "green", "yellow"]);
    let selections = |action: &Action| matches!(action, Action::Found { .. });
    assert!(legal(&position).iter().all(selections));
    assert_eq!(refusal(&position, Action::Stop), "N-1");
    assert_eq!(refusal(&position, Action::Pass), "G-2");
}

/// N-1
#[test]
fn whoever_has_money_can_select_a_share() {
    random_games(40, |position, _| {
        let fresh = position.proposal().is_none() && position.tried().is_empty();
        if matches!(position.phase, crate::position::Phase::Shares { .. }) && fresh {
            assert!(!legal(position).is_empty());
            assert!(!legal(position).contains(&Action::Stop));
        }
    });
}

/// N-2, N-42
#[test]
fn only_front_shares_are_on_offer_and_a_share_taken_uncovers_the_next() {
    let mut position = four(["red blue", "red", "green", "yellow"]);
    assert_eq!(refusal(&position, found("blue", 0, 100)), "N-42");
    assert_eq!(position.check(found("blue", 0, 100)), Err(Illegal::NotOnOffer(company("blue"))));
    assert_eq!(refusal(&position, found("red", 2, 100)), "N-42");
    play(&mut position, MARION, found("red", 0, 100));
    assert_eq!(position.check(found("blue", 0, 100)), Ok(()));
    assert_eq!(position.shares_left(), 27);
}

/// N-2: an empty column offers nothing.
#[test]
fn an_empty_column_offers_nothing() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    offer(&mut position, ["", "blue", "", "yellow"]);
    assert_eq!(refusal(&position, found("red", 0, 100)), "N-42");
    let columns = |action: &Action| match action {
        Action::Found { column, .. } => column.index(),
        other => panic!("{other:?}"),
    };
    assert!(legal(&position).iter().map(columns).all(|column| column == 1 || column == 3));
}

/// N-2: two front shares of one company are two actions, for they uncover different cards.
#[test]
fn two_front_shares_of_one_company_are_two_choices() {
    let position = four(["red", "red", "green", "yellow"]);
    let of_red =
        |action: &&Action| matches!(action, Action::Found { company: red, .. } if *red == company("red"));
    assert_eq!(legal(&position).iter().filter(of_red).count(), 2 * 17);
}

/// N-3, NV1
#[test]
fn a_founder_names_the_price_and_all_of_it_goes_to_the_treasury() {
    let mut position = three(["blue", "red", "green", "yellow"]);
    let events = play(&mut position, MARION, found("blue", 0, 600));
    let blue = company("blue");
    assert_eq!(position.treasury(blue), Money(600));
    assert_eq!(position.director(blue), Some(MARION));
    assert_eq!(position.held(blue, MARION), 1);
    assert_eq!(position.start_city(blue), Some(start_city("Chicago")));
    assert_eq!(position.income(blue), Money(100));
    assert_eq!(cash(&position), [1400, 2000, 2000]);
    let chicago = start_city("Chicago");
    assert!(events.contains(&Event::Founded {
        by: MARION,
        company: blue,
        price: Money(600),
        start_city: chicago
    }));
    assert!(events.contains(&Event::DirectorChanged { company: blue, from: None, to: MARION }));
    assert_eq!(position.actor(), Some(ANGELIKA));
}

/// N-3, N-41
#[test]
fn a_founder_pays_any_multiple_of_100_up_to_all_they_have() {
    let position = four(["blue", "red", "green", "yellow"]);
    for (price, ruling) in [(0, "N-41"), (-100, "N-41"), (50, "N-41"), (150, "N-41"), (1800, "N-41")] {
        assert_eq!(refusal(&position, found("blue", 0, price)), ruling, "{price}");
    }
    assert_eq!(position.check(found("blue", 0, 100)), Ok(()));
    assert_eq!(position.check(found("blue", 0, 1700)), Ok(()));
    let too_much = position.check(found("blue", 0, 1800));
    assert_eq!(too_much, Err(Illegal::BeyondCash { price: Money(1800), cash: Money(1700) }));
}

/// N-4, NV7
#[test]
fn a_director_pays_1000_for_another_share_half_of_it_to_the_bank() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    let events = play(&mut position, MARION, buy("red", 0));
    assert_eq!(position.cash(MARION), Money(700));
    assert_eq!(position.treasury(company("red")), Money(500));
    assert_eq!(position.held(company("red"), MARION), 2);
    let paid = |event: &&Event| matches!(event, Event::Paid(paid, _) if paid.to == game::Purse::Bank);
    assert_eq!(events.iter().filter(paid).count(), 1);
    let bought =
        Event::Bought { by: MARION, company: company("red"), price: Money(1000), all_they_had: false };
    assert!(events.contains(&bought));
}

/// N-4
#[test]
fn a_director_with_less_than_1000_cannot_buy_while_others_companies_are_on_offer() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    position.cash[MARION] = Money(900);
    assert_eq!(refusal(&position, buy("red", 0)), "N-4");
    let price = Position::FIXED_PRICE;
    assert_eq!(position.check(buy("red", 0)), Err(Illegal::FixedPrice { price, cash: Money(900) }));
    assert!(!legal(&position).contains(&buy("red", 0)));
}

/// N-5
#[test]
fn a_price_may_be_more_than_the_director_has_but_not_more_than_the_proposer_has() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[0, 1], ANGELIKA);
    position.cash[ANGELIKA] = Money(100);
    assert_eq!(position.check(propose("red", 0, 1700)), Ok(()));
    assert_eq!(refusal(&position, propose("red", 0, 1800)), "N-41");
    assert_eq!(refusal(&position, propose("red", 0, 0)), "N-41");
    assert_eq!(refusal(&position, propose("red", 0, 250)), "N-41");
}

/// N-7, NW2
#[test]
fn who_directs_everything_on_offer_and_has_less_than_1000_pays_all_of_it() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    hold(&mut position, "blue", &[1], MARION);
    offer(&mut position, ["red green", "blue", "blue", ""]);
    position.cash[MARION] = Money(700);
    assert_eq!(legal(&position), [buy("red", 0), buy("blue", 1), buy("blue", 2)]);
    let events = play(&mut position, MARION, buy("red", 0));
    assert_eq!(position.cash(MARION), Money(0));
    assert_eq!(position.treasury(company("red")), Money(400));
    assert_eq!(position.held(company("red"), MARION), 2);
    let bought = Event::Bought { by: MARION, company: company("red"), price: Money(700), all_they_had: true };
    assert!(events.contains(&bought));
}

/// N-7: with $1000 or more it is the fixed price.
#[test]
fn who_directs_everything_on_offer_and_has_1000_pays_the_fixed_price() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    offer(&mut position, ["red", "red green", "", ""]);
    position.cash[MARION] = Money(1100);
    play(&mut position, MARION, buy("red", 1));
    assert_eq!(position.cash(MARION), Money(100));
}

/// N-8, NW1
#[test]
fn who_has_nothing_takes_200_and_no_share() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    position.cash[ANGELIKA] = Money(0);
    let events = play(&mut position, MARION, found("red", 0, 100));
    assert_eq!(position.cash(ANGELIKA), Money(200));
    assert_eq!(position.actor(), Some(DANIELA));
    assert_eq!(position.shares_left(), 27);
    assert!(events.contains(&Event::Granted { to: ANGELIKA }));
}

/// N-8: it comes before the exception for who directs everything.
#[test]
fn who_has_nothing_takes_200_even_if_they_direct_everything_on_offer() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[0, 1], ANGELIKA);
    offer(&mut position, ["blue red", "red", "red", "red"]);
    position.cash[ANGELIKA] = Money(0);
    play(&mut position, MARION, found("blue", 0, 100));
    assert_eq!(position.cash(ANGELIKA), Money(200));
    assert_eq!(position.actor(), Some(DANIELA));
}

/// N-8: when nobody has anything, everybody takes $200 and the phase is over.
#[test]
fn a_table_without_money_goes_on_to_the_cities() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    for seat in [ANGELIKA, DANIELA, ROSA] {
        position.cash[seat] = Money(0);
    }
    let events = play(&mut position, MARION, found("red", 0, 100));
    assert_eq!(cash(&position), [1600, 200, 200, 200]);
    assert!(events.contains(&Event::TradingEnded { left: 27, cut_short: false }));
    assert_eq!(position.actor(), Some(MARION));
    assert_eq!(position.check(connect("red", "Omaha")), Ok(()));
}

/// N-9
#[test]
fn the_treasurys_half_is_rounded_up() {
    let expected = [
        (0, 0, 0),
        (100, 100, 0),
        (200, 100, 100),
        (300, 200, 100),
        (500, 300, 200),
        (700, 400, 300),
        (900, 500, 400),
        (1000, 500, 500),
    ];
    for (price, treasury, other) in expected {
        assert_eq!(halves(Money(price)), (Money(treasury), Money(other)), "{price}");
    }
}

/// N-17
#[test]
fn the_phase_ends_at_once_when_the_last_share_is_taken() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    offer(&mut position, ["", "", "red", ""]);
    position.cash[ANGELIKA] = Money(0);
    let events = play(&mut position, MARION, found("red", 2, 300));
    assert!(events.contains(&Event::TradingEnded { left: 0, cut_short: true }));
    assert!(!events.contains(&Event::Granted { to: ANGELIKA }));
    assert_eq!(position.cash(ANGELIKA), Money(0));
    assert_eq!(position.check(connect("red", "Omaha")), Ok(()));
}

/// N-18
#[test]
fn a_founder_gets_the_top_start_city_of_the_stack() {
    let mut setup = setup(4, ["red", "blue", "green", "yellow"]);
    setup.start_cities.reverse();
    let mut position = Position::start(&setup).expect("sound");
    let named = Action::Found {
        company: company("red"),
        column: Column::ALL[0],
        price: Money(100),
        start_city: Some(start_city("Minneapolis")),
    };
    assert_eq!(refusal(&position, named), "N-18");
    play(&mut position, MARION, found("red", 0, 100));
    assert_eq!(position.start_city(company("red")), Some(start_city("Minneapolis")));
    play(&mut position, ANGELIKA, found("blue", 1, 100));
    assert_eq!(position.start_city(company("blue")), Some(start_city("Memphis")));
    assert_eq!(position.start_cities().len(), 3);
}

/// N-18, the other way
#[test]
fn a_founder_chooses_a_start_city_where_the_table_says_so() {
    let mut setup = setup(4, ["red", "blue", "green", "yellow"]);
    setup.options.start_city = StartCityRule::Choose;
    let mut position = Position::start(&setup).expect("sound");
    let in_city = |name, column, city| Action::Found {
        company: company(name),
        column: Column::ALL[column],
        price: Money(100),
        start_city: Some(start_city(city)),
    };
    assert_eq!(legal(&position).len(), 4 * 5 * 17);
    assert_eq!(refusal(&position, found("red", 0, 100)), "N-18");
    play(&mut position, MARION, in_city("red", 0, "Memphis"));
    assert_eq!(position.start_city(company("red")), Some(start_city("Memphis")));
    let left = ["Chicago", "St. Louis", "Kansas City", "Minneapolis"].map(start_city);
    assert_eq!(position.start_cities(), left);
    assert_eq!(refusal(&position, in_city("blue", 1, "Memphis")), "N-18");
}

/// N-19
#[test]
fn everybody_sees_the_two_shares_in_the_box() {
    let position = four(["red", "blue", "green", "yellow"]);
    assert_eq!(position.view(Viewer::Spectator).boxed, ["yellow", "black"]);
}

/// Every payment says why.
#[test]
fn the_payments_of_a_founding_name_the_share() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    let red = company("red");
    let events = play(&mut position, MARION, found("red", 0, 300));
    let (from, to, amount) = (game::Purse::Cash(MARION), treasury(red), Money(300));
    assert!(events.contains(&Event::Paid(game::Payment { from, to, amount }, Reason::Share(red))));
}
