//! Talk has an end, and pages do not grow with it.

use crate::common::{AMERICAN_RAILS, House, eventually, key};
use serde_json::{Value, json};
use store::{GameId, Talk, TalkLimit, Timestamp};

#[tokio::test(flavor = "multi_thread")]
async fn a_page_shows_the_latest_words_and_more_on_request() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 5).await;
    let ann = house.players(&table).swap_remove(0);
    let directory = house.close().await;
    let file = directory.path().join("games.db");
    let store = store::open(&format!("sqlite:{}", file.display())).await.expect("the games");
    let limit = TalkLimit { game: 2000, seat: 2000 };
    let words = (0..2000).map(|number| {
        let text = format!("{number} {}", "x".repeat(1900));
        Talk {
            event: None,
            id: 0,
            game: GameId(table.id.clone()),
            seat: Some(0),
            name: "Ann".into(),
            text,
            at: Timestamp(1),
        }
    });
    let words: Vec<Talk> = words.collect();
    for some in words.chunks(100) {
        futures::future::join_all(some.iter().map(|word| store.say(word, None, limit))).await;
    }
    store.close().await;

    let house = House::open_in(directory).await;
    let ann = house.caller(ann.token.as_deref().expect("a token"));
    let page = house.spectator().get(&format!("/games/{}", table.id)).await.text;
    assert_eq!(page.matches("data-talk=\"").count(), 1 + 200, "and the one that says where to read on");
    assert!(page.len() < 1_000_000, "{} bytes", page.len());
    let before = page.split("data-talk-before=\"").nth(1).expect("there was more").split('"').next();
    let earlier = format!("/games/{}/talk?before={}", table.id, before.expect("a number"));
    let earlier = house.spectator().get(&earlier).await.text;
    assert_eq!(earlier.matches("data-talk=\"").count(), 200);
    let first = house.spectator().get(&format!("/games/{}/talk?before=101", table.id)).await.text;
    assert_eq!(first.matches("data-talk=\"").count(), 100);
    assert!(!first.contains("data-talk-before"), "nothing was said before");

    // Programs read in both directions.
    let talk = format!("/api/games/{}/talk", table.id);
    let ids = |answer: Value| -> Vec<i64> {
        answer.as_array().expect("a list").iter().map(|said| said["id"].as_i64().expect("a number")).collect()
    };
    let after = ids(ann.get(&format!("{talk}?after=1000")).await.good());
    let before = ids(ann.get(&format!("{talk}?before=1201")).await.good());
    assert_eq!((after.len(), &after), (200, &before));

    // The seat has said all that fits.
    let refused = ann.post(&talk, &json!({ "text": "One more thing" })).await.refused(409);
    assert!(refused["error"].as_str().expect("a sentence").contains("nothing more"), "{refused}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_speaks_faster_than_others_can_read() {
    let house = House::open_with(|config| config.limit_loopback = true).await;
    let table = house.table(AMERICAN_RAILS, 3, 5).await;
    let players = house.players(&table);
    let talk = format!("/api/games/{}/talk", table.id);
    let mut said = 0;
    let refused = loop {
        let answer = players[0].post(&talk, &json!({ "text": "again" })).await;
        if answer.status != 201 {
            break answer;
        }
        said += 1;
    };
    assert!(said >= 15, "{said}");
    assert!(refused.headers.contains_key("retry-after"));
    refused.refused(429);
    assert_eq!(players[1].post(&talk, &json!({ "text": "My turn" })).await.status, 201);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_talk_answers_is_described() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 5).await;
    let described = house.spectator().get("/api/openapi.json").await.good();
    let answers = &described["paths"]["/api/games/{id}/talk"]["get"]["responses"];
    for query in ["after=x", "before=x", "after=99999999999999999999"] {
        house.spectator().get(&format!("/api/games/{}/talk?{query}", table.id)).await.refused(400);
    }
    for status in ["200", "400", "403", "404"] {
        assert!(answers[status].is_object(), "{status} is not described");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_above_the_most_is_refused() {
    let house = House::open().await;
    for limit in ["0", "101", "1000000", "-1"] {
        house.caller(&key("Ann")).get(&format!("/api/games?limit={limit}")).await.refused(400);
    }
    for limit in ["1", "100"] {
        assert_eq!(house.spectator().get(&format!("/api/games?limit={limit}")).await.status, 200);
    }
    house.close().await;
}

/// What a page is told besides moves, counted.
async fn asides(house: &House, id: &str) -> u64 {
    let page = house.spectator().get(&format!("/games/{id}")).await.text;
    let count = page.split("data-aside=\"").nth(1).and_then(|rest| rest.split('"').next());
    count.and_then(|count| count.parse().ok()).expect("a page says what it has seen")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_and_a_seat_are_told_to_the_watchers_once() {
    let house = House::open().await;
    let order =
        json!({ "game": AMERICAN_RAILS, "seats": [{ "name": "Ann" }, { "open": true }, { "open": true }] });
    let table = house.spectator().create(order).await;
    let ann = house.players(&table).swap_remove(0);
    let before = asides(&house, &table.id).await;
    for _ in 0..10 {
        let said = ann.post(&format!("/api/games/{}/talk", table.id), &json!({ "text": "Hello" })).await;
        assert_eq!(said.status, 201);
    }
    for name in ["Bob", "Cyd"] {
        house
            .spectator()
            .post(&format!("/api/games/{}/seats", table.id), &json!({ "name": name }))
            .await
            .good();
    }
    eventually("word of all of it", async || (asides(&house, &table.id).await >= before + 12).then_some(()))
        .await;
    // What came twice would have come by now.
    ann.look(&table.id).await;
    assert_eq!(asides(&house, &table.id).await, before + 12);
    house.close().await;
}
