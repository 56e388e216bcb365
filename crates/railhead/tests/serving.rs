//! `railhead serve` as a process among others: it is stopped, killed, backed up and badly asked.

mod online;

use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use games::GameName;
use online::{Api, Player, Served, game_is_over, holds, refused, wait_for};
use reqwest::StatusCode;
use tempfile::TempDir;
use tokio::task::JoinHandle;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_prints_its_address_once_it_accepts_connections() {
    let folder = TempDir::new().expect("a folder");
    let served = Served::start(&games_in(&folder));
    assert!(served.api.base.starts_with("http://127.0.0.1:"), "{}", served.api.base);
    assert_eq!(served.api.get("/healthz", "").await.expect("an answer").0, StatusCode::OK);
    assert!(folder.path().join("games.db").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn railhead_alone_serves() {
    if TcpListener::bind("127.0.0.1:1851").is_err() {
        return println!("port 1851 is in use: not tried");
    }
    let folder = TempDir::new().expect("a folder");
    let mut alone = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let served = Served::run(alone.current_dir(folder.path()).env_remove("RAILHEAD_DATABASE"));
    assert_eq!(served.api.base, "http://127.0.0.1:1851");
    assert_eq!(served.api.get("/", "").await.expect("an answer").0, StatusCode::OK);
    assert!(folder.path().join("railhead.db").exists());
}

/// Moves under way are finished, streams are closed, and nobody who dawdles keeps it from ending.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_stop_it_comes_to_an_end() {
    let folder = TempDir::new().expect("a folder");
    let database = games_in(&folder);
    let mut served = Served::start(&database);
    let bots = served.api.create("american-rails", &[Some("random"); 5], 1).await;
    let players = Players::sit_down(&served.api, 20).await;
    let mut streams = Vec::new();
    for id in players.ids.iter().chain([&bots.id]) {
        streams.push(served.api.follow(id, 0).await);
    }
    let address = served.api.base.trim_start_matches("http://").to_owned();
    let mut half_asked = TcpStream::connect(address).expect("a connection");
    half_asked.write_all(b"POST /api/games HTTP/1.1\r\ncontent-length: 100\r\n\r\n{").expect("it is sent");

    let play = players.play(&served.api);
    wait_for("moves", async || (play.made() > 200).then_some(())).await;
    served.tell_to_stop();
    assert_eq!(served.ended().code(), Some(0), "{}", served.log());
    for mut events in streams {
        // Every one of them ends as a stream should, without a broken connection.
        while events.next().await.is_some() {}
    }

    let mut players = play.stop().await;
    let served = Served::start(&database);
    for player in &mut players {
        player.find_everything(&served.api).await;
    }
    game_is_over(&served.api, &bots.id).await;
}

/// Whatever was acknowledged is there, and every game can be played to its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_under_load_it_loses_nothing() {
    let folder = TempDir::new().expect("a folder");
    let database = games_in(&folder);
    let mut served = Served::start(&database);
    let mut players = Players::sit_down(&served.api, 100).await;
    let mut bots = Vec::new();
    for kill in 1..=2 {
        let play = players.play(&served.api);
        wait_for("moves", async || (play.made() > 600).then_some(())).await;
        // These have hardly begun when the server dies.
        for seed in 0..10 {
            let game = GameName::ALL[seed as usize % 2].name();
            bots.push(served.api.create(game, &[Some("random"); 4], 10 * kill + seed).await.id);
        }
        served.kill();
        players = Players::from(play.stop().await);
        served = Served::start(&database);
        for player in &mut players.players {
            player.find_everything(&served.api).await;
        }
    }

    // Most of them are tired now and let bots play on; the others play on themselves.
    let mut tired = players.players.split_off(15);
    let play = Players::from(players.players).play(&served.api);
    for player in &mut tired {
        player.goes_on(&served.api).await;
        for seat in 0..4 {
            served.api.hand_over(&player.seated, seat).await;
        }
    }
    for player in &play.all_over().await {
        holds(&player.compare_record(&served.api).await);
    }
    for player in tired {
        game_is_over(&served.api, &player.seated.id).await;
        player.compare_record(&served.api).await;
    }
    for id in bots {
        game_is_over(&served.api, &id).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_under_load_serves_the_same_games() {
    let folder = TempDir::new().expect("a folder");
    let database = games_in(&folder);
    let copy = folder.path().join("copy.db");
    let served = Served::start(&database);
    let play = Players::sit_down(&served.api, 40).await.play(&served.api);
    wait_for("moves", async || (play.made() > 200).then_some(())).await;
    let before = versions(&served.api, &play.ids).await;
    let (code, said) = backup(&database, &copy);
    assert_eq!(code, Some(0), "{said}");
    let after = versions(&served.api, &play.ids).await;

    let whole = fs::read(&copy).expect("the copy");
    let (code, said) = backup(&database, &copy);
    assert_eq!((code, said.trim_end().lines().count()), (Some(1), 1), "{said}");
    assert!(said.starts_with("railhead: "), "{said}");
    assert_eq!(fs::read(&copy).expect("the copy"), whole, "it was not to be touched");
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert!(left <= 5, "the database, its two helpers, its lock and the copy, and nothing besides");

    let players = play.stop().await;
    let restored = Served::start(&format!("sqlite:{}", copy.display()));
    let mut gone_on = 0;
    for (player, (before, after)) in players.iter().zip(before.iter().zip(after)) {
        let version = restored.api.version(&player.seated.id).await;
        assert!((*before..=after).contains(&version), "{before} ≤ {version} ≤ {after}");
        // Whoever had a seat has it in the copy too.
        let game = restored.api.look(&player.seated.id).await;
        let Some(actor) = game["actor"].as_u64().map(|actor| actor as usize) else { continue };
        let (path, token) = (format!("/api/games/{}", player.seated.id), &player.seated.tokens[actor]);
        let (_, own) = restored.api.get(&path, token).await.expect("an answer");
        let action = &own["actions"][0];
        let (status, answer) =
            restored.api.act(&player.seated.id, token, version, action).await.expect("an answer");
        assert_eq!(status, StatusCode::OK, "{answer}");
        gone_on += 1;
    }
    assert!(gone_on > 0, "every game was over before the copy was made");
}

#[test]
fn a_database_that_is_not_there_is_not_backed_up() {
    let folder = TempDir::new().expect("a folder");
    let (code, said) = backup(&games_in(&folder), &folder.path().join("copy.db"));
    assert_eq!((code, said.trim_end().lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("there is no file"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing was made");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_for_one_file_says_why_not() {
    let folder = TempDir::new().expect("a folder");
    let database = games_in(&folder);
    let served = Served::start(&database);
    let mut second = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let (code, said) = refused(second.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]));
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("it is in use: process"), "{said}");
    // When the first is dead, however it died, another may serve the games.
    served.kill();
    let next = Served::start(&database);
    assert_eq!(next.api.get("/healthz", "").await.expect("an answer").0, StatusCode::OK);
}

/// Its file is gone for a while: nothing is acknowledged that would be lost, nobody fills the log, and the bots go on
/// when it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_file_is_told_and_bots_try_again_less_and_less_often() {
    let folder = TempDir::new().expect("a folder");
    let served = Served::start(&games_in(&folder));
    let mut person = Player::sit_down(&served.api, GameName::AmericanRails, 1).await;
    let file = folder.path().join("games.db");
    let away = folder.path().join("away.db");
    let id = served.api.create("american-rails", &[Some("random"); 4], 7).await.id;
    fs::rename(&file, &away).expect("it can be moved");
    let (seat, action) = person.choose().expect("somebody decides");
    let token = &person.seated.tokens[seat];
    let (status, _) = served.api.act(&person.seated.id, token, 0, &action).await.expect("an answer");
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    let (status, _) = served.api.get("/healthz", "").await.expect("an answer");
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    logged(&served, "is gone").await;
    // The longer it takes, the less often they try.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let log = served.log();
    assert!(log.len() < 8_000, "{} bytes in 4 seconds: {log}", log.len());

    fs::rename(&away, &file).expect("it can be moved back");
    let (status, answer) = served.api.act(&person.seated.id, token, 0, &action).await.expect("an answer");
    assert_eq!(status, StatusCode::OK, "{answer}");
    game_is_over(&served.api, &id).await;
}

/// Half-sent requests, more than there may be open files.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_few_open_files_a_crowd_does_not_stop_it() {
    let folder = TempDir::new().expect("a folder");
    let mut few = Command::new("sh");
    few.args(["-c", "ulimit -n 256 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_railhead"), "serve"]);
    let served = Served::run(few.args(["--listen", "127.0.0.1:0", "--database", &games_in(&folder)]));
    let start = logged(&served, "\"message\":\"serving\"").await;
    assert!(start.contains("\"connections\":128,"), "{start}");
    let address = served.api.base.trim_start_matches("http://").to_owned();
    let mut crowd = Vec::new();
    for number in 1..=600 {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half").expect("it is sent");
        crowd.push(stream);
        if number % 100 == 0 {
            let answer = Api::at(&served.api.base).get("/healthz", "").await.expect("an answer");
            assert_eq!(answer.0, StatusCode::OK, "after {number}: {}", served.log());
        }
    }
}

