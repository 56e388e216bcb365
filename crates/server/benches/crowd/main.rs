//! How the server does with many games and many watchers: `cargo bench -p server --bench crowd`, with `-- --postgres` on
//! a throw-away PostgreSQL instead of an SQLite file. With `-- --in FILE` the games are stored in that file, and are found
//! there the next time.
//!
//! 100,000 games are stored, each with all its entries: 20,000 run, and of these 200 wait for a bot. Then the server is
//! started, in a process of its own, and asked for the lobby at once; 5,000 people, each of whom plays in about 60 games,
//! look at their lobby, some at a time; and 10,000 streams are opened on 2,000 games in which nothing happens, while 20
//! games are played and it is measured how long after a move was sent each of their watchers sees it.

#[path = "../load/host.rs"]
mod host;
#[path = "../load/http.rs"]
mod http;
mod lag;
#[path = "../load/rules.rs"]
mod rules;
mod stock;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use store::testing::Cluster;
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::host::Host;
use crate::http::Connection;
use crate::stock::Stock;

const LOOKS: usize = 4000;
const LOOK_AT_ONCE: usize = 2;
const STREAMS: usize = 10_000;
const STREAMS_A_GAME: usize = 5;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [host::ROLE, url] => runtime.block_on(host::serve(url)),
        // Cargo adds a word of its own.
        ref words => {
            let file = words.iter().skip_while(|word| **word != "--in").nth(1).copied();
            runtime.block_on(measure(words.contains(&"--postgres"), file))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("crowd: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(postgres: bool, file: Option<&str>) -> Fallible<()> {
    // Beside what is built: `/tmp` is memory on some machines.
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"))?;
    let cluster = postgres.then(|| Cluster::start(&[("fsync", "on")]));
    let url = match &cluster {
        Some(cluster) => cluster.database().await.url,
        None => match file {
            Some(file) => format!("sqlite:{file}"),
            None => format!("sqlite:{}", folder.path().join("games.db").display()),
        },
    };
    rlimit::increase_nofile_limit(u64::MAX)?;
    let stock = Stock::fill(&url).await?;
    println!(
        "{}: {} games with {} entries, {} of them run",
        if postgres { "PostgreSQL" } else { "SQLite" },
        stock::GAMES,
        stock.entries,
        stock::RUNNING,
    );

    let begin = Instant::now();
    let mut host = Host::start(&url)?;
    look(&mut Connection::open(host.address).await?, &Stock::token(0)).await?;
    println!("from the start to the first answer: {} ms (aim: under 2000)", begin.elapsed().as_millis());

    let looks = look_at_lobbies(host.address).await?;
    println!("lobby: {} (aim: p99 under 20 ms)", Quantiles::of(looks));
    println!("memory of the server, at most: {:.0} MB (aim: under 150)", host.most_memory()? as f64 / 1e6);

    let streams = open_streams(host.address, &stock.idle).await?;
    println!("{} streams are open on {} games", streams.len(), STREAMS / STREAMS_A_GAME);
    let lags = lag::measure(host.address).await?;
    println!("from a move to each watcher: {} (aim: p99 under 100 ms)", Quantiles::of(lags));
    println!("memory of the server with them, at most: {:.0} MB", host.most_memory()? as f64 / 1e6);
    drop(streams);
    host.stop()
}

async fn look(connection: &mut Connection, token: &str) -> Fallible<()> {
    let (status, page) = connection.get("/", token).await?;
    let mine = page.windows(9).any(|bytes| bytes == b"id=\"mine\"");
    if status == 200 && mine { Ok(()) } else { Err(format!("the lobby is answered with {status}").into()) }
}

/// How long each look took.
async fn look_at_lobbies(address: SocketAddr) -> Fallible<Vec<Duration>> {
    let mut visitors = JoinSet::new();
    for visitor in 0..LOOK_AT_ONCE {
        visitors.spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut looks = Vec::new();
            for look_number in 0..LOOKS / LOOK_AT_ONCE {
                let token = Stock::token((look_number * LOOK_AT_ONCE + visitor) * 7 % stock::PEOPLE);
                let begin = Instant::now();
                look(&mut connection, &token).await?;
                looks.push(begin.elapsed());
            }
            Fallible::Ok(looks)
        });
    }
    Ok(visitors.join_all().await.into_iter().collect::<Fallible<Vec<_>>>()?.concat())
}

async fn open_streams(address: SocketAddr, games: &[String]) -> Fallible<Vec<Connection>> {
    let mut streams = Vec::with_capacity(STREAMS);
    for game in games.iter().take(STREAMS / STREAMS_A_GAME) {
        for _ in 0..STREAMS_A_GAME {
            let mut connection = Connection::open(address).await?;
            connection.follow(&format!("/api/games/{game}/events")).await?;
            streams.push(connection);
        }
    }
    Ok(streams)
}

/// What of many times is worth saying.
struct Quantiles {
    median: Duration,
    p99: Duration,
    longest: Duration,
}

impl Quantiles {
    fn of(mut times: Vec<Duration>) -> Quantiles {
        times.sort_unstable();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        Quantiles { median: at(0.5), p99: at(0.99), longest: at(1.0) }
    }
}

impl std::fmt::Display for Quantiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "median {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            ms(self.median),
            ms(self.p99),
            ms(self.longest)
        )
    }
}
