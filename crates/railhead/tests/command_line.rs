//! The command line as its users and their scripts meet it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

fn railhead(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).output().expect("the command starts")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

fn recorded(name: &str) -> PathBuf {
    let game = if name.starts_with("nar-") { "north-american-railways" } else { "american-rails" };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests/games");
    folder.join(name).with_extension("json")
}

fn record(name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(recorded(name)).expect("a recorded game")).expect("JSON")
}

fn write(folder: &TempDir, name: &str, content: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, content).expect("a writable folder");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// `check` refuses the record with exit code 1, and says in one line which file, which action,
/// which ruling and why.
fn assert_refused(record: &Value, beginning: &str, rule: &str) {
    let folder = TempDir::new().expect("a folder");
    let path = write(&folder, "record.json", &record.to_string());
    let checked = railhead(&["check", text(&path)]);
    assert_eq!(checked.status.code(), Some(1), "{}", err(&checked));
    let line = err(&checked);
    let expected = format!("railhead: {}: {beginning}{rule}: ", path.display());
    assert!(line.starts_with(&expected), "{line}");
    assert!(line.trim_end().len() > expected.len() + 10, "no sentence: {line}");
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    assert_eq!(out(&checked), "");
}

fn position_of(record: &Value, what: impl Fn(&Value) -> bool) -> usize {
    record["actions"].as_array().expect("actions").iter().position(what).expect("such an action")
}

#[test]
fn simulate_prints_the_summary_of_the_contract() {
    let run = railhead(&[
        "simulate",
        "american-rails",
        "--players",
        "4",
        "--games",
        "40",
        "--bots",
        "random,random,random,random",
        "--seed",
        "1",
        "--json",
    ]);
    assert!(run.status.success(), "{}", err(&run));
    let summary: Value = serde_json::from_str(out(&run)).expect("JSON");
    assert_eq!(summary["games"], 40);
    assert!(summary["seconds"].is_number() && summary["games_per_second"].is_number());
    assert!(summary["actions"].as_u64().expect("a count") > 40 * 100);
    let bots = summary["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 4);
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().expect("a number")).sum();
    assert!((wins - 40.0).abs() < 1e-6, "ties split the win: {wins}");
    for bot in bots {
        assert_eq!((&bot["bot"], &bot["games"]), (&json!("random"), &json!(40)));
        assert!(bot["win_share"].is_number() && bot["mean_cash"].is_number());
    }
}

#[test]
fn the_same_seed_writes_the_same_records_whatever_the_number_of_threads_and_they_hold() {
    let folder = TempDir::new().expect("a folder");
    for (players, options) in [("3", "edition=first-edition"), ("5", "drain_requires_full=true")] {
        let mut seen: Vec<Vec<String>> = Vec::new();
        for threads in ["1", "2"] {
            let records = folder.path().join(format!("{players}-{threads}"));
            let run = railhead(&[
                "simulate",
                "american-rails",
                "--players",
                players,
                "--games",
                "20",
                "--seed",
                "7",
                "--threads",
                threads,
                "--records",
                text(&records),
                "--option",
                options,
            ]);
            assert!(run.status.success(), "{}", err(&run));
            let mut files: Vec<_> =
                fs::read_dir(&records).expect("records").map(|file| file.expect("a file").path()).collect();
            files.sort();
            assert_eq!(files.len(), 20);
            let mut arguments = vec!["check"];
            arguments.extend(files.iter().map(|file| text(file)));
            let checked = railhead(&arguments);
            assert!(checked.status.success(), "{}", err(&checked));
            assert!(out(&checked).starts_with("20 records hold, "));
            seen.push(files.iter().map(|file| fs::read_to_string(file).expect("a record")).collect());
        }
        assert_eq!(seen[0], seen[1]);
    }
}

#[test]
fn replay_prints_a_state_before_the_first_action_and_after_every_one() {
    let path = recorded("a-full-seven-years");
    let actions = record("a-full-seven-years")["actions"].as_array().expect("actions").len();
    let states = railhead(&["replay", text(&path), "--states"]);
    let lines: Vec<Value> =
        out(&states).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), actions + 1);
    for (version, state) in lines.iter().enumerate() {
        assert_eq!(state["version"], version);
    }
    assert_eq!(lines[actions]["phase"], "over");
    assert_eq!(lines[actions]["actor"], Value::Null);

    let last = railhead(&["replay", text(&path), "--state"]);
    assert_eq!(serde_json::from_str::<Value>(out(&last)).expect("JSON"), lines[actions]);
    let early = railhead(&["replay", text(&path), "--state", "--at", "5"]);
    assert_eq!(serde_json::from_str::<Value>(out(&early)).expect("JSON"), lines[5]);
    let beyond = railhead(&["replay", text(&path), "--at", "99999"]);
    assert_eq!(beyond.status.code(), Some(1));
}

#[test]
fn replay_tells_the_story_in_every_language() {
    let path = recorded("a-shared-victory");
    let mut stories = Vec::new();
    for language in ["en", "fr", "nl", "de"] {
        let log = railhead(&["replay", text(&path), "--log", "--lang", language]);
        assert!(log.status.success(), "{}", err(&log));
        assert!(out(&log).lines().count() > 300);
        stories.push(out(&log).to_owned());
    }
    stories.dedup();
    assert_eq!(stories.len(), 4);
    let table = railhead(&["replay", text(&path)]);
    assert!(out(&table).contains("Ann") && out(&table).contains("Liberty"));
}

