//! Secrets are told once: no log, list, view or file has them. The log is the process's, so this
//! test is alone in its own.

mod common;

use std::fs;
use std::io;
use std::sync::{Arc, Mutex};

use common::{AMERICAN_RAILS, House, NORTH_AMERICAN_RAILWAYS, Player};
use reqwest::Method;
use serde_json::json;
use tracing_subscriber::EnvFilter;

/// Everything that is logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_told_once() {
    let logged = Logged::default();
    let log = logged.clone();
    // The callers of this test are in the same process; what they log is their own affair.
    let filter = EnvFilter::new("trace,reqwest=off,hyper_util::client=off");
    tracing_subscriber::fmt()
        .with_ansi(false)
        .with_env_filter(filter)
        .with_writer(move || log.clone())
        .init();

    let house = House::open().await;
    let key = common::key("a browser");
    let seats = json!([{ "name": "Ann" }, { "name": "Bob", "mine": true }, { "open": true }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true });
    let host = house.caller(&key);
    let table = host.create(order).await;
    let invite = table.invite.clone().expect("an invitation");
    let path = |call: &str| format!("/api/games/{}{call}", table.id);
    let cyd = json!({ "name": "Cyd", "invite": invite });
    let cyd = house.spectator().post(&path("/seats"), &cyd).await.good();
    let other = house.table(NORTH_AMERICAN_RAILWAYS, 3, 1).await;
    Player::new(&house, &other, 1).play(20).await;
    let note = "what only I should know";
    common::send(host.request(Method::PUT, &path("/note")).json(&json!({ "text": note }))).await;

    let mut secrets = vec![key.clone(), invite.clone(), cyd["token"].as_str().expect("a token").to_owned()];
    secrets.extend(table.tokens.iter().chain(&other.tokens).flatten().cloned());
    let mut said = Vec::new();
    for caller in [house.spectator(), host.clone(), house.caller(&secrets[2])] {
        for address in [
            "/api/games".to_owned(),
            "/api/games?mine=true".into(),
            path(""),
            path("/record"),
            path("/talk"),
            path(&format!("?invite={invite}")),
            path("?invite=wrong"),
            "/metrics".into(),
            "/nowhere".into(),
        ] {
            said.push(caller.get(&address).await.text);
        }
        said.push(
            caller.post(&path("/actions"), &json!({ "version": 0, "action": { "do": "pass" } })).await.text,
        );
        said.push(caller.post(&path("/actions"), &json!({ "version": "broken" })).await.text);
    }
    let cookie = format!("railhead_key={key}");
    let request = house.spectator().request(Method::GET, &path("")).header("Cookie", cookie);
    said.push(common::send(request).await.text);

    let directory = house.close().await;
    for secret in &secrets {
        assert!(said.iter().all(|text| !text.contains(secret)), "an answer tells {secret}");
        for file in fs::read_dir(directory.path()).expect("files") {
            let bytes = fs::read(file.expect("a file").path()).expect("bytes");
            assert!(!contains(&bytes, secret), "a file keeps {secret}: only its hash belongs there");
        }
    }
    let log = logged.0.lock().expect("the log").clone();
    let lines = String::from_utf8_lossy(&log).into_owned();
    for (level, line) in [
        ("INFO", "serving address=127.0.0.1:"),
        ("DEBUG", "request{method=GET route=\"/api/games/{id}\"}: server::telemetry: answered status=200"),
        ("DEBUG", "request{method=GET}: server::telemetry: answered status=404"),
        ("INFO", "stopping"),
        ("INFO", "stopped"),
    ] {
        let said = |text: &str| text.contains(level) && text.contains(line);
        assert!(lines.lines().any(said), "{level} {line} was not logged");
    }
    assert!(!lines.contains("invite="), "an invitation's address is a secret");
    assert!(!lines.contains("/nowhere"), "whatever is in an address may be one");
    for secret in secrets.iter().map(String::as_str).chain([note]) {
        assert!(!contains(&log, secret), "the log tells {secret}");
    }
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
