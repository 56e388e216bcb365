//! A game in the terminal: plain lines, numbered actions, nothing that moves.

mod seating;
mod table;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use bots::Kind;
use clap::Args;
use games::{GameName, Hosted, Visit};
use phrases::{Language, Phrases};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::output::language;
use crate::simulate::{bot, game_name, option};
use seating::{begin, go_on};
use table::{Answer, Table};

/// Play a game in the terminal, against bots or with others at this keyboard.
///
/// Every decision is a numbered list of actions with what they cost and do; the answer is a number
/// or a word (`help` lists them). The lines are plain, so that a screen reader can read them and a
/// program can play.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead play american-rails
  railhead play american-rails --bots expert,hard:miser --names Ann,Bob --save game.json
  railhead play american-rails --continue game.json")]
pub(crate) struct Play {
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
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.game.visit(self)
    }
}

impl Visit for Play {
    type Answer = Result<(), Failure>;

    fn visit<G: Hosted>(self) -> Result<(), Failure> {
        let phrases = Phrases::new(self.lang);
        let seed = self.seed.unwrap_or_else(chance);
        let (game, keep) = if let Some(file) = &self.resume {
            (go_on::<G>(file, seed, &phrases)?, self.save.or(Some(file.clone())))
        } else {
            let options = Value::Object(self.options.into_iter().collect::<Map<_, _>>());
            (begin::<G>(self.names, self.bots, &options, seed, &phrases)?, self.save)
        };
        Table::new(game, keep, phrases, io::stdout().lock()).sit(&mut Keyboard(io::stdin().lock()))
    }
}

/// A seed that differs from time to time.
fn chance() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| since.as_nanos() as u64)
}

/// Where the answers come from.
struct Keyboard<R>(R);

impl<R: BufRead> Keyboard<R> {
    /// The next answer; `quit` when there is no more input.
    fn ask(&mut self, out: &mut impl Write) -> io::Result<Answer> {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if self.0.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Answer::Quit);
        }
        Ok(Answer::read(line.trim()))
    }
}
