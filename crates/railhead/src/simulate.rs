use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

use arena::{BotFigures, Entrants, Interval, Legend, Report, Simulation, Summary, Tally};
use bots::{Character, Effort, Kind, Level};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Record;
use games::{GameName, Hosted, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use phrases::{Language, Phrases};
use serde_json::{Map, Value};

use crate::error::CommandError;
use crate::file;
use crate::material::MaterialFiles;
use crate::output::say;

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
  railhead simulate american-rails --players 5 --seed 7")]
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
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = bot)]
    bots: Vec<Kind>,
    /// In place of --bots: for each block as many of these as there are seats sit down, all of them
    /// equally often
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = bot, conflicts_with = "bots")]
    pool: Vec<Kind>,
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

    fn entrants(&self) -> Result<Entrants, CommandError> {
        match self.bots.len() {
            0 if !self.pool.is_empty() => Ok(Entrants::pool(self.pool.clone(), self.players)),
            0 => Ok(vec![Kind::from(Level::Random); self.players].into()),
            named if named == self.players => Ok(self.bots.clone().into()),
            named => Err(CommandError::usage(format!(
                "--bots names one bot for each seat: {} players, {named} bots",
                self.players
            ))),
        }
    }

    fn simulate<G: Hosted>(&self) -> Result<(), CommandError> {
        can_play::<G>(self.players)?;
        let phrases = Phrases::new(Language::English);
        let options = Value::Object(self.options.iter().cloned().collect::<Map<_, _>>());
        let material = self.material.read::<G>(&phrases)?;
        let effort = Effort { iterations: self.iterations, ..Effort::default() };
        let Some(bots) = G::BOTS else { return Err(CommandError::usage("this game has no bots yet")) };
        let mut simulation = Simulation::new(bots, self.entrants()?, effort, options, material, self.seed)
            .map_err(|flaw| CommandError::usage(G::tell_flaw(&flaw, &phrases)))?
            .with_opening(self.opening);
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| file::failed(folder, &error))?;
        }
        if let Some(path) = &self.report {
            try_to_write(path)?;
            let chart = G::CHART.ok_or_else(|| CommandError::usage("this game has no report yet"))?;
            simulation = simulation.with_chart(chart);
        }
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| CommandError::failed(format!("cannot start the threads: {error}")))?;

        let progress = progress_bar(self.games);
        let begin = Instant::now();
        let tally = threads.install(|| {
            simulation.run(self.games, |number, record| {
                progress.inc(1);
                self.records.as_ref().map_or(Ok(()), |folder| keep(folder, number, &record, &phrases))
            })
        })?;
        progress.finish_and_clear();
        let seconds = begin.elapsed().as_secs_f64();
        let summary = threads.install(|| tally.summary(seconds));
        if let (Some(path), Some(legend)) = (&self.report, simulation.legend()) {
            let page = threads.install(|| self.page(&legend, &tally, &summary));
            fs::write(path, page).map_err(|error| file::failed(path, &error))?;
        }
        if self.json {
            say(serde_json::to_string(&summary).map_err(CommandError::failed)?)?;
        } else {
            say(in_words(&summary, self.players))?;
        }
        Ok(())
    }

    fn page(&self, legend: &Legend, tally: &Tally, summary: &Summary) -> String {
        let named = |kinds: &[Kind]| kinds.iter().map(Kind::to_string).collect::<Vec<_>>().join(", ");
        let mut conditions = vec![("Players", self.players.to_string())];
        match (self.bots.is_empty(), self.pool.is_empty()) {
            (true, true) => conditions.push(("Bots", "random".into())),
            (true, false) => conditions.push(("Pool", named(&self.pool))),
            (false, _) => conditions.push(("Bots", named(&self.bots))),
        }
        conditions.push(("Seed", self.seed.to_string()));
        if self.opening > 0 {
            conditions.push(("Random decisions at the start", self.opening.to_string()));
        }
        conditions.push(("Railhead", env!("CARGO_PKG_VERSION").into()));
        conditions.push(("To repeat it", self.command()));
        Report { legend, conditions: &conditions, tally, summary }.page()
    }

    /// The command that plays these games.
    fn command(&self) -> String {
        let listed = |kinds: &[Kind]| kinds.iter().map(Kind::to_string).collect::<Vec<_>>().join(",");
        let mut words = vec![format!(
            "railhead simulate {} --players {} --games {} --seed {}",
            self.game.name(),
            self.players,
            self.games,
            self.seed
        )];
        for (flag, kinds) in [("bots", &self.bots), ("pool", &self.pool)] {
            if !kinds.is_empty() {
                words.push(format!("--{flag} {}", listed(kinds)));
            }
        }
        if self.opening > 0 {
            words.push(format!("--opening {}", self.opening));
        }
        words.extend(self.iterations.map(|iterations| format!("--iterations {iterations}")));
        words.extend(self.options.iter().map(|(name, value)| {
            format!("--option {name}={}", value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        }));
        words.extend(self.material.words());
        words.join(" ")
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

fn in_words(summary: &Summary, players: usize) -> String {
    let mut lines = vec![
        format!(
            "{} games, {} actions, {:.2} s: {:.0} games a second",
            summary.games, summary.actions, summary.seconds, summary.games_per_second
        ),
        format!(
            "every bot plays every setup from every seat; equals would win {:.1}%; 95% intervals over {} blocks",
            100.0 / players as f64,
            summary.blocks
        ),
        String::new(),
    ];
    lines.extend(table("bot", summary.kinds.iter().map(|kind| (kind.bot.clone(), kind))));
    if summary.bots.len() > summary.kinds.len() {
        lines.push(String::new());
        let bots = summary.bots.iter().enumerate();
        lines.extend(table("each", bots.map(|(number, bot)| (format!("{} {}", bot.bot, number + 1), bot))));
    }
    lines.join("\n")
}

/// A line for each bot, below one that says what its figures are.
fn table<'s>(head: &str, bots: impl Iterator<Item = (String, &'s BotFigures)>) -> Vec<String> {
    let between = |[low, high]: Interval, decimals: usize| format!("{low:.decimals$} to {high:.decimals$}");
    let share = |share: f64| share * 100.0;
    let mut rows =
        vec![[head, "seats", "win share %", "", "rank", "", "cash", "", "rating", ""].map(String::from)];
    for (name, bot) in bots {
        rows.push([
            name,
            bot.games.to_string(),
            format!("{:.1}", share(bot.win_share)),
            between(bot.win_share_interval.map(share), 1),
            format!("{:.2}", bot.mean_rank),
            between(bot.mean_rank_interval, 2),
            format!("{:.1}", bot.mean_cash),
            between(bot.mean_cash_interval, 1),
            format!("{:.0}", bot.rating.round() + 0.0),
            between(bot.rating_interval.map(|points| points.round() + 0.0), 0),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let line = |row: &[String; 10]| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column);
            // Names and intervals begin at the left, figures end at the right.
            let left = column == 0 || column > 2 && column % 2 == 1;
            if left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
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

/// A level, and perhaps a character behind a colon.
pub(crate) fn bot(name: &str) -> Result<Kind, String> {
    Kind::named(name).ok_or_else(|| {
        let levels = Level::ALL.map(Level::name).join(", ");
        let characters = Character::ALL.map(Character::name).join(", ");
        format!("a bot is one of {levels}; behind a colon it may have a character: {characters}")
    })
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
