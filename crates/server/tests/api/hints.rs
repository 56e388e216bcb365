//! Hints: for whom they are, what they say, and that they can be done.

use crate::common::{
    AMERICAN_RAILS, Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player, Table, key, send,
};
use reqwest::Method;
use serde_json::{Value, json};

fn hint_of(id: &str) -> String {
    format!("/api/games/{id}/hint")
}

/// A table at which one person plays, with bots.
async fn alone(house: &House, game: &str, more: Value) -> (Table, Caller) {
    let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "easy" }, { "bot": "medium:miser" }]);
    let mut order = json!({ "game": game, "seats": seats, "seed": 3 });
    for (field, value) in more.as_object().expect("fields") {
        order[field] = value.clone();
    }
    let table = house.spectator().create(order).await;
    let ann = house.players(&table)[0].clone();
    (table, ann)
}

#[tokio::test(flavor = "multi_thread")]
async fn up_to_three_hints_are_given_that_can_be_done() {
    let house = House::open().await;
    for game in GAMES {
        let (table, ann) = alone(&house, game, json!({})).await;
        let player = Player::new(&house, &table, 3);
        for _ in 0..6 {
            let view = player.turn().await;
            assert_eq!(view["hints"], true, "the table says so");
            let told = ann.get(&hint_of(&table.id)).await.good();
            assert_eq!(told["version"], view["version"]);
            let hints = told["hints"].as_array().expect("hints");
            assert!((1..=3).contains(&hints.len()), "{told}");
            let version = view["version"].as_u64().expect("a version");
            for hint in hints {
                let actions = hint["actions"].as_array().expect("actions");
                ann.preview(&table.id, version, actions).await;
                assert_eq!(hint["words"].as_array().map(Vec::len), Some(actions.len()), "{hint}");
                let share = hint["win_share"].as_f64().expect("a share");
                assert!((0.0..=1.0).contains(&share), "{hint}");
                assert!(hint["cash"].is_i64(), "{hint}");
                let reason = hint["reason"].as_str().expect("a reason");
                assert!(reason.ends_with('.') && !reason.contains('['), "{reason}");
            }
            // Who asks twice is told the same, without another thought.
            assert_eq!(ann.get(&hint_of(&table.id)).await.good(), told);
            let best = hints[0]["actions"].as_array().expect("actions");
            let after = ann.try_actions(&table.id, version, best).await.good();
            assert!(after["version"].as_u64() > Some(version));
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_who_has_to_decide() {
    let house = House::open().await;
    for game in GAMES {
        let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
        let table =
            house.spectator().create(json!({ "game": game, "seats": seats, "seed": 4, "hints": true })).await;
        let player = Player::new(&house, &table, 4);
        let actor = player.turn().await["actor"].as_u64().expect("somebody decides") as usize;
        for (seat, caller) in player.seats.iter().enumerate() {
            let answer = caller.get(&hint_of(&table.id)).await;
            if seat == actor {
                answer.good();
            } else {
                assert_eq!(answer.refused(403)["rule"], "G-1");
            }
        }
        house.spectator().get(&hint_of(&table.id)).await.refused(403);
        house.caller(&key("a stranger")).get(&hint_of(&table.id)).await.refused(403);
        house.spectator().get(&hint_of("nosuchgame")).await.refused(404);
        house.spectator().post(&hint_of(&table.id), &json!({})).await.refused(405);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_other_people_hints_are_off_unless_the_table_allows_them() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }]);
    for (hints, allowed) in [(Value::Null, false), (json!(false), false), (json!(true), true)] {
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 5, "banker": 0, "hints": hints });
        let table = house.spectator().create(order).await;
        let ann = house.players(&table)[0].clone();
        assert_eq!(ann.look(&table.id).await["hints"], allowed);
        let answer = ann.get(&hint_of(&table.id)).await;
        if allowed {
            answer.good();
        } else {
            let refused = answer.refused(403);
            assert!(refused["error"].as_str().is_some_and(|why| why.contains("Hints are off")), "{refused}");
        }
        // It is no rule of the game: a record does not tell.
        assert_eq!(ann.record(&table.id).await.good()["options"].get("hints"), None);
    }
    // Who plays alone has them, unless they want none.
    let (table, ann) = alone(&house, AMERICAN_RAILS, json!({ "banker": 0, "hints": false })).await;
    ann.get(&hint_of(&table.id)).await.refused(403);
    let wrong = json!({ "game": AMERICAN_RAILS, "seats": seats, "hints": "often" });
    house.spectator().post("/api/games", &wrong).await.refused(400);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn around_one_screen_hints_are_on_until_somebody_else_sits_down() {
    let house = House::open().await;
    let screen = house.caller(&key("one screen"));
    let mine = |name: &str| json!({ "name": name, "mine": true });
    let order = |seats: Value| json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 6, "banker": 0 });
    let together = screen.create(order(json!([mine("Ann"), mine("Bob"), mine("Cyd")]))).await;
    screen.get(&hint_of(&together.id)).await.good();

    let open = screen.create(order(json!([mine("Ann"), { "open": true }, { "bot": "random" }]))).await;
    screen.get(&hint_of(&open.id)).await.refused(409);
    let bob =
        house.spectator().post(&format!("/api/games/{}/seats", open.id), &json!({ "name": "Bob" })).await;
    assert_eq!(bob.status, 201);
    screen.get(&hint_of(&open.id)).await.refused(403);
    // Bob makes room for a bot: nobody else is there any more.
    let bob = house.caller(bob.json()["token"].as_str().expect("a token"));
    bob.post(&format!("/api/games/{}/seats/1/bot", open.id), &json!({ "bot": "easy" })).await.good();
    screen.get(&hint_of(&open.id)).await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_does_not_change_what_a_table_allows() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 5, "banker": 0, "hints": true });
    let table = house.spectator().create(order).await;
    let house = house.reopen().await;
    house.players(&table)[0].get(&hint_of(&table.id)).await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_has_no_hints_left() {
    let house = House::open().await;
    let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, 8).await;
    let mut player = Player::new(&house, &table, 8);
    player.finish().await;
    player.seats[0].get(&hint_of(&table.id)).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_levels_and_characters() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "bot": "expert:builder" }, { "bot": "hard:spoiler" }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let view = house.spectator().look(&table.id).await;
    assert_eq!([&view["seats"][1]["bot"], &view["seats"][2]["bot"]], ["expert:builder", "hard:spoiler"]);
    for nobody in ["hard:genius", "genius", "hard:", ":miser", "hard:miser:miser"] {
        let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": nobody }]);
        house
            .spectator()
            .post("/api/games", &json!({ "game": AMERICAN_RAILS, "seats": seats }))
            .await
            .refused(400);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_to_try_things_on_is_no_way_around_it() {
    let house = House::open().await;
    let key = key("a browser");
    let ann = house.caller(&key);
    let seats = json!([{ "name": "Ann", "mine": true }, { "name": "Bob" }, { "bot": "random" }]);
    for (hints, allowed) in [(Value::Null, false), (json!(true), true)] {
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 5, "banker": 0, "hints": hints });
        let table = ann.create(order).await;
        let request = house
            .spectator()
            .request(Method::POST, &format!("/games/{}/try", table.id))
            .header("Cookie", format!("railhead_key={key}"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .body("at=0&how=alone");
        let page = send(request).await;
        assert_eq!(page.status, 200, "{page:?}");
        let id =
            page.text.split("data-id=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
        assert_ne!(id, table.id);
        assert_eq!(ann.look(id).await["hints"], allowed);
    }
    house.close().await;
}
