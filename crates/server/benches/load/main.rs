//! How many moves the server takes: `cargo bench -p server --bench load`, with `-- --postgres` on a
//! throw-away PostgreSQL instead of an SQLite file.
//!
//! The server runs in a process of its own. Here are 200 games at once, each with four players on
//! connections of their own, and 1,000 watchers who must see every move. First everybody moves as
//! fast as they are answered, which shows how many moves there can be (and 200 players at a time who
//! wait for each other's); then at a steady half of that pace, which shows how long a move takes when
//! the server is not choked on purpose. In the same run one row after the other is committed to a
//! database of the same kind on the same disk: no server that answers only when a move is safe, one
//! at a time, could do better than that.

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

use crate::figures::Figures;
use crate::host::Host;
use crate::table::{Phase, Table, Tally};
use crate::watcher::Seen;

const GAMES: usize = 200;
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
        ref words => runtime.block_on(measure(words.contains(&"--postgres"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(postgres: bool) -> Fallible<()> {
    // Beside what is built: `/tmp` is memory on some machines.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"))?;
    let cluster = postgres.then(|| Cluster::start(&[("fsync", "on")]));
    let url = match &cluster {
        Some(cluster) => cluster.database().await.url,
        None => format!("sqlite:{}", folder.path().join("games.db").display()),
    };
    println!("{}, {GAMES} games of four, {} streams", kind(postgres), GAMES * WATCHERS_A_GAME);

    let before = store::raw_commit_rate(&url, RAW_SECONDS).await?;
    let mut host = Host::start(&url)?;
    let mut hall = Hall::fill(host.address).await?;
    let flat_out = hall.play(FLAT_OUT, None).await?;
    let pause = Duration::from_secs_f64(2.0 * GAMES as f64 / flat_out.moves_a_second());
    let paced = hall.play(PACED, Some(pause)).await?;
    hall.close().await?;
    let memory = host.most_memory()?;
    host.stop()?;
    let after = store::raw_commit_rate(&url, RAW_SECONDS).await?;

    flat_out.print("as fast as they can");
    paced.print(&format!("at half that pace, a move every {} ms in each game", pause.as_millis()));
    println!("none of the events was missed, none came twice");
    println!("memory of the server, at most: {:.0} MB (aim: under 200)", memory as f64 / 1e6);
    let raw = f64::midpoint(before, after);
    println!("raw: {raw:.0} durable one-row commits a second ({before:.0} before, {after:.0} after)");
    let ratio = flat_out.moves_a_second() / raw;
    println!("ratio, as fast as they can: {ratio:.2} moves for one raw commit (aim: at least 0.5)");
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
    async fn fill(address: SocketAddr) -> Fallible<Hall> {
        let seen = Arc::new(Seen::default());
        let (phases, announced) = watch::channel(None);
        let (tell, tallies) = mpsc::unbounded_channel();
        let mut tables = JoinSet::new();
        for number in 0..GAMES {
            let game = GameName::ALL[number % GameName::ALL.len()];
            let table = Table::lay(address, game, number as u64, WATCHERS_A_GAME, Arc::clone(&seen)).await?;
            tables.spawn(table.play(announced.clone(), tell.clone()));
        }
        Ok(Hall { tables, phases, tallies, seen })
    }

    /// Lets them play for so long, each table with this pause from move to move if there is one.
    async fn play(&mut self, lasts: Duration, pause: Option<Duration>) -> Fallible<Figures> {
        let events = self.seen.events();
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
        Ok(Figures::new(tally, self.seen.events() - events, begin.elapsed()))
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
