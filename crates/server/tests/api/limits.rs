//! How many requests one caller may send, and who counts as one caller.

use crate::common::{AMERICAN_RAILS, Answer, House, eventually, key, until_too_many};
use reqwest::header::HeaderValue;
use reqwest::{Method, RequestBuilder};

/// One request a second, five at once, behind a proxy.
async fn behind_proxy() -> House {
    House::open_with(|config| {
        config.requests_a_second = 1;
        config.trust_forwarded = true;
    })
    .await
}

fn request(house: &House, address: Option<&str>) -> RequestBuilder {
    let request = house.spectator().request(Method::GET, "/livez");
    match address {
        Some(address) => request.header("X-Forwarded-For", address),
        None => request,
    }
}

async fn from(house: &House, address: Option<&str>) -> Answer {
    crate::common::send(request(house, address)).await
}

/// Takes what may come at once, in turn from these addresses, and some more: not so much that one of four
/// addresses alone would be refused.
async fn exhaust(house: &House, addresses: &[Option<&str>]) -> Answer {
    until_too_many(16, |number| request(house, addresses[number % addresses.len()])).await.1
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_an_address_counts_however_it_is_written() {
    let house = behind_proxy().await;
    let one_address = ["203.0.113.1", "203.0.113.1:4711", "::ffff:203.0.113.1", "[::ffff:203.0.113.1]:4711"];
    exhaust(&house, &one_address.map(Some)).await.refused(429);
    assert_ne!(from(&house, Some("203.0.113.2:4711")).await.status, 429, "others are served");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ipv6_network_of_64_bits_is_one_caller() {
    let house = behind_proxy().await;
    let one_network = ["2001:db8::1", "[2001:db8::2]", "[2001:db8:0:0:ffff::3]:443", "2001:DB8:0:0:1:2:3:4"];
    exhaust(&house, &one_network.map(Some)).await.refused(429);
    assert_ne!(from(&house, Some("2001:db8:0:1::1")).await.status, 429, "the next network is another's");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_nobody_is_exempt() {
    for unknown in [None, Some(""), Some("unknown"), Some("_hidden"), Some("203.0.113.1, ?")] {
        let house = behind_proxy().await;
        exhaust(&house, &[unknown]).await.refused(429);
        // Somebody else would be served five times.
        until_too_many(4, |_| request(&house, Some("somebody"))).await.1.refused(429);
        assert_ne!(from(&house, Some("203.0.113.7")).await.status, 429, "who can be told apart is served");
        house.close().await;
    }
    let house = behind_proxy().await;
    exhaust(&house, &[Some("127.0.0.1"), Some("127.0.0.1:80")]).await.refused(429);
    exhaust(&house, &[Some("::1"), Some("[::1]:80")]).await.refused(429);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_of_this_machine_are_not_limited() {
    let house = House::open_with(|config| config.requests_a_second = 1).await;
    let answer = exhaust(&house, &[Some("203.0.113.1")]).await;
    assert_ne!(answer.status, 429, "without a proxy, what a caller claims counts for nothing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_to_wait_is_told_how_long() {
    let house = behind_proxy().await;
    let refused = exhaust(&house, &[Some("203.0.113.1")]).await;
    assert_eq!(refused.status, 429);
    let wait = refused.headers.get("retry-after").expect("how long").to_str().expect("text");
    assert_eq!(wait, "1", "one request a second");
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    assert_ne!(from(&house, Some("203.0.113.1")).await.status, 429, "and that is enough");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_cannot_be_one_is_401() {
    let house = House::open().await;
    let whole = key("somebody");
    assert_eq!(house.caller(&whole).get("/api/games").await.status, 200);
    for odd in ["x", "the host's key", &whole[..63], &format!("{whole}0"), &whole.to_uppercase()] {
        let answer = house.caller(odd).get("/api/games").await;
        assert_eq!(answer.headers.get("www-authenticate").map(HeaderValue::as_bytes), Some(&b"Bearer"[..]));
        answer.refused(401);
        house.caller(odd).post("/api/games", &serde_json::json!({})).await.refused(401);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_cannot_be_a_key_is_no_key() {
    let house = House::open().await;
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build();
    let http = http.expect("a client");
    for odd in ["x", "the key", &key("somebody")[1..]] {
        let cookie = format!("railhead_key={odd}");
        let look = house.spectator().request(Method::GET, "/api/games?mine=true").header("Cookie", &cookie);
        assert_eq!(crate::common::send(look).await.status, 200, "a spectator");
        let play = http.post(format!("{}/play", house.base)).body("game=american-rails");
        let play = play.header("Content-Type", "application/x-www-form-urlencoded").header("Cookie", &cookie);
        let answer = crate::common::send(play).await;
        assert_eq!(answer.status, 303, "{answer:?}");
        let given = answer.headers.get("set-cookie").expect("a proper key").to_str().expect("text");
        let (_, secret) = given.split(';').next().expect("a cookie").split_once('=').expect("a value");
        assert_eq!(secret.len(), 64, "{given}");
    }
    // One that can be is found among others.
    let whole = key("somebody");
    let play = http.post(format!("{}/play", house.base)).body("game=american-rails");
    let play = play.header("Content-Type", "application/x-www-form-urlencoded");
    let answer =
        crate::common::send(play.header("Cookie", format!("railhead_key=x; railhead_key={whole}"))).await;
    assert_eq!((answer.status.as_u16(), answer.headers.get("set-cookie")), (303, None));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_and_an_address_have_a_number_of_streams() {
    let house = House::open_with(|config| {
        config.limit_loopback = true;
        config.streams_per_key = 2;
        config.streams_per_address = 3;
    })
    .await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let events = format!("/api/games/{}/events", table.id);
    let seats = house.players(&table);
    let mut open = vec![seats[0].events(&table.id, None).await, seats[0].events(&table.id, None).await];
    let refused = seats[0].get(&events).await.refused(429);
    assert!(refused["error"].as_str().expect("a sentence").contains("close one"), "{refused}");
    open.push(seats[1].events(&table.id, None).await);
    seats[2].get(&events).await.refused(429);
    // A stream that ends makes room for another.
    drop(open.remove(0));
    eventually("room for a stream", async || {
        let answer = seats[2].request(Method::GET, &events).send().await.expect("an answer");
        (answer.status() == 200).then_some(answer)
    })
    .await;
    drop(open);
    house.close().await;
}
