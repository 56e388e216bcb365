//! What breaks a rule is refused with its ruling, and nothing of it is stored.

use crate::common::{AMERICAN_RAILS, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player};
use serde_json::{Value, json};

/// A table after its first so many moves, and the one to decide.
async fn table_after(house: &House, game: &str, moves: usize) -> (Player, Value) {
    let table = house.table(game, 4, 6).await;
    let mut player = Player::new(house, &table, 6);
    let view = player.play(moves).await;
    (player, view)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_action_is_422_with_its_ruling() {
    let house = House::open().await;
    let (player, view) = table_after(&house, AMERICAN_RAILS, 1).await;
    let bidder = &player.seats[view["actor"].as_u64().expect("a bidder") as usize];
    let cases = [
        (json!({ "do": "bid", "amount": 1000 }), "AR-2"),
        (json!({ "do": "start", "city": "B3" }), "G-2"),
        (json!({ "do": "offer", "company": "american" }), "G-2"),
        (json!({ "do": "offer", "company": "orient" }), "G-3"),
        (json!({ "do": "bid" }), "G-5"),
        (json!({ "do": "bid", "amount": "ten" }), "G-5"),
        (json!({ "do": "bid", "amount": 1.5 }), "AR-1"),
        (json!({ "do": "dance" }), "G-5"),
        (json!({ "do": 1 }), "G-5"),
        (json!({}), "G-5"),
    ];
    for (action, ruling) in cases {
        for preview in [false, true] {
            let actions = std::slice::from_ref(&action);
            let answer = if preview {
                bidder.try_preview(&player.id, 1, actions).await
            } else {
                bidder.try_actions(&player.id, 1, actions).await
            };
            let problem = answer.refused(422);
            assert_eq!(problem["rule"], ruling, "{action}: {problem}");
        }
        assert_eq!(bidder.look(&player.id).await, view, "nothing was stored");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_game_has_its_own_rulings() {
    let house = House::open().await;
    let (player, view) = table_after(&house, NORTH_AMERICAN_RAILWAYS, 0).await;
    let founder = &player.seats[view["actor"].as_u64().expect("a founder") as usize];
    let company = &view["state"]["shares"][0][0];
    let cases = [
        (json!({ "do": "found", "company": company, "price": 1_000_000 }), "N-41"),
        (json!({ "do": "found", "company": company, "price": 150 }), "N-41"),
        (json!({ "do": "propose", "company": company, "price": 100 }), "G-2"),
        (json!({ "do": "found", "company": "purple", "price": 100 }), "G-3"),
        (json!({ "do": "pass" }), "G-2"),
    ];
    for (action, ruling) in cases {
        let problem = founder.try_actions(&player.id, 0, std::slice::from_ref(&action)).await.refused(422);
        assert_eq!(problem["rule"], ruling, "{action}: {problem}");
    }
    assert_eq!(founder.look(&player.id).await, view);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_names_anothers_seat_is_refused() {
    let house = House::open().await;
    let (player, view) = table_after(&house, AMERICAN_RAILS, 1).await;
    let actor = view["actor"].as_u64().expect("a bidder");
    let bidder = &player.seats[actor as usize];
    for seat in [json!((actor + 1) % 4), json!(-1), json!("0"), json!(9), json!(null)] {
        let action = json!({ "seat": seat, "do": "pass" });
        let problem = bidder.try_actions(&player.id, 1, &[action]).await.refused(422);
        assert_eq!(problem["rule"], "G-1");
    }
    let own = json!({ "seat": actor, "do": "pass" });
    assert_eq!(bidder.act(&player.id, 1, &own).await["version"], 2, "one's own may be named");
    let record = house.spectator().record(&player.id).await.good();
    assert_eq!(record["actions"][1], own);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_stored_whole_or_not_at_all() {
    let house = House::open().await;
    let (player, view) = table_after(&house, AMERICAN_RAILS, 0).await;
    let banker = &player.seats[view["actor"].as_u64().expect("the banker") as usize];
    let offer = json!({ "do": "offer", "company": "american" });
    let broken = [offer.clone(), json!({ "do": "bid", "amount": 10 }), json!({ "do": "bid", "amount": 11 })];
    banker.try_actions(&player.id, 0, &broken).await.refused(403);
    let broken = [offer.clone(), json!({ "do": "bid", "amount": 1000 })];
    assert_eq!(banker.try_actions(&player.id, 0, &broken).await.refused(422)["rule"], "AR-2");
    assert_eq!(banker.look(&player.id).await, view, "nothing was stored");
    let whole = [offer, json!({ "do": "bid", "amount": 10 })];
    assert_eq!(banker.try_actions(&player.id, 0, &whole).await.good()["version"], 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_shows_what_acting_then_gives() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 17).await;
    let mut player = Player::new(&house, &table, 17);
    for _ in 0..120 {
        let view = player.turn().await;
        let Some(actor) = view["actor"].as_u64() else { break };
        let action = player.choose(&view);
        let version = view["version"].as_u64().expect("a version");
        let caller = player.seats[actor as usize].clone();
        let would = caller.preview(&table.id, version, std::slice::from_ref(&action)).await;
        assert_eq!(caller.look(&table.id).await, view, "a preview stores nothing");
        assert_eq!(caller.act(&table.id, version, &action).await, would, "{action}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_game_is_over_nothing_can_be_done() {
    let house = House::open().await;
    for game in GAMES {
        let table = house.table(game, 3, 2).await;
        let mut player = Player::new(&house, &table, 2);
        let end = player.finish().await;
        let version = end["version"].as_u64().expect("a version");
        for caller in &player.seats {
            let pass = [json!({ "do": "pass" })];
            assert_eq!(caller.try_actions(&table.id, version, &pass).await.refused(422)["rule"], "G-4");
            assert_eq!(caller.try_preview(&table.id, version, &pass).await.refused(422)["rule"], "G-4");
        }
        let record = house.spectator().record(&table.id).await.good();
        assert_eq!(record["actions"].as_array().map(Vec::len), Some(version as usize));
    }
    house.close().await;
}
