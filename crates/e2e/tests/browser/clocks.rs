//! Clocks: chosen with a new table, counting while somebody decides, and what can be done when the time has run out.

use std::time::Duration;

use e2e::{Browser, Hand, House, NewGame, Player};
use server::Clock;

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

/// A table of two people and two bots with a short clock, whose first player decides; and the clock of its house.
async fn timed(answer: &str) -> (House, Clock, Browser, Browser) {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| {
        config.clock = clock.clone();
        config.outage_after = Duration::from_hours(24 * 365);
    })
    .await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    ann.goto("/games/new").await;
    ann.type_into("#my-name", "Ann").await;
    ann.choose("#seat-1", "open").await;
    ann.choose("#option-banker", "0").await;
    ann.choose("#clock", "brisk").await;
    ann.choose("#clock-timeout", answer).await;
    ann.click("#set-up").await;
    Player::sit(&ann, Hand::Mouse).await;
    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    (house, clock, ann, bob)
}

/// Longer than anybody has at a brisk table.
const LONG: Duration = Duration::from_hours(1);

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_has_chosen_so_a_clock_turns_red_and_nothing_else_happens() {
    let (_house, clock, ann, bob) = timed("nothing").await;
    clock.advance(LONG);
    for browser in [&ann, &bob] {
        browser.wait("#turn .clock.out").await;
        assert!(!browser.exists("#late").await, "nobody can do anything about it");
    }
    bob.wait_text("#log", "Ann has run out of time").await;
    assert_eq!(ann.attribute("#table", "data-turn").await.as_deref(), Some("yours"));
    let player = Player::sit(&ann, Hand::Mouse).await;
    player.do_first("offer").await;
    player.point("#raise").await;
    ann.wait_gone("#turn .clock.out").await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_let_a_bot_take_a_late_players_seat_who_takes_it_back() {
    let (_house, clock, ann, bob) = timed("others").await;
    assert!(!bob.exists("#late").await);
    clock.advance(LONG);
    bob.wait("#late-seat").await;
    assert!(!ann.exists("#late").await, "whoever is late can still decide");
    bob.tap("#late-seat").await;
    bob.wait_gone("#late").await;
    bob.wait_text("#log", "bot").await;
    ann.wait("#take-seat-back").await;
    ann.click("#take-seat-back").await;
    ann.wait_gone("#take-seat-back").await;
    bob.wait_text("#log", "Ann is back").await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_has_chosen_so_a_bot_plays_at_once_and_the_seat_stays_its_players() {
    let (_house, clock, ann, bob) = timed("bot").await;
    clock.advance(LONG);
    bob.wait_text("#log", "Ann has run out of time").await;
    // Nobody has pressed anything.
    bob.wait_for("Number(document.querySelector('#table').dataset.version) >= 2").await;
    assert!(!bob.exists("#late").await && !ann.exists("#take-seat-back").await);
    ann.wait("#turn .clock:not(.out)").await;
    ann.wait_text("#log", "Your time has run out").await;
    ann.leave().await;
    bob.leave().await;
}
