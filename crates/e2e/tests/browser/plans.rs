//! Plans: built, previewed, taken back, and stored only when they are confirmed.

use e2e::{Browser, Choice, Hand, House, Key, Player, Record, Situation};
use serde_json::json;

const MOVES: u32 = 133;

#[tokio::test(flavor = "multi_thread")]
async fn an_expansion_is_planned_shortened_and_confirmed() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(MOVES as usize).set_up(&bob, Hand::Mouse).await;
    bob.wait_text("#turn", "Bob").await;

    player.choose_row("expand-4").await;
    assert_eq!(plan(&player).await, 1);
    assert!(!bob.exists("#confirm").await, "a row alone is no turn");
    player.point("#focus-american").await;
    bob.wait("#focus-american[aria-pressed=true]").await;
    let before = player.situation().await;
    let first = before.places()[0].clone();
    player.take(&first).await;

    // What it would cost and bring is to be seen, beside what is.
    assert_eq!(plan(&player).await, 2);
    bob.wait_text("#companies .becomes", "→").await;
    bob.wait_text("#decision .effects", "Treasury").await;
    bob.wait_text("#decision .effects", "→").await;
    assert_eq!(bob.count(".cube.planned").await, 1);
    bob.wait_text("#drop-1", "American").await;
    assert_stored(&bob, &player, MOVES).await;

    // A second cube that only the first makes possible, and one for another company.
    let second = opened_up(&before, &player.situation().await);
    player.take(&second).await;
    player.point("#focus-continental").await;
    player.take(player.situation().await.places()[0]).await;
    assert_eq!(plan(&player).await, 4);
    assert_eq!(bob.count(".cube.planned").await, 3);
    bob.wait_text("#drop-3", "Continental").await;

    // The one in the middle is dropped, the one after it stays.
    player.point("#drop-2").await;
    assert_eq!(plan(&player).await, 3);
    bob.wait_text("#drop-2", "Continental").await;
    assert_eq!(bob.count(".cube.planned").await, 2);
    assert!(!bob.exists("#decision .refusal").await);
    player.point("#take-back").await;
    assert_eq!(plan(&player).await, 2);

    // Without the first the second cannot be: the plan ends before it, and says why.
    player.point("#focus-american").await;
    player.take(&second).await;
    player.point("#drop-1").await;
    assert_eq!(plan(&player).await, 1);
    bob.wait_text("#decision .refusal .ruling", "AR-").await;
    assert_eq!(bob.count(".cube.planned").await, 0);

    bob.press(Key::Escape).await;
    bob.wait("#table[data-plan='0'][data-busy=false]").await;
    assert!(bob.exists(".rows [data-do]").await && !bob.exists(".becomes").await);
    assert_stored(&bob, &player, MOVES).await;

    // Two of four cubes, and confirmed: the row, the cubes, and the end of laying are stored together.
    player.choose_row("expand-4").await;
    player.point("#focus-american").await;
    player.take(&first).await;
    player.take(&second).await;
    bob.wait_text("#confirm", "Confirm 2 cubes").await;
    assert_stored(&bob, &player, MOVES).await;
    player.point("#confirm").await;
    assert_stored(&bob, &player, MOVES + 4).await;
    assert_eq!(plan(&player).await, 0);
    assert_eq!(bob.count(".cube.planned").await, 0);
    bob.wait_text("#log li[data-at='135']", "Bob lays a cube").await;
    let place = first.word("hex");
    assert!(
        bob.exists(&format!(".cube.american[data-watch$='{place}']")).await,
        "the first cube lies on {place}"
    );
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_survives_a_reload() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(MOVES as usize).set_up(&bob, Hand::Mouse).await;
    player.choose_row("expand-4").await;
    player.point("#focus-american").await;
    player.take(player.situation().await.places()[0]).await;
    assert_eq!(plan(&player).await, 2);
    bob.reload().await;
    bob.wait("#table[data-plan='2'][data-live=on][data-busy=false]").await;
    bob.wait_text("#drop-1", "American").await;
    assert_eq!(bob.count(".cube.planned").await, 1);
    assert_stored(&bob, &player, MOVES).await;

    // What was given up stays so, and what was confirmed is not planned again.
    bob.press(Key::Escape).await;
    bob.wait("#table[data-plan='0'][data-busy=false]").await;
    bob.reload().await;
    bob.wait("#table[data-plan='0'][data-live=on][data-busy=false]").await;
    player.choose_row("pass").await;
    player.point("#confirm").await;
    bob.wait("#table[data-version='134'][data-plan='0'][data-busy=false]").await;
    bob.reload().await;
    bob.wait("#table[data-version='134'][data-plan='0'][data-live=on][data-busy=false]").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_on_confirm_is_one_move() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(MOVES as usize).set_up(&bob, Hand::Mouse).await;
    player.choose_row("develop").await;
    let situation = player.situation().await;
    player.take(situation.places()[0]).await;
    bob.double_click("#confirm").await;
    bob.wait("#table:not([data-version='133'])[data-busy=false]").await;
    assert_stored(&bob, &player, MOVES + 2).await;
    assert!(!bob.exists("#decision .problem").await, "{}", bob.text("#decision").await);

    // The same with an answer that is carried out at once.
    let auction = Record::of_seven_years().after(99).set_up(&bob, Hand::Mouse).await;
    auction.do_first("offer").await;
    bob.double_click("#raise").await;
    bob.wait("#table:not([data-version='99'])[data-busy=false]").await;
    assert_stored(&bob, &auction, 101).await;
    assert!(!bob.exists("#decision .problem").await, "{}", bob.text("#decision").await);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_for_a_table_that_has_moved_on_is_dropped() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(MOVES as usize).set_up(&bob, Hand::Mouse).await;
    player.choose_row("develop").await;
    player.take(player.situation().await.places()[0]).await;
    assert_eq!(plan(&player).await, 2);

    // The same person, in another window.
    let act = json!({ "version": MOVES, "actions": [{ "do": "choose", "row": "pass" }] });
    let answer = bob.ask("POST", &format!("/api/games/{}/actions", player.game().await), Some(&act)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    bob.wait("#table[data-version='134'][data-busy=false]").await;
    assert_eq!(plan(&player).await, 0);
    bob.wait_text("#turn", "Dee").await;
    assert!(!bob.exists("#confirm").await && !bob.exists(".becomes").await);
    player.move_once().await;
    bob.leave().await;
}

async fn plan(player: &Player<'_>) -> usize {
    player.situation().await.plan
}

/// A place that was no answer before and is one now.
fn opened_up(before: &Situation, after: &Situation) -> Choice {
    let known: Vec<&str> = before.places().iter().map(|place| place.word("hex")).collect();
    let places = after.places();
    let new = places.into_iter().find(|place| !known.contains(&place.word("hex")));
    new.expect("a cube makes others possible").clone()
}

/// Whether so many moves are in the store, whatever the page shows.
async fn assert_stored(browser: &Browser, player: &Player<'_>, moves: u32) {
    let path = format!("/api/games/{}", player.game().await);
    let version = browser.ask("GET", &path, None).await.json()["version"].clone();
    assert_eq!(version, moves);
}
