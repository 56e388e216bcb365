use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use programs::Program;
use worker::Clock;

use crate::public_url::PublicUrl;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the games are: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// What the time is.
    pub clock: Clock,
    /// How many bots think at once.
    pub thinkers: usize,
    /// Programs that can play at the tables, as bots of their names.
    pub programs: Arc<[Program]>,
    /// How many processes of programs there are at most.
    pub program_processes: usize,
    /// How long a program may think about a decision.
    pub program_time: Duration,
    /// How many games are kept in memory although nobody uses them.
    pub idle_games: usize,
    /// How long a game stays in memory after its last use.
    pub idle_for: Duration,
    /// How often turns of bots are looked for whose server has died.
    pub look_for_stalled: Duration,
    /// How often all games that wait for a bot are looked at, in case a server has died before it
    /// could claim a turn.
    pub look_at_all: Duration,
    /// For how long a server claims a bot's turn, or a job; while it is at it, it prolongs the claim. When it
    /// dies, another takes it over after that time.
    pub bot_lease: Duration,
    /// How long games are kept that are left unfinished and concern nobody else: tables that nobody took up,
    /// games against bots only, copies to try something on. `None` for ever.
    pub keep_idle: Option<Duration>,
    /// A table where nobody has asked for anything for this long is quiet: its bots come last.
    pub quiet_after: Duration,
    /// How long a bot of a quiet table waits before each move.
    pub quiet_pause: Duration,
    /// A player who was not at the table for this long is absent: the host may let a bot play.
    pub absent_after: Duration,
    /// How long it is somebody's turn before they are told so, unless they play over days: a turn that is over sooner is told to
    /// nobody.
    pub turn_notice_after: Duration,
    /// If no server was heard of for this long, none lived: nobody pays for that time.
    pub outage_after: Duration,
    /// How long a bot takes at least for a move while a player looks at the table.
    pub bot_pause: Duration,
    /// How long somebody waits for a hint, at most: where it would take longer, it is refused at once.
    pub hint_patience: Duration,
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
    /// Where mail goes: `smtp://…`, `smtps://…` or `file:DIRECTORY`. `None` if none is sent.
    pub smtp: Option<String>,
    /// Whom mail comes from.
    pub mail_from: Option<String>,
    /// Whether webhooks may lead into the network that the server stands in, and need no TLS.
    pub allow_private_webhooks: bool,
    /// How many connections there are at most; 0 for as many as the files that may be open allow.
    pub connections: usize,
    /// How many of them each address from elsewhere than this machine may have; 0 for any number.
    /// Behind a proxy it does not hold: all of them come from there.
    pub connections_per_address: usize,
    /// How many event streams each key may have open; 0 for any number.
    pub streams_per_key: usize,
    /// How many event streams each address from elsewhere than this machine may have open; 0 for any
    /// number.
    pub streams_per_address: usize,
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
            clock: Clock::default(),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            programs: Arc::new([]),
            program_processes: 4,
            program_time: Duration::from_secs(3),
            idle_games: 2000,
            idle_for: Duration::from_mins(10),
            look_for_stalled: Duration::from_secs(1),
            look_at_all: Duration::from_secs(30),
            bot_lease: Duration::from_secs(3),
            keep_idle: None,
            quiet_after: Duration::from_mins(2),
            quiet_pause: Duration::from_secs(1),
            absent_after: Duration::from_mins(5),
            turn_notice_after: Duration::from_mins(1),
            outage_after: Duration::from_secs(30),
            bot_pause: Duration::from_millis(600),
            hint_patience: Duration::from_secs(10),
            analysis_time: Duration::from_secs(25),
            requests_a_second: 50,
            trust_forwarded: false,
            public_url: None,
            smtp: None,
            mail_from: None,
            allow_private_webhooks: false,
            connections: 0,
            connections_per_address: 256,
            streams_per_key: 32,
            streams_per_address: 200,
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(150),
            write_timeout: Duration::from_secs(30),
            limit_loopback: false,
        }
    }
}
