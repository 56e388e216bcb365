//! Standing orders: somebody leaves, and their order bids for them.

use e2e::{Browser, Hand, House, NewGame, Player};

/// What somebody else could find of an order on their page.
const TRACE: &str = "return document.documentElement.outerHTML.includes('up to $23')
    || document.querySelector('#orders-body .standing-orders, .order-count') !== null";

#[tokio::test(flavor = "multi_thread")]
async fn an_auction_is_won_by_somebody_who_has_left_and_nobody_sees_how() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let (bob, cyd) = (Browser::phone(&house).await, Browser::laptop(&house).await);
    let table = NewGame { seats: &["me", "open", "open"], options: &[("banker", "0")], ..NewGame::FOR_TWO };
    let host = table.set_up(&ann).await;
    let invitation = ann.value("#invitation").await;
    let mut sitting = Vec::new();
    for (browser, name) in [(&bob, "Bob"), (&cyd, "Cyd")] {
        browser.goto(&invitation).await;
        browser.type_into("#sit [name=name]", name).await;
        browser.click("#sit-down").await;
        sitting.push(Player::sit(browser, Hand::Mouse).await);
    }
    ann.wait("#table[data-turn=yours]").await;
    host.do_first("offer").await;
    host.point("#raise").await;
    bob.wait("#table[data-version='2'][data-turn=yours]").await;

    // Bob orders, by touch, and leaves. It is his decision: the first bid is made at once.
    bob.tap("#orders-button").await;
    bob.wait("#orders[open]").await;
    bob.axe().await;
    bob.type_into("#order-amount-0", "4").await;
    bob.tap("#order-0-0").await;
    bob.wait_text("#order-amount-0-why", "At least").await;
    bob.type_into("#order-amount-0", "23").await;
    bob.screenshot("orders-phone").await;
    bob.tap("#order-0-0").await;
    bob.wait_text("#orders-body .standing-order", "up to $23").await;
    let left = bob.attribute("#table", "data-id").await.expect("a table");
    bob.goto("/").await;

    cyd.wait("#table[data-version='3'][data-turn=yours]").await;
    cyd.wait_text("#log li[data-at='3']", "Bob bids $11").await;
    cyd.click("#orders-button").await;
    cyd.wait("#orders[open]").await;
    cyd.screenshot("orders-laptop").await;
    cyd.axe().await;
    cyd.click("#orders form button").await;
    assert!(!cyd.run(TRACE).await.as_bool().unwrap_or(true));
    cyd.type_into("#bid-amount", "12").await;
    sitting[1].point("#bid").await;
    ann.wait("#table[data-version='4'][data-turn=yours]").await;
    host.point("#pass").await;
    cyd.wait("#table[data-version='6'][data-turn=yours]").await;
    cyd.wait_text("#log li[data-at='6']", "Bob bids $13").await;
    sitting[1].point("#pass").await;
    cyd.wait_text("#log", "Bob buys the share").await;
    for page in [&ann, &cyd] {
        assert!(!page.run(TRACE).await.as_bool().unwrap_or(true), "nobody sees how");
    }

    // He comes back and is told.
    bob.goto(&format!("/games/{left}")).await;
    Player::sit(&bob, Hand::Finger).await;
    bob.screenshot("orders-back").await;
    bob.tap("#orders-button").await;
    bob.wait_text("#orders-body .standing-order", "Carried out").await;
    bob.tap("#withdraw-auction").await;
    bob.wait_gone("#orders-body .standing-order").await;
    ann.leave().await;
    bob.leave().await;
    cyd.leave().await;
}
