//! The attributes by which pages and scripts speak with each other are in one list, and the pages keep to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::{Caller, GAMES, House, NAMES, Player, key, recorded_games, send};
use reqwest::Method;
use serde_json::{Value, json};

/// The attributes of the list, and whether a page that is drawn may carry them: some are the scripts' own.
fn listed() -> Vec<(String, bool)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/attributes.d.ts");
    let text = fs::read_to_string(file).expect("the list of attributes");
    let (_, list) = text.split_once("interface DOMStringMap {").expect("the list");
    let entries = list.split("/** ").skip(1);
    let read = |entry: &str| {
        let (comment, code) = entry.split_once("*/").expect("the end of a comment");
        let (name, _) = code.trim_start().split_once('?').expect("an attribute");
        let (setters, _) = comment.split_once(':').expect("who sets it");
        let kebab = name.chars().fold("data-".to_owned(), |mut kebab, letter| {
            if letter.is_ascii_uppercase() {
                kebab.push('-');
            }
            kebab.push(letter.to_ascii_lowercase());
            kebab
        });
        (kebab, setters != "script")
    };
    entries.map(read).collect()
}

/// The `data-` attributes of all elements.
fn attributes(html: &str) -> impl Iterator<Item = &str> {
    // Within a tag, every second part stands in quotes; a value has no `>` that is not escaped.
    let tags = html.split('<').skip(1).map(|tag| tag.split('>').next().unwrap_or_default());
    let names = tags.flat_map(|tag| tag.split('"').step_by(2)).flat_map(|part| part.split([' ', '=', '/']));
    names.filter(|name| name.starts_with("data-"))
}

/// Somebody who collects what pages carry.
struct Collector {
    caller: Caller,
    cookie: String,
    seen: BTreeSet<String>,
}

impl Collector {
    async fn draw(&mut self, method: Method, path: &str, message: Option<&Value>) -> String {
        let mut request = self.caller.request(method, path).header("cookie", &self.cookie);
        if let Some(message) = message {
            request = request.json(message);
        }
        let answer = send(request).await;
        assert!(answer.status.is_success(), "{path}: {answer:?}");
        self.seen.extend(attributes(&answer.text).map(str::to_owned));
        answer.text
    }

    async fn get(&mut self, path: &str) -> String {
        self.draw(Method::GET, path, None).await
    }

    async fn post(&mut self, path: &str, message: &Value) -> String {
        self.draw(Method::POST, path, Some(message)).await
    }

