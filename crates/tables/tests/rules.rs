//! The rules page: everything is there in every language, every ruling has its place, and the pictures' numbers are those
//! of the rules.

use std::collections::{BTreeSet, HashSet};

use american_rails::Position as AmericanRails;
use game::{Recorded, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use phrases::{Language, Phrases};
use serde_json::{Value, json};
use tables::{Shown, rules, rules_book, usual_setup};

/// A small map of one's own, with all kinds of land.
const ISLAND: &str = r#"
name = "Island"
layout = "odd-r"
rows = ["CPPCP", "PFMPP", "CPFCP", "PPCPC"]
cities = [
  { at = [0, 0], name = "Northport", full = 6, shared = 3, special = true, developable = false },
  { at = [0, 3], name = "Lighthouse", full = 5, shared = 2, special = true },
  { at = [2, 0], name = "Westbay", full = 4, shared = 2, special = true },
  { at = [2, 3], name = "Eastbay", full = 5, shared = 4 },
  { at = [3, 2], name = "Southend", full = 3, shared = 1 },
  { at = [3, 4], name = "Cape", full = 2, shared = 1 },
]
"#;

fn setup<G: Shown>(players: usize, options: &Value, material: &G::Material) -> G::Setup {
    G::draw(players, options, material, &mut Seeded::new(3, players as u64)).expect("a setup that holds")
}

/// The whole page, in a language.
fn page<G: Shown>(setup: &G::Setup, at_table: bool, phrases: &Phrases) -> String {
    let book = rules_book::<G>(setup, at_table, phrases);
    book.contents.into_string() + &book.body.into_string()
}

fn holds_everything<G: Shown>() {
    for language in Language::ALL {
        let phrases = Phrases::new(language);
        for players in G::DESCRIPTION.players {
            let setup = setup::<G>(players, &json!({}), &G::own_material());
            for at_table in [true, false] {
                let page = page::<G>(&setup, at_table, &phrases);
                for missing in ["[rules-", "[nar-", "[ar-", "[table-", "[moment-", "[game-"] {
                    assert!(!page.contains(missing), "{language:?}: {missing}");
                }
                for (chapter, name) in G::ILLUSTRATIONS {
                    assert!(G::CHAPTERS.contains(chapter), "{chapter}");
                    assert!(page.contains(&format!("id=\"picture-{name}\"")), "{name} for {players}");
                }
                let ids: Vec<&str> =
                    page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let different: HashSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), different.len(), "an id is there twice");
                for address in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(different.contains(address), "{language:?}: nothing is at #{address}");
                }
                for pressed in ["<button", "data-do", "tabindex"] {
                    assert!(!page.contains(pressed), "{pressed} in a picture");
                }
            }
            let drawer = rules::<G>(&setup, "/games/x/rules", &phrases).into_string();
            assert!(!drawer.contains("<figure"), "the table stays light");
        }
    }
}

#[test]
fn every_chapter_picture_word_and_question_is_there_in_every_language() {
    holds_everything::<AmericanRails>();
    holds_everything::<NorthAmericanRailways>();
}

