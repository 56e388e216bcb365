//! Bots as programs: `simulate --program` and `railhead bot`.

mod common;

use std::path::Path;
use std::process::Output;

use common::{command, err, out};
use serde_json::Value;
use tempfile::TempDir;

const GAMES: [&str; 2] = ["american-rails", "north-american-railways"];

/// `railhead simulate` with programs, each `NAME=COMMAND`.
fn simulate(line: &str, programs: &[String]) -> Output {
    let mut simulate = command(&format!("simulate {line}"));
    for program in programs {
        simulate.args(["--program", program]);
    }
    simulate.output().expect("the command starts")
}

fn summary(run: &Output) -> Value {
    assert!(run.status.success(), "{}", err(run));
    serde_json::from_str(out(run)).expect("JSON")
}

/// The first bot of a summary.
fn first(run: &Output) -> Value {
    summary(run)["bots"][0].clone()
}

/// A program made of a shell script; each `read x` waits for the host to say something.
fn script(name: &str, lines: &str) -> String {
    format!("{name}=sh -c '{lines}'")
}

const READY: &str = r#"read x; echo "{\"ready\": \"a script\"}""#;

fn records(folder: &Path) -> Vec<Value> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("records").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read = |path| serde_json::from_str(&std::fs::read_to_string(path).expect("a record")).expect("JSON");
    files.into_iter().map(read).collect()
}

#[test]
fn our_bots_play_as_programs_what_they_play_at_home() {
    let folder = TempDir::new().expect("a folder");
    for (game, bots) in [(GAMES[0], "hard,easy,medium:miser"), (GAMES[1], "expert,easy,random,medium")] {
        let levels: Vec<&str> = bots.split(',').collect();
        let names: Vec<String> = (0..levels.len()).map(|number| format!("p{number}")).collect();
        let programs: Vec<String> = levels
            .iter()
            .zip(&names)
            .map(|(level, name)| format!("{name}={} bot {game} {level}", env!("CARGO_BIN_EXE_railhead")))
            .collect();
        let line = format!(
            "{game} --players {} --games {} --seed 3 --iterations 12 --opening 2 --json",
            levels.len(),
            2 * levels.len()
        );
        let [home, away] = ["home", "away"].map(|name| folder.path().join(game).join(name));
        let at_home = summary(&simulate(&format!("{line} --bots {bots} --records {}", home.display()), &[]));
        let bots = names.join(",");
        let as_programs =
            summary(&simulate(&format!("{line} --bots {bots} --records {}", away.display()), &programs));
        for (one, other) in records(&home).iter().zip(records(&away)) {
            assert_eq!((&one["setup"], &one["actions"]), (&other["setup"], &other["actions"]), "{game}");
        }
        assert_eq!(at_home["actions"], as_programs["actions"]);
        for bot in as_programs["bots"].as_array().expect("bots") {
            assert_eq!(bot["faults"], 0, "{bot}");
        }
    }
}

#[test]
fn the_example_in_python_plays_both_games_without_a_fault() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/examples/bot.py");
    let program = format!("mine=python3 '{}'", example.display());
    for game in GAMES {
        let line = format!("{game} --games 8 --bots mine,random,mine,easy --json");
        let run = simulate(&line, std::slice::from_ref(&program));
        assert_eq!(err(&run), "", "{game}");
        assert_eq!((first(&run)["games"].as_u64(), first(&run)["faults"].as_u64()), (Some(8), Some(0)));
    }
}

