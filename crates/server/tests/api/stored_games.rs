//! Games as earlier versions have stored them stay readable for ever; what a newer version has
//! stored is refused, and the rest is served.

use std::fs;
use std::path::Path;

use crate::common::{AMERICAN_RAILS, GAMES, House, Player, eventually, key, send};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::testing::TestDatabase;
use store::{GameId, GameStatus, KeyHash, NewGame, Occupant, Origin, Person, Store, StoredEntry, Timestamp};

fn new_game(id: &str, game: &str, frame: &str, seats: usize) -> NewGame {
    NewGame {
        id: GameId(id.to_owned()),
        game: game.to_owned(),
        frame: frame.to_owned(),
        seats: vec![Occupant::bot("nobody"); seats],
        host: None,
        invite: None,
        listed: true,
        created: Timestamp(1),
        follows: None,
        status: GameStatus::default(),
        origin: Origin::Played,
        rated: false,
    }
}

fn entry(version: u32, seat: u64, text: &str) -> StoredEntry {
    StoredEntry { version, seat: seat as u8, text: text.to_owned(), at: Timestamp(1) }
}

/// A house in whose database somebody else has written.
async fn house_after(write: impl AsyncFnOnce(&dyn Store)) -> House {
    let directory = House::open().await.close().await;
    let store = store::open(&format!("sqlite:{}", directory.path().join("games.db").display()))
        .await
        .expect("the database");
    write(&*store).await;
    store.close().await;
    House::open_in(directory).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_earlier_versions_stay_readable() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored");
    let mut stored = Vec::new();
    for file in fs::read_dir(folder).expect("the folder of stored games") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a stored game");
        stored.push(serde_json::from_str::<Value>(&text).expect("JSON"));
    }
    assert!(stored.len() >= 10);
    for name in GAMES {
        let has_gone_back = |game: &Value| game["entries"].to_string().contains("back");
        assert!(stored.iter().any(|game| game["game"] == name && has_gone_back(game)), "{name}");
    }
    let house = house_after(async |store| {
        for (number, game) in stored.iter().enumerate() {
            let text = |value: &Value| value.as_str().expect("text").to_owned();
            let players = game["players"].as_array().map_or(0, Vec::len);
            let new = new_game(&format!("old{number}"), &text(&game["game"]), &text(&game["frame"]), players);
            let lines = game["entries"].as_array().expect("entries");
            let entries: Vec<StoredEntry> = (1..)
                .zip(lines)
                .map(|(version, line)| entry(version, line[0].as_u64().expect("a seat"), &text(&line[1])))
                .collect();
            store.create(&new, &entries).await.expect("it is stored");
        }
    })
    .await;
    for (number, game) in stored.iter().enumerate() {
        let view = house.spectator().look(&format!("old{number}")).await;
        let mut expected = game["state"].clone();
        // Hidden money is no spectator's business.
        if view["state"]["cash"][0].is_null() {
            expected["cash"] = view["state"]["cash"].clone();
        }
        assert_eq!(view["state"], expected, "{}", game["frame"]);
        assert_eq!(view["version"], game["entries"].as_array().map_or(0, Vec::len));
        let page = house.spectator().get(&format!("/games/old{number}")).await;
        assert_eq!(page.status, 200);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_a_newer_server_has_played_is_refused_and_the_rest_is_served() {
    let good =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored/a-shared-victory.json"));
    let good: Value = serde_json::from_str(&good.expect("a stored game")).expect("JSON");
    let frame = good["frame"].as_str().expect("a frame");
    let players = good["players"].as_array().map_or(0, Vec::len);
    let first = &good["entries"][0];
    let first = entry(1, first[0].as_u64().expect("a seat"), first[1].as_str().expect("an action"));
    let newer_rules = frame.replacen('{', "{\"rules\":2,", 1);
    let house = house_after(async |store| {
        let newer = entry(2, 0, r#"{"pause":"until-tomorrow"}"#);
        store
            .create(&new_game("entry", AMERICAN_RAILS, frame, players), &[first.clone(), newer])
            .await
            .expect("stored");
        store.create(&new_game("rules", AMERICAN_RAILS, &newer_rules, players), &[]).await.expect("stored");
        store.create(&new_game("game", "south-american-rails", frame, players), &[]).await.expect("stored");
        store.create(&new_game("good", AMERICAN_RAILS, frame, players), &[first]).await.expect("stored");
    })
    .await;
    let caller = house.spectator();
    for id in ["entry", "rules", "game"] {
        let refused = caller.get(&format!("/api/games/{id}")).await.refused(503);
        assert!(refused["error"].as_str().is_some_and(|error| error.contains("newer version")), "{refused}");
        assert_eq!(caller.get(&format!("/games/{id}")).await.status, 503);
    }
    assert_eq!(caller.look("good").await["version"], 1);
    assert_eq!(caller.get("/").await.status, 200, "the lobby");
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    Player::new(&house, &table, 1).play(5).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_unknown_rules_is_refused_and_one_without_a_version_is_of_the_first() {
    let house = House::open().await;
    let record = crate::common::recorded_games().remove(0);
    for rules in [json!(2), json!(0), json!("1"), json!(null), json!(1.5)] {
        let mut changed = record.clone();
        changed["rules"] = rules;
        let refused = house.spectator().post("/api/games/import", &changed).await.refused(400);
        assert_eq!(refused["rule"], "G-5");
    }
    let mut old = record.clone();
    old.as_object_mut().expect("a record").remove("rules");
    let id = house.spectator().post("/api/games/import", &old).await.good()["id"].clone();
    let written = house.spectator().record(id.as_str().expect("an id")).await.good();
    assert_eq!(written["rules"], 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_of_a_player_is_served_although_one_of_their_games_cannot_be_read() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored/taken-back-unfinished.json");
    let stored: Value =
        serde_json::from_str(&fs::read_to_string(stored).expect("a stored game")).expect("JSON");
    let frame = stored["frame"].as_str().expect("a frame");
    let players = stored["players"].as_array().map_or(0, Vec::len);
    let ann = key("Ann");
    let hers = |id: &str, game: &str, frame: &str| {
        let key = KeyHash(Sha256::digest(&ann).into());
        let mut new = new_game(id, game, frame, players);
        new.seats[0] = Occupant::Person(Person { key, name: "Ann".to_owned() });
        new
    };
    let newer_rules = frame.replacen("\"rules\":1", "\"rules\":999", 1);
    assert_ne!(newer_rules, frame);
    let pause = entry(1, 0, r#"{"pause":"until-tomorrow"}"#);
    let unreadable = [
        (hers("entry", AMERICAN_RAILS, frame), vec![pause]),
        (hers("rules", AMERICAN_RAILS, &newer_rules), vec![]),
        (hers("game", "south-american-rails", frame), vec![]),
    ];
    for (game, entries) in unreadable {
        let house = house_after(async |store| {
            store.create(&game, &entries).await.expect("stored");
            store.create(&hers("good", AMERICAN_RAILS, frame), &[]).await.expect("stored");
        })
        .await;
        let lobby = house.spectator().request(Method::GET, "/");
        let lobby = send(lobby.header("cookie", format!("railhead_key={ann}"))).await;
        assert_eq!(lobby.status, 200, "with {}: {}", game.id.0, lobby.text);
        assert!(lobby.text.contains("/games/good"), "her other game is there");
        let listed = house.caller(&ann).get("/api/games?mine=true").await.good();
        assert!(listed.to_string().contains("\"good\""), "{listed}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_a_newer_server_plays_on_is_refused_and_the_others_are_served() {
    let database = TestDatabase::create().await;
    let house = House::open_with(|config| config.database.clone_from(&database.url)).await;
    let (table, other) = (house.table(GAMES[0], 3, 1).await, house.table(GAMES[0], 3, 2).await);
    let mut events = house.spectator().events(&table.id, None).await;
    let newer = store::open(&database.url).await.expect("the database");
    let id = GameId(table.id.clone());
    newer
        .append(&id, &[entry(1, 0, r#"{"pause":true}"#)], &GameStatus::default())
        .await
        .expect("it is stored");
    let path = format!("/api/games/{}", table.id);
    eventually("a refusal", async || (house.spectator().get(&path).await.status == 503).then_some(())).await;
    // Whoever has followed it is not left with what is outdated.
    while events.next().await.is_some() {}
    house.spectator().look(&other.id).await;
    newer.close().await;
    house.close().await;
}
