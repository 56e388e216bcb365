//! The command line as its users and their scripts meet it.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use common::{command, err, out, railhead, record, recorded, write};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A recorded game of each kind.
const GAMES: [(&str, &str); 2] =
    [("american-rails", "a-full-seven-years"), ("north-american-railways", "shares-run-out")];

#[test]
fn simulate_prints_the_summary_of_the_contract() {
    for (game, _) in GAMES {
        let bots = "random,random,random,random";
        let run = railhead(&format!("simulate {game} --players 4 --games 40 --bots {bots} --seed 1 --json"));
        assert!(run.status.success(), "{}", err(&run));
        let summary: Value = serde_json::from_str(out(&run)).expect("JSON");
        assert_eq!(summary["games"], 40);
        assert!(summary["seconds"].is_number() && summary["games_per_second"].is_number());
        assert!(summary["actions"].as_u64().expect("a count") > 40 * 20);
        let bots = summary["bots"].as_array().expect("bots");
        assert_eq!(bots.len(), 4);
        let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().expect("a number")).sum();
        assert!((wins - 40.0).abs() < 1e-6, "ties split the win: {wins}");
        for bot in bots {
            assert_eq!((&bot["bot"], &bot["games"]), (&json!("random"), &json!(40)));
            assert!(bot["win_share"].is_number() && bot["mean_cash"].is_number());
        }
    }
}

#[test]
fn the_same_seed_writes_the_same_records_whatever_the_number_of_threads_and_they_hold() {
    let folder = TempDir::new().expect("a folder");
    for table in [
        "american-rails --players 3 --option edition=first-edition",
        "american-rails --players 5 --option drain_requires_full=true",
        "north-american-railways --players 4 --option start_city=choose",
    ] {
        let mut seen: Vec<Vec<String>> = Vec::new();
        for threads in [1, 2] {
            let records = folder.path().join(format!("{}-{threads}", table.replace(' ', "")));
            let into = records.display();
            let run = railhead(&format!(
                "simulate {table} --games 20 --seed 7 --threads {threads} --records {into}"
            ));
            assert!(run.status.success(), "{}", err(&run));
            let files = fs::read_dir(&records).expect("records");
            let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
            files.sort();
            let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
            let checked = railhead(&format!("check {}", names.join(" ")));
            assert!(checked.status.success(), "{}", err(&checked));
            assert!(out(&checked).starts_with("20 records hold, "), "{}", out(&checked));
            seen.push(files.iter().map(|file| fs::read_to_string(file).expect("a record")).collect());
        }
        assert_eq!(seen[0], seen[1]);
    }
}

#[test]
fn replay_prints_a_state_before_the_first_action_and_after_every_one() {
    for (game, name) in GAMES {
        let path = recorded(game, name);
        let file = path.display();
        let actions = record(game, name)["actions"].as_array().expect("actions").len();
        let states = railhead(&format!("replay {file} --states"));
        let lines: Vec<Value> =
            out(&states).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), actions + 1);
        for (version, state) in lines.iter().enumerate() {
            assert_eq!(state["version"], version);
        }
        assert_eq!(lines[actions]["phase"], "over");
        assert_eq!(lines[actions]["actor"], Value::Null);

        let json = |line: String| serde_json::from_str::<Value>(out(&railhead(&line))).expect("JSON");
        assert_eq!(json(format!("replay {file} --state")), lines[actions]);
        assert_eq!(json(format!("replay {file} --state --at 5")), lines[5]);
        let beyond = railhead(&format!("replay {file} --at 99999"));
        assert_eq!(beyond.status.code(), Some(1));
    }
}

#[test]
fn replay_tells_the_story_in_every_language() {
    for (game, name) in GAMES {
        let file = recorded(game, name).display().to_string();
        let mut stories = ["en", "fr", "nl", "de"].map(|language| {
            let log = railhead(&format!("replay {file} --log --lang {language}"));
            assert!(log.status.success(), "{}", err(&log));
            assert!(out(&log).lines().count() > 200);
            out(&log).to_owned()
        });
        stories.sort();
        assert!(stories.windows(2).all(|pair| pair[0] != pair[1]), "every language has its own words");
        let table = railhead(&format!("replay {file}"));
        assert!(out(&table).contains("Ann"), "{}", out(&table));
    }
}

#[test]
fn broken_files_get_a_sentence_and_exit_code_1() {
    let folder = TempDir::new().expect("a folder");
    let (game, name) = GAMES[0];
    let half = &fs::read_to_string(recorded(game, name)).expect("a record")[..2000];
    for content in ["", "{", "[]", "null", half, &"[".repeat(100_000)] {
        let path = write(&folder, "broken.json", content);
        for command in ["check", "replay"] {
            let run = railhead(&format!("{command} {}", path.display()));
            assert_eq!(run.status.code(), Some(1), "{}", err(&run));
            assert!(err(&run).contains("broken.json: G-5: "), "{}", err(&run));
        }
    }
    let missing = railhead("check no-such-file.json");
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("no-such-file.json"));
}

#[test]
fn wrong_usage_is_exit_code_2() {
    for line in [
        "simulate chess",
        "simulate american-rails --players 6",
        "simulate american-rails --bots random",
        "simulate american-rails --bots random,random,random,genius",
        "simulate american-rails --option weather=fine",
        "simulate american-rails --option edition",
        "simulate american-rails --deck cards.toml",
        "simulate north-american-railways --map map.toml",
        "replay",
        "replay x --lang tlh",
        "check",
        "fly",
    ] {
        let run = railhead(line);
        assert_eq!(run.status.code(), Some(2), "{line}: {}", err(&run));
        assert!(!err(&run).is_empty());
    }
}

#[test]
fn every_command_has_help() {
    for line in ["--help", "simulate --help", "replay --help", "check --help"] {
        let run = railhead(line);
        assert!(run.status.success());
        assert!(out(&run).contains("Usage:"));
    }
}

#[test]
fn a_reader_that_has_read_enough_is_no_error() {
    let (game, name) = GAMES[0];
    let mut replay = command(&format!("replay {} --states", recorded(game, name).display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut first = String::new();
    BufReader::new(replay.stdout.take().expect("its output")).read_line(&mut first).expect("a line");
    let ended = replay.wait_with_output().expect("it ends");
    assert!(ended.status.success() && err(&ended).is_empty(), "{}", err(&ended));
}
