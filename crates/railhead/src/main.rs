//! The `railhead` command: simulate, replay and check games.

mod check;
mod failure;
mod file;
mod output;
mod replay;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Two economic train games, American Rails and North American Railways, for three to five players.
#[derive(Parser)]
#[command(
    version,
    propagate_version = true,
    after_help = "\
Examples:
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
    /// Let bots play each other, thousands of games a second
    Simulate(simulate::Simulate),
    /// Show a recorded game: its table, its log, its states
    Replay(replay::Replay),
    /// Replay records and say what breaks a rule, and where
    Check(check::Check),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Check(check)) => check.run(),
        None => Err(Failure::failed(
            "the server comes later; until then there are `simulate`, `replay` and `check`: see `railhead --help`",
        )),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
