//! `railhead play`: whole games through a pipe.

mod common;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use common::{err, out, railhead};
use tempfile::TempDir;

/// Plays with these answers.
fn play(line: &str, answers: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .arg("play")
        .args(line.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("railhead starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let answers = answers.to_owned();
    // A game that is over reads no further: then nobody listens, and that is no fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(answers.as_bytes())));
    let output = child.wait_with_output().expect("railhead ends");
    writer.join().expect("the answers are written");
    output
}

/// Enough answers for any game: the first, the second or the third action by turns.
fn any_answers() -> String {
    "1\n2\n3\n".repeat(1400)
}

fn is_sound(file: &Path) {
    let check = railhead(&format!("check {}", file.display()));
    assert!(check.status.success(), "{}", err(&check));
}

#[test]
fn a_whole_game_of_each_kind_is_played_against_bots() {
    let folder = TempDir::new().expect("a folder");
    for game in ["american-rails", "north-american-railways"] {
        let file = folder.path().join(format!("{game}.json"));
        let line = format!("{game} --bots easy,easy,medium --seed 4 --save {}", file.display());
        let run = play(&line, &any_answers());
        assert!(run.status.success(), "{}", err(&run));
        let last = out(&run).trim_end().lines().last().unwrap_or_default();
        assert!(last.contains("The game ended because"), "{last}");
        is_sound(&file);
        let record = std::fs::read_to_string(&file).expect("a record");
        assert!(record.contains("\"winners\""), "the result is kept");
    }
}

#[test]
fn a_game_that_was_left_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("game.json");
    let save = format!("save {}\nquit\n", file.display());
    let line = "american-rails --names Ann,Bob --bots easy --seed 3";
    let run = play(line, &format!("1\n1\n2\n{save}"));
    assert!(run.status.success(), "{}", err(&run));
    is_sound(&file);
    let before = std::fs::read_to_string(&file).expect("a record");
    let on = format!("american-rails --continue {}", file.display());
    let run = play(&on, &any_answers());
    assert!(run.status.success(), "{}", err(&run));
    is_sound(&file);
    let after = std::fs::read_to_string(&file).expect("a record");
    assert!(after.contains("\"players\": [\"Ann\",\"Bob\",\"easy 3\"]"), "{after}");
    assert!(after.len() > before.len());
}

#[test]
fn a_hint_has_reasons_and_a_refusal_its_ruling() {
    let answers = "hint\nwhy\n1\nwhy bid amount=999\nwhy bid amount=12\nnonsense\n77777\ntable\nlog\nhelp\n";
    let run = play("american-rails --seed 3 --bots easy,easy,easy", answers);
    assert!(run.status.success(), "{}", err(&run));
    let told = out(&run);
    assert!(told.contains("You win "), "{told}");
    assert!(told.contains("second best.") || told.contains("Nothing else is possible."), "{told}");
    assert!(told.contains("(AR-2)"), "{told}");
    assert!(told.contains("This is possible."), "{told}");
    assert!(told.contains("nonsense is not the number of an action"), "{told}");
    assert!(told.contains("77777 is not the number of an action"), "{told}");
}

#[test]
fn hidden_money_is_handed_over_with_the_device() {
    let run = play("north-american-railways --names Ann,Bob,Cyd --seed 2", "1\n\n1\n\n1\n");
    let told = out(&run);
    assert!(told.contains("Money is hidden: press Enter"), "{told}");
}

/// N-39: the guess that plans are tried on is nobody's cash.
#[test]
fn the_table_says_hidden_where_money_is_hidden() {
    let line = "north-american-railways --names Ann --bots easy,easy --seed 2";
    let cash = |told: &str| -> Vec<String> {
        let rows = told.lines().skip_while(|line| !line.contains("  Cash  ")).skip(1).take(3);
        rows.map(|row| {
            row.split("  ").filter(|cell| !cell.is_empty()).nth(1).unwrap_or_default().trim().to_owned()
        })
        .collect()
    };
    let run = play(line, "table\nquit\n");
    let told = cash(out(&run));
    assert!(told[0].starts_with('$'), "{}", out(&run));
    assert_eq!(told[1..], ["hidden", "hidden"], "{}", out(&run));
    let german = play(&format!("{line} --lang de"), "table\nquit\n");
    assert_eq!(out(&german).matches("  verdeckt  ").count(), 2, "{}", out(&german));
    let open = play(&format!("{line} --option money=open"), "table\nquit\n");
    assert!(cash(out(&open)).iter().all(|cash| cash.starts_with('$')), "{}", out(&open));
}

/// AR-21
#[test]
fn a_share_that_its_buyer_would_lose_is_warned_of_before_its_auction() {
    let folder = TempDir::new().expect("a folder");
    let mut record = common::record("american-rails", "no-city-is-empty");
    record["actions"].as_array_mut().expect("actions").truncate(41);
    record["result"] = serde_json::Value::Null;
    let file = common::write(&folder, "game.json", &record.to_string());
    let answers =
        "why offer company=american\nwhy offer company=republic\noffer company=republic\ntable\nquit\n";
    let run = play(&format!("american-rails --continue {}", file.display()), answers);
    let told = out(&run);
    assert!(!told.contains("of American. Warning"), "{told}");
    // In the list of offers, when asked why, with the first bid, and on the table.
    assert_eq!(told.matches("Warning: no city is empty, so").count(), 4, "{told}");
    assert!(told.contains("Dee offers a share of Republic. Warning"), "{told}");
    assert!(told.contains("Dee bids $10. Warning"), "{told}");
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    for (line, why) in [
        ("american-rails --names A,B,C,D,E,F", "three to five can play, not 6"),
        ("american-rails --continue nowhere.json", "nowhere.json"),
        ("american-rails --option edition=none", "edition"),
        ("chess", "possible values"),
    ] {
        let run = play(line, "");
        assert!(!run.status.success());
        assert!(err(&run).contains(why), "{}", err(&run));
    }
}

#[test]
fn other_languages_are_spoken() {
    let run = play("american-rails --lang de --seed 1", "help\nquit\n");
    assert!(out(&run).contains("Tippe die Nummer einer Aktion"), "{}", out(&run));
}
