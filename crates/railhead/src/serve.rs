use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, FromArgMatches};
use programs::Program;
use server::{Config, PublicUrl, Server};
use tracing_subscriber::EnvFilter;

use crate::error::CommandError;
use crate::output::say;

/// Serve the games to browsers and programs.
///
/// Prints its address once it accepts connections, and goes on until it is told to stop (Ctrl-C or
/// SIGTERM): then it finishes the moves under way and ends.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:1851")]
    listen: SocketAddr,
    #[command(flatten)]
    database: DatabaseArg,
    /// How many bots think at once; as many as there are cores if left out
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Let a program that speaks railhead-bot/1 play at the tables, as a bot of this name; may be given several times
    #[arg(long = "program", value_name = "NAME=COMMAND", value_parser = Program::named)]
    programs: Vec<Program>,
    /// How many processes of programs there are at most
    #[arg(long, value_name = "N", default_value_t = Config::default().program_processes,
        value_parser = at_least_one)]
    program_processes: usize,
    /// Requests a second for each key and each address from elsewhere; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 50)]
    rate: u32,
    /// How long a bot takes at least for a move while a player looks at the table
    #[arg(long, value_name = "MILLISECONDS", default_value_t = Config::default().bot_pause.as_millis() as u64)]
    bot_pause: u64,
    /// Behind a proxy of one's own: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    behind_proxy: bool,
    /// Where people reach the server, such as `https://rails.example.org`: needed behind a proxy that
    /// does not pass their Host on; with https, cookies travel through TLS only
    #[arg(long, value_name = "URL", env = "RAILHEAD_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Send mail through this server: `smtp://HOST`, `smtps://USER:PASSWORD@HOST`, or, to try it out,
    /// `file:DIRECTORY`; no mail is sent if it is left out
    #[arg(long, value_name = "URL", env = "RAILHEAD_SMTP", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// Whom mail comes from, such as `Railhead <railhead@rails.example.org>`
    #[arg(long, value_name = "ADDRESS", env = "RAILHEAD_MAIL_FROM")]
    mail_from: Option<String>,
    /// Let webhooks and pushes lead to addresses of one's own network, and without TLS: anybody who plays
    /// here can then have the server send requests there
    #[arg(long, env = "RAILHEAD_ALLOW_PRIVATE_WEBHOOKS")]
    allow_private_webhooks: bool,
    /// How many connections there are at most; 0 for as many as the open files allow, up to 10,000
    #[arg(long, value_name = "N", default_value_t = Config::default().connections)]
    connections: usize,
    /// How many connections each address from elsewhere may have; 0 for any number
    #[arg(long, value_name = "N", default_value_t = Config::default().connections_per_address)]
    connections_per_address: usize,
    /// How many tables each player may follow at once, in all their windows; 0 for any number
    #[arg(long, value_name = "N", default_value_t = Config::default().streams_per_key)]
    streams_per_key: usize,
    /// How many tables may be followed at once from each address from elsewhere; 0 for any number
    #[arg(long, value_name = "N", default_value_t = Config::default().streams_per_address)]
    streams_per_address: usize,
    /// How long to keep games that were left unfinished and concern nobody else, such as `30d`: tables
    /// that nobody took up, games against bots only, copies to try something on. For ever if left out;
    /// games between people, and those that are over, are kept in any case
    #[arg(long, value_name = "TIME", value_parser = long_time)]
    keep_idle: Option<Duration>,
    /// Where several servers share the games: after how long another takes over a bot's turn, or
    /// whatever else it was at, from one that has died
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().bot_lease.as_secs(),
        value_parser = clap::value_parser!(u64).range(1..))]
    bot_lease: u64,
    /// Where several servers share the games: how often to look for bots that nobody moves, because
    /// their server has died
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().look_for_stalled.as_secs(),
        value_parser = clap::value_parser!(u64).range(1..))]
    look_for_stalled: u64,
    /// How long it is somebody's turn before they are told so
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().turn_notice_after.as_secs(), hide = true)]
    turn_notice_after: u64,
}

/// Where the games are.
#[derive(Args)]
pub(crate) struct DatabaseArg {
    /// Where the games are: sqlite:FILE or postgres://…
    #[arg(
        long = "database",
        value_name = "URL",
        default_value = "sqlite:railhead.db",
        env = "RAILHEAD_DATABASE",
        hide_env_values = true
    )]
    url: String,
}

/// Copy the games into a new file while the server goes on (SQLite).
#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

impl Serve {
    /// What `railhead` without a command does.
    pub(crate) fn usual() -> Serve {
        let command = Serve::augment_args(clap::Command::new("railhead"));
        let matches = command.get_matches_from(["railhead"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    pub(crate) fn run(self) -> Result<(), CommandError> {
        log_to_stderr();
        let usual = Config::default();
        Program::are_different(&self.programs).map_err(CommandError::usage)?;
        let config = Config {
            listen: self.listen,
            database: self.database.url,
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            programs: self.programs.into(),
            program_processes: self.program_processes,
            requests_a_second: self.rate,
            bot_pause: Duration::from_millis(self.bot_pause),
            trust_forwarded: self.behind_proxy,
            public_url: self.public_url,
            smtp: self.smtp,
            mail_from: self.mail_from,
            allow_private_webhooks: self.allow_private_webhooks,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            streams_per_key: self.streams_per_key,
            streams_per_address: self.streams_per_address,
            bot_lease: Duration::from_secs(self.bot_lease),
            look_for_stalled: Duration::from_secs(self.look_for_stalled),
            keep_idle: self.keep_idle,
            turn_notice_after: Duration::from_secs(self.turn_notice_after),
            ..usual
        };
        runtime()?.block_on(async {
            let server = Server::start(config).await.map_err(CommandError::failed)?;
            say(format!("http://{}", server.address()))?;
            server.run_until(told_to_stop()).await.map_err(CommandError::failed)
        })
    }
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        runtime()?.block_on(async {
            store::backup(&self.database.url, &self.file).await.map_err(CommandError::failed)?;
            say(format!("the games are in {}", self.file.display()))?;
            Ok(())
        })
    }
}

fn at_least_one(text: &str) -> Result<usize, String> {
    let number: usize = text.parse().map_err(|error| format!("{error}"))?;
    if number == 0 { Err("there is at least one".to_owned()) } else { Ok(number) }
}

/// A time of at least an hour: nobody should lose a game because a letter is missing.
fn long_time(text: &str) -> Result<Duration, String> {
    let time = humantime::parse_duration(text).map_err(|error| format!("{error}: write it as 30d or 12h"))?;
    if time < Duration::from_hours(1) { Err("it is at least an hour".to_owned()) } else { Ok(time) }
}

fn runtime() -> Result<tokio::runtime::Runtime, CommandError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| CommandError::failed(format!("cannot start the threads: {error}")))
}

/// Lines for people on a terminal, JSON for machines elsewhere; `RUST_LOG` says how much.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let set = if std::io::stderr().is_terminal() { lines.try_init() } else { lines.json().try_init() };
    if let Err(error) = set {
        eprintln!("railhead: cannot write a log: {error}");
    }
}

async fn told_to_stop() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => tracing::info!(signal = "SIGINT", "told to stop"),
                _ = terminated.recv() => tracing::info!(signal = "SIGTERM", "told to stop"),
            }
            return;
        }
    }
    interrupted.await;
    tracing::info!("told to stop");
}
