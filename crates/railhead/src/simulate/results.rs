//! What comes of a simulation: its figures, and a report.

use std::fs;
use std::path::Path;

use arena::{Report, Simulation, Tally};
use games::Hosted;
use rayon::ThreadPool;

use super::conditions::Conditions;
use super::figures;
use crate::error::CommandError;
use crate::file;
use crate::output::say;

/// What was counted, and how long it took.
pub(crate) struct Results<'s> {
    pub(crate) conditions: &'s Conditions,
    pub(crate) tally: &'s Tally,
    pub(crate) seconds: f64,
}

impl Results<'_> {
    /// Prints the figures, and writes a report if one is wanted.
    pub(crate) fn publish<G: Hosted>(
        &self,
        simulation: &Simulation<G>,
        threads: &ThreadPool,
        json: bool,
        report: Option<&Path>,
    ) -> Result<(), CommandError> {
        let summary = threads.install(|| self.tally.summary(self.seconds));
        if let (Some(path), Some(legend)) = (report, simulation.legend()) {
            let told = self.conditions.told();
            let report = Report { legend: &legend, conditions: &told, tally: self.tally, summary: &summary };
            let page = threads.install(|| report.page());
            fs::write(path, page).map_err(|error| file::failed(path, &error))?;
        }
        if json {
            say(serde_json::to_string(&summary).map_err(CommandError::failed)?)?;
        } else {
            say(figures::in_words(&summary, self.conditions.players))?;
        }
        Ok(())
    }
}

/// Finds out before the games whether the report can be written after them. What is in the file stays.
pub(crate) fn try_to_write(path: &Path) -> Result<(), CommandError> {
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.map(drop).map_err(|error| {
        CommandError::failed(format!("the report cannot be written: {}: {error}", path.display()))
    })
}

/// Threads to play on; all cores for 0.
pub(crate) fn thread_pool(threads: usize) -> Result<ThreadPool, CommandError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| CommandError::failed(format!("cannot start the threads: {error}")))
}
