//! How fast appends reach the disk, beside the rate of bare commits: `cargo run --release -p store --example rates --
//! [URL]`. Without an address, a new SQLite file in this directory and a PostgreSQL cluster in /tmp are measured.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::Cluster;
use store::{
    Appended, GameId, GameStatus, NewGame, Occupant, Origin, Store, StoreError, StoredEntry, Timestamp,
};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    if let Some(url) = std::env::args().nth(1) {
        return measure(&url).await;
    }
    let directory = tempfile::tempdir_in(".")?;
    println!("SQLite");
    measure(&format!("sqlite:{}", directory.path().join("rates.db").display())).await?;
    println!("PostgreSQL, with fsync");
    let cluster = Cluster::start(&[]);
    measure(&cluster.database().await.url).await
}

async fn measure(url: &str) -> Result<(), StoreError> {
    let raw = store::raw_commit_rate(url, TIME.as_secs_f64()).await?;
    println!("  bare commits, one after another   {raw:8.0} a second");
    let store = store::open(url).await?;
    for games in [1, 8, 200] {
        let (rate, mut waits) = appends(&store, games).await?;
        waits.sort_unstable();
        let part = |hundredths: usize| waits[(waits.len() - 1) * hundredths / 100].as_secs_f64() * 1000.0;
        let ratio = rate / raw;
        println!(
            "  appends to {games:3} games at once      {rate:8.0} a second, {ratio:5.2} of it; p50 {:.2} ms, p99 {:.2} ms",
            part(50),
            part(99)
        );
    }
    store.close().await;
    Ok(())
}

/// Each game has one player after another, each waiting for the entry before.
async fn appends(store: &Arc<dyn Store>, games: u32) -> Result<(f64, Vec<Duration>), StoreError> {
    let mut ids = Vec::new();
    for number in 0..games {
        let id = GameId(format!("{games}-{number}-{}", std::process::id()));
        let game = NewGame {
            id: id.clone(),
            game: "american-rails".into(),
            frame: format!(r#"{{"setup":"{}"}}"#, "x".repeat(1000)),
            seats: vec![Occupant::bot("easy"); 4],
            host: None,
            invite: None,
            listed: true,
            created: Timestamp(0),
            follows: None,
            status: GameStatus::default(),
            origin: Origin::Played,
            rated: false,
        };
        store.create(&game, &[]).await?;
        ids.push(id);
    }
    let mut players = JoinSet::new();
    let start = Instant::now();
    for id in ids {
        let store = Arc::clone(store);
        players.spawn(async move {
            let mut waits = Vec::new();
            while start.elapsed() < TIME {
                let entry = StoredEntry {
                    version: waits.len() as u32 + 1,
                    seat: 0,
                    text: r#"{"lay":{"company":"pennsylvania","hex":"K17"}}"#.into(),
                    at: Timestamp(start.elapsed().as_millis() as i64),
                };
                let asked = Instant::now();
                assert_eq!(store.append(&id, &[entry], &GameStatus::default()).await?, Appended::Landed);
                waits.push(asked.elapsed());
            }
            Ok::<_, StoreError>(waits)
        });
    }
    let mut waits = Vec::new();
    for player in players.join_all().await {
        waits.extend(player?);
    }
    Ok((waits.len() as f64 / start.elapsed().as_secs_f64(), waits))
}
