//! One recorded game of each kind, told from beginning to end: every action, every event in words,
//! and the table at the end. A change of the rules or of a sentence shows here, line by line;
//! `cargo insta review` accepts it.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use game::{Draft, Viewer};
use games::{GameName, Hosted, with_game};
use phrases::{Language, Phrases};
use serde_json::Value;

fn tell_whole<G: Hosted>(record: Value) -> String {
    let phrases = Phrases::new(Language::English);
    let draft = Draft::<G>::read(record).expect("a sound record");
    let mut text = String::new();
    let tell = |state: &G, events: &[G::Event], text: &mut String| {
        for line in events.iter().filter_map(|event| state.tell_event(&draft.names, event, &phrases)) {
            let indent = 4 + 2 * usize::from(line.depth);
            writeln!(text, "{:indent$}{}", "", line.text).unwrap();
        }
    };
    tell(&draft.start, &draft.opening(), &mut text);
    let played = draft.play(usize::MAX, &mut |moment| {
        let action = Value::Object(moment.after.write_action(moment.action));
        writeln!(text, "{} {} {action}", moment.number, draft.names[moment.seat.index()]).unwrap();
        tell(moment.after, moment.events, &mut text);
    });
    let (_, last) = played.expect("a record that holds");
    text + "\n" + &last.tell_table(Viewer::Keeper, &draft.names, &phrases)
}

fn playthrough(game: GameName, name: &str) -> String {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = crates.join(game.name()).join("tests/games").join(name).with_extension("json");
    let text = fs::read_to_string(path).expect("a recorded game");
    with_game!(game, G => tell_whole::<G>(serde_json::from_str(&text).expect("JSON")))
}

#[test]
fn american_rails_from_setup_to_winner() {
    insta::assert_snapshot!(playthrough(GameName::AmericanRails, "supplies-run-low"));
}

#[test]
fn north_american_railways_from_setup_to_winner() {
    insta::assert_snapshot!(playthrough(GameName::NorthAmericanRailways, "a-remainder-in-the-last-turn"));
}