/// The usual soft limit of 1,024 is far below what the system allows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_takes_as_many_open_files_as_it_may() {
    let folder = TempDir::new().expect("a folder");
    let mut few = Command::new("sh");
    few.args(["-c", "ulimit -Sn 256 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_railhead"), "serve"]);
    let served = Served::run(few.args(["--listen", "127.0.0.1:0", "--database", &games_in(&folder)]));
    let start = logged(&served, "\"message\":\"serving\"").await;
    assert!(!start.contains("\"connections\":128,"), "{start}");
}

/// For whoever finds out later what happened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn its_log_says_when_it_starts_and_stops_and_why() {
    let folder = TempDir::new().expect("a folder");
    let mut served = Served::start_with(&games_in(&folder), &["--public-url", "https://rails.example.org"]);
    served.tell_to_stop();
    assert_eq!(served.ended().code(), Some(0), "{}", served.log());
    logged(&served, "\"message\":\"stopped: ").await;
    let start = logged(&served, "\"message\":\"serving\"").await;
    let parts = [
        format!("\"address\":\"{}\"", served.api.base.trim_start_matches("http://")),
        format!("\"version\":\"{}\"", env!("CARGO_PKG_VERSION")),
        "\"database\":\"sqlite\"".to_owned(),
        "\"requests_a_second\":50".to_owned(),
        "\"connections_per_address\":256".to_owned(),
        "\"public_url\":\"https://rails.example.org\"".to_owned(),
    ];
    for part in parts {
        assert!(start.contains(&part), "{part} in {start}");
    }
    assert!(logged(&served, "told to stop").await.contains("\"signal\":\"SIGTERM\""));
}

