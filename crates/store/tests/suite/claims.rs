use std::sync::Arc;
use std::time::Duration;

use store::{GameId, Store};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::site::{Site, id, new_game, on_each_database, on_postgres};

/// Nobody waits for the end of this in a test.
const LONG: Duration = Duration::from_mins(10);
const SHORT: Duration = Duration::from_millis(50);

async fn claims(store: &dyn Store, game: &str, version: u32, by: &str, lease: Duration) -> bool {
    store.claim_bot_turn(&id(game), version, by, lease).await.unwrap()
}

async fn stalled(store: &dyn Store) -> Vec<GameId> {
    store.stalled_bot_turns(10).await.unwrap()
}

async fn one_server_thinks_until_its_time_is_up(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    assert!(claims(store, "a", 4, "one", SHORT).await);
    // Another game is another matter, and whoever has it may ask for more.
    assert!(claims(store, "b", 4, "two", LONG).await);
    assert!(claims(store, "a", 4, "one", LONG).await);
    sleep(2 * SHORT).await;
    assert!(!claims(store, "a", 4, "two", LONG).await);
    assert_eq!(stalled(store).await, []);
    assert!(claims(store, "a", 4, "one", SHORT).await);
    sleep(2 * SHORT).await;
    assert_eq!(stalled(store).await, [id("a")], "it has let its time run out");
    assert!(claims(store, "a", 4, "two", LONG).await);
    assert_eq!(stalled(store).await, []);
    assert!(!claims(store, "a", 4, "one", LONG).await);
}

/// A turn has several steps, and is claimed once.
async fn nobody_else_thinks_about_the_later_steps_of_a_turn(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    assert!(claims(store, "a", 4, "one", LONG).await);
    for version in 5..8 {
        assert!(!claims(store, "a", version, "two", LONG).await, "it is under way");
    }
    // Whoever has it may say how far it has come. If they die, it goes on from there.
    assert!(claims(store, "a", 6, "one", SHORT).await);
    sleep(2 * SHORT).await;
    assert!(!claims(store, "a", 5, "two", LONG).await, "this step is done");
    assert!(claims(store, "a", 6, "two", LONG).await);
    // The next turn is free as soon as this one is given back.
    assert!(!claims(store, "a", 8, "one", LONG).await);
    store.release_bot_turn(&id("a"), 7, "two").await.unwrap();
    assert!(claims(store, "a", 8, "one", LONG).await);
}

async fn what_is_given_back_is_free_at_once(site: Site) {
    let store = &*site.open().await;
    for game in ["a", "b", "c"] {
        store.create(&new_game(game), &[]).await.unwrap();
        assert!(claims(store, game, 1, "one", LONG).await);
    }
    store.release_bot_turn(&id("a"), 0, "two").await.unwrap();
    assert!(!claims(store, "a", 1, "two", LONG).await, "only its holder gives a claim back");
    store.release_bot_turn(&id("a"), 0, "one").await.unwrap();
    assert!(claims(store, "a", 1, "two", LONG).await);
    // A server that stops gives back everything of its own.
    store.release_bot_turns("one").await.unwrap();
    assert!(!claims(store, "a", 1, "one", LONG).await);
    assert!(claims(store, "b", 1, "two", SHORT).await);
    assert!(claims(store, "c", 1, "two", LONG).await);
    // What has run out anybody may clear away.
    sleep(2 * SHORT).await;
    store.release_bot_turn(&id("b"), 0, "three").await.unwrap();
    assert_eq!(stalled(store).await, []);
}

/// A server that has not heard of the last move yet must not think about it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_done_cannot_be_claimed_any_more() {
    let store = &*Site::postgres().await.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    assert!(claims(store, "a", 1, "one", LONG).await);
    store.release_bot_turn(&id("a"), 1, "one").await.unwrap();
    assert!(!claims(store, "a", 1, "two", LONG).await);
    assert!(claims(store, "a", 2, "two", LONG).await);
    store.release_bot_turns("two").await.unwrap();
    assert!(!claims(store, "a", 1, "one", LONG).await);
    assert!(claims(store, "a", 2, "one", LONG).await);
}

async fn of_many_servers_one_thinks(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    for version in 0..20 {
        let mut servers = JoinSet::new();
        for server in 0..20 {
            let store = Arc::clone(&store);
            servers
                .spawn(async move { claims(&*store, "a", version, &format!("server {server}"), LONG).await });
        }
        let claims = servers.join_all().await;
        assert_eq!(claims.into_iter().filter(|claimed| *claimed).count(), 1, "version {version}");
    }
}

on_each_database!(
    one_server_thinks_until_its_time_is_up,
    nobody_else_thinks_about_the_later_steps_of_a_turn,
    what_is_given_back_is_free_at_once,
    of_many_servers_one_thinks,
);
