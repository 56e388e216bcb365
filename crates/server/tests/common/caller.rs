use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use super::Events;

/// Somebody at the other end of the line.
#[derive(Clone)]
pub(crate) struct Caller {
    http: reqwest::Client,
    base: String,
    pub(crate) token: Option<String>,
}

/// A game as its creator knows it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    /// By seat.
    pub(crate) tokens: Vec<Option<String>>,
    pub(crate) invite: Option<String>,
}

/// What the server said.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// The body, which is JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The body of a success.
    pub(crate) fn good(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// Checks that this is a problem of this status, told in a sentence.
    #[track_caller]
    pub(crate) fn refused(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let kind = self.headers.get("content-type").map(|kind| kind.to_str().unwrap_or_default());
        assert_eq!(kind, Some("application/json"), "{self:?}");
        let body = self.json();
        let sentence = body["error"].as_str().unwrap_or_else(|| panic!("no sentence: {self:?}"));
        assert!(sentence.ends_with('.') && sentence.len() > 5, "no sentence: {sentence}");
        body
    }
}

impl Caller {
    pub(crate) fn new(http: reqwest::Client, base: String, token: Option<String>) -> Caller {
        Caller { http, base, token }
    }

    /// A request in the caller's name, to be finished and sent.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        send(self.request(Method::POST, path).json(body)).await
    }

    /// A body as it is, JSON or not.
    pub(crate) async fn post_text(&self, path: &str, body: impl Into<reqwest::Body>) -> Answer {
        send(self.request(Method::POST, path).body(body)).await
    }

    /// A page, as the caller's browser gets it.
    pub(crate) async fn page(&self, path: &str) -> String {
        let mut request = self.http.get(format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.header("Cookie", format!("railhead_key={token}"));
        }
        send(request).await.text
    }

    pub(crate) async fn create(&self, order: Value) -> Table {
        let players = order["seats"].as_array().map_or(0, Vec::len);
        let answer = self.post("/api/games", &order).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        Table::of(&answer.good(), players)
    }

    pub(crate) async fn look(&self, id: &str) -> Value {
        self.get(&format!("/api/games/{id}")).await.good()
    }

    pub(crate) async fn try_actions(&self, id: &str, version: u64, actions: &[Value]) -> Answer {
        self.post(&format!("/api/games/{id}/actions"), &plan(version, actions)).await
    }

    pub(crate) async fn act(&self, id: &str, version: u64, action: &Value) -> Value {
        self.try_actions(id, version, std::slice::from_ref(action)).await.good()
    }

    pub(crate) async fn try_preview(&self, id: &str, version: u64, actions: &[Value]) -> Answer {
        self.post(&format!("/api/games/{id}/preview"), &plan(version, actions)).await
    }

    pub(crate) async fn preview(&self, id: &str, version: u64, actions: &[Value]) -> Value {
        self.try_preview(id, version, actions).await.good()
    }

    pub(crate) async fn record(&self, id: &str) -> Answer {
        self.get(&format!("/api/games/{id}/record")).await
    }

    /// Watches a game, from an event on or from now on.
    pub(crate) async fn events(&self, id: &str, after: Option<u64>) -> Events {
        let mut request = self.request(Method::GET, &format!("/api/games/{id}/events"));
        if let Some(after) = after {
            request = request.header("Last-Event-ID", after);
        }
        Events::of(request.send().await.expect("an answer"))
    }
}

impl Table {
    pub(crate) fn of(created: &Value, players: usize) -> Table {
        let mut tokens = vec![None; players];
        for seat in created["seats"].as_array().expect("seats") {
            let number = seat["seat"].as_u64().expect("a seat") as usize;
            tokens[number] = Some(seat["token"].as_str().expect("a token").to_owned());
        }
        Table {
            id: created["id"].as_str().expect("an id").to_owned(),
            tokens,
            invite: created["invite"].as_str().map(str::to_owned),
        }
    }
}

fn plan(version: u64, actions: &[Value]) -> Value {
    json!({ "version": version, "actions": actions })
}

/// Sends requests, each with its number from 0 on, until one is refused as one too many, and at most this many.
/// Returns how many were served before it, and the last answer.
pub(crate) async fn until_too_many(
    most: usize,
    mut request: impl FnMut(usize) -> RequestBuilder,
) -> (usize, Answer) {
    assert!(most > 0, "there is no answer without a request");
    for number in 0.. {
        let answer = send(request(number)).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            return (number, answer);
        }
        if number + 1 == most {
            return (most, answer);
        }
    }
    unreachable!("it ends after {most}")
}

/// Sends a request and reads the whole answer.
pub(crate) async fn send(request: RequestBuilder) -> Answer {
    let response = request.send().await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await.expect("a whole answer");
    Answer { status, headers, text }
}
