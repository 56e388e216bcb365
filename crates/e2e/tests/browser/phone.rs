//! A narrow screen and a finger.

use e2e::{Browser, Hand, House, NewGame, Player, Record, Turn};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_round_is_played_on_a_phone_by_touch() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    assert_fits(&ann).await;
    ann.tap("#play-now").await;
    assert_fits(&ann).await;
    ann.tap("#without-coach").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    // The preparation, and the three columns of the first year.
    loop {
        let situation = player.asked().await.expect("a game does not end in its first year");
        assert_fits(&ann).await;
        let heading = ann.run("return document.getElementById('heading').textContent").await;
        if heading.as_str().is_some_and(|heading| heading.contains("1852")) {
            break;
        }
        player.decide(&situation).await;
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
        // Talk, notes and rules lie behind the tab of the log.
        let tabs = if ["talk", "notes", "rules"].contains(&tab) { ".drawers" } else { ".tabs.phone" };
        if !ann.exists(&format!("{tabs} [data-tab={tab}][aria-pressed=true]")).await {
            ann.tap(&format!("{tabs} [data-tab={tab}]")).await;
        }
        ann.wait(&format!("{tabs} [data-tab={tab}][aria-pressed=true]")).await;
        let seen = format!("document.querySelector('{part}').checkVisibility()");
        ann.wait_for(&seen).await;
        assert_fits(&ann).await;
    }
    // A second touch closes what is open.
    ann.tap(".tabs.phone [data-tab=log]").await;
    ann.wait("body[data-tab=board]").await;
    ann.wait_for("document.querySelector('#board').checkVisibility()").await;
    assert!(
        !ann.run("return document.querySelector('#companies').checkVisibility()").await.as_bool().unwrap()
    );
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
    let mut faults = Vec::new();
    for size in ["normal", "larger"] {
        ann.run(&format!("document.cookie = 'railhead_comfort=size.{size}; path=/'")).await;
        for path in [
            "/",
            "/games/new",
            "/games/new?game=north-american-railways",
            "/rules/american-rails",
            "/rules/north-american-railways",
            "/me",
            &format!("/games/{over}/end"),
            &format!("/games/{over}?at=100"),
            &format!("/games/{over}"),
            &format!("/games/{running}"),
        ] {
            ann.goto(path).await;
            ann.wait("html[data-ready]").await;
            match too_wide(&ann).await {
                Value::Null => {}
                wide => faults.push(wide.to_string()),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    ann.leave().await;
}

/// Nobody has to scroll sideways.
pub(crate) async fn assert_fits(phone: &Browser) {
    assert_eq!(too_wide(phone).await, Value::Null);
}

/// What is wider than the screen, if anything is.
async fn too_wide(phone: &Browser) -> Value {
    phone
        .run(
            "const { scrollWidth } = document.scrollingElement;
             if (scrollWidth <= innerWidth && innerWidth <= screen.width) return null;
             const out = [...document.body.querySelectorAll('*')]
                 .filter((element) => element.getBoundingClientRect().right > screen.width + 0.5);
             return { page: location.href, size: document.documentElement.dataset.size, scrollWidth, innerWidth,
                 out: out.slice(0, 4).map((element) => element.outerHTML.slice(0, 150)) };",
        )
        .await
}
