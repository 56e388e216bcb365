//! Of two moves for the same version one lands.

use crate::common::{AMERICAN_RAILS, House, Player};
use serde_json::{Value, json};

const RACES: usize = 1000;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_for_one_version_exactly_one_lands() {
    let house = House::open().await;
    let mut races = 0;
    for seed in 0.. {
        let table = house.table(AMERICAN_RAILS, 4, seed).await;
        let mut player = Player::new(&house, &table, seed);
        let mut landed = Vec::new();
        while races < RACES {
            let view = player.turn().await;
            let Some(actor) = view["actor"].as_u64() else { break };
            let version = view["version"].as_u64().expect("a version");
            let (one, other) = (player.choose(&view), player.choose(&view));
            let caller = &player.seats[actor as usize];
            let answers = tokio::join!(
                caller.try_actions(&table.id, version, std::slice::from_ref(&one)),
                caller.try_actions(&table.id, version, std::slice::from_ref(&other)),
            );
            landed.push(match (answers.0.status.as_u16(), answers.1.status.as_u16()) {
                (200, 409) => one,
                (409, 200) => other,
                statuses => panic!("{statuses:?} at version {version}"),
            });
            races += 1;
        }
        let record = house.spectator().record(&table.id).await.good();
        let stored = record["actions"].as_array().expect("actions").iter();
        let stored: Vec<Value> = stored.map(without_seat).collect();
        assert_eq!(stored, landed, "what was acknowledged is what is stored");
        if races == RACES {
            break;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_moves_for_one_version_exactly_one_lands() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 4, 1).await;
    let mut player = Player::new(&house, &table, 1);
    for version in 0..20 {
        let view = player.turn().await;
        let action = player.choose(&view);
        let caller = &player.seats[view["actor"].as_u64().expect("an actor") as usize];
        let racing = (0..16).map(|_| caller.try_actions(&table.id, version, std::slice::from_ref(&action)));
        let answers = futures::future::join_all(racing).await;
        let landed = answers.iter().filter(|answer| answer.status == 200).count();
        let stale = answers.iter().filter(|answer| answer.status == 409).count();
        assert_eq!((landed, stale), (1, 15), "at version {version}");
    }
    assert_eq!(house.spectator().look(&table.id).await["version"], 20);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_races_a_bots_and_neither_is_lost() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "random" }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 2 })).await;
    let mut player = Player::new(&house, &table, 2);
    let ann = player.seats[0].clone();
    // Ann also tries when it is not her turn: the bots go on as if nothing had happened.
    let id = table.id.clone();
    let impatient = tokio::spawn(async move {
        loop {
            let view = ann.look(&id).await;
            if view["over"] == true {
                return;
            }
            if view["actor"] != 0 {
                let version = view["version"].as_u64().expect("a version");
                let answer = ann.try_actions(&id, version, &[json!({ "do": "pass" })]).await;
                assert!([403, 409].contains(&answer.status.as_u16()), "{answer:?}");
            }
            tokio::task::yield_now().await;
        }
    });
    player.finish().await;
    impatient.await.expect("nothing went wrong");
    let record = house.spectator().record(&table.id).await.good();
    assert_eq!(crate::common::replay(record.clone()), record);
    house.close().await;
}

fn without_seat(entry: &Value) -> Value {
    let mut action = entry.clone();
    action.as_object_mut().expect("an entry").remove("seat");
    action
}
