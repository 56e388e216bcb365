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
    ];
    for name in names {
        assert_eq!(number(name).await, Some(0.0), "{name}, before anything has happened");
    }
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

    // What was refused is no move; a bot's move is one.
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
    eventually("the last number", async || (number("railhead_moves_total").await == Some(all)).then_some(()))
        .await;
    assert_eq!(number("railhead_bots_thinking").await, Some(0.0));
    house.close().await;
}
