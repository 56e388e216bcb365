use std::sync::Arc;

use store::Timestamp;
use tokio::task::JoinSet;

use crate::site::{Site, id, new_game, on_each_database, on_postgres};

async fn one_server_thinks_until_its_time_is_up(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    let claim = async |game: &str, version, by, until, now| {
        store.claim_bot_turn(&id(game), version, by, Timestamp(until), Timestamp(now)).await.unwrap()
    };
    assert!(claim("a", 4, "one", 100, 0).await);
    assert!(!claim("a", 4, "two", 150, 99).await);
    // Another game is another matter, and who has it may ask for more.
    assert!(claim("b", 4, "two", 100, 0).await);
    assert!(claim("a", 4, "one", 200, 99).await);
    assert!(!claim("a", 4, "two", 250, 199).await);
    assert!(claim("a", 4, "two", 300, 200).await);
    assert!(!claim("a", 4, "one", 400, 201).await);
    // The next turn is free; the last one is gone.
    assert!(claim("a", 5, "one", 400, 201).await);
    assert!(!claim("a", 4, "two", 900, 800).await);
}

async fn of_many_servers_one_thinks(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    for version in 0..20 {
        let mut servers = JoinSet::new();
        for server in 0..20 {
            let store = Arc::clone(&store);
            servers.spawn(async move {
                let by = format!("server {server}");
                store.claim_bot_turn(&id("a"), version, &by, Timestamp(10), Timestamp(0)).await.unwrap()
            });
        }
        let claims = servers.join_all().await;
        assert_eq!(claims.into_iter().filter(|claimed| *claimed).count(), 1, "version {version}");
    }
}

/// More games than are remembered without tidying up.
async fn claims_do_not_get_mixed_up(site: Site) {
    let store = site.open().await;
    for number in 0..3000_u32 {
        let (game, until) = (id(&format!("game {number}")), Timestamp(i64::from(number) + 500));
        let now = Timestamp(number.into());
        assert!(store.claim_bot_turn(&game, 1, "one", until, now).await.unwrap());
        assert!(!store.claim_bot_turn(&game, 1, "two", until, now).await.unwrap());
    }
}

on_each_database!(
    one_server_thinks_until_its_time_is_up,
    of_many_servers_one_thinks,
    claims_do_not_get_mixed_up
);
