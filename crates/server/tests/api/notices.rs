//! People are told what happens while they are not here.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Clock, Config};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::common::{AMERICAN_RAILS, Answer, Caller, House, Player, Table, eventually, key, send};

const MINUTE: Duration = Duration::from_mins(1);

/// A house that tells people, its clock, and where its mails are.
pub(crate) struct Telling {
    pub(crate) house: House,
    pub(crate) clock: Clock,
    mails: tempfile::TempDir,
}

async fn telling() -> Telling {
    telling_with(|_| ()).await
}

/// Such a house that differs from the usual one.
pub(crate) async fn telling_with(differ: impl FnOnce(&mut Config)) -> Telling {
    let clock = Clock::by_hand();
    let mails = tempfile::tempdir().expect("a directory for mails");
    let smtp = format!("file:{}", mails.path().display());
    let house = House::open_with(|config| {
        config.clock = clock.clone();
        config.allow_private_webhooks = true;
        config.smtp = Some(smtp);
        config.mail_from = Some("Railhead <railhead@rails.example>".to_owned());
        config.public_url = "https://rails.example".parse().ok();
        differ(config);
    })
    .await;
    Telling { house, clock, mails }
}

/// Somebody who is told by requests, answers them with some status, and remembers them: the key and the message.
pub(crate) struct Receiver {
    address: String,
    heard: Arc<Mutex<Vec<(String, Value)>>>,
    status: Arc<Mutex<u16>>,
}

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
        let (heard, status) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(204)));
        let (hears, answers) = (Arc::clone(&heard), Arc::clone(&status));
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut request = String::new();
                let mut piece = [0; 4096];
                while !request.ends_with('}') {
                    let length = stream.read(&mut piece).await.unwrap_or_default();
                    if length == 0 {
                        break;
                    }
                    request.push_str(&String::from_utf8_lossy(&piece[..length]));
                }
                let (head, body) = request.split_once("\r\n\r\n").unwrap_or_default();
                let key = head.lines().find_map(|line| line.strip_prefix("idempotency-key: "));
                let message = serde_json::from_str(body).unwrap_or_default();
                hears.lock().expect("the list").push((key.unwrap_or_default().to_owned(), message));
                let status = *answers.lock().expect("the status");
                let answer = format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
            }
        });
        Receiver { address, heard, status }
    }

    pub(crate) fn heard(&self) -> Vec<(String, Value)> {
        self.heard.lock().expect("the list").clone()
    }

    /// Waits until as many messages have come.
    pub(crate) async fn hears(&self, count: usize) -> Vec<(String, Value)> {
        eventually("a message", async || Some(self.heard()).filter(|heard| heard.len() >= count)).await
    }

    /// Lets time go by until as many messages have come.
    async fn hears_in_time(&self, count: usize, clock: &Clock) -> Vec<(String, Value)> {
        eventually("a message", async || {
            clock.advance(MINUTE);
            Some(self.heard()).filter(|heard| heard.len() >= count)
        })
        .await
    }

    /// The channel of somebody who is told here.
    pub(crate) async fn of(&self, person: &Caller) -> String {
        let channel = person.post("/api/me/notices", &json!({ "webhook": self.address })).await;
        assert_eq!(channel.status, 201, "{channel:?}");
        channel.good()["id"].as_str().expect("an id").to_owned()
    }
}

/// Time for whatever could happen to happen.
pub(crate) async fn a_while() {
    tokio::time::sleep(Duration::from_millis(1500)).await;
}

/// Plays until it is a seat's turn that was not before, and returns the version.
pub(crate) async fn until_turn_of(player: &mut Player, seat: u64) -> u64 {
    let mut view = player.turn().await;
    while view["actor"] == seat {
        player.step(&view).await;
        view = player.turn().await;
    }
    while view["actor"] != seat {
        player.step(&view).await;
        view = player.turn().await;
    }
    view["version"].as_u64().expect("a version")
}

pub(crate) async fn change(person: &Caller, id: &str, occasions: &[&str], digest: bool) -> Answer {
    let wanted = json!({ "occasions": occasions, "digest": digest });
    send(person.request(Method::PUT, &format!("/api/me/notices/{id}")).json(&wanted)).await
}

