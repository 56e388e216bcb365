use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use game::{Draft, Versioned, Viewer};
use games::{GameName, Hosted, Visit};
use phrases::{Language, Phrases, tell_outcome, tell_unreadable};
use serde_json::Value;

use crate::check::tell;
use crate::failure::Failure;
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
    /// Stop after so many actions
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
    pub(crate) fn run(self) -> Result<(), Failure> {
        let phrases = Phrases::new(self.lang);
        let record = file::read_json(&self.file)?;
        let game = GameName::of_record(&record)
            .map_err(|unreadable| file::wrong(&self.file, tell_unreadable(&unreadable, &phrases)))?;
        game.visit(Shown { replay: &self, record, phrases: &phrases })
    }
}

struct Shown<'r> {
    replay: &'r Replay,
    record: Value,
    phrases: &'r Phrases,
}

impl Visit for Shown<'_> {
    type Answer = Result<(), Failure>;

    fn visit<G: Hosted>(self) -> Result<(), Failure> {
        let Shown { replay, record, phrases } = self;
        let path: &Path = &replay.file;
        let draft = Draft::<G>::read(record).map_err(|broken| tell(path, &broken, &[], phrases))?;
        let most = replay.at.unwrap_or(draft.len());
        if most > draft.len() {
            return Err(Failure::failed(format!(
                "{}: there are only {} actions",
                path.display(),
                draft.len()
            )));
        }
        let mut out = stdout();
        let log = |out: &mut dyn Write, state: &G, events: &[G::Event]| -> io::Result<()> {
            for line in events.iter().filter_map(|event| state.tell_event(&draft.names, event, phrases)) {
                let indent = usize::from(line.depth) * 2;
                writeln!(out, "{:indent$}{}", "", line.text)?;
            }
            Ok(())
        };
        if replay.states {
            writeln!(out, "{}", json(&draft.start, 0))?;
        } else if replay.log {
            log(&mut out, &draft.start, &draft.opening())?;
        }
        let mut wrote = Ok(());
        let played = draft.play(most, &mut |moment| {
            if wrote.is_ok() && replay.states {
                wrote = writeln!(out, "{}", json(moment.after, moment.number));
            } else if wrote.is_ok() && replay.log {
                wrote = log(&mut out, moment.after, moment.events);
            }
        });
        wrote?;
        let (record, state) = played.map_err(|broken| tell(path, &broken, &draft.names, phrases))?;
        if replay.state {
            writeln!(out, "{}", json(&state, record.actions.len()))?;
        } else if !replay.states && !replay.log {
            writeln!(out, "{}", state.tell_table(Viewer::Keeper, &draft.names, phrases))?;
        }
        if let Some(outcome) = record.result.filter(|_| replay.log) {
            writeln!(out, "{}", tell_outcome::<G>(&outcome, &draft.names, phrases))?;
        }
        out.flush()?;
        Ok(())
    }
}

fn json<G: Hosted>(state: &G, version: usize) -> String {
    let state = Versioned { version, view: state.view(Viewer::Keeper) };
    serde_json::to_string(&state).expect("a view is JSON")
}
