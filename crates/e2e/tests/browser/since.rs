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
    let missed = now - left_at;
    ann.wait_text("#since summary", &format!("({missed})")).await;
    ann.wait("#since details[open]").await;
    ann.wait_text("#since ul", "Bob bids $14").await;
    assert!(ann.exists("#table[data-turn=yours]").await);
    // A line of it leads to its moment.
    host.point("#since li a").await;
    ann.wait("#table[data-at]").await;
    ann.press("n").await;
    ann.wait("#table:not([data-at])[data-busy=false]").await;
    // After a move of one's own it is gone, until others have moved again.
    host.move_once().await;
    ann.wait_for("!document.querySelector('#since').textContent.includes('Bob bids $14')").await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_it_stands_above_the_board() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    ann.tap("#play-american-rails").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    let missed = "document.querySelector('#since:not([hidden])')?.checkVisibility()";
    // Bots move between her decisions, sooner or later.
    loop {
        let situation = player.asked().await.expect("a game does not end so soon");
        if ann.run(&format!("return {missed} ?? false")).await == true {
            break;
        }
        player.decide(&situation).await;
    }
    assert!(ann.exists("body[data-tab=board]").await);
    let overlap = "
        const since = document.getElementById('since').getBoundingClientRect();
        return since.bottom > document.getElementById('stage').getBoundingClientRect().top + 0.5;";
    assert_eq!(ann.run(overlap).await, false, "it does not lie on the board");
    assert_eq!(ann.run("return document.scrollingElement.scrollWidth > innerWidth").await, false);
    ann.leave().await;
}
