//! A line on which every answer takes its time: what was done is done in its order, and once.

use std::time::Duration;

use e2e::{Browser, Hand, House, Key, Player, Record};
use serde_json::Value;

const MOVES: u32 = 133;
const LATENCY: Duration = Duration::from_millis(400);
/// No answer comes before the line is let go: time to look at what is on its way.
const STANDSTILL: Duration = Duration::from_mins(10);

#[tokio::test(flavor = "multi_thread")]
async fn three_quick_clicks_are_three_steps_in_their_order() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    bob.slow_line(LATENCY).await;
    click_at_once(&bob, &places).await;
    player.rest().await;
    assert_eq!(planned(&bob).await, places);
    assert_eq!(bob.count(".cube.planned").await, 3);
    assert!(!bob.exists("#decision .refusal").await);

    player.point("#confirm").await;
    // The row, three cubes and the end of laying.
    assert_eq!(stored(&bob, &player).await, MOVES + 5);
    assert_laid(&bob, &player, &places).await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_on_its_way_is_to_be_seen_at_once_and_in_its_place() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    player.point(&format!("[id='{}']", places[0])).await;
    bob.slow_line(STANDSTILL).await;
    click_at_once(&bob, &places[1..]).await;
    let names = "return [...document.querySelectorAll('.steps li')].map((step) =>
        step.firstChild.firstChild.textContent.replace('Take back from here: ', ''))";
    let coming = bob.run(names).await;
    assert_eq!(bob.count(".steps .coming").await, 2);
    assert_eq!(bob.count(".target.waits").await, 2);
    assert_eq!(bob.attribute("#table", "data-busy").await.as_deref(), Some("true"));
    bob.slow_line(Duration::ZERO).await;
    player.rest().await;
    // The same words, in the same order.
    assert_eq!(bob.run(names).await, coming);
    assert!(!bob.exists(".coming").await && !bob.exists(".waits").await);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_counts_although_an_answer_comes_while_the_button_is_down() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    bob.slow_line(Duration::from_millis(200)).await;
    bob.click(&format!("[id='{}']", places[0])).await;
    bob.click_slowly(&format!("[id='{}']", places[1]), LATENCY).await;
    player.rest().await;
    assert_eq!(planned(&bob).await, places[..2]);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_confirmation_waits_for_the_steps_before_it() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    player.point(&format!("[id='{}']", places[0])).await;
    bob.slow_line(STANDSTILL).await;
    // Twice: it is one move.
    let rest = [&places[1], &places[2], "confirm", "confirm"].map(str::to_owned);
    click_at_once(&bob, &rest).await;
    assert!(bob.exists("#confirm.waits").await);
    bob.slow_line(Duration::ZERO).await;
    bob.wait(&format!("#table[data-version='{}'][data-busy=false]", MOVES + 5)).await;
    assert_eq!(stored(&bob, &player).await, MOVES + 5);
    assert_laid(&bob, &player, &places).await;
    assert!(!bob.exists("#decision .problem").await, "{}", bob.text("#decision").await);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_refused_goes_with_those_that_need_it_and_leaves_the_others() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    bob.slow_line(LATENCY).await;
    // A hex out of reach, as if the table had changed meanwhile; and a confirmation of what cannot be.
    let far = r#"{"do":"lay","company":"american","hex":"K6"}"#;
    bob.run(&format!("document.getElementById('{}').dataset.do = '{far}'", places[1])).await;
    click_at_once(&bob, &[places[0].clone(), places[1].clone(), places[2].clone()]).await;
    player.rest().await;
    assert_eq!(planned(&bob).await, [places[0].clone(), places[2].clone()]);
    bob.wait_text("#decision > .refusal .ruling", "AR-").await;
    bob.wait_text("#decision > .refusal", "K6").await;
    assert_eq!(stored(&bob, &player).await, MOVES);

    // Whoever confirms meanwhile has confirmed another plan.
    bob.press(Key::Escape).await;
    player.rest().await;
    assert!(!bob.exists("#decision > .refusal").await);
    player.choose_row("expand-4").await;
    player.point("#focus-american").await;
    player.point(&format!("[id='{}']", places[0])).await;
    bob.run(&format!("document.getElementById('{}').dataset.do = '{far}'", places[1])).await;
    click_at_once(&bob, &[places[1].clone(), "confirm".to_owned()]).await;
    player.rest().await;
    bob.wait_text("#decision > .refusal", "K6").await;
    assert_eq!(planned(&bob).await, [places[0].clone()]);
    assert_eq!(stored(&bob, &player).await, MOVES);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_taken_back_in_the_order_in_which_they_are_clicked() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    for place in &places {
        player.point(&format!("[id='{place}']")).await;
    }
    bob.slow_line(STANDSTILL).await;
    // The first cube and the second: also after the first is gone, the second is the one that was clicked.
    click_at_once(&bob, &["drop-1".to_owned(), "drop-2".to_owned()]).await;
    assert_eq!(bob.count(".steps .waits").await, 2);
    bob.slow_line(LATENCY).await;
    player.rest().await;
    assert_eq!(planned(&bob).await, [places[2].clone()]);
    // A cube and its end, before the table has answered once.
    click_at_once(&bob, &[places[0].clone(), "take-back".to_owned()]).await;
    player.rest().await;
    assert_eq!(planned(&bob).await, [places[2].clone()]);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_that_is_clicked_twice_is_one_bid() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(99).set_up(&ann, Hand::Mouse).await;
    ann.slow_line(LATENCY).await;
    player.do_first("offer").await;
    click_at_once(&ann, &["raise".to_owned(), "raise".to_owned(), "pass".to_owned()]).await;
    ann.wait("#table:not([data-version='99'])[data-busy=false]").await;
    assert_eq!(stored(&ann, &player).await, 101);
    assert!(!ann.exists("#decision .problem").await, "{}", ann.text("#decision").await);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_price_counts() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::named("north-american-railways", "shares-run-out").after(0);
    let player = record.set_up(&ann, Hand::Mouse).await;
    player.point("#choose-3").await;
    ann.slow_line(LATENCY).await;
    click_at_once(&ann, &["more", "more", "more", "less"].map(str::to_owned)).await;
    assert_eq!(ann.value("#bid-amount").await, "700");
    player.rest().await;
    assert_eq!(ann.value("#bid-amount").await, "700");
    ann.wait_text("#decision .outcomes", "$700").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_explanation_speaks_of_the_plan_as_it_is() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let (player, places) = expansion(&bob).await;
    player.point(&format!("[id='{}']", places[0])).await;
    let about = bob.attribute(&format!("[id='{}']", places[1]), "data-about").await.expect("a hex");
    bob.hover("#turn").await;
    bob.slow_line(LATENCY).await;
    // Asked about with a cube in the plan that is taken back before the answer comes.
    bob.run(&format!(
        "document.querySelector('.places [data-about=\"{about}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
         document.getElementById('take-back').click();"
    ))
    .await;
    player.rest().await;
    tokio::time::sleep(LATENCY).await;
    assert!(bob.exists("#card[hidden]").await, "{}", bob.text("#card").await);
    bob.leave().await;
}

