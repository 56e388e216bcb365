use std::process::Command;

use store::{Appended, GameStatus, Occupant, Origin, Seating, Store, StoreError, StoredEntry};
use tokio::task::JoinSet;

use crate::site::{
    Site, entry, going_on, has_entries, id, key, new_game, on_each_database, on_each_disk, on_postgres,
};

async fn migrations_run_twice_do_nothing(site: Site) {
    for version in 0..3 {
        let store = site.open().await;
        if version == 0 {
            store.create(&new_game("a"), &[]).await.unwrap();
        }
        assert_eq!(store.load(&id("a")).await.unwrap().unwrap().version, version);
        store.append(&id("a"), &[entry(version + 1)], &going_on()).await.unwrap();
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

/// A file is another matter: one process serves it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_may_share_a_postgres_database() {
    many_may_open_a_new_store_at_once(Site::postgres().await).await;
}

#[tokio::test]
async fn a_file_is_served_by_one_process() {
    let site = Site::sqlite();
    let store = site.open().await;
    let refused = store::open(&site.url).await.err().expect("somebody serves it already");
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    assert!(refused.to_string().contains(&std::process::id().to_string()), "it says who: {refused}");
    store.create(&new_game("a"), &[]).await.unwrap();
    store.close().await;
    assert!(site.open().await.load(&id("a")).await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_file() {
    use std::os::unix::fs::PermissionsExt;
    let site = Site::sqlite();
    let file = std::path::Path::new(site.url.strip_prefix("sqlite:").unwrap());
    let modes = || {
        let files = file.parent().unwrap().read_dir().unwrap().map(Result::unwrap);
        files
            .map(|file| (file.file_name(), file.metadata().unwrap().permissions().mode() & 0o777))
            .collect::<Vec<_>>()
    };
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    assert_eq!(modes().len(), 4, "the file, its log, the log's index, the lock: {:?}", modes());
    assert!(modes().iter().all(|(_, mode)| *mode == 0o600), "{:?}", modes());
    let copy = file.with_file_name("copy.db");
    store::backup(&site.url, &copy).await.unwrap();
    assert!(modes().iter().all(|(_, mode)| *mode == 0o600), "{:?}", modes());
    store.close().await;

    // Earlier versions made files for everybody to read; what a group may do is its host's decision.
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o664)).unwrap();
    let store = site.open().await;
    store.append(&id("a"), &[entry(1)], &going_on()).await.unwrap();
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o660);
    assert!(modes().iter().all(|(_, mode)| mode % 0o10 == 0), "{:?}", modes());
}

/// SQLite would go on writing into a file that nobody can find any more.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_file_is_noticed() {
    let site = Site::sqlite();
    let file = std::path::Path::new(site.url.strip_prefix("sqlite:").unwrap());
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let elsewhere = file.with_file_name("moved.db");
    std::fs::rename(file, &elsewhere).unwrap();
    for _ in 0..2 {
        for refused in
            [store.append(&id("a"), &[entry(1)], &going_on()).await.map(drop), store.healthy().await]
        {
            let refused = refused.unwrap_err();
            assert!(
                matches!(refused, StoreError::Unavailable(_)) && refused.to_string().contains("gone"),
                "{refused}"
            );
        }
    }
    assert!(!file.exists(), "an empty one would hold no games");
    // Nor is it written to another file of that name.
    std::fs::write(file, "").unwrap();
    let refused = store.append(&id("a"), &[entry(1)], &going_on()).await.unwrap_err();
    assert!(refused.to_string().contains("another file"), "{refused}");
    assert_eq!(std::fs::metadata(file).unwrap().len(), 0);
    // When it is back, so are the games.
    std::fs::rename(&elsewhere, file).unwrap();
    store.healthy().await.unwrap();
    store.append(&id("a"), &[entry(1)], &going_on()).await.unwrap();
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), [entry(1)]);
}

/// As the program left it whose last migration had this number, with a game in it.
pub(crate) async fn make_version(site: &Site, number: usize) {
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    use sqlx::{AssertSqlSafe, Connection, SqlStr};
    let migrator = |scripts: [(&'static str, &'static str); 6]| {
        let migration = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
            let sql = SqlStr::from_static(sql);
            Migration::new(number, name.into(), MigrationType::Simple, sql, false)
        };
        Migrator::with_migrations((1..).zip(scripts).take(number).map(migration).collect())
    };
    let rows = [
        "INSERT INTO games (id, game, listed, created, version, updated, stage)
         VALUES ('a', 'american-rails', TRUE, 5, 1, 6, 0)",
        "INSERT INTO frames (game, frame) VALUES ('a', '{}')",
        "INSERT INTO seats (game, seat, level) VALUES ('a', 0, 'easy'), ('a', 1, NULL)",
        "INSERT INTO actions (game, version, seat, action, at) VALUES ('a', 1, 0, '{}', 6)",
    ];
    macro_rules! make {
        ($connection:ty, $url:expr, $folder:literal) => {{
            let scripts = [
                ("games", include_str!(concat!("../../migrations/", $folder, "/0001_games.sql"))),
                ("owners", include_str!(concat!("../../migrations/", $folder, "/0002_owners.sql"))),
                ("lists", include_str!(concat!("../../migrations/", $folder, "/0003_lists.sql"))),
                ("jobs", include_str!(concat!("../../migrations/", $folder, "/0004_jobs.sql"))),
                ("changes", include_str!(concat!("../../migrations/", $folder, "/0005_changes.sql"))),
                ("people", include_str!(concat!("../../migrations/", $folder, "/0006_people.sql"))),
            ];
            let mut connection = <$connection>::connect($url).await.unwrap();
            migrator(scripts).run_direct(None, &mut connection, false).await.unwrap();
            for row in rows {
                sqlx::query(AssertSqlSafe(row)).execute(&mut connection).await.unwrap();
            }
            connection.close().await.unwrap();
        }};
    }
    if site.is_postgres() {
        make!(sqlx::PgConnection, &site.url, "postgres");
    } else {
        make!(sqlx::SqliteConnection, &format!("{}?mode=rwc", site.url), "sqlite");
    }
}

