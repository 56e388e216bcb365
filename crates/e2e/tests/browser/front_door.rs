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
