//! The lessons of the program, by game and in their order.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::Value;

use crate::{BrokenLesson, Lesson};

/// Every file beside the code: its name with its folder, and what is in it.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
/// The folder of the records that lessons begin with.
const RECORDS: &str = "records";

/// The lessons of a game, in their order.
///
/// # Panics
/// If the lessons built into the program cannot be read, which the tests of this crate rule out.
pub fn of_game(game: &str) -> &'static [Lesson] {
    static ALL: LazyLock<BTreeMap<String, Vec<Lesson>>> = LazyLock::new(|| {
        let mut all = BTreeMap::<String, Vec<Lesson>>::new();
        for lesson in read_all() {
            let lesson = lesson.unwrap_or_else(|broken| panic!("{broken}"));
            all.entry(lesson.game.clone()).or_default().push(lesson);
        }
        all
    });
    ALL.get(game).map_or(&[], Vec::as_slice)
}

/// A lesson by its name. Returns `None` if the game has no such lesson.
pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    of_game(game).iter().find(|lesson| lesson.name == name)
}

/// The record of a name.
pub(crate) fn record(name: &str) -> Result<Value, String> {
    let path = format!("{RECORDS}/{name}.json");
    let (_, text) = FILES.iter().find(|(file, _)| *file == path).ok_or(format!("there is no {path}"))?;
    serde_json::from_str(text).map_err(|error| format!("{path}: {error}"))
}

fn read_all() -> impl Iterator<Item = Result<Lesson, BrokenLesson>> {
    FILES.iter().filter_map(|(path, text)| {
        let (game, file) = path.split_once('/')?;
        let numbered = file.strip_suffix(".toml")?;
        // The number is only for the order.
        let name = numbered.split_once('-').map_or(numbered, |(_, name)| name);
        Some(Lesson::read(game, name, text))
    })
}
