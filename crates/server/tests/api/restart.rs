//! A server that stops loses nothing, and one that forgets a game remembers it.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use crate::common::{AMERICAN_RAILS, Caller, GAMES, House, Player, Table, eventually, replay};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart_as_they_stood() {
    let mut house = House::open().await;
    let mut tables = Vec::new();
    for game in GAMES {
        for players in 3..=5 {
            let table = house.table(game, players, 3).await;
            Player::new(&house, &table, 3).play(10 * players).await;
            tables.push(table);
        }
    }
    let mut before = Vec::new();
    for table in &tables {
        before.push(views(&house, table).await);
    }
    house = house.reopen().await;
    for (table, before) in tables.iter().zip(&before) {
        assert_eq!(&views(&house, table).await, before);
    }
    for table in &tables {
        Player::new(&house, table, 4).finish().await;
        let record = house.spectator().record(&table.id).await.good();
        assert_eq!(replay(record.clone()), record);
    }
    house.close().await;
}

/// The game in everybody's eyes.
async fn views(house: &House, table: &Table) -> Vec<Value> {
    let mut views = vec![house.spectator().look(&table.id).await];
    for caller in house.players(table) {
        views.push(caller.look(&table.id).await);
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_notes_seats_and_invitations_are_kept() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "open": true }, { "open": true }]);
    let table = house
        .spectator()
        .create(json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true }))
        .await;
    let invite = table.invite.clone().expect("an invitation");
    let token = table.tokens[0].clone().expect("a token");
    let ann = house.caller(&token);
    let path = |call: &str| format!("/api/games/{}/{call}", table.id);
    ann.post(&path("talk"), &json!({ "text": "Soon." })).await;
    crate::common::send(ann.request(reqwest::Method::PUT, &path("note")).json(&json!({ "text": "Mine." })))
        .await;
    let bob = json!({ "name": "Bob", "invite": invite });
    let bob = house.spectator().post(&path("seats"), &bob).await.good();

    let house = house.reopen().await;
    let ann = house.caller(&token);
    assert_eq!(ann.get(&path("talk")).await.good()[0]["text"], "Soon.");
    assert_eq!(ann.get(&path("note")).await.good()["text"], "Mine.");
    let bob = house.caller(bob["token"].as_str().expect("a token"));
    assert_eq!(bob.look(&table.id).await["seats"][1]["yours"], true);
    house.spectator().get(&format!("/api/games/{}", table.id)).await.refused(403);
    let cyd = json!({ "name": "Cyd", "invite": invite });
    assert_eq!(house.spectator().post(&path("seats"), &cyd).await.status, 201);
    assert_eq!(ann.look(&table.id).await["begun"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_waits_for_a_bot_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let mut tables = Vec::new();
    for number in 0..6 {
        let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
        let order = json!({ "game": GAMES[number % 2], "seats": seats, "seed": number });
        tables.push(house.spectator().create(order).await);
    }
    // Stopped in the middle of their games, perhaps several times.
    for _ in 0..3 {
        house = house.reopen().await;
        let moving = house.spectator();
        eventually("a bot's move", async || {
            let mut moved = false;
            for table in &tables {
                moved |= moving.look(&table.id).await["version"] != 0;
            }
            moved.then_some(())
        })
        .await;
    }
    let spectator = house.spectator();
    for table in &tables {
        eventually("the end", async || (spectator.look(&table.id).await["over"] == true).then_some(())).await;
        let record = spectator.record(&table.id).await.good();
        assert_eq!(replay(record.clone()), record);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_were_acknowledged_while_stopping_are_there() {
    let house = House::open().await;
    let mut playing = Vec::new();
    let mut tables = Vec::new();
    for seed in 0..8 {
        let table = house.table(AMERICAN_RAILS, 3, seed).await;
        let callers = house.players(&table);
        playing.push(tokio::spawn(play_until_it_stops(callers, table.id.clone())));
        tables.push(table);
    }
    let busy = house.spectator();
    eventually("a game under way", async || {
        (busy.look(&tables[0].id).await["version"].as_u64() > Some(20)).then_some(())
    })
    .await;
    let house = house.reopen().await;
    for (table, playing) in tables.iter().zip(playing) {
        let (acknowledged, refused) = playing.await.expect("a player");
        let version = house.spectator().look(&table.id).await["version"].as_u64().expect("a version");
        assert!(version == acknowledged || version == acknowledged + 1, "{version}, not {acknowledged}");
        assert_eq!(refused, 0, "nobody was told that a move under way has failed");
    }
    house.close().await;
}

/// Plays the first action listed, over and over; tells the last version that was acknowledged, and
/// how many moves were answered with a failure.
async fn play_until_it_stops(callers: Vec<Caller>, id: String) -> (u64, u32) {
    let mut acknowledged = 0;
    let path = format!("/api/games/{id}");
    loop {
        for caller in &callers {
            let Ok(response) = caller.request(reqwest::Method::GET, &path).send().await else {
                return (acknowledged, 0);
            };
            let Ok(view) = response.json::<Value>().await else { return (acknowledged, 0) };
            let Some(action) = view["actions"].get(0) else { continue };
            let body = json!({ "version": view["version"], "action": action });
            let request = caller.request(reqwest::Method::POST, &format!("{path}/actions")).json(&body);
            let Ok(response) = request.send().await else { return (acknowledged, 0) };
            if response.status() != 200 {
                return (acknowledged, 1);
            }
            acknowledged = view["version"].as_u64().expect("a version") + 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_dropped_from_memory_is_there_when_it_is_asked_for() {
    let house = House::open_with(|config| {
        config.idle_games = 1;
        config.idle_for = Duration::ZERO;
    })
    .await;
    let mut tables = Vec::new();
    for seed in 0..5 {
        let table = house.table(AMERICAN_RAILS, 3, seed).await;
        let player = Player::new(&house, &table, seed).play(20).await;
        tables.push((table, player));
    }
    let mut watching = house.spectator().events(&tables[0].0.id, None).await;
    eventually("forgetting", async || {
        let numbers = house.spectator().get("/metrics").await.text;
        // Games that are watched stay.
        numbers.lines().any(|line| line == "railhead_games_in_memory 1").then_some(())
    })
    .await;
    for (table, view) in &tables {
        let actor = view["actor"].as_u64().expect("an actor") as usize;
        assert_eq!(&house.players(table)[actor].look(&table.id).await, view);
    }
    for (table, _) in &tables {
        Player::new(&house, table, 9).finish().await;
        let record = house.spectator().record(&table.id).await.good();
        assert_eq!(replay(record.clone()), record);
    }
    for version in 21..=30 {
        assert_eq!(watching.next_named("version").await.id, Some(version));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_keep_a_server_from_stopping() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let address = house.base.strip_prefix("http://").expect("an address").to_owned();
    // One says nothing, one stops in the middle of a request, one in the middle of its body, and one
    // never reads what it asked for.
    let requests = [
        String::new(),
        format!("POST /api/games HTTP/1.1\r\nHost: {address}\r\n"),
        format!("POST /api/games HTTP/1.1\r\nHost: {address}\r\nContent-Length: 100\r\n\r\n{{"),
        format!("GET /api/games/{}/events HTTP/1.1\r\nHost: {address}\r\n\r\n", table.id),
        format!("GET /api/openapi.json HTTP/1.1\r\nHost: {address}\r\n\r\n").repeat(500),
    ];
    let mut stubborn = Vec::new();
    for request in requests {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("sent");
        stubborn.push(stream);
    }
    let served = house.spectator().look(&table.id).await;
    assert_eq!(served["version"], 0, "others are served meanwhile");
    house.close().await;
}
