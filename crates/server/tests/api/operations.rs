//! What operators and browsers rely on.

use std::io::{self, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};

use crate::common::{AMERICAN_RAILS, House, eventually};
use reqwest::Method;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_healthy_server_says_so() {
    let house = House::open().await;
    let answer = house.spectator().get("/healthz").await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (200, "ok\n"));
    let answer = house.spectator().get("/livez").await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (200, "ok\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_describes_itself() {
    let house = House::open().await;
    let described = house.spectator().get("/api/openapi.json").await.good();
    assert!(described["openapi"].as_str().is_some_and(|version| version.starts_with('3')));
    let promised = [
        ("/api/games", "post"),
        ("/api/games", "get"),
        ("/api/games/import", "post"),
        ("/api/games/{id}", "get"),
        ("/api/games/{id}", "delete"),
        ("/api/games/{id}/end", "post"),
        ("/api/games/{id}/end", "delete"),
        ("/api/games/{id}/share", "post"),
        ("/api/games/{id}/share", "delete"),
        ("/api/games/{id}/map", "get"),
        ("/api/games/{id}/deck", "get"),
        ("/api/games/{id}/actions", "post"),
        ("/api/games/{id}/preview", "post"),
        ("/api/games/{id}/events", "get"),
        ("/api/games/{id}/record", "get"),
        ("/api/games/{id}/back", "post"),
        ("/api/games/{id}/hint", "get"),
        ("/api/games/{id}/analysis", "get"),
        ("/api/games/{id}/orders", "get"),
        ("/api/games/{id}/orders", "post"),
        ("/api/games/{id}/orders", "delete"),
        ("/api/games/{id}/seats", "post"),
        ("/api/games/{id}/seats/{seat}/bot", "post"),
        ("/api/games/{id}/seats/{seat}", "delete"),
        ("/api/games/{id}/seats/{seat}/bot", "delete"),
        ("/api/games/{id}/seats/{seat}/late", "post"),
        ("/api/games/{id}/talk", "get"),
        ("/api/games/{id}/talk", "post"),
        ("/api/games/{id}/note", "get"),
        ("/api/games/{id}/note", "put"),
        ("/api/me", "get"),
        ("/api/me", "delete"),
        ("/api/games/{id}/proposals", "post"),
        ("/api/games/{id}/proposals/{kind}", "post"),
        ("/api/games/{id}/proposals/{kind}", "delete"),
        ("/api/games/{id}/pause", "delete"),
        ("/api/games/{id}/webhook", "put"),
        ("/api/games/{id}/webhook", "delete"),
        ("/api/games/{id}/seats/{seat}/substitute", "post"),
        ("/api/games/{id}/seats/{seat}/substitute", "delete"),
        ("/api/games/{id}/seats/{seat}/substitute", "put"),
        ("/api/material/{game}", "get"),
        ("/api/me/data", "get"),
        ("/api/me/notices", "get"),
        ("/api/me/notices", "post"),
        ("/api/me/notices/{channel}", "put"),
        ("/api/me/notices/{channel}", "delete"),
        ("/api/me/notices/{channel}/test", "post"),
    ];
    for (path, method) in promised {
        let call = &described["paths"][path][method];
        assert!(call["responses"].as_object().is_some_and(|answers| !answers.is_empty()), "{method} {path}");
        assert!(call["summary"].is_string() || call["description"].is_string(), "{method} {path}");
    }
    let calls: usize = described["paths"]
        .as_object()
        .expect("paths")
        .values()
        .map(|path| path.as_object().map_or(0, serde_json::Map::len))
        .sum();
    assert_eq!(calls, promised.len(), "what is described is promised");
    assert_eq!(described["components"]["securitySchemes"]["token"]["scheme"], "bearer");

    let page = house.spectator().get("/api/docs/").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("swagger-ui"), "a page to try it");
    let start = house.spectator().get("/").await;
    assert!(start.text.contains("/api/docs"), "the start page leads there");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_trust_nothing_from_elsewhere() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 2).await;
    let game = format!("/api/games/{}", table.id);
    let paths = [
        "/",
        "/healthz",
        "/livez",
        "/metrics",
        "/api/games",
        &game,
        "/nowhere",
        "/api/docs/",
        "/api/openapi.json",
        "/api/games?limit=x",
    ];
    for path in paths {
        let answer = house.spectator().get(path).await;
        let header = |name: &str| answer.headers.get(name).map_or("", |value| value.to_str().expect("text"));
        let policy = header("content-security-policy");
        let directives: Vec<&str> = policy.split(';').map(str::trim).collect();
        assert!(directives.contains(&"default-src 'self'"), "{path}: {policy}");
        assert!(directives.contains(&"frame-ancestors 'none'"), "{path}: {policy}");
        let scripts = directives
            .iter()
            .filter(|part| part.starts_with("default-src") || part.starts_with("script-src"));
        assert!(
            scripts.clone().all(|part| !part.contains("unsafe") && !part.contains('*')),
            "{path}: {policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        let inline = ["<script>", "onclick=", "javascript:"];
        if header("content-type").starts_with("text/html") {
            assert!(inline.iter().all(|script| !answer.text.contains(script)), "{path} has a script inline");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_private_is_not_kept_by_caches() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 2).await;
    let caller = house.caller(table.tokens[0].as_deref().expect("a token"));
    for call in ["", "/note", "/record", "/talk"] {
        let answer = caller.get(&format!("/api/games/{}{call}", table.id)).await;
        let caching =
            answer.headers.get("cache-control").map(|value| value.to_str().expect("text").to_owned());
        assert_eq!(caching.as_deref(), Some("no-store"), "{call}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_are_packed_for_who_can_unpack_them() {
    let house = House::open().await;
    let request =
        house.spectator().request(Method::GET, "/api/openapi.json").header("Accept-Encoding", "gzip");
    let packed = request.send().await.expect("an answer");
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert!(packed.bytes().await.expect("all of it").starts_with(&[0x1f, 0x8b]));
    let plain: Value = house.spectator().get("/api/openapi.json").await.json();
    assert!(plain.is_object());
    house.close().await;
}

/// What is logged on this thread.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Logged {
    /// The lines of a server that runs on this thread, and on no other, until the guard is dropped.
    fn here() -> (Logged, tracing::subscriber::DefaultGuard) {
        let logged = Logged::default();
        let log = logged.clone();
        let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(move || log.clone()).finish();
        (logged, tracing::subscriber::set_default(lines))
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("the log")).into_owned()
    }
}

#[tokio::test]
async fn a_server_that_stops_says_what_it_waits_for_and_what_it_cuts_off() {
    let (logged, _guard) = Logged::here();
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let _watching = house.spectator().events(&table.id, None).await;
    // Somebody does not come to the end of what they say.
    let address = house.base.strip_prefix("http://").expect("an address").to_owned();
    let mut stubborn = TcpStream::connect(&address).expect("a connection");
    let begun = format!("POST /api/games HTTP/1.1\r\nHost: {address}\r\nContent-Length: 100\r\n\r\n{{");
    stubborn.write_all(begun.as_bytes()).expect("sent");
    let spectator = house.spectator();
    eventually("their connection", async || {
        let numbers = spectator.get("/metrics").await.text;
        numbers.lines().any(|line| line == "railhead_connections 3").then_some(())
    })
    .await;
    house.close().await;
    for words in [
        "stopping connections=3 requests=1 streams=1 thoughts=0",
        "still waiting connections=1 requests=1 streams=0 thoughts=0",
        "did not end in time and are cut off; the database is closed connections=1 requests=1 streams=0",
    ] {
        assert!(logged.text().contains(words), "{words} is not in:\n{}", logged.text());
    }
}

#[tokio::test]
async fn a_server_that_nobody_uses_stops_at_once_and_says_so() {
    let (logged, _guard) = Logged::here();
    House::open().await.close().await;
    let log = logged.text();
    assert!(log.contains("stopping connections=0 requests=0 streams=0 thoughts=0"), "{log}");
    assert!(log.contains("stopped: all were answered, and the database is closed"), "{log}");
    assert!(!log.contains("still waiting"), "{log}");
}
