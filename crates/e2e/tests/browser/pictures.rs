//! Pictures of the pages, for people to look at: `target/screenshots`.

use e2e::{Browser, Hand, House, Player, Record};

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_the_pages_are_taken() {
    let house = House::open().await;
    for (name, browser, hand) in [
        ("laptop", Browser::laptop(&house).await, Hand::Mouse),
        ("phone", Browser::phone(&house).await, Hand::Finger),
    ] {
        browser.goto("/").await;
        browser.wait("html[data-ready]").await;
        browser.screenshot(&format!("{name}-lobby")).await;

        // The third company of the preparation is on offer, and two have bid.
        Record::of_seven_years().after(20).set_up(&browser, hand).await;
        browser.screenshot(&format!("{name}-auction")).await;

        let bob = Record::of_seven_years().after(133).set_up(&browser, hand).await;
        bob.choose_row("expand-4").await;
        for _ in 0..2 {
            bob.take(bob.situation().await.places()[0]).await;
        }
        browser.screenshot(&format!("{name}-plan")).await;

        Record::of_seven_years().after(207).set_up(&browser, hand).await;
        browser.screenshot(&format!("{name}-mid-game")).await;

        let over = Record::of_seven_years().store(&browser).await;
        browser.goto(&format!("/games/{over}")).await;
        Player::sit(&browser, hand).await;
        browser.goto(&format!("/games/{over}/end")).await;
        browser.wait(".charts svg").await;
        browser.screenshot(&format!("{name}-end")).await;
        browser.leave().await;
    }
}
