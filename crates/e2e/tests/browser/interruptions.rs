//! What goes wrong outside of the game: pages that are loaded again, servers that stop.

use e2e::{Browser, Hand, House, NewGame, Player, Record};

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_restart_in_the_middle_of_an_auction_lose_nothing() {
    let mut house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    for browser in [&ann, &bob] {
        browser.forgive("net::ERR_");
    }
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    let guest = NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    host.do_first("offer").await;
    host.point("#raise").await;
    bob.wait("#table[data-turn=yours][data-busy=false]").await;
    let lot = bob.text("#decision .lot").await;
    assert!(lot.contains("$10") && lot.contains("Ann leads"), "{lot}");

    bob.reload().await;
    let guest_again = Player::sit(&bob, Hand::Mouse).await;
    assert_eq!(bob.text("#decision .lot").await, lot);
    assert_eq!(guest_again.situation().await.version, 2);

    for browser in [&ann, &bob] {
        browser.run("window.stayed = true").await;
    }
    house.stop().await;
    for browser in [&ann, &bob] {
        browser.wait("#table[data-live=lost]").await;
        browser.wait_text(".offline", "connection").await;
    }
    house.start().await;
    for browser in [&ann, &bob] {
        browser.wait("#table[data-live=on][data-busy=false]").await;
        assert_eq!(browser.run("return window.stayed").await, true, "the page finds back by itself");
        assert_eq!(browser.text(".offline").await, "");
    }
    assert_eq!(bob.text("#decision .lot").await, lot);
    bob.type_into("#bid-amount", "13").await;
    guest.point("#bid").await;
    assert!(!bob.exists("#decision .problem").await, "{}", bob.text("#decision").await);
    ann.wait_text("#log li[data-at='3']", "Bob bids $13").await;
    // The auction goes on to its end: the bots move again, too.
    let sold = "/ buys? the share /.test(document.querySelector('#log').textContent)";
    let person = "document.querySelector('#turn').textContent.match(/Your turn|Bob/)";
    loop {
        ann.wait_for(&format!("{sold} || {person}")).await;
        if ann.run(&format!("return {sold}")).await == true {
            break;
        }
        let asked = if ann.text("#turn").await.contains("Bob") { &guest } else { &host };
        assert!(asked.asked().await.is_some());
        asked.point("#pass").await;
    }
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_survives_a_restart_of_the_server() {
    let mut house = House::open().await;
    let bob = Browser::laptop(&house).await;
    bob.forgive("net::ERR_");
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    player.choose_row("expand-4").await;
    player.take(player.situation().await.places()[0]).await;
    let steps = bob.text(".steps").await;
    house.stop().await;
    bob.wait("#table[data-live=lost]").await;
    house.start().await;
    bob.wait("#table[data-live=on][data-busy=false]").await;
    assert_eq!(player.situation().await.plan, 2);
    assert_eq!(bob.text(".steps").await, steps);
    player.point("#confirm").await;
    bob.wait("#table[data-version='136'][data-plan='0']").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_while_the_server_is_away_is_not_lost_in_silence() {
    let mut house = House::open().await;
    let bob = Browser::laptop(&house).await;
    bob.forgive("net::ERR_");
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    player.choose_row("pass").await;
    assert_eq!(player.situation().await.plan, 1);
    house.stop().await;
    bob.wait("#table[data-live=lost]").await;
    player.point("#confirm").await;
    // In a sentence of ours, beside the question.
    bob.wait_text("#decision .problem", "The table could not be updated").await;
    bob.wait("#decision #ask").await;
    house.start().await;
    bob.wait("#table[data-live=on][data-busy=false]").await;
    // It is to be confirmed again; nothing was stored, and nothing of the plan is gone.
    let situation = player.situation().await;
    assert_eq!((situation.version, situation.plan), (133, 1));
    player.point("#confirm").await;
    bob.wait("#table[data-version='134']").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_older_than_its_server_is_loaded_again_once_and_when_nothing_is_lost_by_it() {
    const OLDER: &str = "window.stayed = true; document.documentElement.dataset.build = 'older'";
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.run(OLDER).await;
    player.choose_row("pass").await;
    assert_eq!(player.situation().await.plan, 1);
    assert_eq!(bob.run("return window.stayed").await, true, "a plan would be lost");
    bob.click(".drawers [data-tab=talk]").await;
    bob.type_into("#words", "Wait").await;
    player.point("#confirm").await;
    bob.wait("#table[data-version='134'][data-busy=false]").await;
    assert_eq!(bob.run("return window.stayed").await, true, "a word would be lost");
    bob.run("document.getElementById('words').value = ''").await;
    // By a script, which has ended when the page goes: a key that the page goes by is pressed again by the driver.
    bob.run("setTimeout(() => document.querySelector('[data-go=\"-1\"]').click())").await;
    bob.wait_for("window.stayed === undefined").await;
    bob.wait("html:not([data-build=older]) #table[data-at='133'][data-live=on][data-busy=false]").await;

    // Two servers of different builds do not send a page to and fro.
    bob.run(OLDER).await;
    bob.press("n").await;
    bob.wait("#table:not([data-at])[data-busy=false]").await;
    assert_eq!(bob.run("return window.stayed").await, true, "it has been loaded for this build");
    bob.leave().await;
}
