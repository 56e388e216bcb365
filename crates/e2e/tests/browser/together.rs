//! Several people at one table, those who watch, and those who are not invited.

use e2e::{Answer, Browser, Hand, House, NewGame, Player, Turn};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_at_a_private_table_and_see_each_others_moves() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    assert_eq!(host.situation().await.turn, Turn::Waiting);
    assert!(!ann.exists("[data-do]").await, "nobody acts before everybody is there");
    stay(&ann).await;

    bob.goto(&ann.value("#invitation").await).await;
    Player::sit(&bob, Hand::Mouse).await;
    assert!(!bob.exists("[data-do]").await);
    bob.type_into("#sit [name=name]", "Bob").await;
    bob.click("#sit-down").await;
    let guest = Player::sit(&bob, Hand::Mouse).await;
    stay(&bob).await;
    assert_eq!(guest.game().await, host.game().await);

    // The host's page has noticed by itself: the game begins, and the guest is here.
    ann.wait("#table[data-turn=yours]").await;
    ann.wait_text(seat(1), "Bob").await;
    ann.wait_text(seat(1), "here").await;
    ann.wait_text(seat(0), "you").await;
    ann.wait("#waiting[hidden]").await;
    bob.wait_text(seat(0), "here").await;
    bob.wait_text("#turn", "Ann decides").await;
    assert!(ann.run("return document.title").await.as_str().is_some_and(|title| title.starts_with('●')));

    host.do_first("offer").await;
    assert_eq!(guest.situation().await.version, 0, "a plan is the planner's own affair");
    host.point("#raise").await;
    bob.wait("#table[data-version='2'][data-turn=yours]").await;
    bob.wait_text("#decision .lot", "Ann leads").await;
    bob.wait_text("#log li[data-at='2']", "Ann bids $10").await;
    bob.type_into("#bid-amount", "12").await;
    guest.point("#bid").await;
    ann.wait_text("#log li[data-at='3']", "Bob bids $12").await;

    // Who goes is away, and who comes back by the same browser has their seat.
    bob.goto("/").await;
    ann.wait_text(seat(1), "away").await;
    bob.click("#mine a").await;
    let guest = Player::sit(&bob, Hand::Mouse).await;
    ann.wait_text(seat(1), "here").await;
    bob.wait_text(seat(1), "you").await;
    assert_eq!(guest.game().await, host.game().await);
    assert!(stayed(&ann).await, "no page was loaded again");
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_invited_does_not_see_a_private_table() {
    let house = House::open().await;
    let (ann, eve) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    let id = host.game().await;

    eve.forgive("403");
    eve.goto("/").await;
    assert!(!eve.exists(&format!("a[href*='{id}']")).await, "the lobby does not tell of it");
    eve.goto(&format!("/games/{id}")).await;
    eve.wait_text("main", "invited").await;
    assert!(!eve.exists("#table").await);
    let wrong = "0123456789abcdef0123456789abcdef";
    eve.goto(&format!("/games/{id}?invite={wrong}")).await;
    eve.wait_text("main", "invited").await;
    for (method, path, message) in [
        ("GET", format!("/games/{id}/end"), None),
        ("GET", format!("/api/games/{id}"), None),
        ("GET", format!("/api/games/{id}/record"), None),
        ("GET", format!("/api/games/{id}/talk"), None),
        ("POST", format!("/games/{id}/update"), Some(json!({ "version": 0 }))),
        ("POST", format!("/games/{id}/card"), Some(json!({ "version": 0, "about": "seat:0" }))),
        ("POST", format!("/api/games/{id}/seats"), Some(json!({ "name": "Eve" }))),
    ] {
        assert_eq!(eve.ask(method, &path, message.as_ref()).await.status, 403, "{method} {path}");
    }
    assert_eq!(host.situation().await.turn, Turn::Waiting);
    ann.leave().await;
    eve.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_a_public_game_sees_every_move_and_makes_none() {
    let house = House::open().await;
    let (ann, eve) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let player = NewGame { private: false, ..NewGame::ALONE }.set_up(&ann).await;
    let id = player.game().await;

    eve.goto("/").await;
    eve.click(&format!("#running a[href='/games/{id}']")).await;
    let watcher = Player::sit(&eve, Hand::Mouse).await;
    stay(&eve).await;
    assert_eq!(watcher.situation().await.turn, Turn::Theirs);
    assert_read_only(&eve).await;
    eve.wait_text("#watching", "You are watching").await;
    ann.wait_text("#watching", "one watching").await;

    player.do_first("offer").await;
    player.point("#raise").await;
    eve.wait_text("#log li[data-at='2']", "Ann bids $10").await;
    let version = loop {
        let situation = player.asked().await.expect("the game is not over yet");
        if situation.version > 12 {
            break situation.version;
        }
        player.decide(&situation).await;
    };
    eve.wait(&format!("#table[data-version='{version}']")).await;
    assert_read_only(&eve).await;
    assert!(stayed(&eve).await);
    // Explanations are for everybody.
    eve.hover("#hex-C10").await;
    eve.wait_text("#card", "Cleveland").await;

    forge(&eve, &id, version, first_action(&ann, &id).await).await;
    assert_eq!(player.situation().await.version, version);
    ann.leave().await;
    eve.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_browser_cannot_act_for_the_first_ones_seat() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    let guest = NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    assert_eq!(guest.situation().await.turn, Turn::Theirs);
    assert!(!bob.exists("[data-do]").await && !bob.exists("#confirm").await);
    // Nor by keys that would press what is not there.
    bob.press("1").await;
    bob.press("r").await;
    bob.press("c").await;
    guest.rest().await;

    let id = host.game().await;
    forge(&bob, &id, 0, first_action(&ann, &id).await).await;
    for browser in [&ann, &bob] {
        browser.reload().await;
        browser.wait("#table[data-version='0'][data-live=on][data-busy=false]").await;
    }
    assert!(ann.exists("#decision [data-do]").await, "the first one acts as before");
    ann.leave().await;
    bob.leave().await;
}

/// Tries to act where somebody else has to decide, in every way there is.
async fn forge(eve: &Browser, id: &str, version: u32, action: Value) {
    eve.forgive("403");
    let plan = json!({ "version": version, "plan": [action], "confirm": true });
    let Answer { status, text } = eve.ask("POST", &format!("/games/{id}/update"), Some(&plan)).await;
    assert_eq!(status, 200);
    assert!(text.contains(&format!("data-version=\"{version}\"")), "{text}");
    assert!(text.contains("data-problem=\"It is Ann who has to decide now.\""), "{text}");
    assert!(text.contains("class=\"problem\"") && text.contains("G-1"), "{text}");
    let plan = json!({ "version": version, "actions": [action] });
    let answer = eve.ask("POST", &format!("/api/games/{id}/actions"), Some(&plan)).await;
    assert_eq!(answer.status, 403, "{}", answer.text);
    let preview = json!({ "version": version, "plan": [action] });
    let preview = eve.ask("POST", &format!("/games/{id}/update"), Some(&preview)).await;
    assert!(!preview.text.contains("data-do="), "nor is anything offered for such a plan: {}", preview.text);
    let game = eve.ask("GET", &format!("/api/games/{id}"), None).await.json();
    assert_eq!(game["version"], version);
}

/// What the person whose turn it is may do.
async fn first_action(actor: &Browser, id: &str) -> Value {
    actor.ask("GET", &format!("/api/games/{id}"), None).await.json()["actions"][0].clone()
}

async fn assert_read_only(eve: &Browser) {
    for css in ["[data-do]", ".target", "#confirm", "#say", "#note", "#sit", "#bid-amount", "[data-focus]"] {
        assert!(!eve.exists(css).await, "who watches is offered {css}");
    }
}

fn seat(number: usize) -> &'static str {
    ["#players tbody tr:nth-child(1) th", "#players tbody tr:nth-child(2) th"][number]
}

/// Marks the page, which is gone when the page is loaded again.
async fn stay(browser: &Browser) {
    browser.run("window.stayed = true").await;
}

async fn stayed(browser: &Browser) -> bool {
    browser.run("return window.stayed === true").await == true
}
