use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use game::{Draft, Versioned, Viewer};
use games::{GameName, Hosted, with_game};
use phrases::{Language, Phrases, tell_outcome, tell_unreadable, told_apart};
use serde_json::Value;

use crate::check::tell;
use crate::error::CommandError;
use crate::file;
use crate::output::{language, stdout};

/// Show a recorded game.
///
/// Without a flag: the table after the last action, in words. Every line of `--states` and the one
/// of `--state` is a JSON object.
#[derive(Args)]
pub(crate) struct Replay {
    /// The record; `-` for the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after N actions
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the last state as JSON
    #[arg(long, group = "what")]
    state: bool,
    /// Print the state before the first action and after every one, a line each, as JSON
    #[arg(long, group = "what")]
    states: bool,
    /// Tell the whole story in words
    #[arg(long, group = "what")]
    log: bool,
    /// The language of the words
    #[arg(long, value_name = "LANG", value_parser = language(), default_value = "en")]
    lang: Language,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let phrases = Phrases::new(self.lang);
        let record = file::read_json(&self.file)?;
        let game = GameName::of_record(&record)
            .map_err(|unreadable| file::wrong(&self.file, tell_unreadable(&unreadable, &phrases)))?;
        with_game!(game, G => self.show::<G>(record, &phrases))
    }

    fn show<G: Hosted>(&self, record: Value, phrases: &Phrases) -> Result<(), CommandError> {
        let path: &Path = &self.file;
        let draft = Draft::<G>::read(record).map_err(|broken| tell(path, &broken, &[], phrases))?;
        let most = self.at.unwrap_or(draft.action_count());
        if most > draft.action_count() {
            return Err(CommandError::failed(format!(
                "{}: there are only {} actions",
                path.display(),
                draft.action_count()
            )));
        }
        let names = told_apart(&draft.names);
        let mut out = stdout();
        let log = |out: &mut dyn Write, state: &G, events: &[G::Event]| -> io::Result<()> {
            for line in events.iter().filter_map(|event| state.tell_event(&names, event, phrases)) {
                let indent = usize::from(line.depth) * 2;
                writeln!(out, "{:indent$}{}", "", line.text)?;
            }
            Ok(())
        };
        if self.states {
            writeln!(out, "{}", json(&draft.start, 0))?;
        } else if self.log {
            log(&mut out, &draft.start, &draft.opening())?;
        }
        let mut wrote = Ok(());
        let played = draft.play(most, &mut |moment| {
            if wrote.is_ok() && self.states {
                wrote = writeln!(out, "{}", json(moment.after, moment.number));
            } else if wrote.is_ok() && self.log {
                wrote = log(&mut out, moment.after, moment.events);
            }
        });
        wrote?;
        let (record, state) = played.map_err(|broken| tell(path, &broken, &names, phrases))?;
        if self.state {
            writeln!(out, "{}", json(&state, record.actions.len()))?;
        } else if !self.states && !self.log {
            writeln!(out, "{}", state.tell_table(Viewer::Keeper, &names, phrases))?;
        }
        if let Some(outcome) = record.result.filter(|_| self.log) {
            writeln!(out, "{}", tell_outcome::<G>(&outcome, &names, phrases))?;
        }
        out.flush()?;
        Ok(())
    }
}

fn json<G: Hosted>(state: &G, version: usize) -> String {
    let state = Versioned { version, view: state.view(Viewer::Keeper) };
    serde_json::to_string(&state).expect("a view is JSON")
}
