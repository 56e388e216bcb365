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
    // The bot has a name of its own, and behind it what it is.
    let players = after.lines().find(|line| line.contains("\"players\"")).unwrap_or_default();
    assert!(players.contains("[\"Ann\",\"Bob\",\"") && players.contains(" (easy)\"]"), "{after}");
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
fn a_bid_is_typed_as_it_is_spoken() {
    let run = play("american-rails --seed 3 --bots easy,easy,easy", "offer american\nBid $12\nquit\n");
    let told = out(&run);
    assert!(told.contains("Guest offers a share of American."), "{told}");
    assert!(told.contains("  bid: $10 to $50\n"), "{told}");
    assert!(told.contains("Guest bids $12."), "{told}");
}

/// N-3
#[test]
fn a_company_is_founded_in_words_and_in_any_order() {
    let line = "north-american-railways --names Ann,Bob,Cyd --seed 4";
    for typed in ["found red 600", "600 found RED", "found red for $600", "$600 red found"] {
        let run = play(line, &format!("{typed}\nquit\n"));
        assert!(out(&run).contains("\n>   Bob founds Red for $600;"), "{typed}: {}", out(&run));
    }
    for typed in ["gründen rot 600", "GRUNDEN Rot 600 $", "gründen red 600", "found red 600"] {
        let run = play(&format!("{line} --lang de"), &format!("{typed}\nquit\n"));
        assert!(out(&run).contains("\n>   Bob gründet Rot für 600"), "{typed}: {}", out(&run));
    }
}

#[test]
fn track_is_laid_by_company_and_hex() {
    let folder = TempDir::new().expect("a folder");
    let mut record = common::record("american-rails", "no-city-is-empty");
    let actions = record["actions"].as_array_mut().expect("actions");
    let lay = actions.iter().position(|action| action["do"] == "lay").expect("somebody lays track");
    let laid = actions[lay].clone();
    actions.truncate(lay);
    record["result"] = serde_json::Value::Null;
    let file = common::write(&folder, "game.json", &record.to_string());
    let line = format!("american-rails --continue {}", file.display());
    let (company, hex) = (laid["company"].as_str().expect("a name"), laid["hex"].as_str().expect("a hex"));
    let lower = hex.to_lowercase();
    for typed in [format!("lay {company} {hex}"), format!("build {lower} {}", &company[..1])] {
        let run = play(&line, &format!("{typed}\nquit\n"));
        assert!(out(&run).contains("> ") && out(&run).contains(" lays a cube of "), "{typed}: {}", out(&run));
    }
    let run = play(&line, &format!("lay\nlay {company} Z9\nlay {company} nowhere\nquit\n"));
    let told = out(&run);
    assert!(told.contains("\"lay\" can mean:\n  lay "), "{told}");
    assert!(told.contains("There is no hex called \"Z9\". (G-3)"), "{told}");
    assert!(told.contains("There is no hex called \"nowhere\". (G-3)"), "{told}");
}

#[test]
fn an_abbreviation_that_costs_money_is_asked_about() {
    let line = "american-rails --seed 3 --bots easy,easy,easy";
    let run = play(line, "offer am\nb 12\nquit\n");
    let told = out(&run);
    assert!(told.contains(">   Guest offers a share of American."), "what is free is done: {told}");
    assert!(told.contains("bid 12: Guest bids $12. Type yes to do it."), "{told}");
    assert!(!told.contains("  Guest bids $12."), "{told}");
    let run = play(line, "offer am\nb 12\nyes\nquit\n");
    assert!(out(&run).contains(">   Guest bids $12."), "{}", out(&run));
    let run = play(line, "offer am\nb 12\ntable\nyes\nquit\n");
    assert!(!out(&run).contains(">   Guest bids $12."), "a yes is for the last line only: {}", out(&run));
}

#[test]
fn what_can_mean_several_actions_is_not_played() {
    let run = play("north-american-railways --seed 3 --bots easy,easy,easy", "$600\nquit\n");
    let told = out(&run);
    assert!(told.contains("\"$600\" can mean:\n"), "{told}");
    assert!(told.contains("  found yellow: $600\n"), "{told}");
    assert!(!told.contains("Guest founds"), "{told}");
}

#[test]
fn a_typing_error_is_answered_with_what_is_nearest() {
    let run =
        play("american-rails --seed 3 --bots easy,easy,easy", "ofer amercan\noffer amercan\nyes\nquit\n");
    let told = out(&run);
    assert!(told.contains("I do not understand \"offer amercan\". Did you mean:\noffer american:"), "{told}");
    assert!(told.contains(">   Guest offers a share of American."), "{told}");
}

/// AR-2, N-41, N-42
#[test]
fn what_the_rules_refuse_is_refused_with_its_ruling() {
    let run = play("american-rails --seed 3 --bots easy,easy,easy", "1\nbid 999\nwhy bid 5\nlay\nquit\n");
    let told = out(&run);
    assert!(told.contains("The bid of $999 is more than the $50 that Guest has. (AR-2)"), "{told}");
    assert!(told.contains("The bid of $5 is too low."), "{told}");
    assert!(told.contains("That is no answer to the present question."), "{told}");
    let run = play(
        "north-american-railways --seed 3 --bots easy,easy,easy",
        "found yellow 650\nfound blue 600\nquit\n",
    );
    let told = out(&run);
    assert!(told.contains("no multiple of $100.") && told.contains("(N-41)"), "{told}");
    assert!(told.contains("(N-42)"), "{told}");
}

#[test]
fn all_lists_every_action_with_its_number() {
    let run = play("american-rails --seed 3 --bots easy,easy,easy", "1\nall\n42\nquit\n");
    let told = out(&run);
    assert!(told.contains("\n2. bid 10: Guest bids $10.\n"), "{told}");
    assert!(told.contains("\n42. bid 50: Guest bids $50."), "{told}");
    assert!(told.contains(">   Guest bids $50."), "{told}");
}

#[test]
fn help_gives_examples_of_what_is_possible() {
    let run = play("american-rails --seed 3 --bots easy,easy,easy", "1\n?\nquit\n");
    assert!(out(&run).contains("for example: pass, bid "), "{}", out(&run));
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
    assert!(!told.contains("of American.\nWarning"), "{told}");
    // In the list of offers, when asked why, with the first bid, and on the table.
    assert_eq!(told.matches("Warning: no city is empty, so").count(), 4, "{told}");
    assert!(told.contains("Dee offers a share of Republic.\nWarning"), "{told}");
    assert!(told.contains("bid: $10 to $40\nWarning"), "{told}");
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    for (line, why) in [
        ("american-rails --names A,B,C,D,E,F", "3 to 5 can play, not 6"),
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
    assert!(out(&run).contains("Tippe, was du tun willst"), "{}", out(&run));
}

#[test]
fn a_standing_order_bids_against_bots() {
    let run =
        play("american-rails --bots random,random --seed 4", "1\norder\norder bid 99\norder bid 20\nquit\n");
    assert!(run.status.success(), "{}", err(&run));
    let told = out(&run);
    for line in [
        "1. Bid for American by the least raise, up to $10; then pass. ($10 to $50)",
        "The limit is more than the $50 you have.",
        "Ordered: Bid for American by the least raise, up to $20; then pass.",
        "Guest bids $10.",
    ] {
        assert!(told.contains(line), "{line} is not in {told}");
    }
}
