//! How many moves the server takes: `cargo bench -p server --bench load`, with `-- --postgres` on a
//! throw-away PostgreSQL instead of an SQLite file, `--servers 2` for two servers that share it, and `--clocks` for games
//! with clocks, among 1,000 that have one.
//!
//! Each server runs in a process of its own, and players and watchers of a game are spread over all of them. Here are 200 games at once, each with four players on
//! connections of their own, and 1,000 watchers who must see every move. First everybody moves as
//! fast as they are answered, which shows how many moves there can be (and 200 players at a time who
//! wait for each other's); then at a steady half of that pace, which shows how long a move takes when
//! the server is not choked on purpose. In the same run one row after the other is committed to a
//! database of the same kind on the same disk: no server that answers only when a move is safe, one
//! at a time, could do better than that.

mod cpu;
mod figures;
mod host;
mod http;
mod rules;
mod table;
mod watcher;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::GameName;
use store::testing::Cluster;
use tempfile::TempDir;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::cpu::{CpuMeter, postmaster};
use crate::figures::Figures;
use crate::host::Host;
use crate::table::{Phase, Table, Tally};
use crate::watcher::Seen;

const GAMES: usize = 200;
/// With clocks, so many games have one, and those that nobody plays wait for their deadline.
const TIMED: usize = 1000;
const WATCHERS_A_GAME: usize = 5;
const FLAT_OUT: Duration = Duration::from_secs(12);
const PACED: Duration = Duration::from_secs(10);
const RAW_SECONDS: f64 = 3.0;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [host::ROLE, url] => runtime.block_on(host::serve(url)),
        // Cargo adds a word of its own.
        ref words => {
            let clock = words.contains(&"--clocks").then_some("brisk");
            runtime.block_on(measure(words.contains(&"--postgres"), servers(words), clock))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The number after `--servers`; one without it.
fn servers(words: &[&str]) -> usize {
    let place = words.iter().position(|&word| word == "--servers");
    place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(1)
}

async fn measure(postgres: bool, servers: usize, clock: Option<&'static str>) -> Fallible<()> {
    if servers == 0 || servers > 1 && !postgres {
        return Err("one server, or several with --postgres".into());
    }
    // Beside what is built: `/tmp` is memory on some machines.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"))?;
    let cluster = postgres.then(|| Cluster::start(&[("fsync", "on")]));
    let url = match &cluster {
        Some(cluster) => cluster.database().await.url,
        None => format!("sqlite:{}", folder.path().join("games.db").display()),
    };
    let streams = GAMES * WATCHERS_A_GAME;
    let clocks = clock.map_or(String::new(), |_| format!(", {TIMED} games with clocks"));
    println!("{}, {servers} server(s), {GAMES} games of four, {streams} streams{clocks}", kind(postgres));

    let before = store::raw_commit_rate(&url, RAW_SECONDS).await?;
    let mut hosts = (0..servers).map(|_| Host::start(&url)).collect::<Fallible<Vec<_>>>()?;
    let meter =
        CpuMeter { servers: hosts.iter().map(Host::process_id).collect(), database: postmaster(&url) };
    let addresses: Arc<[SocketAddr]> = hosts.iter().map(|host| host.address).collect();
    let mut hall = Hall::fill(&addresses, clock).await?;
    let flat_out = hall.play(FLAT_OUT, None, &meter).await?;
    let pause = Duration::from_secs_f64(2.0 * GAMES as f64 / flat_out.moves_a_second());
    let paced = hall.play(PACED, Some(pause), &meter).await?;
    hall.close().await?;
    let memory = hosts.iter().map(Host::most_memory).collect::<Fallible<Vec<_>>>()?;
    hosts.iter_mut().try_for_each(Host::stop)?;
    let after = store::raw_commit_rate(&url, RAW_SECONDS).await?;

    flat_out.print("as fast as they can");
    paced.print(&format!("at half that pace, a move every {} ms in each game", pause.as_millis()));
    println!("none of the events was missed, none came twice");
    for bytes in memory {
        println!("memory of a server, at most: {:.0} MB (aim: under 200)", bytes as f64 / 1e6);
    }
    let raw = f64::midpoint(before, after);
    println!("raw: {raw:.0} durable one-row commits a second ({before:.0} before, {after:.0} after)");
    let ratio = flat_out.moves_a_second() / raw;
    let aim = if postgres { 1.3 } else { 0.5 };
    println!("ratio, as fast as they can: {ratio:.2} moves for one raw commit (aim: at least {aim})");
    Ok(())
}

fn kind(postgres: bool) -> &'static str {
    if postgres { "PostgreSQL with fsync" } else { "SQLite with synchronous=FULL" }
}

/// All the tables.
struct Hall {
    tables: JoinSet<Fallible<()>>,
    phases: watch::Sender<Option<Phase>>,
    tallies: mpsc::UnboundedReceiver<Tally>,
    seen: Arc<Seen>,
}

impl Hall {
    /// Seats everybody, players and watchers.
    async fn fill(addresses: &Arc<[SocketAddr]>, clock: Option<&'static str>) -> Fallible<Hall> {
        if let Some(clock) = clock {
            table::set_up_idle(addresses[0], TIMED - GAMES, clock).await?;
        }
        let seen = Arc::new(Seen::default());
        let (phases, announced) = watch::channel(None);
        let (tell, tallies) = mpsc::unbounded_channel();
        let mut tables = JoinSet::new();
        for number in 0..GAMES {
            let game = GameName::ALL[number % GameName::ALL.len()];
            let addresses = Arc::clone(addresses);
            let table =
                Table::lay(addresses, (game, clock), number as u64, WATCHERS_A_GAME, Arc::clone(&seen))
                    .await?;
            tables.spawn(table.play(announced.clone(), tell.clone()));
        }
        Ok(Hall { tables, phases, tallies, seen })
    }

    /// Lets them play for so long, each table with this pause from move to move if there is one.
    async fn play(
        &mut self,
        lasts: Duration,
        pause: Option<Duration>,
        meter: &CpuMeter,
    ) -> Fallible<Figures> {
        let (events, used) = (self.seen.events(), meter.read()?);
        let begin = Instant::now();
        self.phases.send_replace(Some(Phase { begin, lasts, pause }));
        let mut tally = Tally::default();
        for _ in 0..GAMES {
            tokio::select! {
                Some(of_a_table) = self.tallies.recv() => tally.add(of_a_table),
                // They go only when something went wrong.
                Some(gone) = self.tables.join_next() => gone??,
            }
        }
        let took = begin.elapsed();
        Ok(Figures::new(tally, self.seen.events() - events, took, meter.read()?.since(used)))
    }

    /// Everybody goes home; it is an error if a watcher has missed anything.
    async fn close(mut self) -> Fallible<()> {
        drop(self.phases);
        while let Some(gone) = self.tables.join_next().await {
            gone??;
        }
        Ok(())
    }
}
