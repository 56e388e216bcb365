//! The desk of North American Railways: on a small phone, by keys only, and without anything that moves.

use e2e::{Browser, Hand, House, Key};
use serde_json::Value;

use crate::north_american_railways::{Table, assert_fits, recorded};

/// What a player presses in the end.
const ACTS: &str = "#confirm, #propose, #found, #buy, #allow, #intercept, #pass, #stop";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_on_a_small_phone_by_finger() {
    let house = House::open().await;
    let ann = Browser::small_phone(&house).await;
    let table = against_bots(&ann, Hand::Finger).await;
    while table.player.asked().await.is_some() {
        assert_fits(&ann).await;
        assert_in_reach(&ann).await;
        table.decide().await;
    }
    assert!(table.game().await["result"].is_object());
    assert_fits(&ann).await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_keys_only() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = against_bots(&ann, Hand::Keys).await;
    while let Some(situation) = table.player.asked().await {
        let (version, plan) = (situation.version, situation.plan);
        let key = next_key(&table, version as usize).await;
        ann.press(key.as_str()).await;
        // A share that is turned to changes neither.
        let moved = format!("#table:not([data-version='{version}'])");
        let planned = format!("#table:not([data-plan='{plan}'])");
        ann.wait(&format!(":is({moved}, {planned}, #table:has(#other-share))")).await;
        table.player.rest().await;
    }
    assert!(table.game().await["result"].is_object());
    ann.leave().await;
}

/// A game that the lobby's button starts.
async fn against_bots(browser: &Browser, hand: Hand) -> Table<'_> {
    browser.goto("/").await;
    browser.wait("html[data-ready]").await;
    browser.run("document.getElementById('play-north-american-railways').click()").await;
    browser.wait("#without-coach").await;
    browser.run("document.getElementById('without-coach').click()").await;
    Table::sit(browser, hand).await
}

