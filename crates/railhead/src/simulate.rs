mod conditions;
mod figures;
mod part;
mod results;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use arena::{SeatFault, Simulation};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Record;
use games::{GameName, Hosted, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use phrases::{Language, Phrases};
use rayon::ThreadPool;
use serde_json::Value;

use crate::error::CommandError;
use crate::file;
use crate::material::MaterialFiles;
pub(crate) use conditions::{Conditions, bot};
pub(crate) use part::{Part, PartNumber};
pub(crate) use results::{Results, thread_pool, try_to_write};

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
  railhead simulate american-rails --games 40 --program mine='python3 bot.py' --bots mine,hard,hard,hard
  railhead simulate american-rails --games 4000 --bots expert,hard,hard,hard --part 3/40 --out part-3.json")]
pub(crate) struct Simulate {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_name())]
    game: GameName,
    /// How many players; as many as there are in --bots, or 4
    #[arg(long, value_name = "N")]
    players: Option<usize>,
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
    /// Play only the K-th of N parts, counted from 1: for many machines. `railhead merge` puts them together
    #[arg(long, value_name = "K/N", requires = "out", default_value_t = PartNumber::WHOLE, hide_default_value = true)]
    part: PartNumber,
    /// Keep what was counted in this file, written every few seconds: the same command goes on where an interrupted one
    /// ended
    #[arg(long, value_name = "FILE.json")]
    out: Option<PathBuf>,
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
        let named = Some(self.bots.len()).filter(|&bots| bots > 0);
        let players = self.players.or(named).unwrap_or(4);
        can_play::<G>(players)?;
        Ok(Conditions {
            game: self.game.name().to_owned(),
            players,
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
        }
        if self.report.is_some() || self.out.is_some() {
            // A part is counted for a report in any case: whoever merges may want one.
            match G::CHART {
                Some(chart) => simulation = simulation.with_chart(chart),
                None if self.report.is_some() => {
                    return Err(CommandError::usage("this game has no report yet"));
                }
                None => {}
            }
        }
        let mut part = Part::new(conditions, self.part, simulation.empty_tally(self.games));
        if let Some(path) = &self.out {
            part = part.resumed(path)?;
            part.write(path)?;
        }
        let simulation = simulation
            .with_programs(part.conditions.limit())
            .map_err(|(name, fault)| CommandError::failed(format!("the program {name} {fault}")))?;
        let threads = thread_pool(self.threads)?;
        self.play(&simulation, &mut part, &threads, &phrases)?;
        let results = Results { conditions: &part.conditions, tally: &part.tally, seconds: part.seconds };
        results.publish(&simulation, &threads, self.json, self.report.as_deref())
    }

    /// Plays what is left of a part. Where it is kept in a file, it is written every few seconds.
    fn play<G: Hosted>(
        &self,
        simulation: &Simulation<G>,
        part: &mut Part,
        threads: &ThreadPool,
        phrases: &Phrases,
    ) -> Result<(), CommandError> {
        let progress = progress_bar(part.size());
        progress.set_position(part.size() - (part.left().end - part.left().start));
        let faults = FaultLines::default();
        let mut pace = Pace::new(threads.current_num_threads() as u64);
        while !part.left().is_empty() {
            let left = part.left();
            let end = if self.out.is_some() { left.end.min(left.start + pace.games) } else { left.end };
            let begin = Instant::now();
            let tally = threads.install(|| {
                simulation.run_some(left.start..end, self.games, |number, game| {
                    progress.inc(1);
                    progress.suspend(|| faults.tell(number, &game.faults));
                    self.records.as_ref().map_or(Ok(()), |folder| keep(folder, number, &game.record, phrases))
                })
            })?;
            let time = begin.elapsed();
            part.add(end - left.start, tally, time.as_secs_f64());
            pace.took(time);
            if let Some(path) = &self.out {
                part.write(path)?;
            }
        }
        progress.finish_and_clear();
        Ok(())
    }
}

/// How many games are played before a part is written again: as many as take about two seconds, and enough for
/// all threads.
struct Pace {
    threads: u64,
    games: u64,
}

impl Pace {
    const WRITTEN_EVERY: Duration = Duration::from_secs(2);

    fn new(threads: u64) -> Pace {
        Pace { threads, games: 4 * threads }
    }

    fn took(&mut self, time: Duration) {
        let fitting = self.games as f64 * Pace::WRITTEN_EVERY.as_secs_f64() / time.as_secs_f64().max(1e-3);
        // Not more than ten times as many as before: the first games may have been short ones.
        self.games = (fitting as u64).clamp(4 * self.threads, 10 * self.games);
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
