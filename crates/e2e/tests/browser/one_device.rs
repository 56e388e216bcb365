//! Several people around one screen, and people who go.

use e2e::{Browser, Hand, House, NewGame, Player, Turn};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_on_one_device_are_told_whose_turn_it_is() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table =
        NewGame { seats: &["me", "here Bob", "here Cyd"], options: &[("banker", "1")], ..NewGame::ALONE };
    let players = table.set_up(&ann).await;
    let id = players.game().await;
    let mut met = [false; 3];
    for _ in 0..12 {
        let game = ann.ask("GET", &format!("/api/games/{id}"), None).await.json();
        let actor = game["actor"].as_u64().expect("the game is not over") as usize;
        ann.wait_text("#turn", &format!("Your turn: {}", ["Ann", "Bob", "Cyd"][actor])).await;
        ann.wait(&format!("#players tbody tr:nth-child({})[aria-current]", actor + 1)).await;
        met[actor] = true;
        assert_eq!(players.situation().await.turn, Turn::Yours);
        players.move_once().await;
    }
    assert_eq!(met, [true; 3], "everybody has had a turn");
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_fills_free_seats_with_bots() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = NewGame { seats: &["me", "open", "open"], ..NewGame::ALONE };
    let host = table.set_up(&ann).await;
    assert_eq!(host.situation().await.turn, Turn::Waiting);
    ann.click("#fill-1").await;
    ann.wait("#players .page-seat-bot").await;
    let host = Player::sit(&ann, Hand::Mouse).await;
    assert_eq!(host.situation().await.turn, Turn::Waiting);
    ann.click("#fill-2").await;
    ann.wait("#table[data-turn=yours]").await;
    assert_eq!(ann.count("#players .page-seat-bot").await, 2);
    Player::sit(&ann, Hand::Mouse).await.move_once().await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_hands_an_absent_players_seat_to_a_bot() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    ann.wait_text("#players tbody tr:nth-child(2)", "here").await;
    assert!(!ann.exists("#fill-1").await, "a player who is there keeps the seat");
    host.do_first("offer").await;
    host.point("#raise").await;
    bob.wait("#table[data-turn=yours]").await;
    bob.goto("/").await;

    ann.wait_text("#players tbody tr:nth-child(2)", "away").await;
    ann.wait_text("#turn", "Bob decides").await;
    ann.click("#absent summary").await;
    ann.wait_text("#fill-1", "Bob").await;
    ann.click("#fill-1").await;
    ann.wait_text("#players tbody tr:nth-child(2)", "bot").await;
    // The game goes on without Bob.
    let host = Player::sit(&ann, Hand::Mouse).await;
    assert!(host.asked().await.is_some());
    let id = host.game().await;
    let game = ann.ask("GET", &format!("/api/games/{id}"), None).await.json();
    assert_ne!(game["seats"][1]["bot"], Value::Null);
    // Bob finds the table among his own, and takes the seat back.
    bob.goto("/").await;
    bob.wait_text("#mine li.yours", "A bot plays for you").await;
    bob.click("#mine a").await;
    bob.wait_text("#notices", "A bot is playing for you").await;
    bob.axe().await;
    bob.click("#take-seat-back").await;
    bob.wait_text("#players tbody tr:nth-child(2)", "you").await;
    bob.wait("#notices[hidden]").await;
    ann.wait_text("#players tbody tr:nth-child(2)", "Bob").await;
    // Everybody reads what happened.
    ann.wait_text("#log", "A bot plays for Bob now").await;
    ann.wait_text("#log", "Bob is back").await;
    bob.leave().await;
    ann.leave().await;
}
