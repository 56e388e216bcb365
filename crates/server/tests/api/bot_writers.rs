//! What somebody who writes a bot asks the API for: types, the effects of actions, states with the events, bots that do
//! the same again.

use std::time::Duration;

use crate::common::{
    AMERICAN_RAILS, Caller, Events, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player, eventually,
};
use jsonschema::Validator;
use reqwest::Method;
use serde_json::{Value, json};

/// What the description says of something, by its name there.
fn schema(described: &Value, name: &str) -> Validator {
    let document = json!({
        "components": described["components"],
        "$ref": format!("#/components/schemas/{name}"),
    });
    jsonschema::draft202012::new(&document).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[track_caller]
fn holds(schema: &Validator, value: &Value) {
    if let Err(error) = schema.validate(value) {
        panic!("{value}\ndoes not fit at {}: {error}", error.instance_path());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_table_answers_has_the_types_of_the_description() {
    let house = House::open().await;
    let described = house.spectator().get("/api/openapi.json").await.good();
    let schemas = &described["components"]["schemas"];
    for name in [
        "AmericanRailsState",
        "AmericanRailsBid",
        "NorthAmericanRailwaysState",
        "NorthAmericanRailwaysAction",
    ] {
        assert!(schemas[name].is_object(), "{name}");
    }
    let property = |of: &str, name: &str| schemas[of]["properties"][name].to_string();
    assert!(property("GameView", "state").contains("schemas/GameState"), "{}", property("GameView", "state"));
    assert!(property("GameView", "actions").contains("schemas/GameAction"));
    assert!(property("Moves", "actions").contains("schemas/GameAction"));
    let (view, record) = (schema(&described, "GameView"), schema(&described, "GameRecord"));
    for game in GAMES {
        let table = house.table(game, 3, 8).await;
        let mut player = Player::new(&house, &table, 8);
        loop {
            let seen = player.turn().await;
            holds(&view, &seen);
            let Some(actor) = seen["actor"].as_u64() else { break };
            let path = format!("/api/games/{}?effects=true", table.id);
            holds(&view, &player.seats[actor as usize].get(&path).await.good());
            let mut wrong = seen.clone();
            wrong["state"]["phase"] = json!("lunch");
            assert!(!view.is_valid(&wrong));
            let mut wrong = seen.clone();
            wrong["actions"][0]["do"] = json!("nothing");
            assert!(!view.is_valid(&wrong));
            player.step(&seen).await;
        }
        holds(&record, &house.spectator().record(&table.id).await.good());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_programs_own_map_and_deck_can_be_had_without_a_table() {
    let house = House::open().await;
    let caller = house.spectator();
    let described = caller.get("/api/openapi.json").await.good();
    let whole = schema(&described, "GameMaterial");
    for (game, kind, name) in
        [(AMERICAN_RAILS, "map", "GameMap"), (NORTH_AMERICAN_RAILWAYS, "deck", "GameDeck")]
    {
        let own = caller.get(&format!("/api/material/{game}")).await.good();
        holds(&whole, &own);
        holds(&schema(&described, name), &own);
        let table = house.table(game, 3, 1).await;
        assert_eq!(caller.get(&format!("/api/games/{}/{kind}", table.id)).await.good(), own);
        let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
        caller.create(json!({ "game": game, "seats": seats, kind: own })).await;
    }
    caller.get("/api/material/chess").await.refused(404);
    house.close().await;
}

/// The state as it is after changes, without the number of its version.
fn changed(state: &Value, effect: &Value) -> Value {
    let mut state = state.clone();
    for change in effect["changes"].as_array().expect("changes") {
        let path = change["path"].as_str().expect("a path");
        let place = state.pointer_mut(path).unwrap_or_else(|| panic!("{path}"));
        assert_eq!(*place, change["from"], "{path}");
        *place = change["to"].clone();
    }
    state["version"] = Value::Null;
    state
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().expect("a list").iter().map(|number| number.as_i64().expect("a number")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_action_is_said_to_bring_is_what_it_brings() {
    let house = House::open().await;
    for (game, options) in
        [(AMERICAN_RAILS, json!({})), (NORTH_AMERICAN_RAILWAYS, json!({ "money": "open" }))]
    {
        let table = house.table_with(game, 4, 21, options).await;
        let mut player = Player::new(&house, &table, 21);
        let (mut paid, mut earned) = (false, false);
        loop {
            let seen = player.turn().await;
            let Some(actor) = seen["actor"].as_u64() else { break };
            assert_eq!(seen.get("effects"), None, "only whoever asks for them gets them");
            let path = format!("/api/games/{}?effects=true", table.id);
            let seen = player.seats[actor as usize].get(&path).await.good();
            let effects = seen["effects"].as_array().expect("effects");
            assert_eq!(effects.len(), seen["actions"].as_array().expect("actions").len());
            let action = player.choose(&seen);
            let place =
                seen["actions"].as_array().expect("actions").iter().position(|listed| *listed == action);
            let effect = &effects[place.expect("a listed action")];

            let version = seen["version"].as_u64().expect("a version");
            let after = player.seats[actor as usize].act(&table.id, version, &action).await;
            let mut expected = after["state"].clone();
            expected["version"] = Value::Null;
            assert_eq!(changed(&seen["state"], effect), expected, "{action}: {effect}");
            let cash: Vec<i64> = numbers(&seen["state"]["cash"])
                .iter()
                .zip(numbers(&effect["cash"]))
                .map(|(cash, change)| cash + change)
                .collect();
            assert_eq!(cash, numbers(&after["state"]["cash"]), "{action}: {effect}");
            for (company, change) in effect["treasuries"].as_object().expect("treasuries") {
                let treasury = |view: &Value| view["state"]["companies"][company]["treasury"].as_i64();
                assert_eq!(
                    treasury(&seen).map(|was| was + change.as_i64().expect("a number")),
                    treasury(&after)
                );
            }
            let price = effect["price"].as_i64().expect("a price");
            paid |= price > 0 && effect["payments"].as_array().is_some_and(|payments| !payments.is_empty());
            earned |= numbers(&effect["cash"]).iter().all(|&change| change > 0);
            if action["do"] == "lay" || action["do"] == "connect" {
                let company = action["company"].as_str().expect("a company");
                let first = &effect["payments"][0];
                assert_eq!(*first, json!({ "from": { "company": company }, "to": "bank", "amount": price }));
            }
        }
        assert!(paid && earned, "somebody paid, and all were paid once");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn effects_are_for_whoever_decides_and_show_nobodys_hidden_money() {
    let house = House::open().await;
    let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, 12).await;
    let path = format!("/api/games/{}?effects=true", table.id);
    let mut player = Player::new(&house, &table, 12);
    loop {
        let seen = player.turn().await;
        let Some(actor) = seen["actor"].as_u64().map(|actor| actor as usize) else { break };
        for (seat, caller) in player.seats.iter().chain([&house.spectator()]).enumerate() {
            let seen = caller.get(&path).await.good();
            if seat != actor {
                assert_eq!(seen["effects"], json!([]));
                continue;
            }
            let own = format!("/cash/{actor}");
            for change in seen["effects"]
                .as_array()
                .expect("effects")
                .iter()
                .flat_map(|effect| effect["changes"].as_array().expect("changes").clone())
            {
                let path = change["path"].as_str().expect("a path");
                assert!(!path.starts_with("/cash") || path == own, "{change}");
            }
        }
        player.step(&seen).await;
    }
    house.close().await;
}

async fn events_with_states(caller: &Caller, id: &str, after: u64) -> Events {
    let path = format!("/api/games/{id}/events?state=true&after={after}");
    Events::of(caller.request(Method::GET, &path).send().await.expect("an answer"))
}

#[tokio::test(flavor = "multi_thread")]
async fn events_come_with_the_state_and_the_actions_for_whoever_asks() {
    let house = House::open().await;
    for game in GAMES {
        let table = house.table(game, 3, 4).await;
        let mut player = Player::new(&house, &table, 4);
        let mut states = Vec::new();
        let ann = player.seats[0].clone();
        for _ in 0..40 {
            let seen = player.turn().await;
            player.step(&seen).await;
            states.push(ann.look(&table.id).await["state"].clone());
        }
        // Somebody who has missed it all, and is shown what each version was like.
        let now = ann.look(&table.id).await;
        let mut missed = events_with_states(&ann, &table.id, 0).await;
        for (number, state) in states.iter().enumerate() {
            let event = missed.next_named("version").await;
            assert_eq!(event.id, Some(number as u64 + 1));
            assert_eq!(event.data["state"], *state, "version {}", number + 1);
            let last = number + 1 == states.len();
            assert_eq!(event.data["actions"], if last { now["actions"].clone() } else { json!([]) });
        }
        // Somebody who follows along decides by nothing but the events.
        let mut streams = Vec::new();
        for caller in &player.seats {
            streams.push(events_with_states(caller, &table.id, 40).await);
        }
        for version in 41..=60 {
            let seen = player.turn().await;
            player.step(&seen).await;
            for (seat, stream) in streams.iter_mut().enumerate() {
                let event = stream.next_named("version").await;
                assert_eq!(event.id, Some(version));
                let seen = player.seats[seat].look(&table.id).await;
                assert_eq!(event.data["state"], seen["state"]);
                assert_eq!(event.data["actions"], seen["actions"]);
            }
        }
    }
    house.close().await;
}

/// Every action of a game so far, from its events.
async fn actions(house: &House, id: &str) -> Vec<Value> {
    let version = house.spectator().look(id).await["version"].as_u64().expect("a version");
    let mut events = house.spectator().events(id, Some(0)).await;
    let mut actions = Vec::new();
    for _ in 0..version {
        let event = events.next_named("version").await;
        actions.push(json!([event.data["seat"], event.data["action"]]));
    }
    actions
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_seed_for_its_bots_a_whole_game_comes_again() {
    let (quick, slow) = (
        House::open().await,
        House::open_with(|config| {
            // Watched, alone on its thread: step by step, and with pauses.
            config.thinkers = 1;
            config.bot_pause = Duration::from_millis(2);
        })
        .await,
    );
    for (game, bots) in [(AMERICAN_RAILS, ["medium", "easy"]), (NORTH_AMERICAN_RAILWAYS, ["hard", "random"])]
    {
        let seats = json!([{ "name": "Ann" }, { "bot": bots[0] }, { "bot": bots[1] }]);
        let order =
            json!({ "game": game, "seats": seats, "seed": 3, "bots_seed": 18_446_744_073_709_551_615_u64 });
        let mut games = Vec::new();
        for (house, watched) in [(&quick, false), (&slow, true)] {
            let table = house.spectator().create(order.clone()).await;
            let mut player = Player::new(house, &table, 3);
            let watching = if watched {
                let path = format!("/api/games/{}/events?present=true", table.id);
                Some(player.seats[0].request(Method::GET, &path).send().await.expect("a stream"))
            } else {
                None
            };
            assert_eq!(player.seats[0].look(&table.id).await["bots_seeded"], true);
            player.play(if game == AMERICAN_RAILS { usize::MAX } else { 12 }).await;
            drop(watching);
            games.push(actions(house, &table.id).await);
        }
        assert_eq!(games[0], games[1], "{game}");
    }
    // Other seeds, other bots; and without one nobody knows what they will do.
    let mut games = Vec::new();
    for bots_seed in [json!(1), json!(2), Value::Null] {
        let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 3, "bots_seed": bots_seed });
        let table = quick.spectator().create(order).await;
        let over = eventually("the end", async || {
            let seen = quick.spectator().look(&table.id).await;
            (seen["over"] == true).then_some(seen)
        })
        .await;
        assert_eq!(over.get("bots_seeded").is_some(), !bots_seed.is_null());
        games.push(actions(&quick, &table.id).await);
    }
    assert!(games[0] != games[1] && games[1] != games[2]);
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    for wrong in [json!("x"), json!(-1), json!(1.5)] {
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "bots_seed": wrong });
        quick.spectator().post("/api/games", &order).await.refused(400);
    }
    quick.close().await;
    slow.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_with_a_seed_do_the_same_after_a_move_is_taken_back_and_made_again() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "bot": "medium" }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 5, "bots_seed": 9, "banker": 0 });
    let table = house.spectator().create(order).await;
    let mut player = Player::new(&house, &table, 5);
    player.play(6).await;
    let ann = player.seats[0].clone();
    let seen = player.turn().await;
    let version = seen["version"].as_u64().expect("a version");
    let action = player.choose(&seen);
    let replies = async |from: u64| {
        ann.act(&table.id, from, &action).await;
        let seen = player.turn().await;
        let made = actions(&house, &table.id).await;
        (seen["version"].as_u64().expect("a version"), made[from as usize..].to_vec())
    };
    let (at, first) = replies(version).await;
    let back = json!({ "version": at, "to": version });
    let seen = ann.post(&format!("/api/games/{}/back", table.id), &back).await.good();
    let (_, again) = replies(seen["version"].as_u64().expect("a version")).await;
    assert_eq!(first, again);
    assert!(first.len() > 1, "the bots answered");
    house.close().await;
}
