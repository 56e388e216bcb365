//! The `railhead` command: serve games, play them in the terminal, and simulate, replay and check them.

mod bot;
mod check;
mod error;
mod file;
mod material;
mod merge;
mod output;
mod play;
mod replay;
mod serve;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Economic train games, for friends and bots: in the browser, in the terminal, in simulations.
#[derive(Parser)]
#[command(
    version,
    propagate_version = true,
    after_help = "\
Without a command, railhead serves the games: it is `railhead serve`.

Examples:
  railhead serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/railhead.db
  railhead play american-rails --bots hard,hard,easy
  railhead simulate american-rails --players 4 --games 1000 --records games
  railhead check games/*.json
  railhead replay games/000000.json --log"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to browsers and programs
    Serve(serve::Serve),
    /// Copy the games into a new file while the server goes on (SQLite)
    Backup(serve::Backup),
    /// Play a game in the terminal, against bots or with others at this keyboard
    Play(play::PlayCommand),
    /// Let bots play each other, thousands of games a second
    Simulate(simulate::Simulate),
    /// Put the parts of a simulation together that many machines have played
    Merge(merge::Merge),
    /// Be one of our bots as a program, for `simulate --program` of any version
    Bot(bot::BotCommand),
    /// Show a recorded game: its table, its log, its states
    Replay(replay::Replay),
    /// Replay records and say what breaks a rule, and where
    Check(check::Check),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Backup(backup)) => backup.run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Merge(merge)) => merge.run(),
        Some(Command::Bot(bot)) => bot.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Check(check)) => check.run(),
        None => serve::Serve::usual().run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}
