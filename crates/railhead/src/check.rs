use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use game::{Broken, Draft, Record};
use games::{GameName, Hosted, with_game};
use phrases::{Language, Phrases, tell_broken, tell_unreadable};
use rayon::prelude::*;
use serde_json::Value;

use crate::error::CommandError;
use crate::file;
use crate::output::{language, say};

/// Replay records and say what breaks a rule, and where.
///
/// Exits with 1 at the first record that does not hold, and says on stderr which file it is, the
/// number of the action (from 1), the ruling and why. A wrong setup, option, material or
/// result is G-5, without a number.
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
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let phrases = Phrases::new(self.lang);
        let actions = AtomicUsize::new(0);
        let first_broken = self.files.par_iter().find_map_first(|path| match check(path, &phrases) {
            Ok(played) => {
                actions.fetch_add(played, Ordering::Relaxed);
                None
            }
            Err(error) => Some(error),
        });
        if let Some(error) = first_broken {
            return Err(error);
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
fn check(path: &Path, phrases: &Phrases) -> Result<usize, CommandError> {
    let record = file::read_json(path)?;
    let game = GameName::of_record(&record)
        .map_err(|unreadable| file::wrong(path, tell_unreadable(&unreadable, phrases)))?;
    with_game!(game, G => Ok(replayed::<G>(path, record, phrases)?.actions.len()))
}

/// The record of a game, which must hold.
pub(crate) fn replayed<G: Hosted>(
    path: &Path,
    record: Value,
    phrases: &Phrases,
) -> Result<Record<G>, CommandError> {
    let draft = Draft::<G>::read(record).map_err(|broken| tell(path, &broken, &[], phrases))?;
    let played = draft.play(usize::MAX, &mut |_| ());
    Ok(played.map_err(|broken| tell(path, &broken, &draft.names, phrases))?.0)
}

/// File, action number, ruling, sentence.
pub(crate) fn tell<G: Hosted>(
    path: &Path,
    broken: &Broken<G>,
    names: &[String],
    phrases: &Phrases,
) -> CommandError {
    let number = match broken {
        Broken::Action { number, .. } => format!("action {number}: "),
        _ => String::new(),
    };
    let sentence = tell_broken(broken, names, phrases);
    CommandError::failed(format!("{}: {number}{}: {sentence}", path.display(), broken.rule()))
}
