//! Own maps and decks: through the API, and as files on the page of a new game.

use crate::common::{AMERICAN_RAILS, Caller, House, NORTH_AMERICAN_RAILWAYS, key, send};
use reqwest::Method;
use serde_json::{Value, json};

const BOTS: &str = r#"[{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]"#;

fn bots() -> Value {
    serde_json::from_str(BOTS).expect("three bots")
}

async fn material(caller: &Caller, id: &str, kind: &str) -> Value {
    caller.get(&format!("/api/games/{id}/{kind}")).await.good()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_on_a_map_or_a_deck_of_ones_own() {
    let house = House::open().await;
    let caller = house.spectator();
    for (game, kind, other) in [(AMERICAN_RAILS, "map", "deck"), (NORTH_AMERICAN_RAILWAYS, "deck", "map")] {
        let usual = caller.create(json!({ "game": game, "seats": bots() })).await.id;
        let mut own = material(&caller, &usual, kind).await;
        caller.get(&format!("/api/games/{usual}/{other}")).await.refused(404);
        own["name"] = json!("Somewhere else");
        let order = json!({ "game": game, "seats": bots(), kind: own });
        let id = caller.create(order.clone()).await.id;
        assert_eq!(material(&caller, &id, kind).await, own, "it is handed out as it came");

        // The name of the program's own is as good as saying nothing; the other game's kind has no place here.
        let order = json!({ "game": game, "seats": bots(), other: own });
        caller.post("/api/games", &order).await.refused(400);
        let order = json!({ "game": game, "seats": bots(), kind: "no such thing" });
        caller.post("/api/games", &order).await.refused(400);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_map_is_said_with_its_place() {
    let house = House::open().await;
    let caller = house.spectator();
    let usual = caller.create(json!({ "game": AMERICAN_RAILS, "seats": bots() })).await.id;
    let own = material(&caller, &usual, "map").await;
    let mut wrong = own.clone();
    wrong["rows"][3] = json!("PXP");
    let refused = caller
        .post("/api/games", &json!({ "game": AMERICAN_RAILS, "seats": bots(), "map": wrong }))
        .await
        .refused(400);
    assert!(refused["error"].as_str().expect("a sentence").contains('3'), "{refused}");
    assert_eq!(refused["rule"], "G-5");

    // On the page, in the reader's language, for JSON and for TOML.
    let check = async |game: &str, text: &str, language: &str| {
        let body = json!({ "game": game, "file": "mine.toml", "text": text });
        let request = caller.request(Method::POST, "/games/new/material").json(&body);
        send(request.header("accept-language", language)).await
    };
    let good = check(AMERICAN_RAILS, &own.to_string(), "en").await;
    assert!(good.status.is_success() && good.text.contains("data-good"), "{good:?}");
    assert!(good.text.contains("<svg") && good.text.contains("39 cities"), "the board is drawn: {good:?}");
    let bad = check(AMERICAN_RAILS, &wrong.to_string(), "en").await;
    assert!(!bad.text.contains("data-good") && bad.text.contains("mine.toml"), "{bad:?}");
    let german = check(AMERICAN_RAILS, &wrong.to_string(), "de").await;
    assert!(german.text.contains("Diese Datei kann nicht benutzt werden"), "{german:?}");
    let toml = include_str!("../../../north-american-railways/decks/coast-to-coast.toml");
    let good = check(NORTH_AMERICAN_RAILWAYS, toml, "en").await;
    assert!(good.text.contains("data-good") && good.text.contains("Omaha"), "{good:?}");
    for garbage in ["", "{", "[[[", "name = 3", "{\"name\": null}", "\u{0}"] {
        for game in [AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS] {
            let answer = check(game, garbage, "en").await;
            assert!(answer.status.is_success(), "{garbage}: {answer:?}");
            assert!(!answer.text.contains("data-good"), "{garbage}: {answer:?}");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_table_again_is_played_on_the_same_map() {
    let house = House::open().await;
    let ann = house.caller(&key("Ann"));
    let usual = ann.create(json!({ "game": AMERICAN_RAILS, "seats": bots() })).await.id;
    let mut own = material(&ann, &usual, "map").await;
    own["name"] = json!("Elsewhere");
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let id = ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "map": own })).await.id;
    ann.post(&format!("/api/games/{id}/end"), &json!({})).await.good();
    let cookie = format!("railhead_key={}", key("Ann"));
    let again =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let answer = again.post(format!("{}/games/{id}/again", house.base)).header("cookie", cookie).send().await;
    let answer = answer.expect("an answer");
    let next =
        answer.headers().get("location").and_then(|to| to.to_str().ok()).expect("the way there").to_owned();
    let next = next.trim_start_matches("/games/");
    assert_eq!(material(&ann, next, "map").await["name"], "Elsewhere");
    house.close().await;
}
