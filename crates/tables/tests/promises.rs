//! What the tables say will follow is what the rules do then, in the corners where it is easily missed.

mod common;

use common::{Table, drawing};
use game::Viewer;
use maud::PreEscaped;
use tables::Shown;

type NorthAmericanRailways = north_american_railways::Position;

/// The decision as the player sees it who has to make it, and what a card says to them.
fn decision_and_card<G: Shown>(state: G, about: &str) -> (String, String) {
    let actor = state.actor().expect("the game is not over");
    Table::new(state, &[]).seen(Viewer::Seat(actor), None, |scene| {
        let answers = drawing(scene).1.answers.into_string();
        (answers, G::card(scene, about).map(PreEscaped::into_string).unwrap_or_default())
    })
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
                let can = !answers.contains("cannot do that");
                assert_eq!(answers.contains("the share phase ends at once"), over && can, "{answers}");
                assert_eq!(answers.contains("may then choose"), !over && can, "{answers}");
                last = last.or((over && can).then_some(seed));
            }
        });
    }
    assert!(last.is_some(), "in none of the games did a price for the last share wait for its answer");
}
