//! What a table costs: bytes on the way to a browser, and the time to draw it.
//!
//! `cargo bench -p server --bench page` prints, for a recorded game of each kind near its end: what the
//! first visit transfers, what an update transfers, and how long the server takes for either.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use reqwest::Client;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, SET_COOKIE};
use serde_json::{Value, json};
use server::{Config, Server};

const RECORDS: [(&str, &str); 2] = [
    ("American Rails", include_str!("../../american-rails/tests/games/a-full-seven-years.json")),
    (
        "North American Railways",
        include_str!("../../north-american-railways/tests/games/cities-run-out.json"),
    ),
];
const ROUNDS: usize = 300;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
}

async fn measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("page.db").display());
    let listen = "127.0.0.1:0".parse().expect("an address");
    let server = Server::start(Config { listen, database, ..Config::default() }).await.expect("a server");
    let base = format!("http://{}", server.address());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.run_until(async {
        let _ = stopped.await;
    }));
    for (game, record) in RECORDS {
        println!("{game}");
        measure_game(&base, record).await;
    }
    let _ = stop.send(());
    let _ = serving.await;
}

async fn measure_game(base: &str, record: &str) {
    let http = Client::new();
    let mut record: Value = serde_json::from_str(record).expect("a record");
    let actions = record["actions"].as_array_mut().expect("actions");
    actions.truncate(actions.len() * 9 / 10);
    let version = actions.len();
    record["result"] = Value::Null;
    let imported =
        http.post(format!("{base}/games/import")).body(record.to_string()).send().await.expect("import");
    let cookie =
        imported.headers()[SET_COOKIE].to_str().expect("a cookie").split(';').next().map(str::to_owned);
    let cookie = cookie.expect("a key");
    let told: Value = serde_json::from_str(&imported.text().await.expect("text")).expect("JSON");
    let table = format!("{base}/games/{}", told["id"].as_str().expect("an id"));
    let visitor = Visitor { http, cookie };

    let page = visitor.get(&table, false).await;
    let html = String::from_utf8(page).expect("text");
    let mut bytes = visitor.get(&table, true).await.len();
    let files = named_files(&html);
    let mut imports = BTreeSet::new();
    for file in &files {
        bytes += visitor.get(&format!("{base}{file}"), true).await.len();
        let text = String::from_utf8_lossy(&visitor.get(&format!("{base}{file}"), false).await).into_owned();
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        imports.extend(text.lines().filter_map(|line| {
            let (_, from) = line.strip_prefix("import ")?.split_once("'./")?;
            Some(format!("{folder}/{}", from.trim_end_matches("';")))
        }));
    }
    let deeper: Vec<_> = imports.difference(&files).collect();
    println!("  first visit: {:.1} KB compressed in {} requests", bytes as f64 / 1000.0, files.len() + 1);
    println!("  requests that only another script asks for: {}", deeper.len());

    let update = json!({ "version": version, "plan": [], "lines": version - 1, "talk": 0, "since": true });
    let updated = visitor.post(&format!("{table}/update"), &update, true).await;
    println!("  update after a move: {:.1} KB compressed", updated.len() as f64 / 1000.0);

    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        visitor.get(&table, false).await;
        times.push(begin.elapsed());
    }
    println!("  the page, as the browser waits for it: {}", spread(&mut times));
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        visitor.post(&format!("{table}/update"), &update, false).await;
        times.push(begin.elapsed());
    }
    println!("  an update, as the browser waits for it: {}", spread(&mut times));
}

/// Somebody with a browser that has a key.
struct Visitor {
    http: Client,
    cookie: String,
}

impl Visitor {
    async fn get(&self, address: &str, compressed: bool) -> Vec<u8> {
        self.send(self.http.get(address), compressed).await
    }

    async fn post(&self, address: &str, body: &Value, compressed: bool) -> Vec<u8> {
        self.send(self.http.post(address).body(body.to_string()), compressed).await
    }

    async fn send(&self, request: reqwest::RequestBuilder, compressed: bool) -> Vec<u8> {
        let request = request.header("cookie", &self.cookie);
        let request = if compressed { request.header(ACCEPT_ENCODING, "gzip, br") } else { request };
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.status());
        if compressed && answer.headers().get(CONTENT_ENCODING).is_none() {
            // Small files travel as they are.
            assert!(
                answer.content_length().is_none_or(|length| length < 1500),
                "{} is not compressed",
                answer.url()
            );
        }
        answer.bytes().await.expect("a body").to_vec()
    }
}

/// The styles, scripts and pictures that a page names.
fn named_files(html: &str) -> BTreeSet<String> {
    let named = html.split(['"']).filter(|piece| piece.starts_with("/assets/"));
    named.map(str::to_owned).collect()
}

fn spread(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1000.0;
    format!("{:.2} ms (half of them), {:.2} ms (99 of 100)", at(50), at(99))
}
