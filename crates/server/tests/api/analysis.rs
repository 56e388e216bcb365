//! The analysis of a game that is over.

use std::time::Duration;

use crate::common::{
    AMERICAN_RAILS, Caller, House, NORTH_AMERICAN_RAILWAYS, Player, eventually, key, recorded_games,
};
use serde_json::{Value, json};

fn analysis_of(id: &str) -> String {
    format!("/api/games/{id}/analysis")
}

/// No test waits for the end of an analysis that may take so long.
const VERY_LONG: Duration = Duration::from_mins(20);

/// A house in which an analysis does not take long.
async fn house() -> House {
    House::open_with(|config| config.analysis_time = Duration::from_secs(3)).await
}

/// A recorded game that is over, stored.
async fn store(house: &House, game: &str, most: usize) -> (String, Value) {
    let short = |record: &&Value| {
        record["game"] == game && record["actions"].as_array().is_some_and(|actions| actions.len() < most)
    };
    let records = recorded_games();
    let record = records.iter().find(short).expect("a short game");
    let stored = house.spectator().post("/api/games/import", record).await.good();
    (stored["id"].as_str().expect("an id").to_owned(), record.clone())
}

/// Asks until it is there; what is told meanwhile only grows.
async fn wait_for(caller: &Caller, id: &str) -> Value {
    let mut last = 0.0;
    eventually("an analysis", async || {
        let answer = caller.get(&analysis_of(id)).await;
        if answer.status == 200 {
            return Some(answer.json());
        }
        assert_eq!(answer.status, 202, "{answer:?}");
        let progress = answer.json()["progress"].as_f64().expect("progress");
        assert!((last..=1.0).contains(&progress), "{progress} after {last}");
        last = progress;
        tokio::time::sleep(Duration::from_millis(20)).await;
        None
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_once_for_all() {
    let house = house().await;
    for (game, most) in [(AMERICAN_RAILS, 150), (NORTH_AMERICAN_RAILWAYS, 75)] {
        let (id, record) = store(&house, game, most).await;
        let nobody = house.spectator();
        assert_eq!(nobody.get(&analysis_of(&id)).await.status, 202, "the first call only begins it");
        let told = wait_for(&nobody, &id).await;
        let moves = record["actions"].as_array().expect("actions").len();
        let shares = told["shares"].as_array().expect("shares");
        assert_eq!(shares.len(), moves + 1, "one for each version");
        for shares in shares {
            let shares: Vec<f64> =
                shares.as_array().expect("seats").iter().filter_map(Value::as_f64).collect();
            assert_eq!(shares.len(), record["players"].as_array().expect("players").len());
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 0.02, "{shares:?}");
        }
        let winner = record["result"]["winners"][0].as_u64().expect("a winner") as usize;
        assert!(shares[moves][winner].as_f64() >= Some(0.2), "in the end it is known who won");
        let costly = told["costly"].as_array().expect("moves");
        assert!(costly.len() <= 3);
        let mut lost = f64::MAX;
        for cost in costly {
            let version = cost["version"].as_u64().expect("a version") as usize;
            assert_eq!(record["actions"][version]["seat"], cost["seat"], "it was their decision");
            assert!(
                cost["lost"].as_f64().is_some_and(|now| 0.0 < now && now <= lost),
                "the worst first: {told}"
            );
            lost = cost["lost"].as_f64().expect("a loss");
            assert!(cost["played"].as_str().is_some_and(|words| !words.is_empty()));
            let better = cost["better"]["actions"].as_array().expect("actions");
            assert!(!better.is_empty());
            assert_eq!(cost["better"]["words"].as_array().map(Vec::len), Some(better.len()));
        }
        assert_eq!(nobody.get(&analysis_of(&id)).await.good(), told, "and not thought about again");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_survives_a_restart() {
    let house = house().await;
    let (id, _) = store(&house, AMERICAN_RAILS, 150).await;
    let told = wait_for(&house.spectator(), &id).await;
    let house = house.reopen().await;
    let nobody = house.spectator();
    let page = nobody.get(&format!("/games/{id}/end")).await;
    assert!(page.text.contains("class=\"chart odds\""), "the page has it at once");
    assert_eq!(nobody.get(&analysis_of(&id)).await.good(), told, "and it is not thought about again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_not_analysed() {
    let house = house().await;
    for game in [AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS] {
        let table = house.table(game, 3, 9).await;
        let player = Player::new(&house, &table, 9);
        for caller in player.seats.iter().chain([&house.spectator()]) {
            caller.get(&analysis_of(&table.id)).await.refused(409);
        }
    }
    house.spectator().get(&analysis_of("nosuchgame")).await.refused(404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_may_look_may_have_it_analysed() {
    let house = house().await;
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let order = json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": seats, "seed": 2, "invite_only": true });
    let host = house.caller(&key("a host"));
    let table = host.create(order).await;
    eventually("the end", async || (host.look(&table.id).await["over"] == true).then_some(())).await;
    house.spectator().get(&analysis_of(&table.id)).await.refused(403);
    house.caller(&key("another")).get(&analysis_of(&table.id)).await.refused(403);
    let invited = format!("{}?invite={}", analysis_of(&table.id), table.invite.expect("an invitation"));
    assert_eq!(house.spectator().get(&invited).await.status, 202);
    wait_for(&host, &table.id).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_while_a_game_is_analysed() {
    let house = House::open_with(|config| {
        config.analysis_time = VERY_LONG;
        config.thinkers = 1;
    })
    .await;
    let (id, _) = store(&house, AMERICAN_RAILS, 1000).await;
    assert_eq!(house.spectator().get(&analysis_of(&id)).await.status, 202);
    let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "random" }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 1 })).await;
    Player::new(&house, &table, 1).play(10).await;
    assert_eq!(house.spectator().get(&analysis_of(&id)).await.status, 202, "it is still under way");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn not_everybody_can_have_games_analysed_at_once() {
    let house = House::open_with(|config| {
        config.analysis_time = VERY_LONG;
        config.thinkers = 1;
    })
    .await;
    let mut refused = 0;
    for _ in 0..24 {
        let (id, _) = store(&house, AMERICAN_RAILS, 1000).await;
        let answer = house.spectator().get(&analysis_of(&id)).await;
        if answer.status != 202 {
            answer.refused(503);
            refused += 1;
        }
    }
    assert!(refused > 0, "nobody was sent away");
    house.close().await;
}
