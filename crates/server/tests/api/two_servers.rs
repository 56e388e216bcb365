//! Two servers at one PostgreSQL database. What happens when one of them is killed is tried with the program itself.

use std::time::Duration;

use crate::common::{AMERICAN_RAILS, Caller, Event, Events, House, Player, eventually};
use reqwest::Method;
use serde_json::json;
use store::testing::TestDatabase;

async fn two_servers() -> [House; 2] {
    let database = TestDatabase::create().await;
    let open = || {
        House::open_with(|config| {
            config.database.clone_from(&database.url);
            // So often it is repeated who is there.
            config.idle_for = Duration::from_secs(1);
        })
    };
    [open().await, open().await]
}

/// A stream that lets the others see its player.
async fn look_at(caller: &Caller, id: &str) -> Events {
    let request = caller.request(Method::GET, &format!("/api/games/{id}/events?present=true"));
    Events::of(request.send().await.expect("an answer"))
}

/// How many players somebody is shown to be at the table.
async fn seen_by(caller: &Caller, id: &str) -> usize {
    let page = caller.get(&format!("/games/{id}")).await;
    assert_eq!(page.status, 200);
    page.text.matches("page-seat-here").count()
}

async fn next(events: &mut Events) -> Event {
    events.next().await.expect("the stream goes on")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_at_a_table_is_seen_at_the_other_server_and_each_change_is_told_once() {
    let [here, there] = two_servers().await;
    let table = here.table(AMERICAN_RAILS, 3, 4).await;
    let id = &table.id;
    let mut player = Player::new(&here, &table, 4);
    let (ann, bob) = (player.seats[0].clone(), there.players(&table)[1].clone());
    let mut watching = there.spectator().events(id, None).await;
    assert_eq!(seen_by(&there.spectator(), id).await, 0);

    let stream = look_at(&ann, id).await;
    assert_eq!(next(&mut watching).await.name, "aside");
    assert_eq!(seen_by(&there.spectator(), id).await, 1);
    // Another page of hers changes nothing, and is not told; nor is it told again and again that she is there.
    let another = look_at(&ann, id).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    player.play(1).await;
    assert_eq!(next(&mut watching).await.name, "version");

    // Bob comes to the other server, and both see both.
    let bobs = look_at(&bob, id).await;
    assert_eq!(next(&mut watching).await.name, "aside");
    assert_eq!(seen_by(&there.spectator(), id).await, 2);
    eventually("Bob", async || (seen_by(&here.spectator(), id).await == 2).then_some(())).await;

    drop((stream, another));
    assert_eq!(next(&mut watching).await.name, "aside");
    assert_eq!(seen_by(&there.spectator(), id).await, 1);
    drop(bobs);
    eventually("nobody", async || (seen_by(&here.spectator(), id).await == 0).then_some(())).await;
    for house in [here, there] {
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_later_to_one_server_hears_who_is_at_the_other() {
    let [here, there] = two_servers().await;
    let table = here.table(AMERICAN_RAILS, 3, 4).await;
    let ann = look_at(&here.players(&table)[0], &table.id).await;
    // The other server has not had the game in memory when she came.
    let bob = look_at(&there.players(&table)[1], &table.id).await;
    for house in [&here, &there] {
        eventually("both", async || (seen_by(&house.spectator(), &table.id).await == 2).then_some(())).await;
    }
    drop((ann, bob));
    for house in [here, there] {
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_and_moves_at_one_server_are_told_once_at_the_other() {
    let [here, there] = two_servers().await;
    let table = here.table(AMERICAN_RAILS, 3, 4).await;
    let mut player = Player::new(&here, &table, 4);
    let mut watching = there.spectator().events(&table.id, Some(0)).await;
    for version in 1..=5 {
        player.play(1).await;
        assert_eq!(next(&mut watching).await.id, Some(version));
        let word = json!({ "text": format!("That was {version}.") });
        let said = player.seats[0].post(&format!("/api/games/{}/talk", table.id), &word).await;
        assert_eq!(said.status, 201);
        assert_eq!(next(&mut watching).await.name, "aside");
    }
    // Longer than it takes to look for moves that were not told.
    tokio::time::sleep(Duration::from_secs(5)).await;
    player.play(1).await;
    assert_eq!(next(&mut watching).await.id, Some(6));
    for house in [here, there] {
        house.close().await;
    }
}
