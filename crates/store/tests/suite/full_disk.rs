//! A disk that is full for a while: nothing acknowledged is lost, and writing goes on when there is room again.

use std::fs;
use std::process::Command;

use store::{Appended, StoreError};

use crate::site::{Site, entry, entry_of, going_on, id, new_game};

/// The disk is a small one in memory, which needs a mount namespace of its own and so another process.
#[test]
fn writing_goes_on_when_a_full_disk_has_room_again() {
    let directory = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let script =
        r#"mount -t tmpfs -o size=1m tmpfs "$1" && exec "$2" --exact full_disk::fills_a_disk_when_told_to"#;
    let child = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .args([directory.path(), &program])
        .env("RAILHEAD_TEST_DISK", directory.path())
        .output();
    let output = child.expect("unshare of util-linux can be run");
    let told =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if told.contains("unshare: ") || told.contains("mount: ") {
        // Some containers allow nobody a disk of their own.
        eprintln!("not tried here: {told}");
        return;
    }
    assert!(output.status.success() && told.contains("1 passed"), "{told}");
}

/// The other process of the test above; without being told, it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fills_a_disk_when_told_to() {
    let Some(directory) = std::env::var_os("RAILHEAD_TEST_DISK") else { return };
    let directory = std::path::PathBuf::from(directory);
    let site = Site::within(&directory);
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let mut version = 0;
    for round in 0..3 {
        let ballast = directory.join("ballast");
        let mut size = 1 << 20;
        while size > 0 && fs::write(&ballast, vec![0; size]).is_err() {
            size -= 4096;
        }
        let refused = loop {
            let long = entry_of(version + 1, &"x".repeat(4000));
            match store.append(&id("a"), &[long], &going_on()).await {
                Ok(landed) => assert_eq!(landed, Appended::Landed),
                Err(refused) => break refused,
            }
            version += 1;
        };
        assert!(matches!(refused, StoreError::Unavailable(_)), "{refused}");
        // It stays so while the disk is full, it is known, and what is stored can be read.
        assert!(
            store.append(&id("a"), &[entry_of(version + 1, &"x".repeat(8000))], &going_on()).await.is_err()
        );
        assert_eq!(store.entries(&id("a"), 0).await.unwrap().len(), version as usize, "round {round}");

        fs::remove_file(&ballast).unwrap();
        assert_eq!(
            store.append(&id("a"), &[entry(version + 1)], &going_on()).await,
            Ok(Appended::Landed),
            "round {round}"
        );
        version += 1;
        assert_eq!(store.healthy().await, Ok(()));
    }
    store.close().await;
    assert_eq!(site.open().await.load(&id("a")).await.unwrap().unwrap().version, version);
}
