//! When games begin, and when no server lived.

use std::sync::Arc;
use std::time::Duration;

use store::{GameStart, NewGame, NewJob, Occupant, Seating, Store, StoredOutage, Timestamp};
use tokio::task::JoinSet;

use crate::site::{Site, bot, id, key, new_game, on_each_database, on_postgres, person};

const SILENCE: Duration = Duration::from_secs(30);

fn start(at: i64) -> GameStart {
    let (kind, subject, detail) = ("deadline".into(), "a".into(), String::new());
    GameStart { at: Timestamp(at), jobs: vec![NewJob { kind, subject, detail, due: Timestamp(at + 5) }] }
}

async fn due(store: &dyn Store) -> Option<i64> {
    store.next_job_due(&["deadline"]).await.unwrap().map(|due| due.0)
}

async fn begun(store: &dyn Store) -> Option<i64> {
    store.load(&id("a")).await.unwrap().unwrap().begun.map(|begun| begun.0)
}

async fn a_game_begins_when_its_last_seat_is_taken(site: Site) {
    let store = &*site.open().await;
    let seats = vec![person(1), Occupant::Open, Occupant::Open];
    store.create(&NewGame { seats, ..new_game("a") }, &[]).await.unwrap();
    let sit = async |seat, who, at| {
        let start = start(at);
        store.take_seat_and_start(&id("a"), seat, key(who), "Bo", Some(&start)).await.unwrap()
    };
    assert_eq!(sit(1, 2, 100).await, Seating::Seated);
    assert_eq!((begun(store).await, due(store).await), (None, None), "a seat is open");
    assert_eq!(sit(1, 3, 150).await, Seating::Taken);
    assert!(store.seat_bot_and_start(&id("a"), 2, "easy", None, None, Some(&start(200))).await.unwrap());
    assert_eq!((begun(store).await, due(store).await), (Some(200), Some(205)));
    // Whoever has their seat taken over later begins nothing.
    let taken = store.seat_bot_and_start(&id("a"), 1, "easy", Some(key(2)), None, Some(&start(300))).await;
    assert!(taken.unwrap());
    assert_eq!((begun(store).await, due(store).await), (Some(200), Some(205)));
}

async fn a_game_that_is_made_with_all_its_players_begins_at_once(site: Site) {
    let store = &*site.open().await;
    let game = NewGame { seats: vec![person(1), bot()], created: Timestamp(7), ..new_game("a") };
    store.create_and_order(&game, &[], &start(7).jobs).await.unwrap();
    assert_eq!((begun(store).await, due(store).await), (Some(7), Some(12)));
}

async fn a_long_silence_is_an_outage(site: Site) {
    let store = &*site.open().await;
    let outages = async |after| store.outages(Timestamp(after)).await.unwrap();
    for second in [0, 5, 35, 34, 40] {
        store.beat(Timestamp(second * 1000), SILENCE).await.unwrap();
    }
    assert_eq!(outages(0).await, []);
    store.beat(Timestamp(100_000), SILENCE).await.unwrap();
    store.beat(Timestamp(300_000), SILENCE).await.unwrap();
    let outage = |from, to| StoredOutage { from: Timestamp(from), to: Timestamp(to) };
    assert_eq!(outages(0).await, [outage(40_000, 100_000), outage(100_000, 300_000)]);
    assert_eq!(outages(100_000).await, [outage(100_000, 300_000)]);
}

async fn of_many_servers_that_come_back_one_notes_the_outage(site: Site) {
    let store: Arc<dyn Store> = site.open().await;
    store.beat(Timestamp(0), SILENCE).await.unwrap();
    let mut servers = JoinSet::new();
    for server in 0..10 {
        let store = Arc::clone(&store);
        servers.spawn(async move { store.beat(Timestamp(60_000 + server), SILENCE).await.unwrap() });
    }
    servers.join_all().await;
    let noted = store.outages(Timestamp(0)).await.unwrap();
    assert_eq!(noted.len(), 1, "{noted:?}");
    assert_eq!(noted[0].from, Timestamp(0));
}

on_each_database!(
    a_game_begins_when_its_last_seat_is_taken,
    a_game_that_is_made_with_all_its_players_begins_at_once,
    a_long_silence_is_an_outage,
    of_many_servers_that_come_back_one_notes_the_outage,
);
