//! Programs play at the tables of a host who allows them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::{AMERICAN_RAILS, Caller, GAMES, House, Player, Table, eventually, key};
use programs::Program;
use serde_json::{Value, json};
use server::Config;
use tempfile::TempDir;

/// A program that counts what it is told, ends if something is missing or comes twice, and leaves the table early.
const COUNTS: &str = r#"
import json, os, sys
with open(sys.argv[1], "a") as started:
    started.write(f"{os.getpid()}\n")
told = 0
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        print(json.dumps({"ready": "counts"}), flush=True)
    elif "new" in said:
        told = 0
    elif "decide" in said:
        question = said["decide"]
        told += len(question["log"])
        if told != question["version"] or question["state"]["version"] != told:
            sys.exit(f"{told} actions, and not {question['version']}")
        easy = [action for action in question["actions"] if action["do"] in ("pass", "done", "decline", "allow", "stop")]
        print(json.dumps({"action": (easy or question["actions"])[0]}), flush=True)
    elif "bye" in said:
        break
"#;

/// A program of these, as it is given to a server.
fn program(name: &str, command: &str) -> Program {
    Program::named(&format!("{name}={command}")).expect("a program")
}

/// The counting program, and the file in which it notes each process.
fn counting(folder: &TempDir) -> (Program, PathBuf) {
    let [script, started] = ["counts.py", "started"].map(|name| folder.path().join(name));
    fs::write(&script, COUNTS).expect("a script");
    (program("counts", &format!("python3 '{}' '{}'", script.display(), started.display())), started)
}

fn example() -> Program {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/examples/bot.py");
    program("mine", &format!("python3 '{}'", example.display()))
}

async fn house_with(programs: &[Program]) -> House {
    House::open_with(|config| config.programs = programs.into()).await
}

/// A table of one person, two seats of a program, and a bot.
async fn table(house: &House, game: &str, program: &str) -> (Caller, Table) {
    let host = house.caller(&key("host"));
    let seats = json!([{ "name": "Ann" }, { "bot": program }, { "bot": "random" }, { "bot": program }]);
    let table = host.create(json!({ "game": game, "seats": seats, "seed": 5 })).await;
    (host, table)
}

/// The seats of which the log says that their program has failed.
async fn failed(caller: &Caller, id: &str) -> Vec<u64> {
    let version = caller.look(id).await["version"].as_u64().expect("a version");
    let mut events = caller.events(id, Some(0)).await;
    let mut failed = Vec::new();
    loop {
        let event = events.next_named("version").await;
        if event.data["incident"] == "program-failed" {
            failed.push(event.data["seat"].as_u64().expect("a seat"));
        }
        if event.id == Some(version) {
            return failed;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_both_games_to_their_end() {
    let house = house_with(&[example()]).await;
    for game in GAMES {
        let (host, table) = table(&house, game, "mine").await;
        let end = Player::new(&house, &table, 3).finish().await;
        assert_eq!(end["seats"][1]["bot"], "mine");
        assert_eq!(end["seats"][1]["name"], "mine");
        assert!(failed(&host, &table.id).await.is_empty(), "{game}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_fails_is_told_of_at_the_table_and_random_plays_on() {
    let crash = program("crash", r#"sh -c 'read x; echo "{\"ready\": \"x\"}"; read x; read x; exit 3'"#);
    let house = house_with(&[crash, program("none", "/nowhere/a-bot")]).await;
    for name in ["crash", "none"] {
        let (host, table) = table(&house, AMERICAN_RAILS, name).await;
        Player::new(&house, &table, 3).finish().await;
        let mut failed = failed(&host, &table.id).await;
        failed.sort_unstable();
        assert_eq!(failed, [1, 3], "{name}: each once");
        assert!(host.page(&format!("/games/{}", table.id)).await.contains("has failed"));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_program_has_failed() {
    let late = program("late", r#"sh -c 'read x; echo "{\"ready\": \"x\"}"; sleep 60'"#);
    let house = House::open_with(|config: &mut Config| {
        config.programs = [late].into();
        config.program_time = Duration::from_millis(20);
    })
    .await;
    let (host, table) = table(&house, AMERICAN_RAILS, "late").await;
    eventually("both have failed", async || {
        let seen = host.look(&table.id).await;
        if seen["actor"] == 0 {
            Player::new(&house, &table, 3).play(1).await;
        }
        (failed(&host, &table.id).await.len() == 2).then_some(())
    })
    .await;
    house.close().await;
}

/// Where there may be one process, two seats share it: each decision begins with the whole game.
#[tokio::test(flavor = "multi_thread")]
async fn no_more_processes_are_started_than_the_host_allows() {
    let folder = TempDir::new().expect("a folder");
    let (counts, started) = counting(&folder);
    let house = House::open_with(|config: &mut Config| {
        config.programs = [counts].into();
        config.program_processes = 1;
    })
    .await;
    let (host, table) = table(&house, AMERICAN_RAILS, "counts").await;
    Player::new(&house, &table, 3).finish().await;
    assert!(failed(&host, &table.id).await.is_empty());
    let started = fs::read_to_string(started).expect("processes");
    assert_eq!(started.lines().count(), 1, "{started}");
    house.close().await;
    let process = Path::new("/proc").join(started.trim());
    assert!(!process.exists(), "it has ended with the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_take_back_a_program_hears_the_whole_game_again() {
    let folder = TempDir::new().expect("a folder");
    let house = house_with(&[counting(&folder).0]).await;
    let (_, table) = table(&house, AMERICAN_RAILS, "counts").await;
    let mut player = Player::new(&house, &table, 3);
    let ann = player.seats[0].clone();
    let first = player.turn().await["version"].clone();
    for _ in 0..3 {
        let seen = player.play(4).await;
        let back = json!({ "version": seen["version"], "to": first });
        ann.post(&format!("/api/games/{}/back", table.id), &back).await.good();
    }
    player.finish().await;
    assert!(failed(&ann, &table.id).await.is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_have_the_program_goes_on_with_the_game() {
    let folder = TempDir::new().expect("a folder");
    let house = house_with(&[counting(&folder).0]).await;
    let (host, table) = table(&house, AMERICAN_RAILS, "counts").await;
    Player::new(&house, &table, 3).play(6).await;
    assert!(failed(&host, &table.id).await.is_empty());
    let house = House::open_in(house.close().await).await;
    let host = house.caller(&key("host"));
    Player::new(&house, &table, 3).finish().await;
    assert_eq!(failed(&host, &table.id).await.len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_offers_the_programs_that_there_are() {
    let house = house_with(&[example()]).await;
    let seats = json!([{ "name": "Ann" }, { "bot": "theirs" }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats });
    let problem: Value = house.spectator().post("/api/games", &order).await.refused(400);
    assert!(problem["error"].as_str().is_some_and(|error| error.contains("expert, mine")), "{problem}");
    let form = house.spectator().page("/games/new?game=american-rails").await;
    assert!(form.contains("mine"), "{form}");
    house.close().await;
}
