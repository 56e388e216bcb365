mod conditions;
mod figures;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use arena::{Report, SeatFault};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Record;
use games::{GameName, Hosted, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use phrases::{Language, Phrases};
use serde_json::Value;

use crate::error::CommandError;
use crate::file;
use crate::material::MaterialFiles;
use crate::output::say;
use conditions::Conditions;
pub(crate) use conditions::bot;

/// Let bots play each other, thousands of games a second.
///
/// Every game has a number and is played from the seed and that number alone: the same seed and
/// bots give the same games, whatever the number of threads.
///
/// Games come in blocks of as many as there are seats: one setup, and from game to game the bots move
/// one seat on, so that each plays the same start from each seat. The figures come with 95% intervals,
/// found by drawing blocks again (bootstrap); a rating is the strength in finishing orders
/// (Plackett-Luce) in points, where 400 more are odds of ten to one, and the mean is 0.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead simulate american-rails --games 10000 --json
  railhead simulate american-rails --games 400 --bots hard,medium,medium,medium --report hard.html
  railhead simulate north-american-railways --games 2000 --pool random,easy,medium,hard,expert
  railhead simulate american-rails --players 3 --option edition=first-edition --records games
  railhead simulate american-rails --players 5 --seed 7
  railhead simulate american-rails --games 40 --program mine='python3 bot.py' --bots mine,hard,hard,hard")]
pub(crate) struct Simulate {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_name())]
    game: GameName,
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// One bot for each seat, with commas between; random bots if left out
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// In place of --bots: for each block as many of these as there are seats sit down, all of them
    /// equally often
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', conflicts_with = "bots")]
    pool: Vec<String>,
    /// A program that speaks railhead-bot/1 becomes a bot of this name, for --bots and --pool; may be given
    /// several times. The command is split as a shell would, but no shell is started
    #[arg(long = "program", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    /// The first N decisions of each game are random, the same in all games of a block; for more
    /// variety where little of a game is left to chance
    #[arg(long, value_name = "N", default_value_t = 0)]
    opening: usize,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a page with plots: strength, incomes, prices, ends, seats
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
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
    /// In place of --iterations: how long a hard or expert bot, or a program, thinks about a decision. The games
    /// then depend on the machine, and hard and expert bots play alike
    #[arg(long, value_name = "N", conflicts_with = "iterations", value_parser = clap::value_parser!(u32).range(1..))]
    milliseconds: Option<u32>,
    /// An option of the table, by its name in a record; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    #[command(flatten)]
    material: MaterialFiles,
}

impl Simulate {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        with_game!(self.game, G => self.simulate::<G>())
    }

    fn conditions<G: Hosted>(&self, phrases: &Phrases) -> Result<Conditions, CommandError> {
        can_play::<G>(self.players)?;
        Ok(Conditions {
            game: self.game.name().to_owned(),
            players: self.players,
            games: self.games,
            bots: self.bots.clone(),
            pool: self.pool.clone(),
            programs: self.programs.clone(),
            opening: self.opening,
            seed: self.seed,
            iterations: self.iterations,
            milliseconds: self.milliseconds,
            options: self.options.iter().cloned().collect(),
            material: G::write_material(&self.material.read::<G>(phrases)?),
            files: self.material.words().collect(),
        })
    }

    fn simulate<G: Hosted>(&self) -> Result<(), CommandError> {
        let phrases = Phrases::new(Language::English);
        let conditions = self.conditions::<G>(&phrases)?;
        let mut simulation = conditions.simulation::<G>(&phrases)?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| file::failed(folder, &error))?;
        }
        if let Some(path) = &self.report {
            try_to_write(path)?;
            let chart = G::CHART.ok_or_else(|| CommandError::usage("this game has no report yet"))?;
            simulation = simulation.with_chart(chart);
        }
        let simulation = simulation
            .with_programs(conditions.limit())
            .map_err(|(name, fault)| CommandError::failed(format!("the program {name} {fault}")))?;
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| CommandError::failed(format!("cannot start the threads: {error}")))?;

        let progress = progress_bar(self.games);
        let faults = FaultLines::default();
        let begin = Instant::now();
        let tally = threads.install(|| {
            simulation.run(self.games, |number, game| {
                progress.inc(1);
                progress.suspend(|| faults.tell(number, &game.faults));
                self.records.as_ref().map_or(Ok(()), |folder| keep(folder, number, &game.record, &phrases))
            })
        })?;
        progress.finish_and_clear();
        let seconds = begin.elapsed().as_secs_f64();
        let summary = threads.install(|| tally.summary(seconds));
        if let (Some(path), Some(legend)) = (&self.report, simulation.legend()) {
            let report =
                Report { legend: &legend, conditions: &conditions.told(), tally: &tally, summary: &summary };
            let page = threads.install(|| report.page());
            fs::write(path, page).map_err(|error| file::failed(path, &error))?;
        }
        if self.json {
            say(serde_json::to_string(&summary).map_err(CommandError::failed)?)?;
        } else {
            say(figures::in_words(&summary, self.players))?;
        }
        Ok(())
    }
}

/// What programs do wrong, told on stderr while the games go on.
#[derive(Default)]
struct FaultLines {
    told: AtomicUsize,
}

impl FaultLines {
    /// More lines would bury what the first ones say.
    const MOST: usize = 20;

    fn tell(&self, number: u64, faults: &[SeatFault]) {
        for SeatFault { seat, program, fault } in faults {
            match self.told.fetch_add(1, Ordering::Relaxed) {
                told if told < FaultLines::MOST => {
                    eprintln!(
                        "railhead: game {number}, seat {}: the program {program} {fault}; it has lost, and random \
                         plays on for it",
                        seat.index()
                    );
                }
                FaultLines::MOST => eprintln!("railhead: further faults are only counted"),
                _ => {}
            }
        }
    }
}

/// Finds out before the games whether the report can be written after them. What is in the file stays.
fn try_to_write(path: &Path) -> Result<(), CommandError> {
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.map(drop).map_err(|error| {
        CommandError::failed(format!("the report cannot be written: {}: {error}", path.display()))
    })
}

fn keep<G: Hosted>(
    folder: &Path,
    number: u64,
    record: &Record<G>,
    phrases: &Phrases,
) -> Result<(), CommandError> {
    let path = folder.join(format!("{number:06}.json"));
    let text = record.write().map_err(|flaw| CommandError::failed(G::tell_flaw(&flaw, phrases)))?;
    fs::write(&path, text).map_err(|error| file::failed(&path, &error))
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Whether a game is for this many players.
pub(crate) fn can_play<G: Hosted>(players: usize) -> Result<(), CommandError> {
    let (least, most) = G::DESCRIPTION.players.into_inner();
    if (least..=most).contains(&players) {
        return Ok(());
    }
    Err(CommandError::usage(format!("{least} to {most} can play, not {players}")))
}

pub(crate) fn game_name() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.map(GameName::name))
        .map(|name| GameName::named(&name).expect("one of the possible values"))
}

/// `name=value`, where `true`, `false` and numbers are not text.
pub(crate) fn option(given: &str) -> Result<(String, Value), String> {
    let (name, value) = given.split_once('=').ok_or("an option is given as NAME=VALUE")?;
    let value = match serde_json::from_str(value) {
        Ok(value @ (Value::Bool(_) | Value::Number(_))) => value,
        _ => Value::from(value),
    };
    Ok((name.to_owned(), value))
}
