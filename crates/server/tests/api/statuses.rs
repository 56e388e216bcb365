//! Every status that the API promises, each with a sentence in JSON.

use std::time::Duration;

use crate::common::{
    AMERICAN_RAILS, Answer, Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player, Table, key, until_too_many,
};
use futures::stream;
use reqwest::Method;
use serde_json::{Value, json};

/// A table whose next decision is an opening bid, with the one to make it.
struct Auction {
    house: House,
    table: Table,
    bidder: Caller,
    other: Caller,
    version: u64,
}

impl Auction {
    async fn begin() -> Auction {
        let house = House::open().await;
        let table = house.table(AMERICAN_RAILS, 4, 6).await;
        let mut player = Player::new(&house, &table, 6);
        let view = player.turn().await;
        player.step(&view).await;
        let view = player.turn().await;
        let actor = view["actor"].as_u64().expect("a bidder") as usize;
        let (bidder, other) = (player.seats[actor].clone(), player.seats[(actor + 1) % 4].clone());
        Auction { house, table, bidder, other, version: 1 }
    }

    fn path(&self, call: &str) -> String {
        format!("/api/games/{}/{call}", self.table.id)
    }

    async fn act(&self, caller: &Caller, body: &Value) -> Answer {
        caller.post(&self.path("actions"), body).await
    }

    /// Nothing of all that was stored.
    async fn end(self) {
        let view = self.house.spectator().look(&self.table.id).await;
        assert_eq!(view["version"], self.version);
        let record = self.house.spectator().record(&self.table.id).await.good();
        assert_eq!(record["actions"].as_array().map(Vec::len), Some(self.version as usize));
        self.house.close().await;
    }
}

fn bid(amount: impl Into<Value>) -> Value {
    json!({ "do": "bid", "amount": amount.into() })
}

