use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::GameName;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio::time::sleep_until;

use crate::http::Connection;
use crate::rules::{Copied, copy};
use crate::watcher::{Audience, Seen};
use crate::{Fallible, GAMES};

const PLAYERS: usize = 4;

/// Which game is played, and by which clock.
type Kind = (GameName, Option<&'static str>);

/// A part of the run.
#[derive(Clone, Copy)]
pub(crate) struct Phase {
    pub(crate) begin: Instant,
    pub(crate) lasts: Duration,
    /// From one move of a game to the next; as soon as possible if there is none.
    pub(crate) pause: Option<Duration>,
}

impl Phase {
    fn ends(&self) -> Instant {
        self.begin + self.lasts
    }
}

/// What happened at a table in one part.
#[derive(Default)]
pub(crate) struct Tally {
    /// How long each move took.
    pub(crate) moves: Vec<Duration>,
    pub(crate) games_over: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Tally) {
        self.moves.extend(other.moves);
        self.games_over += other.games_over;
    }
}

/// Four players, each with a connection, who play one game after the other.
pub(crate) struct Table {
    addresses: Arc<[SocketAddr]>,
    number: u64,
    kind: Kind,
    watchers: usize,
    seen: Arc<Seen>,
    players: Vec<Connection>,
    game: Game,
    games: u64,
}

/// A game under way, with those who watch it.
struct Game {
    path: String,
    tokens: Vec<String>,
    copy: Box<dyn Copied>,
    version: u32,
    audience: Audience,
}

impl Table {
    pub(crate) async fn lay(
        addresses: Arc<[SocketAddr]>,
        kind: Kind,
        number: u64,
        watchers: usize,
        seen: Arc<Seen>,
    ) -> Fallible<Table> {
        let mut players = Vec::new();
        // Tables begin at one server or another, so that all of them set games up.
        for player in 0..PLAYERS {
            let place = (number as usize + player) % addresses.len();
            players.push(Connection::open(addresses[place]).await?);
        }
        let audience = Audience::nobody(Arc::clone(&seen));
        let game = Game::create(&mut players[0], kind, number, audience).await?;
        let mut table = Table { addresses, number, kind, watchers, seen, players, game, games: 1 };
        table.game.audience.come(&table.addresses, &table.game.path, watchers).await?;
        Ok(table)
    }

    /// Plays part after part, telling of each, until there are no more.
    pub(crate) async fn play(
        mut self,
        mut phases: watch::Receiver<Option<Phase>>,
        tallies: mpsc::UnboundedSender<Tally>,
    ) -> Fallible<()> {
        while phases.changed().await.is_ok() {
            let Some(phase) = *phases.borrow_and_update() else { continue };
            let tally = self.play_part(&phase).await?;
            tallies.send(tally)?;
        }
        self.game.end().await
    }

    async fn play_part(&mut self, phase: &Phase) -> Fallible<Tally> {
        let mut tally = Tally::default();
        // The tables do not all move at the same moment.
        let offset = self.number as f64 / GAMES as f64;
        let mut next = phase.begin + phase.pause.unwrap_or_default().mul_f64(offset);
        while Instant::now() < phase.ends() {
            if let Some(pause) = phase.pause {
                sleep_until(next.into()).await;
                next = Instant::now().max(next + pause);
            }
            if let Some(took) = self.game.step(&mut self.players).await? {
                tally.moves.push(took);
            } else {
                tally.games_over += 1;
                self.begin_another().await?;
            }
        }
        Ok(tally)
    }

    async fn begin_another(&mut self) -> Fallible<()> {
        self.game.end().await?;
        // No two games of the whole run have the same seed.
        let seed = self.games * 1_000_000 + self.number;
        let audience = Audience::nobody(Arc::clone(&self.seen));
        self.game = Game::create(&mut self.players[0], self.kind, seed, audience).await?;
        self.games += 1;
        self.game.audience.come(&self.addresses, &self.game.path, self.watchers).await
    }
}

/// Sets up games that nobody plays.
pub(crate) async fn set_up_idle(address: SocketAddr, games: usize, clock: &'static str) -> Fallible<()> {
    let mut host = Connection::open(address).await?;
    for number in 0..games {
        let kind = (GameName::ALL[number % GameName::ALL.len()], Some(clock));
        let seed = 1_000_000_000 + number as u64;
        Game::create(&mut host, kind, seed, Audience::nobody(Arc::default())).await?.end().await?;
    }
    Ok(())
}

impl Game {
    async fn create(host: &mut Connection, kind: Kind, seed: u64, audience: Audience) -> Fallible<Game> {
        let (kind, clock) = kind;
        let seats: Vec<Value> =
            (0..PLAYERS).map(|seat| json!({ "name": format!("Player {seat}") })).collect();
        let order = json!({ "game": kind.name(), "seats": seats, "seed": seed, "clock": clock });
        let no_token = "";
        let (status, answer) = host.post("/api/games", no_token, &order.to_string()).await?;
        if status != 201 {
            return Err(refused("a game", status, answer));
        }
        let made: Value = serde_json::from_slice(answer)?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or("the answer lacks a text");
        let tokens = made["seats"].as_array().ok_or("the answer lacks the seats")?;
        Ok(Game {
            path: format!("/api/games/{}", text(&made["id"])?),
            tokens: tokens.iter().map(|seat| text(&seat["token"])).collect::<Result<_, _>>()?,
            copy: copy(kind, PLAYERS, seed),
            version: 0,
            audience,
        })
    }

    /// One move of whoever has to decide, and how long it took; nothing if the game is over.
    async fn step(&mut self, players: &mut [Connection]) -> Fallible<Option<Duration>> {
        let Some((seat, action)) = self.copy.next() else { return Ok(None) };
        let body = format!("{{\"version\":{},\"action\":{action}}}", self.version);
        let path = format!("{}/actions", self.path);
        let begin = Instant::now();
        let (status, answer) = players[seat].post(&path, &self.tokens[seat], &body).await?;
        let took = begin.elapsed();
        if status != 200 {
            return Err(refused(&body, status, answer));
        }
        self.version += 1;
        Ok(Some(took))
    }

    /// Everybody must have seen every move.
    async fn end(&mut self) -> Fallible<()> {
        self.audience.leave_after(self.version).await
    }
}

fn refused(what: &str, status: u16, answer: &[u8]) -> Box<dyn std::error::Error + Send + Sync> {
    format!("{what} is answered with {status} {}", String::from_utf8_lossy(answer)).into()
}
