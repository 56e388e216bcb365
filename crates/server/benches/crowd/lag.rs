//! How long after a move was sent its watchers see it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::GameName;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Fallible;
use crate::http::Connection;
use crate::rules::copy;

const GAMES: usize = 20;
const WATCHERS: usize = 5;
/// No game of four is over sooner.
const MOVES: usize = 40;
const PLAYERS: usize = 4;
/// From move to move in each game.
const PAUSE: Duration = Duration::from_millis(100);
const PATIENCE: Duration = Duration::from_secs(10);

/// Plays some games at the pace of lively tables; returns the lag of each move for each watcher.
pub(crate) async fn measure(address: SocketAddr) -> Fallible<Vec<Duration>> {
    let mut tables = JoinSet::new();
    for number in 0..GAMES {
        tables.spawn(async move {
            sleep(PAUSE * number as u32 / GAMES as u32).await;
            play(address, number as u64).await
        });
    }
    Ok(tables.join_all().await.into_iter().collect::<Fallible<Vec<_>>>()?.concat())
}

async fn play(address: SocketAddr, seed: u64) -> Fallible<Vec<Duration>> {
    let kind = GameName::AmericanRails;
    let mut player = Connection::open(address).await?;
    let seats: Vec<Value> = (0..PLAYERS).map(|seat| json!({ "name": format!("Player {seat}") })).collect();
    let order = json!({ "game": kind.name(), "seats": seats, "seed": seed }).to_string();
    let (_, answer) = player.post("/api/games", "", &order).await?;
    let made: Value = serde_json::from_slice(answer)?;
    let path = format!("/api/games/{}", made["id"].as_str().ok_or("no name")?);
    let tokens: Vec<String> = (0..PLAYERS)
        .map(|seat| made["seats"][seat]["token"].as_str().map(str::to_owned).ok_or("no token"))
        .collect::<Result<_, _>>()?;

    // When each move was sent.
    let sent = Arc::new(Mutex::new(Vec::new()));
    let mut watchers = JoinSet::new();
    for _ in 0..WATCHERS {
        let mut connection = Connection::open(address).await?;
        connection.follow(&format!("{path}/events")).await?;
        watchers.spawn(see_all(connection, Arc::clone(&sent)));
    }
    let mut game = copy(kind, PLAYERS, seed);
    for version in 0..MOVES {
        let (seat, action) = game.next().ok_or("it is over too early")?;
        let body = format!("{{\"version\":{version},\"action\":{action}}}");
        sent.lock().await.push(Instant::now());
        let (status, answer) = player.post(&format!("{path}/actions"), &tokens[seat], &body).await?;
        if status != 200 {
            return Err(format!("{body} is answered with {}", String::from_utf8_lossy(answer)).into());
        }
        sleep(PAUSE).await;
    }
    let seen = timeout(PATIENCE, watchers.join_all()).await.map_err(|_| "a watcher missed a move")?;
    Ok(seen.into_iter().collect::<Fallible<Vec<_>>>()?.concat())
}

async fn see_all(mut connection: Connection, sent: Arc<Mutex<Vec<Instant>>>) -> Fallible<Vec<Duration>> {
    let mut lags = Vec::new();
    while lags.len() < MOVES {
        let mut news = 0;
        connection.lines(&mut |line: &[u8]| news += usize::from(line.starts_with(b"id:"))).await?;
        let (now, sent) = (Instant::now(), sent.lock().await);
        for _ in 0..news {
            lags.push(now.duration_since(sent[lags.len()]));
        }
    }
    Ok(lags)
}