/// The key that leads on from here.
async fn next_key(table: &Table<'_>, turn: usize) -> String {
    let key = async |css: &str| {
        let found =
            format!("return [...document.querySelectorAll('{css}')].map((e) => e.dataset.key.split(' ')[0])");
        let keys = table.browser.run(&found).await;
        let keys: Vec<String> =
            keys.as_array().into_iter().flatten().filter_map(|key| Some(key.as_str()?.to_owned())).collect();
        keys.get(turn % keys.len().max(1)).cloned()
    };
    for css in [
        "#confirm",
        "#allow, #intercept[data-do]",
        "#found, #propose, #buy",
        ".box[data-do]",
        ".shares .front.can",
        "#stop, #pass",
    ] {
        if let Some(key) = key(css).await {
            return key;
        }
    }
    panic!("no key leads on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_fits_a_small_phone_without_scrolling() {
    let house = House::open().await;
    let ann = Browser::small_phone(&house).await;
    let table = recorded(&ann, "shares-run-out", 36, Hand::Finger).await;
    table.player.point(".shares .front.can").await;
    ann.wait("#propose").await;
    assert_eq!(hidden_part(&ann).await, 0, "the proposal scrolls");
    table.player.point("#propose").await;
    ann.wait("#confirm").await;
    table.player.point("#confirm").await;
    ann.wait("#allow").await;
    assert_eq!(hidden_part(&ann).await, 0, "the answer scrolls");
    let table = recorded(&ann, "shares-run-out", 43, Hand::Finger).await;
    assert_eq!(hidden_part(&ann).await, 0, "the cities scroll");
    // Cash and the next payment stay in sight, whatever is open.
    for tab in ["players", "companies", "payments", "log", "board"] {
        table.player.point(&format!(".tabs.phone [data-tab={tab}]")).await;
        ann.wait_for("document.querySelector('[data-watch=purse-next]').checkVisibility()").await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_slider_the_field_and_the_button_always_say_the_same() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = recorded(&ann, "shares-run-out", 0, Hand::Mouse).await;
    table.player.point("#choose-3").await;
    ann.wait_text("#found", "$500").await;
    // The slider by its keys.
    ann.run("document.getElementById('price-slider').focus()").await;
    ann.press(Key::Right).await;
    ann.wait_text("#found", "$600").await;
    table.player.rest().await;
    assert_eq!(ann.value("#bid-amount").await, "600");
    ann.wait("#price-slider:focus").await;
    // The field.
    ann.type_into("#bid-amount", "1200").await;
    ann.wait_text("#found", "$1,200").await;
    table.player.rest().await;
    assert_eq!(ann.value("#price-slider").await, "1200");
    // What cannot be paid is named by nothing, and not sent.
    ann.type_into("#bid-amount", "1250").await;
    ann.wait_text("#found", "…").await;
    ann.click("#found").await;
    ann.wait_text("#bid-amount-why", "Multiples of $100 only.").await;
    assert_eq!(table.player.situation().await.plan, 0);
    // A stepper leads back, and a landmark to its price.
    ann.click("#less").await;
    ann.wait_text("#found", "$1,200").await;
    table.player.rest().await;
    let landmark = ann.attribute(".landmarks button", "id").await.expect("there are landmarks");
    table.player.point(&format!("#{landmark}")).await;
    let price = landmark.trim_start_matches("price-");
    assert_eq!(ann.value("#bid-amount").await, price);
    assert_eq!(ann.value("#price-slider").await, price);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_box_of_the_matrix_takes_the_place_of_the_planned_one() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = recorded(&ann, "shares-run-out", 43, Hand::Mouse).await;
    table.player.point("#connect-0-1").await;
    ann.wait("#table[data-plan='1'] #connect-0-1[aria-pressed=true]").await;
    ann.wait_text("#confirm", "Buy San Diego for Blue, $400").await;
    table.player.point("#connect-3-3").await;
    ann.wait("#table[data-plan='1'] #connect-3-3[aria-pressed=true]").await;
    assert_eq!(ann.count(".box[aria-pressed=true]").await, 1);
    ann.wait_text("#confirm", "Buy Dallas for Yellow, $200").await;
    table.player.point("#confirm").await;
    ann.wait_text("#log li[data-at='44']", "Dallas").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_while_somebody_plans() {
    let house = House::open().await;
    for browser in [Browser::laptop(&house).await, Browser::small_phone(&house).await] {
        let table = recorded(&browser, "shares-run-out", 36, Hand::Mouse).await;
        let before = places(&browser).await;
        table.player.point(".shares .front.can").await;
        assert_eq!(places(&browser).await, before, "after turning to a share");
        table.player.point("#less").await;
        assert_eq!(places(&browser).await, before, "after another price");
        table.player.point("#propose").await;
        assert_eq!(places(&browser).await, before, "after planning it");
        let table = recorded(&browser, "shares-run-out", 43, Hand::Mouse).await;
        let before = places(&browser).await;
        table.player.point("#connect-0-1").await;
        assert_eq!(places(&browser).await, before, "after planning a city");
        browser.leave().await;
    }
}

/// Where the parts of the table are.
async fn places(browser: &Browser) -> Value {
    browser
        .run(
            "return ['#purse', '#stage', '#desk', '#decision', '#side', '#share-columns .grid', '#city-columns .grid', '#networks']
                .map((css) => { const box = document.querySelector(css).getBoundingClientRect();
                    return [css, box.x, box.y, box.width, box.height].join(' '); })",
        )
        .await
}

/// How much of the decision has to be scrolled to.
async fn hidden_part(browser: &Browser) -> i64 {
    let script = "const { scrollHeight, clientHeight } = document.getElementById('decision'); return scrollHeight - clientHeight";
    browser.run(script).await.as_i64().expect("a height")
}

/// What is pressed in the end is on the screen, and large enough for a finger.
async fn assert_in_reach(browser: &Browser) {
    let out = browser
        .run(&format!(
            "return [...document.querySelectorAll('{ACTS}')].filter((button) => {{
                 const {{ top, bottom, height }} = button.getBoundingClientRect();
                 return top < 0 || bottom > innerHeight || height < 44;
             }}).map((button) => button.id)"
        ))
        .await;
    assert_eq!(out, Value::Array(Vec::new()));
}
