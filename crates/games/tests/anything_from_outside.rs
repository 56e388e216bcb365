//! Whatever stands in a file, and whatever anybody tries at a table: a clear answer, never a panic.
//! The fuzz targets do the same for longer.

use std::fs;
use std::path::PathBuf;

use games::{GameName, trial};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Recorded games to start from.
fn recorded() -> Vec<String> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = GameName::ALL.map(|game| crates.join(game.name()).join("tests/games"));
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("recorded games"))
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).expect("a text")).collect()
}

fn one_of(records: &[String], which: prop::sample::Index) -> Value {
    serde_json::from_str(&records[which.index(records.len())]).expect("a record is JSON")
}

/// Values that a field of a record would not expect.
fn surprising() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-3..120).prop_map(Value::from),
        "[A-Za-z]{0,3}[0-9]{0,3}".prop_map(Value::from),
        prop::sample::select(vec![
            "american", "liberty", "red", "B3", "R1", "pass", "bid", "lay", "expand-4"
        ])
        .prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[[]]])),
    ]
}

/// All places of a value, from the outside in.
fn places(value: &Value, here: &str, into: &mut Vec<String>) {
    into.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{here}/{index}"), into);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                places(field, &format!("{here}/{name}"), into);
            }
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_refused_or_hold(bytes in vec(any::<u8>(), 0..400)) {
        trial::record_bytes(&bytes);
    }

    #[test]
    fn a_record_with_changed_bytes_is_refused_or_holds(
        which in any::<prop::sample::Index>(),
        changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let records = recorded();
        let mut bytes = records[which.index(records.len())].clone().into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        trial::record_bytes(&bytes);
    }

    #[test]
    fn a_record_with_a_surprising_value_is_refused_or_holds(
        which in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        value in surprising(),
    ) {
        let mut record = one_of(&recorded(), which);
        let mut all = Vec::new();
        places(&record, "", &mut all);
        if let Some(field) = record.pointer_mut(&all[place.index(all.len())]) {
            *field = value;
        }
        trial::record_bytes(record.to_string().as_bytes());
    }

    #[test]
    fn a_record_that_breaks_off_holds_up_to_there(
        which in any::<prop::sample::Index>(),
        actions in any::<prop::sample::Index>(),
    ) {
        let mut record = one_of(&recorded(), which);
        let list = record["actions"].as_array_mut().expect("actions");
        list.truncate(actions.index(list.len()));
        record["result"] = Value::Null;
        prop_assert!(trial::record_bytes(record.to_string().as_bytes()));
    }

    #[test]
    fn any_way_through_a_game_keeps_its_books(bytes in vec(any::<u8>(), 8..2000)) {
        for game in GameName::ALL {
            trial::action_bytes(game, &bytes);
        }
    }
}

#[test]
fn every_recorded_game_holds() {
    assert!(recorded().iter().all(|record| trial::record_bytes(record.as_bytes())));
}
