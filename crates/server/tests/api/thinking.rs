//! Bots, hints and analyses share few threads, fairly.

use std::time::{Duration, Instant};

use crate::common::{AMERICAN_RAILS, House, eventually, key};
use serde_json::json;

/// A number from the metrics.
async fn number(house: &House, name: &str) -> f64 {
    let metrics = house.spectator().get("/metrics").await.text;
    let line = metrics.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name}"));
    line.rsplit(' ').next().and_then(|number| number.parse().ok()).expect("a number")
}

/// Forty tables of experts, all of whom want to think: whoever comes now comes to a long line.
async fn crowd(house: &House) {
    for seed in 0..40 {
        let seats = json!([{ "bot": "expert" }, { "bot": "expert" }, { "bot": "expert" }]);
        house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": seed })).await;
    }
    eventually("a line", async || (number(house, "railhead_thoughts_waiting").await > 20.0).then_some(()))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_experts_do_not_keep_an_easy_bot_from_moving() {
    let house = House::open_with(|config| config.thinkers = 1).await;
    crowd(&house).await;
    let seats = json!([{ "name": "Ann" }, { "bot": "easy" }, { "bot": "easy" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 1 });
    let before = number(&house, "railhead_moves_total").await;
    let table = house.spectator().create(order).await;
    eventually("the easy bot's move", async || {
        (house.spectator().look(&table.id).await["version"].as_u64() > Some(0)).then_some(())
    })
    .await;
    let moved = number(&house, "railhead_moves_total").await - before;
    assert!(moved < 20.0, "{moved} others moved first");
    assert!(number(&house, "railhead_thinking_wait_seconds_count").await > 0.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_would_take_too_long_is_refused_at_once() {
    let house = House::open_with(|config| {
        config.thinkers = 1;
        config.hint_patience = Duration::ZERO;
    })
    .await;
    let mut tables = Vec::new();
    for name in ["Ann", "Bob", "Cyd"] {
        let seats = json!([{ "name": name, "mine": true }, { "bot": "random" }, { "bot": "random" }]);
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 });
        let player = house.caller(&key(name));
        tables.push((player.clone(), player.create(order).await.id));
    }
    let hint = async |number: usize| {
        let (player, id) = &tables[number];
        player.get(&format!("/api/games/{id}/hint")).await
    };
    assert_eq!(hint(0).await.status, 200, "nobody else thinks");
    crowd(&house).await;
    let refused = futures::future::join_all([hint(1), hint(2)]).await;
    // The line was long all the while.
    assert!(number(&house, "railhead_thoughts_waiting").await > 20.0);
    for answer in refused {
        assert!(answer.headers.contains_key("retry-after"), "{answer:?}");
        answer.refused(503);
    }
    assert_eq!(hint(0).await.status, 200, "what was thought out already is there");
    assert!(number(&house, "railhead_refused_total{limit=\"thinking\"}").await >= 2.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_table_that_nobody_asks_for_take_their_time() {
    const PAUSE: Duration = Duration::from_millis(300);
    let house = House::open_with(|config| {
        config.quiet_after = Duration::ZERO;
        config.quiet_pause = PAUSE;
    })
    .await;
    let begin = Instant::now();
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    eventually("a few moves", async || {
        let moved = number(&house, "railhead_moves_total").await;
        // The first may come while the table is not quiet yet.
        let pauses = (moved - 1.0).max(0.0);
        let took = begin.elapsed();
        assert!(took >= PAUSE.mul_f64(pauses), "{moved} moves in {took:?}");
        (moved >= 4.0).then_some(())
    })
    .await;
    house.close().await;
}
