//! How late deadlines are acted on: `cargo bench -p worker --bench deadlines`, with `-- --postgres` on a throw-away
//! PostgreSQL, which two workers share, instead of an SQLite file.
//!
//! 50,000 games have a deadline. Each second 500 of these pass, and whoever's time is up has a move made for them, which
//! sets the next deadline, an hour later: so there are always as many. The lag is from the deadline to the moment at
//! which the move is on disk.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use parking_lot::Mutex;
use store::testing::Cluster;
use store::{
    Appended, GameId, GameStatus, Job, NewGame, NewJob, Occupant, Origin, Store, StoredEntry, Timestamp,
};
use tempfile::TempDir;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use worker::{Clock, JobFailure, JobHandler, JobObserver, NextTime, Worker};

const GAMES: usize = 50_000;
const A_SECOND: usize = 500;
const MEASURED: Duration = Duration::from_secs(30);
const AFTER_SET_UP: Duration = Duration::from_secs(10);

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Fallible<()> {
    let postgres = std::env::args().any(|word| word == "--postgres");
    // Beside what is built: `/tmp` is memory on some machines.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"))?;
    let cluster = postgres.then(|| Cluster::start(&[("fsync", "on")]));
    let url = match &cluster {
        Some(cluster) => cluster.database().await.url,
        None => format!("sqlite:{}", folder.path().join("games.db").display()),
    };
    let store = store::open(&url).await?;
    set_up(&store).await?;

    let clock = Clock::default();
    let begin = clock.after(AFTER_SET_UP);
    let due = |number: usize| Timestamp(begin.0 + (1000 * number / A_SECOND) as i64);
    let jobs: Vec<NewJob> = (0..GAMES).map(|number| deadline(&name(number), 0, due(number))).collect();
    for some in jobs.chunks(1000) {
        store.order_jobs(some).await?;
    }
    if clock.now() > begin {
        return Err("ordering the deadlines took too long".into());
    }

    let lags = Arc::new(Mutex::new(Vec::new()));
    let (stop, stopping) = watch::channel(false);
    let mut workers = JoinSet::new();
    let count = if postgres { 2 } else { 1 };
    for number in 0..count {
        // SQLite is one process's and one store's.
        let store = if number == 0 { Arc::clone(&store) } else { store::open(&url).await? };
        let handler = TimeIsUp { store: Arc::clone(&store), clock: clock.clone(), lags: Arc::clone(&lags) };
        let name = format!("worker {number}");
        let worker = Worker::new(store, clock.clone(), name, Duration::from_secs(3), Arc::new(Nobody));
        workers.spawn(worker.with("deadline", handler).run(stopping.clone()));
    }
    clock.reaches(begin).await;
    let (cpu, wall) = (cpu_time()?, Instant::now());
    tokio::time::sleep(MEASURED).await;
    let (cpu, wall) = (cpu_time()? - cpu, wall.elapsed());
    let fallen_due = ((clock.now().0 - begin.0) as usize * A_SECOND / 1000).min(GAMES);
    let pending = store.count_jobs().await?.waiting;
    let mut lags = lags.lock().clone();
    stop.send(true)?;
    workers.join_all().await;

    lags.sort_unstable();
    let at = |share: f64| lags[((lags.len() - 1) as f64 * share) as usize];
    println!(
        "{}: {pending} deadlines pending, {fallen_due} passed in {:.1} s, {} acted on by {count} worker(s)",
        if postgres { "PostgreSQL" } else { "SQLite" },
        wall.as_secs_f64(),
        lags.len(),
    );
    println!("lag: median {} ms, p99 {} ms, longest {} ms", at(0.5), at(0.99), at(1.0));
    println!("CPU of the workers: {:.2} ms for each", 1000.0 * cpu / lags.len() as f64);
    Ok(())
}

fn name(number: usize) -> GameId {
    GameId(format!("{number:020x}"))
}

fn deadline(game: &GameId, version: u32, due: Timestamp) -> NewJob {
    NewJob { kind: "deadline".into(), subject: game.0.clone(), detail: version.to_string(), due }
}

async fn set_up(store: &Arc<dyn Store>) -> Fallible<()> {
    let at_once = Arc::new(Semaphore::new(256));
    let mut games = JoinSet::new();
    for number in 0..GAMES {
        let (store, place) = (Arc::clone(store), Arc::clone(&at_once).acquire_owned().await?);
        games.spawn(async move {
            let created = store.create(&game(name(number)), &[]).await;
            drop(place);
            created
        });
    }
    games.join_all().await.into_iter().collect::<Result<(), _>>()?;
    Ok(())
}

fn game(id: GameId) -> NewGame {
    NewGame {
        id,
        game: "american-rails".into(),
        frame: "{}".into(),
        seats: vec![Occupant::bot("easy"), Occupant::bot("easy")],
        host: None,
        invite: None,
        listed: false,
        created: Timestamp(0),
        follows: None,
        status: GameStatus { to_move: Some(0), ..GameStatus::default() },
        origin: Origin::Played,
        rated: false,
    }
}

/// Makes the move of somebody whose time is up.
struct TimeIsUp {
    store: Arc<dyn Store>,
    clock: Clock,
    /// In milliseconds.
    lags: Arc<Mutex<Vec<i64>>>,
}

#[async_trait]
impl JobHandler for TimeIsUp {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let version: u32 = job.detail.parse().map_err(|_| JobFailure::hopeless("no version"))?;
        let game = GameId(job.subject.clone());
        let entry = StoredEntry { version: version + 1, seat: 0, text: "{}".into(), at: self.clock.now() };
        let next_due = self.clock.after(Duration::from_hours(1));
        let status = GameStatus { to_move: Some(0), deadline: Some(next_due), ..GameStatus::default() };
        let next = deadline(&game, version + 1, next_due);
        match self.store.append_and_order(&game, &[entry], &status, &[next]).await {
            Ok(Appended::Landed) => self.lags.lock().push(self.clock.now().0 - job.due.0),
            Ok(Appended::Stale) => {}
            Err(error) => return Err(JobFailure::passing(error.to_string())),
        }
        Ok(NextTime::Never)
    }
}

/// Hears nothing.
struct Nobody;

impl JobObserver for Nobody {
    fn begun(&self, _job: &Job, _lag: Duration) {}
    fn done(&self, _job: &Job) {}
    fn failed(&self, _job: &Job) {}
    fn died(&self, _job: &Job) {}
}

/// The CPU time that this process has used, in seconds.
fn cpu_time() -> Fallible<f64> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: f64 = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
    Ok(ticks / 100.0)
}
