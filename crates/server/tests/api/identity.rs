//! Who sits where, who is invited, and what belongs to whom.

use crate::common::{AMERICAN_RAILS, Answer, Caller, GAMES, House, Player, Table, eventually, key};
use reqwest::Method;
use serde_json::{Value, json};

async fn sit(caller: &Caller, id: &str, who: &Value) -> Answer {
    caller.post(&format!("/api/games/{id}/seats"), who).await
}

fn token(answer: &Value) -> String {
    answer["token"].as_str().expect("a token").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn open_seats_are_taken_until_the_game_begins() {
    let house = House::open().await;
    let seats = json!([{ "open": true }, { "name": "Bob" }, { "open": true }, { "open": true }]);
    let table =
        house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 3 })).await;
    let listed = |stage: &'static str| {
        let caller = house.spectator();
        async move { caller.get(&format!("/api/games?stage={stage}")).await.good()["games"].clone() }
    };
    assert_eq!(listed("open").await[0]["id"], table.id);
    let mut sitting = Vec::new();
    for (name, seat) in [("Ann", Some(3)), ("Cyd", None), ("Dee", None)] {
        assert_eq!(house.spectator().look(&table.id).await["begun"], false);
        let answer = sit(&house.spectator(), &table.id, &json!({ "name": name, "seat": seat })).await;
        assert_eq!(answer.status, 201);
        sitting.push(answer.json());
    }
    let places: Vec<&Value> = sitting.iter().map(|token| &token["seat"]).collect();
    assert_eq!(places, [3, 0, 2], "the one wanted, or the first that is open");
    let ann = house.caller(&token(&sitting[0]));
    let view = ann.look(&table.id).await;
    let names: Vec<&Value> =
        view["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Cyd", "Bob", "Dee", "Ann"]);
    assert_eq!(view["begun"], true);
    assert!(!view["actions"].as_array().expect("actions").is_empty(), "the banker begins");
    assert_eq!(listed("open").await, json!([]));
    assert_eq!(listed("running").await[0]["id"], table.id);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_one_seat_exactly_one_gets_it() {
    let house = House::open().await;
    for round in 0..20 {
        let seats = json!([{ "open": true }, { "name": "Bob" }, { "name": "Cyd" }]);
        let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
        let spectator = house.spectator();
        let wishes: Vec<Value> = (0..12).map(|number| json!({ "name": format!("Guest {number}") })).collect();
        let answers =
            futures::future::join_all(wishes.iter().map(|who| sit(&spectator, &table.id, who))).await;
        let sitting: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 201).collect();
        assert_eq!(sitting.len(), 1, "round {round}");
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 11);
        let view = house.caller(&token(&sitting[0].json())).look(&table.id).await;
        assert_eq!(view["seats"][0]["yours"], true);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_as_there_are_seats_sit_down_at_once_and_play() {
    let house = House::open().await;
    for _ in 0..20 {
        let seats =
            json!([{ "open": true }, { "open": true }, { "open": true }, { "open": true }, { "open": true }]);
        let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
        let spectator = house.spectator();
        let wishes: Vec<Value> = (0..5).map(|seat| json!({ "name": "Guest", "seat": seat })).collect();
        let answers =
            futures::future::join_all(wishes.iter().map(|who| sit(&spectator, &table.id, who))).await;
        let tokens = answers.into_iter().map(|answer| Some(token(&answer.good()))).collect();
        assert_eq!(spectator.look(&table.id).await["begun"], true);
        let table = Table { tokens, ..table };
        Player::new(&house, &table, 1).play(2).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_sits_down_as_itself() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "open": true }]);
    let host = house.caller(&key("the host"));
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    assert_eq!(table.tokens, [None, None, None], "who has a key needs no token");
    assert_eq!(host.look(&table.id).await["seats"][0]["yours"], true);

    let guest = house.caller(&key("a guest"));
    let answer = sit(&guest, &table.id, &json!({ "name": "Guest" })).await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.json()["seat"], 2);
    assert_eq!(guest.look(&table.id).await["seats"][2]["yours"], true);
    for caller in [&host, &guest] {
        let mine = caller.get("/api/games?mine=true").await.good();
        assert_eq!(mine["games"][0]["id"], table.id);
    }
    assert_eq!(house.spectator().get("/api/games?mine=true").await.good()["games"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_as_good_as_a_token() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 5).await;
    let player = Player::new(&house, &table, 5);
    let view = player.turn().await;
    let actor = view["actor"].as_u64().expect("the banker") as usize;
    let cookie = format!("theme=dark; railhead_key={}", table.tokens[actor].as_deref().expect("a token"));
    let path = format!("/api/games/{}", table.id);
    let look = house.spectator().request(Method::GET, &path).header("Cookie", &cookie);
    assert_eq!(crate::common::send(look).await.good(), view);
    let act = house.spectator().request(Method::POST, &format!("{path}/actions")).header("Cookie", &cookie);
    let act = act.json(&json!({ "version": 0, "action": view["actions"][0] }));
    assert_eq!(crate::common::send(act).await.good()["version"], 1);
    // A token goes before a cookie.
    let both = player.seats[(actor + 1) % 3].request(Method::GET, &path).header("Cookie", &cookie);
    assert_eq!(crate::common::send(both).await.good()["seats"][(actor + 1) % 3]["yours"], true);
    // The name of the scheme is written as anybody likes.
    let token = table.tokens[actor].as_deref().expect("a token");
    let lower =
        house.spectator().request(Method::GET, &path).header("Authorization", format!("bearer {token}"));
    assert_eq!(crate::common::send(lower).await.good()["seats"][actor]["yours"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invite_only_game_is_for_the_invited() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "open": true }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true });
    let table = house.spectator().create(order).await;
    let invite = table.invite.as_deref().expect("an invitation");
    let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
    let id = &table.id;
    assert_eq!(house.spectator().get("/api/games").await.good()["games"], json!([]));
    assert_eq!(ann.get("/api/games").await.good()["games"], json!([]));
    assert_eq!(ann.get("/api/games?mine=true").await.good()["games"][0]["id"], *id);

    let stranger = house.caller(&key("a stranger"));
    for wrong in ["", "?invite=", "?invite=guess", &format!("?invite={id}")] {
        for call in ["", "/record", "/events", "/talk"] {
            stranger.get(&format!("/api/games/{id}{call}{wrong}")).await.refused(403);
        }
    }
    for call in ["", "/record", "/talk"] {
        assert_eq!(stranger.get(&format!("/api/games/{id}{call}?invite={invite}")).await.status, 200);
        assert_eq!(
            ann.get(&format!("/api/games/{id}{call}")).await.status,
            200,
            "a player is always invited"
        );
    }
    let plan = json!({ "version": 0, "actions": [{ "do": "pass" }] });
    for (call, body) in [
        ("actions", &plan),
        ("preview", &plan),
        ("seats", &json!({ "name": "Eve" })),
        ("seats", &json!({ "name": "Eve", "invite": "guess" })),
        ("seats/2/bot", &json!({ "bot": "random" })),
        ("talk", &json!({ "text": "Hi" })),
    ] {
        stranger.post(&format!("/api/games/{id}/{call}"), body).await.refused(403);
    }
    stranger.get(&format!("/api/games/{id}/note")).await.refused(403);
    let cyd = sit(&house.spectator(), id, &json!({ "name": "Cyd", "invite": invite })).await.good();
    assert_eq!(house.caller(&token(&cyd)).look(id).await["begun"], true);
    let view = ann.get(&format!("/api/games/{id}")).await;
    assert!(!view.text.contains(invite), "an invitation is not told again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_a_seat_to_a_bot_and_the_game_goes_on() {
    let house = House::open().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "open": true }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 1, "seed": 3 })).await;
    let bot = |seat: usize| format!("/api/games/{}/seats/{seat}/bot", table.id);
    let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
    let bob = house.caller(table.tokens[1].as_deref().expect("a token"));
    for caller in [&house.spectator(), &ann, &house.caller(&key("another"))] {
        assert_eq!(caller.post(&bot(1), &json!({ "bot": "random" })).await.refused(403)["rule"], "G-1");
        caller.post(&bot(2), &json!({ "bot": "random" })).await.refused(403);
    }
    host.post(&bot(1), &json!({ "bot": "genius" })).await.refused(400);
    host.post(&bot(7), &json!({ "bot": "random" })).await.refused(409);
    let seated = host.post(&bot(2), &json!({ "bot": "random" })).await.good();
    assert_eq!((&seated["seats"][2]["bot"], &seated["begun"]), (&json!("random"), &json!(true)));
    host.post(&bot(2), &json!({ "bot": "random" })).await.refused(409);
    // The banker is away: the bot that takes the place offers a share, and the game goes on.
    host.post(&bot(1), &json!({ "bot": "random" })).await.good();
    eventually("a bot's move", async || (ann.look(&table.id).await["version"] != 0).then_some(())).await;
    assert_eq!(bob.look(&table.id).await["seats"][1]["yours"], false);
    // A player gives up their own seat, and the bots end the game.
    ann.post(&bot(0), &json!({ "bot": "random" })).await.good();
    eventually("the end", async || (host.look(&table.id).await["over"] == true).then_some(())).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_private_and_talk_is_not() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 5).await;
    let players = house.players(&table);
    let note = format!("/api/games/{}/note", table.id);
    let talk = format!("/api/games/{}/talk", table.id);
    let write = |caller: &Caller, text: &str| {
        crate::common::send(caller.request(Method::PUT, &note).json(&json!({ "text": text })))
    };
    assert_eq!(players[0].get(&note).await.good()["text"], "");
    assert_eq!(write(&players[0], "Bob is up to something\n…").await.status, 204);
    assert_eq!(write(&players[1], "Ann suspects me").await.status, 204);
    assert_eq!(write(&players[1], "Ann suspects me!").await.status, 204);
    assert_eq!(players[0].get(&note).await.good()["text"], "Bob is up to something\n…");
    assert_eq!(players[1].get(&note).await.good()["text"], "Ann suspects me!");
    assert_eq!(players[2].get(&note).await.good()["text"], "");
    for stranger in [house.spectator(), house.caller(&key("a stranger"))] {
        stranger.get(&note).await.refused(403);
        write(&stranger, "free shelf").await.refused(403);
        stranger.post(&talk, &json!({ "text": "Hello" })).await.refused(403);
    }
    write(&players[0], &"x".repeat(20_001)).await.refused(400);
    write(&players[0], "nothing\u{0}ness").await.refused(400);

    for (seat, text) in [(0, "Good luck!"), (2, "<b>And</b> to you")] {
        assert_eq!(players[seat].post(&talk, &json!({ "text": text })).await.status, 201);
    }
    for text in [String::new(), " \n".into(), "x".repeat(2001), "\u{0}".into(), "a\u{0}b".into()] {
        players[0].post(&talk, &json!({ "text": text })).await.refused(400);
    }
    let said = house.spectator().get(&talk).await.good();
    let words: Vec<(&Value, &Value, &Value)> = said
        .as_array()
        .expect("a list")
        .iter()
        .map(|said| (&said["seat"], &said["name"], &said["text"]))
        .collect();
    let (ann, cyd) = ((json!(0), json!("Ann")), (json!(2), json!("Cyd")));
    assert_eq!(
        words,
        [(&ann.0, &ann.1, &json!("Good luck!")), (&cyd.0, &cyd.1, &json!("<b>And</b> to you"))]
    );
    let later = players[1].get(&format!("{talk}?after={}", said[0]["id"])).await.good();
    assert_eq!(later, json!([said[1]]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_pages_and_filters() {
    let house = House::open().await;
    let mut ids = Vec::new();
    for number in 0..25 {
        ids.push(house.table(GAMES[number % 2], 3, number as u64).await.id);
    }
    let mut seen = Vec::new();
    let mut path = "/api/games?limit=10".to_owned();
    loop {
        let page = house.spectator().get(&path).await.good();
        let games = page["games"].as_array().expect("games");
        assert!(games.len() <= 10);
        seen.extend(games.iter().map(|game| game["id"].as_str().expect("an id").to_owned()));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/api/games?limit=10&after={next}");
    }
    let (mut seen_sorted, mut ids_sorted) = (seen.clone(), ids.clone());
    seen_sorted.sort();
    ids_sorted.sort();
    assert_eq!(seen_sorted, ids_sorted, "each once");
    for game in GAMES {
        let page =
            house.spectator().get(&format!("/api/games?game={game}&limit=100&stage=running")).await.good();
        let games = page["games"].as_array().expect("games");
        assert!(games.iter().all(|listed| listed["game"] == game && listed["stage"] == "running"));
        assert_eq!(games.len(), if game == AMERICAN_RAILS { 13 } else { 12 });
    }
    house.close().await;
}
