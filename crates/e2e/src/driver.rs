use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::WebDriver;
use tokio::sync::OnceCell;

use crate::{GLANCE, PATIENCE};

/// The chromedriver of this process: started when the first browser is opened, ended with the process, however that
/// ends, and all its browsers with it.
#[derive(Debug)]
pub struct Driver {
    address: String,
    directory: PathBuf,
    keeper: Child,
}

impl Driver {
    /// The one of this process.
    ///
    /// # Panics
    /// With a sentence that says what to do, if chromedriver is not installed or does not start.
    pub async fn shared() -> &'static Driver {
        static DRIVER: OnceCell<Driver> = OnceCell::const_new();
        DRIVER.get_or_init(Driver::start).await
    }

    /// Where it takes commands.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Somebody who can speak to it.
    pub(crate) fn client() -> reqwest::Client {
        // It is on this machine, whatever the way to other machines is.
        let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_mins(1));
        client.build().expect("a client for HTTP")
    }

    async fn start() -> Driver {
        let version = Command::new("chromedriver").arg("--version").output();
        version
            .expect("chromedriver is not installed, and these tests need it: run ./test, which installs it");

        let directory = tempfile::tempdir().expect("a directory for chromedriver").keep();
        let mut keeper = Command::new("sh");
        keeper.arg("-c").arg(KEEPER).arg("keeper").arg(&directory);
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // A process group of its own, so that Ctrl-C reaches the tests first and the keeper tidies up.
        let keeper = keeper.process_group(0).spawn().expect("sh can be run");
        let mut driver = Driver { address: String::new(), directory, keeper };

        let client = Driver::client();
        let deadline = Instant::now() + PATIENCE;
        while !driver.answers(&client).await {
            assert!(Instant::now() < deadline, "chromedriver did not start: {}", driver.log());
            tokio::time::sleep(GLANCE).await;
        }
        driver
    }

    async fn answers(&mut self, client: &reqwest::Client) -> bool {
        // It looks for a free port by itself, and says which one it has found.
        let log = self.log();
        let port = log.lines().find_map(|line| line.split_once("started successfully on port "));
        let Some((_, port)) = port else { return false };
        self.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let status = client.get(format!("{}/status", self.address)).send().await;
        status.is_ok_and(|status| status.status().is_success())
    }

    fn log(&self) -> String {
        fs::read_to_string(self.directory.join("log")).unwrap_or_default()
    }
}

/// Closes a browser without a runtime: in a test that panics there may be none that still works.
pub(crate) fn close(session: &WebDriver) -> io::Result<()> {
    let place = session.server_url().authority();
    let mut connection = TcpStream::connect(place)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    let id = session.session_id();
    write!(connection, "DELETE /session/{id} HTTP/1.1\r\nHost: {place}\r\n\r\n")?;
    // The answer comes when the browser has closed; what it says does not matter.
    connection.read(&mut [0; 256]).map(drop)
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Runs chromedriver until nobody holds the other end of its input any more, which is so when the tests are over,
/// whether they ended well, panicked or were killed. A value kept for the whole process is never dropped, so this
/// cannot be left to `Drop` alone. chromedriver and its browsers are a process group of their own and end together;
/// the browsers' profiles are in the directory.
const KEEPER: &str = r#"
directory=$1
TMPDIR=$directory setsid chromedriver --port=0 >"$directory/log" 2>&1 </dev/null &
cat >/dev/null
kill -KILL -$!
wait $!
rm -rf "$directory"
"#;
