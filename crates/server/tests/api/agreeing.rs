//! What all who play agree on: taking moves back, a pause, and somebody else for an abandoned seat.

use std::time::Duration;

use crate::common::{
    AMERICAN_RAILS, Answer, Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, eventually, key, send,
};
use reqwest::Method;
use serde_json::{Value, json};

async fn delete(caller: &Caller, path: &str) -> Answer {
    send(caller.request(Method::DELETE, path)).await
}

/// Three people around a table of their own, who have made some moves.
struct Three {
    id: String,
    players: Vec<Caller>,
}

impl Three {
    async fn at(house: &House, game: &str, order: Value) -> Three {
        let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
        let mut wanted = json!({ "game": game, "seats": seats, "seed": 7 });
        wanted.as_object_mut().expect("an object").extend(order.as_object().cloned().unwrap_or_default());
        let table = house.caller(&key("the host")).create(wanted).await;
        let player = |token: &Option<String>| house.caller(token.as_deref().expect("a token"));
        Three { id: table.id, players: table.tokens.iter().map(player).collect() }
    }

    async fn look(&self, player: usize) -> Value {
        self.players[player].look(&self.id).await
    }

    /// Whoever has to decide makes the first legal move. Returns their seat.
    async fn move_once(&self) -> usize {
        let actor = self.look(0).await["actor"].as_u64().expect("an actor") as usize;
        let seen = self.look(actor).await;
        let version = seen["version"].as_u64().expect("a version");
        self.players[actor].act(&self.id, version, &seen["actions"][0]).await;
        actor
    }

    /// Moves until the turn has passed from one to another, and returns who moved last.
    async fn change_turns(&self) -> usize {
        loop {
            let mover = self.move_once().await;
            if self.look(0).await["actor"] != mover {
                return mover;
            }
        }
    }

    async fn propose(&self, player: usize, proposal: Value) -> Answer {
        self.players[player].post(&format!("/api/games/{}/proposals", self.id), &proposal).await
    }

    async fn agree(&self, player: usize, kind: &str) -> Answer {
        self.players[player].post(&format!("/api/games/{}/proposals/{kind}", self.id), &json!({})).await
    }

    async fn refuse(&self, player: usize, kind: &str) -> Answer {
        delete(&self.players[player], &format!("/api/games/{}/proposals/{kind}", self.id)).await
    }

