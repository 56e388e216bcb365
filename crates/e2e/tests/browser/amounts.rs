//! Amounts of money: one that is not possible is not sent, stays as it was typed, and says why.

use e2e::{Browser, Hand, House, Key, Player, Record};
use serde_json::json;

/// Ann has offered a share, has $50 and may bid $10 or more.
const OFFERED: usize = 1;

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_that_is_not_possible_stays_in_its_field_with_the_reason_beside_it() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = auction(&ann).await;
    for (typed, reason) in [
        ("60", "You have only $50."),
        ("999", "You have only $50."),
        ("5", "At least $10."),
        ("-3", "At least $10."),
        ("12.5", "Whole dollars only."),
        ("1e", "Whole dollars only."),
        ("", "Type an amount."),
    ] {
        // With the mouse and with keys.
        ann.type_into("#bid-amount", typed).await;
        ann.click("#bid").await;
        assert_refused(&ann, &player, typed, reason).await;
        ann.type_into("#bid-amount", "1").await;
        assert_eq!(ann.text("#bid-amount-why").await, "", "who types on is not blamed");
        ann.type_into("#bid-amount", typed).await;
        ann.press(Key::Enter).await;
        assert_refused(&ann, &player, typed, reason).await;
    }
    ann.axe().await;

    // What is possible is sent as it was typed.
    ann.type_into("#bid-amount", "17").await;
    assert!(!ann.exists("#bid-amount[aria-invalid]").await);
    ann.press(Key::Enter).await;
    ann.wait_text("#log li[data-at='2']", "$17").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_price_that_is_not_possible_stays_in_its_field_with_the_reason_beside_it() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = Record::named("north-american-railways", "shares-run-out").after(0);
    let player = table.set_up(&ann, Hand::Mouse).await;
    player.point("#choose-3").await;
    let most = ann.attribute("#bid-amount", "max").await.expect("there is a highest price");
    let more = format!("{most}00");
    for (typed, reason) in [
        ("650", "Multiples of $100 only.".to_owned()),
        ("0", "At least $100.".to_owned()),
        (&more, format!("You have only {}.", dollars(most.parse().expect("a price")))),
        ("", "Type an amount.".to_owned()),
    ] {
        ann.type_into("#bid-amount", typed).await;
        ann.click("#found").await;
        assert_refused(&ann, &player, typed, &reason).await;
        ann.press("b").await;
        assert_refused(&ann, &player, typed, &reason).await;
    }

    // The buttons beside it lead back to what is possible, and from what was typed.
    ann.type_into("#bid-amount", "650").await;
    ann.click("#found").await;
    ann.click("#more").await;
    ann.wait("#bid-amount[value='700']").await;
    player.rest().await;
    assert_eq!(
        (ann.value("#bid-amount").await, ann.text("#bid-amount-why").await),
        ("700".into(), String::new())
    );
    player.point("#found").await;
    ann.wait_text("#drop-0", "$700").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reason_is_told_in_the_language_of_the_reader() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/").await;
    for (language, reason) in
        [("de", "Du hast nur 50"), ("fr", "Vous n'avez que 50"), ("nl", "Je hebt maar $50")]
    {
        ann.run(&format!("document.cookie = 'railhead_comfort=language.{language}; path=/'")).await;
        let player = auction(&ann).await;
        ann.type_into("#bid-amount", "60").await;
        ann.click("#bid").await;
        assert_refused(&ann, &player, "60", reason).await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_changes_nothing_of_what_somebody_types() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = auction(&ann).await;
    for typed in ["6", "1e"] {
        ann.type_into("#bid-amount", typed).await;
        ann.press(Key::Enter).await;
        let reason = ann.text("#bid-amount-why").await;
        assert_ne!(reason, "");
        // Somebody says something: every page is brought up to date.
        let said = ann.count("#talk li").await;
        let path = format!("/api/games/{}/talk", player.game().await);
        let answer = ann.ask("POST", &path, Some(&json!({ "text": "Well?" }))).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        ann.wait_for(&format!("document.querySelectorAll('#talk li').length > {said}")).await;
        player.rest().await;
        assert!(ann.exists("#bid-amount:focus").await, "the field keeps the focus");
        assert_eq!(ann.text("#bid-amount-why").await, reason);
        // The next letter comes after those before it.
        ann.press("1").await;
        let number = if typed == "6" { "61" } else { "10" };
        assert_eq!(
            ann.run("return document.getElementById('bid-amount').valueAsNumber").await,
            number.parse::<i32>().unwrap()
        );
    }
    ann.leave().await;
}

