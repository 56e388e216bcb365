//! The first page.

use e2e::{Browser, House};

#[tokio::test(flavor = "multi_thread")]
async fn the_front_door_opens_on_a_laptop_and_on_a_phone() {
    let house = House::open().await;
    for browser in [Browser::laptop(&house).await, Browser::phone(&house).await] {
        browser.goto("/").await;
        assert!(browser.text("h1").await.starts_with("Own the line"));
        browser.wait("#play-now").await;
        browser.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_door_shuts_nobody_out() {
    let house = House::open().await;
    for browser in [Browser::laptop(&house).await, Browser::phone(&house).await] {
        browser.goto("/").await;
        browser.wait("h1").await;
        browser.axe().await;
        browser.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_the_next_game_pushes_nothing_off_a_phone_in_any_language() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    for language in ["en", "de", "fr", "nl"] {
        for page in ["/", "/learn"] {
            ann.goto(page).await;
            ann.wait("html[data-ready]").await;
            ann.run(&format!("document.cookie = 'railhead_comfort=language.{language}; path=/'")).await;
            ann.reload().await;
            ann.wait(&format!("html[lang={language}][data-ready]")).await;
            let shown = "document.getElementById('next-game').hidden = false;
                document.getElementById('next-count').textContent = '12';";
            let wide =
                ann.run(&format!("{shown} return document.scrollingElement.scrollWidth - innerWidth")).await;
            assert_eq!(wide.as_i64(), Some(0), "{page} in {language}");
        }
    }
    ann.leave().await;
}
