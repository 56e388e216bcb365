//! How setups and actions stand in records.

use game::{Broken, Draft, Record, Refused, Unreadable};
use serde_json::{Map, Value};

use super::*;
use crate::{Flaw, Illegal};

fn read(position: &Position, written: Value) -> Result<Action, Refused<Illegal>> {
    let Value::Object(written) = written else { panic!("an object") };
    position.read_action(&written)
}

#[test]
fn actions_are_written_as_the_contract_says() {
    let position = four(["red", "blue", "green", "yellow"]);
    let chosen = Action::Found {
        company: company("red"),
        column: Column::ALL[0],
        price: Money(600),
        start_city: Some(start_city("St. Louis")),
    };
    let cases = [
        (found("red", 0, 600), json!({ "do": "found", "company": "red", "column": 0, "price": 600 })),
        (
            chosen,
            json!({ "do": "found", "company": "red", "column": 0, "price": 600, "start_city": "St. Louis" }),
        ),
        (buy("blue", 1), json!({ "do": "buy", "company": "blue", "column": 1 })),
        (propose("green", 2, 100), json!({ "do": "propose", "company": "green", "column": 2, "price": 100 })),
        (Action::Allow, json!({ "do": "allow" })),
        (Action::Intercept, json!({ "do": "intercept" })),
        (Action::Stop, json!({ "do": "stop" })),
        (connect("red", "Québec"), json!({ "do": "connect", "company": "red", "city": "Québec" })),
        (Action::Pass, json!({ "do": "pass" })),
    ];
    for (action, written) in cases {
        assert_eq!(Value::Object(position.write_action(action)), written);
        assert_eq!(read(&position, written), Ok(action));
    }
}

#[test]
fn a_column_left_out_is_the_leftmost_whose_front_shows_the_company() {
    let mut position = four(["blue", "red", "red", "yellow"]);
    let written = json!({ "do": "found", "company": "red", "price": 100 });
    assert_eq!(read(&position, written.clone()), Ok(found("red", 1, 100)));
    let null = json!({ "do": "found", "company": "red", "price": 100, "column": null });
    assert_eq!(read(&position, null), Ok(found("red", 1, 100)));
    let named = json!({ "do": "found", "company": "red", "price": 100, "column": 2 });
    assert_eq!(read(&position, named), Ok(found("red", 2, 100)));
    // Where no front shows it, the rules refuse it, not the reader.
    offer(&mut position, ["blue", "", "", ""]);
    let action = read(&position, written).expect("readable");
    assert_eq!(refusal(&position, action), "N-42");
}

#[test]
fn names_that_nobody_knows_are_g_3() {
    let position = four(["red", "blue", "green", "yellow"]);
    for (kind, name, written) in [
        ("company", "pink", json!({ "do": "buy", "company": "pink" })),
        ("company", "Red", json!({ "do": "found", "company": "Red", "price": 100 })),
        ("city", "Oz", json!({ "do": "connect", "company": "red", "city": "Oz" })),
        ("city", "Chicago", json!({ "do": "connect", "company": "red", "city": "Chicago" })),
        ("city", "Omaha", json!({ "do": "found", "company": "red", "price": 100, "start_city": "Omaha" })),
        ("column", "4", json!({ "do": "buy", "company": "red", "column": 4 })),
        ("column", "-1", json!({ "do": "buy", "company": "red", "column": -1 })),
        ("column", "0.5", json!({ "do": "buy", "company": "red", "column": 0.5 })),
    ] {
        let refused = read(&position, written).expect_err("unknown");
        assert_eq!(refused, Refused::Unknown { kind, name: name.into() });
        assert_eq!(refused.rule().to_string(), "G-3");
    }
}

