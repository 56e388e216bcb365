//! What is to be told is told, also when a server dies that was to tell it.

mod online;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use online::{Served, wait_for};
use serde_json::{Value, json};
use store::testing::TestDatabase;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// How many games have something to tell; `RAILHEAD_NOTICES` says how many for longer.
fn games() -> u64 {
    std::env::var("RAILHEAD_NOTICES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

/// What came to an address: the link of each message, with its keys.
type Heard = Arc<Mutex<BTreeMap<String, BTreeSet<String>>>>;

async fn receiver() -> (String, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/", listener.local_addr().expect("an address"));
    let heard = Heard::default();
    let hears = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let hears = Arc::clone(&hears);
            tokio::spawn(async move {
                let mut request = Vec::new();
                while !request.ends_with(b"}") {
                    let mut piece = [0; 4096];
                    match stream.read(&mut piece).await {
                        Ok(length) if length > 0 => request.extend_from_slice(&piece[..length]),
                        _ => return,
                    }
                }
                let text = String::from_utf8_lossy(&request).into_owned();
                let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
                let message: Value = serde_json::from_str(body).unwrap_or_default();
                let part = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
                let game = part("link").rsplit('/').next().unwrap_or_default().to_owned();
                hears.lock().expect("the list").entry(game).or_default().insert(part("key"));
                let _ = stream.write_all(b"HTTP/1.1 204 So\r\ncontent-length: 0\r\n\r\n").await;
            });
        }
    });
    (address, heard)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_is_killed_the_other_tells_what_it_had_to_and_under_the_same_key() {
    let database = TestDatabase::create().await;
    let more = ["--allow-private-webhooks", "--public-url", "https://rails.example", "--bot-lease", "1"];
    let (doomed, other) =
        (Served::start_with(&database.url, &more), Served::start_with(&database.url, &more));
    let (address, heard) = receiver().await;
    let mut tables = Vec::new();
    for seed in 0..games() {
        let table = doomed.api.create("american-rails", &[None, None, None], seed).await;
        let webhook = json!({ "webhook": address });
        let (status, answer) =
            doomed.api.post("/api/me/notices", &table.tokens[1], &webhook).await.expect("an answer");
        assert_eq!(status, 201, "{answer}");
        tables.push(table);
    }
    let name = other.api.look(&tables[0].id).await["seats"][1]["name"].as_str().expect("a name").to_owned();
    for table in &tables {
        let path = format!("/api/games/{}/talk", table.id);
        let word = json!({ "text": format!("Well, {name}?") });
        let said = doomed.api.post(&path, &table.tokens[0], &word).await;
        assert!(said.as_ref().is_err_and(reqwest::Error::is_decode), "a word has no answer: {said:?}");
    }
    // It dies while it tells the first of them.
    wait_for("the first word", async || (!heard.lock().expect("the list").is_empty()).then_some(())).await;
    doomed.kill();
    wait_for("every word", async || {
        let heard = heard.lock().expect("the list");
        tables.iter().all(|table| heard.contains_key(&table.id)).then_some(())
    })
    .await;
    let heard = heard.lock().expect("the list");
    assert_eq!(heard.len(), tables.len());
    assert!(heard.values().all(|keys| keys.len() == 1), "a repetition has the same key: {heard:?}");
}
