//! Players can download what is stored about them, and have it deleted.

use std::time::Duration;

use crate::common::{AMERICAN_RAILS, Answer, Caller, GAMES, House, Player, Table, eventually, key, send};
use reqwest::{Client, Method, redirect};
use serde_json::{Value, json};

/// A name that is in nothing else.
const NAME: &str = "Wilhelmina";

async fn delete_me(caller: &Caller) -> Answer {
    send(caller.request(Method::DELETE, "/api/me")).await
}

async fn sit(caller: &Caller, id: &str, name: &str) {
    let answer = caller.post(&format!("/api/games/{id}/seats"), &json!({ "name": name })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
}

/// A table of a host, of Wilhelmina and of Bob, which has begun.
async fn running(house: &House, game: &str, host: &Caller, guests: [(&Caller, &str); 2]) -> Table {
    let seats = json!([{ "name": "Host", "mine": true }, { "open": true }, { "open": true }]);
    let table = host.create(json!({ "game": game, "seats": seats, "seed": 3 })).await;
    for (guest, name) in guests {
        sit(guest, &table.id, name).await;
    }
    assert_eq!(house.spectator().look(&table.id).await["begun"], true);
    table
}

/// A page as a browser gets it.
async fn page(house: &House, path: &str, secret: &str, language: &str) -> String {
    let request = house.spectator().request(Method::GET, path).header("Accept", "text/html");
    let cookie = format!("railhead_key={secret}; railhead_comfort=language.{language}");
    let answer = send(request.header("Cookie", cookie)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.text
}

/// Everything in the file of a server that has stopped.
async fn file_of(house: House) -> String {
    let directory = house.close().await;
    let bytes = std::fs::read(directory.path().join("games.db")).expect("the file");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_downloads_everything_and_nothing_of_others() {
    let house = House::open().await;
    let [host, me, bob] = ["host", "me", "bob"].map(|name| house.caller(&key(name)));
    let table = running(&house, AMERICAN_RAILS, &host, [(&me, NAME), (&bob, "Bob")]).await;
    let path = |call: &str| format!("/api/games/{}/{call}", table.id);
    for (caller, word) in [(&me, "my word"), (&bob, "his word")] {
        assert_eq!(caller.post(&path("talk"), &json!({ "text": word })).await.status, 201);
        let note = json!({ "text": format!("{word}, noted") });
        assert_eq!(send(caller.request(Method::PUT, &path("note")).json(&note)).await.status, 204);
    }
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "open": true }]);
    let hosted = me.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;

    let answer = me.get("/api/me/data").await;
    assert_eq!(answer.headers["content-disposition"], "attachment; filename=\"railhead-me.json\"");
    assert_eq!(answer.headers["cache-control"], "no-store");
    for secret in [&key("me"), &key("bob"), &key("host")] {
        assert!(!answer.text.contains(secret), "a key is nobody's to read");
    }
    assert!(!answer.text.contains("Bob") && !answer.text.contains("his word"), "{}", answer.text);
    let data = answer.good();
    assert_eq!(data["seats"][0]["game"], table.id);
    assert_eq!((&data["seats"][0]["seat"], &data["seats"][0]["held"]), (&json!(1), &json!("sitting")));
    assert_eq!(data["seats"][0]["name"], NAME);
    assert_eq!(data["hosted"], json!([hosted.id]));
    assert_eq!(data["talk"][0]["text"], "my word");
    assert_eq!(data["notes"][0]["text"], "my word, noted");
    let record = data["seats"][0]["record"].as_str().expect("an address");
    assert_eq!(me.get(record).await.good()["players"], json!(["Host", NAME, "Bob"]));

    let summary = me.get("/api/me").await.good();
    let expected = json!({ "name": null, "games": [table.id], "hosted": [hosted.id], "talk": 1, "notes": 1 });
    assert_eq!(summary, expected);
    for call in ["/api/me", "/api/me/data"] {
        house.spectator().get(call).await.refused(401);
        house.caller("short").get(call).await.refused(401);
    }
    delete_me(&house.spectator()).await.refused(401);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_deleted_is_a_stranger_and_the_game_goes_on() {
    let house = House::open_with(|config| config.absent_after = Duration::from_hours(1)).await;
    let [host, me, bob] = ["host", "me", "bob"].map(|name| house.caller(&key(name)));
    for game in GAMES {
        let table = running(&house, game, &host, [(&me, NAME), (&bob, "Bob")]).await;
        let path = |call: &str| format!("/api/games/{}/{call}", table.id);
        assert_eq!(me.post(&path("talk"), &json!({ "text": format!("{NAME} is here") })).await.status, 201);
        host.post(&path("seats/1/bot"), &json!({ "bot": "random" })).await.refused(409);

        assert_eq!(delete_me(&me).await.status, 204);
        let seats = bob.look(&table.id).await["seats"].clone();
        let former =
            json!({ "seat": 1, "name": "a former player", "bot": null, "yours": false, "former": true });
        assert_eq!(seats[1], former);
        assert_eq!(seats[2].get("former"), None);
        assert_eq!(bob.get(&path("talk")).await.good(), json!([]));
        assert_eq!(me.look(&table.id).await["seats"][1], former, "they are nobody there");
        me.post(&path("talk"), &json!({ "text": "Hello?" })).await.refused(403);
        assert_eq!(me.get("/api/games?mine=true").await.good()["games"], json!([]));
        assert_eq!(me.get("/api/me").await.good()["games"], json!([]));
        for (language, words) in [
            ("en", "A former player"),
            ("de", "Ein ehemaliger"),
            ("fr", "Un ancien"),
            ("nl", "Een voormalige"),
        ] {
            let shown = page(&house, &format!("/games/{}", table.id), &key("bob"), language).await;
            assert!(shown.contains(words) && !shown.contains(NAME), "{language}");
            assert!(page(&house, "/", &key("bob"), language).await.contains(words), "{language}");
        }

        // A bot plays at once, and for itself.
        house.spectator().post(&path("seats/1/bot"), &json!({ "bot": "random" })).await.refused(403);
        let view = bob.post(&path("seats/1/bot"), &json!({ "bot": "random" })).await.good();
        assert_eq!(view["seats"][1]["bot"], "random");
        assert_eq!(view["seats"][1].get("owner"), None);
        for seat in [(&host, 0), (&bob, 2)] {
            let bot = format!("seats/{}/bot", seat.1);
            seat.0.post(&path(&bot), &json!({ "bot": "random" })).await.good();
        }
        let spectator = house.spectator();
        eventually("the end", async || (spectator.look(&table.id).await["over"] == true).then_some(())).await;
    }
    assert!(!file_of(house).await.contains(NAME), "the name is nowhere in the file");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_names_a_former_player_and_can_be_opened_again() {
    let house = House::open().await;
    let [host, me, bob] = ["host", "me", "bob"].map(|name| house.caller(&key(name)));
    let table = running(&house, AMERICAN_RAILS, &host, [(&me, NAME), (&bob, "Bob")]).await;
    for gone in [&me, &bob] {
        assert_eq!(delete_me(gone).await.status, 204);
        assert_eq!(delete_me(gone).await.status, 204, "twice is harmless");
    }
    let record = house.spectator().record(&table.id).await.good();
    assert_eq!(record["players"], json!(["Host", "a former player", "a former player (2)"]));
    assert_eq!(house.spectator().post("/api/games/import", &record).await.status, 201);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_goes_hands_the_table_over() {
    let house = House::open().await;
    let [me, bob, cyd] = ["me", "bob", "cyd"].map(|name| house.caller(&key(name)));
    let seats = json!([{ "name": NAME, "mine": true }, { "open": true }, { "open": true }, { "open": true }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true });
    let table = me.create(order).await;
    let invite = table.invite.clone().expect("an invitation");
    let seat = json!({ "name": "Bob", "invite": invite });
    assert_eq!(bob.post(&format!("/api/games/{}/seats", table.id), &seat).await.status, 201);
    assert_eq!(delete_me(&me).await.status, 204);
    let view = bob.look(&table.id).await;
    assert_eq!((&view["begun"], &view["seats"][0]["name"]), (&json!(false), &Value::Null), "{view}");
    let bot = format!("/api/games/{}/seats/0/bot", table.id);
    assert_eq!(bob.post(&bot, &json!({ "bot": "random" })).await.status, 200, "Bob is the host now");
    // The invitation that was sent round still holds; Bob does not know it, and is shown none that is wrong.
    let shown = page(&house, &format!("/games/{}", table.id), &key("bob"), "en").await;
    assert!(shown.contains("id=\"waiting\"") && !shown.contains("?invite="), "{shown}");
    assert!(!shown.contains("id=\"invitation\""), "a link without it would open for nobody: {shown}");
    let seat = json!({ "name": "Cyd", "invite": invite });
    assert_eq!(cyd.post(&format!("/api/games/{}/seats", table.id), &seat).await.status, 201);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_who_is_deleted_meets_no_errors() {
    let house = House::open().await;
    let [host, me, bob] = ["host", "me", "bob"].map(|name| house.caller(&key(name)));
    let table = running(&house, AMERICAN_RAILS, &host, [(&me, NAME), (&bob, "Bob")]).await;
    let mut watching = me.events(&table.id, None).await;
    let mut others = bob.events(&table.id, None).await;
    assert_eq!(delete_me(&me).await.status, 204);
    watching.next_named("aside").await;
    others.next_named("aside").await;
    // They go on watching, as anybody may.
    bob.post(&format!("/api/games/{}/talk", table.id), &json!({ "text": "Who was that?" })).await;
    watching.next_named("aside").await;

    // Where only the invited may watch, the stream ends instead of telling of what they may not see.
    let seats = json!([{ "name": NAME, "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let private = me.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "invite_only": true })).await;
    let mut watching = me.events(&private.id, None).await;
    assert_eq!(delete_me(&me).await.status, 204);
    while watching.next().await.is_some() {}
    me.get(&format!("/api/games/{}/events", private.id)).await.refused(403);
    let failed = "railhead_http_requests_total{status=\"5xx\"} 0";
    assert!(house.spectator().get("/metrics").await.text.lines().any(|line| line == failed));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_seat_for_a_former_player() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    Player::new(&house, &table, 1).finish().await;
    let tokens: Vec<&str> = table.tokens.iter().flatten().map(String::as_str).collect();
    assert_eq!(delete_me(&house.caller(tokens[1])).await.status, 204);
    let http = Client::builder().redirect(redirect::Policy::none()).build().expect("a client");
    let again = http.post(format!("{}/games/{}/again", house.base, table.id));
    let answer = send(again.header("Cookie", format!("railhead_key={}", tokens[0]))).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let next = answer.headers["location"].to_str().expect("an address").to_owned();
    let seats = house.caller(tokens[0]).get(&format!("/api{next}")).await.good()["seats"].clone();
    assert_eq!((&seats[0]["yours"], &seats[1]["name"]), (&json!(true), &Value::Null));
    assert_eq!(seats[1].get("owner"), None, "it is open");
    assert!(seats[2]["owner"].is_string(), "this one is kept");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_lets_one_download_and_delete_what_is_stored_in_every_language() {
    let house = House::open().await;
    let secret = key("me");
    let mut told = Vec::new();
    for language in ["en", "de", "fr", "nl"] {
        let shown = page(&house, "/me", &secret, language).await;
        for part in ["href=\"/api/me/data\"", "<details>", "action=\"/me/delete\"", "id=\"delete-now\""] {
            assert!(shown.contains(part), "{language} {part}");
        }
        let lobby = page(&house, "/?deleted", &secret, language).await;
        let done = lobby.split("id=\"deleted\" role=\"status\">").nth(1).expect("a sentence");
        told.push(done.split('<').next().expect("its end").to_owned());
        assert!(!page(&house, "/", &secret, language).await.contains("id=\"deleted\""));
    }
    told.dedup();
    assert_eq!(told.len(), 4, "{told:?}");
    let without_key = house.spectator().get("/me").await.text;
    assert!(!without_key.contains("/me/delete"), "there is nothing to delete");

    let me = house.caller(&secret);
    let seats = json!([{ "name": NAME, "mine": true }, { "open": true }, { "open": true }]);
    me.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let http = Client::builder().redirect(redirect::Policy::none()).build().expect("a client");
    let deleting = http.post(format!("{}/me/delete", house.base));
    let answer = send(deleting.header("Cookie", format!("railhead_key={secret}"))).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.headers["location"]),
        (303, &"/?deleted".parse().expect("a value"))
    );
    let cookies: Vec<&str> =
        answer.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().expect("text")).collect();
    assert_eq!(cookies.len(), 2);
    assert!(cookies.iter().all(|cookie| cookie.contains("=; Path=/; Max-Age=0")), "{cookies:?}");
    assert_eq!(me.get("/api/me").await.good()["games"], json!([]));
    assert!(!file_of(house).await.contains(NAME));
}