#[test]
fn one_changed_number_makes_check_name_file_action_ruling_and_reason() {
    let original = record("a-full-seven-years");
    let change = |index: usize, field: &str, value: Value| {
        let mut changed = original.clone();
        changed["actions"][index][field] = value;
        (changed, format!("action {}: ", index + 1))
    };
    let bid = position_of(&original, |action| action["do"] == "bid");
    let (changed, place) = change(bid, "amount", json!(51));
    assert_refused(&changed, &place, "AR-2");
    let (changed, place) = change(bid, "amount", json!(9));
    assert_refused(&changed, &place, "AR-68");
    let (changed, place) = change(bid, "amount", json!(12.5));
    assert_refused(&changed, &place, "AR-1");
    let (changed, place) =
        change(bid, "seat", json!((original["actions"][bid]["seat"].as_u64().unwrap() + 1) % 4));
    assert_refused(&changed, &place, "G-1");
    let lay = position_of(&original, |action| action["do"] == "lay");
    let far = if original["actions"][lay]["hex"] == "R1" { "B19" } else { "R1" };
    let (changed, place) = change(lay, "hex", json!(far));
    assert_refused(&changed, &place, "AR-74");
    let (changed, place) = change(lay, "hex", json!("A1"));
    assert_refused(&changed, &place, "G-3");
    let second = 1 + position_of(&original, |action| action["do"] == "choose");
    let rows = original["actions"].as_array().unwrap()[second..].iter();
    let next = second + rows.clone().position(|action| action["do"] == "choose").expect("the next marker");
    let (changed, place) = change(next, "row", original["actions"][second - 1]["row"].clone());
    assert_refused(&changed, &place, "AR-72");
    let (changed, place) = change(0, "do", json!("done"));
    assert_refused(&changed, &place, "G-2");

    let mut longer = original.clone();
    let count = longer["actions"].as_array().unwrap().len();
    longer["actions"].as_array_mut().unwrap().push(json!({ "seat": 0, "do": "pass" }));
    assert_refused(&longer, &format!("action {}: ", count + 1), "G-4");
}

#[test]
fn a_wrong_frame_is_g_5_without_a_number() {
    let original = record("a-full-seven-years");
    let change = |pointer: &str, value: Value| {
        let mut changed = original.clone();
        *changed.pointer_mut(pointer).expect("such a field") = value;
        assert_refused(&changed, "", "G-5");
    };
    change("/format", json!("railhead-record/2"));
    change("/game", json!("chess"));
    change("/players", json!(["Ann", "Bob"]));
    change("/options", json!({ "weather": "fine" }));
    change("/options/edition", json!("third"));
    change("/setup/banker", json!(4));
    change("/setup/removed", json!("liberty"));
    change("/setup/map", json!("atlantis"));
    change("/actions", json!({}));
    change("/result/cash/0", json!(1000));
    change("/result/winners", json!([2]));
    change("/result/reasons", json!(["shares"]));
}

#[test]
fn broken_files_get_a_sentence_and_exit_code_1() {
    let folder = TempDir::new().expect("a folder");
    let half = &fs::read_to_string(recorded("a-full-seven-years")).expect("a record")[..2000];
    for content in ["", "{", "[]", "null", half, &"[".repeat(100_000)] {
        let path = write(&folder, "broken.json", content);
        for command in ["check", "replay"] {
            let run = railhead(&[command, text(&path)]);
            assert_eq!(run.status.code(), Some(1), "{}", err(&run));
            assert!(err(&run).contains("broken.json: G-5: "), "{}", err(&run));
        }
    }
    let missing = railhead(&["check", "no-such-file.json"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("no-such-file.json"));
}

#[test]
fn another_map_can_be_played_on_and_its_records_carry_it() {
    let folder = TempDir::new().expect("a folder");
    let map = write(&folder, "little.toml", LITTLE_MAP);
    let records = folder.path().join("records");
    let run = railhead(&[
        "simulate",
        "american-rails",
        "--games",
        "20",
        "--map",
        text(&map),
        "--records",
        text(&records),
    ]);
    assert!(run.status.success(), "{}", err(&run));
    for file in fs::read_dir(&records).expect("records") {
        let path = file.expect("a file").path();
        let record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(record["setup"]["map"]["name"], "Little Land");
        let checked = railhead(&["check", text(&path)]);
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
        let run = railhead(&["simulate", "american-rails", "--games", "1", "--map", text(&map)]);
        assert_eq!(run.status.code(), Some(1), "{}", err(&run));
        assert!(err(&run).contains("wrong.toml: G-5: "), "{}", err(&run));
        for words in expected {
            assert!(err(&run).contains(words), "{words} is not in {}", err(&run));
        }
    }
}

#[test]
fn wrong_usage_is_exit_code_2() {
    for arguments in [
        &["simulate", "chess"][..],
        &["simulate", "american-rails", "--players", "6"],
        &["simulate", "american-rails", "--bots", "random"],
        &["simulate", "american-rails", "--bots", "random,random,random,genius"],
        &["simulate", "american-rails", "--option", "weather=fine"],
        &["simulate", "american-rails", "--option", "edition"],
        &["simulate", "american-rails", "--deck", "cards.toml"],
        &["replay"],
        &["replay", "x", "--lang", "tlh"],
        &["check"],
        &["fly"],
    ] {
        let run = railhead(arguments);
        assert_eq!(run.status.code(), Some(2), "{arguments:?}: {}", err(&run));
        assert!(!err(&run).is_empty());
    }
}

#[test]
fn every_command_has_help() {
    for arguments in [&["--help"][..], &["simulate", "--help"], &["replay", "--help"], &["check", "--help"]] {
        let run = railhead(arguments);
        assert!(run.status.success());
        assert!(out(&run).contains("Usage:"));
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