    /// A game in which all seats are the collector's, after some moves of a record.
    async fn table(&mut self, record: &Value, moves: usize) -> String {
        let mut record = record.clone();
        let actions = record["actions"].as_array_mut().expect("actions");
        if moves < actions.len() {
            actions.truncate(moves);
            record["result"] = Value::Null;
        }
        let stored: Value = serde_json::from_str(&self.post("/games/import", &record).await).expect("JSON");
        format!("/games/{}", stored["id"].as_str().expect("an id"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_attribute_that_is_drawn_is_in_the_list_and_the_other_way_round() {
    let house = House::open().await;
    let host = house.caller(&key("collector"));
    let comfort = "theme.dark_size.large_motion.less_sound.on_spend.on";
    let cookie = format!("railhead_key={}; railhead_comfort={comfort}", key("collector"));
    let mut pages = Collector { caller: house.spectator(), cookie, seen: BTreeSet::new() };
    for path in ["/", "/me", "/me/notices", "/games/new", "/learn"] {
        pages.get(path).await;
    }
    let map = include_str!("../../../american-rails/maps/eastern-united-states.toml");
    let chosen = json!({ "game": GAMES[0], "file": "map.toml", "text": map });
    pages.post("/games/new/material", &chosen).await;
    for game in GAMES {
        pages.get(&format!("/rules/{game}")).await;
        for lesson in lessons::of_game(game) {
            for step in 1..=lesson.steps.len() {
                pages.get(&format!("/learn/{game}/{}?step={step}", lesson.name)).await;
            }
        }
        pages.get(&format!("/games/new?game={game}")).await;
        // A table that waits for somebody who is invited, with more talk than fits on a page.
        let seats = json!([{ "name": NAMES[0], "mine": true }, { "open": true }, { "bot": "random" }]);
        let waiting = host.create(json!({ "game": game, "seats": seats, "invite_only": true })).await;
        for number in 0..=200 {
            let word = json!({ "text": format!("Hello, {number}") });
            assert_eq!(host.post(&format!("/api/games/{}/talk", waiting.id), &word).await.status, 201);
        }
        pages.get(&format!("/games/{}", waiting.id)).await;
        pages.get(&format!("/games/{}/rules", waiting.id)).await;
        pages.get(&format!("/games/{}?invite={}", waiting.id, waiting.invite.expect("an invitation"))).await;
    }
    // Somebody names the host.
    let seats = json!([{ "name": NAMES[0], "mine": true }, { "name": "Guest" }, { "bot": "random" }]);
    let table = host.create(json!({ "game": GAMES[0], "seats": seats })).await;
    let guest = house.caller(table.tokens[1].as_deref().expect("a token"));
    let word = json!({ "text": format!("Well, {}?", NAMES[0]) });
    assert_eq!(guest.post(&format!("/api/games/{}/talk", table.id), &word).await.status, 201);
    pages.get(&format!("/games/{}", table.id)).await;
    for record in recorded_games() {
        let all = record["actions"].as_array().map_or(0, Vec::len);
        for eighth in 0..8 {
            let table = pages.table(&record, all * eighth / 8 + eighth).await;
            pages.get(&table).await;
            pages.get(&format!("{table}?at=1")).await;
            let view: Value = serde_json::from_str(&pages.get(&format!("/api{table}")).await).expect("JSON");
            let (version, actions) = (&view["version"], view["actions"].as_array().expect("actions"));
            for action in [actions.first(), actions.last()].into_iter().flatten() {
                let wish = json!({ "version": version, "plan": [action], "money": true });
                pages.post(&format!("{table}/update"), &wish).await;
            }
            for column in 0..4 {
                let focus = format!("share:{column}");
                pages.post(&format!("{table}/update"), &json!({ "version": version, "focus": focus })).await;
            }
            let refused = json!({ "version": version, "plan": [{ "do": "nothing" }], "confirm": true });
            pages.post(&format!("{table}/update"), &refused).await;
            pages.post(&format!("{table}/card"), &json!({ "version": version, "about": "seat:0" })).await;
        }
        let over = pages.table(&record, usize::MAX).await;
        for path in [over.clone(), format!("{over}/end"), format!("{over}/analysis")] {
            pages.get(&path).await;
        }
    }
    // What is told of a whole game at once, and what somebody has missed.
    for record in recorded_games() {
        let over = pages.table(&record, usize::MAX).await;
        pages.post(&format!("{over}/update"), &json!({ "version": 0 })).await;
    }
    let missed = house.table(GAMES[0], 3, 5).await;
    Player::new(&house, &missed, 5).play(20).await;
    for token in missed.tokens.iter().flatten() {
        let cookie = std::mem::replace(&mut pages.cookie, format!("railhead_key={token}"));
        pages.get(&format!("/games/{}", missed.id)).await;
        pages.cookie = cookie;
    }
    // A player with a standing order.
    let ordered = house.table(GAMES[0], 3, 7).await;
    let view = house.spectator().look(&ordered.id).await;
    let first = view["actor"].as_u64().expect("somebody offers") as usize;
    let seats = house.players(&ordered);
    let offer = seats[first].look(&ordered.id).await["actions"][0].clone();
    seats[first].act(&ordered.id, 0, &offer).await;
    let next = ordered.tokens[(first + 1) % 3].as_deref().expect("a token");
    let cookie = std::mem::replace(&mut pages.cookie, format!("railhead_key={next}"));
    let order = json!({ "order": "pass-auction", "company": offer["company"] });
    pages.post(&format!("/games/{}/orders", ordered.id), &json!({ "version": 1, "order": order })).await;
    pages.cookie = cookie;
    // A first game with a coach.
    let seats = json!([{ "name": NAMES[0], "mine": true }, { "name": NAMES[1] }, { "name": NAMES[2] }]);
    let coached = host
        .create(json!({ "game": GAMES[1], "seats": seats, "first": 0, "coach": true, "clock": "brisk" }))
        .await;
    pages.get(&format!("/games/{}", coached.id)).await;
    let table = pages.table(&recorded_games()[0], 3).await;
    pages.post(&format!("{table}/hint"), &json!({ "version": 3, "plan": [] })).await;
    pages.post(&format!("/api{table}/back"), &json!({ "version": 3, "to": 1 })).await;
    pages.post(&format!("{table}/update"), &json!({ "version": 3, "lines": 3 })).await;
    house.close().await;

    let listed = listed();
    assert!(listed.len() > 70, "{listed:?}");
    let drawn = |name: &str| listed.iter().any(|(other, drawn)| other == name && *drawn);
    let unlisted: Vec<_> = pages.seen.iter().filter(|name| !drawn(name)).collect();
    assert!(unlisted.is_empty(), "drawn and not in the list: {unlisted:?}");
    let missing: Vec<_> =
        listed.iter().filter(|(name, drawn)| *drawn && !pages.seen.contains(name)).collect();
    assert!(missing.is_empty(), "in the list and never drawn: {missing:?}");
}
