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
    /// How many connections there are at most; 0 for as many as the files that may be open allow.
    pub connections: usize,
    /// How many of them each address from elsewhere than this machine may have; 0 for any number.
    /// Behind a proxy it does not hold: all of them come from there.
    pub connections_per_address: usize,
    /// How long the head of a request may take.
    pub header_timeout: Duration,
    /// How long a connection is kept on which nothing comes. A proxy of one's own should give up its
    /// connections earlier, or it may send a request on one that is just being closed.
    pub idle_timeout: Duration,
    /// How long a caller may take nothing of an answer.
    pub write_timeout: Duration,
    /// Whether the limits hold for the programs of this machine, too.
    pub limit_loopback: bool,
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
            connections: 0,
            connections_per_address: 256,
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(150),
            write_timeout: Duration::from_secs(30),
            limit_loopback: false,
        }
    }
}
