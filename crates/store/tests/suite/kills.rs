//! An acknowledged entry is there after the process was killed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

use store::Appended;
use tokio::task::JoinSet;

use crate::site::{Site, entry, going_on, id, new_game, on_each_disk, on_postgres};

const GAMES: u32 = 8;

fn name(number: u32) -> String {
    format!("game {number}")
}

async fn a_killed_process_loses_no_acknowledged_action(site: Site) {
    let store = site.open().await;
    for number in 0..GAMES {
        store.create(&new_game(&name(number)), &[]).await.unwrap();
    }
    store.close().await;

    // It goes on where the killed one stopped, several times.
    for round in 1..=3 {
        let acknowledged = run_and_kill(&site.url, 100 * round);
        let store = site.open().await;
        for (number, acknowledged) in (0..).zip(acknowledged) {
            let game = id(&name(number));
            let entries = store.entries(&game, 0).await.unwrap();
            let version = store.load(&game).await.unwrap().unwrap().version;
            assert!(
                entries.len() as u32 >= acknowledged,
                "{} of {acknowledged} actions are there",
                entries.len()
            );
            assert_eq!(version as usize, entries.len());
            assert!(
                entries.iter().eq((1..=version).map(entry).collect::<Vec<_>>().iter()),
                "and they are the right ones"
            );
            assert_eq!(version % 3, 0, "turns are whole");
        }
        store.close().await;
    }
}

on_each_disk!(a_killed_process_loses_no_acknowledged_action);

/// Lets another process append until so many turns were acknowledged, and kills it in the middle of its work. Returns
/// the last acknowledged version of each game.
fn run_and_kill(url: &str, turns: usize) -> [u32; GAMES as usize] {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kills::appends_when_told_to", "--nocapture"])
        .env("RAILHEAD_TEST_APPEND", url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = [0; GAMES as usize];
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    // The test harness has something to say as well.
    let told = lines.filter_map(|line| {
        let (number, version) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
        Some((number.parse::<usize>().unwrap(), version.parse::<u32>().unwrap()))
    });
    let mut seen = 0;
    for (number, version) in told {
        acknowledged[number] = version;
        seen += 1;
        if seen == turns {
            // On Unix this is SIGKILL. What it still had told us by then counts, too.
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(seen >= turns, "the other process ended by itself");
    acknowledged
}

/// The other process of the test above; without being told, it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_when_told_to() {
    let Ok(url) = std::env::var("RAILHEAD_TEST_APPEND") else { return };
    let store = store::open(&url).await.unwrap();
    let mut players = JoinSet::new();
    for number in 0..GAMES {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let game = id(&name(number));
            let mut version = store.load(&game).await.unwrap().unwrap().version;
            loop {
                let turn = [entry(version + 1), entry(version + 2), entry(version + 3)];
                assert_eq!(store.append(&game, &turn, &going_on()).await.unwrap(), Appended::Landed);
                version += 3;
                // In one piece, so that lines of different games do not mix.
                std::io::stdout()
                    .write_all(format!("\nacknowledged {number} {version}\n").as_bytes())
                    .unwrap();
            }
        });
    }
    players.join_all().await;
}
