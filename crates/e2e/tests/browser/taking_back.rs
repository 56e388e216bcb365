//! What was taken back is struck out, and still there to be looked at.

use e2e::{Browser, Hand, House, Player, Record};
use serde_json::json;

const MOVES: u32 = 60;
const BACK_TO: u32 = 55;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_is_struck_out_at_once_and_after_a_reload() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(MOVES as usize).set_up(&ann, Hand::Mouse).await;
    let id = player.game().await;
    assert!(!ann.exists("#log del").await);
    look_at(&ann, &id, BACK_TO).await;
    let as_it_was_there = board(&ann).await;
    look_at(&ann, &id, 58).await;
    let as_it_was = board(&ann).await;
    assert_ne!(as_it_was, as_it_was_there);

    // The page is open, and hears of it.
    ann.goto(&format!("/games/{id}")).await;
    let player = Player::sit(&ann, Hand::Mouse).await;
    let plan = json!({ "version": MOVES, "to": BACK_TO });
    let answer = ann.ask("POST", &format!("/api/games/{id}/back"), Some(&plan)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    ann.wait(&format!("#table[data-version='{}'][data-busy=false]", MOVES + 1)).await;
    is_struck_out(&ann).await;
    assert_eq!(board(&ann).await, as_it_was_there, "the board is as it was");
    ann.reload().await;
    Player::sit(&ann, Hand::Mouse).await;
    is_struck_out(&ann).await;
    assert_eq!(board(&ann).await, as_it_was_there);

    // A line that is struck out leads to what it tells of.
    player.point("#log li[data-at='58'] a").await;
    ann.wait("#table[data-at='58'][data-busy=false]").await;
    assert_eq!(board(&ann).await, as_it_was);
    look_at(&ann, &id, 58).await;
    assert_eq!(board(&ann).await, as_it_was);
    is_struck_out(&ann).await;

    // And the game goes on from where it is now.
    ann.goto(&format!("/games/{id}")).await;
    let player = Player::sit(&ann, Hand::Mouse).await;
    player.move_once().await;
    assert!(player.situation().await.version > MOVES + 1);
    is_struck_out(&ann).await;
    ann.leave().await;
}

async fn look_at(browser: &Browser, id: &str, moment: u32) {
    browser.goto(&format!("/games/{id}?at={moment}")).await;
    Player::sit(browser, Hand::Mouse).await;
    browser.wait(&format!("#table[data-at='{moment}']")).await;
}

/// What lies on the table: cubes, cash and all that.
async fn board(browser: &Browser) -> [String; 2] {
    let cubes =
        browser.run("return [...document.querySelectorAll('.cube')].map((cube) => cube.outerHTML).join()");
    [cubes.await.as_str().expect("text").to_owned(), browser.text("#players").await]
}

/// Exactly the lines of what was taken back are struck out.
async fn is_struck_out(browser: &Browser) {
    for version in [BACK_TO, MOVES + 1] {
        browser.wait(&format!("#log li[data-at='{version}']")).await;
        assert!(!browser.exists(&format!("#log li[data-at='{version}'] del")).await, "{version} stands");
    }
    for version in BACK_TO + 1..=MOVES {
        browser.wait(&format!("#log li[data-at='{version}'] del")).await;
    }
    let struck_out =
        "return [...document.querySelectorAll('#log li:has(del)')].map((line) => Number(line.dataset.at))";
    let struck_out = browser.run(struck_out).await;
    let mut versions = struck_out.as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64);
    assert!(
        versions.all(|version| (u64::from(BACK_TO) + 1..=u64::from(MOVES)).contains(&version)),
        "{struck_out}"
    );
}
