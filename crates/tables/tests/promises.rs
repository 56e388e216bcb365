//! What the tables say will follow is what the rules do then, in the corners where it is easily missed.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Table, drawing};
use game::{Draft, Game, Viewer};
use maud::PreEscaped;
use tables::Shown;

type AmericanRails = american_rails::Position;
type NorthAmericanRailways = north_american_railways::Position;

/// A recorded game of the rules' own tests, as it stood after some actions.
fn recorded<G: Shown>(name: &str, actions: usize) -> G {
    let games = [env!("CARGO_MANIFEST_DIR"), "..", G::NAME, "tests", "games"];
    let file = games.iter().collect::<PathBuf>().join(format!("{name}.json"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let draft = Draft::<G>::read(serde_json::from_str(&text).expect("JSON")).expect("a record");
    draft.play(actions, &mut |_| ()).expect("a record that holds").1
}

/// The decision as the player sees it who has to make it, and what a card says to them.
fn decision_and_card<G: Shown>(state: G, about: &str) -> (String, String) {
    let actor = state.actor().expect("the game is not over");
    Table::new(state, &[]).seen(Viewer::Seat(actor), None, |scene| {
        let answers = drawing(scene).1.answers.into_string();
        (answers, G::card(scene, about).map(PreEscaped::into_string).unwrap_or_default())
    })
}

/// Six cities, and all have track; Republic has not begun.
const NO_CITY: &str = "no-city-is-empty";

/// AR-21: the warning comes before the auction.
#[test]
fn the_button_that_offers_a_share_warns_where_its_buyer_would_lose_it() {
    let (answers, card) = decision_and_card(recorded::<AmericanRails>(NO_CITY, 41), "company:republic");
    let warns = |company: &str| {
        let button = answers.split("<button").find(|button| button.contains(&format!(">{company}<")));
        button.expect("a button for each company").contains("the share would be lost")
    };
    assert!(warns("Republic"), "{answers}");
    assert!(!warns("American") && !warns("Liberty"), "{answers}");
    assert!(card.contains("no city is empty: Republic cannot begin"), "{card}");
    assert!(!card.contains("chooses the city"), "{card}");
}

/// AR-21
#[test]
fn the_auction_of_a_share_that_its_buyer_would_lose_says_so_and_promises_no_city() {
    let (answers, _) = decision_and_card(recorded::<AmericanRails>(NO_CITY, 42), "company:republic");
    assert!(answers.contains("no city is empty, so Republic cannot begin"), "{answers}");
    assert!(answers.contains("AR-21"), "{answers}");
    assert!(!answers.contains("The buyer chooses the city"), "{answers}");
    // Where a city is empty the buyer chooses one.
    let (answers, card) = decision_and_card(recorded::<AmericanRails>(NO_CITY, 1), "company:american");
    assert!(answers.contains("The buyer chooses the city"), "{answers}");
    assert!(card.contains("Whoever buys its first share chooses the city"), "{card}");
}

/// AR-40
#[test]
fn the_card_of_a_dead_company_says_that_it_can_never_begin() {
    let state = recorded::<AmericanRails>(NO_CITY, 46);
    let (_, card) = decision_and_card(state, "company:republic");
    assert!(card.contains("Republic can never begin"), "{card}");
    assert!(!card.contains("Whoever buys"), "{card}");
}

#[test]
fn the_card_of_a_company_that_is_about_to_begin_tells_its_buyer_so() {
    // Ann has bought American and has not placed its first cube.
    let (_, card) = decision_and_card(recorded::<AmericanRails>(NO_CITY, 5), "company:american");
    assert!(card.contains("you have bought its first share"), "{card}");
}

/// N-17
#[test]
fn an_interception_of_the_last_share_is_said_to_end_the_phase() {
    let mut last = None;
    for seed in 0..40 {
        common::play::<NorthAmericanRailways>(seed, |table| {
            if table.plan.is_empty() && table.before.proposal().is_some() {
                let (answers, _) = decision_and_card(table.before.clone(), "seat:0");
                let over = table.before.shares_left() == 1;
                let can = !answers.contains("cannot: has only");
                assert_eq!(answers.contains("the phase ends at once"), over && can, "{answers}");
                assert_eq!(answers.contains("choose again"), !over && can, "{answers}");
                last = last.or((over && can).then_some(seed));
            }
        });
    }
    assert!(last.is_some(), "in none of the games did a price for the last share wait for its answer");
}

/// N-33 to N-35: a move that brings the last turn or ends the game says so, and only such a move.
#[test]
fn a_move_that_brings_the_last_turn_or_the_end_says_so_before_the_click() {
    use north_american_railways::{Action, Event, Phase};
    let (mut shares, mut cities, mut ends) = (0, 0, 0);
    for seed in 0..12 {
        common::play::<NorthAmericanRailways>(seed, |table| {
            let (before, Some(&action)) = (&table.before, table.plan.first()) else { return };
            let viewer = Viewer::Seat(before.actor().expect("somebody has planned it"));
            let effects = table.seen(viewer, None, |scene| drawing(scene).1.effects.into_string());
            let (mut after, mut over) = (before.clone(), false);
            after.apply(action, &mut |event| over |= matches!(event, Event::Over { .. }));
            match (before.phase(), action) {
                (Phase::Shares { .. }, Action::Found { .. } | Action::Buy { .. }) => {
                    let comes = !before.is_last_turn() && !before.has_few_shares() && after.has_few_shares();
                    let said = effects.contains("this turn will be the last");
                    assert_eq!(said, comes && !before.has_few_cities(), "{effects}");
                    shares += usize::from(said);
                }
                (Phase::Cities { .. }, Action::Connect { .. }) => {
                    let comes = !before.is_last_turn() && !before.has_few_cities() && after.has_few_cities();
                    let said = effects.contains("the next turn will be the last");
                    assert_eq!(said, comes && !over, "{effects}");
                    assert_eq!(effects.contains("the game ends"), over, "{effects}");
                    cities += usize::from(said);
                    ends += usize::from(over);
                }
                _ => {}
            }
        });
    }
    assert!(shares + cities > 0 && ends > 0, "{shares} {cities} {ends}");
}
