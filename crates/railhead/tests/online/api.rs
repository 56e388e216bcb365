use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::PATIENCE;

/// The calls of one server's API.
#[derive(Clone)]
pub(crate) struct Api {
    pub(crate) base: String,
    client: Client,
}

/// A game, and the tokens of its people.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) id: String,
    /// By seat; empty for a bot.
    pub(crate) tokens: Vec<String>,
}

/// An open stream of events.
pub(crate) struct Events {
    response: Response,
    received: String,
}

impl Api {
    pub(crate) fn at(base: &str) -> Api {
        // No proxy of this machine's has anything to do with it.
        let client = Client::builder().no_proxy().timeout(PATIENCE).build().expect("a client");
        Api { base: base.trim().to_owned(), client }
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> reqwest::Result<(StatusCode, Value)> {
        let request = self.client.get(format!("{}{path}", self.base)).bearer_auth(token);
        let response = request.send().await?;
        let status = response.status();
        let text = response.text().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    pub(crate) async fn post(
        &self,
        path: &str,
        token: &str,
        body: &Value,
    ) -> reqwest::Result<(StatusCode, Value)> {
        let request = self.client.post(format!("{}{path}", self.base)).bearer_auth(token);
        let response = request.json(body).send().await?;
        Ok((response.status(), response.json().await?))
    }

    /// A game drawn from this seed; each seat is a person, or a bot of a level.
    pub(crate) async fn create(&self, game: &str, seats: &[Option<&str>], seed: u64) -> Seated {
        let wanted: Vec<Value> = (0..)
            .zip(seats)
            .map(|(number, bot)| match bot {
                Some(level) => json!({ "bot": level }),
                None => json!({ "name": format!("Player {number}") }),
            })
            .collect();
        let order = json!({ "game": game, "seats": wanted, "seed": seed });
        let (status, made) = self.post("/api/games", "", &order).await.expect("an answer");
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let mut tokens = vec![String::new(); seats.len()];
        for seat in made["seats"].as_array().expect("seats") {
            let number = seat["seat"].as_u64().expect("a number") as usize;
            seat["token"].as_str().expect("a token").clone_into(&mut tokens[number]);
        }
        Seated { id: made["id"].as_str().expect("an id").to_owned(), tokens }
    }

    pub(crate) async fn look(&self, id: &str) -> Value {
        let (status, game) = self.get(&format!("/api/games/{id}"), "").await.expect("an answer");
        assert_eq!(status, StatusCode::OK, "{game}");
        game
    }

    pub(crate) async fn version(&self, id: &str) -> usize {
        self.look(id).await["version"].as_u64().expect("a version") as usize
    }

    /// The record of a game in which nothing is hidden.
    pub(crate) async fn record(&self, id: &str) -> Value {
        let (status, record) = self.get(&format!("/api/games/{id}/record"), "").await.expect("an answer");
        assert_eq!(status, StatusCode::OK, "{record}");
        record
    }

    /// Tries a move.
    pub(crate) async fn act(
        &self,
        id: &str,
        token: &str,
        version: usize,
        action: &Value,
    ) -> reqwest::Result<(StatusCode, Value)> {
        let body = json!({ "version": version, "action": action });
        self.post(&format!("/api/games/{id}/actions"), token, &body).await
    }

    /// A bot takes over a seat for whoever has its token.
    pub(crate) async fn hand_over(&self, game: &Seated, seat: usize) {
        let path = format!("/api/games/{}/seats/{seat}/bot", game.id);
        let answer = self.post(&path, &game.tokens[seat], &json!({ "bot": "random" })).await;
        let (status, said) = answer.expect("an answer");
        assert_eq!(status, StatusCode::OK, "{said}");
    }

    /// Follows a game from after a version.
    pub(crate) async fn follow(&self, id: &str, after: usize) -> Events {
        let request = self.client.get(format!("{}/api/games/{id}/events", self.base));
        let response = request.header("last-event-id", after).timeout(10 * PATIENCE).send().await;
        let response = response.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        Events { response, received: String::new() }
    }

    /// A number among those for operators.
    pub(crate) async fn number(&self, name: &str) -> u64 {
        let (_, text) = self.get("/metrics", "").await.expect("an answer");
        let text = text.as_str().expect("lines").to_owned();
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.unwrap_or_default()
    }
}

impl Events {
    /// The version that the next event tells of; nothing when the server has ended the stream.
    pub(crate) async fn next(&mut self) -> Option<usize> {
        loop {
            while let Some(end) = self.received.find('\n') {
                let line: String = self.received.drain(..=end).collect();
                if let Some(id) = line.strip_prefix("id:") {
                    return Some(id.trim().parse().expect("a version"));
                }
            }
            let chunk = timeout(PATIENCE, self.response.chunk()).await.expect("an event in time");
            let chunk = chunk.expect("a stream does not break off")?;
            self.received.push_str(str::from_utf8(&chunk).expect("text"));
        }
    }
}