/// N-41
#[test]
fn a_broken_price_is_refused_by_its_ruling() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    for (price, rule) in [(json!(150), "N-41"), (json!(100.5), "N-41"), (json!(1e300), "N-41")] {
        let written = json!({ "do": "found", "company": "red", "price": price });
        let refused = match read(&position, written) {
            Ok(action) => position.play(MARION, action, &mut |_| ()).expect_err("broken").rule(),
            Err(refused) => refused.rule(),
        };
        assert_eq!(refused.to_string(), rule, "{price}");
    }
    let whole = json!({ "do": "found", "company": "red", "price": 600.0 });
    assert_eq!(read(&position, whole), Ok(found("red", 0, 600)));
}

#[test]
fn entries_with_something_missing_are_malformed() {
    let position = four(["red", "blue", "green", "yellow"]);
    for (field, expected, written) in [
        ("do", "text", json!({})),
        ("do", "action", json!({ "do": "bid" })),
        ("company", "text", json!({ "do": "buy" })),
        ("price", "number", json!({ "do": "found", "company": "red" })),
        ("price", "number", json!({ "do": "propose", "company": "red", "price": "100" })),
        ("column", "number", json!({ "do": "buy", "company": "red", "column": "left" })),
        ("city", "text", json!({ "do": "connect", "company": "red", "city": 7 })),
        ("start_city", "text", json!({ "do": "found", "company": "red", "price": 100, "start_city": 7 })),
    ] {
        let refused = read(&position, written).expect_err("malformed");
        assert_eq!(refused, Refused::Malformed { field, expected });
        assert_eq!(refused.rule().to_string(), "G-5");
    }
}

#[test]
fn a_setup_is_written_as_the_contract_says_and_read_back() {
    let setup = setup(4, ["red blue", "blue", "green", "yellow"]);
    let written = Position::write_setup(&setup);
    assert_eq!(written["first"], 0);
    assert_eq!(written["boxed"], json!(["yellow", "black"]));
    assert_eq!(written["shares"][0].as_array().map(Vec::len), Some(7));
    assert_eq!((&written["shares"][0][0], &written["shares"][0][1]), (&json!("red"), &json!("blue")));
    assert_eq!(written["cities"][0][0], "Omaha");
    assert_eq!(written["cities"][3][8], "New York");
    assert_eq!(written["start_cities"][0], "Chicago");
    assert_eq!(written["deck"], "coast-to-coast");
    let options = Position::write_options(&setup);
    let all = json!({
        "money": "hidden", "final_remainder": "up", "start_city": "top",
        "sole_owner_takes_all": false, "table_talk": true,
    });
    assert_eq!(options, all);
    assert_eq!(Position::read_setup(1, 4, &options, &written), Ok(setup.clone()));
    assert_eq!(Position::read_setup(1, 4, &json!({}), &written), Ok(setup));
}

#[test]
fn another_deck_stands_whole_in_a_record() {
    let mut cards = Deck::own().cards().clone();
    cards.cities[0].name = "Springfield".into();
    let deck = std::sync::Arc::new(Deck::new(cards).expect("sound"));
    let setup = Position::draw(3, &json!({}), &deck, &mut Seeded::new(1, 0)).expect("drawn");
    let written = Position::write_setup(&setup);
    assert_eq!(written["deck"]["name"], "Coast to coast");
    let springfield = json!({ "name": "Springfield", "cost": 100, "income": 100, "symbols": 0 });
    assert_eq!(written["deck"]["cities"][0], springfield);
    assert_eq!(Position::read_setup(1, 3, &json!({}), &written), Ok(setup));
}