/// The migrations that a file has seen.
pub(crate) async fn migrations(url: &str) -> Vec<i64> {
    use sqlx::Connection;
    let mut connection = sqlx::SqliteConnection::connect(url).await.unwrap();
    let seen: Vec<(i64,)> = sqlx::query_as("SELECT version FROM _sqlx_migrations ORDER BY version")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    seen.into_iter().map(|(version,)| version).collect()
}

async fn is_brought_up_to_date(site: Site, number: usize) {
    make_version(&site, number).await;
    let store = site.open().await;
    let game = store.load(&id("a")).await.unwrap().unwrap();
    let occupants: Vec<_> = game.seats.iter().map(|seat| seat.occupant.clone()).collect();
    assert_eq!(occupants, [Occupant::bot("easy"), Occupant::Open]);
    assert_eq!((game.version, game.next, game.origin, game.rated), (1, None, Origin::Played, false));
    assert_eq!((game.closed, game.shared), (None, false));
    // Whose decision it is was not stored then: it is asked for, and noted for the version it was found at.
    assert_eq!(game.status, GameStatus::default());
    assert_eq!(store.without_status(None, 10).await.unwrap(), [id("a")]);
    store.set_status(&id("a"), 7, &going_on()).await.unwrap();
    assert_eq!(store.without_status(None, 10).await.unwrap(), [id("a")]);
    store.set_status(&id("a"), 1, &going_on()).await.unwrap();
    assert_eq!(store.without_status(None, 10).await.unwrap(), []);
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().status, going_on());

    assert_eq!(store.take_seat(&id("a"), 1, key(1), "Ada").await.unwrap(), Seating::Seated);
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("a")]);
    let next = StoredEntry { text: "{}".into(), ..entry(2) };
    assert_eq!(store.append(&id("a"), &[next], &going_on()).await.unwrap(), Appended::Landed);
    store.close().await;
    assert_eq!(site.open().await.load(&id("a")).await.unwrap().unwrap().version, 2);
}

async fn a_database_of_the_first_version_is_brought_up_to_date(site: Site) {
    is_brought_up_to_date(site, 1).await;
}

async fn a_database_of_the_second_version_is_brought_up_to_date(site: Site) {
    is_brought_up_to_date(site, 2).await;
}

async fn a_database_of_the_third_version_is_brought_up_to_date(site: Site) {
    is_brought_up_to_date(site, 3).await;
}

async fn a_database_of_the_sixth_version_is_brought_up_to_date(site: Site) {
    is_brought_up_to_date(site, 6).await;
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
    assert!(unavailable(store.append(&id("a"), &[entry(1)], &going_on()).await.unwrap_err()));
}

async fn closing_finishes_what_is_under_way(site: Site) {
    let store = site.open().await;
    let mut writers = JoinSet::new();
    for number in 0..20 {
        store.create(&new_game(&format!("{number}")), &[]).await.unwrap();
        let store = std::sync::Arc::clone(&store);
        writers.spawn(async move {
            let mut landed = 0;
            while store.append(&id(&format!("{number}")), &[entry(landed + 1)], &going_on()).await.is_ok() {
                landed += 1;
            }
            (number, landed)
        });
    }
    for number in 0..20 {
        has_entries(&*store, &format!("{number}")).await;
    }
    store.close().await;
    let landed = writers.join_all().await;
    let store = site.open().await;
    for (number, landed) in landed {
        let stored = store.entries(&id(&format!("{number}")), 0).await.unwrap().len() as u32;
        // One more may have landed without its answer reaching anybody.
        assert!(stored == landed || stored == landed + 1, "{stored} stored, {landed} acknowledged");
    }
}

async fn the_raw_rate_is_measured_and_leaves_nothing_behind(site: Site) {
    let store = site.open().await;
    assert!(store::raw_commit_rate(&site.url, 0.1).await.unwrap() > 0.0);
    assert!(store::raw_commit_rate(&site.url, 0.1).await.unwrap() > 0.0);
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
        a_database_of_the_first_version_is_brought_up_to_date,
        a_database_of_the_second_version_is_brought_up_to_date,
        a_database_of_the_third_version_is_brought_up_to_date,
        a_database_of_the_sixth_version_is_brought_up_to_date,
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
