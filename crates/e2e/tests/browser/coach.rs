//! A first game with the coach: two presses from the lobby, and he explains what comes up.

use e2e::{Browser, Hand, House, Key, Player};

use crate::north_american_railways::Table;

/// What the coach says now; empty if that is nothing.
async fn said(browser: &Browser) -> String {
    let words = "return document.querySelector('#coach:not([hidden]) .words')?.textContent ?? ''";
    browser.run(words).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_american_rails_is_begun_on_a_phone() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    ann.tap("#play-now").await;
    ann.wait("#to-lessons").await;
    ann.axe().await;
    ann.tap("#with-coach").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    player.asked().await.expect("a game does not end before it begins");
    ann.wait("#coach:not([hidden]) .words").await;
    ann.axe().await;
    let mut heard = Vec::new();
    // The preparation, and the first decisions of the first year.
    loop {
        let situation = player.asked().await.expect("a game does not end in its first year");
        let words = said(&ann).await;
        if !words.is_empty() && !heard.contains(&words) {
            heard.push(words);
        }
        let heading = ann.run("return document.getElementById('heading').textContent").await;
        if heading.as_str().is_some_and(|heading| heading.contains("1851")) && heard.len() > 4 {
            break;
        }
        // The card lies over a part of a narrow screen; whoever has read it puts it away.
        if ann.exists("#coach:not([hidden]) #coach-read").await {
            ann.tap("#coach-read").await;
            ann.wait_for("document.getElementById('coach').hidden").await;
        } else if ann.exists("#coach:not([hidden]) #coach-anyway").await {
            ann.tap("#coach-anyway").await;
            player.rest().await;
        } else {
            player.decide(&situation).await;
        }
    }
    // What somebody has read can be read once more; and whoever wants no help has none.
    ann.tap("#bring-coach").await;
    player.rest().await;
    ann.tap("#coach-silence").await;
    ann.wait_for("document.getElementById('coach').hidden").await;
    ann.reload().await;
    let player = Player::sit(&ann, Hand::Finger).await;
    player.asked().await.expect("the game goes on");
    ann.wait_for("document.getElementById('coach').hidden").await;
    ann.tap("#bring-coach").await;
    // Whoever has a game is not asked again.
    ann.goto("/").await;
    ann.wait("#play-american-rails").await;
    assert!(ann.exists("form[method=post] #play-american-rails").await);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_north_american_railways_is_begun_by_keys() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/").await;
    ann.wait("html[data-ready]").await;
    ann.run("document.getElementById('play-north-american-railways').focus()").await;
    ann.press(Key::Enter).await;
    ann.wait("#with-coach").await;
    ann.run("document.getElementById('with-coach').focus()").await;
    ann.press(Key::Enter).await;
    let table = Table::sit(&ann, Hand::Keys).await;
    table.player.asked().await.expect("a game does not end before it begins");
    ann.wait("#coach:not([hidden]) .words").await;
    ann.axe().await;
    // The card is a key away, and comes right after the decision for those who go there with Tab.
    ann.press(Key::Shift + "k").await;
    ann.wait("#coach:focus").await;
    ann.run("[...document.querySelectorAll('#decision :is(a, button, input)')].filter((way) => way.checkVisibility()).at(-1).focus()").await;
    ann.press(Key::Tab).await;
    ann.wait("#coach :focus").await;
    ann.press("k").await;
    ann.wait_for("document.getElementById('coach').hidden").await;
    let mut heard = Vec::new();
    while heard.len() < 4 {
        table.player.asked().await.expect("a game does not end in its first turns");
        let words = said(&ann).await;
        if !words.is_empty() && !heard.contains(&words) {
            heard.push(words);
        }
        if ann.exists("#coach:not([hidden]) #coach-read").await {
            ann.press("k").await;
            ann.wait_for("document.getElementById('coach').hidden").await;
        }
        // An objection has the key of the confirmation: whoever thinks again goes on from there.
        if ann.exists("#coach:not([hidden]) #coach-anyway").await {
            ann.press("c").await;
            table.player.rest().await;
        }
        table.decide().await;
    }
    ann.leave().await;
}
