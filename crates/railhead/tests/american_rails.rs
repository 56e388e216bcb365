//! American Rails on the command line: records that break its rules, and maps of one's own.

mod common;

use std::fs;

use common::{assert_refused, changed, err, place, railhead, record, write};
use serde_json::{Value, json};
use tempfile::TempDir;

fn game() -> Value {
    record("american-rails", "a-full-seven-years")
}

#[test]
fn one_changed_number_makes_check_name_file_action_ruling_and_reason() {
    let original = game();
    let bid = place(&original, |action| action["do"] == "bid");
    for (amount, rule) in
        [(json!(51), "AR-2"), (json!(9), "AR-68"), (json!(12.5), "AR-1"), (json!("x"), "G-5")]
    {
        assert_refused(&changed(&original, bid, "amount", amount), Some(bid), rule);
    }
    let seat = original["actions"][bid]["seat"].as_u64().expect("a seat");
    for (another, rule) in [(json!((seat + 1) % 4), "G-1"), (json!(9), "G-1"), (json!(-1), "G-5")] {
        assert_refused(&changed(&original, bid, "seat", another), Some(bid), rule);
    }
    let lay = place(&original, |action| action["do"] == "lay");
    let far = if original["actions"][lay]["hex"] == "R1" { "B19" } else { "R1" };
    for (hex, rule) in [(far, "AR-74"), ("A1", "G-3"), ("lobster", "G-3")] {
        assert_refused(&changed(&original, lay, "hex", json!(hex)), Some(lay), rule);
    }
    let chosen = |action: &Value| action["do"] == "choose";
    let first = place(&original, chosen);
    let rest = original["actions"].as_array().expect("actions")[first + 1..].iter();
    let second = first + 1 + rest.clone().position(chosen).expect("the next marker");
    let taken = original["actions"][first]["row"].clone();
    assert_refused(&changed(&original, second, "row", taken), Some(second), "AR-72");
    assert_refused(&changed(&original, 0, "do", json!("done")), Some(0), "G-2");

    let mut longer = original.clone();
    let actions = longer["actions"].as_array_mut().expect("actions");
    actions.push(json!({ "seat": 0, "do": "pass" }));
    let last = actions.len() - 1;
    assert_refused(&longer, Some(last), "G-4");
}

#[test]
fn a_wrong_frame_is_g_5_without_a_number() {
    for (pointer, value) in [
        ("/format", json!("railhead-record/2")),
        ("/game", json!("chess")),
        ("/players", json!(["Ann", "Bob"])),
        ("/options", json!({ "weather": "fine" })),
        ("/options/edition", json!("third")),
        ("/setup/banker", json!(4)),
        ("/setup/removed", json!("liberty")),
        ("/setup/map", json!("atlantis")),
        ("/setup/map", json!([1])),
        ("/actions", json!({})),
        ("/result/cash/0", json!(1000)),
        ("/result/winners", json!([2])),
        ("/result/reasons", json!(["shares"])),
    ] {
        let mut wrong = game();
        *wrong.pointer_mut(pointer).expect("such a field") = value;
        assert_refused(&wrong, None, "G-5");
    }
}

#[test]
fn another_map_can_be_played_on_and_its_records_carry_it() {
    let folder = TempDir::new().expect("a folder");
    let map = write(&folder, "little.toml", LITTLE_MAP);
    let records = folder.path().join("records");
    let run = railhead(&format!(
        "simulate american-rails --games 20 --map {} --records {}",
        map.display(),
        records.display()
    ));
    assert!(run.status.success(), "{}", err(&run));
    for file in fs::read_dir(&records).expect("records") {
        let path = file.expect("a file").path();
        let record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(record["setup"]["map"]["name"], "Little Land");
        let checked = railhead(&format!("check {}", path.display()));
        assert!(checked.status.success(), "{}", err(&checked));
    }
}

#[test]
fn a_broken_map_file_is_told_where_it_is_broken() {
    let folder = TempDir::new().expect("a folder");
    let broken = [
        ("\"PCPCP\"", "\"PCXCP\"", &["row 0", "column 2"][..]),
        ("full = 4, shared = 3", "full = 2, shared = 3", &["Aa"][..]),
        ("at = [0, 1]", "at = [0, 2]", &["Aa", "row 0", "column 2"][..]),
        ("layout = \"odd-r\"", "layout = \"even-q\"", &["even-q"][..]),
        ("name = \"Bb\", ", "", &["name"][..]),
        ("\"PCPCP\",\n", "\"PCPCP\",\n\"......\",\n\"P.....\",\n", &["row"][..]),
    ];
    for (sound, wrong, expected) in broken {
        assert!(LITTLE_MAP.contains(sound), "{sound}");
        let map = write(&folder, "wrong.toml", &LITTLE_MAP.replacen(sound, wrong, 1));
        let run = railhead(&format!("simulate american-rails --games 1 --map {}", map.display()));
        assert_eq!(run.status.code(), Some(1), "{}", err(&run));
        assert!(err(&run).contains("wrong.toml: G-5: "), "{}", err(&run));
        for words in expected {
            assert!(err(&run).contains(words), "{words} is not in {}", err(&run));
        }
    }
}

const LITTLE_MAP: &str = r#"
name = "Little Land"
layout = "odd-r"
rows = [
"PCPCP",
"PCPCP",
"PCPCP",
]
cities = [
  { at = [0, 1], name = "Aa", full = 4, shared = 3, special = true },
  { at = [0, 3], name = "Bb", full = 2, shared = 1, special = true },
  { at = [1, 1], name = "Cc", full = 3, shared = 2, special = true },
  { at = [1, 3], name = "Dd", full = 5, shared = 3, developable = false },
  { at = [2, 1], name = "Ee", full = 1, shared = 1 },
  { at = [2, 3], name = "Ff", full = 2, shared = 2 },
]
"#;