#[test]
fn a_public_address_that_cannot_be_one_is_wrong_usage() {
    for wrong in ["rails.example.org", "https://rails.example.org/games", "ftp://rails.example.org", ""] {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let (code, said) = refused(serve.args(["serve", "--listen", "127.0.0.1:0", "--public-url", wrong]));
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("--public-url") && said.contains("https://rails.example.org"), "{said}");
    }
    // So it is where it comes from the environment, with and without a command.
    for words in [&["serve"][..], &[]] {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let (code, said) = refused(serve.args(words).env("RAILHEAD_PUBLIC_URL", "rails.example.org"));
        assert_eq!(code, Some(2), "{said}");
    }
}

/// A slip of the pen must not cost anybody a game.
#[test]
fn a_time_to_keep_games_has_a_unit_and_is_long() {
    for wrong in ["30", "d", "30m", "0d", "-1d", "soon"] {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let (code, said) =
            refused(serve.args(["serve", "--listen", "127.0.0.1:0", &format!("--keep-idle={wrong}")]));
        assert_eq!(code, Some(2), "{wrong}: {said}");
        assert!(said.contains("--keep-idle"), "{wrong}: {said}");
    }
}

/// One line, exit code 1, and no password in it.
#[test]
fn what_cannot_be_served_is_said_in_one_line() {
    let folder = TempDir::new().expect("a folder");
    let no_database = folder.path().join("letter.txt");
    fs::write(&no_database, "Dear Ann, this is no database. ".repeat(100)).expect("a writable folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("its address").to_string();
    let free = "127.0.0.1:0";
    let no_database = format!("sqlite:{}", no_database.display());
    let no_folder = format!("sqlite:{}", folder.path().join("nowhere/games.db").display());
    for (listen, database) in [
        (free, no_database.as_str()),
        (free, &no_folder),
        (&taken, &games_in(&folder)),
        (free, "mysql://ann:hunter2@localhost/games"),
        (free, "postgres://ann:hunter2@localhost:notaport/games"),
        (free, "postgres://ann:hunter2@127.0.0.1:1/games"),
        (free, "sqlite:"),
        (free, "hunter2"),
    ] {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let (code, said) = refused(serve.args(["serve", "--listen", listen, "--database", database]));
        assert_eq!(code, Some(1), "{database}: {said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{database}: {said}");
        assert!(said.starts_with("railhead: cannot "), "{database}: {said}");
        assert!(!said.contains("hunter2"), "{said}");
    }
}

/// The line of its log that says this.
async fn logged(served: &Served, what: &str) -> String {
    wait_for(what, async || served.log().lines().find(|line| line.contains(what)).map(str::to_owned)).await
}

fn games_in(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("games.db").display())
}

