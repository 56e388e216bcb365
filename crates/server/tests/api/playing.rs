//! Whole games, played by nothing but the API.

use std::collections::BTreeSet;

use crate::common::{
    AMERICAN_RAILS, GAMES, House, NAMES, NORTH_AMERICAN_RAILWAYS, Player, Table, eventually, replay,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_each_kind_is_played_with_tokens_alone() {
    let house = House::open().await;
    let games = GAMES.into_iter().flat_map(|game| (3..=5).map(move |players| (game, players)));
    let games = games.map(|(game, players)| whole_game(&house, game, players));
    futures::future::join_all(games).await;
    house.close().await;
}

async fn whole_game(house: &House, game: &str, players: usize) {
    let table = house.table(game, players, 40 + players as u64).await;
    assert!(table.tokens.iter().all(Option::is_some), "a token for each person");
    let mut player = Player::new(house, &table, 7);
    let end = player.finish().await;
    assert_eq!(end["actor"], Value::Null);
    assert_eq!(end["actions"], json!([]));
    assert_eq!(end["version"], player.played.len());
    assert_eq!(end["state"]["version"], end["version"]);
    assert_eq!(end["state"]["phase"], "over");

    let record = house.spectator().record(&table.id).await.good();
    assert_eq!(record["format"], "railhead-record/1");
    assert_eq!(record["game"], game);
    assert_eq!(record["players"], json!(NAMES[..players]));
    assert_eq!(record["actions"], Value::Array(player.played));
    assert_eq!(record["result"], end["result"]);
    assert_eq!(record["result"]["cash"], end["state"]["cash"]);
    assert_eq!(replay(record.clone()), record, "the rules read the record as it was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_and_the_same_choices_are_the_same_game() {
    let house = House::open().await;
    for game in GAMES {
        let mut records = Vec::new();
        for _ in 0..2 {
            let open_money = if game == AMERICAN_RAILS { json!({}) } else { json!({ "money": "open" }) };
            let table = house.table_with(game, 3, 9, open_money).await;
            Player::new(&house, &table, 3).play(25).await;
            records.push(house.spectator().record(&table.id).await.good());
        }
        assert_eq!(records[0], records[1]);
        assert_eq!(records[0]["result"], Value::Null, "while the game runs");
        assert_eq!(replay(records[0].clone()), records[0]);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banker_can_be_said() {
    let house = House::open().await;
    for banker in 0..4 {
        let seats: Vec<Value> = NAMES[..4].iter().map(|name| json!({ "name": name })).collect();
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": banker });
        let table = house.spectator().create(order).await;
        let view = house.spectator().look(&table.id).await;
        assert_eq!(view["actor"], banker);
        let record = house.spectator().record(&table.id).await.good();
        assert_eq!(record["setup"]["banker"], banker);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_are_listed_only_for_the_caller_whose_move_it_is() {
    let house = House::open().await;
    for game in GAMES {
        let table = house.table(game, 4, 11).await;
        let mut player = Player::new(&house, &table, 2);
        for _ in 0..30 {
            let view = player.turn().await;
            let actor = view["actor"].as_u64().expect("the game goes on");
            for (seat, caller) in player.seats.iter().enumerate() {
                let seen = caller.look(&table.id).await;
                assert_eq!(seen["actor"], actor);
                assert_eq!(seen["actions"] == json!([]), seat as u64 != actor, "{seen}");
                let yours: Vec<&Value> = seats(&seen).iter().map(|seat| &seat["yours"]).collect();
                assert!(yours.iter().enumerate().all(|(other, yours)| **yours == (other == seat)));
            }
            let seen = house.spectator().look(&table.id).await;
            assert_eq!(seen["actions"], json!([]), "a spectator does nothing");
            assert_eq!(
                house.caller(&crate::common::key("nobody")).look(&table.id).await["actions"],
                json!([])
            );
            let after = player.step(&view).await;
            assert_eq!(after["version"], view["version"].as_u64().map_or(0, |version| version + 1));
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_action_is_accepted() {
    let house = House::open().await;
    for (game, every) in [(AMERICAN_RAILS, 9), (NORTH_AMERICAN_RAILWAYS, 3)] {
        let table = house.table(game, 4, 21).await;
        let mut player = Player::new(&house, &table, 5);
        let mut kinds = BTreeSet::new();
        for number in 0.. {
            let view = player.turn().await;
            let Some(actor) = view["actor"].as_u64() else { break };
            let actions = view["actions"].as_array().expect("actions");
            kinds.extend(actions.iter().map(|action| action["do"].to_string()));
            if number % every == 0 {
                for action in actions {
                    let version = view["version"].as_u64().expect("a version");
                    let caller = &player.seats[actor as usize];
                    let would = caller.preview(&table.id, version, std::slice::from_ref(action)).await;
                    assert_eq!(would["version"], version + 1, "{action}");
                }
            }
            player.step(&view).await;
        }
        assert!(kinds.len() > 6, "not much of the game was seen: {kinds:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_bid_is_listed_singly() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let mut player = Player::new(&house, &table, 1);
    let mut view = player.turn().await;
    while view["state"]["auction"] == Value::Null {
        player.step(&view).await;
        view = player.turn().await;
    }
    let actor = view["actor"].as_u64().expect("a bidder") as usize;
    let cash = view["state"]["cash"][actor].as_i64().expect("cash");
    let lowest = view["state"]["auction"]["bid"].as_i64().map_or(10, |bid| bid + 1);
    let bids: Vec<Value> = (lowest..=cash).map(|amount| json!({ "do": "bid", "amount": amount })).collect();
    let listed = view["actions"].as_array().expect("actions").iter();
    let listed: Vec<Value> = listed.filter(|action| action["do"] == "bid").cloned().collect();
    assert_eq!(listed, bids);
    assert!(view["actions"].as_array().expect("actions").contains(&json!({ "do": "pass" })));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_price_is_listed_singly() {
    let house = House::open().await;
    let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, 1).await;
    let view = Player::new(&house, &table, 1).turn().await;
    let actor = view["actor"].as_u64().expect("a founder") as usize;
    let cash = view["state"]["cash"][actor].as_i64().expect("the founder's own cash is shown");
    let actions = view["actions"].as_array().expect("actions");
    let fronts = view["state"]["shares"].as_array().expect("columns").iter().map(|column| &column[0]);
    for (column, company) in fronts.enumerate() {
        let prices: Vec<i64> = actions
            .iter()
            .filter(|action| action["do"] == "found" && action["company"] == *company)
            .filter(|action| action.get("column").is_none_or(|from| *from == column))
            .map(|action| action["price"].as_i64().expect("one price"))
            .collect();
        let all: Vec<i64> = (1..=cash / 100).map(|hundreds| hundreds * 100).collect();
        assert_eq!(prices, all, "{company} in column {column}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_seats_and_move_by_themselves() {
    let house = House::open().await;
    for game in GAMES {
        let seats = json!([{ "bot": "random" }, { "name": "Ann" }, { "bot": "random" }, { "bot": "random" }]);
        let order = json!({ "game": game, "seats": seats, "seed": 4 });
        let table = house.spectator().create(order).await;
        let people: Vec<bool> = table.tokens.iter().map(Option::is_some).collect();
        assert_eq!(people, [false, true, false, false], "tokens are for people");
        let mut player = Player::new(&house, &table, 4);
        let end = player.finish().await;
        assert!(end["version"].as_u64() > Some(player.played.len() as u64), "bots have moved");
        assert!(player.played.iter().all(|entry| entry["seat"] == 1));

        let record = house.spectator().record(&table.id).await.good();
        let own = record["actions"].as_array().expect("actions").iter();
        let own: Vec<Value> = own.filter(|entry| entry["seat"] == 1).cloned().collect();
        assert_eq!(own, player.played);
        assert_eq!(replay(record.clone()), record);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bots_alone_plays_to_its_end() {
    let house = House::open().await;
    for game in GAMES {
        let order =
            json!({ "game": game, "seats": [{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }] });
        let table = house.spectator().create(order).await;
        assert_eq!(table.tokens, [None, None, None]);
        let end = end_of(&house, &table).await;
        assert!(end["result"]["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
        let record = house.spectator().record(&table.id).await.good();
        assert_eq!(replay(record.clone()), record);
    }
    house.close().await;
}

async fn end_of(house: &House, table: &Table) -> Value {
    let spectator = house.spectator();
    eventually("the end of the game", async || {
        let view = spectator.look(&table.id).await;
        (view["over"] == true).then_some(view)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_several_steps_is_made_at_once() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 4, 2).await;
    let mut player = Player::new(&house, &table, 8);
    let expands = json!({ "do": "choose", "row": "expand-3" });
    let mut view = player.turn().await;
    while !view["actions"].as_array().expect("actions").contains(&expands) {
        player.step(&view).await;
        view = player.turn().await;
    }
    let version = view["version"].as_u64().expect("a version");
    let caller = &player.seats[view["actor"].as_u64().expect("an actor") as usize];
    let mut plan = vec![expands];
    let mut would = caller.preview(&table.id, version, &plan).await;
    while let Some(lay) = first(&would, "lay") {
        plan.push(lay);
        would = caller.preview(&table.id, version, &plan).await;
    }
    assert!(plan.len() > 2, "two cubes at least: {plan:?}");
    assert_eq!(caller.look(&table.id).await, view, "a preview stores nothing");
    let after = caller.try_actions(&table.id, version, &plan).await.good();
    assert_eq!(after["version"], version + plan.len() as u64);
    assert_eq!(after, would, "what was foreseen has come");
    house.close().await;
}

fn first(view: &Value, name: &str) -> Option<Value> {
    view["actions"].as_array()?.iter().find(|action| action["do"] == name).cloned()
}

fn seats(view: &Value) -> &Vec<Value> {
    view["seats"].as_array().expect("seats")
}