    async fn talk(&self) -> String {
        self.players[0].get(&format!("/api/games/{}/talk", self.id)).await.text
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_taken_back_when_all_people_agree() {
    let house = House::open().await;
    for game in GAMES {
        let table = Three::at(&house, game, json!({})).await;
        let before = table.look(0).await;
        let mover = table.change_turns().await;
        let version = table.look(0).await["version"].as_u64().expect("a version");
        let (one, other) = ((mover + 1) % 3, (mover + 2) % 3);

        // Alone nobody goes back.
        let back = json!({ "version": version, "to": 0 });
        table.players[mover].post(&format!("/api/games/{}/back", table.id), &back).await.refused(403);

        let asked = table.propose(mover, json!({ "kind": "back" })).await.good();
        assert_eq!(
            asked["proposals"],
            json!([{ "kind": "back", "by": mover, "to": 0, "agreed": [mover],
                     "asked": if one < other { [one, other] } else { [other, one] } }]),
            "{game}"
        );
        table.propose(one, json!({ "kind": "back" })).await.refused(422);
        table.propose(mover, json!({ "kind": "back" })).await.refused(409);
        let waiting = table.agree(one, "back").await.good();
        assert_eq!(waiting["version"].as_u64(), Some(version), "{game}: one has not agreed yet");
        let gone_back = table.agree(other, "back").await.good();
        assert_eq!(gone_back["version"].as_u64(), Some(version + 1));
        assert_eq!(gone_back["proposals"], Value::Null);
        assert_eq!(table.look(0).await["state"], before["state"], "{game}");
        table.agree(other, "back").await.refused(409);
        assert!(table.talk().await.contains("asks to take the last turn back"));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_is_refused_by_one_and_lapses_when_somebody_plays_on() {
    let house = House::open().await;
    let table = Three::at(&house, AMERICAN_RAILS, json!({})).await;
    let mover = table.change_turns().await;
    table.propose(mover, json!({ "kind": "back" })).await.good();
    let other = (mover + 1) % 3;
    let refused = table.refuse(other, "back").await.good();
    assert_eq!(refused["proposals"], Value::Null);
    assert!(table.talk().await.contains("nothing is taken back"));

    // Whoever has asked can think better of it, and nobody is told.
    table.propose(mover, json!({ "kind": "back" })).await.good();
    table.refuse(mover, "back").await.good();

    table.propose(mover, json!({ "kind": "back" })).await.good();
    table.agree(other, "back").await.good();
    table.move_once().await;
    assert_eq!(table.look(0).await["proposals"], Value::Null, "it has lapsed");
    table.agree((mover + 2) % 3, "back").await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_lists_all_that_vanishes_says_you_and_its_refusal_concerns_whoever_asked() {
    let house = House::open().await;
    let table = Three::at(&house, AMERICAN_RAILS, json!({})).await;
    let page = format!("/games/{}", table.id);
    // A share is put up, and all three bid.
    let mover = table.move_once().await;
    for amount in [11, 12, 13] {
        let seen = table.look(0).await;
        let actor = seen["actor"].as_u64().expect("an actor") as usize;
        let version = seen["version"].as_u64().expect("a version");
        table.players[actor].act(&table.id, version, &json!({ "do": "bid", "amount": amount })).await;
    }
    table.propose(mover, json!({ "kind": "back" })).await.good();
    let other = (mover + 1) % 3;
    let asked = table.players[other].page(&page).await;
    let (_, card) = asked.split_once("id=\"proposed-back\"").expect("the request");
    let (card, _) = card.split_once("</section>").expect("its end");
    for amount in ["$11", "$12", "$13"] {
        assert!(card.contains(amount), "{amount} would vanish: {card}");
    }
    assert!(card.contains("You and ") && card.contains("must still agree"), "{card}");

    table.refuse(other, "back").await.good();
    for (player, told) in [(mover, true), (other, false)] {
        let seen = table.players[player].page(&page).await;
        let (_, talk) = seen.split_once("id=\"talk\"").expect("the talk");
        let (talk, _) = talk.split_once("</ol>").expect("its end");
        assert_eq!(talk.contains("data-tells"), told, "{talk}");
    }
    // Whoever is named should not miss it either.
    let talk = format!("/api/games/{}/talk", table.id);
    assert_eq!(table.players[2].post(&talk, &json!({ "text": "Well, Ann?" })).await.status, 201);
    assert!(table.players[0].page(&page).await.contains("data-tells><b>Cyd"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_reads_that_they_have_and_finds_the_way_back() {
    let house = House::open().await;
    let table = Three::at(&house, AMERICAN_RAILS, json!({})).await;
    let bot = format!("/api/games/{}/seats/1/bot", table.id);
    assert!(table.players[1].post(&bot, &json!({ "bot": "easy" })).await.status.is_success());
    let page = table.players[1].page(&format!("/games/{}", table.id)).await;
    assert!(page.contains("You have left this game") && page.contains("id=\"take-seat-back\""));
    assert!(!page.contains("You were away"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_forbid_taking_back_and_strangers_propose_nothing() {
    let house = House::open().await;
    let table = Three::at(&house, NORTH_AMERICAN_RAILWAYS, json!({ "take_back": false })).await;
    let mover = table.change_turns().await;
    table.propose(mover, json!({ "kind": "back" })).await.refused(403);
    let alone = house.caller(&key("alone"));
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0, "take_back": false });
    let id = alone.create(order).await.id;
    let first = alone.look(&id).await;
    alone.act(&id, 0, &first["actions"][0]).await;
    alone.post(&format!("/api/games/{id}/back"), &json!({ "version": 1, "to": 0 })).await.refused(403);

    let stranger = house.caller(&key("a stranger"));
    let proposals = format!("/api/games/{}/proposals", table.id);
    stranger.post(&proposals, &json!({ "kind": "pause" })).await.refused(403);
    stranger.post(&format!("{proposals}/pause"), &json!({})).await.refused(403);
    table.propose(mover, json!({ "kind": "lunch" })).await.refused(400);
    table.propose(mover, json!({ "kind": "back", "to": 4_000_000 })).await.refused(403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_in_a_pause_until_a_player_ends_it_also_after_a_restart() {
    let house = House::open().await;
    let table = Three::at(&house, AMERICAN_RAILS, json!({})).await;
    let mover = table.change_turns().await;
    for player in 0..3 {
        if player == 0 {
            table.propose(0, json!({ "kind": "pause" })).await.good();
        } else {
            table.agree(player, "pause").await.good();
        }
    }
    let id = table.id.clone();
    let tokens: Vec<Option<String>> = table.players.iter().map(|player| player.token.clone()).collect();
    let house = house.reopen().await;
    let players: Vec<Caller> =
        tokens.iter().map(|token| house.caller(token.as_deref().expect("a token"))).collect();
    let seen = players[mover].look(&id).await;
    assert_eq!(seen["paused"], true);
    let actor = seen["actor"].as_u64().expect("an actor") as usize;
    let version = seen["version"].as_u64().expect("a version");
    assert_eq!(players[actor].look(&id).await["actions"], json!([]), "nothing can be done");
    players[actor].try_actions(&id, version, &[json!({ "do": "pass" })]).await.refused(409);
    players[0].post(&format!("/api/games/{id}/proposals"), &json!({ "kind": "pause" })).await.refused(409);

    let ended = delete(&players[2], &format!("/api/games/{id}/pause")).await.good();
    assert_eq!(ended["paused"], Value::Null);
    delete(&players[2], &format!("/api/games/{id}/pause")).await.refused(409);
    let seen = players[actor].look(&id).await;
    players[actor].act(&id, version, &seen["actions"][0]).await;
    let log = players[0].get(&format!("/games/{id}")).await.text;
    assert!(log.contains("The game is paused: everybody has agreed.") && log.contains("Cyd ends the pause."));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_stand_still_in_a_pause() {
    let house = House::open().await;
    let ann = house.caller(&key("Ann"));
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let id = ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await.id;
    let paused = ann.post(&format!("/api/games/{id}/proposals"), &json!({ "kind": "pause" })).await.good();
    assert_eq!(paused["paused"], true, "she asks nobody else");
    ann.post(&format!("/api/games/{id}/seats/0/bot"), &json!({ "bot": "random" })).await.good();
    let version = ann.look(&id).await["version"].as_u64();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ann.look(&id).await["version"].as_u64(), version, "no bot has moved");
    delete(&ann, &format!("/api/games/{id}/seats/0/bot")).await.good();
    delete(&ann, &format!("/api/games/{id}/pause")).await.good();
    ann.post(&format!("/api/games/{id}/seats/0/bot"), &json!({ "bot": "random" })).await.good();
    eventually("the bots play on", async || {
        (ann.look(&id).await["version"].as_u64() > version.map(|version| version + 5)).then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_takes_an_abandoned_seat_for_good_with_the_link_for_it() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0, "invite_only": true });
    let table = host.create(order).await;
    let bob = house.caller(table.tokens[1].as_deref().expect("a token"));
    let seat = format!("/api/games/{}/seats/1", table.id);
    let substitute = format!("{seat}/substitute");
    host.post(&substitute, &json!({})).await.refused(409);
    bob.post(&format!("{seat}/bot"), &json!({ "bot": "random" })).await.good();
    host.post(&substitute, &json!({})).await.refused(409);
    let sought = bob.post(&substitute, &json!({})).await.good();
    let secret = sought["secret"].as_str().expect("a secret").to_owned();

    let dee = house.caller(&key("Dee"));
    let put = async |body: Value| send(dee.request(Method::PUT, &substitute).json(&body)).await;
    put(json!({ "name": "Dee", "secret": "wrong" })).await.refused(403);
    assert_eq!(put(json!({ "name": "Dee", "secret": secret })).await.status, 201);
    let seen = dee.look(&table.id).await;
    assert_eq!((&seen["seats"][1]["name"], &seen["seats"][1]["yours"]), (&json!("Dee"), &json!(true)));
    // It is hers now, and the link is used up.
    delete(&bob, &format!("{seat}/bot")).await.refused(403);
    let eve = house.caller(&key("Eve"));
    let again = json!({ "name": "Eve", "secret": secret });
    send(eve.request(Method::PUT, &substitute).json(&again)).await.refused(403);
    let cookie = format!("railhead_key={}", key("Dee"));
    let page = dee.request(Method::GET, &format!("/games/{}", table.id)).header("cookie", cookie);
    let page = send(page).await.text;
    assert!(page.contains("You take over this seat."), "the log tells it");
    house.close().await;
}
