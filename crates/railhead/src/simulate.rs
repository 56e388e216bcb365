use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

use arena::{Simulation, Summary};
use bots::{Character, Effort, Kind, Level};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Record;
use games::{GameName, Hosted, Visit};
use indicatif::{ProgressBar, ProgressStyle};
use phrases::{Language, Phrases};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::file;
use crate::output::say;

/// Let bots play each other, thousands of games a second.
///
/// Every game has a number and is played from the seed and that number alone: the same seed and
/// bots give the same games, whatever the number of threads. From game to game the bots move one
/// seat on, so that each plays each seat equally often.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead simulate american-rails --games 10000 --json
  railhead simulate american-rails --players 3 --option edition=first-edition --records games
  railhead simulate american-rails --map my-map.toml --seed 7")]
pub(crate) struct Simulate {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_name())]
    game: GameName,
    /// How many players: 3 to 5
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// One bot for each seat, with commas between; random bots if left out
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = bot)]
    bots: Vec<Kind>,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// How many threads play; all cores if left out
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// How many play-outs a hard or expert bot makes for a decision; what is usual for its level if
    /// left out
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// An option of the table, by its name in a record; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    /// Play on the map in this file (TOML)
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Play with the deck in this file (TOML)
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

impl Simulate {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.game.visit(self)
    }

    fn bots(&self) -> Result<Vec<Kind>, Failure> {
        match self.bots.len() {
            0 => Ok(vec![Kind::from(Level::Random); self.players]),
            named if named == self.players => Ok(self.bots.clone()),
            named => Err(Failure::usage(format!(
                "--bots names one bot for each seat: {} players, {named} bots",
                self.players
            ))),
        }
    }

    /// The board or the cards, from a file if one is given.
    fn material<G: Hosted>(&self, phrases: &Phrases) -> Result<G::Material, Failure> {
        let mut material = G::own_material();
        for (kind, given) in [("map", &self.map), ("deck", &self.deck)] {
            let Some(path) = given else { continue };
            if kind != G::MATERIAL {
                return Err(Failure::usage(format!("{} has no {kind}, but a {}", G::NAME, G::MATERIAL)));
            }
            material = G::read_material(&file::read_text(path)?)
                .map_err(|flaw| file::wrong(path, G::tell_flaw(&flaw, phrases)))?;
        }
        Ok(material)
    }
}

impl Visit for Simulate {
    type Answer = Result<(), Failure>;

    fn visit<G: Hosted>(self) -> Result<(), Failure> {
        if !(3..=5).contains(&self.players) {
            return Err(Failure::usage("three to five can play"));
        }
        let phrases = Phrases::new(Language::English);
        let options = Value::Object(self.options.iter().cloned().collect::<Map<_, _>>());
        let material = self.material::<G>(&phrases)?;
        let effort = Effort { iterations: self.iterations, ..Effort::default() };
        let simulation = Simulation::<G>::new(self.bots()?, effort, options, material, self.seed)
            .map_err(|flaw| Failure::usage(G::tell_flaw(&flaw, &phrases)))?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| Failure::failed(format!("cannot start the threads: {error}")))?;

        let progress = progress_bar(self.games);
        let begin = Instant::now();
        let tally = pool.install(|| {
            simulation.run(self.games, |number, record| {
                progress.inc(1);
                self.records.as_ref().map_or(Ok(()), |folder| keep(folder, number, &record, &phrases))
            })
        })?;
        progress.finish_and_clear();
        let summary = tally.summary(begin.elapsed().as_secs_f64());
        if self.json {
            say(serde_json::to_string(&summary).map_err(Failure::failed)?)?;
        } else {
            say(in_words(&summary))?;
        }
        Ok(())
    }
}

fn keep<G: Hosted>(folder: &Path, number: u64, record: &Record<G>, phrases: &Phrases) -> Result<(), Failure> {
    let path = folder.join(format!("{number:06}.json"));
    let text = record.write().map_err(|flaw| Failure::failed(G::tell_flaw(&flaw, phrases)))?;
    fs::write(&path, text).map_err(|error| at(&path, &error))
}

fn at(path: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{}: {error}", path.display()))
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn in_words(summary: &Summary) -> String {
    let mut lines = vec![
        format!(
            "{} games, {} actions, {:.2} s: {:.0} games a second",
            summary.games, summary.actions, summary.seconds, summary.games_per_second
        ),
        format!("{:<4} {:<8} {:>9} {:>10} {:>10}", "", "bot", "wins", "win share", "mean cash"),
    ];
    for (number, bot) in summary.bots.iter().enumerate() {
        lines.push(format!(
            "{:<4} {:<8} {:>9.1} {:>9.1}% {:>10.1}",
            number + 1,
            bot.bot,
            bot.wins,
            bot.win_share * 100.0,
            bot.mean_cash
        ));
    }
    lines.join("\n")
}

fn game_name() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.map(GameName::name))
        .map(|name| GameName::named(&name).expect("one of the possible values"))
}

/// A level, and perhaps a character behind a colon.
fn bot(name: &str) -> Result<Kind, String> {
    Kind::named(name).ok_or_else(|| {
        let levels = Level::ALL.map(Level::name).join(", ");
        let characters = Character::ALL.map(Character::name).join(", ");
        format!("a bot is one of {levels}; behind a colon it may have a character: {characters}")
    })
}

/// `name=value`, where `true`, `false` and numbers are not text.
fn option(given: &str) -> Result<(String, Value), String> {
    let (name, value) = given.split_once('=').ok_or("an option is given as NAME=VALUE")?;
    let value = match serde_json::from_str(value) {
        Ok(value @ (Value::Bool(_) | Value::Number(_))) => value,
        _ => Value::from(value),
    };
    Ok((name.to_owned(), value))
}
