//! Records come in and go out as they are.

use crate::common::{AMERICAN_RAILS, House, Player, Table, recorded_games, replay};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_game_comes_out_as_it_went_in() {
    let house = House::open().await;
    for record in recorded_games() {
        let answer = house.spectator().post("/api/games/import", &record).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let table = Table::of(&answer.json(), record["players"].as_array().expect("players").len());
        assert!(table.tokens.iter().all(Option::is_none), "nothing is left to play");
        let exported = house.spectator().record(&table.id).await.good();
        assert_eq!(exported, replay(record.clone()));
        assert_eq!(exported["actions"], record["actions"]);
        assert_eq!(exported["result"], record["result"]);
        let view = house.spectator().look(&table.id).await;
        assert_eq!(view["over"], true);
        assert_eq!(view["version"], record["actions"].as_array().expect("actions").len());
        let again = house.spectator().post("/api/games/import", &exported).await;
        assert_eq!(again.status, 201);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_broken_off_goes_on_from_its_record() {
    let house = House::open().await;
    for mut record in recorded_games() {
        let actions = record["actions"].as_array_mut().expect("actions");
        actions.truncate(actions.len() / 2);
        record["result"] = Value::Null;
        let imported = house.spectator().post("/api/games/import", &record).await.good();
        let players = record["players"].as_array().expect("players").len();
        let table = Table::of(&imported, players);
        assert!(table.tokens.iter().all(Option::is_some), "a token for each seat");
        let before = house.spectator().look(&table.id).await;
        assert_eq!(before["version"], record["actions"].as_array().expect("actions").len());
        Player::new(&house, &table, 1).finish().await;
        let exported = house.spectator().record(&table.id).await.good();
        assert_eq!(replay(exported.clone()), exported);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_breaks_a_rule_is_refused_with_the_ruling() {
    let house = House::open().await;
    let record = recorded_games().into_iter().find(|record| record["game"] == AMERICAN_RAILS).expect("one");
    let broken = |at: &str, value: Value| {
        let mut broken = record.clone();
        *broken.pointer_mut(at).unwrap_or_else(|| panic!("{at}")) = value;
        broken
    };
    let bids = record["actions"].as_array().expect("actions").iter();
    let bid = bids.into_iter().position(|action| action["do"] == "bid").expect("a bid");
    let number = format!("Action {}", bid + 1);
    let cases = [
        (broken(&format!("/actions/{bid}/amount"), json!(1000)), "AR-2"),
        (broken(&format!("/actions/{bid}/seat"), json!(99)), "G-1"),
        (broken(&format!("/actions/{bid}/do"), json!("dance")), "G-5"),
        (broken(&format!("/actions/{bid}"), json!("bid")), "G-5"),
        (broken(&format!("/actions/{bid}"), json!({ "seat": 0, "do": "offer", "company": "none" })), "G-3"),
    ];
    for (broken, ruling) in cases {
        let problem = house.spectator().post("/api/games/import", &broken).await.refused(422);
        assert_eq!(problem["rule"], ruling, "{problem}");
        assert!(problem["error"].as_str().is_some_and(|error| error.starts_with(&number)), "{problem}");
    }
    let mut too_long = record.clone();
    too_long["actions"].as_array_mut().expect("actions").push(json!({ "seat": 0, "do": "pass" }));
    assert_eq!(house.spectator().post("/api/games/import", &too_long).await.refused(422)["rule"], "G-4");
    let unreadable = [
        broken("/format", json!("railhead-record/2")),
        broken("/game", json!("chess")),
        broken("/players", json!(["Ann", "Bob"])),
        broken("/players/0", json!("")),
        broken("/players/0", json!(7)),
        broken("/options", json!({ "weather": "fine" })),
        broken("/setup/banker", json!(9)),
        broken("/setup", json!({})),
        broken("/actions", json!({})),
        broken("/result/cash/0", json!(-5)),
        broken("/result", json!("won")),
        json!([]),
        json!("a record"),
        json!(null),
    ];
    for broken in unreadable {
        let answer = house.spectator().post("/api/games/import", &broken).await;
        assert_eq!(answer.refused(400)["rule"], "G-5");
    }
    house.close().await;
}