/// The numbers that a text names, by what they begin with.
fn numbers(text: &str, series: &str) -> BTreeSet<u8> {
    let number = |rest: &str| {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    text.split(series).skip(1).filter_map(number).collect()
}

fn has_a_place_for_each<G: Shown>(rules: &str, refusals: &str) {
    let rows = rules.lines().filter(|line| line.starts_with(&format!("| {}", G::SERIES)));
    let heads: Vec<&str> = rows.filter_map(|row| row.split('|').nth(1)).collect();
    let all = numbers(&heads.join("\n"), G::SERIES);
    let asked: Vec<u8> = G::QUESTIONS.iter().flat_map(|(_, numbers)| numbers.iter().copied()).collect();
    assert_eq!(asked.iter().copied().collect::<BTreeSet<u8>>(), all, "every ruling is a question");
    assert_eq!(asked.len(), all.len(), "and only once");
    let refused = numbers(refusals, &format!("Rule(\"{}", G::SERIES));
    assert!(!refused.is_empty() && refused.is_subset(&all), "a refusal names a ruling without a place");
    let setup = usual_setup::<G>().expect("the usual table");
    let page = page::<G>(&setup, false, &Phrases::new(Language::English));
    for number in all {
        assert!(
            page.contains(&format!("<article class=\"question\" id=\"{}{number}\"", G::SERIES)),
            "{number}"
        );
    }
}

#[test]
fn every_ruling_that_a_refusal_can_name_has_its_address() {
    has_a_place_for_each::<AmericanRails>(
        include_str!("../../american-rails/RULES.md"),
        include_str!("../../american-rails/src/illegal.rs"),
    );
    has_a_place_for_each::<NorthAmericanRailways>(
        include_str!("../../north-american-railways/RULES.md"),
        include_str!("../../north-american-railways/src/illegal.rs"),
    );
}

fn caption<G: Shown>(name: &str, setup: &G::Setup) -> String {
    let phrases = Phrases::new(Language::English);
    G::illustration(name, setup, &phrases).unwrap_or_else(|| panic!("no {name}")).caption
}

#[test]
fn the_pictures_of_american_rails_tell_what_the_rules_give() {
    let setup = usual_setup::<AmericanRails>().expect("the usual table");
    let tells = |name: &str, words: &str| {
        let caption = caption::<AmericanRails>(name, &setup);
        assert!(caption.contains(words), "{name}: {caption}");
    };
    // Cincinnati is worth 4 and 2; a marker adds 2, and makes it 2 dearer for a second company (AR-45).
    tells("shared", "$4 as long as it is alone");
    tells("shared", "each of them gets $2");
    tells("development", "$6 instead of $4");
    tells("development", "$6 instead of $4. 11 markers");
    tells("prices", "$4 instead of $2");
    // The way from Chicago to Atlanta (X1): 7 + 4 + 5, and 10 for the connection.
    tells("links", "$16, the connection $10 more: an income of $26");
    // Rounded up for each share (AR-56): 8 on three shares are 3 each.
    tells("dividend", "$8 among 3 shares and rounds up to $3");
    tells("dividend", "holds 2 of them and gets $6");
    tells("dilution", "now pays $4 instead of $7");
    tells("track", "Cleo, Ben, Dora and Ada");
}

#[test]
fn the_pictures_of_north_american_railways_tell_what_the_rules_give() {
    let setup = usual_setup::<NorthAmericanRailways>().expect("the usual table");
    let tells = |name: &str, words: &str| {
        let caption = caption::<NorthAmericanRailways>(name, &setup);
        assert!(caption.contains(words), "{name}: {caption}");
    };
    tells("founding", "which now has $600");
    // Half of 700, rounded up (N-9).
    tells("proposal", "$400 go to the treasury. The other $300");
    // A tie is enough (N-15).
    tells("director", "Ben is the director");
    // 500 on three shares: 100 each, and of the 200 left 100 for the director (N-27, N-28).
    tells(
        "division",
        "$100 for each share. Of the remaining $200 the director Cleo gets $100 and the treasury $100",
    );
    tells("symbols", "6 symbols: $600 for each share");
}

#[test]
fn on_a_map_of_ones_own_the_rules_speak_of_that_map() {
    let board = AmericanRails::read_material(ISLAND).expect("a sound map");
    for players in 3..=5 {
        let setup = setup::<AmericanRails>(players, &json!({ "edition": "first-edition" }), &board);
        for language in Language::ALL {
            let page = page::<AmericanRails>(&setup, true, &Phrases::new(language));
            for foreign in ["Chicago", "New York", "Atlanta", "Cincinnati"] {
                assert!(!page.contains(foreign), "{foreign} is not on the island");
            }
            for (_, name) in AmericanRails::ILLUSTRATIONS {
                assert!(page.contains(&format!("id=\"picture-{name}\"")), "{name} for {players}");
            }
            assert!(page.contains("Northport, ") && page.contains("Island"));
        }
        let english = page::<AmericanRails>(&setup, true, &Phrases::new(Language::English));
        assert!(english.contains("Northport is never developed"));
        assert!(english.contains(&format!("Everybody starts with ${}.", [65, 50, 40][players - 3])));
    }
}

#[test]
fn with_a_deck_of_ones_own_the_pictures_show_its_cards() {
    let own = NorthAmericanRailways::write_material(&NorthAmericanRailways::own_material());
    let mut deck = own;
    for (number, city) in deck["cities"].as_array_mut().expect("cities").iter_mut().enumerate() {
        city["name"] = json!(format!("Town {number}"));
    }
    let deck = NorthAmericanRailways::material_of(&deck).expect("a sound deck");
    for options in
        [json!({}), json!({ "start_city": "choose", "money": "open", "sole_owner_takes_all": true })]
    {
        let setup = setup::<NorthAmericanRailways>(3, &options, &deck);
        let page = page::<NorthAmericanRailways>(&setup, true, &Phrases::new(Language::English));
        assert!(page.contains("Town ") && !page.contains("Santa Fe"));
        assert!(page.contains("Everybody starts with $2,000."));
        for (_, name) in NorthAmericanRailways::ILLUSTRATIONS {
            assert!(page.contains(&format!("id=\"picture-{name}\"")), "{name}");
        }
    }
}

/// What happens in recorded games is explained by rulings that the rules page has.
fn explains_what_happened<G: Shown>(folder: &str) -> BTreeSet<&'static str> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let known: BTreeSet<String> = (G::QUESTIONS.iter().flat_map(|(_, numbers)| *numbers))
        .map(|number| format!("{}{number}", G::SERIES))
        .collect();
    let mut named = BTreeSet::new();
    for file in std::fs::read_dir(path).expect("the recorded games") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a record");
        let record = serde_json::from_str(&text).expect("JSON");
        let draft = game::Draft::<G>::read(record).expect("a record of this game");
        let (record, _) = draft.play(usize::MAX, &mut |_| ()).expect("a record that holds");
        let play = play::Play::of_record(&record).expect("a setup that holds");
        let moves = play.standing(play.version());
        for event in play.opening().iter().chain(moves.iter().flat_map(|(_, made)| &made.events)) {
            let Some(number) = G::ruling_of(event) else { continue };
            assert!(known.contains(number), "{number} is not on the page");
            named.insert(number);
        }
    }
    named
}

#[test]
fn what_happens_is_explained_by_rulings_that_the_page_has() {
    let named = explains_what_happened::<AmericanRails>("../american-rails/tests/games");
    assert!(
        ["AR-8", "AR-25", "AR-34", "AR-53", "AR-56"].iter().all(|number| named.contains(number)),
        "{named:?}"
    );
    let named = explains_what_happened::<NorthAmericanRailways>("../north-american-railways/tests/games");
    assert!(
        ["N-7", "N-8", "N-10", "N-15", "N-31", "N-38"].iter().all(|number| named.contains(number)),
        "{named:?}"
    );
}