fn backup(database: &str, copy: &Path) -> (Option<i32>, String) {
    let mut backup = Command::new(env!("CARGO_BIN_EXE_railhead"));
    refused(backup.arg("backup").arg(copy).args(["--database", database]))
}

async fn versions(api: &Api, ids: &[String]) -> Vec<usize> {
    let mut versions = Vec::new();
    for id in ids {
        versions.push(api.version(id).await);
    }
    versions
}

/// People at many tables.
struct Players {
    ids: Vec<String>,
    players: Vec<Player>,
}

/// They play, all tables at once.
struct Playing {
    ids: Vec<String>,
    made: Arc<AtomicUsize>,
    enough: Arc<AtomicBool>,
    tables: Vec<JoinHandle<Player>>,
}

impl Players {
    async fn sit_down(api: &Api, tables: u64) -> Players {
        let mut players = Vec::new();
        for seed in 0..tables {
            players.push(Player::sit_down(api, GameName::ALL[seed as usize % 2], seed).await);
        }
        Players::from(players)
    }

    fn from(players: Vec<Player>) -> Players {
        Players { ids: players.iter().map(|player| player.seated.id.clone()).collect(), players }
    }

    fn play(self, api: &Api) -> Playing {
        let made = Arc::new(AtomicUsize::new(0));
        let enough = Arc::new(AtomicBool::new(false));
        let table = |mut player: Player| {
            let (api, made, enough) = (api.clone(), Arc::clone(&made), Arc::clone(&enough));
            tokio::spawn(async move {
                while !enough.load(Ordering::Relaxed) && player.step(&api).await.is_ok() {
                    made.fetch_add(1, Ordering::Relaxed);
                }
                player
            })
        };
        let tables = self.players.into_iter().map(table).collect();
        Playing { ids: self.ids, made, enough, tables }
    }
}

impl Playing {
    fn made(&self) -> usize {
        self.made.load(Ordering::Relaxed)
    }

    /// They stop after the move they are at, or because the server does not answer.
    async fn stop(self) -> Vec<Player> {
        self.enough.store(true, Ordering::Relaxed);
        self.all_over().await
    }

    /// They play on until their games are over.
    async fn all_over(self) -> Vec<Player> {
        let mut players = Vec::new();
        for table in self.tables {
            players.push(table.await.expect("nothing wrong is answered"));
        }
        players
    }
}
