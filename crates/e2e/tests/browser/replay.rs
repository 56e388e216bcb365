//! Looking back, and what can be made of it.

use std::fs;

use e2e::{Browser, Hand, House, Key, Player, Record, Turn};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_can_be_looked_back_at_and_has_an_address() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(60).set_up(&ann, Hand::Mouse).await;
    assert_eq!(player.situation().await.at, None);

    player.point("[data-go=first]").await;
    at(&ann, 0).await;
    assert_eq!(ann.count(".cube").await, 0);
    assert!(!ann.exists("[data-do]").await, "nobody acts in the past");
    player.point("#replay [data-go='1']").await;
    at(&ann, 1).await;
    ann.press(".").await;
    at(&ann, 2).await;
    ann.press(",").await;
    at(&ann, 1).await;
    player.rest().await;

    // The slider, by the mouse and by a key.
    player.point("#moment").await;
    let middle = player.situation().await.at.expect("the middle of the slider is in the past");
    assert!((25..=35).contains(&middle), "{middle}");
    ann.press(Key::Right).await;
    at(&ann, middle + 1).await;
    player.rest().await;

    // A line of the log, and the same moment once more.
    player.point("#log li[data-at='44'] a").await;
    at(&ann, 44).await;
    ann.wait("#log li.at[data-at='44']").await;
    assert_eq!(ann.run("return new URL(location).searchParams.get('at')").await, "44");
    let [decision, players] = [ann.text("#decision").await, ann.text("#players").await];
    assert!(decision.contains("44") && decision.contains("60"), "{decision}");
    // The header and the title say which moment it is; whose turn it is now is told beside it.
    let header = ann.text("#turn").await;
    assert!(header.contains("move 44 of 60") && header.contains("Now: Your turn: "), "{header}");
    assert_eq!(ann.run("return document.title").await, "Looking back: move 44 of 60 – American Rails");
    ann.reload().await;
    let player = Player::sit(&ann, Hand::Mouse).await;
    at(&ann, 44).await;
    assert_eq!([ann.text("#decision").await, ann.text("#players").await], [decision, players]);

    // Played from there to now.
    player.point("#log li[data-at='58'] a").await;
    at(&ann, 58).await;
    ann.click("[data-go=play]").await;
    ann.wait("#table:not([data-at])").await;
    ann.wait("[data-go=play][aria-pressed=false]").await;
    assert_eq!(ann.run("return location.search").await, "");
    assert_eq!(player.situation().await.turn, Turn::Yours);
    player.point("#replay [data-go='-1']").await;
    at(&ann, 59).await;
    ann.press("n").await;
    ann.wait("#table:not([data-at])[data-busy=false]").await;
    assert_eq!(player.situation().await.version, 60);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_can_be_tried_on_a_private_copy() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let id = Record::of_seven_years().store(&ann).await;
    ann.goto(&format!("/games/{id}?at=133")).await;
    Player::sit(&ann, Hand::Mouse).await;
    ann.click("#try-alone").await;
    ann.wait(&format!("#table:not([data-id='{id}'])")).await;
    let alone = Player::sit(&ann, Hand::Mouse).await;
    let copy = alone.game().await;
    assert_ne!(copy, id);
    let situation = alone.situation().await;
    assert_eq!((situation.version, situation.turn, situation.at), (133, Turn::Yours, None));
    for name in ["Bob", "Dee"] {
        ann.wait_text("#turn", name).await;
        alone.choose_row(if name == "Bob" { "pass" } else { "develop" }).await;
        alone.move_once().await;
    }
    assert!(alone.situation().await.version > 134);
    ann.forgive("403");
    let stranger =
        format!("return fetch('/games/{copy}', {{ credentials: 'omit' }}).then((answer) => answer.status)");
    assert_eq!(ann.run(&stranger).await, 403, "nobody else sees it");

    // Or against bots: the seat whose turn it was.
    ann.goto(&format!("/games/{id}?at=133")).await;
    Player::sit(&ann, Hand::Mouse).await;
    ann.wait_text("#try-bots", "Bob").await;
    ann.click("#try-bots").await;
    ann.wait(&format!("#table:not([data-id='{id}'])")).await;
    let bob = Player::sit(&ann, Hand::Mouse).await;
    assert!(bob.asked().await.is_some());
    assert_eq!(ann.count("#players .page-seat-bot").await, 3);
    bob.move_once().await;
    assert!(bob.asked().await.is_some(), "the bots have moved");
    let game = ann.ask("GET", &format!("/api/games/{id}"), None).await.json();
    assert_eq!(game["version"], 295, "the game itself is as it was");
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_one_game_opens_in_the_lobby_and_replays() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let id = Record::of_seven_years().store(&ann).await;
    ann.goto(&format!("/games/{id}")).await;
    let link = ann.attribute("a[download][href$='/record']", "href").await.expect("a link to the record");
    let downloaded = ann.ask("GET", &link, None).await;
    let record = downloaded.json();
    assert_eq!(record["actions"], Record::of_seven_years().json()["actions"]);
    let folder = tempfile::tempdir().expect("a folder for the record");
    let file = folder.path().join("record.json");
    fs::write(&file, &downloaded.text).expect("a file with the record");

    ann.goto("/").await;
    ann.hand_over("#record-file", &file).await;
    ann.wait("#table[data-at='0'][data-version='295']").await;
    let player = Player::sit(&ann, Hand::Mouse).await;
    assert_ne!(player.game().await, id);
    player.point("#replay [data-go='1']").await;
    at(&ann, 1).await;
    ann.wait_text("#log li[data-at='1']", "Cyd offers").await;
    player.point("#replay [data-go=now]").await;
    ann.wait("#see-end").await;
    let again = ann.ask("GET", &format!("/api/games/{}/record", player.game().await), None).await.json();
    assert_eq!(again, record);

    // What is no record, or no legal game, is told so.
    ann.forgive("400");
    ann.forgive("422");
    let mut wrong = record;
    wrong["actions"][1] = json!({ "seat": 2, "do": "bid", "amount": 500 });
    wrong["result"] = Value::Null;
    fs::write(&file, wrong.to_string()).expect("a file with a wrong record");
    ann.goto("/").await;
    ann.hand_over("#record-file", &file).await;
    ann.wait_text("#record-problem", "Action 2").await;
    fs::write(&file, "The Iron Horse").expect("a file that is no record");
    ann.hand_over("#record-file", &file).await;
    ann.wait_text("#record-problem", "cannot be read").await;
    ann.leave().await;
}

async fn at(browser: &Browser, moment: u32) {
    browser.wait(&format!("#table[data-at='{moment}']")).await;
    browser.wait_for(&format!("document.querySelector('#moment').value === '{moment}'")).await;
}
