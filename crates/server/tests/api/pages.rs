//! The pages, as a browser asks for them. What they look like is tried in a real browser.

use crate::common::{AMERICAN_RAILS, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player, key};
use reqwest::header::{CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::{Client, Method, StatusCode, redirect};
use serde_json::{Value, json};

/// A browser, as far as a server can tell.
struct Visitor {
    http: Client,
    base: String,
    cookie: Option<String>,
}

/// What a browser accepts where it is about to show a page.
const PAGES: &str = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";

struct Page {
    status: StatusCode,
    kind: String,
    location: Option<String>,
    set_cookie: Option<String>,
    text: String,
}

impl Visitor {
    fn of(house: &House) -> Visitor {
        let http = Client::builder().redirect(redirect::Policy::none()).build().expect("a client");
        Visitor { http, base: house.base.clone(), cookie: None }
    }

    async fn send(&mut self, method: Method, path: &str, body: String, extra: &[(&str, &str)]) -> Page {
        let mut request = self.http.request(method, format!("{}{path}", self.base)).body(body);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in extra {
            request = request.header(*name, *value);
        }
        let answer = request.send().await.expect("an answer");
        let header =
            |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let page = Page {
            status: answer.status(),
            kind: header(CONTENT_TYPE).unwrap_or_default(),
            location: header(LOCATION),
            set_cookie: header(SET_COOKIE),
            text: answer.text().await.expect("text"),
        };
        if let Some(cookie) = page.set_cookie.as_deref().and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        page
    }

    /// The same person once more.
    fn copy(&self) -> Visitor {
        Visitor { http: self.http.clone(), base: self.base.clone(), cookie: self.cookie.clone() }
    }

    async fn get(&mut self, path: &str) -> Page {
        self.send(Method::GET, path, String::new(), &[("accept", PAGES)]).await
    }

    async fn post_form(&mut self, path: &str, fields: &str) -> Page {
        let kind = [("content-type", "application/x-www-form-urlencoded"), ("accept", PAGES)];
        self.send(Method::POST, path, fields.to_owned(), &kind).await
    }

    async fn post_json(&mut self, path: &str, body: &Value) -> Page {
        self.send(Method::POST, path, body.to_string(), &[]).await
    }

    /// A table of one's own against bots.
    async fn play_now(&mut self, game: &str) -> String {
        let page = self.post_form("/play", &format!("game={game}")).await;
        assert_eq!(page.status, 303, "{}", page.text);
        page.location.expect("the table")
    }

    /// The version of a table.
    async fn version(&mut self, table: &str) -> u64 {
        let view: Value = serde_json::from_str(&self.get(&format!("/api{table}")).await.text).expect("JSON");
        view["version"].as_u64().expect("a version")
    }
}

/// Sets up a table where every seat is the visitor's: who decides is always the visitor.
async fn alone(visitor: &mut Visitor, extra: &str) -> String {
    let fields =
        format!("game={AMERICAN_RAILS}&name=Ann&seat-0=me&seat-1=here&seat-2=here&seat-3=here&{extra}");
    let page = visitor.post_form("/games", &fields).await;
    assert_eq!(page.status, 303, "{}", page.text);
    page.location.expect("the table")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_html_and_one_click_leads_to_a_table() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    for path in ["/", "/games/new", "/games/new?game=north-american-railways", "/me", "/rules/american-rails"]
    {
        let page = visitor.get(path).await;
        assert_eq!((page.status.as_u16(), page.kind.as_str()), (200, "text/html; charset=utf-8"), "{path}");
        assert!(!page.text.contains(">["), "{path} has a phrase that is not there");
        assert_eq!(page.set_cookie, None, "who only looks gets no key");
    }
    for game in GAMES {
        let table = visitor.play_now(game).await;
        let page = visitor.get(&table).await;
        assert_eq!(page.status, 200, "{}", page.text);
        assert!(page.text.contains("id=\"decision\""));
        assert!(!page.text.contains(">["), "a phrase is not there");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_gets_a_key_that_no_script_can_read() {
    let house = House::open_with(|config| config.trust_forwarded = true).await;
    let mut visitor = Visitor::of(&house);
    let page = visitor.post_form("/play", "game=american-rails").await;
    let cookie = page.set_cookie.expect("a key");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    let again = visitor.post_form("/play", "game=american-rails").await;
    assert_eq!(again.set_cookie, None, "the key stays");
    let mut behind_tls = Visitor::of(&house);
    let extra = [("x-forwarded-proto", "https"), ("content-type", "application/x-www-form-urlencoded")];
    let page = behind_tls.send(Method::POST, "/play", "game=american-rails".into(), &extra).await;
    assert!(page.set_cookie.expect("a key").contains("; Secure"));
    house.close().await;
}

/// Browsers keep a cookie for 400 days at most, from when it was last set.
#[tokio::test(flavor = "multi_thread")]
async fn a_key_in_use_never_ends() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = visitor.play_now(AMERICAN_RAILS).await;
    let key = visitor.cookie.clone().expect("a key");
    for path in ["/", "/games/new", "/me", "/rules/american-rails", &table] {
        let renewed = visitor.get(path).await.set_cookie.unwrap_or_else(|| panic!("{path} renews the key"));
        let mut parts = renewed.split("; ");
        assert_eq!(parts.next(), Some(key.as_str()), "the same key");
        assert!(parts.clone().any(|part| part == "Max-Age=34560000"), "{renewed}");
        assert!(parts.clone().any(|part| part == "HttpOnly"), "{renewed}");
        assert!(parts.any(|part| part == "SameSite=Lax"), "{renewed}");
    }
    let update = visitor.post_json(&format!("{table}/update"), &json!({ "version": 0, "plan": [] })).await;
    assert_eq!(update.set_cookie, None, "a page is enough");
    let script = visitor.send(Method::GET, "/", String::new(), &[("accept", "*/*")]).await;
    assert_eq!(script.set_cookie, None, "a page is enough");
    assert_eq!(visitor.get(&format!("/api{table}")).await.set_cookie, None);
    assert_eq!(visitor.get("/games/nothing").await.set_cookie, None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_cannot_act_in_a_visitors_name() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = alone(&mut visitor, "private=yes").await;
    let plan = json!({ "version": 0, "plan": [{ "do": "offer", "company": "american" }], "confirm": true });
    let elsewhere = [(ORIGIN.as_str(), "https://elsewhere.example")];
    for (path, body) in [(format!("{table}/update"), plan.to_string()), ("/play".into(), String::new())] {
        let page = visitor.send(Method::POST, &path, body, &elsewhere).await;
        assert_eq!(page.status, 403, "{path}");
    }
    assert_eq!(visitor.version(&table).await, 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_shown_before_it_is_carried_out_whole_or_not_at_all() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = alone(&mut visitor, "private=yes").await;
    let update = format!("{table}/update");
    let offer = json!({ "do": "offer", "company": "american" });
    let bid = json!({ "do": "bid", "amount": 12 });
    let too_much = json!({ "do": "bid", "amount": 999 });

    let shown = visitor.post_json(&update, &json!({ "version": 0, "plan": [offer, bid] })).await;
    assert!(shown.text.contains("data-plan=\"2\""), "{}", shown.text);
    assert_eq!(visitor.version(&table).await, 0, "a preview stores nothing");

    let cut = visitor.post_json(&update, &json!({ "version": 0, "plan": [offer, too_much] })).await;
    assert!(
        cut.text.contains("data-plan=\"1\"") && cut.text.contains("AR-2"),
        "what does not hold is left out"
    );

    let refused = visitor
        .post_json(&update, &json!({ "version": 0, "plan": [offer, too_much], "confirm": true }))
        .await;
    assert!(refused.text.contains("data-problem"), "{}", refused.text);
    assert_eq!(visitor.version(&table).await, 0, "nothing of it is stored");

    let done =
        visitor.post_json(&update, &json!({ "version": 0, "plan": [offer, bid], "confirm": true })).await;
    assert!(done.text.contains("data-version=\"2\""), "{}", done.text);
    assert_eq!(visitor.version(&table).await, 2);

    let stale = visitor.post_json(&update, &json!({ "version": 0, "plan": [bid], "confirm": true })).await;
    assert!(stale.text.contains("data-problem") && stale.text.contains("data-version=\"2\""));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_another_and_a_spectator_has_nothing_to_click() {
    let house = House::open().await;
    let mut host = Visitor::of(&house);
    let table = alone(&mut host, "").await;
    let mut stranger = Visitor::of(&house);
    let page = stranger.get(&table).await;
    assert_eq!(page.status, 200, "a table in the lobby may be watched");
    assert!(!page.text.contains("data-do="), "there is nothing to do for a spectator");
    stranger.play_now(AMERICAN_RAILS).await;
    let plan = json!({ "version": 0, "plan": [{ "do": "offer", "company": "american" }], "confirm": true });
    let forged = stranger.post_json(&format!("{table}/update"), &plan).await;
    assert!(forged.text.contains("data-problem"), "{}", forged.text);
    assert_eq!(host.version(&table).await, 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_lets_in_who_has_it_and_nobody_else() {
    let house = House::open().await;
    let mut host = Visitor::of(&house);
    let fields = "game=american-rails&name=Ann&seat-0=me&seat-1=open&seat-2=bot:random&private=yes";
    let table = host.post_form("/games", fields).await.location.expect("the table");
    let waiting = host.get(&table).await.text;
    let (_, from) = waiting.split_once("data-path=\"").expect("the invitation");
    let (invitation, _) = from.split_once('"').expect("the end of it");
    assert!(invitation.starts_with(&format!("{table}?invite=")));

    let mut stranger = Visitor::of(&house);
    let closed = stranger.get(&table).await;
    assert_eq!((closed.status.as_u16(), closed.kind.as_str()), (403, "text/html; charset=utf-8"));
    assert_eq!(stranger.post_form(&format!("{table}/sit"), "name=Eve").await.status, 403);
    let (_, secret) = invitation.split_once("invite=").expect("a secret");
    let mut guest = Visitor::of(&house);
    assert_eq!(guest.get(invitation).await.status, 200);
    let seated = guest.post_form(&format!("{table}/sit"), &format!("name=Bob&invite={secret}")).await;
    assert_eq!((seated.status.as_u16(), seated.location.as_deref()), (303, Some(table.as_str())));
    assert_eq!(guest.get(&table).await.status, 200, "who sits there needs no invitation any more");
    let late = stranger.post_form(&format!("{table}/sit"), &format!("name=Eve&invite={secret}")).await;
    assert_eq!(late.status, 409, "no seat is left");
    house.close().await;
}

/// What is refused must leave nothing behind: it could fill the disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_refused_is_not_stored() {
    let house = House::open().await;
    let mut host = Visitor::of(&house);
    let fields = "game=american-rails&name=Ann&seat-0=me&seat-1=open&seat-2=bot:random";
    let table = host.post_form("/games", fields).await.location.expect("the table");
    let long = "x".repeat(900_000);
    for _ in 0..10 {
        let mut visitor = Visitor::of(&house);
        let fields = format!("game=american-rails&name={long}&seat-0=me&seat-1=bot:random&seat-2=bot:random");
        assert_eq!(visitor.post_form("/games", &fields).await.status, 400);
        let named =
            format!("game=american-rails&name={long}&seat-0=bot:random&seat-1=bot:random&seat-2=bot:random");
        assert_eq!(visitor.post_form("/games", &named).await.status, 400);
        assert_eq!(visitor.post_form(&format!("{table}/sit"), &format!("name={long}")).await.status, 400);
    }
    let directory = house.close().await;
    let files = std::fs::read_dir(directory.path()).expect("the files").flatten();
    let size: u64 = files.map(|file| file.metadata().expect("a file").len()).sum();
    assert!(size < 500_000, "{size} bytes are stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_table_is_set_up_again_once_when_the_game_is_over() {
    let house = House::open().await;
    let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, 8).await;
    let [mut ann, mut bob, mut cyd] = [0, 1, 2].map(|seat: usize| {
        let token = table.tokens[seat].as_deref().expect("a token");
        Visitor { cookie: Some(format!("railhead_key={token}")), ..Visitor::of(&house) }
    });
    let again = format!("/games/{}/again", table.id);
    assert_eq!(ann.post_form(&again, "").await.status, 409, "the game runs");
    assert_eq!(Visitor::of(&house).post_form(&again, "").await.status, 403, "it is not their table");
    Player::new(&house, &table, 8).finish().await;
    let next = ann.post_form(&again, "").await.location.expect("the next table");
    assert_eq!(ann.post_form(&again, "").await.location.as_deref(), Some(next.as_str()), "once");

    // The others were not asked: their seats are kept for them, and they find the way.
    let view = |visitor: &mut Visitor| {
        let (mut visitor, path) = (visitor.copy(), format!("/api{next}"));
        async move { serde_json::from_str::<Value>(&visitor.get(&path).await.text).expect("JSON") }
    };
    let seen = view(&mut bob).await;
    let kept = json!({ "seat": 1, "name": null, "bot": null, "owner": "Bob", "yours": false });
    assert_eq!((&seen["seats"][1], &seen["begun"]), (&kept, &json!(false)));
    assert_eq!(Visitor::of(&house).get(&next).await.status, 403, "for strangers it is closed");
    assert_eq!(bob.post_form(&again, "").await.location.as_deref(), Some(next.as_str()));
    assert!(bob.get(&next).await.text.contains("id=\"sit-down\""));
    assert_eq!(bob.post_form(&format!("{next}/sit"), "name=Bobby").await.status, 303);
    // Whoever does not come after all can be replaced, and come later.
    assert_eq!(ann.post_form(&format!("{next}/bot"), "seat=2&level=easy").await.status, 303);
    assert_eq!(view(&mut ann).await["begun"], true);
    assert!(cyd.get(&next).await.text.contains("id=\"take-seat-back\""));
    assert_eq!(cyd.post_form(&format!("{next}/back"), "seat=2").await.status, 303);
    assert_eq!(view(&mut cyd).await["seats"][2]["yours"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_keep_their_names_at_the_same_table_and_a_coach_does_not_come_along() {
    let house = House::open().await;
    let ann = house.caller(&key("Ann"));
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let table = ann.create(json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": seats, "coach": true })).await;
    let mut visitor = Visitor { cookie: Some(format!("railhead_key={}", key("Ann"))), ..Visitor::of(&house) };
    let names = async |id: &str| -> Vec<Value> {
        let view = ann.get(&format!("/api/games/{id}")).await.good();
        view["seats"].as_array().expect("seats").iter().map(|seat| seat["name"].clone()).collect()
    };
    let mut id = table.id.clone();
    let called = names(&id).await;
    // Also the time after.
    for _ in 0..2 {
        let end = format!("/api/games/{id}/end");
        assert!(ann.post(&end, &json!({})).await.status.is_success());
        let next =
            visitor.post_form(&format!("/games/{id}/again"), "").await.location.expect("the next table");
        id = next.trim_start_matches("/games/").to_owned();
        assert_eq!(names(&id).await, called);
        assert!(!visitor.get(&next).await.text.contains("id=\"bring-coach\""), "they know the game now");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_told_again_when_somebody_takes_a_seat() {
    let house = House::open().await;
    let ann = house.caller(&key("Ann"));
    let seats = json!([{ "name": "Ann", "mine": true }, { "open": true }, { "bot": "random" }]);
    let table = ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 1 })).await;
    let mut visitor = Visitor { cookie: Some(format!("railhead_key={}", key("Ann"))), ..Visitor::of(&house) };
    let page = visitor.get(&format!("/games/{}", table.id)).await.text;
    let (_, names) = page.split_once("id=\"log\" tabindex=\"0\" data-names=\"").expect("the log");
    let (names, _) = names.split_once('"').expect("a mark");
    let wish = json!({ "version": 0, "lines": 0, "names": names });
    let address = format!("/games/{}/update", table.id);
    let same = visitor.post_json(&address, &wish).await.text;
    assert!(!same.contains("data-again"), "nothing has changed");
    let sit = format!("/api/games/{}/seats", table.id);
    assert_eq!(house.caller(&key("Bob")).post(&sit, &json!({ "name": "Bob" })).await.status, 201);
    let update = visitor.post_json(&address, &wish).await.text;
    let (_, log) = update.split_once("id=\"more-log\"").expect("the log");
    assert!(log.starts_with(" data-again") && log.contains("Bob"), "{}", &log[..log.len().min(600)]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_problem_is_told_in_the_language_of_who_meets_it() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let told = [
        ("en", "There is no such game."),
        ("de-CH,de;q=0.9", "Ein solches Spiel gibt es nicht."),
        ("fr", "Cette partie n'existe pas."),
        ("nl", "Dit spel bestaat niet."),
    ];
    for (language, sentence) in told {
        // Who goes to an address sees a page; a script gets JSON; so does a program, in English.
        let page = [("accept", PAGES), ("accept-language", language)];
        let page = visitor.send(Method::GET, "/games/nowhere", String::new(), &page).await;
        assert_eq!((page.status.as_u16(), page.kind.as_str()), (404, "text/html; charset=utf-8"));
        assert!(page.text.contains(sentence), "{}", page.text);
        let asked = [("/games/nowhere/analysis", sentence), ("/api/games/nowhere", told[0].1)];
        for (path, sentence) in asked {
            let headers = [("accept", "*/*"), ("accept-language", language)];
            let answer = visitor.send(Method::GET, path, String::new(), &headers).await;
            assert_eq!((answer.status.as_u16(), answer.kind.as_str()), (404, "application/json"), "{path}");
            let error: Value = serde_json::from_str(&answer.text).expect("JSON");
            assert_eq!(error["error"], sentence, "{path}");
        }
    }
    let lost = visitor.get("/nothing/here").await;
    assert_eq!((lost.status.as_u16(), lost.kind.as_str()), (404, "text/html; charset=utf-8"));
    assert!(lost.text.contains("There is nothing at /nothing/here."), "{}", lost.text);
    let program = visitor.send(Method::GET, "/api/nothing", String::new(), &[("accept", PAGES)]).await;
    assert_eq!(program.kind, "application/json", "the API speaks JSON whoever asks");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_does_not_hold_is_refused_in_the_language_of_who_opens_it() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let german = [("accept-language", "de"), ("content-type", "application/json")];
    let refused = visitor.send(Method::POST, "/games/import", "{}".to_owned(), &german).await;
    assert_eq!(refused.status, 400);
    let error: Value = serde_json::from_str(&refused.text).expect("JSON");
    let english = visitor.send(Method::POST, "/games/import", "{}".to_owned(), &german[1..]).await;
    let other: Value = serde_json::from_str(&english.text).expect("JSON");
    assert_ne!(error["error"], other["error"]);
    assert_eq!(error["rule"], other["rule"]);
    house.close().await;
}

/// A game that ended in a tie, by one of its names.
fn tie() -> Value {
    let text =
        include_str!("../../../north-american-railways/tests/games/a-tie-goes-to-who-acted-first.json");
    serde_json::from_str(text).expect("a record")
}

impl Visitor {
    /// Opens a record; returns the address of its table.
    async fn open_record(&mut self, record: &Value) -> String {
        let opened = self.post_json("/games/import", record).await;
        let id: Value = serde_json::from_str(&opened.text).expect("JSON");
        format!("/games/{}", id["id"].as_str().expect("an id"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_from_a_record_is_nobodys_turn_and_nobody_in_it_is_you() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = visitor.open_record(&tie()).await;
    let beginning = visitor.get(&format!("{table}?at=0")).await.text;
    assert!(beginning.contains(">Looking back: move 0 of "), "{beginning}");
    assert!(beginning.contains("Now: The game is over"), "{beginning}");
    assert!(beginning.contains(" – North American Railways</title>"), "the title says which moment it is");
    let now = visitor.get(&table).await.text;
    let end = visitor.get(&format!("{table}/end")).await.text;
    assert!(end.contains("as much, but"), "the tie is explained: {end}");
    for page in [beginning, now, end] {
        assert!(!page.contains("Your turn") && !page.contains("page-seat-yours"), "{page}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_looking_back_the_header_says_which_moment_is_shown_and_beside_it_whose_turn_it_is() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = alone(&mut visitor, "options.banker=0").await;
    let offer = json!({ "version": 0, "confirm": true, "plan": [{ "do": "offer", "company": "american" }, { "do": "bid", "amount": 10 }] });
    visitor.post_json(&format!("{table}/update"), &offer).await;
    let back = visitor.get(&format!("{table}?at=0")).await.text;
    let sign = back.split("id=\"turn\"").nth(1).and_then(|rest| rest.split("</p>").next()).expect("a header");
    assert!(sign.contains("class=\"turn-sign back\""), "{sign}");
    assert!(sign.contains("Looking back: move 0 of 2") && sign.contains("Now: Your turn: "), "{sign}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_of_one_name_are_told_apart_on_the_page_and_in_the_record() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let mut record = tie();
    let players = record["players"].as_array_mut().expect("names");
    players.fill(json!("Ann"));
    let table = visitor.open_record(&record).await;
    let page = visitor.get(&table).await.text;
    assert!(page.contains(">Ann<") && page.contains(">Ann (2)<") && page.contains("Ann (3) "), "{page}");
    let written: Value =
        serde_json::from_str(&visitor.get(&format!("/api{table}/record")).await.text).expect("a record");
    assert_eq!(written["players"][1], "Ann (2)");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_to_its_ruling_in_the_rules() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = alone(&mut visitor, "options.banker=0").await;
    let plan = [json!({ "do": "offer", "company": "american" }), json!({ "do": "bid", "amount": 99 })];
    let refused = visitor.post_json(&format!("{table}/update"), &json!({ "version": 0, "plan": plan })).await;
    // The table's own rules: it may have a map and options of its own.
    assert!(refused.text.contains(&format!("href=\"{table}/rules#AR-2\"")), "{}", refused.text);
    let rules = visitor.get(&format!("{table}/rules")).await.text;
    assert!(rules.contains("id=\"AR-2\"") && rules.contains("id=\"AR-8\""));
    // Whoever cannot bid on is passed over, and the log says by which ruling.
    let plan = [json!({ "do": "offer", "company": "american" }), json!({ "do": "bid", "amount": 50 })];
    let wish = json!({ "version": 0, "plan": plan, "confirm": true, "lines": 0 });
    let bid = visitor.post_json(&format!("{table}/update"), &wish).await.text;
    let (_, log) = bid.split_once("id=\"more-log\"").expect("the log");
    assert!(log.contains(&format!("href=\"{table}/rules#AR-8\"")), "{log}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_its_own_rules_and_its_drawer_leads_there() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    for game in GAMES {
        let table = visitor.play_now(game).await;
        let drawer = visitor.get(&table).await.text;
        assert!(drawer.contains(&format!("href=\"{table}/rules\"")), "the drawer leads to the table's rules");
        assert!(!drawer.contains("<figure"), "and has no pictures itself");
        for language in ["en", "fr", "nl", "de"] {
            let headers = [("accept", PAGES), ("accept-language", language)];
            let page =
                visitor.send(Method::GET, &format!("{table}/rules"), String::new(), &headers).await.text;
            assert!(page.contains(&format!("<html lang=\"{language}\"")));
            for part in [
                "id=\"at-this-table\"",
                "id=\"words\"",
                "id=\"questions\"",
                "<figure",
                &format!("href=\"{table}\""),
            ] {
                assert!(page.contains(part), "{game} in {language}: {part}");
            }
        }
        let general = visitor.get(&format!("/rules/{game}")).await.text;
        assert!(!general.contains("at-this-table") && general.contains("<figure"));
    }
    assert_eq!(visitor.get("/games/nothing/rules").await.status, 404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_moves_to_another_device_and_only_a_whole_one() {
    let house = House::open().await;
    let mut laptop = Visitor::of(&house);
    let table = laptop.play_now(AMERICAN_RAILS).await;
    let key = laptop.cookie.clone().expect("a key");
    let (_, secret) = key.split_once('=').expect("a value");
    let mut phone = Visitor::of(&house);
    assert_eq!(phone.get(&table).await.status, 403);
    assert_eq!(phone.post_form("/me", "key=short").await.status, 400);
    assert_eq!(phone.post_form("/me", &format!("key={secret}")).await.status, 303);
    assert_eq!(phone.get(&table).await.status, 200, "the same person now");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_sent_to_a_page_gets_a_sentence() {
    let house = House::open().await;
    let mut visitor = Visitor::of(&house);
    let table = alone(&mut visitor, "private=yes").await;
    let rubbish =
        ["", "{", "[]", "null", "\u{0}", "{\"version\": -1}", "{\"version\": 0, \"plan\": [1]}", "a=%ff"];
    for path in ["update", "card", "hint", "sit", "leave", "bot", "back", "try"] {
        for body in rubbish {
            for kind in ["application/json", "application/x-www-form-urlencoded"] {
                let path = format!("{table}/{path}");
                let page = visitor.send(Method::POST, &path, body.into(), &[("content-type", kind)]).await;
                assert!(!page.status.is_server_error(), "{path} {body:?}: {}", page.text);
            }
        }
    }
    for path in ["/games", "/play", "/me", "/games/import"] {
        for body in rubbish {
            let page = visitor.post_form(path, body).await;
            assert!(!page.status.is_server_error(), "{path} {body:?}: {}", page.text);
        }
    }
    for about in ["", "hex:", "hex:ZZ9", "seat:9", "company:none", "why:", "why:{}", "row:x", "nothing"] {
        let asked = json!({ "version": 0, "about": about });
        let page = visitor.post_json(&format!("{table}/card"), &asked).await;
        assert!(page.status.is_success() || page.status == 400, "{about}: {}", page.text);
    }
    let many = json!({ "version": 0, "plan": vec![json!({ "do": "pass" }); 65] });
    assert_eq!(visitor.post_json(&format!("{table}/update"), &many).await.status, 400);
    for path in ["/games/nothing", "/games/nothing/end", "/rules/nothing", "/assets/x/nothing.js"] {
        assert_eq!(visitor.get(path).await.status, 404, "{path}");
    }
    assert_eq!(visitor.get(&format!("{table}?at=99999999999")).await.status, 400);
    assert_eq!(visitor.get(&format!("{table}?at=9999")).await.status, 200, "later than now is now");
    house.close().await;
}

#[tokio::test]
async fn styles_and_scripts_come_as_small_as_the_browser_takes_them() {
    let house = House::open().await;
    let page = house.spectator().get("/").await.text;
    let style = page.split('"').find(|piece| piece.starts_with("/assets/")).expect("a style").to_owned();
    let asked = async |encodings: &str| {
        let request = house.spectator().request(Method::GET, &style).header("accept-encoding", encodings);
        let answer = request.send().await.expect("an answer");
        let encoding =
            answer.headers().get("content-encoding").map(|value| value.to_str().expect("letters").to_owned());
        (encoding, answer.bytes().await.expect("a body"))
    };
    let (encoding, whole) = asked("identity").await;
    assert_eq!(encoding, None);
    assert_eq!(asked("gzip").await.0.as_deref(), Some("gzip"));
    let (encoding, small) = asked("gzip, deflate, br").await;
    assert_eq!(encoding.as_deref(), Some("br"));
    let mut read = Vec::new();
    brotli::BrotliDecompress(&mut &small[..], &mut read).expect("it can be read");
    assert_eq!(read, whole);
    house.close().await;
}
