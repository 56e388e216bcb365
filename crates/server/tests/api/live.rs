//! Live updates: an event for each version, none missing and none twice.

use crate::common::{AMERICAN_RAILS, Event, Events, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

#[tokio::test(flavor = "multi_thread")]
async fn each_new_version_is_an_event_with_its_id() {
    let house = House::open().await;
    for game in GAMES {
        let table = house.table(game, 3, 5).await;
        let mut player = Player::new(&house, &table, 5);
        player.play(3).await;
        let mut watching = house.spectator().events(&table.id, None).await;
        for version in 4..30 {
            let view = player.turn().await;
            player.step(&view).await;
            let event = next_version(&mut watching).await;
            assert_eq!(event.id, Some(version));
            assert_eq!(event.data["version"], version);
            assert_eq!(event.data["over"], false);
            let mut entry = json!({ "seat": event.data["seat"] });
            entry.as_object_mut().expect("an entry").extend(object(&event.data["action"]));
            assert_eq!(Some(&entry), player.played.last());
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_call_waits_for_ones_decision_for_a_version_or_for_the_end() {
    let house = House::open().await;
    for game in GAMES {
        let table = house.table(game, 3, 5).await;
        let players: Vec<_> =
            table.tokens.iter().map(|token| house.caller(token.as_deref().expect("a token"))).collect();
        let actor = players[0].look(&table.id).await["actor"].as_u64().expect("an actor") as usize;
        let wait = |player: usize, query: &'static str| {
            let (caller, path) = (players[player].clone(), format!("/api/games/{}?wait={query}", table.id));
            tokio::spawn(async move { caller.get(&path).await })
        };
        // Whoever has to decide need not wait, and nobody waits for longer than they said.
        assert_eq!(wait(actor, "50").await.expect("an answer").good()["version"], 0);
        let other = (actor + 1) % 3;
        assert_eq!(wait(other, "0").await.expect("an answer").good()["actions"], json!([]));
        wait(other, "51").await.expect("an answer").refused(400);
        wait(other, "soon").await.expect("an answer").refused(400);

        let above = wait(other, "50&after=0");
        let mut next: Vec<_> = (0..3).filter(|&seat| seat != actor).map(|seat| wait(seat, "50")).collect();
        let mut player = Player::new(&house, &table, 5);
        while player.turn().await["actor"] == actor {
            let view = player.turn().await;
            player.step(&view).await;
        }
        assert!(above.await.expect("an answer").good()["version"].as_u64() >= Some(1), "{game}");
        let turn = player.turn().await["actor"].as_u64().expect("an actor") as usize;
        let place = (0..3).filter(|&seat| seat != actor).position(|seat| seat == turn).expect("another");
        let asked = next.swap_remove(place).await.expect("an answer").good();
        assert_eq!(asked["actor"], turn, "{game}");
        assert!(asked["actions"].as_array().is_some_and(|actions| !actions.is_empty()), "{game}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_catches_up_from_its_last_event() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 8).await;
    let mut player = Player::new(&house, &table, 8);
    // More than a page of the log, so that catching up crosses its edges.
    player.play(140).await;
    let played = player.played.len() as u64;
    for last in [0, 1, 63, 64, 65, 127, 128, played - 1] {
        let mut watching = house.spectator().events(&table.id, Some(last)).await;
        for version in last + 1..=played {
            let event = watching.next().await.expect("the stream goes on");
            assert_eq!((event.name.as_str(), event.id), ("version", Some(version)), "after {last}");
            assert_eq!(event.data["seat"], player.played[version as usize - 1]["seat"]);
        }
    }
    // Who has seen everything hears of the next one first.
    let mut up_to_date = house.spectator().events(&table.id, Some(played)).await;
    player.play(1).await;
    assert_eq!(next_version(&mut up_to_date).await.id, Some(played + 1));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_misses_nothing_and_hears_nothing_twice() {
    let house = House::open().await;
    let table = house.table(NORTH_AMERICAN_RAILWAYS, 4, 3).await;
    let mut player = Player::new(&house, &table, 3);
    let spectator = house.spectator();
    let id = table.id.clone();
    let watching = tokio::spawn(async move {
        let mut seen = 0;
        loop {
            let mut events = spectator.events(&id, Some(seen)).await;
            for _ in 0..7 {
                let event = next_version(&mut events).await;
                assert_eq!(event.id, Some(seen + 1));
                seen += 1;
                if event.data["over"] == true {
                    return seen;
                }
            }
        }
    });
    let end = player.finish().await;
    assert_eq!(end["version"], watching.await.expect("the watcher saw everything"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_watchers_see_the_same_within_a_second() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 4, 12).await;
    let mut player = Player::new(&house, &table, 12);
    let mut watchers = Vec::new();
    for seat in 0..40 {
        let caller = player.seats.get(seat).cloned().unwrap_or_else(|| house.spectator());
        watchers.push(caller.events(&table.id, None).await);
    }
    for version in 1..=10 {
        let view = player.turn().await;
        player.step(&view).await;
        for watcher in &mut watchers {
            assert_eq!(next_version(watcher).await.id, Some(version));
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_who_does_not_read_holds_up_nobody_and_later_gets_everything() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 30).await;
    let mut player = Player::new(&house, &table, 30);
    let mut asleep = Vec::new();
    for _ in 0..10 {
        asleep.push(house.spectator().events(&table.id, Some(0)).await);
    }
    let deaf = narrow_line(&house, &table.id).await;
    let end = player.finish().await;
    let versions = end["version"].as_u64().expect("a version");
    for mut watcher in asleep {
        for version in 1..=versions {
            assert_eq!(next_version(&mut watcher).await.id, Some(version));
        }
    }
    assert_eq!(read_ids(deaf, versions).await, (1..=versions).collect::<Vec<u64>>());
    house.close().await;
}

/// A watcher whose line is so narrow that it is soon full.
async fn narrow_line(house: &House, id: &str) -> TcpStream {
    let address = house.base.strip_prefix("http://").expect("an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(1024).expect("a narrow one");
    let mut line = socket.connect(address.parse().expect("an address")).await.expect("a connection");
    let request =
        format!("GET /api/games/{id}/events HTTP/1.1\r\nHost: {address}\r\nLast-Event-ID: 0\r\n\r\n");
    line.write_all(request.as_bytes()).await.expect("sent");
    line
}

/// Reads events until one has this id.
async fn read_ids(line: TcpStream, last: u64) -> Vec<u64> {
    let mut ids = Vec::new();
    let mut lines = BufReader::new(line).lines();
    while ids.last() != Some(&last) {
        let next =
            tokio::time::timeout(crate::common::PATIENCE, lines.next_line()).await.expect("a line in time");
        let text = next.expect("the line holds").expect("the stream goes on");
        ids.extend(text.strip_prefix("id: ").map(|id| id.parse::<u64>().expect("an id")));
    }
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_moves_are_events_too_and_the_last_says_that_it_is_over() {
    let house = House::open().await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }, { "open": true }]);
    let table = house.spectator().create(json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": bots })).await;
    let mut watching = house.spectator().events(&table.id, Some(0)).await;
    let sit = format!("/api/games/{}/seats", table.id);
    let ann = house.spectator().post(&sit, &json!({ "name": "Ann" })).await.good();
    let ann = house.caller(ann["token"].as_str().expect("a token"));
    let answer = ann.post(&format!("/api/games/{}/seats/2/bot", table.id), &json!({ "bot": "random" })).await;
    assert_eq!(answer.status, 200);
    for version in 1.. {
        let event = next_version(&mut watching).await;
        assert_eq!(event.id, Some(version));
        if event.data["over"] == true {
            assert_eq!(house.spectator().look(&table.id).await["version"], version);
            break;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_and_seats_are_told_aside() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "open": true }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
    let mut watching = house.spectator().events(&table.id, None).await;
    let aside = |event: Event| assert_eq!((event.name.as_str(), event.id), ("aside", None));

    let said = ann.post(&format!("/api/games/{}/talk", table.id), &json!({ "text": "Who joins us?" })).await;
    assert_eq!(said.status, 201);
    aside(watching.next().await.expect("an event"));
    let mut watching = house.spectator().events(&table.id, None).await;
    let cyd =
        house.spectator().post(&format!("/api/games/{}/seats", table.id), &json!({ "name": "Cyd" })).await;
    assert_eq!(cyd.status, 201);
    aside(watching.next().await.expect("an event"));
    let seen = house.spectator().look(&table.id).await;
    assert_eq!((&seen["begun"], &seen["seats"][2]["name"]), (&json!(true), &json!("Cyd")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_alone_are_told_without_asides() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 4).await;
    let mut player = Player::new(&house, &table, 4);
    player.play(1).await;
    let mut watching = house.spectator().events(&table.id, None).await;
    player.play(60).await;
    for version in 2..=61 {
        let event = watching.next().await.expect("an event");
        assert_eq!((event.name.as_str(), event.id), ("version", Some(version)));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_moves_are_told_without_asides() {
    let house = House::open().await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let table = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": bots, "seed": 1 })).await;
    let mut watching = house.spectator().events(&table.id, Some(0)).await;
    let mut asides = 0;
    loop {
        let event = watching.next().await.expect("an event");
        asides += u32::from(event.name == "aside");
        if event.data["over"] == true {
            break;
        }
    }
    // The word that the table is there may come late.
    assert!(asides <= 1, "{asides} asides although nobody came or spoke");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_begins_at_once_and_is_neither_stored_nor_packed() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 4).await;
    let path = format!("/api/games/{}/events", table.id);
    let request = house.spectator().request(Method::GET, &path).header("Accept-Encoding", "gzip");
    let response = request.send().await.expect("an answer although nothing happens");
    assert_eq!(response.status(), 200);
    let header =
        |name: &str| response.headers().get(name).map(|value| value.to_str().expect("text").to_owned());
    assert_eq!(header("content-type").as_deref(), Some("text/event-stream"));
    assert_eq!(header("cache-control").as_deref(), Some("no-cache"));
    assert_eq!(header("x-accel-buffering").as_deref(), Some("no"));
    assert_eq!(header("content-encoding"), None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_when_the_server_stops() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 4).await;
    let mut player = Player::new(&house, &table, 4);
    let mut watchers = Vec::new();
    for after in [None, Some(0), Some(1000)] {
        watchers.push(house.spectator().events(&table.id, after).await);
    }
    player.play(1).await;
    assert_eq!(next_version(&mut watchers[0]).await.id, Some(1));
    assert_eq!(next_version(&mut watchers[1]).await.id, Some(1));
    house.close().await;
    for watcher in &mut watchers {
        while let Some(event) = watcher.next().await {
            assert_eq!(event.name, "aside", "no move was made");
        }
    }
}

async fn next_version(events: &mut Events) -> Event {
    events.next_named("version").await
}

fn object(value: &Value) -> serde_json::Map<String, Value> {
    value.as_object().expect("an object").clone()
}