/// Whatever a program does wrong costs it the game, and not the run.
#[test]
fn a_program_that_fails_is_last_and_random_plays_on() {
    let decide = "read x; read x";
    for (what, lines, told) in [
        ("ends", format!("{READY}; {decide}; exit 3"), "ended in the middle of a game (exit status: 3)"),
        (
            "illegal",
            format!(r#"{READY}; {decide}; echo "{{\"action\": {{\"do\": \"stop\"}}}}"; read x"#),
            "not legal at version ",
        ),
        (
            "garbage",
            format!("{READY}; {decide}; echo rails; read x"),
            "cannot be read as a JSON object: rails",
        ),
        (
            "nothing",
            format!(r#"{READY}; {decide}; echo "{{\"move\": 1}}"; read x"#),
            "without an \"action\" that is an object",
        ),
        ("late", format!("{READY}; {decide}; read y"), "did not answer within 0.51 s"),
        ("chatter", format!("{READY}; echo hello; {decide}; read x; read x"), "without being asked: hello"),
    ] {
        let line = "american-rails --games 4 --bots bad,random,random,random --milliseconds 10 --json";
        let run = simulate(line, &[script("bad", &lines)]);
        let bot = first(&run);
        assert_eq!(
            (bot["games"].as_u64(), bot["faults"].as_u64()),
            (Some(4), Some(4)),
            "{what}: {}",
            err(&run)
        );
        assert_eq!(
            (bot["wins"].as_f64(), bot["mean_rank"].as_f64()),
            (Some(0.0), Some(4.0)),
            "{what}: {bot}"
        );
        let wins: f64 = summary(&run)["bots"]
            .as_array()
            .expect("bots")
            .iter()
            .filter_map(|bot| bot["wins"].as_f64())
            .sum();
        assert!((wins - 4.0).abs() < 1e-9, "somebody else wins: {wins}");
        assert_eq!(err(&run).lines().count(), 4, "{}", err(&run));
        assert!(err(&run).contains(told), "{what}: {}", err(&run));
        assert!(err(&run).starts_with("railhead: game "), "{}", err(&run));
    }
}

#[test]
fn a_program_that_ends_between_two_games_loses_none_of_them() {
    let plays = r#"
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said: print(json.dumps({"ready": "polite"}), flush=True)
    if "decide" in said: print(json.dumps({"action": said["decide"]["actions"][0]}), flush=True)
    if "over" in said: sys.exit(0)
"#;
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("polite.py");
    std::fs::write(&file, plays).expect("a program");
    let line = "american-rails --games 6 --bots polite,random,random --threads 1 --json";
    let run = simulate(line, &[format!("polite=python3 '{}'", file.display())]);
    assert_eq!(err(&run), "");
    assert_eq!((first(&run)["games"].as_u64(), first(&run)["faults"].as_u64()), (Some(6), Some(0)));
}

#[test]
fn a_program_that_does_not_start_ends_the_run_at_once() {
    for (program, told) in [
        ("mine=/nowhere/a-bot".to_owned(), "the program mine cannot be started: /nowhere/a-bot: "),
        (script("mine", "exit 1"), "ended before it said that it is ready"),
        (script("mine", "echo no; read x"), "it said: no"),
    ] {
        let run = simulate("american-rails --games 4 --bots mine,random,random,random", &[program]);
        assert_eq!(run.status.code(), Some(1));
        assert!(err(&run).contains(told) && err(&run).lines().count() == 1, "{}", err(&run));
    }
}

#[test]
fn what_is_no_program_is_wrong_usage() {
    for (programs, told) in [
        (vec!["mine"], "NAME=COMMAND"),
        (vec!["hard=x"], "one of our own bots"),
        (vec!["mine=a", "mine=b"], "two programs are called mine"),
        (vec!["mine=a"], "; or a program: mine"),
    ] {
        let programs: Vec<String> = programs.into_iter().map(str::to_owned).collect();
        let run = simulate("american-rails --games 4 --bots other,random,random,random", &programs);
        assert_eq!(run.status.code(), Some(2), "{}", err(&run));
        assert!(err(&run).contains(told), "{}", err(&run));
    }
}

/// A program gets PATH, HOME and LANG, and nothing else of its host's environment.
#[test]
fn a_program_sees_no_secrets_of_its_host() {
    let folder = TempDir::new().expect("a folder");
    let seen = folder.path().join("environment");
    let spy = script("spy", &format!("env > {}; exit 1", seen.display()));
    let mut run = command("simulate american-rails --games 4 --bots spy,random,random,random --program");
    run.arg(spy).env("RAILHEAD_SECRET", "rosebud").output().expect("the command starts");
    let seen = std::fs::read_to_string(seen).expect("an environment");
    let names = seen.lines().filter_map(|line| Some(line.split_once('=')?.0));
    let told: Vec<&str> = names.filter(|name| !["PWD", "OLDPWD", "SHLVL", "_"].contains(name)).collect();
    assert!(told.iter().all(|name| ["PATH", "HOME", "LANG"].contains(name)), "{told:?}");
}

#[test]
fn a_bot_that_does_not_understand_its_host_says_why() {
    for (said, told) in [
        ("rails", "expected value"),
        (r#"{"hello": "railhead-bot/9", "game": "american-rails"}"#, "railhead-bot/1"),
        (r#"{"hello": "railhead-bot/1", "game": "chess"}"#, "american-rails"),
        (r#"{"decide": {}}"#, "before"),
    ] {
        let mut bot = command("bot american-rails easy");
        bot.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
        let mut bot = bot.stderr(std::process::Stdio::piped()).spawn().expect("the command starts");
        let mut stdin = bot.stdin.take().expect("its input");
        std::io::Write::write_all(&mut stdin, format!("{said}\n").as_bytes()).expect("it reads");
        drop(stdin);
        let run = bot.wait_with_output().expect("it ends");
        assert_eq!(run.status.code(), Some(1));
        assert!(err(&run).contains(told) && err(&run).lines().count() == 1, "{}", err(&run));
    }
}
