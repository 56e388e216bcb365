//! What the tests of every game's words have in common.

use game::contract::Contract;
use game::{Broken, Dice, Misfit, Refused, Rule, Seeded, Unreadable, Viewer};
use phrases::{Language, LogLine, Phrases, Told, tell_outcome, tell_refused};

pub(crate) fn names() -> Vec<String> {
    ["Ann", "Bob", "Cyd", "Dan", "Eve"].map(String::from).to_vec()
}

fn long_names() -> Vec<String> {
    names().iter().map(|name| name.repeat(17)).collect()
}

/// Says the same things in every language, and looks for sentences that are missing or have gaps.
pub(crate) fn in_every_language(tell: impl Fn(&Phrases) -> Vec<String>) {
    for language in Language::ALL {
        let told = tell(&Phrases::new(language));
        assert!(!told.is_empty());
        for text in &told {
            assert_whole(text);
        }
    }
}

/// A message that is missing, or has a gap, shows its name in brackets.
fn assert_whole(text: &str) {
    let mut brackets = text.match_indices('[');
    let broken =
        brackets.any(|(at, _)| text[at + 1..].starts_with(|letter: char| letter.is_ascii_lowercase()));
    assert!(!text.is_empty() && !broken && !text.contains('\n'), "{text}");
}

fn assert_table_fits<G: Told>(state: &G, phrases: &Phrases) {
    for names in [names(), long_names()] {
        let table = state.tell_table(Viewer::Keeper, &names, phrases);
        assert!(!table.ends_with('\n'));
        for line in table.lines().filter(|line| !line.is_empty()) {
            assert!(line.chars().count() <= 100, "{line}");
            assert!(!line.ends_with(' '), "{line}");
            assert_whole(line);
        }
    }
}

/// Plays random games at tables of all sorts, and tells their events, some refusals, some tables
/// and their ends in every language.
pub(crate) fn tell_random_games<G: Told + Contract>(games: u64) {
    let all_phrases = Language::ALL.map(Phrases::new);
    for game in 0..games {
        let mut dice = Seeded::new(1851, game);
        let options = G::DESCRIPTION.draw_options(&mut dice);
        let sizes: Vec<usize> = G::DESCRIPTION.players.collect();
        let players = sizes[game as usize % sizes.len()];
        let setup = G::draw(players, &options, &G::own_material(), &mut dice).unwrap();
        let mut state = G::start(&setup).unwrap();
        let mut events = Vec::new();
        state.opening(&mut |event| events.push(event));
        let mut choices = Vec::new();
        let mut step = 0;
        while let Some(actor) = state.actor() {
            state.candidates(&mut choices);
            for _ in 0..5 {
                let tried = choices[dice.below(choices.len() as u32) as usize];
                let Err(illegal) = state.check(tried) else { continue };
                for phrases in &all_phrases {
                    assert_whole(&state.tell_refusal(&long_names(), &illegal, phrases));
                    assert_whole(&state.tell_refusal_to(Some(actor), &names(), &illegal, phrases));
                }
            }
            state.actions(&mut choices);
            let most = 1 + dice.below(choices.len() as u32);
            let action = choices[dice.below(most) as usize];
            state.play(actor, action, &mut |event| events.push(event)).unwrap();
            for event in events.drain(..) {
                for phrases in &all_phrases {
                    if let Some(LogLine { depth, text }) = state.tell_event(&long_names(), &event, phrases) {
                        assert!(depth <= 2);
                        assert_whole(&text);
                    }
                }
            }
            // The table is long, and much of it stays as it was.
            step += 1;
            if step % 7 == 0 || state.actor().is_none() {
                for phrases in &all_phrases {
                    assert_table_fits(&state, phrases);
                }
            }
        }
        for phrases in &all_phrases {
            assert_whole(&tell_outcome::<G>(&state.outcome().unwrap(), &names(), phrases));
        }
    }
}

/// One of everything that can be wrong with an entry of a record, as sentences.
pub(crate) fn tell_all_refused<G: Told>(state: &G, illegal: G::Illegal, phrases: &Phrases) -> Vec<String> {
    let mut refused = vec![
        Refused::Illegal(illegal),
        Refused::GameOver,
        Refused::NoSuchSeat { seat: u64::MAX, players: 4 },
        Refused::Malformed { field: "action", expected: "object" },
        Refused::Malformed { field: "do", expected: "action" },
    ];
    let expected = ["text", "number", "seat", "names", "list", "object", "something else"];
    refused.extend(expected.map(|expected| Refused::Malformed { field: "amount", expected }));
    let kinds = ["company", "hex", "row", "city", "column", "something else"];
    refused.extend(kinds.map(|kind| Refused::Unknown { kind, name: "Q\n99".into() }));
    refused.iter().map(|refused| tell_refused(state, &names(), refused, phrases)).collect()
}

/// One of everything that can be wrong with a record.
pub(crate) fn broken<G: Told>(state: &G, flaw: G::Flaw, illegal: G::Illegal) -> Vec<Broken<G>> {
    let refused = Refused::Illegal(illegal);
    let mut broken = vec![
        Broken::Unreadable(Unreadable::new("record", Misfit::Expected("object"))),
        Broken::Setup(flaw),
        Broken::Action { number: 1, state: Box::new(state.clone()), refused },
    ];
    let fields = ["cash", "winners", "reasons", "result", "something else"];
    broken.extend(fields.map(|field| Broken::Result {
        field,
        recorded: "[1]".into(),
        played: "[\"year\"]".into(),
    }));
    broken
}

/// Looks for rulings of the game in its rules, in every language; what is true of every game is not there.
pub(crate) fn assert_rules_state(game: &str, rulings: &[Rule]) {
    for language in Language::ALL {
        let path = format!("{}/locales/{}/{game}-rules.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        let rules = std::fs::read_to_string(path).unwrap();
        for Rule(number) in rulings.iter().filter(|rule| !rule.0.starts_with("G-")) {
            let mut stated = rules.match_indices(number);
            let whole = |(at, _): (usize, &str)| !rules[at + number.len()..].starts_with(char::is_numeric);
            assert!(stated.any(whole), "{language:?} {number}");
        }
    }
}
