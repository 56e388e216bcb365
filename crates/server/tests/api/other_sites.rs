//! What another website can do through a visitor's browser: nothing.

use crate::common::{AMERICAN_RAILS, Answer, House, key};
use reqwest::{Client, Method, redirect};

const ELSEWHERE: [&[(&str, &str)]; 6] = [
    &[("Origin", "https://elsewhere.example")],
    &[("Origin", "null")],
    &[("Origin", "https://elsewhere.example"), ("Sec-Fetch-Site", "cross-site")],
    &[("Sec-Fetch-Site", "cross-site")],
    &[("Sec-Fetch-Site", "same-site")],
    &[("Origin", "https://elsewhere.example"), ("X-Forwarded-Host", "elsewhere.example")],
];

/// A form as a browser sends it, without a cookie: `SameSite` withholds it from other sites.
async fn post_form(house: &House, path: &str, fields: &str, headers: &[(&str, &str)]) -> Answer {
    // The answer to a form is to go elsewhere: what counts here is the answer itself.
    let http = Client::builder().redirect(redirect::Policy::none()).build().expect("a client");
    let mut request = http.post(format!("{}{path}", house.base)).body(fields.to_owned());
    request = request.header("Content-Type", "application/x-www-form-urlencoded");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    crate::common::send(request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_cannot_take_a_visitors_key_away() {
    let house = House::open().await;
    let arriving = format!("key={}", key("the attacker"));
    let forms = [
        ("/play", "game=american-rails"),
        ("/me", arriving.as_str()),
        ("/games", "game=american-rails&name=Eve&seat-0=me&seat-1=bot:random&seat-2=bot:random"),
        ("/games/import", "{}"),
        ("/me/delete", ""),
    ];
    for (path, fields) in forms {
        for headers in ELSEWHERE {
            let answer = post_form(&house, path, fields, headers).await;
            assert_eq!(answer.status, 403, "{path} {headers:?}: {answer:?}");
            assert_eq!(answer.headers.get("set-cookie"), None, "{path} {headers:?}");
        }
    }
    let games = house.spectator().get("/api/games?limit=100").await.good();
    assert_eq!(games["games"].as_array().map(Vec::len), Some(0), "nothing was set up");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_changes_nothing_through_the_api_either() {
    let house = House::open().await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let seats = serde_json::json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let order = serde_json::json!({ "game": AMERICAN_RAILS, "seats": seats });
    let note = format!("/api/games/{}/note", table.id);
    for headers in ELSEWHERE {
        for (method, path) in
            [(Method::POST, "/api/games"), (Method::PUT, note.as_str()), (Method::DELETE, "/api/me")]
        {
            let mut request = house.spectator().request(method, path).json(&order);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let refused = crate::common::send(request).await.refused(403);
            assert_eq!(refused["error"], "This was sent from another site.");
        }
        // Looking is harmless: nobody else can read the answer.
        let mut request = house.spectator().request(Method::GET, "/api/games");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        assert_eq!(crate::common::send(request).await.status, 200);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_pages_and_programs_go_on_as_before() {
    let house = House::open().await;
    let own = house.base.clone();
    let headers: [&[(&str, &str)]; 5] = [
        &[],
        &[("Origin", &own)],
        &[("Sec-Fetch-Site", "same-origin")],
        &[("Sec-Fetch-Site", "none")],
        &[("Origin", &own), ("Sec-Fetch-Site", "same-origin")],
    ];
    for headers in headers {
        let answer = post_form(&house, "/play", "game=american-rails", headers).await;
        assert_eq!(answer.status, 303, "{headers:?}: {answer:?}");
        assert!(answer.headers.contains_key("set-cookie"));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_told_of_it_in_their_language() {
    let house = House::open().await;
    let german =
        [("Origin", "https://elsewhere.example"), ("Accept", "text/html"), ("Accept-Language", "de-CH")];
    let page = post_form(&house, "/play", "", &german).await;
    assert_eq!(page.status, 403);
    assert!(page.text.contains("Das wurde von einer anderen Seite geschickt."), "{}", page.text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_that_renames_the_host_forms_come_from_the_public_address() {
    let public = "https://rails.example.org";
    let house = House::open_with(|config| {
        config.trust_forwarded = true;
        config.public_url = Some(public.parse().expect("a public address"));
    })
    .await;
    let answer = post_form(&house, "/play", "game=american-rails", &[("Origin", public)]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    assert!(cookie.ends_with("; Secure"), "the public address has TLS: {cookie}");
    for headers in ELSEWHERE {
        assert_eq!(post_form(&house, "/play", "game=american-rails", headers).await.status, 403);
    }
    let plain = [("Origin", "http://rails.example.org"), ("Host", "rails.example.org")];
    assert_eq!(post_form(&house, "/play", "game=american-rails", &plain).await.status, 403, "not by TLS");
    let own = house.base.clone();
    let direct = post_form(&house, "/play", "game=american-rails", &[("Origin", &own)]).await;
    assert_eq!(direct.status, 303, "who runs the server may ask it directly");
    house.close().await;
}
