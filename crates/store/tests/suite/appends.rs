use std::sync::Arc;

use store::{Appended, StoreError, StoredAction, Timestamp};
use tokio::task::JoinSet;

use crate::site::{Site, action, action_of, id, new_game, on_each_database, on_postgres};

async fn actions_land_in_order_and_once(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[]).await.unwrap();
    // A gap, before the first and later.
    assert_eq!(store.append(&game, &[action(2)], None).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[action(1)], None).await.unwrap(), Appended::Landed);
    assert_eq!(store.append(&game, &[action(1)], None).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[action(3)], None).await.unwrap(), Appended::Stale);
    // A run that overlaps what is there.
    assert_eq!(store.append(&game, &[action(1), action(2)], None).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(&game, &[action(2), action(3)], None).await.unwrap(), Appended::Landed);
    // No action has version 0.
    assert_eq!(store.append(&game, &[action(0)], None).await.unwrap(), Appended::Stale);

    assert_eq!(store.actions(&game, 0).await.unwrap(), [action(1), action(2), action(3)]);
    assert_eq!(store.actions(&game, 2).await.unwrap(), [action(3)]);
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.updated, stored.result), (3, Timestamp(1003), None));
}

async fn the_result_comes_with_the_last_action(site: Site) {
    let store = site.open().await;
    let game = id("a");
    store.create(&new_game("a"), &[action(1)]).await.unwrap();
    // A stale end is no end.
    assert_eq!(store.append(&game, &[action(1)], Some("lost")).await.unwrap(), Appended::Stale);
    assert_eq!(store.load(&game).await.unwrap().unwrap().result, None);
    assert_eq!(store.append(&game, &[action(2)], Some("won")).await.unwrap(), Appended::Landed);
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.result.as_deref()), (2, Some("won")));
}

async fn a_result_can_come_alone(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[action(1)]).await.unwrap();
    assert_eq!(store.append(&id("a"), &[], Some("won")).await.unwrap(), Appended::Landed);
    assert_eq!(store.append(&id("a"), &[], None).await.unwrap(), Appended::Landed);
    let stored = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((stored.version, stored.updated, stored.result.as_deref()), (1, Timestamp(1001), Some("won")));
}

async fn nothing_can_be_appended_to_nothing(site: Site) {
    let store = site.open().await;
    for actions in [&[][..], &[action(1)], &[action(2)]] {
        assert_eq!(store.append(&id("nobody"), actions, None).await, Err(StoreError::Missing));
    }
}

async fn actions_that_make_no_sense_are_refused(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let nul = StoredAction { action: "\0".into(), ..action(1) };
    let many: Vec<_> = (1..=5001).map(action).collect();
    for actions in [&[action(1), action(3)][..], &[action(2), action(1)], &[nul], &many] {
        let refused = store.append(&id("a"), actions, None).await;
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
                let mine = action_of(version, &format!("racer {racer}"));
                (store.append(&game, std::slice::from_ref(&mine), None).await.unwrap(), mine)
            });
        }
        let all = racers.join_all().await;
        let landed: Vec<_> = all.into_iter().filter(|(appended, _)| *appended == Appended::Landed).collect();
        assert_eq!(landed.len(), 1, "version {version}");
        assert_eq!(store.actions(&game, version - 1).await.unwrap(), [landed[0].1.clone()]);
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
                    .map(|step| action_of(version + 1 + step, &format!("round {round} racer {racer}")))
                    .collect();
                (store.append(&game, &run, None).await.unwrap(), run)
            });
        }
        let all = racers.join_all().await;
        let landed: Vec<_> = all.into_iter().filter(|(appended, _)| *appended == Appended::Landed).collect();
        assert_eq!(landed.len(), 1, "round {round}");
        assert_eq!(store.actions(&game, version).await.unwrap(), landed[0].1);
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
                    store.append(&id(&name), &[action(version)], None).await.unwrap(),
                    Appended::Landed
                );
                assert_eq!(
                    store.append(&id(&name), &[action(version)], None).await.unwrap(),
                    Appended::Stale
                );
                assert_eq!(store.append(&id("nobody"), &[action(1)], None).await, Err(StoreError::Missing));
                assert_eq!(store.create(&new_game(&name), &[action(1)]).await, Err(StoreError::Exists));
            }
            assert_eq!(store.actions(&id(&name), 0).await.unwrap().len(), 10);
        });
    }
    writers.join_all().await;
}

on_each_database!(
    actions_land_in_order_and_once,
    the_result_comes_with_the_last_action,
    a_result_can_come_alone,
    nothing_can_be_appended_to_nothing,
    actions_that_make_no_sense_are_refused,
    of_fifty_for_one_version_one_lands,
    of_runs_that_race_one_lands_whole,
    a_refused_write_does_not_trouble_its_neighbours,
);
