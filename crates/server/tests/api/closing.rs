//! Games that end before their end: by agreement of their players, or because the host cancels the table; and games
//! that are shared once they are over.

use crate::common::{AMERICAN_RAILS, Answer, Caller, GAMES, House, eventually, key, send};
use reqwest::Method;
use serde_json::{Value, json};

async fn delete(caller: &Caller, path: &str) -> Answer {
    send(caller.request(Method::DELETE, path)).await
}

/// Two people and a bot whose turn comes later; the first is to decide.
async fn table_of_two(house: &House) -> (Caller, Caller, String) {
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }]);
    let table =
        house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let player = |seat: usize| house.caller(table.tokens[seat].as_deref().expect("a token"));
    (player(0), player(1), table.id.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_without_a_result_when_all_its_people_agree() {
    let house = House::open().await;
    let (ann, bob, id) = table_of_two(&house).await;
    let end = format!("/api/games/{id}/end");
    house.spectator().post(&end, &json!({})).await.refused(403);
    delete(&house.spectator(), &end).await.refused(403);
    let view = ann.post(&end, &json!({})).await.good();
    assert_eq!((&view["over"], &view["seats"][0]["agreed"]), (&json!(false), &json!(true)));

    // A move withdraws nothing, a decline does.
    let action = view["actions"][0].clone();
    let version = view["version"].as_u64().expect("a version");
    ann.act(&id, version, &action).await;
    assert_eq!(bob.look(&id).await["seats"][0]["agreed"], true);
    let view = delete(&bob, &end).await.good();
    assert_eq!(view["seats"][0].get("agreed"), None);

    bob.post(&end, &json!({})).await.good();
    let view = ann.post(&end, &json!({})).await.good();
    assert_eq!(
        (&view["over"], &view["closed"], &view["actor"]),
        (&json!(true), &json!("agreement"), &Value::Null)
    );
    assert_eq!((&view["actions"], &view["result"]), (&json!([]), &Value::Null));
    for player in [&ann, &bob] {
        let version = view["version"].as_u64().expect("a version");
        let refused = player.try_actions(&id, version, &[json!({ "do": "pass" })]).await.refused(409);
        assert!(refused["error"].as_str().expect("a sentence").contains("agreement"), "{refused}");
        player.post(&end, &json!({})).await.refused(409);
    }
    assert_eq!(ann.record(&id).await.good()["result"], Value::Null);

    // Everybody has read it at the table, in order, and lists say so.
    let talk = ann.get(&format!("/api/games/{id}/talk")).await.good();
    let told: Vec<&str> =
        talk.as_array().expect("talk").iter().filter_map(|talk| talk["text"].as_str()).collect();
    assert_eq!(told.len(), 4, "{talk}");
    assert!(told[0].contains("Ann") && told[1].contains("Bob wants to play on"), "{told:?}");
    let listed = ann.get("/api/games?mine=true").await.good();
    assert_eq!(
        (&listed["games"][0]["stage"], &listed["games"][0]["closed"]),
        (&json!("over"), &json!("agreement"))
    );

    // And so after a restart.
    let house = house.reopen().await;
    let view = house.spectator().look(&id).await;
    assert_eq!((&view["over"], &view["closed"]), (&json!(true), &json!("agreement")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_one_word_ends_a_game_and_no_bot_moves_after_it() {
    let house = House::open().await;
    for game in GAMES {
        let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "bot": "random" }]);
        let table = house.spectator().create(json!({ "game": game, "seats": seats })).await;
        let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
        let view = ann.post(&format!("/api/games/{}/end", table.id), &json!({})).await.good();
        assert_eq!((&view["over"], &view["closed"]), (&json!(true), &json!("agreement")));
        // What was hidden needs no more be.
        assert_eq!(ann.record(&table.id).await.good()["result"], Value::Null, "{game}");
        let version = ann.look(&table.id).await["version"].clone();
        let house_version = house.spectator().look(&table.id).await["version"].clone();
        assert_eq!(version, house_version, "{game}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cancels_a_table_that_has_not_begun() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Host", "mine": true }, { "open": true }, { "open": true }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let path = format!("/api/games/{}", table.id);
    let ann = house.caller(&key("Ann"));
    ann.post(&format!("{path}/seats"), &json!({ "name": "Ann" })).await.good();
    delete(&ann, &path).await.refused(403);
    delete(&house.spectator(), &path).await.refused(403);
    assert_eq!(delete(&host, &path).await.status, 204);
    assert_eq!(delete(&host, &path).await.status, 204, "once more is the same");
    assert_eq!(ann.look(&table.id).await["closed"], "cancelled");
    let bob = house.caller(&key("Bob"));
    bob.post(&format!("{path}/seats"), &json!({ "name": "Bob" })).await.refused(409);
    for list in ["/api/games", "/api/games?mine=true", "/api/games?stage=open"] {
        assert_eq!(host.get(list).await.good()["games"], json!([]), "{list}");
    }
    let page =
        send(host.request(Method::GET, &format!("/games/{}", table.id)).header("accept", "text/html")).await;
    assert_eq!(page.status, 410, "{page:?}");
    assert!(page.text.contains("cancelled"), "{page:?}");

    // One that has begun can only be ended by agreement.
    let (ann, _, id) = table_of_two(&house).await;
    delete(&ann, &format!("/api/games/{id}")).await.refused(403);
    let seats = json!([{ "name": "Host", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let begun = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    delete(&host, &format!("/api/games/{}", begun.id)).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_that_is_over_is_shared_by_its_host_and_not_any_more() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Host", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true });
    let id = host.create(order).await.id;
    let share = format!("/api/games/{id}/share");
    host.post(&share, &json!({})).await.refused(409);
    let stranger = house.spectator();
    stranger.get(&format!("/api/games/{id}")).await.refused(403);
    host.post(&format!("/api/games/{id}/end"), &json!({})).await.good();
    stranger.get(&format!("/api/games/{id}")).await.refused(403);
    stranger.post(&share, &json!({})).await.refused(403);
    assert_eq!(host.post(&share, &json!({})).await.status, 204);
    assert_eq!(stranger.look(&id).await["over"], true);
    let house = house.reopen().await;
    assert_eq!(house.spectator().look(&id).await["over"], true);
    assert_eq!(delete(&house.caller(&key("the host")), &share).await.status, 204);
    house.spectator().get(&format!("/api/games/{id}")).await.refused(403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_player_reads_that_a_bot_took_the_seat_and_that_they_are_back() {
    let house = House::open_with(|config| config.absent_after = std::time::Duration::ZERO).await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let bob = house.caller(table.tokens[1].as_deref().expect("a token"));
    let bot = format!("/api/games/{}/seats/1/bot", table.id);
    host.post(&bot, &json!({ "bot": "random" })).await.good();
    assert_eq!(bob.look(&table.id).await["seats"][1]["owner"], "Bob");
    delete(&bob, &bot).await.good();
    let page = host.get(&format!("/games/{}", table.id)).await.text;
    let bot = page.find("A bot plays for Bob now.").expect("the log says that a bot plays");
    let back = page.find("Bob is back and plays again.").expect("the log says that he is back");
    assert!(bot < back);
    assert_eq!(host.look(&table.id).await["seats"][1]["name"], "Bob");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_to_a_seat_is_an_entry_of_the_log_and_takes_no_plan_away_from_anybody() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    for game in GAMES {
        let table = host.create(json!({ "game": game, "seats": seats })).await;
        let players: Vec<Caller> =
            table.tokens.iter().map(|token| house.caller(token.as_deref().expect("a token"))).collect();
        let actor = players[0].look(&table.id).await["actor"].as_u64().expect("an actor") as usize;
        let seen = players[actor].look(&table.id).await;
        let leaver = (actor + 2) % 3;
        let bot = format!("/api/games/{}/seats/{leaver}/bot", table.id);
        players[leaver].post(&bot, &json!({ "bot": "random" })).await.good();
        let now = players[actor].look(&table.id).await;
        assert_eq!(now["version"], 1, "{game}");
        assert_eq!(now["state"], seen["state"], "{game}");
        assert_eq!(now["actions"], seen["actions"], "{game}");
        // The plan was made before the other left.
        let after = players[actor].act(&table.id, 0, &seen["actions"][0]).await;
        assert!(after["version"].as_u64() >= Some(2), "{game}");
        // An action that was seen before a move is stale as ever.
        players[actor].try_actions(&table.id, 1, &[seen["actions"][0].clone()]).await.refused(409);
    }
    house.close().await;
}

/// How far a game has come stands in lists, and grows.
#[tokio::test(flavor = "multi_thread")]
async fn lists_say_how_far_games_have_come() {
    let house = House::open().await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    for game in GAMES {
        let id = house.spectator().create(json!({ "game": game, "seats": bots })).await.id;
        let listed = eventually("the end of the game", async || {
            let games = house.spectator().get("/api/games?stage=over").await.good();
            games["games"].as_array()?.iter().find(|game| game["id"] == id).cloned()
        })
        .await;
        assert_eq!(listed["progress"]["percent"], 100, "{listed}");
        assert!(listed["progress"]["number"].as_u64() > Some(0), "{listed}");
    }
    house.close().await;
}
