//! A game in the terminal: plain lines, typed actions, nothing that moves.

mod commands;
mod keyboard;
mod lexicon;
mod seating;
mod terminal;

use std::io;
use std::path::PathBuf;

use bots::Kind;
use clap::Args;
use games::{GameName, Hosted, with_game};
use phrases::{Language, Phrases};
use serde_json::{Map, Value};

use crate::error::CommandError;
use crate::output::language;
use crate::simulate::{bot, game_name, option};
use keyboard::Keyboard;
use seating::{begin, go_on};
use terminal::Terminal;

/// Play a game in the terminal, against bots or with others at this keyboard.
///
/// Every decision lists what can be done; the answer is typed in words (`bid 12`, `lay american B4`)
/// or is the number of an action, and `help` explains the rest. In a terminal the line can be edited,
/// and Tab completes it. What is written are plain lines, so that a screen reader can read them and a
/// program can play.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead play american-rails
  railhead play american-rails --bots expert,hard:miser --names Ann,Bob --save game.json
  railhead play american-rails --continue game.json")]
pub(crate) struct PlayCommand {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_name())]
    game: GameName,
    /// Who plays at this keyboard, with commas between
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    names: Vec<String>,
    /// The bots at the table, with commas between; three medium ones for one person if left out
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = bot)]
    bots: Vec<Kind>,
    /// Where all chance comes from; a different game every time if left out
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// An option of the table, by its name in a record; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    /// Keep the game in this file after every decision
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file; bots keep their seats
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["names", "bots", "options"])]
    resume: Option<PathBuf>,
    /// The language of the words
    #[arg(long, value_name = "LANG", value_parser = language(), default_value = "en")]
    lang: Language,
    /// Read plain lines, without editing and completion; so it is too where TERM is dumb or input is piped
    #[arg(long)]
    plain: bool,
}

impl PlayCommand {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        with_game!(self.game, G => self.play::<G>())
    }

    fn play<G: Hosted>(self) -> Result<(), CommandError> {
        let phrases = Phrases::new(self.lang);
        let seed = self.seed.unwrap_or_else(chance);
        let (game, keep) = if let Some(file) = &self.resume {
            (go_on::<G>(file, seed, &phrases)?, self.save.or(Some(file.clone())))
        } else {
            let options = Value::Object(self.options.into_iter().collect::<Map<_, _>>());
            (begin::<G>(self.names, self.bots, &options, seed, &phrases)?, self.save)
        };
        Terminal::new(game, keep, phrases, io::stdout().lock()).sit(&mut Keyboard::standard(self.plain))
    }
}

/// A seed that differs from time to time.
fn chance() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| since.as_nanos() as u64)
}
