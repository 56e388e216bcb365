use std::net::SocketAddr;
use std::time::Duration;

use crate::public_url::PublicUrl;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the games are: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many games are kept in memory although nobody uses them.
    pub idle_games: usize,
    /// For how long.
    pub idle_for: Duration,
    /// How often games are looked for whose bots nobody moves, because their server has died.
    pub look_for_stalled: Duration,
    /// How long a server may think about a bot's turn before another takes it over.
    pub bot_lease: Duration,
    /// How long a bot takes at least for a move while a player looks at the table.
    pub bot_pause: Duration,
    /// How long the analysis of a game thinks, at most.
    pub analysis_time: Duration,
    /// Requests a second for each key and for each address from elsewhere than this machine.
    pub requests_a_second: u32,
    /// Take the caller's address from `X-Forwarded-For`, and whether they use TLS from
    /// `X-Forwarded-Proto`: behind a proxy of one's own.
    pub trust_forwarded: bool,
    /// Where people reach the server, if a proxy in between tells it something else in `Host`. It
    /// also says whether they use TLS, and so whether their cookies may only travel through it.
    pub public_url: Option<PublicUrl>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 1851)),
            database: "sqlite:railhead.db".to_owned(),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            idle_games: 2000,
            idle_for: Duration::from_mins(10),
            look_for_stalled: Duration::from_secs(30),
            bot_lease: Duration::from_mins(1),
            bot_pause: Duration::from_millis(600),
            analysis_time: Duration::from_secs(25),
            requests_a_second: 50,
            trust_forwarded: false,
            public_url: None,
        }
    }
}
