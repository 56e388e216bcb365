//! Setups: drawn, and wrong.

use super::*;
use crate::Flaw;

fn sound() -> Setup {
    setup(4, ["red", "blue", "green", "yellow"])
}

fn flaw(change: impl FnOnce(&mut Setup)) -> Flaw {
    let mut setup = sound();
    change(&mut setup);
    Position::start(&setup).expect_err("this should not start")
}

/// NV8
#[test]
fn players_start_with_2000_1700_or_1400() {
    for (players, expected) in [(3, 2000), (4, 1700), (5, 1400)] {
        let position = Position::start(&setup(players, ["red", "blue", "green", "yellow"])).expect("sound");
        assert_eq!(cash(&position), vec![expected; players]);
    }
}

/// NV9
#[test]
fn four_columns_of_seven_shares_and_four_of_nine_cities_are_laid_out() {
    for players in 3..=5 {
        let setup = Position::draw(players, &json!({}), &Deck::own(), &mut Seeded::new(7, 0)).expect("drawn");
        let position = Position::start(&setup).expect("sound");
        assert_eq!(setup.boxed.len(), 2);
        for column in Column::ALL {
            assert_eq!(position.shares(column).len(), 7);
            assert_eq!(position.cities(column).len(), 9);
        }
        assert_eq!((position.shares_left(), position.cities_left()), (28, 36));
        assert_eq!(position.start_cities().len(), 5);
        assert_eq!(position.actor(), Some(Seat::new(setup.first)));
    }
}

#[test]
fn the_same_dice_draw_the_same_setup_and_others_another() {
    let draw = |seed| Position::draw(4, &json!({}), &Deck::own(), &mut Seeded::new(seed, 0)).expect("drawn");
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
}

#[test]
fn everybody_is_drawn_as_starting_player_and_every_company_boxed() {
    let mut firsts = [false; 5];
    let mut boxed = [false; 5];
    for seed in 0..100 {
        let setup = Position::draw(5, &json!({}), &Deck::own(), &mut Seeded::new(seed, 0)).expect("drawn");
        firsts[setup.first] = true;
        setup.boxed.iter().for_each(|share| boxed[share.index()] = true);
    }
    assert_eq!((firsts, boxed), ([true; 5], [true; 5]));
}

#[test]
fn three_to_five_can_play() {
    for players in [0, 1, 2, 6, 100] {
        assert_eq!(flaw(|setup| setup.players = players), Flaw::Players(players));
        let drawn = Position::draw(players, &json!({}), &Deck::own(), &mut Seeded::new(1, 0));
        assert_eq!(drawn, Err(Flaw::Players(players)));
    }
}

#[test]
fn the_starting_player_sits_at_the_table() {
    assert_eq!(flaw(|setup| setup.first = 4), Flaw::First { first: 4, players: 4 });
}

#[test]
fn a_layout_with_too_few_or_too_many_cards_says_where() {
    let count = |at: &str, expected, found| Flaw::Count { at: at.into(), expected, found };
    assert_eq!(flaw(|setup| setup.boxed.clear()), count("boxed", 2, 0));
    assert_eq!(flaw(|setup| setup.shares.truncate(3)), count("shares", 4, 3));
    assert_eq!(flaw(|setup| setup.shares[2].truncate(6)), count("shares[2]", 7, 6));
    assert_eq!(flaw(|setup| setup.cities.push(vec![])), count("cities", 4, 5));
    assert_eq!(flaw(|setup| setup.cities[1].push(city("Omaha"))), count("cities[1]", 9, 10));
    assert_eq!(flaw(|setup| setup.start_cities.truncate(4)), count("start_cities", 5, 4));
}

#[test]
fn every_company_has_six_shares() {
    let wrong = flaw(|setup| {
        setup.shares[0][0] = company("blue");
    });
    assert_eq!(wrong, Flaw::Shares { company: "red".into(), found: 5 });
}

#[test]
fn no_city_lies_in_two_places() {
    let wrong = flaw(|setup| setup.cities[3][8] = city("Omaha"));
    assert_eq!(wrong, Flaw::Twice { city: "Omaha".into() });
    let wrong = flaw(|setup| setup.start_cities[4] = start_city("Chicago"));
    assert_eq!(wrong, Flaw::Twice { city: "Chicago".into() });
}

#[test]
fn unknown_options_are_refused() {
    let draw = |options| Position::draw(4, &options, &Deck::own(), &mut Seeded::new(1, 0));
    assert!(draw(json!({ "money": "open", "final_remainder": "exact" })).is_ok());
    for wrong in [json!({ "colour": "red" }), json!({ "money": "visible" }), json!({ "table_talk": 1 })] {
        let flaw = draw(wrong.clone()).expect_err("an unknown option");
        assert!(matches!(&flaw, Flaw::Unreadable(at) if at.at == "options"), "{wrong}: {flaw}");
    }
}
