use std::path::PathBuf;

use clap::Args;
use games::{GameName, Hosted, with_game};
use phrases::{Language, Phrases};

use crate::error::CommandError;
use crate::simulate::{Part, PartNumber, Results, thread_pool, try_to_write};

/// Put the parts of a simulation together: the figures of one run.
///
/// The parts come from `railhead simulate … --part K/N --out FILE`, all with the same other arguments. What is
/// printed is what one run of the whole would have printed, but for the times.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead merge part-*.json
  railhead merge part-*.json --json --report report.html")]
pub(crate) struct Merge {
    /// The files of all parts
    #[arg(value_name = "FILE.json", required = true)]
    files: Vec<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Write a page with plots: strength, incomes, prices, ends, seats
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

impl Merge {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let parts = self.files.iter().map(|path| Part::read(path)).collect::<Result<Vec<Part>, _>>()?;
        let name = &parts[0].conditions.game;
        let Some(game) = GameName::named(name) else {
            return Err(CommandError::failed(format!(
                "{}: there is no game called {name}",
                self.files[0].display()
            )));
        };
        with_game!(game, G => self.merge::<G>(parts))
    }

    fn merge<G: Hosted>(&self, parts: Vec<Part>) -> Result<(), CommandError> {
        for (part, path) in parts.iter().zip(&self.files) {
            part.fits(&parts[0]).map_err(|why| CommandError::failed(format!("{}: {why}", path.display())))?;
        }
        let conditions = parts[0].conditions.clone();
        let mut simulation = conditions.simulation::<G>(&Phrases::new(Language::English))?;
        if let Some(path) = &self.report {
            try_to_write(path)?;
            let chart = G::CHART.ok_or_else(|| CommandError::usage("this game has no report yet"))?;
            simulation = simulation.with_chart(chart);
        }
        let empty = simulation.empty_tally(conditions.games);
        for (part, path) in parts.iter().zip(&self.files) {
            part.check(path, &empty)?;
        }
        self.are_all_there(&parts)?;
        let (mut tally, mut seconds) = (empty, 0.0);
        for part in parts {
            seconds += part.seconds;
            tally.join(part.tally);
        }
        let results = Results { conditions: &conditions, tally: &tally, seconds };
        results.publish(&simulation, &thread_pool(0)?, self.json, self.report.as_deref())
    }

    /// Whether each part is there once, and played to its end.
    fn are_all_there(&self, parts: &[Part]) -> Result<(), CommandError> {
        let wrong = |file: usize, why: String| {
            Err(CommandError::failed(format!("{}: {why}", self.files[file].display())))
        };
        let of = parts[0].number.of;
        for (file, part) in parts.iter().enumerate() {
            if let Some(other) = parts[..file].iter().position(|other| other.number == part.number) {
                if self.files[other] == self.files[file] {
                    return wrong(file, "this file is named twice".to_owned());
                }
                return wrong(
                    file,
                    format!("this is part {}, and so is {}", part.number, self.files[other].display()),
                );
            }
            let left = part.left();
            if !left.is_empty() {
                let (left, size) = (left.end - left.start, part.size());
                return wrong(
                    file,
                    format!("{left} of its {size} games are left to play; the command that wrote it goes on"),
                );
            }
        }
        let missing: Vec<String> = (1..=of)
            .map(|number| PartNumber { number, of })
            .filter(|number| parts.iter().all(|part| part.number != *number))
            .take(10)
            .map(|number| number.to_string())
            .collect();
        match missing.len() as u64 + parts.len() as u64 {
            _ if missing.is_empty() => Ok(()),
            named => {
                let more = if named < of { " and others" } else { "" };
                Err(CommandError::failed(format!("some parts are missing: {}{more}", missing.join(", "))))
            }
        }
    }
}
