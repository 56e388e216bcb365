//! A narrow screen and a finger.

use e2e::{Browser, Hand, House, NewGame, Player, Record, Turn};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_round_is_played_on_a_phone_by_touch() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    assert_fits(&ann).await;
    ann.tap("#play-american-rails").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    // The preparation, and the three columns of the first year.
    loop {
        assert!(player.is_asked().await, "a game does not end in its first year");
        assert_fits(&ann).await;
        let heading = ann.run("return document.getElementById('heading').textContent").await;
        if heading.as_str().is_some_and(|heading| heading.contains("1852")) {
            break;
        }
        player.decide().await;
    }

    for (tab, part) in [
        ("players", "#players table"),
        ("track", "#track table"),
        ("companies", "#companies table"),
        ("log", "#log li"),
        ("talk", "#words"),
        ("notes", "#note"),
        ("rules", "#rules h3, #rules h2"),
    ] {
        ann.tap(&format!(".tabs.phone [data-tab={tab}]")).await;
        ann.wait(&format!(".tabs.phone [data-tab={tab}][aria-pressed=true]")).await;
        let seen = format!("document.querySelector('{part}').checkVisibility()");
        ann.wait_for(&seen).await;
        assert_fits(&ann).await;
    }
    ann.tap(".tabs.phone [data-tab=board]").await;
    ann.wait_for("document.querySelector('#board').checkVisibility()").await;
    assert!(!ann.run("return document.querySelector('#companies').checkVisibility()").await.as_bool().unwrap());
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_followed_on_a_phone() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    NewGame::FOR_TWO.set_up(&ann).await;
    bob.goto(&ann.value("#invitation").await).await;
    let guest = Player::sit(&bob, Hand::Finger).await;
    assert_eq!(guest.situation().await.turn, Turn::Waiting);
    assert_fits(&bob).await;
    bob.tap("#sit [name=name]").await;
    bob.press("Bob").await;
    bob.tap("#sit-down").await;
    ann.wait("#table[data-turn=yours]").await;
    bob.wait("#table[data-turn=theirs]").await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_a_phone() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    let over = Record::of_seven_years().store(&ann).await;
    let running = Record::of_seven_years().after(200).store(&ann).await;
    for path in [
        "/",
        "/games/new",
        "/games/new?game=north-american-railways",
        "/rules/american-rails",
        "/me",
        &format!("/games/{over}/end"),
        &format!("/games/{over}?at=100"),
        &format!("/games/{over}"),
        &format!("/games/{running}"),
    ] {
        for size in ["normal", "larger"] {
            ann.goto(path).await;
            ann.run(&format!("document.cookie = 'railhead_comfort=size.{size}; path=/'")).await;
            ann.reload().await;
            ann.wait("html[data-ready]").await;
            assert_fits(&ann).await;
        }
    }
    ann.leave().await;
}

/// Nobody has to scroll sideways.
async fn assert_fits(phone: &Browser) {
    let script = "
        const page = document.scrollingElement;
        if (page.scrollWidth <= innerWidth && innerWidth <= 390) return [];
        const wide = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > 390.5);
        return [`${location.pathname} is ${page.scrollWidth} wide in a window of ${innerWidth}`]
            .concat(wide.slice(0, 5).map((e) => e.outerHTML.slice(0, 120)));";
    assert_eq!(phone.run(script).await, serde_json::json!([]));
}