#[test]
fn a_setup_that_cannot_be_read_says_where() {
    let good = Position::write_setup(&setup(4, ["red", "blue", "green", "yellow"]));
    let at = |change: &dyn Fn(&mut Map<String, Value>)| {
        let mut setup = good.as_object().expect("an object").clone();
        change(&mut setup);
        match Position::read_setup(1, 4, &json!({}), &Value::Object(setup)) {
            Err(Flaw::Unreadable(Unreadable { at, .. })) => at,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(at(&|setup| drop(setup.remove("boxed"))), "setup.boxed");
    assert_eq!(at(&|setup| setup["first"] = json!(-1)), "setup.first");
    assert_eq!(at(&|setup| setup["shares"] = json!("red")), "setup.shares");
    assert_eq!(at(&|setup| setup["shares"][2] = json!(7)), "setup.shares[2]");
    assert_eq!(at(&|setup| setup["shares"][2][3] = json!("pink")), "setup.shares[2][3]");
    assert_eq!(at(&|setup| setup["cities"][0][0] = json!("Chicago")), "setup.cities[0][0]");
    assert_eq!(at(&|setup| setup["start_cities"][4] = json!(null)), "setup.start_cities[4]");
    assert_eq!(at(&|setup| setup["deck"] = json!(7)), "setup.deck");
    let mut setup = good.clone();
    setup["deck"] = json!("tarot");
    let unknown = Position::read_setup(1, 4, &json!({}), &setup);
    assert_eq!(unknown, Err(Flaw::Deck(crate::DeckFault::UnknownDeck("tarot".into()))));
}

/// A record of a few actions, and what is said of it.
fn check(change: impl FnOnce(&mut Vec<Value>)) -> Result<(), (usize, String)> {
    let mut setup = setup(3, ["red red", "red", "blue", "green"]);
    setup.options.money = crate::MoneyOnTable::Open;
    let names = ["Marion", "Angelika", "Daniela"].map(String::from).to_vec();
    let record = Record::<Position> { names, setup, actions: vec![], result: None };
    let mut value: Value = serde_json::from_str(&record.write().expect("sound")).expect("JSON");
    let mut actions = vec![
        json!({ "seat": 0, "do": "found", "company": "red", "price": 1500 }),
        json!({ "seat": 1, "do": "propose", "company": "red", "price": 400 }),
        json!({ "seat": 0, "do": "intercept" }),
        json!({ "seat": 1, "do": "found", "company": "blue", "price": 1000 }),
        json!({ "seat": 2, "do": "propose", "company": "blue", "price": 100 }),
        json!({ "seat": 1, "do": "allow" }),
        json!({ "seat": 0, "do": "connect", "company": "red", "city": "Omaha" }),
        json!({ "seat": 1, "do": "connect", "company": "blue", "city": "Cheyenne" }),
    ];
    change(&mut actions);
    value["actions"] = Value::Array(actions);
    match Draft::<Position>::read(value).expect("readable").play(usize::MAX, &mut |_| ()) {
        Ok(_) => Ok(()),
        Err(Broken::Action { number, refused, .. }) => Err((number, refused.rule().to_string())),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn a_changed_record_is_refused_with_the_number_of_the_action_and_the_ruling() {
    assert_eq!(check(|_| ()), Ok(()));
    let refused = |number, rule: &str| Err((number, rule.to_owned()));
    assert_eq!(check(|actions| actions[0]["price"] = json!(1550)), refused(1, "N-41"));
    assert_eq!(check(|actions| actions[0]["price"] = json!(2100)), refused(1, "N-41"));
    assert_eq!(check(|actions| actions[1]["price"] = json!(600)), refused(3, "N-6"));
    let again = json!({ "seat": 1, "do": "propose", "company": "red", "price": 100 });
    assert_eq!(check(|actions| actions[3] = again), refused(4, "N-12"));
    assert_eq!(check(|actions| actions[6]["city"] = json!("Regina")), refused(7, "N-43"));
    assert_eq!(check(|actions| actions[6]["company"] = json!("blue")), refused(7, "N-45"));
    assert_eq!(check(|actions| actions[6]["company"] = json!("purple")), refused(7, "G-3"));
    assert_eq!(check(|actions| actions[3]["seat"] = json!(2)), refused(4, "G-1"));
    assert_eq!(check(|actions| actions[3]["seat"] = json!(7)), refused(4, "G-1"));
}
