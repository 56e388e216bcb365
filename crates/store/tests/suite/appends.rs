use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};
use store::{Appended, StoreError, StoredEntry, Timestamp};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::site::{Site, entry, entry_of, going_on, id, new_game, on_each_database, on_postgres, over};

async fn actions_land_in_order_and_once(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[]).await.unwrap();
    // A gap, before the first and later.
    assert_eq!(store.append(&game, &[entry(2)], &going_on()).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[entry(1)], &going_on()).await.unwrap(), Appended::Landed);
    assert_eq!(store.append(&game, &[entry(1)], &going_on()).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[entry(3)], &going_on()).await.unwrap(), Appended::Stale);
    // A run that overlaps what is there.
    assert_eq!(store.append(&game, &[entry(1), entry(2)], &going_on()).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[entry(2), entry(3)], &going_on()).await.unwrap(), Appended::Landed);
    // No entry has version 0.
    assert_eq!(store.append(&game, &[entry(0)], &going_on()).await.unwrap(), Appended::Stale);

    assert_eq!(store.entries(&game, 0).await.unwrap(), [entry(1), entry(2), entry(3)]);
    assert_eq!(store.entries(&game, 2).await.unwrap(), [entry(3)]);
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.updated, stored.status.result), (3, Timestamp(1003), None));
}

async fn the_result_comes_with_the_last_action(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[entry(1)]).await.unwrap();
    // A stale end is no end.
    assert_eq!(store.append(&game, &[entry(1)], &over("lost")).await.unwrap(), Appended::Stale);
    assert_eq!(store.load(&game).await.unwrap().unwrap().status.result, None);
    assert_eq!(store.append(&game, &[entry(2)], &over("won")).await.unwrap(), Appended::Landed);
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.status.result.as_deref()), (2, Some("won")));
}

async fn nothing_cannot_be_appended(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[entry(1)]).await.unwrap();
    let refused = store.append(&id("a"), &[], &over("won")).await;
    assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
}

async fn nothing_can_be_appended_to_nothing(site: Site) {
    let store = site.open().await;
    for entries in [[entry(1)], [entry(2)]] {
        assert_eq!(store.append(&id("nobody"), &entries, &going_on()).await, Err(StoreError::Missing));
    }
}

async fn actions_that_make_no_sense_are_refused(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let nul = StoredEntry { text: "\0".into(), ..entry(1) };
    let many: Vec<_> = (1..=5001).map(entry).collect();
    for entries in [&[entry(1), entry(3)][..], &[entry(2), entry(1)], &[nul], &many] {
        let refused = store.append(&id("a"), entries, &going_on()).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    }
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().version, 0);
}

async fn of_fifty_for_one_version_one_lands(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[]).await.unwrap();
    for version in 1..=20 {
        let mut racers = JoinSet::new();
        for racer in 0..50 {
            let (store, game) = (Arc::clone(&store), game.clone());
            racers.spawn(async move {
                let mine = entry_of(version, &format!("racer {racer}"));
                (store.append(&game, std::slice::from_ref(&mine), &going_on()).await.unwrap(), mine)
            });
        }
        let all = racers.join_all().await;
        let landed: Vec<_> = all.into_iter().filter(|(appended, _)| *appended == Appended::Landed).collect();
        assert_eq!(landed.len(), 1, "version {version}");
        assert_eq!(store.entries(&game, version - 1).await.unwrap(), [landed[0].1.clone()]);
    }
}

async fn of_runs_that_race_one_lands_whole(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[]).await.unwrap();
    for round in 0..20 {
        let version = store.load(&game).await.unwrap().unwrap().version;
        let mut racers = JoinSet::new();
        for racer in 0..10 {
            let (store, game) = (Arc::clone(&store), game.clone());
            racers.spawn(async move {
                // Of different lengths, so that every kind of overlap is tried.
                let run: Vec<_> = (0..=racer % 4)
                    .map(|step| entry_of(version + 1 + step, &format!("round {round} racer {racer}")))
                    .collect();
                (store.append(&game, &run, &going_on()).await.unwrap(), run)
            });
        }
        let all = racers.join_all().await;
        let landed: Vec<_> = all.into_iter().filter(|(appended, _)| *appended == Appended::Landed).collect();
        assert_eq!(landed.len(), 1, "round {round}");
        assert_eq!(store.entries(&game, version).await.unwrap(), landed[0].1);
        let stored = store.load(&game).await.unwrap().unwrap();
        assert_eq!(stored.version, landed[0].1.last().unwrap().version);
    }
}

/// Writes travel to the disk in groups; one that is refused must not take others with it.
async fn a_refused_write_does_not_trouble_its_neighbours(site: Site) {
    let store = site.open().await;
    let mut writers = JoinSet::new();
    for number in 0..40 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let name = format!("game {number}");
            store.create(&new_game(&name), &[]).await.unwrap();
            for version in 1..=10 {
                assert_eq!(
                    store.append(&id(&name), &[entry(version)], &going_on()).await.unwrap(),
                    Appended::Landed
                );
                assert_eq!(
                    store.append(&id(&name), &[entry(version)], &going_on()).await.unwrap(),
                    Appended::Stale
                );
                assert_eq!(
                    store.append(&id("nobody"), &[entry(1)], &going_on()).await,
                    Err(StoreError::Missing)
                );
                assert_eq!(store.create(&new_game(&name), &[entry(1)]).await, Err(StoreError::Exists));
            }
            assert_eq!(store.entries(&id(&name), 0).await.unwrap().len(), 10);
        });
    }
    writers.join_all().await;
}

