//! Who may sit where, who may send whom away, and how one comes back.

use std::time::Duration;

use crate::common::{AMERICAN_RAILS, Answer, Caller, GAMES, House, eventually, key, send};
use reqwest::Method;
use serde_json::{Value, json};

async fn sit(caller: &Caller, id: &str, who: &Value) -> Answer {
    caller.post(&format!("/api/games/{id}/seats"), who).await
}

async fn delete(caller: &Caller, path: String) -> Answer {
    send(caller.request(Method::DELETE, &path)).await
}

/// A table whose host sits nowhere, with two people and a bot.
async fn table_of(house: &House) -> (Caller, Caller, Caller, String) {
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let player = |seat: usize| house.caller(table.tokens[seat].as_deref().expect("a token"));
    (host, player(0), player(1), table.id.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_at_the_table_cannot_be_replaced() {
    let house = House::open().await;
    let (host, ann, bob, id) = table_of(&house).await;
    let bot = |seat: usize| format!("/api/games/{id}/seats/{seat}/bot");
    bob.look(&id).await;
    let refused = host.post(&bot(1), &json!({ "bot": "random" })).await.refused(409);
    assert!(refused["error"].as_str().expect("a sentence").contains("Bob"), "{refused}");
    // Somebody who was never here is absent; and everybody gives their own seat to whom they like.
    host.post(&bot(0), &json!({ "bot": "random" })).await.good();
    bob.post(&bot(1), &json!({ "bot": "random" })).await.good();
    assert_eq!(ann.look(&id).await["seats"][0]["owner"], "Ann");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_player_can_take_the_seat_back() {
    let house = House::open_with(|config| config.absent_after = Duration::ZERO).await;
    let (host, ann, bob, id) = table_of(&house).await;
    let bot = |seat: usize| format!("/api/games/{id}/seats/{seat}/bot");
    // Whoever follows the game is not absent, however long ago they last said something.
    let events = bob.events(&id, None).await;
    host.post(&bot(1), &json!({ "bot": "random" })).await.refused(409);
    drop(events);
    eventually("the end of the stream", async || {
        host.post(&bot(1), &json!({ "bot": "random" })).await.status.is_success().then_some(())
    })
    .await;
    assert_eq!(bob.look(&id).await["seats"][1]["yours"], false);
    for stranger in [&ann, &host, &house.spectator()] {
        delete(stranger, bot(1)).await.refused(403);
    }
    delete(&bob, bot(2)).await.refused(403);
    let back = delete(&bob, bot(1)).await.good();
    assert_eq!((&back["seats"][1]["yours"], &back["seats"][1]["bot"]), (&json!(true), &Value::Null));
    delete(&bob, bot(1)).await.refused(403);
    // And so after a restart, and on the player's own list.
    host.post(&bot(1), &json!({ "bot": "easy" })).await.good();
    let house = house.reopen().await;
    let bob = house.caller(bob.token.as_deref().expect("a token"));
    assert_eq!(bob.get("/api/games?mine=true").await.good()["games"][0]["id"], id);
    assert_eq!(delete(&bob, bot(1)).await.good()["seats"][1]["yours"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_one_seat() {
    let house = House::open().await;
    for game in GAMES {
        let seats = json!([{ "open": true }, { "open": true }, { "open": true }]);
        let table = house.spectator().create(json!({ "game": game, "seats": seats })).await;
        let ann = house.caller(&key("Ann"));
        assert_eq!(sit(&ann, &table.id, &json!({ "name": "Ann" })).await.status, 201);
        for seat in [None, Some(1), Some(2)] {
            let refused = sit(&ann, &table.id, &json!({ "name": "Anna", "seat": seat })).await.refused(409);
            assert!(refused["error"].as_str().expect("a sentence").contains("one seat"), "{refused}");
        }
        let both = futures::future::join_all([1, 2].map(|seat| {
            let bob = house.caller(&key("Bob"));
            let id = &table.id;
            async move { sit(&bob, id, &json!({ "name": "Bob", "seat": seat })).await.status.as_u16() }
        }));
        let mut both = both.await;
        both.sort_unstable();
        assert_eq!(both, [201, 409], "nor by asking for two at once");
    }
    // Around one screen is the host's to say: who sets a table up may seat others there.
    let host = house.caller(&key("a host"));
    let seats = json!([{ "name": "Me", "mine": true }, { "name": "You", "mine": true }, { "open": true }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    sit(&host, &table.id, &json!({ "name": "Another" })).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_given_up_until_the_game_begins() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Host", "mine": true }, { "open": true }, { "open": true }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let seat = |seat: usize| format!("/api/games/{}/seats/{seat}", table.id);
    let [ann, bob] = ["Ann", "Bob"].map(|name| house.caller(&key(name)));
    sit(&ann, &table.id, &json!({ "name": "Ann", "seat": 1 })).await.good();
    delete(&bob, seat(1)).await.refused(403);
    delete(&ann, seat(2)).await.refused(409);
    delete(&ann, seat(7)).await.refused(409);
    assert_eq!(delete(&ann, seat(1)).await.status, 204);
    assert_eq!(host.look(&table.id).await["seats"][1]["name"], Value::Null);
    // The host makes room where somebody only keeps others away.
    sit(&ann, &table.id, &json!({ "name": "Ann", "seat": 2 })).await.good();
    assert_eq!(delete(&host, seat(2)).await.status, 204);
    sit(&ann, &table.id, &json!({ "name": "Ann" })).await.good();
    sit(&bob, &table.id, &json!({ "name": "Bob" })).await.good();
    delete(&ann, seat(1)).await.refused(409);
    delete(&host, seat(2)).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_every_open_seat() {
    let house = House::open_with(|config| config.limit_loopback = true).await;
    let ann = house.caller(&key("Ann"));
    let mut open = Vec::new();
    for _ in 0..21 {
        let seats = json!([{ "bot": "random" }, { "open": true }, { "open": true }]);
        open.push(house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await.id);
    }
    for id in &open[..20] {
        assert_eq!(sit(&ann, id, &json!({ "name": "Ann" })).await.status, 201);
    }
    let refused = sit(&ann, &open[20], &json!({ "name": "Ann" })).await.refused(409);
    assert!(refused["error"].as_str().expect("a sentence").contains("20"), "{refused}");
    // Nor without a key, from one address.
    let mut last = 201;
    for id in open.iter().cycle().take(25) {
        let answer = sit(&house.spectator(), id, &json!({ "name": "Nobody" })).await;
        last = answer.status.as_u16();
        if last == 429 {
            assert!(answer.headers.contains_key("retry-after"), "{answer:?}");
            answer.refused(429);
            break;
        }
    }
    assert_eq!(last, 429);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_can_see_is_refused() {
    let house = House::open().await;
    for name in ["\u{202e}", "\u{200b}\u{feff}", "\u{3164}"] {
        let seats = json!([{ "name": name }, { "bot": "random" }, { "open": true }]);
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats });
        house.spectator().post("/api/games", &order).await.refused(400);
    }
    let seats = json!([{ "name": "\u{202e}Ann\u{202c}\u{a0}" }, { "bot": "random" }, { "bot": "random" }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    assert_eq!(house.spectator().look(&table.id).await["seats"][0]["name"], "Ann");
    house.close().await;
}
