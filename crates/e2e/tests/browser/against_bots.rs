//! From the lobby to the last dividend, and on.

use e2e::{Browser, Hand, House, Player};
use serde_json::Value;

use crate::amounts::dollars;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_is_played_by_keys() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/").await;
    ann.click("#play-american-rails").await;
    ann.click("#without-coach").await;
    let player = Player::sit(&ann, Hand::Keys).await;
    while let Some(situation) = player.asked().await {
        player.decide(&situation).await;
    }

    let id = player.game().await;
    let game = ann.ask("GET", &format!("/api/games/{id}"), None).await.json();
    let cash: Vec<i64> = game["result"]["cash"]
        .as_array()
        .expect("a game that is over has a result")
        .iter()
        .filter_map(Value::as_i64)
        .collect();
    let most = dollars(*cash.iter().max().expect("four players"));
    ann.wait_text("#decision .ending", &most).await;
    ann.click("#see-end").await;

    ann.wait(".podium .place-1").await;
    assert_eq!(ann.text(".podium .place-1 .final-cash").await, most);
    assert_eq!(ann.count(".podium li").await, 4);
    let winners = game["result"]["winners"].as_array().expect("somebody wins").len();
    assert_eq!(ann.count(".podium .place-1").await, winners);
    assert_eq!(ann.text(".ledger .total td").await, most, "and how it came to this");
    ann.wait_text("p.ending", "The game ended because").await;
    // Cash, incomes and dividends; a line for each player or company.
    assert_eq!(ann.count(".charts svg[role=img][aria-label]").await, 3);
    assert_eq!(ann.count(".charts figure:first-child .line").await, 4);

    ann.click("#again").await;
    let again = Player::sit(&ann, Hand::Mouse).await;
    assert_ne!(again.game().await, id);
    assert_eq!(ann.count("#players tbody tr").await, 4);
    assert_eq!(ann.count("#players .page-seat-bot").await, 3);
    // And it can be played.
    assert!(again.asked().await.is_some());
    again.move_once().await;
    ann.leave().await;
}
