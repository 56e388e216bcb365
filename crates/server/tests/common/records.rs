use std::fs;
use std::path::PathBuf;

use game::Draft;
use games::{GameName, with_game};
use serde_json::Value;

/// Replays a record by the rules, without a server; returns it as the rules write it.
pub(crate) fn replay(record: Value) -> Value {
    let game = GameName::of_record(&record).expect("a known game");
    with_game!(game, G => {
        let draft = Draft::<G>::read(record).expect("the setup holds");
        let (record, _) = draft.play(usize::MAX, &mut |_| ()).expect("every action holds");
        record.value().expect("it can be written")
    })
}

/// The recorded games of the rules' own tests.
pub(crate) fn recorded_games() -> Vec<Value> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = GameName::ALL.map(|game| crates.join(game.name()).join("tests/games"));
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("recorded games"))
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    let read = |file| serde_json::from_str(&fs::read_to_string(file).expect("a text")).expect("a record");
    files.iter().map(read).collect()
}