/// Pictures for people to look at: `target/screenshots`.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_amount_moves_nothing_and_pictures_of_it_are_taken() {
    let house = House::open().await;
    for (name, browser, hand) in [
        ("laptop", Browser::laptop(&house).await, Hand::Mouse),
        ("phone", Browser::phone(&house).await, Hand::Finger),
    ] {
        for theme in ["light", "dark"] {
            browser.goto("/").await;
            browser.run(&format!("document.cookie = 'railhead_comfort=theme.{theme}; path=/'")).await;
            let bid = auction(&browser).await;
            refused(&browser, &bid, "60", "#bid").await;
            browser.screenshot(&format!("{name}-refused-bid-{theme}")).await;
            let record = Record::named("north-american-railways", "shares-run-out").after(0);
            let price = record.set_up(&browser, hand).await;
            price.point("#choose-3").await;
            refused(&browser, &price, "650", "#found").await;
            browser.screenshot(&format!("{name}-refused-price-{theme}")).await;
            Record::named("american-rails", "no-city-is-empty").after(41).set_up(&browser, hand).await;
            browser.screenshot(&format!("{name}-doomed-offer-{theme}")).await;
            Record::named("american-rails", "no-city-is-empty").after(42).set_up(&browser, hand).await;
            browser.screenshot(&format!("{name}-doomed-auction-{theme}")).await;
        }
        browser.leave().await;
    }
}

async fn auction(browser: &Browser) -> Player<'_> {
    let player = Record::of_seven_years().after(OFFERED).set_up(browser, Hand::Mouse).await;
    browser.wait("#bid-amount[min='10'][max='50']").await;
    player
}

/// Types an amount that is not possible and sends it, and nothing moves.
async fn refused(browser: &Browser, player: &Player<'_>, amount: &str, button: &str) {
    let places = "return ['#decision', '#stage', '#bid-amount', '.bids, .pricing'].map((css) =>
        JSON.stringify(document.querySelector(css).getBoundingClientRect())).join()";
    browser.type_into("#bid-amount", amount).await;
    let before = browser.run(places).await;
    browser.click(button).await;
    browser.wait("#bid-amount[aria-invalid=true]").await;
    player.rest().await;
    assert_eq!(browser.run(places).await, before);
}

/// Nothing was sent, planned or changed.
async fn assert_refused(browser: &Browser, player: &Player<'_>, typed: &str, reason: &str) {
    browser.wait_text("#bid-amount-why[role=alert]", reason).await;
    assert!(browser.exists("#bid-amount[aria-invalid=true]").await);
    let field = "const { value, validity } = document.getElementById('bid-amount'); return validity.badInput ? null : value";
    let value = browser.run(field).await;
    assert!(
        value.is_null() == (typed == "1e") && (value.is_null() || value == typed),
        "{typed} has become {value}"
    );
    player.rest().await;
    let situation = player.situation().await;
    assert_eq!((situation.plan, situation.problem), (0, None));
    let path = format!("/api/games/{}", player.game().await);
    assert_eq!(browser.ask("GET", &path, None).await.json()["version"], situation.version);
}

/// An amount as the pages write it in English.
pub(crate) fn dollars(amount: i64) -> String {
    match (amount / 1000, amount % 1000) {
        (0, few) => format!("${few}"),
        (thousands, few) => format!("${thousands},{few:03}"),
    }
}
