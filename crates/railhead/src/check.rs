use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use game::{Broken, Draft, Record};
use games::{GameName, Hosted, Visit};
use phrases::{Language, Phrases, tell_broken, tell_unreadable};
use rayon::prelude::*;
use serde_json::Value;

use crate::failure::Failure;
use crate::file;
use crate::output::{language, say};

/// Replay records and say what breaks a rule, and where.
///
/// Exits with 1 at the first record that does not hold, and says on stderr which file it is, the
/// number of the action (from 1), the ruling and why. A wrong setup, option, map, deck or result
/// is G-5, without a number.
#[derive(Args)]
pub(crate) struct Check {
    /// The records; `-` for the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The language of the explanation
    #[arg(long, value_name = "LANG", value_parser = language(), default_value = "en")]
    lang: Language,
}

impl Check {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let phrases = Phrases::new(self.lang);
        let actions = AtomicUsize::new(0);
        let first_broken = self.files.par_iter().find_map_first(|path| match check(path, &phrases) {
            Ok(played) => {
                actions.fetch_add(played, Ordering::Relaxed);
                None
            }
            Err(failure) => Some(failure),
        });
        if let Some(failure) = first_broken {
            return Err(failure);
        }
        let count =
            |number: usize, what: &str| format!("{number} {what}{}", if number == 1 { "" } else { "s" });
        let holds = if self.files.len() == 1 { "holds" } else { "hold" };
        say(format!(
            "{} {holds}, {}",
            count(self.files.len(), "record"),
            count(actions.into_inner(), "action")
        ))?;
        Ok(())
    }
}

/// Replays one record, and tells how many actions it has.
fn check(path: &Path, phrases: &Phrases) -> Result<usize, Failure> {
    let record = file::read_json(path)?;
    let game = GameName::of_record(&record)
        .map_err(|unreadable| file::wrong(path, tell_unreadable(&unreadable, phrases)))?;
    game.visit(Replayed { path, record, phrases })
}

struct Replayed<'c> {
    path: &'c Path,
    record: Value,
    phrases: &'c Phrases,
}

impl Visit for Replayed<'_> {
    type Answer = Result<usize, Failure>;

    fn visit<G: Hosted>(self) -> Result<usize, Failure> {
        let replayed = Draft::<G>::read(self.record).map_err(|broken| (broken, Vec::new())).and_then(
            |draft| match draft.play(usize::MAX, &mut |_| ()) {
                Ok((Record { actions, .. }, _)) => Ok(actions.len()),
                Err(broken) => Err((broken, draft.names)),
            },
        );
        replayed.map_err(|(broken, names)| tell(self.path, &broken, &names, self.phrases))
    }
}

/// File, action number, ruling, sentence.
pub(crate) fn tell<G: Hosted>(
    path: &Path,
    broken: &Broken<G>,
    names: &[String],
    phrases: &Phrases,
) -> Failure {
    let number = match broken {
        Broken::Action { number, .. } => format!("action {number}: "),
        _ => String::new(),
    };
    let sentence = tell_broken(broken, names, phrases);
    Failure::failed(format!("{}: {number}{}: {sentence}", path.display(), broken.rule()))
}
