//! The table around the board: nothing moves while somebody thinks, and everything is in its place.

use e2e::{Browser, Hand, House, Player, Record};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn the_board_keeps_its_place_while_somebody_plans() {
    let house = House::open().await;
    for (browser, hand) in
        [(Browser::laptop(&house).await, Hand::Mouse), (Browser::phone(&house).await, Hand::Finger)]
    {
        let player = Record::of_seven_years().after(133).set_up(&browser, hand).await;
        let still = boxes(&browser).await;
        // What cannot be done says why.
        player.point(".rows [aria-disabled]").await;
        browser.wait_text("#card .refusal .ruling", "AR-").await;
        assert_eq!(boxes(&browser).await, still, "a refusal");
        player.choose_row("expand-4").await;
        assert_eq!(boxes(&browser).await, still, "a row");
        for cubes in 1..=2 {
            player.take(player.situation().await.places()[0]).await;
            assert_eq!(player.situation().await.plan, cubes + 1);
            assert_eq!(boxes(&browser).await, still, "a cube");
        }
        player.point("#hint").await;
        browser.wait("#table[data-hints=shown] #hints .tip").await;
        assert_eq!(boxes(&browser).await, still, "a hint");
        player.point("#close-hints").await;
        browser.wait("#hints[hidden]").await;
        player.point("#clear").await;
        assert_eq!(player.situation().await.plan, 0, "the whole plan is dropped");
        assert_eq!(boxes(&browser).await, still, "no plan");
        browser.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_row_takes_the_place_of_the_planned_one() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    player.choose_row("expand-4").await;
    player.take(player.situation().await.places()[0]).await;
    player.point("#instead-develop").await;
    bob.wait("#table[data-plan='1'][data-busy=false]").await;
    bob.wait_text(".track .used", "Develop").await;
    player.take(player.situation().await.places()[0]).await;
    bob.wait_text("#confirm", "Develop").await;
    bob.wait_text("#decision .tiles", "+$").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_the_game_can_end_is_always_told() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let _player: Player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.wait_text("#progress .here", "1853").await;
    bob.wait_text("#progress .ends", "Ends after 1857").await;
    bob.wait_text("#progress .ends", "(9 of 21)").await;
    bob.leave().await;
}

/// Where the stage and the board are.
async fn boxes(browser: &Browser) -> Value {
    browser
        .run(
            "return ['#stage', '#board', '#decision'].map((css) => {
                 const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
                 return [css, x, y, width, height];
             });",
        )
        .await
}