async fn appends_that_come_together_all_land(site: Site) {
    const GAMES: u32 = 150;
    let store = site.open().await;
    for number in 0..GAMES {
        store.create(&new_game(&format!("{number}")), &[]).await.unwrap();
    }
    let mut players = JoinSet::new();
    for number in 0..GAMES {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let game = id(&format!("{number}"));
            for version in (1..=9).step_by(3) {
                let turn = [version, version + 1, version + 2].map(|version| entry_of(version, &game.0));
                let status = if version == 7 { over(&game.0) } else { going_on() };
                assert_eq!(store.append(&game, &turn, &status).await.unwrap(), Appended::Landed);
            }
            let expected: Vec<_> = (1..=9).map(|version| entry_of(version, &game.0)).collect();
            assert_eq!(store.entries(&game, 0).await.unwrap(), expected);
            let stored = store.load(&game).await.unwrap().unwrap();
            assert_eq!((stored.version, stored.updated), (9, Timestamp(1009)));
            assert_eq!(stored.status, over(&game.0));
        });
    }
    players.join_all().await;
}

/// A name that PostgreSQL cannot even be asked for.
async fn one_unreadable_append_among_good_ones_fails_alone(site: Site) {
    let store = site.open().await;
    let mut appends = JoinSet::new();
    for number in 0..60 {
        let (store, name) = (Arc::clone(&store), format!("{number}"));
        if number != 30 {
            store.create(&new_game(&name), &[]).await.unwrap();
        }
        appends.spawn(async move {
            let game = if number == 30 { id("\0") } else { id(&name) };
            let mut landed = 0;
            for version in 1..=5 {
                let appended = store.append(&game, &[entry(version)], &going_on()).await;
                landed += u32::from(appended == Ok(Appended::Landed));
            }
            (number, landed)
        });
    }
    for (number, landed) in appends.join_all().await {
        assert_eq!(landed, if number == 30 { 0 } else { 5 }, "game {number}");
    }
}

/// Two processes at one database, as far as the database can tell.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_that_append_to_the_same_games_do_not_lock_each_other_out() {
    const GAMES: u32 = 40;
    const VERSIONS: u32 = 15;
    let site = Site::postgres().await;
    let stores = [site.open().await, site.open().await];
    let mut racers = JoinSet::new();
    for number in 0..GAMES {
        stores[0].create(&new_game(&format!("{number}")), &[]).await.unwrap();
    }
    let begin = Instant::now();
    for (process, store) in stores.iter().enumerate() {
        for number in 0..GAMES {
            let store = Arc::clone(store);
            // In one order here, in the other there.
            let number = if process == 0 { number } else { GAMES - 1 - number };
            racers.spawn(async move {
                let game = id(&format!("{number}"));
                let (mut landed, mut version) = (Vec::new(), 0);
                while version < VERSIONS {
                    let mine = entry_of(version + 1, &format!("process {process}"));
                    let appended = store.append(&game, std::slice::from_ref(&mine), &going_on()).await;
                    if appended.unwrap() == Appended::Landed {
                        landed.push(mine);
                    }
                    version = store.load(&game).await.unwrap().unwrap().version;
                }
                (number, landed)
            });
        }
    }
    let mut landed = racers.join_all().await;
    // PostgreSQL takes a second to notice that two wait for each other.
    assert!(begin.elapsed() < Duration::from_mins(1), "{:?}", begin.elapsed());
    for number in 0..GAMES {
        let mut of_game: Vec<_> =
            landed.extract_if(.., |(of, _)| *of == number).flat_map(|(_, all)| all).collect();
        of_game.sort_by_key(|entry| entry.version);
        assert_eq!(stores[0].entries(&id(&format!("{number}")), 0).await.unwrap(), of_game);
        assert_eq!(of_game.len() as u32, VERSIONS, "each version landed once");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_somebody_holds_does_not_hold_up_the_others() {
    let site = Site::postgres().await;
    let store = site.open().await;
    for name in ["held", "free"] {
        store.create(&new_game(name), &[]).await.unwrap();
    }
    let mut somebody = PgConnection::connect(&site.url).await.unwrap();
    let mut transaction = somebody.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM games WHERE id = 'held' FOR UPDATE").execute(&mut *transaction).await.unwrap();
    let held = {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(&id("held"), &[entry(1)], &going_on()).await })
    };
    for version in 1..=10 {
        let appended = async { store.append(&id("free"), &[entry(version)], &going_on()).await.unwrap() };
        let appended = timeout(Duration::from_secs(30), appended).await.expect("it does not wait");
        assert_eq!(appended, Appended::Landed);
    }
    assert!(!held.is_finished());
    transaction.rollback().await.unwrap();
    assert_eq!(held.await.unwrap().unwrap(), Appended::Landed);
}

on_each_database!(
    appends_that_come_together_all_land,
    one_unreadable_append_among_good_ones_fails_alone,
    actions_land_in_order_and_once,
    the_result_comes_with_the_last_action,
    nothing_cannot_be_appended,
    nothing_can_be_appended_to_nothing,
    actions_that_make_no_sense_are_refused,
    of_fifty_for_one_version_one_lands,
    of_runs_that_race_one_lands_whole,
    a_refused_write_does_not_trouble_its_neighbours,
);
