//! A throw-away PostgreSQL cluster, for tests.
//!
//! [`TestDatabase::create`] makes a fresh database in a cluster that is started when the first one is asked for and ends
//! with the process, however that ends.

use std::fs::{self, DirBuilder};
use std::io::ErrorKind;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection, query};

/// A fresh, empty database.
#[derive(Debug)]
pub struct TestDatabase {
    /// Its address, for [`open`](crate::open).
    pub url: String,
    /// The address of another database in the same cluster, to do something to this one from outside.
    pub admin_url: String,
    /// What it is called in the cluster.
    pub name: String,
}

impl TestDatabase {
    /// A fresh database in the cluster of this process.
    pub async fn create() -> Self {
        static CLUSTER: OnceLock<Cluster> = OnceLock::new();
        let cluster =
            tokio::task::spawn_blocking(|| CLUSTER.get_or_init(|| Cluster::start(&[("fsync", "off")])));
        cluster.await.expect("the cluster starts").database().await
    }
}

/// A PostgreSQL cluster in a directory of its own, reached by a Unix socket there. It is stopped and removed when the
/// value is dropped, or when the process ends, even if it is killed.
#[derive(Debug)]
pub struct Cluster {
    directory: PathBuf,
    keeper: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a cluster with these settings, such as `("fsync", "off")`.
    ///
    /// # Panics
    /// With a sentence that says what to do, if PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start(settings: &[(&str, &str)]) -> Self {
        let programs = programs();
        let user = User::to_run_as();
        let directory = directory(user.as_ref());

        let mut initdb = Command::new(programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=railhead", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        let initdb = User::run_as(user.as_ref(), &mut initdb).arg(directory.join("data")).output();
        let initdb = initdb.expect("initdb of PostgreSQL can be run");
        assert!(initdb.status.success(), "initdb failed: {}", String::from_utf8_lossy(&initdb.stderr));

        let mut keeper = Command::new("sh");
        keeper.arg("-c").arg(KEEPER).arg("keeper").arg(&directory).arg(programs.join("postgres"));
        for (name, value) in settings {
            keeper.arg("-c").arg(format!("{name}={value}"));
        }
        // A process group of its own, so that Ctrl-C reaches the tests first and the keeper tidies up.
        let keeper = User::run_as(user.as_ref(), &mut keeper).process_group(0).stdin(Stdio::piped()).spawn();
        let cluster =
            Self { keeper: keeper.expect("sh can be run"), directory, databases: AtomicU32::new(0) };
        cluster.wait_for_socket();
        cluster
    }

    /// A fresh database in this cluster.
    pub async fn database(&self) -> TestDatabase {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let admin_url = self.url("postgres");
        let mut admin = PgConnection::connect(&admin_url).await.expect("the cluster answers");
        let create = format!("CREATE DATABASE {name}");
        query(AssertSqlSafe(create)).execute(&mut admin).await.expect("a database can be made");
        let _ = admin.close().await;
        TestDatabase { url: self.url(&name), admin_url, name }
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://railhead@localhost/{database}?host={}", self.directory.display())
    }

    fn wait_for_socket(&self) {
        let patience = Instant::now() + Duration::from_mins(1);
        // PostgreSQL writes `ready` into the eighth line of this file when it takes connections.
        let state = self.directory.join("data/postmaster.pid");
        while !fs::read_to_string(&state)
            .is_ok_and(|state| state.lines().nth(7).is_some_and(|l| l.trim() == "ready"))
        {
            let log = || fs::read_to_string(self.directory.join("log")).unwrap_or_default();
            assert!(Instant::now() < patience, "PostgreSQL did not start: {}", log());
            sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Runs PostgreSQL until nobody holds the other end of its input any more, which is so when the tests are over,
/// whether they ended well, panicked or were killed. A value kept for the whole process is never dropped, so this
/// cannot be left to `Drop` alone.
const KEEPER: &str = r#"
directory=$1; program=$2; shift 2
"$program" -D "$directory/data" -k "$directory" -c listen_addresses= -c max_connections=300 "$@" >"$directory/log" 2>&1 &
cat >/dev/null
kill -INT $!
wait $!
rm -rf "$directory"
"#;

/// Where Debian's packages put the programs that need no path: the newest version that is there.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions
        .map(|version| version.path())
        .filter(|path| path.join("bin/initdb").exists() && path.join("bin/postgres").exists())
        .max_by_key(|path| number(path));
    newest
        .expect("PostgreSQL is not installed, and these tests need it: run ./test, which installs it")
        .join("bin")
}

/// A new directory of the user's own, with a path short enough for the name of a socket.
fn directory(user: Option<&User>) -> PathBuf {
    static CLUSTERS: AtomicU32 = AtomicU32::new(0);
    let directory = loop {
        let number = CLUSTERS.fetch_add(1, Ordering::Relaxed);
        let directory = PathBuf::from(format!("/tmp/railhead-postgres-{}-{number}", std::process::id()));
        match DirBuilder::new().mode(0o700).create(&directory) {
            Ok(()) => break directory,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => panic!("no directory can be made in /tmp: {error}"),
        }
    };
    if let Some(user) = user {
        chown(&directory, Some(user.uid), Some(user.gid)).expect("root can give a directory away");
    }
    directory
}

/// The user and the group that clusters run as, if these are not our own.
pub fn runs_as() -> Option<(u32, u32)> {
    User::to_run_as().map(|user| (user.uid, user.gid))
}

/// PostgreSQL refuses to run as root.
struct User {
    uid: u32,
    gid: u32,
}

impl User {
    /// Somebody else if we are root.
    fn to_run_as() -> Option<Self> {
        let root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
        root.then(|| {
            let users = fs::read_to_string("/etc/passwd").expect("/etc/passwd can be read");
            let find = |name| users.lines().find_map(|line| Self::parse(line, name));
            find("postgres").or_else(|| find("nobody")).expect("there is a user postgres or nobody")
        })
    }

    fn parse(line: &str, name: &str) -> Option<Self> {
        let mut fields = line.split(':');
        if fields.next() != Some(name) {
            return None;
        }
        Some(Self { uid: fields.nth(1)?.parse().ok()?, gid: fields.next()?.parse().ok()? })
    }

    fn run_as<'a>(user: Option<&Self>, command: &'a mut Command) -> &'a mut Command {
        if let Some(user) = user {
            command.uid(user.uid).gid(user.gid);
        }
        // Whoever runs it may not be allowed where we are.
        command.current_dir("/")
    }
}
