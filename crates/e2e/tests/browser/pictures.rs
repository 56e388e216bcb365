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

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_hints_and_analyses_are_taken() {
    let house = House::open().await;
    for (name, theme, browser, hand) in [
        ("laptop", "light", Browser::laptop(&house).await, Hand::Mouse),
        ("phone", "dark", Browser::phone(&house).await, Hand::Finger),
    ] {
        browser.goto("/").await;
        browser.run(&format!("document.cookie = 'railhead_comfort=theme.{theme}_spend.off; path=/'")).await;
        for (game, running, over) in [
            ("american-rails", Record::of_seven_years().after(133), Record::of_seven_years()),
            (
                "north-american-railways",
                Record::named("north-american-railways", "shares-run-out").after(30),
                Record::named("north-american-railways", "shares-run-out"),
            ),
        ] {
            let (running, over) = (running.store(&browser).await, over.store(&browser).await);
            let picture = |what: &str| format!("{name}-{game}-{what}-{theme}");
            browser.goto(&format!("/games/{running}")).await;
            let player = Player::sit(&browser, hand).await;
            player.point("#hint").await;
            browser.wait("#hints .tip").await;
            browser.screenshot(&picture("hint")).await;
            player.point("#tip-0").await;
            browser.wait("#confirm").await;
            browser.screenshot(&picture("hint-planned")).await;
            browser.goto(&format!("/games/{over}/end?analyse=yes")).await;
            browser.wait("#analysis .odds").await;
            browser.run("document.getElementById('analysis').scrollIntoView()").await;
            browser.screenshot(&picture("analysis")).await;
            browser.goto(&format!("/games/{over}/end")).await;
            player_at_first_costly_move(&browser, hand).await;
            browser.screenshot(&picture("costly")).await;
            browser.goto(&format!("/games/new?game={game}")).await;
            browser.wait("html[data-ready]").await;
            browser.run("document.querySelector('.kinds-of-bots').open = true").await;
            browser.screenshot(&picture("new")).await;
        }
        browser.leave().await;
    }
}

async fn player_at_first_costly_move(browser: &Browser, hand: Hand) {
    let link = browser.attribute("#analysis .costly-moves a", "href").await.expect("a costly move");
    browser.goto(&link).await;
    Player::sit(browser, hand).await;
    browser.wait("#decision .comparison .better").await;
}
