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
