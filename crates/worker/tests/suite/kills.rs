//! A deadline is acted on once, whoever is killed.

use std::collections::HashSet;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use store::testing::TestDatabase;
use store::{
    Appended, GameId, GameStatus, Job, JobCounts, NewGame, NewJob, Occupant, Origin, Store, StoredEntry,
    Timestamp,
};
use tokio::sync::watch;
use tokio::time::sleep;
use worker::{Clock, JobFailure, JobHandler, NextTime, Worker};

use crate::notebook::Notebook;

/// How many deadlines pass between two kills.
const DEADLINES_A_KILL: u32 = 40;
const BETWEEN_KILLS: Duration = Duration::from_millis(400);
const LEASE: Duration = Duration::from_millis(500);
/// In how many games.
const GAMES: u32 = 80;
const PATIENCE: Duration = Duration::from_mins(2);

/// Makes the move of somebody whose time is up, and sets the next deadline, until the game has had enough of them.
struct TimeIsUp {
    store: Arc<dyn Store>,
    clock: Clock,
}

/// A deadline of a game: it holds for the version, and there are so many more to come.
struct Deadline {
    version: u32,
    left: u32,
}

impl Deadline {
    fn job(&self, game: &GameId, due: Timestamp) -> NewJob {
        let detail = format!("{} {}", self.version, self.left);
        NewJob { kind: "deadline".into(), subject: game.0.clone(), detail, due }
    }

    fn of(job: &Job) -> Option<Deadline> {
        let (version, left) = job.detail.split_once(' ')?;
        Some(Deadline { version: version.parse().ok()?, left: left.parse().ok()? })
    }
}

#[async_trait]
impl JobHandler for TimeIsUp {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let Deadline { version, left } =
            Deadline::of(job).ok_or_else(|| JobFailure::hopeless("no deadline"))?;
        let game = GameId(job.subject.clone());
        let next = Deadline { version: version + 1, left: left.saturating_sub(1) };
        let jobs: Vec<_> =
            (left > 1).then(|| next.job(&game, self.clock.after(BETWEEN_KILLS))).into_iter().collect();
        let text = format!("{{\"late\":{}}}", job.due.0);
        let entry = StoredEntry { version: version + 1, seat: 0, text, at: self.clock.now() };
        let status = GameStatus { to_move: Some(0), ..GameStatus::default() };
        match self.store.append_and_order(&game, &[entry], &status, &jobs).await {
            // Somebody, perhaps a server that was killed before it could say so, has moved already.
            Ok(Appended::Landed | Appended::Stale) => Ok(NextTime::Never),
            Err(error) => Err(JobFailure::passing(error.to_string())),
        }
    }
}

/// Five times, or as often as `RAILHEAD_KILLS` says.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_deadline_is_acted_on_once_although_servers_are_killed() {
    let kills = std::env::var("RAILHEAD_KILLS").map_or(5, |kills| kills.parse().expect("a number of kills"));
    let database = TestDatabase::create().await;
    let store = store::open(&database.url).await.unwrap();
    let deadlines = (kills * DEADLINES_A_KILL).div_ceil(GAMES).max(2);
    let begin = Clock::default().after(Duration::from_secs(1));
    let mut jobs = Vec::new();
    for number in 0..GAMES {
        let id = GameId(format!("game{number}"));
        store.create(&game(&id), &[]).await.unwrap();
        let due =
            Timestamp(begin.0 + BETWEEN_KILLS.as_millis() as i64 * i64::from(number) / i64::from(GAMES));
        jobs.push(Deadline { version: 0, left: deadlines }.job(&id, due));
    }
    store.order_jobs(&jobs).await.unwrap();

    let mut servers = [start(&database.url), start(&database.url)];
    for kill in 0..kills as usize {
        sleep(BETWEEN_KILLS).await;
        // On Unix this is SIGKILL.
        let server = &mut servers[kill % 2];
        server.kill().unwrap();
        server.wait().unwrap();
        *server = start(&database.url);
    }
    let deadline = Instant::now() + PATIENCE;
    while store.count_jobs().await.unwrap().waiting > 0 {
        assert!(Instant::now() < deadline, "{:?}", store.count_jobs().await.unwrap());
        sleep(Duration::from_millis(20)).await;
    }
    for mut server in servers {
        server.kill().unwrap();
        server.wait().unwrap();
    }
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts::default());
    for number in 0..GAMES {
        let entries = store.entries(&GameId(format!("game{number}")), 0).await.unwrap();
        assert_eq!(entries.len() as u32, deadlines, "none is missed");
        let distinct: HashSet<_> = entries.iter().map(|entry| &entry.text).collect();
        assert_eq!(distinct.len(), entries.len(), "none is acted on twice");
    }
    println!("{} deadlines, {kills} kills: each was acted on once", GAMES * deadlines);
}

fn game(id: &GameId) -> NewGame {
    NewGame {
        id: id.clone(),
        game: "american-rails".into(),
        frame: "{}".into(),
        seats: vec![Occupant::bot("easy")],
        host: None,
        invite: None,
        listed: false,
        created: Timestamp(0),
        follows: None,
        status: GameStatus::default(),
        origin: Origin::Played,
        rated: false,
    }
}

/// Another process of this test, which works until it is killed.
fn start(url: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kills::works_when_told_to"])
        .env("RAILHEAD_TEST_WORK", url)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// The other process of the test above; without being told, it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn works_when_told_to() {
    let Ok(url) = std::env::var("RAILHEAD_TEST_WORK") else { return };
    let store = store::open(&url).await.unwrap();
    let clock = Clock::default();
    let handler = TimeIsUp { store: Arc::clone(&store), clock: clock.clone() };
    let name = std::process::id().to_string();
    let worker =
        Worker::new(store, clock, name, LEASE, Arc::new(Notebook::default())).with("deadline", handler);
    let (_stop, stopping) = watch::channel(false);
    worker.run(stopping).await;
}
