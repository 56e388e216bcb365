use std::path::Path;
use std::time::{Duration, Instant};

use server::{Config, ServeError, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{GLANCE, PATIENCE};

/// A server of a test's own, with its games in a file.
#[derive(Debug)]
pub struct House {
    config: Config,
    running: Option<Running>,
    /// Removed with the house.
    _directory: Option<TempDir>,
}

#[derive(Debug)]
struct Running {
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl House {
    /// A server with no games yet.
    pub async fn open() -> House {
        let directory = tempfile::tempdir().expect("a directory for the games");
        House::new(&directory.path().join("games.db"), Some(directory), |_| ()).await
    }

    /// A server with no games yet that differs from the usual one.
    pub async fn open_with(differ: impl FnOnce(&mut Config)) -> House {
        let directory = tempfile::tempdir().expect("a directory for the games");
        House::new(&directory.path().join("games.db"), Some(directory), differ).await
    }

    /// A server with the games in this SQLite file, which is made if it is missing.
    pub async fn with_games_in(file: &Path) -> House {
        House::new(file, None, |_| ()).await
    }

    async fn new(file: &Path, directory: Option<TempDir>, differ: impl FnOnce(&mut Config)) -> House {
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite:{}", file.display()),
            // Nobody here has to follow them with their eyes.
            bot_pause: Duration::ZERO,
            // Nor to learn from what is thought of their games.
            analysis_time: Duration::from_secs(5),
            // And whoever has gone is absent at once.
            absent_after: Duration::ZERO,
            ..Config::default()
        };
        differ(&mut config);
        let mut house = House { config, running: None, _directory: directory };
        house.start().await;
        house
    }

    /// The address of a page, such as `/`.
    pub fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.config.listen)
    }

    /// Starts the server again after a [`stop`](House::stop): at the same address, with the same games.
    pub async fn start(&mut self) {
        assert!(self.running.is_none(), "the server is running already");
        let server = self.listen().await;
        self.config.listen = server.address();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(async move {
            server.run_until(async { drop(stopped.await) }).await.expect("the server ends well");
        });
        self.running = Some(Running { stop, ended });
    }

    /// Stops the server gracefully; its address and its games are kept.
    pub async fn stop(&mut self) {
        let Running { stop, ended } = self.running.take().expect("the server is running");
        let _ = stop.send(());
        tokio::time::timeout(PATIENCE, ended).await.expect("the server stops in time").expect("and well");
    }

    /// Stops the server and starts it again.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// While a server is stopped its port may serve as the near end of somebody's connection for a moment.
    async fn listen(&self) -> Server {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match Server::start(self.config.clone()).await {
                Ok(server) => return server,
                Err(ServeError::Listen(..)) if Instant::now() < deadline => tokio::time::sleep(GLANCE).await,
                Err(error) => panic!("the server does not start: {error}"),
            }
        }
    }
}
