//! North American Railways on the command line: records that break its rules, and decks of one's own.

mod common;

use std::fs;

use common::{assert_refused, changed, err, place, railhead, record, write};
use serde_json::{Value, json};
use tempfile::TempDir;

fn game(name: &str) -> Value {
    record("north-american-railways", name)
}

#[test]
fn a_changed_record_is_refused_with_the_ruling_it_breaks() {
    let original = game("shares-run-out");
    for (price, rule) in [(150, "N-41"), (0, "N-41"), (99_900, "N-41")] {
        let found = place(&original, |action| action["do"] == "found");
        assert_refused(&changed(&original, found, "price", json!(price)), Some(found), rule);
        let proposed = place(&original, |action| action["do"] == "propose");
        assert_refused(&changed(&original, proposed, "price", json!(price)), Some(proposed), rule);
    }
    let connected = place(&original, |action| action["do"] == "connect");
    assert_refused(&changed(&original, connected, "city", json!("Atlantis")), Some(connected), "G-3");
    let behind = original["setup"]["cities"][0][8].clone();
    assert_refused(&changed(&original, connected, "city", behind), Some(connected), "N-43");
    let seat = original["actions"][0]["seat"].as_u64().expect("a seat");
    assert_refused(&changed(&original, 0, "seat", json!((seat + 1) % 4)), Some(0), "G-1");
    assert_refused(&changed(&original, 0, "do", json!("allow")), Some(0), "G-2");
}

/// N-12: in one turn no company is tried twice.
#[test]
fn a_company_tried_before_is_refused() {
    let original = game("shares-run-out");
    let intercepted = place(&original, |action| action["do"] == "intercept");
    let mut again = original.clone();
    let actions = again["actions"].as_array_mut().expect("actions");
    let company = actions[intercepted - 1]["company"].clone();
    let proposer = actions[intercepted - 1]["seat"].clone();
    actions[intercepted + 1] = json!({ "seat": proposer, "do": "propose", "company": company, "price": 100 });
    assert_refused(&again, Some(intercepted + 1), "N-12");
}

/// N-6: a director without the money can only let it go.
#[test]
fn an_interception_without_the_money_is_refused() {
    let mut record = json!({
        "format": "railhead-record/1", "game": "north-american-railways", "players": ["Ann", "Bob", "Cyd"],
        "setup": game("cities-run-out")["setup"], "actions": [], "result": null,
    });
    record["setup"]["first"] = json!(0);
    let company = record["setup"]["shares"][0][0].clone();
    // Ann spends all but $100 on founding; another share of the company lies in front sooner or later.
    let second = (1..4).find(|&column| record["setup"]["shares"][column][0] == company);
    let column = second.unwrap_or_else(|| {
        record["setup"]["shares"][1] = json!(swapped(&record["setup"]["shares"], &company));
        1
    });
    record["actions"] = json!([
        { "seat": 0, "do": "found", "company": company, "column": 0, "price": 1900 },
        { "seat": 1, "do": "propose", "company": company, "column": column, "price": 200 },
        { "seat": 0, "do": "intercept" },
    ]);
    assert_refused(&record, Some(2), "N-6");
}

/// The second column with a share of the company in front.
fn swapped(shares: &Value, company: &Value) -> Value {
    let mut column = shares[1].as_array().expect("a column").clone();
    let place = column.iter().position(|share| share == company).expect("one more share of it");
    column.swap(0, place);
    Value::Array(column)
}

/// N-23: one city for a company and player in a phase.
#[test]
fn a_second_city_for_the_same_company_is_refused() {
    let mut found = 0;
    for name in ["cities-run-out", "the-founder-chooses-the-start-city", "a-director-pays-everything"] {
        let original = game(name);
        let actions = original["actions"].as_array().expect("actions");
        // Somebody who buys for two companies in one phase buys for the first one again instead.
        for (first, action) in actions.iter().enumerate().filter(|(_, action)| action["do"] == "connect") {
            let mut phase = actions[first + 1..]
                .iter()
                .take_while(|next| next["do"] == "connect" || next["do"] == "pass");
            let again = phase.position(|next| next["seat"] == action["seat"] && next["do"] == "connect");
            if let Some(again) = again {
                let place = first + 1 + again;
                assert_refused(
                    &changed(&original, place, "company", action["company"].clone()),
                    Some(place),
                    "N-23",
                );
                found += 1;
                break;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn a_wrong_frame_is_g_5_without_a_number() {
    for (pointer, value) in [
        ("/players", json!(["Ann"])),
        ("/options", json!({ "money": "borrowed" })),
        ("/setup/first", json!(4)),
        ("/setup/boxed", json!(["red"])),
        ("/setup/shares/0/0", json!("mauve")),
        ("/setup/cities/1/0", json!("Omaha")),
        ("/setup/start_cities", json!([])),
        ("/setup/deck", json!("tarot")),
        ("/result/winners", json!([3])),
    ] {
        let mut wrong = game("shares-run-out");
        *wrong.pointer_mut(pointer).expect("such a field") = value;
        assert_refused(&wrong, None, "G-5");
    }
}

#[test]
fn another_deck_can_be_played_with_and_its_records_carry_it() {
    let folder = TempDir::new().expect("a folder");
    let own = include_str!("../../north-american-railways/decks/coast-to-coast.toml");
    let deck = write(&folder, "mine.toml", &own.replace("Coast to coast", "My own cards"));
    let records = folder.path().join("records");
    let run = railhead(&format!(
        "simulate north-american-railways --games 5 --deck {} --records {}",
        deck.display(),
        records.display()
    ));
    assert!(run.status.success(), "{}", err(&run));
    for file in fs::read_dir(&records).expect("records") {
        let path = file.expect("a file").path();
        let record: Value =
            serde_json::from_str(&fs::read_to_string(&path).expect("a record")).expect("JSON");
        assert_eq!(record["setup"]["deck"]["name"], "My own cards");
        let checked = railhead(&format!("check {}", path.display()));
        assert!(checked.status.success(), "{}", err(&checked));
    }
}

#[test]
fn a_broken_deck_file_is_told_where_it_is_broken() {
    let folder = TempDir::new().expect("a folder");
    let own = include_str!("../../north-american-railways/decks/coast-to-coast.toml");
    for (sound, wrong, expected) in [
        ("name = \"Omaha\", cost = 100", "name = \"Omaha\", cost = 150", "Omaha"),
        ("name = \"Cheyenne\"", "name = \"Omaha\"", "Omaha"),
        ("income = 300, symbols = 3 },\n]", "income = 300, symbols = 4 },\n]", "New York"),
        ("  { name = \"Omaha\", cost = 100, income = 100, symbols = 0 },\n", "", "35"),
        ("\"black\"]", "\"red\"]", "red"),
        ("companies", "firms", "firms"),
    ] {
        assert!(own.contains(sound), "{sound}");
        let deck = write(&folder, "wrong.toml", &own.replacen(sound, wrong, 1));
        let run = railhead(&format!("simulate north-american-railways --games 1 --deck {}", deck.display()));
        assert_eq!(run.status.code(), Some(1), "{}", err(&run));
        assert!(err(&run).contains("wrong.toml: G-5: ") && err(&run).contains(expected), "{}", err(&run));
    }
}
