//! A first game with a coach, as its page asks for it.

use crate::common::{Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, key, send};
use reqwest::Method;
use serde_json::{Value, json};

/// Somebody at a coached table, with the key of their seat as a browser has it.
struct Learner {
    caller: Caller,
    cookie: String,
    id: String,
}

impl Learner {
    async fn sit(house: &House, game: &str, seed: u64, coach: bool) -> Learner {
        let bot = json!({ "bot": "easy" });
        let order = json!({
            "game": game, "seats": [{ "name": "Ann" }, bot, bot, bot], "seed": seed, "coach": coach,
        });
        let table = house.spectator().create(order).await;
        let token = table.tokens[0].clone().expect("a token");
        Learner { caller: house.caller(&token), cookie: format!("railhead_key={token}"), id: table.id }
    }

    /// The game, once it is the learner's turn, or over.
    async fn turn(&self) -> Value {
        crate::common::eventually("the learner's turn", async || {
            let view = self.caller.look(&self.id).await;
            (view["over"] == true || view["actions"] != json!([])).then_some(view)
        })
        .await
    }

    async fn update(&self, message: &Value) -> String {
        let path = format!("/games/{}/update", self.id);
        let request = self.caller.request(Method::POST, &path).header("cookie", &self.cookie).json(message);
        let answer = send(request).await;
        assert!(answer.status.is_success(), "{answer:?}");
        answer.text
    }
}

fn version_of(update: &str) -> u64 {
    let (_, rest) = update.split_once("data-version=\"").expect("a version");
    rest.split('"').next().and_then(|version| version.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_new_is_asked_once_whether_it_is_the_first_time() {
    let house = House::open().await;
    let cookie = format!("railhead_key={}", key("ann"));
    let get = async |path: &str| {
        send(house.spectator().request(Method::GET, path).header("cookie", &cookie)).await.text
    };
    let lobby = get("/").await;
    assert!(lobby.contains("method=\"get\" action=\"/play\""), "a newcomer is asked");
    for game in GAMES {
        let question = get(&format!("/play?game={game}")).await;
        for id in ["with-coach", "without-coach", "to-lessons"] {
            assert!(question.contains(&format!("id=\"{id}\"")), "{game}: {id}");
        }
    }
    assert_eq!(send(house.spectator().request(Method::GET, "/play?game=chess")).await.status, 400);
    let play = house.spectator().request(Method::POST, "/play").header("cookie", &cookie);
    let table = send(
        play.header("content-type", "application/x-www-form-urlencoded")
            .body("game=american-rails&coach=yes"),
    )
    .await;
    assert!(table.text.contains("id=\"coach\"") && table.text.contains("first_game.js"), "{}", table.status);
    let lobby = get("/").await;
    assert!(!lobby.contains("method=\"get\" action=\"/play\""), "whoever has a game is not asked again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clear_mistake_is_asked_about_once_and_carried_out_if_it_is_meant() {
    let house = House::open().await;
    let learner = Learner::sit(&house, NORTH_AMERICAN_RAILWAYS, 4, true).await;
    let mut doubts = 0;
    while doubts < 2 {
        let view = learner.turn().await;
        assert_eq!(view["over"], false, "nobody wastes money for a whole game without a word");
        let version = view["version"].as_u64().expect("a version");
        // All the money for the first share, the last city, whatever it brings.
        let action = view["actions"].as_array().and_then(|actions| actions.last()).expect("an action");
        let mut message = json!({ "version": version, "plan": [action], "confirm": true });
        let update = learner.update(&message).await;
        if version_of(&update) > version {
            continue;
        }
        assert!(update.contains("id=\"coach-anyway\""), "nothing else keeps it: {update}");
        assert!(update.contains('$'), "with figures");
        assert!(update.contains("data-plan=\"1\""), "the plan is still there");
        doubts += 1;
        message["sure"] = true.into();
        assert!(version_of(&learner.update(&message).await) > version, "and is carried out");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_coach_has_none() {
    let house = House::open().await;
    for (game, coach) in GAMES.into_iter().flat_map(|game| [(game, true), (game, false)]) {
        let learner = Learner::sit(&house, game, 7, coach).await;
        let view = learner.turn().await;
        let update = learner.update(&json!({ "version": view["version"] })).await;
        assert_eq!(update.contains("id=\"coach\""), coach, "{game}");
        assert_eq!(update.contains("id=\"coach-read\""), coach, "the first question is explained in {game}");
        // Somebody else who looks hears nothing of what is said to the learner.
        let path = format!("/games/{}/update", learner.id);
        let watched = house.spectator().post(&path, &json!({ "version": view["version"] })).await;
        assert!(!watched.text.contains("id=\"coach\""), "{game}");
    }
    house.close().await;
}
