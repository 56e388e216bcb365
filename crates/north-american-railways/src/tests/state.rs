//! The state JSON of the contract.

use game::{Versioned, Viewer};
use serde_json::Value;

use super::*;

fn state(position: &Position, viewer: Viewer) -> Value {
    serde_json::to_value(Versioned { version: 0, view: position.view(viewer) }).expect("a view is JSON")
}

#[test]
fn a_state_has_the_fields_of_the_contract() {
    let position = four(["red", "blue", "green", "yellow"]);
    let state = state(&position, Viewer::Keeper);
    let fields: Vec<&String> = state.as_object().expect("an object").keys().collect();
    let expected = [
        "version",
        "actor",
        "phase",
        "turn",
        "first",
        "last_turn",
        "cash",
        "companies",
        "shares",
        "cities",
        "start_cities",
        "proposal",
        "tried",
        "passed",
        "used",
        "boxed",
    ];
    assert_eq!(fields, expected);
    assert_eq!(state["phase"], "shares");
    assert_eq!((&state["actor"], &state["turn"], &state["first"]), (&json!(0), &json!(1), &json!(0)));
    assert_eq!(state["last_turn"], false);
    assert_eq!(state["cash"], json!([1700, 1700, 1700, 1700]));
    let names: Vec<&String> = state["companies"].as_object().expect("an object").keys().collect();
    assert_eq!(names, ["red", "blue", "green", "yellow", "black"]);
    let unfounded = json!({
        "treasury": 0, "income": 0, "symbols": 0, "director": null, "cities": [], "held": [0, 0, 0, 0],
    });
    assert_eq!(state["companies"]["black"], unfounded);
    assert_eq!(state["shares"].as_array().map(Vec::len), Some(4));
    assert_eq!(state["cities"][3][0], "Halifax");
    assert_eq!(state["start_cities"][0], "Chicago");
    assert_eq!((&state["proposal"], &state["tried"]), (&json!(null), &json!([])));
    assert_eq!((&state["passed"], &state["used"]), (&json!([]), &json!([[], [], [], []])));
}

#[test]
fn a_proposal_and_the_companies_tried_are_shown() {
    let mut position = four(["blue", "red", "green", "yellow"]);
    hold(&mut position, "red", &[0, 1], ANGELIKA);
    play(&mut position, MARION, propose("red", 1, 300));
    let waiting = state(&position, Viewer::Keeper);
    assert_eq!(waiting["actor"], 1);
    let proposal = json!({ "company": "red", "column": 1, "price": 300, "proposer": 0 });
    assert_eq!(waiting["proposal"], proposal);
    play(&mut position, ANGELIKA, Action::Intercept);
    let after = state(&position, Viewer::Keeper);
    assert_eq!((&after["proposal"], &after["tried"]), (&json!(null), &json!(["red"])));
    assert_eq!(after["actor"], 0);
}

#[test]
fn a_network_passes_and_purchases_are_shown_in_order() {
    let mut position = four(["blue", "red", "green", "yellow"]);
    hold(&mut position, "red", &[2, 1], MARION);
    hold(&mut position, "blue", &[1, 1], MARION);
    position.railways[company("red")].treasury = Money(900);
    position.railways[company("blue")].treasury = Money(900);
    begin_cities(&mut position);
    play(&mut position, MARION, connect("red", "Halifax"));
    play(&mut position, ANGELIKA, Action::Pass);
    let shown = state(&position, Viewer::Spectator);
    assert_eq!(shown["phase"], "cities");
    assert_eq!(shown["passed"], json!([1, 2, 3]));
    assert_eq!(shown["used"], json!([["red"], [], [], []]));
    let red = json!({
        "treasury": 600, "income": 200, "symbols": 3, "director": 0,
        "cities": ["Chicago", "Halifax"], "held": [2, 1, 0, 0],
    });
    assert_eq!(shown["companies"]["red"], red);
    assert_eq!(shown["cities"][3][0], "Vancouver");
    assert_eq!(shown["cash"], json!([null, null, null, null]));
    let own = state(&position, Viewer::Seat(DANIELA));
    assert_eq!(own["cash"], json!([null, null, 1700, null]));
}

#[test]
fn a_finished_game_keeps_its_turn_and_its_starting_player() {
    let mut position = four(["blue", "red", "green", "yellow"]);
    position.turn = 6;
    position.first = DANIELA;
    position.reasons.insert(crate::EndReason::Shares);
    end_turn(&mut position);
    let shown = state(&position, Viewer::Spectator);
    assert_eq!((&shown["actor"], &shown["phase"]), (&json!(null), &json!("over")));
    assert_eq!((&shown["turn"], &shown["first"]), (&json!(6), &json!(2)));
    assert_eq!(shown["last_turn"], true);
    assert_eq!(shown["cash"], json!([1700, 1700, 1700, 1700]));
    assert_eq!((&shown["passed"], &shown["used"]), (&json!([]), &json!([[], [], [], []])));
    let result = serde_json::to_value(position.outcome()).expect("JSON");
    let expected = json!({ "cash": [1700, 1700, 1700, 1700], "winners": [2], "reasons": ["shares"] });
    assert_eq!(result, expected);
}