async fn table(house: &House) -> Table {
    house.table(AMERICAN_RAILS, 3, 7).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_gets_one_message_for_one_turn() {
    let Telling { house, clock, .. } = telling().await;
    let table = table(&house).await;
    let receiver = Receiver::open().await;
    receiver.of(&house.players(&table)[1]).await;
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    a_while().await;
    assert_eq!(receiver.heard(), [], "it is too early");
    clock.advance(MINUTE);
    let heard = receiver.hears(1).await;
    let (key, message) = &heard[0];
    assert_eq!(message["what"], "turn");
    assert_eq!(message["link"], format!("https://rails.example/games/{}", table.id));
    assert_eq!(message["key"].as_str(), Some(key.as_str()));
    let text = message["text"].as_str().expect("a text");
    assert!(text.contains("American Rails") && text.contains("Ann and Cyd"), "{text}");
    clock.advance(60 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard().len(), 1, "the same turn is told once");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_webhook_of_a_table_names_whose_turn_it_is_and_is_its_hosts_to_set() {
    let Telling { house, clock, .. } = telling().await;
    let host = house.caller(&key("the host"));
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 7 })).await;
    let path = format!("/api/games/{}/webhook", table.id);
    let put = async |caller: &Caller, address: &str| {
        send(caller.request(Method::PUT, &path).json(&json!({ "webhook": address }))).await
    };
    let receiver = Receiver::open().await;
    put(&house.players(&table)[0], &receiver.address).await.refused(403);
    put(&host, "nowhere").await.refused(400);
    for _ in 0..2 {
        assert_eq!(put(&host, &receiver.address).await.status, 204);
    }
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE);
    let heard = receiver.hears(1).await;
    assert_eq!(heard[0].1["text"], "Bob, it is your turn.");
    assert_eq!(heard[0].1["title"], "Bob is to move in American Rails");

    assert_eq!(send(host.request(Method::DELETE, &path)).await.status, 204);
    until_turn_of(&mut player, 2).await;
    clock.advance(10 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard().len(), 1, "nobody is told any more");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_passes_within_the_minute_is_told_to_nobody() {
    let Telling { house, clock, .. } = telling().await;
    let table = table(&house).await;
    let receiver = Receiver::open().await;
    receiver.of(&house.players(&table)[1]).await;
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE / 2);
    until_turn_of(&mut player, 0).await;
    clock.advance(10 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard(), []);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_is_tried_again_with_the_same_key_unless_the_turn_has_passed() {
    let Telling { house, clock, .. } = telling().await;
    let table = table(&house).await;
    let receiver = Receiver::open().await;
    receiver.of(&house.players(&table)[1]).await;
    *receiver.status.lock().expect("the status") = 503;
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    receiver.hears_in_time(2, &clock).await;
    *receiver.status.lock().expect("the status") = 204;
    let heard = receiver.hears_in_time(3, &clock).await;
    assert!(heard.iter().all(|(key, _)| !key.is_empty() && *key == heard[0].0), "{heard:?}");

    *receiver.status.lock().expect("the status") = 503;
    until_turn_of(&mut player, 1).await;
    let heard = receiver.hears_in_time(heard.len() + 1, &clock).await;
    let another = heard.iter().filter(|(key, _)| *key != heard[0].0).count();
    assert_eq!(another, 1, "another turn has another key: {heard:?}");
    until_turn_of(&mut player, 0).await;
    let before = receiver.heard().len();
    clock.advance(60 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard().len(), before, "it is somebody else's turn");
    // Nor does it come when it is their turn again.
    *receiver.status.lock().expect("the status") = 204;
    until_turn_of(&mut player, 1).await;
    let heard = receiver.hears_in_time(before + 1, &clock).await;
    assert_ne!(heard[before].0, heard[before - 1].0);
    a_while().await;
    assert_eq!(receiver.heard().len(), before + 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_keeps_failing_is_switched_off_and_says_why() {
    let Telling { house, clock, .. } = telling().await;
    let table = table(&house).await;
    let receiver = Receiver::open().await;
    let bob = house.players(&table)[1].clone();
    let id = receiver.of(&bob).await;
    *receiver.status.lock().expect("the status") = 500;
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    receiver.hears_in_time(10, &clock).await;
    let off = eventually("the end of it", async || {
        let mine = bob.get("/api/me/notices").await.good();
        mine["channels"][0]["off"].as_str().map(str::to_owned)
    })
    .await;
    assert_eq!(off, "status 500");
    let page =
        send(house.spectator().request(Method::GET, "/me/notices").header("cookie", cookie(&bob))).await;
    assert!(page.text.contains("The other side has answered with 500."), "{}", page.text);
    // A test says what is wrong, and once it goes well, the channel is on again.
    let test = format!("/api/me/notices/{id}/test");
    bob.post(&test, &json!({})).await.refused(502);
    *receiver.status.lock().expect("the status") = 200;
    assert_eq!(bob.post(&test, &json!({})).await.status, 204);
    let mine = bob.get("/api/me/notices").await.good();
    assert_eq!(mine["channels"][0]["off"], Value::Null);
    house.close().await;
}

fn cookie(person: &Caller) -> String {
    format!("railhead_key={}", person.token.as_deref().expect("a token"))
}

/// The mails so far, by the time of their files, as text in which nothing is broken up.
fn mails(directory: &Path) -> Vec<String> {
    let mut files: Vec<_> = fs::read_dir(directory)
        .expect("a directory")
        .map(|entry| entry.expect("a file").path())
        .map(|path| (fs::metadata(&path).and_then(|file| file.modified()).expect("a time"), path))
        .collect();
    files.sort();
    let read = |(_, path)| fs::read_to_string::<std::path::PathBuf>(path).expect("a mail");
    // One that is just being written is not there yet.
    let whole = |mail: &String| mail.trim_end().ends_with("--");
    files
        .into_iter()
        .map(read)
        .filter(whole)
        .map(|mail| mail.replace("=\r\n", "").replace("=3D", "="))
        .collect()
}

async fn mails_come(directory: &Path, count: usize) -> Vec<String> {
    eventually("a mail", async || Some(mails(directory)).filter(|mails| mails.len() >= count)).await
}

/// The path of the first link in a mail that leads below this one.
fn link(mail: &str, below: &str) -> String {
    let start = mail.find(&format!("https://rails.example{below}")).expect("a link");
    let rest = &mail[start + "https://rails.example".len()..];
    rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "/-_".contains(*letter)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_to_an_address_that_is_not_confirmed() {
    let Telling { house, clock, mails } = telling().await;
    let table = table(&house).await;
    let bob = house.players(&table)[1].clone();
    let added =
        bob.post("/api/me/notices", &json!({ "mail": "bob@example.org", "language": "fr" })).await.good();
    assert_eq!(added["confirmed"], false);
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE);
    a_while().await;
    let first = mails_come(mails.path(), 1).await;
    assert_eq!(first.len(), 1, "{first:?}");
    let confirm = link(&first[0], "/me/confirm/");
    let nobody = house.spectator();
    // Looking at the link is not enough.
    assert_eq!(nobody.get(&confirm).await.status, 200);
    assert_eq!(bob.get("/api/me/notices").await.good()["channels"][0]["confirmed"], false);
    assert_eq!(nobody.post_text(&confirm, "").await.status, 200);
    assert_eq!(nobody.post_text(&confirm, "").await.status, 410, "it was used");
    assert_eq!(bob.get("/api/me/notices").await.good()["channels"][0]["confirmed"], true);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE);
    let second = mails_come(mails.path(), 2).await.remove(1);
    assert!(
        second.contains("Subject:") && second.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    );
    // Its link leads to the table.
    let place = link(&second, "/games/");
    assert_eq!(place, format!("/games/{}", table.id));
    assert_eq!(bob.get(&place).await.status, 200);
    // One click ends it.
    let end = link(&second, "/unsubscribe/");
    assert_eq!(nobody.get(&end).await.status, 200);
    assert_eq!(nobody.post_text(&end, "List-Unsubscribe=One-Click").await.status, 200);
    assert_eq!(bob.get("/api/me/notices").await.good()["channels"][0]["off"], "unsubscribed");
    let other = if end.ends_with('0') { "1" } else { "0" };
    assert_eq!(nobody.post_text(&format!("{}{other}", &end[..end.len() - 1]), "").await.status, 410);
    house.close().await;
}

/// Confirms the address of somebody; returns their channel.
async fn confirmed(house: &House, mails: &Path, person: &Caller, address: &str) -> String {
    let before = self::mails(mails).len();
    let added = person.post("/api/me/notices", &json!({ "mail": address })).await.good();
    let mail = mails_come(mails, before + 1).await.remove(before);
    assert_eq!(house.spectator().post_text(&link(&mail, "/me/confirm/"), "").await.status, 200);
    added["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_about_one_game_come_once_an_hour_at_most() {
    let Telling { house, clock, mails } = telling().await;
    let table = table(&house).await;
    let bob = house.players(&table)[1].clone();
    confirmed(&house, mails.path(), &bob, "bob@example.org").await;
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE);
    mails_come(mails.path(), 2).await;
    until_turn_of(&mut player, 1).await;
    clock.advance(2 * MINUTE);
    a_while().await;
    assert_eq!(self::mails(mails.path()).len(), 2, "within the hour");
    clock.advance(58 * MINUTE);
    let all = mails_come(mails.path(), 3).await;
    let id = |mail: &String| mail.lines().find(|line| line.starts_with("Message-ID")).map(str::to_owned);
    assert_ne!(id(&all[1]), id(&all[2]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_gets_one_mail_a_day() {
    let Telling { house, clock, mails } = telling().await;
    let table = table(&house).await;
    let bob = house.players(&table)[1].clone();
    let id = confirmed(&house, mails.path(), &bob, "bob@example.org").await;
    assert_eq!(change(&bob, &id, &["turn"], true).await.status, 200);
    let mut player = Player::new(&house, &table, 1);
    until_turn_of(&mut player, 1).await;
    clock.advance(MINUTE);
    a_while().await;
    assert_eq!(self::mails(mails.path()).len(), 1);
    clock.advance(24 * 60 * MINUTE);
    let digest = mails_come(mails.path(), 2).await.remove(1);
    assert!(digest.contains("A game waits for you") && digest.contains(&format!("/games/{}", table.id)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_identity_comes_back_by_mail() {
    let Telling { house, clock, mails } = telling().await;
    let table = table(&house).await;
    let bob = house.players(&table)[1].clone();
    confirmed(&house, mails.path(), &bob, "bob@example.org").await;
    let nobody = house.spectator();
    let ask = async |address: &str| {
        let form = format!("address={address}");
        let request = nobody.request(Method::POST, "/me/recover").body(form);
        send(request.header("content-type", "application/x-www-form-urlencoded")).await
    };
    let unknown = ask("eve@example.org").await;
    let known = ask("bob@example.org").await;
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text), "nobody learns who is known");
    let mail = mails_come(mails.path(), 2).await.remove(1);
    a_while().await;
    assert_eq!(self::mails(mails.path()).len(), 2, "nothing goes to strangers");
    let back = link(&mail, "/me/recover/");
    assert_eq!(nobody.get(&back).await.status, 200);
    let http =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let answer = http.post(format!("{}{back}", house.base)).send().await.expect("an answer");
    assert_eq!(answer.status(), 303);
    let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie");
    let secret = cookie.strip_prefix("railhead_key=").and_then(|rest| rest.split(';').next()).expect("a key");
    let again = house.caller(secret);
    assert_eq!(again.get("/api/me").await.good()["games"], json!([table.id]));
    assert_eq!(bob.get("/api/me").await.good()["games"], json!([]));
    assert_eq!(again.look(&table.id).await["seats"][1]["yours"], true);
    assert_eq!(nobody.get(&back).await.status, 410, "it holds once");
    // And for ten minutes.
    ask("bob@example.org").await;
    let late = link(&mails_come(mails.path(), 3).await[2], "/me/recover/");
    clock.advance(10 * MINUTE);
    assert_eq!(nobody.get(&late).await.status, 410);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_of_a_beginning_of_words_wishes_the_end_and_a_rematch() {
    let Telling { house, clock, .. } = telling().await;
    let (ann, bob) = (house.caller(&key("Ann")), house.caller(&key("Bob")));
    let receiver = Receiver::open().await;
    let id = receiver.of(&ann).await;
    assert_eq!(change(&ann, &id, &["begun", "named", "asked", "over", "rematch"], false).await.status, 200);
    let seats = json!([{ "name": "Ann", "mine": true }, { "open": true }, { "bot": "random" }]);
    let table = ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    let path = |call: &str| format!("/api/games/{}{call}", table.id);
    assert_eq!(bob.post(&path("/seats"), &json!({ "name": "Bob" })).await.status, 201);
    clock.advance(MINUTE);
    assert_eq!(receiver.hears(1).await[0].1["what"], "begun");
    for text in ["hello", "Annie?", "your turn, ann!"] {
        assert_eq!(bob.post(&path("/talk"), &json!({ "text": text })).await.status, 201);
        clock.advance(MINUTE);
    }
    let named = receiver.hears(2).await.remove(1).1;
    assert_eq!(named["what"], "named");
    assert!(!named.to_string().contains("your turn"), "what was said is for the table: {named}");
    assert!(bob.post(&path("/end"), &json!({})).await.status.is_success());
    clock.advance(MINUTE);
    assert_eq!(
        receiver.hears(3).await[2].1["text"].as_str().map(|text| text.contains("without a result")),
        Some(true)
    );
    assert!(ann.post(&path("/end"), &json!({})).await.status.is_success());
    let again = send(
        house
            .spectator()
            .request(Method::POST, &format!("/games/{}/again", table.id))
            .header("cookie", cookie(&bob)),
    )
    .await;
    assert!(again.status.is_success(), "{again:?}");
    clock.advance(MINUTE);
    let last = receiver.hears(4).await;
    assert_eq!(last[3].1["what"], "rematch");
    assert_ne!(last[3].1["link"], last[0].1["link"], "it leads to the new table");
    a_while().await;
    let told: Vec<_> = receiver.heard().into_iter().map(|(_, message)| message["what"].clone()).collect();
    assert_eq!(told, ["begun", "named", "asked", "rematch"], "she has ended it herself");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_rung_who_plays_bots_and_looks_on() {
    let Telling { house, clock, .. } = telling().await;
    let ann = house.caller(&key("Ann"));
    let receiver = Receiver::open().await;
    receiver.of(&ann).await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "bot": "random" }]);
    let table = ann.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0 })).await;
    let here = ann.events(&table.id, None).await;
    let mut player = Player::new(&house, &table, 3);
    player.seats[0] = ann.clone();
    player.play(3).await;
    clock.advance(5 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard(), []);
    drop(here);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_are_their_owners_and_nobody_elses() {
    let Telling { house, .. } = telling().await;
    let table = table(&house).await;
    let players = house.players(&table);
    let receiver = Receiver::open().await;
    let id = receiver.of(&players[1]).await;
    change(&players[0], &id, &["turn"], false).await.refused(404);
    let path = format!("/api/me/notices/{id}");
    send(players[0].request(Method::DELETE, &path)).await.refused(404);
    players[0].post(&format!("{path}/test"), &json!({})).await.refused(404);
    house.spectator().get("/api/me/notices").await.refused(401);
    assert_eq!(players[0].get("/api/me/notices").await.good()["channels"], json!([]));
    let view = players[0].look(&table.id).await.to_string();
    assert!(!view.contains(&receiver.address) && !view.contains(&id));
    // What is stored about somebody has it, and it goes with them.
    let stored = players[1].get("/api/me/data").await.good();
    assert_eq!(stored["channels"][0]["address"], receiver.address);
    assert_eq!(send(players[1].request(Method::DELETE, "/api/me")).await.status, 204);
    assert_eq!(players[1].get("/api/me/notices").await.good()["channels"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_told_anything_is_refused_with_a_sentence() {
    let house = House::open().await;
    let ann = house.caller(&key("Ann"));
    let add = async |wanted: Value| ann.post("/api/me/notices", &wanted).await;
    for address in
        ["http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/", "nothing"]
    {
        add(json!({ "webhook": address })).await.refused(400);
    }
    add(json!({ "webhook": "https://example.org/", "form": "fax" })).await.refused(400);
    add(json!({ "mail": "ann@example.org" })).await.refused(409);
    add(json!({})).await.refused(400);
    add(json!({ "mail": "ann@example.org", "webhook": "https://example.org/" })).await.refused(400);
    let keys = json!({ "p256dh": "AAAA", "auth": "AAAA" });
    add(json!({ "push": { "endpoint": "https://push.example/x", "keys": keys } })).await.refused(400);
    for number in 0..12 {
        let webhook = json!({ "webhook": format!("https://example.org/{number}") });
        assert_eq!(add(webhook).await.status, 201);
    }
    add(json!({ "webhook": "https://example.org/one-more" })).await.refused(409);
    assert_eq!(add(json!({ "webhook": "https://example.org/3" })).await.status, 201, "that one is known");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_are_an_app_with_a_script_that_pushes_wake() {
    let house = House::open().await;
    let nobody = house.spectator();
    let script = nobody.get("/sw.js").await;
    assert_eq!(script.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(script.text.contains("showNotification") && !script.text.contains("'ICON'"));
    let manifest = nobody.get("/manifest.webmanifest").await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let icons = manifest.json()["icons"].as_array().expect("icons").clone();
    for icon in icons {
        assert_eq!(nobody.get(icon["src"].as_str().expect("an address")).await.status, 200);
    }
    assert!(nobody.get("/").await.text.contains("/manifest.webmanifest"));
    house.close().await;
}
