//! Whatever is sent to whatever call: a clear answer, never a failure and never a closed line.

use crate::common::{
    AMERICAN_RAILS, Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, PATIENCE, Player, Table, key,
    recorded_games,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestRunner;
use reqwest::Method;
use reqwest::header::{HeaderName, HeaderValue};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

const CASES: u32 = 1500;

/// One request, before it is known what there is to ask for.
#[derive(Clone, Debug)]
struct Request {
    call: Index,
    /// Which table, or no such one.
    id: Id,
    seat: String,
    query: String,
    /// Whose token is sent.
    token: Token,
    /// Which of the good messages for that call.
    message: Index,
    header: Option<(&'static str, Vec<u8>)>,
    body: Body,
}

#[derive(Clone, Debug)]
enum Id {
    Table(Index),
    Other(String),
}

#[derive(Clone, Debug)]
enum Token {
    Fitting,
    Nobody,
    Other(String),
}

#[derive(Clone, Debug)]
enum Body {
    Bytes(Vec<u8>),
    Json(Value),
    /// A good message with something else in some places.
    Changed(Vec<(Index, Value)>),
    /// A good message with other bytes in some places.
    Scratched(Vec<(Index, u8)>),
}

fn request() -> impl Strategy<Value = Request> {
    let id = prop_oneof![
        6 => any::<Index>().prop_map(Id::Table),
        1 => "[a-z0-9%.;:@$ \u{e9}\u{1f682}-]{0,40}".prop_map(Id::Other),
        1 => any::<String>().prop_map(Id::Other),
    ];
    let token = prop_oneof![
        6 => Just(Token::Fitting),
        1 => Just(Token::Nobody),
        1 => "[ -~]{0,80}".prop_map(Token::Other),
    ];
    let seat = prop_oneof![4 => "[0-4]", 1 => "[0-9]{1,25}", 1 => any::<String>()];
    let query = prop_oneof![
        3 => Just(String::new()),
        2 => "(stage|game|mine|after|limit|invite)=[a-z0-9.%-]{0,20}",
        1 => "[ -~]{0,60}",
    ];
    let names = select(vec![
        "last-event-id",
        "cookie",
        "origin",
        "content-type",
        "accept",
        "accept-encoding",
        "x-forwarded-for",
        "if-none-match",
        "range",
        "expect-ct",
        "sec-fetch-site",
        "content-encoding",
        "authorization",
    ]);
    let header = proptest::option::of((names, vec(prop_oneof![0x20_u8..0x7f, 0x80_u8..=0xff], 0..60)));
    let body = prop_oneof![
        1 => vec(any::<u8>(), 0..300).prop_map(Body::Bytes),
        1 => surprising().prop_map(Body::Json),
        5 => vec((any::<Index>(), surprising()), 0..3).prop_map(Body::Changed),
        1 => vec((any::<Index>(), any::<u8>()), 1..4).prop_map(Body::Scratched),
    ];
    (any::<Index>(), id, seat, query, token, any::<Index>(), header, body).prop_map(
        |(call, id, seat, query, token, message, header, body)| Request {
            call,
            id,
            seat,
            query,
            token,
            message,
            header,
            body,
        },
    )
}

/// Values that nobody would expect.
fn surprising() -> impl Strategy<Value = Value> {
    let plain = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-3..120).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        Just(json!("\u{0}")),
        Just(json!("\u{202e}\u{200b}")),
        "x{2000,3000}".prop_map(Value::from),
        select(vec![AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS, "random", "red", "B3", "pass", "bid", "choose"])
            .prop_map(Value::from),
    ];
    plain.prop_recursive(3, 20, 5, |inner| {
        let name = prop_oneof![
            select(vec![
                "version", "actions", "action", "do", "seat", "name", "bot", "text", "game", "seats", "seed"
            ])
            .prop_map(str::to_owned),
            any::<String>(),
        ];
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            vec((name, inner), 0..5).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// What there is to ask for.
struct Known {
    house: House,
    calls: Vec<(Method, String)>,
    tables: Vec<Table>,
    /// Good messages, with the end of the call that they are for.
    messages: Vec<(&'static str, Value)>,
}

impl Known {
    async fn open() -> Known {
        let house = House::open().await;
        let described = house.spectator().get("/api/openapi.json").await.good();
        let mut calls = Vec::new();
        for (path, methods) in described["paths"].as_object().expect("paths") {
            for method in methods.as_object().expect("methods").keys() {
                calls.push((method.to_uppercase().parse().expect("a method"), path.clone()));
            }
        }
        calls.extend(["/", "/healthz", "/metrics"].map(|path| (Method::GET, path.to_owned())));
        let mut tables = Vec::new();
        for game in GAMES {
            for moves in [0, 9, 60] {
                let table = house.table(game, 3, 1).await;
                Player::new(&house, &table, 1).play(moves).await;
                tables.push(table);
            }
        }
        let seats = json!([{ "name": "Ann", "mine": true }, { "bot": "random" }, { "open": true }]);
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "options": { "table_talk": true }, "seed": 1,
            "banker": 0, "invite_only": false, "hints": true });
        let host = key("a host");
        let table = house.caller(&host).create(order.clone()).await;
        tables.push(Table { tokens: vec![Some(host)], ..table });
        let mut messages = vec![
            ("/games", order),
            ("/seats", json!({ "name": "Eve", "seat": 2, "invite": "x" })),
            ("/bot", json!({ "bot": "random" })),
            ("/talk", json!({ "text": "Hello." })),
            ("/note", json!({ "text": "Remember." })),
        ];
        let short = |record: &Value| record["actions"].as_array().is_some_and(|actions| actions.len() < 250);
        let records = recorded_games().into_iter().filter(short).take(4);
        messages.extend(records.map(|record| ("/import", record)));
        Known { house, calls, tables, messages }
    }

    /// A good message for a call, and a caller for whom it would be one.
    async fn message(&self, path: &str, table: &Table, which: Index) -> (Value, Caller) {
        let nobody = self.house.spectator();
        if path.ends_with("/actions") || path.ends_with("/preview") {
            let view = nobody.look(&table.id).await;
            let actor = view["actor"].as_u64().unwrap_or_default() as usize;
            let token = table.tokens.get(actor).cloned().flatten();
            let caller = token.map_or(nobody, |token| self.house.caller(&token));
            let view = caller.look(&table.id).await;
            let actions = view["actions"].as_array().expect("actions");
            let action =
                if actions.is_empty() { json!({ "do": "pass" }) } else { which.get(actions).clone() };
            return (json!({ "version": view["version"], "actions": [action] }), caller);
        }
        let fitting = self.messages.iter().filter(|(end, _)| path.ends_with(end));
        let fitting: Vec<&Value> = fitting.map(|(_, message)| message).collect();
        let token = table.tokens.iter().flatten().next();
        let caller = token.map_or(nobody, |token| self.house.caller(token));
        (if fitting.is_empty() { Value::Null } else { (*which.get(&fitting)).clone() }, caller)
    }

    async fn send(&self, request: &Request) -> Result<(), TestCaseError> {
        let (method, call) = request.call.get(&self.calls).clone();
        let (table, id) = match &request.id {
            Id::Table(index) => (index.get(&self.tables), index.get(&self.tables).id.clone()),
            Id::Other(text) => (&self.tables[0], escaped(text)),
        };
        let mut path = call.replace("{id}", &id).replace("{seat}", &escaped(&request.seat));
        if !request.query.is_empty() {
            path = format!("{path}?{}", request.query.replace([' ', '#'], "+"));
        }
        let (message, fitting) = self.message(&call, table, request.message).await;
        let caller = match &request.token {
            Token::Fitting => fitting,
            Token::Nobody => self.house.spectator(),
            Token::Other(token) => self.house.caller(token),
        };
        let mut sending = caller.request(method.clone(), &path).timeout(PATIENCE);
        if let Some((name, value)) = &request.header
            && let Ok(value) = HeaderValue::from_bytes(value)
        {
            sending = sending.header(HeaderName::from_static(name), value);
        }
        if method != Method::GET {
            sending = sending.body(request.body.write(message));
        }
        let response = match sending.send().await {
            Ok(response) => response,
            Err(error) if error.is_builder() => return Ok(()),
            Err(error) => return Err(TestCaseError::fail(format!("{method} {path}: {error:?}"))),
        };
        let status = response.status();
        prop_assert!(!status.is_server_error(), "{} {}: {}", method, path, status);
        if status.is_client_error() {
            let text = response.text().await.map_err(|error| TestCaseError::fail(error.to_string()))?;
            let problem: Value = serde_json::from_str(&text).unwrap_or_default();
            prop_assert!(problem["error"].is_string(), "{} {}: {} {}", method, path, status, text);
        } else if !path.contains("/events") {
            response.bytes().await.map_err(|error| TestCaseError::fail(error.to_string()))?;
        }
        Ok(())
    }

    /// All is as well as before.
    async fn check(self) {
        for table in &self.tables {
            self.house.spectator().look(&table.id).await;
        }
        assert_eq!(self.house.spectator().get("/healthz").await.status, 200);
        self.house.close().await;
    }
}

impl Body {
    fn write(&self, mut message: Value) -> Vec<u8> {
        match self {
            Body::Bytes(bytes) => bytes.clone(),
            Body::Json(value) => value.to_string().into_bytes(),
            Body::Changed(changes) => {
                for (at, new) in changes {
                    let mut places = Vec::new();
                    note_places(&message, "", &mut places);
                    *message.pointer_mut(&places[at.index(places.len())]).expect("a place") = new.clone();
                }
                message.to_string().into_bytes()
            }
            Body::Scratched(bytes) => {
                let mut text = message.to_string().into_bytes();
                for (at, byte) in bytes {
                    let at = at.index(text.len());
                    text[at] = *byte;
                }
                text
            }
        }
    }
}

/// Text as a part of a path; `.` and `..` would be understood on the way.
fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02x}"),
    };
    text.bytes().map(escape).collect()
}

fn note_places(value: &Value, here: &str, into: &mut Vec<String>) {
    into.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                note_places(item, &format!("{here}/{index}"), into);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                note_places(field, &format!("{here}/{name}"), into);
            }
        }
        _ => {}
    }
}

#[test]
fn whatever_is_sent_gets_a_clear_answer() {
    let runtime = Runtime::new().expect("a runtime");
    let known = runtime.block_on(Known::open());
    let config = ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() };
    let ran = TestRunner::new(config).run(&request(), |request| runtime.block_on(known.send(&request)));
    if let Err(failure) = ran {
        panic!("{failure}");
    }
    runtime.block_on(known.check());
}

#[test]
fn each_call_survives_each_good_message_of_another() {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let known = Known::open().await;
        for (method, path) in known.calls.iter().filter(|(method, _)| *method != Method::GET) {
            for (_, message) in &known.messages {
                let path = path.replace("{id}", &known.tables[0].id).replace("{seat}", "1");
                let caller = known.house.players(&known.tables[0])[0].clone();
                let answer = crate::common::send(caller.request(method.clone(), &path).json(message)).await;
                assert!(!answer.status.is_server_error(), "{method} {path} {message}: {answer:?}");
            }
        }
        known.check().await;
    });
}
