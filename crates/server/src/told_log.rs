use std::collections::HashMap;
use std::sync::Arc;

use game::Seat;
use maud::{Markup, PreEscaped};
use parking_lot::Mutex;
use phrases::{Language, Phrases};

use crate::table::Table;

/// The log of a game as lists, told once for each player and each language that somebody reads it in.
#[derive(Default)]
pub(crate) struct ToldLog(Mutex<HashMap<Reading, Arc<LogText>>>);

/// In which language, and to whom of the players.
type Reading = (Language, Option<Seat>);

/// The log in one language, for one player or for everybody else.
#[derive(Clone, Default)]
struct LogText {
    /// The names with which it is told: a seat may change hands.
    names: Vec<String>,
    /// How many entries are take-backs or taken back: what was told before may have to be struck out.
    fallen: u32,
    /// What each version brought, from 0 on.
    versions: Vec<Arc<str>>,
}

impl ToldLog {
    /// The items of the log after a version, or all of them. What is missing is told without holding
    /// anybody up. `book`, to which rulings lead, is the same for all readers of this game.
    pub(crate) fn items(
        &self,
        table: &dyn Table,
        after: Option<u32>,
        reader: Option<Seat>,
        names: &[String],
        book: &str,
        phrases: &Phrases,
    ) -> Markup {
        let told = self.told(table, reader, names, book, phrases);
        let from = after.map_or(0, |after| after as usize + 1);
        let until = (table.version() as usize + 1).min(told.versions.len());
        PreEscaped(told.versions.get(from..until).unwrap_or_default().concat())
    }

    fn told(
        &self,
        table: &dyn Table,
        reader: Option<Seat>,
        names: &[String],
        book: &str,
        phrases: &Phrases,
    ) -> Arc<LogText> {
        let whose = (phrases.language(), reader);
        let known = self.0.lock().get(&whose).map(Arc::clone).unwrap_or_default();
        let fallen = table.fallen();
        let fits = known.names == names && known.fallen == fallen;
        if fits && known.versions.len() > table.version() as usize {
            return known;
        }
        let mut told = if fits {
            LogText::clone(&known)
        } else {
            LogText { names: names.to_vec(), fallen, versions: Vec::new() }
        };
        let missing = told.versions.len() as u32..table.version() + 1;
        told.versions
            .extend(missing.map(|version| Arc::from(table.log_item(version, reader, names, book, phrases))));
        let told = Arc::new(told);
        self.0.lock().insert(whose, Arc::clone(&told));
        told
    }
}
