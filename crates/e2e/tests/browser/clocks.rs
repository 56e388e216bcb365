//! Clocks: chosen with a new table, counting while somebody decides, and what can be done when the time has run out.

use e2e::{Browser, Hand, House, NewGame, Player};

/// The seconds that the clock in the bar shows.
async fn seconds(browser: &Browser) -> i64 {
    let shown = browser.text("#turn .clock").await;
    let (minutes, seconds) = shown.split_once(':').expect("minutes and seconds");
    minutes.parse::<i64>().expect("minutes") * 60 + seconds.parse::<i64>().expect("seconds")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_counts_turns_red_and_the_others_let_a_bot_play() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    ann.goto("/games/new").await;
    ann.type_into("#my-name", "Ann").await;
    ann.choose("#seat-1", "open").await;
    ann.choose("#option-banker", "0").await;
    ann.choose("#clock", "custom").await;
    for (field, value) in [("initial", "20"), ("cap", "60"), ("grace", "1")] {
        ann.type_into(&format!("#clock-{field}"), value).await;
        ann.choose(&format!("[name=clock-{field}-unit]"), "1").await;
    }
    ann.axe().await;
    ann.click("#set-up").await;
    Player::sit(&ann, Hand::Mouse).await;
    ann.wait_text("#clock-terms", "Everybody begins with 20 s.").await;

    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#turn .clock.running").await;
    bob.wait("#turn .clock.running").await;
    let before = seconds(&ann).await;
    let width = "return document.querySelector('#turn .clock').getBoundingClientRect().width";
    let wide = ann.run(width).await;
    ann.wait_for("Number(document.querySelector('#turn .clock').textContent.split(':')[1]) <= 15").await;
    assert!(seconds(&ann).await < before);
    assert_eq!(ann.run(width).await, wide, "nothing moves while it counts");
    assert!((seconds(&ann).await - seconds(&bob).await).abs() <= 1, "both see the same time");

    ann.wait("#turn .clock.low").await;
    ann.wait("#turn .clock.out").await;
    bob.wait("#late-decision").await;
    assert!(!ann.exists("#late-decision").await, "whoever is late can still decide");
    bob.tap("#late-decision").await;
    bob.wait_gone("#late").await;
    bob.wait_gone("#turn .clock.out").await;
    ann.wait_text("#log", "Your time has run out").await;
    ann.leave().await;
    bob.leave().await;
}
