//! A PostgreSQL server that is reached through a network wants its connections encrypted.

use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;
use std::process::Command;

use store::StoreError;
use store::testing::Cluster;

use crate::site::{entry, id, new_game};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_can_be_required_to_be_encrypted() {
    let directory = tempfile::tempdir().unwrap();
    let (certificate, key) = (directory.path().join("server.crt"), directory.path().join("server.key"));
    make_certificates(directory.path());
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let cluster = tokio::task::spawn_blocking(move || {
        Cluster::start(&[
            ("fsync", "off"),
            ("listen_addresses", "127.0.0.1"),
            ("port", &port.to_string()),
            ("ssl", "on"),
            ("ssl_cert_file", certificate.to_str().unwrap()),
            ("ssl_key_file", key.to_str().unwrap()),
        ])
    });
    let cluster = cluster.await.unwrap();
    let encrypted = |mode: &str| format!("postgres://railhead@127.0.0.1:{port}/postgres?sslmode={mode}");

    let store = store::open(&encrypted("require")).await.unwrap();
    store.create(&new_game("a"), &[entry(1)]).await.unwrap();
    store.close().await;
    // Whoever knows the certificate can be sure whom they speak to, and only then.
    let trusting = format!(
        "{}&sslrootcert={}",
        encrypted("verify-full"),
        directory.path().join("authority.crt").display()
    );
    let store = store::open(&trusting).await.unwrap();
    assert!(store.load(&id("a")).await.unwrap().is_some());
    store.close().await;
    let refused = store::open(&encrypted("verify-full")).await.err();
    assert!(matches!(refused, Some(StoreError::Unavailable(_))), "{refused:?}");
    drop(cluster);
}

/// An authority of our own, and what it has signed, for the user that runs PostgreSQL to read.
fn make_certificates(directory: &Path) {
    let openssl = |args: &[&str]| {
        let made = Command::new("openssl").args(args).current_dir(directory).output();
        let made = made.expect("openssl can be run");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    };
    let new = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
    openssl(
        &[&new[..], &["-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.crt"]]
            .concat(),
    );
    let subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
    let signed =
        ["-addext", "basicConstraints=critical,CA:FALSE", "-CA", "authority.crt", "-CAkey", "authority.key"];
    openssl(&[&new[..], &subject, &signed, &["-keyout", "server.key", "-out", "server.crt"]].concat());
    let key = directory.join("server.key");
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o600)).unwrap();
    // The directory is ours alone, and PostgreSQL may run as somebody else.
    std::fs::set_permissions(directory, std::fs::Permissions::from_mode(0o755)).unwrap();
    if let Some((uid, gid)) = store::testing::runs_as() {
        chown(key, Some(uid), Some(gid)).unwrap();
    }
}
