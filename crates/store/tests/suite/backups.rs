//! What only a file needs: copies of it, and a log that does not grow for ever.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{Appended, StoreError};
use tokio::task::JoinSet;

use crate::site::{ENOUGH_TALK, Site, entry, going_on, has_entries, id, new_game};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_store_in_use_is_the_store_at_one_moment() {
    let site = Site::sqlite();
    let store = site.open().await;
    let over = Arc::new(AtomicBool::new(false));
    let mut players = JoinSet::new();
    for number in 0..10 {
        let name = format!("{number}");
        store.create(&new_game(&name), &[]).await.unwrap();
        let (store, over) = (Arc::clone(&store), Arc::clone(&over));
        players.spawn(async move {
            let mut version = 0;
            while !over.load(Ordering::Relaxed) {
                // In threes, so that half a turn would be seen.
                let turn = [entry(version + 1), entry(version + 2), entry(version + 3)];
                assert_eq!(store.append(&id(&name), &turn, &going_on()).await.unwrap(), Appended::Landed);
                version += 3;
            }
        });
    }
    for number in 0..10 {
        has_entries(&*store, &format!("{number}")).await;
    }
    let acknowledged = store.entries(&id("7"), 0).await.unwrap().len();
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("copy 'of' games.db");
    store::backup(&site.url, &file).await.unwrap();
    over.store(true, Ordering::Relaxed);
    players.join_all().await;

    let names: Vec<_> = directory.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, [file.file_name().unwrap()], "nothing else is left there");
    let copy = store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    for number in 0..10 {
        let game = id(&format!("{number}"));
        let copied = copy.entries(&game, 0).await.unwrap();
        let stored = store.entries(&game, 0).await.unwrap();
        assert_eq!(copied, stored[..copied.len()]);
        assert_eq!(copied.len() % 3, 0, "turns are whole");
        let loaded = copy.load(&game).await.unwrap().unwrap();
        assert_eq!(loaded.version as usize, copied.len());
        assert_eq!(loaded.seats, store.load(&game).await.unwrap().unwrap().seats);
    }
    assert!(copy.entries(&id("7"), 0).await.unwrap().len() >= acknowledged);
    // And it is a store as good as any.
    let next = copy.load(&id("7")).await.unwrap().unwrap().version + 1;
    assert_eq!(copy.append(&id("7"), &[entry(next)], &going_on()).await.unwrap(), Appended::Landed);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let site = Site::sqlite();
    let _store = site.open().await;
    let directory = tempfile::tempdir().unwrap();
    for content in ["", "precious"] {
        let file = directory.path().join("precious.db");
        fs::write(&file, content).unwrap();
        assert_eq!(store::backup(&site.url, &file).await, Err(StoreError::Exists));
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    }
    let own = site.url.strip_prefix("sqlite:").unwrap();
    assert_eq!(store::backup(&site.url, own.as_ref()).await, Err(StoreError::Exists));
    let nowhere = directory.path().join("nowhere/games.db");
    assert!(matches!(store::backup(&site.url, &nowhere).await, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn what_is_not_there_is_neither_copied_nor_created() {
    let directory = tempfile::tempdir().unwrap();
    let missing = directory.path().join("games.db");
    let file = directory.path().join("copy.db");
    let refused = store::backup(&format!("sqlite:{}", missing.display()), &file).await.unwrap_err();
    assert!(refused.to_string().contains("there is no file"), "{refused}");
    assert_eq!(directory.path().read_dir().unwrap().count(), 0, "nothing was made");

    // Nor is a file a database of ours because it has the name of one.
    fs::write(&missing, "").unwrap();
    let refused = store::backup(&format!("sqlite:{}", missing.display()), &file).await.unwrap_err();
    assert!(refused.to_string().contains("there are no games"), "{refused}");
    assert!(!file.exists());
}

#[tokio::test]
async fn a_backup_migrates_nothing() {
    let site = Site::sqlite();
    crate::opening::make_version(&site, 1).await;
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("copy.db");
    store::backup(&site.url, &file).await.unwrap();
    for url in [site.url.clone(), format!("sqlite:{}", file.display())] {
        assert_eq!(crate::opening::migrations(&url).await, [1], "{url}");
    }
}

#[tokio::test]
async fn others_say_how_they_are_backed_up() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.db");
    for site in [Site::memory(), Site::postgres().await] {
        let refused = store::backup(&site.url, &file).await.unwrap_err();
        assert!(matches!(refused, StoreError::Unsupported(_)), "{refused}");
        assert!(!site.is_postgres() || refused.to_string().contains("pg_dump"));
        assert!(!file.exists());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_does_not_grow_for_ever() {
    let site = Site::sqlite();
    let store = site.open().await;
    let log = format!("{}-wal", site.url.strip_prefix("sqlite:").unwrap());
    let mut written = 0_u64;
    let mut longest = 0;
    let mut players = JoinSet::new();
    for round in 0..40 {
        for number in 0..20 {
            let store = Arc::clone(&store);
            players.spawn(async move {
                let name = format!("{round} {number}");
                store.create(&new_game(&name), &[]).await.unwrap();
                for version in 1..=10 {
                    store.append(&id(&name), &[entry(version)], &going_on()).await.unwrap();
                    store.load(&id(&name)).await.unwrap();
                }
                store
                    .say(
                        &store::Talk {
                            id: 0,
                            game: id(&name),
                            seat: None,
                            name: "Ada".into(),
                            text: "x".repeat(2000),
                            at: store::Timestamp(1),
                            event: None,
                        },
                        None,
                        ENOUGH_TALK,
                    )
                    .await
                    .unwrap();
            });
            written += 11 * 4096;
        }
        while let Some(ended) = players.join_next().await {
            ended.unwrap();
        }
        longest = longest.max(fs::metadata(&log).unwrap().len());
    }
    assert!(written > 30_000_000, "enough was written to tell");
    assert!(longest < 17_000_000, "the log is {longest} bytes long");
    store.close().await;
    assert!(!fs::exists(&log).unwrap(), "closing folds it into the file");
}
