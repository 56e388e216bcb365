//! What the server does by itself.

use std::time::Duration;

use serde_json::json;
use server::Clock;

use crate::common::{AMERICAN_RAILS, Caller, House, eventually, key};

const DAY: Duration = Duration::from_hours(24);

/// A house that keeps idle games for thirty days, and its clock.
async fn house_of_thirty_days() -> (House, Clock) {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| {
        config.clock = clock.clone();
        config.keep_idle = Some(30 * DAY);
        // No bot plays a game to its end meanwhile.
        config.quiet_after = Duration::ZERO;
        config.quiet_pause = Duration::from_hours(1);
    })
    .await;
    (house, clock)
}

async fn is_there(caller: &Caller, id: &str) -> bool {
    let answer = caller.get(&format!("/api/games/{id}")).await;
    assert!([200, 404].contains(&answer.status.as_u16()), "{answer:?}");
    answer.status == 200
}

async fn number(caller: &Caller, name: &str) -> Option<f64> {
    let text = caller.get("/metrics").await.text;
    let mut lines = text.lines().filter_map(|line| line.rsplit_once(' '));
    lines.find(|(label, _)| *label == name).and_then(|(_, number)| number.parse().ok())
}

/// Waits until it was looked for idle games so often.
async fn looked_for(caller: &Caller, times: f64) {
    eventually("a look at the idle games", async || {
        let done = number(caller, "railhead_jobs_total{kind=\"retention\",end=\"done\"}").await;
        (done >= Some(times)).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_left_for_long_and_concerns_nobody_else_is_deleted() {
    let (house, clock) = house_of_thirty_days().await;
    let ann = house.caller(&key("Ann"));
    let nobody = house.spectator();
    looked_for(&nobody, 1.0).await;
    let make = async |seats| ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let against_bots = make(json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "random" }])).await;
    let nobody_came = make(json!([{ "name": "Ann" }, { "open": true }, { "open": true }])).await;
    let between_people = make(json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }])).await;
    let tables = [&against_bots, &nobody_came, &between_people];
    for table in tables {
        assert!(is_there(&ann, &table.id).await);
    }
    let mut watching = nobody.events(&against_bots.id, None).await;

    clock.advance(Duration::from_mins(30 * 24 * 60 - 1));
    looked_for(&nobody, 2.0).await;
    for table in tables {
        assert!(is_there(&nobody, &table.id).await, "it is too early");
    }
    clock.advance(Duration::from_hours(2));
    looked_for(&nobody, 3.0).await;
    assert!(!is_there(&nobody, &against_bots.id).await);
    assert!(!is_there(&nobody, &nobody_came.id).await);
    assert!(is_there(&nobody, &between_people.id).await);
    eventually("the end of the stream", async || watching.next().await.is_none().then_some(())).await;
    let house = house.reopen().await;
    let nobody = house.spectator();
    assert!(!is_there(&nobody, &against_bots.id).await);
    assert!(is_there(&nobody, &between_people.id).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_keeps_their_game() {
    let (house, clock) = house_of_thirty_days().await;
    let nobody = house.spectator();
    looked_for(&nobody, 1.0).await;
    let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "random" }]);
    let table = nobody.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let ann = &house.players(&table)[0];
    clock.advance(20 * DAY);
    looked_for(&nobody, 2.0).await;
    let here = ann.events(&table.id, None).await;
    // It is stored that she is here.
    let stored = format!("sqlite:{}", house.database().display());
    eventually("word of her presence", async || {
        let store = store::backup(&stored, &house.database().with_extension("copy")).await;
        store.expect("a copy");
        let copy =
            store::open(&format!("sqlite:{}", house.database().with_extension("copy").display())).await;
        let copy = copy.expect("the copy opens");
        let game = copy.load(&store::GameId(table.id.clone())).await.expect("it can be read");
        copy.close().await;
        std::fs::remove_file(house.database().with_extension("copy")).expect("the copy goes");
        game.expect("the game").seats[0].seen
    })
    .await;
    drop(here);
    // Until the server has noticed, she is there.
    let alone = async || number(&nobody, "railhead_open_streams").await == Some(0.0);
    eventually("the end of her stream", async || alone().await.then_some(())).await;
    clock.advance(20 * DAY);
    looked_for(&nobody, 3.0).await;
    assert!(
        is_there(&nobody, &table.id).await,
        "forty days after the last move, and twenty after she was here"
    );
    clock.advance(20 * DAY);
    looked_for(&nobody, 4.0).await;
    assert!(!is_there(&nobody, &table.id).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_deleted_unless_the_host_wants_it() {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let nobody = house.spectator();
    let table = nobody.create(json!({ "game": AMERICAN_RAILS, "seats": [{ "open": true }, { "open": true }, { "open": true }] })).await;
    clock.advance(10_000 * DAY);
    eventually("the first job", async || {
        let woken = number(&nobody, "railhead_jobs_total{kind=\"wake-bots\",end=\"done\"}").await;
        (woken == Some(1.0)).then_some(())
    })
    .await;
    assert!(is_there(&nobody, &table.id).await);
    eventually("nothing to do", async || {
        (number(&nobody, "railhead_jobs_waiting").await == Some(0.0)).then_some(())
    })
    .await;
    assert_eq!(number(&nobody, "railhead_jobs_dead").await, Some(0.0));
    house.close().await;
}

/// A handler that fails is another crate's test: here a dead job of an earlier start is to be seen.
#[tokio::test(flavor = "multi_thread")]
async fn jobs_that_were_given_up_are_to_be_seen() {
    let house = House::open().await;
    let file = house.database();
    let directory = house.close().await;
    let store = store::open(&format!("sqlite:{}", file.display())).await.expect("the games");
    let due = store::Timestamp(5);
    let job = store::NewJob { kind: "mail".into(), subject: "Ann".into(), detail: String::new(), due };
    store.order_jobs(&[job]).await.expect("it can be ordered");
    let taken = store.take_jobs(&["mail"], due, "me", DAY, 1).await.expect("it can be taken");
    let dead = store::JobEnd::Dead { why: "no such address".into(), at: due };
    store.finish_jobs("me", &[(taken[0].clone(), dead)]).await.expect("it can be given up");
    store.close().await;
    let house = House::open_in(directory).await;
    assert_eq!(number(&house.spectator(), "railhead_jobs_dead").await, Some(1.0));
    house.close().await;
}