#[tokio::test(flavor = "multi_thread")]
async fn success_is_200_and_a_new_table_201() {
    let house = House::open().await;
    let order = json!({ "game": AMERICAN_RAILS, "seats": [{ "name": "Ann" }, { "bot": "random" }, { "name": "Cyd" }] });
    let created = house.spectator().post("/api/games", &order).await;
    assert_eq!(created.status, 201);
    let body = created.json();
    let seats: Vec<&Value> =
        body["seats"].as_array().expect("seats").iter().map(|seat| &seat["seat"]).collect();
    assert_eq!(seats, [0, 2]);
    for seat in body["seats"].as_array().expect("seats") {
        assert_eq!(seat["token"].as_str().map(str::len), Some(64), "256 bits");
    }
    for path in ["", "/record", "/talk"] {
        let answer =
            house.spectator().get(&format!("/api/games/{}{path}", body["id"].as_str().expect("an id"))).await;
        assert_eq!(answer.status, 200);
        answer.json();
    }
    assert_eq!(house.spectator().get("/api/games").await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_400() {
    let house = House::open().await;
    let three = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    let seats = |seats: Value| json!({ "game": AMERICAN_RAILS, "seats": seats });
    let with = |field: &str, value: Value| {
        let mut order = seats(three.clone());
        order[field] = value;
        order
    };
    let people = |number: usize| seats(Value::Array(vec![json!({ "name": "Ann" }); number]));
    let orders = [
        json!(null),
        json!([]),
        json!("american-rails"),
        json!({}),
        json!({ "game": AMERICAN_RAILS }),
        json!({ "seats": three }),
        with("game", json!("chess")),
        with("game", json!("")),
        with("game", json!(7)),
        people(0),
        people(2),
        people(6),
        people(300),
        seats(json!("three")),
        seats(json!(["Ann", "Bob", "Cyd"])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, {}])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "" }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": " \u{7} " }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "x".repeat(61) }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": 3 }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd", "bot": "random" }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd", "open": true }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd", "mine": true }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd", "chair": 1 }])),
        seats(json!([{ "name": "Ann" }, { "name": "Bob" }, { "bot": "genius" }])),
        with("options", json!({ "weather": "fine" })),
        with("options", json!({ "edition": "third" })),
        with("options", json!({ "table_talk": "yes" })),
        with("options", json!(null)),
        with("options", json!([])),
        with("seed", json!(-1)),
        with("seed", json!("a")),
        with("seed", json!(1.5)),
        with("banker", json!(3)),
        with("banker", json!("Ann")),
        with("invite_only", json!("yes")),
        with("colour", json!("red")),
        json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": three, "banker": 1 }),
        json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": three, "options": { "edition": "quined-2013" } }),
    ];
    for order in orders {
        let answer = house.spectator().post("/api/games", &order).await;
        assert_eq!(answer.refused(400)["rule"], "G-5", "{order}");
    }
    for text in ["", "{", "{]", "\u{0}", "[1,", "{\"game\": \"american-rails\",}", "NaN", &"[".repeat(5000)] {
        house.spectator().post_text("/api/games", text.to_owned()).await.refused(400);
    }
    house.spectator().post_text("/api/games", vec![0xff, 0xfe, b'{', b'}']).await.refused(400);
    assert_eq!(house.spectator().get("/api/games").await.good()["games"], json!([]), "none of them is there");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_read_is_400() {
    let auction = Auction::begin().await;
    let bodies = [
        json!(null),
        json!({}),
        json!({ "version": 1 }),
        json!({ "action": bid(10) }),
        json!({ "version": 1, "action": bid(10), "actions": [bid(10)] }),
        json!({ "version": "1", "action": bid(10) }),
        json!({ "version": -1, "action": bid(10) }),
        json!({ "version": 1.5, "action": bid(10) }),
        json!({ "version": u64::MAX, "action": bid(10) }),
        json!({ "version": 1, "action": "pass" }),
        json!({ "version": 1, "action": ["pass"] }),
        json!({ "version": 1, "actions": bid(10) }),
        json!({ "version": 1, "actions": [bid(10), "pass"] }),
        json!({ "version": 1, "action": bid(10), "seat": 2 }),
        json!({ "version": 1, "actions": vec![bid(10); 65] }),
    ];
    for call in ["actions", "preview"] {
        for body in &bodies {
            auction.bidder.post(&auction.path(call), body).await.refused(400);
        }
        auction.bidder.post_text(&auction.path(call), "{\"version\": 1, \"action\"").await.refused(400);
    }
    auction.act(&auction.bidder, &json!({ "version": 1, "actions": [] })).await.refused(400);
    let preview = auction.bidder.preview(&auction.table.id, 1, &[]).await;
    assert_eq!(preview, auction.bidder.look(&auction.table.id).await, "an empty plan may be looked at");
    auction.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_cannot_be_read_is_400() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let paths = [
        "/api/games?limit=many",
        "/api/games?limit=-1",
        "/api/games?stage=lost",
        "/api/games?game=chess",
        "/api/games?mine=perhaps",
        "/api/games?after=yesterday",
        "/api/games?after=x.y",
        "/api/games?stage=open&stage=over",
        "/api/games/%ff",
        &format!("/api/games/{}/talk?after=now", table.id),
    ];
    for path in paths {
        house.spectator().get(path).await.refused(400);
    }
    let events = format!("/api/games/{}/events", table.id);
    for id in ["one", "-1", "1.5", "99999999999999999999", ""] {
        let request = house.spectator().request(Method::GET, &events).header("Last-Event-ID", id);
        crate::common::send(request).await.refused(400);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anothers_seat_is_403() {
    let auction = Auction::begin().await;
    let body = json!({ "version": 1, "action": bid(10) });
    for call in ["actions", "preview"] {
        for caller in [&auction.other, &auction.house.spectator(), &auction.house.caller(&key("a guess"))] {
            let problem = caller.post(&auction.path(call), &body).await.refused(403);
            assert_eq!(problem["rule"], "G-1");
        }
    }
    // Two steps of which the second is another's.
    let two = json!({ "version": 1, "actions": [bid(10), { "do": "pass" }] });
    assert_eq!(auction.act(&auction.bidder, &two).await.refused(403)["rule"], "G-1");
    // Where the game is another, the token is nobody's.
    let elsewhere = auction.house.table(AMERICAN_RAILS, 4, 6).await;
    let stranger = auction.house.caller(elsewhere.tokens[0].as_deref().expect("a token"));
    auction.act(&stranger, &body).await.refused(403);
    auction.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_private_is_403() {
    let house = House::open().await;
    let hidden = house.table(NORTH_AMERICAN_RAILWAYS, 3, 1).await;
    for caller in house.players(&hidden).iter().chain([&house.spectator()]) {
        caller.record(&hidden.id).await.refused(403);
    }
    let open = house.table_with(NORTH_AMERICAN_RAILWAYS, 3, 1, json!({ "money": "open" })).await;
    assert_eq!(house.spectator().record(&open.id).await.status, 200, "open money is no secret");

    for game in GAMES {
        let silent = house.table_with(game, 3, 1, json!({ "table_talk": false })).await;
        let player = house.caller(silent.tokens[0].as_deref().expect("a token"));
        let talk = format!("/api/games/{}/talk", silent.id);
        player.post(&talk, &json!({ "text": "Do not bid!" })).await.refused(403);
        assert_eq!(player.get(&talk).await.good(), json!([]));
        Player::new(&house, &silent, 1).finish().await;
        let afterwards = player.post(&talk, &json!({ "text": "Well played." })).await;
        assert_eq!(afterwards.status, 201, "after the game everybody may talk");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_site_sends_with_a_cookie_is_403() {
    let auction = Auction::begin().await;
    let cookie = format!("other=1; railhead_key={}", auction.bidder.token.as_deref().expect("a token"));
    let post = |headers: &[(&str, &str)]| {
        let mut request = auction.house.spectator().request(Method::POST, &auction.path("preview"));
        request = request.header("Cookie", &cookie).json(&json!({ "version": 1, "action": bid(10) }));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        crate::common::send(request)
    };
    let own = auction.house.base.clone();
    assert_eq!(post(&[]).await.status, 200);
    assert_eq!(post(&[("Origin", &own)]).await.status, 200);
    assert_eq!(post(&[("Sec-Fetch-Site", "same-origin")]).await.status, 200);
    post(&[("Origin", "http://elsewhere.example")]).await.refused(403);
    post(&[("Origin", "http://127.0.0.1:1")]).await.refused(403);
    post(&[("Origin", "null")]).await.refused(403);
    post(&[("Sec-Fetch-Site", "cross-site")]).await.refused(403);
    post(&[("Sec-Fetch-Site", "same-site")]).await.refused(403);
    // A token is never sent by accident.
    let request = auction.bidder.request(Method::POST, &auction.path("preview"));
    let request = request.header("Origin", "http://elsewhere.example");
    let answer = crate::common::send(request.json(&json!({ "version": 1, "action": bid(10) }))).await;
    assert_eq!(answer.status, 200);
    auction.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_404_and_a_wrong_method_405() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let id = &table.id;
    let caller = house.caller(table.tokens[0].as_deref().expect("a token"));
    for path in [
        "/api/games/none",
        "/api/games/none/record",
        "/api/games/none/events",
        "/api/games/none/talk",
        "/api/games/none/note",
        "/api",
        "/api/game",
        "/nowhere",
        "/api/docs/nothing.js",
        "/api/games/",
    ] {
        caller.get(path).await.refused(404);
    }
    let words = json!({ "text": "Hello?" });
    let calls = [
        ("actions", json!({ "version": 0, "action": { "do": "pass" } })),
        ("preview", json!({ "version": 0, "actions": [] })),
        ("seats", json!({ "name": "Ann" })),
        ("seats/0/bot", json!({ "bot": "random" })),
        ("talk", words.clone()),
    ];
    for (call, body) in calls {
        caller.post(&format!("/api/games/none/{call}"), &body).await.refused(404);
    }
    let note = caller.request(Method::PUT, "/api/games/none/note").json(&words);
    crate::common::send(note).await.refused(404);

    for path in [format!("/api/games/{id}"), format!("/api/games/{id}/events"), "/healthz".into(), "/".into()]
    {
        caller.post(&path, &json!({})).await.refused(405);
    }
    for path in
        [format!("/api/games/{id}/actions"), format!("/api/games/{id}/preview"), "/api/games/import".into()]
    {
        caller.get(&path).await.refused(405);
    }
    for method in [Method::DELETE, Method::PATCH, Method::PUT] {
        crate::common::send(caller.request(method, "/api/games")).await.refused(405);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_that_is_not_the_present_one_is_409() {
    let auction = Auction::begin().await;
    for version in [0, 2, 3, 1000, u32::MAX] {
        for call in ["actions", "preview"] {
            let body = json!({ "version": version, "action": bid(10) });
            let problem = auction.bidder.post(&auction.path(call), &body).await.refused(409);
            assert!(problem["error"].as_str().is_some_and(|error| error.contains("version 1")), "{problem}");
        }
    }
    auction.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_seat_and_a_game_that_has_not_begun_are_409() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "bot": "random" }, { "open": true }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0, "seed": 2 });
    let table = house.spectator().create(order).await;
    let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
    let view = ann.look(&table.id).await;
    assert_eq!((&view["begun"], &view["actions"]), (&json!(false), &json!([])));
    let offer = json!({ "do": "offer", "company": "american" });
    ann.try_actions(&table.id, 0, std::slice::from_ref(&offer)).await.refused(409);
    ann.try_preview(&table.id, 0, std::slice::from_ref(&offer)).await.refused(409);

    let sit = format!("/api/games/{}/seats", table.id);
    for seat in [0, 1, 3, 300] {
        house.spectator().post(&sit, &json!({ "name": "Bob", "seat": seat })).await.refused(409);
    }
    assert_eq!(house.spectator().post(&sit, &json!({ "name": "Bob" })).await.status, 201);
    house.spectator().post(&sit, &json!({ "name": "Cyd" })).await.refused(409);
    house.spectator().post(&sit, &json!({ "name": "Cyd", "seat": 2 })).await.refused(409);
    let view = ann.look(&table.id).await;
    assert_eq!(view["begun"], true);
    assert!(!view["actions"].as_array().expect("actions").is_empty());
    ann.act(&table.id, 0, &view["actions"][0]).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_over_a_mebibyte_is_413() {
    let auction = Auction::begin().await;
    let body =
        |bytes: usize| format!("{{\"version\": 1, \"actions\": [], \"padding\": \"{}\"}}", "x".repeat(bytes));
    for call in ["actions", "preview", "talk", "seats"] {
        let path = auction.path(call);
        for bytes in [1 << 20, 3 << 20] {
            auction.bidder.post_text(&path, body(bytes)).await.refused(413);
            let pieces = body(bytes).into_bytes().chunks(9000).map(<[u8]>::to_vec).collect::<Vec<_>>();
            let pieces = stream::iter(pieces.into_iter().map(Ok::<_, std::io::Error>));
            auction.bidder.post_text(&path, reqwest::Body::wrap_stream(pieces)).await.refused(413);
        }
        auction.bidder.post_text(&path, body((1 << 20) - 100)).await.refused(400);
    }
    for path in ["/api/games", "/api/games/import"] {
        auction.bidder.post_text(path, body(2 << 20)).await.refused(413);
    }
    let note = auction.bidder.request(Method::PUT, &auction.path("note")).body(body(2 << 20));
    crate::common::send(note).await.refused(413);
    auction.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_429() {
    let house = House::open_with(|config| {
        config.requests_a_second = 1;
        config.trust_forwarded = true;
    })
    .await;
    let from = |address: &str| {
        house.spectator().request(Method::GET, "/api/games").header("X-Forwarded-For", address)
    };
    // Five at once are fine, and everybody has their own five.
    for address in ["203.0.113.1", "203.0.113.2", "2001:db8::1"] {
        let (served, refused) = until_too_many(30, |_| from(address)).await;
        assert!(served >= 5, "{served}");
        refused.refused(429);
        // What the caller claims before the proxy's own word counts for nothing: others have five of their own.
        until_too_many(4, |_| from(&format!("198.51.100.7, {address}"))).await.1.refused(429);
        let claimed = |_| from("198.51.100.7").header("X-Forwarded-For", address);
        until_too_many(4, claimed).await.1.refused(429);
    }

    // A key has its limit wherever it comes from.
    let from_anywhere = |number| {
        let request = house.caller(&key("somebody")).request(Method::GET, "/api/games");
        request.header("X-Forwarded-For", format!("192.0.2.{number}"))
    };
    until_too_many(30, from_anywhere).await.1.refused(429);
    let free = crate::common::send(from("192.0.2.100")).await;
    assert_eq!(free.status, 200, "others are served all the while");

    // It passes.
    crate::common::eventually("the next request", async || {
        tokio::time::sleep(Duration::from_millis(100)).await;
        (crate::common::send(from("203.0.113.1")).await.status == 200).then_some(())
    })
    .await;
    house.close().await;
}
