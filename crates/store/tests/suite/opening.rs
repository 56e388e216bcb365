use std::process::Command;

use store::{Store, StoreError};
use tokio::task::JoinSet;

use crate::site::{Site, action, id, new_game, on_each_database, on_each_disk, on_postgres};

async fn migrations_run_twice_do_nothing(site: Site) {
    for version in 0..3 {
        let store = site.open().await;
        if version == 0 {
            store.create(&new_game("a"), &[]).await.unwrap();
        }
        assert_eq!(store.load(&id("a")).await.unwrap().unwrap().version, version);
        store.append(&id("a"), &[action(version + 1)], None).await.unwrap();
        store.close().await;
    }
}

async fn many_may_open_a_new_store_at_once(site: Site) {
    let mut openers = JoinSet::new();
    for number in 0..8 {
        let url = site.url.clone();
        openers.spawn(async move {
            let store = store::open(&url).await.unwrap();
            store.create(&new_game(&format!("{number}")), &[]).await.unwrap();
            store
        });
    }
    let stores = openers.join_all().await;
    for number in 0..8 {
        assert!(stores[0].load(&id(&format!("{number}"))).await.unwrap().is_some());
    }
}

async fn a_closed_store_is_not_available(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.healthy().await.unwrap();
    store.close().await;
    store.close().await;
    let unavailable = |error| matches!(error, StoreError::Unavailable(_));
    assert!(unavailable(store.healthy().await.unwrap_err()));
    assert!(unavailable(store.load(&id("a")).await.unwrap_err()));
    assert!(unavailable(store.append(&id("a"), &[action(1)], None).await.unwrap_err()));
}

async fn closing_finishes_what_is_under_way(site: Site) {
    let store = site.open().await;
    let mut writers = JoinSet::new();
    for number in 0..20 {
        store.create(&new_game(&format!("{number}")), &[]).await.unwrap();
        let store = std::sync::Arc::clone(&store);
        writers.spawn(async move {
            let mut landed = 0;
            while store.append(&id(&format!("{number}")), &[action(landed + 1)], None).await.is_ok() {
                landed += 1;
            }
            (number, landed)
        });
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    store.close().await;
    let landed = writers.join_all().await;
    let store = site.open().await;
    for (number, landed) in landed {
        let stored = store.actions(&id(&format!("{number}")), 0).await.unwrap().len() as u32;
        // One more may have landed without its answer reaching anybody.
        assert!(stored == landed || stored == landed + 1, "{stored} stored, {landed} acknowledged");
    }
}

async fn the_raw_rate_is_measured_and_leaves_nothing_behind(site: Site) {
    let store = site.open().await;
    assert!(store::raw_commit_rate(&site.url, 0.1).await.unwrap() > 1.0);
    assert!(store::raw_commit_rate(&site.url, 0.1).await.unwrap() > 1.0);
    if let Some(file) = site.url.strip_prefix("sqlite:") {
        let file = std::path::Path::new(file);
        let names: Vec<_> =
            file.parent().unwrap().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
        assert!(names.iter().all(|name| !name.to_string_lossy().contains("scratch")), "{names:?}");
    }
    drop(store);
}

on_each_database!(a_closed_store_is_not_available);

mod on_disk {
    use super::*;
    on_each_disk!(
        migrations_run_twice_do_nothing,
        many_may_open_a_new_store_at_once,
        closing_finishes_what_is_under_way,
        the_raw_rate_is_measured_and_leaves_nothing_behind,
        many_processes_may_open_a_new_store_at_once,
    );
}

async fn many_processes_may_open_a_new_store_at_once(site: Site) {
    let child = || {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child
            .args(["--exact", "opening::opens_a_store_when_told_to", "--nocapture"])
            .env("RAILHEAD_TEST_OPEN", &site.url);
        child.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap()
    };
    let children: Vec<_> = (0..6).map(|_| child()).collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let store = site.open().await;
    assert!(store.load(&id("made by a child")).await.unwrap().is_some());
}

/// The other process of the test above; without being told, it does nothing.
#[tokio::test]
async fn opens_a_store_when_told_to() {
    let Ok(url) = std::env::var("RAILHEAD_TEST_OPEN") else { return };
    let store = store::open(&url).await.unwrap();
    match store.create(&new_game("made by a child"), &[]).await {
        Ok(()) | Err(StoreError::Exists) => {}
        Err(error) => panic!("{error}"),
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_no_address_is_refused() {
    for url in [
        "",
        "games.db",
        "mysql://localhost/x",
        "sqlite:",
        "sqlite://",
        "sqlite:games.db?mode=ro",
        "postgres:x",
    ] {
        let refused = store::open(url).await.err();
        assert!(matches!(refused, Some(StoreError::BadUrl(_))), "{url}: {refused:?}");
        assert!(matches!(store::raw_commit_rate(url, 0.1).await, Err(StoreError::BadUrl(_))));
    }
}

#[tokio::test]
async fn a_password_is_never_told() {
    let postgres = Site::postgres().await;
    let here = &postgres.database.as_ref().unwrap().admin_url;
    let nobody = here.replace("railhead@", "nobody:s3cret@");
    let nowhere = here.replace("railhead@", "railhead:s3cret@").replace("/postgres?", "/nowhere?");
    for url in [
        nobody.as_str(),
        &nowhere,
        "postgres://user:s3cret@127.0.0.1:1/x",
        "postgres://user:s3cret@:99999/x",
        "postgres://user:s3cret@host:port/x",
        "postgres://user:s3cret@localhost/x?sslmode=s3cret",
        "postgres://user:s3cret@localhost/x?sslmode=require&host=/nowhere",
        "mysql://user:s3cret@localhost/x",
    ] {
        let error = store::open(url).await.err().expect(url);
        let told = format!("{error} {error:?}");
        assert!(!told.contains("s3cret"), "{told}");
        assert!(!error.to_string().contains('\n'), "{told}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.db");
    std::fs::write(&file, "All aboard! ".repeat(1000)).unwrap();
    let refused = store::open(&format!("sqlite:{}", file.display())).await.err();
    assert!(matches!(refused, Some(StoreError::Corrupt(_))), "{refused:?}");

    let refused = store::open("sqlite:/nowhere/at/all/games.db").await.err();
    assert!(matches!(refused, Some(StoreError::Unavailable(_))), "{refused:?}");
}

#[tokio::test]
async fn a_file_with_an_odd_name_is_found_again() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("my %20games #1.db");
    let url = format!("sqlite:{}", file.display());
    let store = store::open(&url).await.unwrap();
    store.create(&new_game("a"), &[]).await.unwrap();
    store.close().await;
    assert!(file.exists());
    let store: std::sync::Arc<dyn Store> = store::open(&url.replace("sqlite:", "sqlite://")).await.unwrap();
    assert!(store.load(&id("a")).await.unwrap().is_some());
}

/// A newer program has been here, or another one: better to stop than to guess.
#[tokio::test]
async fn unknown_migrations_are_refused() {
    use sqlx::Connection;
    let site = Site::sqlite();
    site.open().await.close().await;
    let mut connection = sqlx::SqliteConnection::connect(&site.url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'from the future', TRUE, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = store::open(&site.url).await.err();
    assert!(matches!(refused, Some(StoreError::Other(_))), "{refused:?}");
}
