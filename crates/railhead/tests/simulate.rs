//! `railhead simulate`: blocks, intervals, pools, openings, the report.

mod common;

use std::fs;
use std::path::Path;

use common::{err, out, railhead};
use serde_json::Value;
use tempfile::TempDir;

fn summary(line: &str) -> Value {
    let run = railhead(&format!("simulate {line} --json"));
    assert!(run.status.success(), "{}", err(&run));
    serde_json::from_str(out(&run)).expect("JSON")
}

fn without_the_clock(mut summary: Value) -> Value {
    summary["seconds"].take();
    summary["games_per_second"].take();
    summary
}

/// What was drawn before the game, and the players.
fn beginnings(records: &Path) -> Vec<(Value, Value)> {
    let mut files: Vec<_> =
        fs::read_dir(records).expect("records").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read =
        |path| serde_json::from_str::<Value>(&fs::read_to_string(path).expect("a record")).expect("JSON");
    files.into_iter().map(read).map(|record| (record["setup"].clone(), record["players"].clone())).collect()
}

#[test]
fn a_block_is_one_setup_with_every_bot_at_every_seat() {
    let folder = TempDir::new().expect("a folder");
    for (game, players) in [("american-rails", 3), ("north-american-railways", 4)] {
        let records = folder.path().join(game);
        let bots = &"easy,random,random,random"[..players * 7 - 3];
        summary(&format!(
            "{game} --players {players} --games 24 --bots {bots} --records {}",
            records.display()
        ));
        for block in beginnings(&records).chunks(players) {
            assert!(block.iter().all(|(setup, _)| *setup == block[0].0), "{block:?}");
            let seat = |names: &Value| {
                let mut names = names.as_array().expect("names").iter();
                names.position(|name| name == "easy 1").expect("the easy one")
            };
            let seats: Vec<usize> = block.iter().map(|(_, names)| seat(names)).collect();
            assert_eq!(seats, (0..players).collect::<Vec<_>>());
        }
    }
}

#[test]
fn figures_come_with_intervals_and_a_rating_the_same_on_any_number_of_threads() {
    let line = "north-american-railways --games 80 --bots easy,random,random,random --opening 2 --seed 3";
    let one = without_the_clock(summary(&format!("{line} --threads 1")));
    assert_eq!(one, without_the_clock(summary(&format!("{line} --threads 2"))));
    assert_eq!(
        (one["bots"].as_array().map(Vec::len), one["kinds"].as_array().map(Vec::len)),
        (Some(4), Some(2))
    );
    for bot in one["bots"].as_array().expect("bots") {
        for figure in ["win_share", "mean_rank", "mean_cash", "rating"] {
            let value = bot[figure].as_f64().expect("a number");
            let [low, high] =
                [0, 1].map(|end| bot[format!("{figure}_interval")][end].as_f64().expect("a number"));
            assert!(low <= value && value <= high, "{figure}: {bot}");
        }
    }
    assert!(one["kinds"][0]["rating"].as_f64() > one["kinds"][1]["rating"].as_f64());
}

#[test]
fn a_pool_has_an_entry_for_each_of_its_bots_with_its_own_games() {
    let pool =
        summary("north-american-railways --players 3 --games 30 --pool random,easy,easy:miser,random,random");
    let bots = pool["bots"].as_array().expect("bots");
    let games: Vec<u64> = bots.iter().map(|bot| bot["games"].as_u64().expect("a count")).collect();
    assert_eq!(games, [18; 5]);
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["bot"]).collect();
    assert_eq!(names, ["random", "easy", "easy:miser", "random", "random"]);
    assert_eq!(pool["kinds"].as_array().map(Vec::len), Some(3));
}

#[test]
fn people_get_a_table_of_kinds_and_one_of_bots() {
    let run = railhead("simulate american-rails --games 8 --bots easy,random,random,random");
    assert!(run.status.success() && err(&run).is_empty(), "{}", err(&run));
    let lines: Vec<&str> = out(&run).lines().collect();
    assert!(lines[0].starts_with("8 games, "), "{}", lines[0]);
    for begin in ["bot ", "easy ", "random ", "each ", "easy 1 ", "random 2 ", "random 4 "] {
        assert!(lines.iter().any(|line| line.starts_with(begin)), "{begin}: {lines:#?}");
    }
    assert!(lines.iter().all(|line| line.chars().count() <= 120), "{lines:#?}");
}

#[test]
fn a_report_is_one_page_the_same_on_any_number_of_threads() {
    let folder = TempDir::new().expect("a folder");
    for game in ["american-rails", "north-american-railways"] {
        let pages = [1, 2].map(|threads| {
            let path = folder.path().join(format!("{game}-{threads}.html"));
            summary(&format!(
                "{game} --games 16 --bots easy,random,random,random --seed 5 --threads {threads} --report {}",
                path.display()
            ));
            fs::read_to_string(path).expect("a report")
        });
        assert!(pages[0] == pages[1], "the same page");
        assert!(pages[0].starts_with("<!DOCTYPE html>"));
        let again = format!(
            "railhead simulate {game} --players 4 --games 16 --seed 5 --bots easy,random,random,random"
        );
        assert!(pages[0].contains(&again), "how to repeat it");
    }
}

#[test]
fn a_report_that_cannot_be_written_is_told_before_the_games_are_played() {
    let folder = TempDir::new().expect("a folder");
    for path in [folder.path().join("no/such/folder/report.html"), folder.path().to_owned()] {
        let run =
            railhead(&format!("simulate american-rails --games 1000000000 --report {}", path.display()));
        assert_eq!(run.status.code(), Some(1));
        let line = err(&run);
        assert!(line.starts_with("railhead: the report cannot be written: "), "{line}");
        assert!(line.contains(&path.display().to_string()) && line.lines().count() == 1, "{line}");
        assert_eq!(out(&run), "");
    }
}

#[test]
fn a_pool_and_a_table_at_once_are_wrong_usage() {
    for line in [
        "simulate american-rails --pool random,easy --bots random,random,random,random",
        "simulate american-rails --pool genius",
        "simulate american-rails --pool",
        "simulate american-rails --opening -1",
        "simulate american-rails --opening many",
    ] {
        let run = railhead(line);
        assert_eq!(run.status.code(), Some(2), "{line}: {}", err(&run));
    }
}
