//! The numbers for operators: those that were promised, and right.

mod common;

use common::{AMERICAN_RAILS, House, Player, eventually};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_are_those_that_were_promised() {
    let house = House::open().await;
    let spectator = house.spectator();
    let number = async |name: &str| {
        let text = spectator.get("/metrics").await.text;
        let mut lines = text.lines().filter_map(|line| line.rsplit_once(' '));
        lines.find(|(label, _)| *label == name).map(|(_, number)| number.parse::<f64>().expect("a number"))
    };
    let names = [
        "railhead_moves_total",
        "railhead_actions_total",
        "railhead_open_streams",
        "railhead_bots_thinking",
        "railhead_games_in_memory",
        "railhead_move_seconds_count",
        "railhead_http_requests_total{status=\"4xx\"}",
        "railhead_http_requests_total{status=\"5xx\"}",
        "railhead_refused_total{limit=\"rate-key\"}",
        "railhead_refused_total{limit=\"rate-address\"}",
        "railhead_refused_total{limit=\"connections-address\"}",
        "railhead_refused_total{limit=\"connections\"}",
        "railhead_connections_cut_total{why=\"headers\"}",
        "railhead_connections_cut_total{why=\"idle\"}",
        "railhead_connections_cut_total{why=\"room\"}",
        "railhead_database_errors_total",
    ];
    for name in names {
        assert_eq!(number(name).await, Some(0.0), "{name}, before anything has happened");
    }
    assert_eq!(number("railhead_database_up").await, Some(1.0));
    assert!(number("railhead_connections").await >= Some(1.0), "the one that asks");
    let answered = number("railhead_http_requests_total{status=\"2xx\"}").await;
    assert_eq!(spectator.get("/nowhere").await.status, 404);
    assert_eq!(number("railhead_http_requests_total{status=\"4xx\"}").await, Some(1.0));
    // This question and the one before it.
    let now = number("railhead_http_requests_total{status=\"2xx\"}").await;
    assert_eq!(now, answered.map(|answered| answered + 2.0));
    let kind = spectator.get("/metrics").await.headers["content-type"].clone();
    assert!(kind.to_str().is_ok_and(|kind| kind.starts_with("text/plain")));

    let table = house.table(AMERICAN_RAILS, 3, 2).await;
    let mut player = Player::new(&house, &table, 2);
    let watching = spectator.events(&table.id, None).await;
    player.play(12).await;
    assert_eq!(number("railhead_moves_total").await, Some(12.0));
    assert_eq!(number("railhead_actions_total").await, Some(12.0));
    assert_eq!(number("railhead_move_seconds_count").await, Some(12.0));
    assert!(number("railhead_move_seconds_sum").await > Some(0.0));
    assert_eq!(number("railhead_games_in_memory").await, Some(1.0));
    assert_eq!(number("railhead_open_streams").await, Some(1.0));
    drop(watching);
    eventually("the end of a stream", async || {
        (number("railhead_open_streams").await == Some(0.0)).then_some(())
    })
    .await;
    let buckets = spectator.get("/metrics").await.text;
    assert!(buckets.contains("railhead_move_seconds_bucket{le=\"0.05\"}"), "for p50 and p99:\n{buckets}");

    // What was refused is no move; a bot's turn is one, with all its actions.
    player.seats[0].try_actions(&table.id, 0, &[json!({ "do": "pass" })]).await.refused(409);
    assert_eq!(number("railhead_moves_total").await, Some(12.0));
    let bots = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let table = spectator.create(json!({ "game": AMERICAN_RAILS, "seats": bots })).await;
    let end = eventually("the end", async || {
        let view = spectator.look(&table.id).await;
        (view["over"] == true).then_some(view)
    })
    .await;
    let all = 12.0 + end["version"].as_f64().expect("a version");
    eventually("the last number", async || {
        (number("railhead_actions_total").await == Some(all)).then_some(())
    })
    .await;
    assert_eq!(number("railhead_bots_thinking").await, Some(0.0));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_by_limits_are_counted() {
    let house = House::open_with(|config| {
        config.requests_a_second = 1;
        config.trust_forwarded = true;
    })
    .await;
    let ask = async |address: &str, token: Option<&str>| {
        let caller = token.map_or_else(|| house.spectator(), |token| house.caller(token));
        let request = caller.request(reqwest::Method::GET, "/metrics").header("X-Forwarded-For", address);
        common::send(request).await
    };
    for _ in 0..12 {
        ask("203.0.113.1", None).await;
    }
    let key = common::key("somebody");
    for number in 0..12 {
        ask(&format!("192.0.2.{number}"), Some(&key)).await;
    }
    let numbers = ask("203.0.113.2", None).await.text;
    for limit in ["rate-address", "rate-key"] {
        let name = format!("railhead_refused_total{{limit=\"{limit}\"}} ");
        let refused = numbers.lines().find_map(|line| line.strip_prefix(&name)).expect("a number");
        assert!(refused.parse::<u32>().is_ok_and(|refused| refused >= 5), "{limit}: {refused}");
    }
    house.close().await;
}

/// A PostgreSQL database that goes away, so that there is something to be seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_fails_can_be_seen() {
    let cluster = tokio::task::spawn_blocking(|| store::testing::Cluster::start(&[("fsync", "off")]));
    let cluster = cluster.await.expect("PostgreSQL starts");
    let database = cluster.database().await;
    let house = House::open_with(|config| config.database.clone_from(&database.url)).await;
    let spectator = house.spectator();
    let numbers = async || spectator.get("/metrics").await.text;
    assert!(numbers().await.contains("railhead_database_up 1\n"));
    drop(cluster);
    let refused = spectator.get("/healthz").await;
    assert_eq!(refused.status, 503);
    assert_eq!(refused.headers["retry-after"], "5");
    assert_eq!(spectator.get("/livez").await.status, 200, "the server lives");
    let seen = numbers().await;
    assert!(seen.contains("railhead_database_up 0\n"), "{seen}");
    assert!(!seen.contains("railhead_database_errors_total 0\n"), "{seen}");
    assert!(seen.contains("railhead_http_requests_total{status=\"5xx\"} 1\n"), "{seen}");
}
