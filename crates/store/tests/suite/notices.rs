use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, PgConnection, query};
use store::{Appended, NewGame, Notice, Occupant, Seating, Talk, Timestamp};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::time::timeout;

use crate::site::{ENOUGH_TALK, Site, action, id, key, new_game, on_each_database, on_postgres};

async fn next(notices: &mut Receiver<Notice>) -> (String, u32) {
    let notice =
        timeout(Duration::from_secs(20), notices.recv()).await.expect("a notice comes in time").unwrap();
    (notice.game.0, notice.version)
}

async fn what_changes_is_told_once(site: Site) {
    let store = site.open().await;
    let mut notices = store.notices();
    let game = NewGame { seats: vec![Occupant::Open, Occupant::Open], ..new_game("a:1:b") };
    store.create(&game, &[action(1)]).await.unwrap();
    store.append(&game.id, &[action(2), action(3)], None).await.unwrap();
    store.take_seat(&game.id, 0, key(1), "Ada").await.unwrap();
    store.seat_bot(&game.id, 1, "easy", None, None).await.unwrap();
    let word = Talk {
        id: 0,
        game: game.id.clone(),
        seat: None,
        name: "A".into(),
        text: "B".into(),
        at: Timestamp(1),
    };
    store.say(&word, ENOUGH_TALK).await.unwrap();
    for version in [1, 3, 3, 3, 3] {
        assert_eq!(next(&mut notices).await, ("a:1:b".into(), version));
    }

    // What did not happen, and what concerns nobody else, is not told.
    assert_eq!(store.append(&game.id, &[action(2)], None).await.unwrap(), Appended::Stale);
    assert_eq!(store.take_seat(&game.id, 0, key(1), "Ada").await.unwrap(), Seating::Elsewhere);
    store.create(&game, &[]).await.unwrap_err();
    store.set_note(&game.id, key(1), "hm", Timestamp(1)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(notices.try_recv(), Err(TryRecvError::Empty));
}

on_each_database!(what_changes_is_told_once);

/// Two processes at one database, as far as the database can tell.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_is_heard() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    let mut notices = here.notices();
    there.create(&new_game("a:1:b"), &[]).await.unwrap();
    there.append(&id("a:1:b"), &[action(1)], None).await.unwrap();
    assert_eq!(next(&mut notices).await, ("a:1:b".into(), 0));
    assert_eq!(next(&mut notices).await, ("a:1:b".into(), 1));
    assert_eq!(here.append(&id("a:1:b"), &[action(1)], None).await.unwrap(), Appended::Stale);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changed_while_the_connection_was_lost_is_told_afterwards() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    let mut notices = here.notices();
    there.create(&new_game("silent"), &[action(1)]).await.unwrap();
    there.create(&new_game("moved"), &[action(1)]).await.unwrap();
    there.create(&NewGame { seats: vec![Occupant::Open], ..new_game("seated") }, &[]).await.unwrap();
    for name in ["silent", "moved", "seated"] {
        assert_eq!(next(&mut notices).await.0, name);
    }

    // Everybody who listens is thrown out and nobody new is let in; who works goes on working.
    let database = site.database.as_ref().unwrap();
    let mut admin = PgConnection::connect(&database.admin_url).await.unwrap();
    let name = &database.name;
    let doors = |open: bool| AssertSqlSafe(format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {open}"));
    query(doors(false)).execute(&mut admin).await.unwrap();
    let thrown_out = query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1
         AND (query LIKE 'LISTEN%' OR query LIKE '%pg_current_snapshot%')",
    )
    .bind(name)
    .fetch_all(&mut admin)
    .await
    .unwrap();
    assert_eq!(thrown_out.len(), 2);

    there.append(&id("moved"), &[action(2), action(3)], None).await.unwrap();
    there.take_seat(&id("seated"), 0, key(1), "Ada").await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(notices.try_recv(), Err(TryRecvError::Empty));
    query(doors(true)).execute(&mut admin).await.unwrap();

    let mut told = vec![next(&mut notices).await, next(&mut notices).await, next(&mut notices).await];
    told.sort();
    // "silent" was told before, but so lately that the listener cannot be sure of it.
    assert_eq!(told, [("moved".into(), 3), ("seated".into(), 0), ("silent".into(), 1)]);
    // And from now on as before.
    there.append(&id("silent"), &[action(2)], None).await.unwrap();
    assert_eq!(next(&mut notices).await, ("silent".into(), 2));
}
