//! What moves at the table: it comes, it goes, it changes nothing, and whoever wants stillness has it.

use e2e::{Browser, House, Record};
use serde_json::{Value, json};

/// Counts from now on what comes over the table to move there.
const SPY: &str = "
    window.moved = { ghost: 0, growing: 0, coin: 0, lit: 0 };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            for (const name of ['ghost', 'growing', 'coin']) {
                window.moved[name] += [...addedNodes].filter((node) => node.classList?.contains(name)).length;
            }
            window.moved.lit += target.classList.contains('lights-up') ? 1 : 0;
        }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });";

/// The browsers here ask for less motion; this one wants all of it.
const MORE: &str = "document.documentElement.dataset.motion = 'more'";

/// Plays some moves of a recorded game as if on another device, and tells what moved.
async fn moved(ann: &Browser, wish: &str, record: &Record, from: usize, until: usize) -> Value {
    let id = record.clone().after(from).store(ann).await;
    ann.goto(&format!("/games/{id}")).await;
    ann.wait("#table[data-live=on][data-busy=false]").await;
    ann.run(SPY).await;
    ann.run(wish).await;
    for version in from..until {
        let mut action = record.json()["actions"][version].clone();
        action.as_object_mut().expect("an action").remove("seat");
        let wish = json!({ "version": version, "plan": [action], "confirm": true });
        let answer = ann.ask("POST", &format!("/games/{id}/update"), Some(&wish)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        ann.wait(&format!("#table[data-version='{}'][data-busy=false]", version + 1)).await;
        // What moved is gone before the next move.
        ann.wait_for("!document.querySelector('.ghost, .growing, .coin')").await;
    }
    ann.run("return window.moved").await
}

/// The 38th move gives Bob's share to Ann, the 41st a city to Black.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_is_taken_flies_to_its_place() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::named("north-american-railways", "shares-run-out");
    assert_eq!(moved(&ann, MORE, &record, 37, 38).await["ghost"], 1, "a share");
    assert_eq!(moved(&ann, MORE, &record, 40, 41).await["ghost"], 1, "a city");
    // Money goes to everybody who is paid: five coins, or three, for each.
    assert_eq!(moved(&ann, MORE, &record, 22, 23).await["coin"], 12);
    assert_eq!(
        moved(&ann, "", &record, 37, 41).await,
        json!({ "ghost": 0, "growing": 0, "coin": 0, "lit": 0 })
    );
    ann.leave().await;
}

/// With the 115th move American has Chicago and Atlanta.
#[tokio::test(flavor = "multi_thread")]
async fn track_draws_itself_and_a_link_lights_up() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::named("american-rails", "all-three-special-connections");
    let happened = moved(&ann, MORE, &record, 114, 115).await;
    assert!(happened["growing"].as_u64() > Some(0), "{happened}");
    assert!(happened["lit"].as_u64() > Some(0), "{happened}");
    // The line is as it would be on a page that is loaded now.
    let line = "return document.getElementById('rail-american').getAttribute('d')";
    let drawn = ann.run(line).await;
    ann.reload().await;
    ann.wait("#table[data-live=on]").await;
    assert_eq!(ann.run(line).await, drawn);
    ann.leave().await;
}
