//! Without a mouse.

use e2e::{Browser, Hand, House, Key, Player, Record};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_taken_by_keys_only() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    // The seventh row: Expand 4.
    bob.press("7").await;
    bob.wait("#table[data-plan='1'][data-busy=false]").await;
    bob.press("m").await;
    bob.wait(".target:focus").await;
    walk(&bob, player.situation().await.places().last().expect("a place to build").id.as_str()).await;
    bob.press(Key::Enter).await;
    bob.wait("#table[data-plan='2'][data-busy=false]").await;
    bob.wait(".cube.planned").await;
    bob.wait("#board :focus").await;

    // Another company, another cube; and that one is taken back.
    let company = bob.attribute("[data-focus][aria-pressed=true]", "data-focus").await;
    bob.press("f").await;
    bob.wait(&format!("[data-focus][aria-pressed=true]:not([data-focus={}])", company.unwrap_or_default()))
        .await;
    player.rest().await;
    bob.press("m").await;
    bob.wait(".target:focus").await;
    bob.press(Key::Enter).await;
    bob.wait("#table[data-plan='3'][data-busy=false]").await;
    bob.press("z").await;
    bob.wait("#table[data-plan='2'][data-busy=false]").await;

    bob.press("c").await;
    bob.wait("#table[data-plan='0'][data-version='136'][data-busy=false]").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_auction_is_held_by_keys_only() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(98).set_up(&ann, Hand::Mouse).await;
    ann.wait_text("#turn", "Ann").await;
    // The sixth row: Auction. Then a company, by Tab and Enter.
    ann.press("6").await;
    ann.wait("#table[data-plan='1'][data-busy=false]").await;
    tab_to(&ann, "#decision [data-do*=majestic]").await;
    ann.press(Key::Enter).await;
    ann.wait("#table[data-plan='2'][data-busy=false]").await;
    ann.press("r").await;
    ann.wait("#table[data-version='101'][data-plan='0'][data-busy=false]").await;
    ann.wait_text("#turn", "Bob").await;

    // An amount of one's own.
    tab_to(&ann, "#bid-amount").await;
    ann.press(Key::Control + "a").await;
    ann.press("17").await;
    ann.press("b").await;
    ann.wait_text("#log li[data-at='102']", "Bob bids $17").await;
    player.rest().await;
    while ann.exists("#decision .auction").await {
        let version = player.situation().await.version;
        ann.press("p").await;
        ann.wait(&format!("#table:not([data-version='{version}'])[data-busy=false]")).await;
    }
    ann.wait_for(
        "document.querySelector('#log').textContent.includes('Bob buys the share of Majestic for $17')",
    )
    .await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keys_are_explained_and_do_nothing_while_somebody_writes() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.press("?").await;
    bob.wait("dialog#keys[open]").await;
    bob.press("7").await;
    bob.press(Key::Escape).await;
    bob.wait_gone("dialog[open]").await;
    bob.click(".drawers [data-tab=talk]").await;
    bob.type_into("#words", "7 m c p").await;
    player.rest().await;
    assert_eq!(player.situation().await.plan, 0);
    assert_eq!(bob.value("#words").await, "7 m c p");

    // Zoom, and all of it again.
    bob.run("document.activeElement.blur()").await;
    bob.press("+").await;
    bob.wait("#board:not([data-zoom='1.00'])").await;
    bob.press("0").await;
    bob.wait("#board[data-zoom='1.00']").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_share_is_offered_by_its_number() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(99).set_up(&ann, Hand::Mouse).await;
    let second = player.situation().await.to("offer").nth(1).expect("several companies").clone();
    ann.press("2").await;
    ann.wait("#table[data-plan='1'][data-busy=false]").await;
    let planned = ann
        .run("return import(document.querySelector('script[src$=\"/state.js\"]').src).then(({ state }) => state.plan[0])")
        .await;
    assert_eq!(Some(planned), second.action);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_of_one_sign_can_be_switched_off() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    bob.prefer("letters.off_spend.off").await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    for key in ["7", "m", "$", "?"] {
        bob.press(key).await;
    }
    player.rest().await;
    assert_eq!(player.situation().await.plan, 0);
    assert!(!bob.exists("dialog[open]").await);
    assert!(bob.exists("#money[hidden]").await);
    // In the settings they come back.
    bob.click("[data-opens=settings]").await;
    bob.choose("[data-set=letters]", "on").await;
    bob.press(Key::Escape).await;
    bob.wait_gone("dialog[open]").await;
    bob.press("7").await;
    bob.wait("#table[data-plan='1'][data-busy=false]").await;
    bob.leave().await;
}

/// Goes with the arrow keys from the place that has the focus to another.
async fn walk(browser: &Browser, to: &str) {
    for _ in 0..40 {
        let way = browser
            .run(&format!(
                "const [here, there] = [document.activeElement, document.getElementById('{to}')];
                 if (here === there) return null;
                 const across = there.dataset.x - here.dataset.x, down = there.dataset.y - here.dataset.y;
                 return Math.abs(across) > Math.abs(down) ? [across, 0] : [0, down];"
            ))
            .await;
        let Value::Array(way) = way else { return };
        let [across, down] = [0, 1].map(|side| way[side].as_i64().unwrap_or_default());
        browser
            .press(match (across.signum(), down.signum()) {
                (1, _) => Key::Right,
                (-1, _) => Key::Left,
                (_, 1) => Key::Down,
                _ => Key::Up,
            })
            .await;
    }
    panic!("the arrow keys do not lead to {to}");
}

/// Presses Tab until something has the focus.
pub(crate) async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..60 {
        if browser.exists(&format!("{css}:focus")).await {
            return;
        }
        browser.press(Key::Tab).await;
    }
    panic!("the Tab key does not lead to {css}");
}

/// A player's way around the page needs no pointer at all: whatever can be clicked can have the focus.
#[tokio::test(flavor = "multi_thread")]
async fn the_skip_link_leads_to_the_decision() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let _player: Player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.press(Key::Tab).await;
    bob.wait(".skip:focus").await;
    bob.press(Key::Enter).await;
    bob.wait("#decision:focus, #decision:target").await;
    bob.press(Key::Tab).await;
    bob.wait("#decision :focus").await;
    bob.leave().await;
}
