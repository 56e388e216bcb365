use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection, query};
use store::Change::{Arrived, Left, Moved, Seated, Talked};
use store::{Appended, NewGame, Notice, Occupant, Seating, Talk, Timestamp};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::time::timeout;

use crate::site::{ENOUGH_TALK, Site, entry, going_on, id, key, new_game, on_each_database, on_postgres};

const PATIENCE: Duration = Duration::from_mins(1);

async fn next(notices: &mut Receiver<Notice>) -> (String, u32) {
    let notice = timeout(PATIENCE, notices.recv()).await.expect("a notice comes in time").unwrap();
    (notice.game.0, notice.version)
}

async fn what_changes_is_told_once(site: Site) {
    let store = site.open().await;
    let mut notices = store.notices();
    let game = NewGame { seats: vec![Occupant::Open, Occupant::Open], ..new_game("a:1:b") };
    store.create(&game, &[entry(1)]).await.unwrap();
    store.append(&game.id, &[entry(2), entry(3)], &going_on()).await.unwrap();
    store.take_seat(&game.id, 0, key(1), "Ada").await.unwrap();
    store.seat_bot(&game.id, 1, "easy", None, None).await.unwrap();
    let word = Talk {
        id: 0,
        game: game.id.clone(),
        seat: None,
        name: "A".into(),
        text: "B".into(),
        at: Timestamp(1),
        event: None,
    };
    store.say(&word, None, ENOUGH_TALK).await.unwrap();
    // A move is by the seat of its last entry.
    let changes = [
        (1, Moved, Some(1)),
        (3, Moved, Some(0)),
        (3, Seated, Some(0)),
        (3, Seated, Some(1)),
        (3, Talked, None),
    ];
    for (version, change, by) in changes {
        let notice = notices.recv().await.unwrap();
        assert_eq!(notice, Notice { game: game.id.clone(), version, change, by });
    }

    // What did not happen, and what concerns nobody else, is not told.
    assert_eq!(store.append(&game.id, &[entry(2)], &going_on()).await.unwrap(), Appended::Stale);
    assert_eq!(store.take_seat(&game.id, 0, key(1), "Ada").await.unwrap(), Seating::Elsewhere);
    store.create(&game, &[]).await.unwrap_err();
    store.set_note(&game.id, key(1), "hm", Timestamp(1)).await.unwrap();
    store.append(&game.id, &[entry(4)], &going_on()).await.unwrap();
    assert_eq!(next(&mut notices).await, ("a:1:b".into(), 4), "the next thing that is told");
}

on_each_database!(what_changes_is_told_once);

/// Two processes at one database, as far as the database can tell.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_is_heard() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    let mut notices = here.notices();
    there.create(&new_game("a:1:b"), &[]).await.unwrap();
    there.append(&id("a:1:b"), &[entry(1)], &going_on()).await.unwrap();
    let word = Talk {
        id: 0,
        game: id("a:1:b"),
        seat: Some(2),
        name: "A".into(),
        text: "B".into(),
        at: Timestamp(1),
        event: None,
    };
    there.say(&word, None, ENOUGH_TALK).await.unwrap();
    there.seat_bot(&id("a:1:b"), 0, "easy", None, None).await.unwrap();
    // A move is told a moment later than the rest, which may overtake it.
    let mut told = HashSet::new();
    for _ in 0..3 {
        let notice = timeout(PATIENCE, notices.recv()).await.expect("a notice comes in time").unwrap();
        told.insert(notice);
    }
    let notice = |(version, change, by)| Notice { game: id("a:1:b"), version, change, by };
    let expected = [(0, Moved, None), (1, Moved, Some(1)), (1, Talked, Some(2))];
    assert_eq!(told, HashSet::from(expected.map(notice)));
    assert_eq!(here.append(&id("a:1:b"), &[entry(1)], &going_on()).await.unwrap(), Appended::Stale);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changed_while_the_connection_was_lost_is_told_afterwards() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    let mut notices = here.notices();
    there.create(&new_game("silent"), &[entry(1)]).await.unwrap();
    there.create(&new_game("moved"), &[entry(1)]).await.unwrap();
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

    // In this order, so that one connection is enough: a move is told on another if the first is in use.
    there.take_seat(&id("seated"), 0, key(1), "Ada").await.unwrap();
    there.append(&id("moved"), &[entry(2), entry(3)], &going_on()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(notices.try_recv(), Err(TryRecvError::Empty));
    query(doors(true)).execute(&mut admin).await.unwrap();

    // "silent" was told before. If that was lately, the listener cannot be sure of it, and tells it again.
    let mut next_of_others = async || loop {
        let notice = next(&mut notices).await;
        if notice != ("silent".into(), 1) {
            return notice;
        }
    };
    let mut told = [next_of_others().await, next_of_others().await];
    told.sort();
    assert_eq!(told, [("moved".into(), 3), ("seated".into(), 0)]);
    // And from now on as before.
    there.append(&id("silent"), &[entry(2)], &going_on()).await.unwrap();
    assert_eq!(next_of_others().await, ("silent".into(), 2));
}

/// As a process leaves it that is killed between its commit and its word of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_nobody_told_of_is_found_within_seconds_and_told_once() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    for name in ["silent", "told"] {
        here.create(&new_game(name), &[]).await.unwrap();
    }
    let mut notices = here.notices();
    let mut killed = PgConnection::connect(&site.url).await.unwrap();
    for statement in [
        "BEGIN",
        "INSERT INTO actions (game, version, seat, action, at) VALUES ('silent', 1, 0, '{}', 5)",
        "UPDATE games SET version = 1, changed = pg_current_xact_id()::text::bigint WHERE id = 'silent'",
        "COMMIT",
    ] {
        query(statement).execute(&mut killed).await.unwrap();
    }
    let begin = Instant::now();
    there.append(&id("told"), &[entry(1)], &going_on()).await.unwrap();
    here.append(&id("told"), &[entry(2)], &going_on()).await.unwrap();
    let mut told = HashMap::new();
    while begin.elapsed() < Duration::from_secs(7) {
        if let Ok(notice) = timeout(Duration::from_secs(1), notices.recv()).await {
            *told.entry(notice.unwrap()).or_insert(0) += 1;
        }
    }
    // Who has made it is not known of the one that was found.
    let expected = [("silent", 1, None), ("told", 1, Some(1)), ("told", 2, Some(2))];
    let notice = |(game, version, by)| (Notice { game: id(game), version, change: Moved, by }, 1);
    assert_eq!(told, HashMap::from(expected.map(notice)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_and_goes_is_told_to_the_others_and_not_here() {
    let site = Site::postgres().await;
    let (here, there) = (site.open().await, site.open().await);
    let (mut told_here, mut told_there) = (here.notices(), there.notices());
    for change in [Arrived, Left] {
        let notice = Notice { game: id("a"), version: 3, change, by: Some(2) };
        here.tell_others(notice.clone());
        assert_eq!(timeout(PATIENCE, told_there.recv()).await.expect("it is told").unwrap(), notice);
    }
    assert_eq!(told_here.try_recv(), Err(TryRecvError::Empty));
}