/// Pictures for people to look at: `target/screenshots`.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_steps_on_their_way_are_taken() {
    let house = House::open().await;
    for (name, browser) in
        [("laptop", Browser::laptop(&house).await), ("phone", Browser::phone(&house).await)]
    {
        for theme in ["light", "dark"] {
            browser.goto("/").await;
            browser.run(&format!("document.cookie = 'railhead_comfort=theme.{theme}; path=/'")).await;
            let (player, places) = expansion(&browser).await;
            player.point(&format!("[id='{}']", places[0])).await;
            browser.slow_line(STANDSTILL).await;
            click_at_once(&browser, &places[1..]).await;
            assert_eq!(browser.count(".steps .coming").await, 2);
            browser.screenshot(&format!("{name}-on-its-way-{theme}")).await;
            browser.slow_line(Duration::ZERO).await;
            player.rest().await;
            browser.screenshot(&format!("{name}-arrived-{theme}")).await;
        }
        browser.leave().await;
    }
}

/// Bob is about to lay American's cubes; three places that are open to him at once.
async fn expansion(browser: &Browser) -> (Player<'_>, Vec<String>) {
    let player = Record::of_seven_years().after(MOVES as usize).set_up(browser, Hand::Mouse).await;
    player.choose_row("expand-4").await;
    player.point("#focus-american").await;
    let situation = player.situation().await;
    let places: Vec<String> = situation.places().iter().take(3).map(|place| place.id.clone()).collect();
    assert_eq!(places.len(), 3);
    (player, places)
}

/// Clicks on these elements one after the other, faster than any line.
async fn click_at_once(browser: &Browser, ids: &[String]) {
    let ids = Value::from(ids.to_vec());
    let click = "new MouseEvent('click', { bubbles: true })";
    browser.run(&format!("for (const id of {ids}) document.getElementById(id).dispatchEvent({click})")).await;
}

/// The cubes of the plan, by the ids of the places where they were laid.
async fn planned(browser: &Browser) -> Vec<String> {
    let plan = browser
        .run(
            "return import(document.querySelector('script[src$=\"/state.js\"]').src)
                .then(({ state }) => state.plan.filter(({ hex }) => hex)
                    .map(({ company, hex }) => `do-do-lay-company-${company}-hex-${hex}`))",
        )
        .await;
    let places = plan.as_array().expect("a list").iter();
    places.map(|place| place.as_str().expect("a place").to_owned()).collect()
}

async fn stored(browser: &Browser, player: &Player<'_>) -> u32 {
    let path = format!("/api/games/{}", player.game().await);
    let version = browser.ask("GET", &path, None).await.json()["version"].clone();
    u32::try_from(version.as_u64().expect("a number")).expect("not that many")
}

/// The cubes were laid in this order.
async fn assert_laid(browser: &Browser, player: &Player<'_>, places: &[String]) {
    let path = format!("/api/games/{}/record", player.game().await);
    let record = browser.ask("GET", &path, None).await.json();
    let laid: Vec<String> = record["actions"].as_array().expect("actions")[MOVES as usize..]
        .iter()
        .filter_map(|action| Some(format!("do-do-lay-company-american-hex-{}", action["hex"].as_str()?)))
        .collect();
    assert_eq!(laid, places);
}
