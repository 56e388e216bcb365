//! Decks: ours, and broken ones.

use super::*;
use crate::{Cards, DeckFault, Flaw};

const OWN: &str = include_str!("../../decks/coast-to-coast.toml");

/// The fault of our own deck with one text replaced by another.
fn fault(replace: &str, by: &str) -> DeckFault {
    assert!(OWN.contains(replace), "{replace}");
    Cards::from_toml(&OWN.replacen(replace, by, 1)).and_then(Deck::new).expect_err("a broken deck")
}

#[test]
fn our_own_deck_has_every_pair_of_income_and_symbols_three_times() {
    let deck = Deck::own();
    for income in [100, 200, 300] {
        for symbols in 0..=3 {
            let alike = City::all()
                .filter(|&city| deck.income(city) == Money(income) && deck.symbols(city) == symbols)
                .count();
            assert_eq!(alike, 3, "{income} and {symbols} symbols");
        }
    }
    assert_eq!(deck.cards().short_name(), "coast-to-coast");
    assert_eq!(deck.cost(city("New York")), Money(700));
    assert_eq!(deck.start_income(start_city("Memphis")), Money(100));
}

#[test]
fn a_file_that_is_no_deck_says_where_it_went_wrong() {
    let DeckFault::NotADeck(why) = fault("cost = 100", "cost = \"much\"") else { panic!() };
    assert!(why.contains("line"), "{why}");
    let DeckFault::NotADeck(why) = fault("symbols = 0", "medals = 0") else { panic!() };
    assert!(why.contains("medals"), "{why}");
    assert!(matches!(fault("companies", "firms"), DeckFault::NotADeck(_)));
    assert!(matches!(Position::read_material("{"), Err(Flaw::Deck(DeckFault::NotADeck(_)))));
}

#[test]
fn a_deck_has_a_name() {
    assert_eq!(fault("name = \"Coast to coast\"", "name = \" \""), DeckFault::Nameless);
}

#[test]
fn a_deck_has_five_companies_five_start_cities_and_36_cities() {
    let count = |list, expected, found| DeckFault::Count { list, expected, found };
    assert_eq!(fault(", \"black\"", ""), count("companies", 5, 4));
    assert_eq!(fault("  { name = \"Memphis\", income = 100 },\n", ""), count("start_cities", 5, 4));
    let omaha = "  { name = \"Omaha\", cost = 100, income = 100, symbols = 0 },\n";
    assert_eq!(fault(omaha, ""), count("cities", 36, 35));
    assert_eq!(fault(omaha, &omaha.repeat(2)), count("cities", 36, 37));
}

#[test]
fn every_card_has_a_name_of_its_own() {
    assert_eq!(fault("\"green\"", "\"\""), DeckFault::NamelessCard { list: "companies", number: 3 });
    assert_eq!(fault("\"Regina\"", "\"\""), DeckFault::NamelessCard { list: "cities", number: 3 });
    assert_eq!(
        fault("\"green\"", "\"red\""),
        DeckFault::SameName { name: "red".into(), list: "companies", number: 3, other: ("companies", 1) }
    );
    assert_eq!(
        fault("\"Regina\"", "\"Omaha\""),
        DeckFault::SameName { name: "Omaha".into(), list: "cities", number: 3, other: ("cities", 1) }
    );
    assert_eq!(
        fault("\"Regina\"", "\"Memphis\""),
        DeckFault::SameName { name: "Memphis".into(), list: "cities", number: 3, other: ("start_cities", 4) }
    );
}

#[test]
fn amounts_are_multiples_of_100_within_reason() {
    let odd = |card: &str, field, amount| DeckFault::NoMultipleOf100 { card: card.into(), field, amount };
    let most = Cards::MOST_AMOUNT;
    let out =
        |card: &str, field, amount| DeckFault::AmountOutOfRange { card: card.into(), field, amount, most };
    assert_eq!(fault("cost = 100", "cost = 150"), odd("Omaha", "cost", 150));
    assert_eq!(fault("cost = 100", "cost = -100"), out("Omaha", "cost", -100));
    assert_eq!(fault("cost = 100", "cost = 2000000000"), out("Omaha", "cost", 2_000_000_000));
    let omaha = "cost = 100, income = 100";
    assert_eq!(fault(omaha, "cost = 100, income = 1"), odd("Omaha", "income", 1));
    assert_eq!(fault("income = 100", "income = 10"), odd("Chicago", "income", 10));
    assert_eq!(fault("income = 100", "income = -200"), out("Chicago", "income", -200));
}

#[test]
fn a_card_shows_none_to_three_symbols() {
    let symbols = |symbols| DeckFault::Symbols { card: "Omaha".into(), symbols };
    assert_eq!(fault("symbols = 0", "symbols = 4"), symbols(4));
    assert_eq!(fault("symbols = 0", "symbols = -1"), symbols(-1));
}

#[test]
fn another_deck_can_be_read_and_played() {
    let file = OWN.replace("Coast to coast", "My  Own Cards").replace("\"red\"", "\"Rot\"");
    let deck = Position::read_material(&file).expect("a sound deck");
    assert_eq!(deck.cards().short_name(), "my-own-cards");
    let setup = Position::draw(4, &json!({}), &deck, &mut Seeded::new(1, 0)).expect("drawn");
    let position = Position::start(&setup).expect("sound");
    assert!(position.deck().company("Rot").is_some());
}
