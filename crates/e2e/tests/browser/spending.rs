//! What costs money asks once more, where the click was, and nothing is sent before the answer.

use e2e::{Browser, Hand, House, Key, Player, Record};

/// Ann has offered a share, has $50 and may bid $10 or more.
async fn auction(browser: &Browser, hand: Hand) -> Player<'_> {
    let player = Record::of_seven_years().after(1).set_up(browser, hand).await;
    browser.wait("#bid-amount[min='10'][max='50']").await;
    player
}

/// Where the button and everything around it are.
const PLACES: &str = "return ['#decision', '#stage', '#bid', '#raise', '#pass'].map((css) =>
    JSON.stringify(document.querySelector(css).getBoundingClientRect())).join()";

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_is_sent_by_the_second_press_and_nothing_moves_between() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.prefer("spend.on").await;
    let player = auction(&ann, Hand::Mouse).await;
    ann.wait_text("#bid", "Bid $10").await;
    ann.type_into("#bid-amount", "13").await;
    ann.wait_text("#bid", "Bid $13").await;
    ann.click("#more").await;
    ann.wait_text("#bid", "Bid $14").await;
    let before = ann.run(PLACES).await;
    ann.click("#bid").await;
    ann.wait("#bid[data-sure=ready][data-asked='Bid $14? Press again']").await;
    assert_eq!(ann.run(PLACES).await, before, "the question is as large as the button");
    ann.wait_for("document.getElementById('announce').textContent === 'Bid $14? Press again'").await;
    ann.axe().await;
    assert_eq!(player.situation().await.version, 1);

    // Escape, a click elsewhere, and another amount take it back.
    ann.press(Key::Escape).await;
    ann.wait("#bid:not([data-sure])").await;
    ann.click("#bid").await;
    ann.wait("#bid[data-sure=ready]").await;
    ann.click("#ask").await;
    ann.wait("#bid:not([data-sure])").await;
    ann.click("#bid").await;
    ann.wait("#bid[data-sure=ready]").await;
    ann.type_into("#bid-amount", "16").await;
    ann.wait("#bid:not([data-sure])").await;
    assert_eq!(player.situation().await.version, 1, "nothing was sent");

    ann.click("#bid").await;
    ann.wait("#bid[data-sure=ready]").await;
    ann.click("#bid").await;
    ann.wait_text("#log li[data-at='2']", "$16").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_is_no_answer() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.prefer("spend.on").await;
    let player = auction(&ann, Hand::Mouse).await;
    ann.double_click("#raise").await;
    ann.wait("#raise[data-sure=ready]").await;
    player.rest().await;
    assert_eq!(player.situation().await.version, 1);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_is_answered_by_keys() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.prefer("spend.on").await;
    let player = auction(&ann, Hand::Mouse).await;
    ann.press("r").await;
    ann.wait("#raise[data-sure=ready]").await;
    assert_eq!(player.situation().await.version, 1);
    ann.press("r").await;
    ann.wait("#table[data-version='2'][data-busy=false]").await;
    // Enter in the field asks, and answers.
    ann.type_into("#bid-amount", "15").await;
    ann.press(Key::Enter).await;
    ann.wait("#bid[data-sure=ready][data-asked='Bid $15? Press again']").await;
    ann.press(Key::Enter).await;
    ann.wait_text("#log li[data-at='3']", "$15").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn far_too_much_and_all_there_is_are_asked_about_in_any_case() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = auction(&ann, Hand::Mouse).await;
    ann.wait("html[data-spend=off]").await;
    for (amount, question) in [("20", "$20, not $10? Press again"), ("50", "All your $50? Press again")] {
        ann.type_into("#bid-amount", amount).await;
        ann.press(Key::Enter).await;
        ann.wait(&format!("#bid[data-asked='{question}']")).await;
    }
    player.rest().await;
    assert_eq!(player.situation().await.version, 1);
    // What nobody types by mistake is sent at once.
    ann.type_into("#bid-amount", "19").await;
    ann.press(Key::Enter).await;
    ann.wait_text("#log li[data-at='2']", "$19").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interception_is_asked_about_on_a_phone_too_and_letting_go_is_not() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.prefer("spend.on").await;
    let before_intercepting = Record::named("north-american-railways", "shares-run-out").after(14);
    let player = before_intercepting.set_up(&ann, Hand::Finger).await;
    let version = player.situation().await.version;
    player.point("#intercept").await;
    ann.wait("#intercept[data-sure=ready]").await;
    let asked = ann.attribute("#intercept", "data-asked").await.unwrap_or_default();
    assert!(asked.starts_with("Intercept for $") && asked.ends_with("? Press again"), "{asked}");
    assert_eq!(player.situation().await.version, version);
    // A look elsewhere takes it back.
    ann.tap("#ask").await;
    ann.wait("#intercept:not([data-sure])").await;
    player.point("#intercept").await;
    ann.wait("#intercept[data-sure=ready]").await;
    player.point("#intercept").await;
    ann.wait(&format!("#table:not([data-version='{version}'])")).await;

    let player = before_intercepting.set_up(&ann, Hand::Finger).await;
    player.point("#allow").await;
    ann.wait(&format!("#table:not([data-version='{version}'])")).await;
    ann.leave().await;
}
