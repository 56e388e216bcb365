//! What happened while somebody was away.

use e2e::{Browser, Hand, House, NewGame, Player};

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_sees_what_has_happened_since_their_last_move() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame { seats: &["me", "open", "bot:random"], ..NewGame::FOR_TWO }.set_up(&ann).await;
    let guest = NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    host.do_first("offer").await;
    host.point("#raise").await;
    let left_at = host.situation().await.version;
    ann.goto("/").await;
    ann.wait_text("#mine li", "Bob").await;

    // Ann has bid $10, and does not see how Bob and the bot go on until it is her turn.
    assert!(guest.asked().await.is_some());
    bob.type_into("#bid-amount", "14").await;
    guest.point("#bid").await;
    loop {
        bob.wait_for("document.querySelector('#turn').textContent.match(/Ann|Your turn/)").await;
        if bob.text("#turn").await.contains("Ann") {
            break;
        }
        guest.decide(&guest.asked().await.expect("the game is not over yet")).await;
    }
    let now = guest.situation().await.version;
    assert!(now > left_at);
    ann.reload().await;
    ann.wait_text("#mine li.yours strong", "Your turn").await;
    ann.click("#mine li:first-child a").await;
    let host = Player::sit(&ann, Hand::Mouse).await;
    // The auction is one line, however often somebody has bid.
    ann.wait_text("#since h3", &format!("Since your move {left_at}")).await;
    ann.wait("[data-panel=since][data-drawer-open]").await;
    let lines = ann.text("#since ul").await;
    // A bot that bids everything it has may have won already.
    assert!(lines.contains("leads the auction") || lines.contains("buys a share"), "{lines}");
    assert!(!lines.contains(" bids ") && !lines.contains(" passes"), "{lines}");
    assert!(ann.exists("#table[data-turn=yours]").await);
    // A line of it leads to its moment, unless that is the present.
    let told = ann.attribute("#since li[data-at]", "data-at").await.and_then(|at| at.parse().ok());
    host.point("#since li a").await;
    if told < Some(now) {
        ann.wait("#table[data-at]").await;
        ann.press("n").await;
    }
    ann.wait("#table:not([data-at])[data-busy=false]").await;
    // All of it can be played, and ends with the present.
    ann.click("#play-since").await;
    ann.wait("#table[data-at]").await;
    ann.wait("#table:not([data-at])[data-busy=false] #play-since[aria-pressed=false]").await;
    // After a move of one's own it is gone, until others have moved again.
    host.move_once().await;
    ann.wait_for(&format!("!document.querySelector('#since h3').textContent.includes(' {left_at}')")).await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_it_lies_behind_a_tab_and_moves_nothing() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    ann.tap("#play-now").await;
    ann.tap("#without-coach").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    // Bots move between her decisions, sooner or later.
    loop {
        let situation = player.asked().await.expect("a game does not end so soon");
        if ann.exists("#since li").await {
            break;
        }
        player.decide(&situation).await;
    }
    let stage = "const { x, y, width, height } = document.getElementById('stage').getBoundingClientRect();
        return [x, y, width, height];";
    let still = ann.run(stage).await;
    ann.tap(".tabs.phone [data-tab=log]").await;
    ann.tap(".drawers [data-tab=since]").await;
    ann.wait_for("document.querySelector('#since').checkVisibility()").await;
    assert_eq!(ann.run(stage).await, still, "the board stays where it is");
    assert_eq!(ann.run("return document.scrollingElement.scrollWidth > innerWidth").await, false);
    ann.leave().await;
}
