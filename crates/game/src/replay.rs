use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::record::FORMAT;
use crate::{Misfit, Outcome, Record, Recorded, Refused, Rule, Seat, Unreadable, object};

/// A record as it was read: its setup holds, its actions are not played yet and may be anything.
#[derive(Debug)]
pub struct Draft<G: Recorded> {
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The state before the first action.
    pub start: G,
    setup: G::Setup,
    actions: Vec<Value>,
    result: Value,
}

/// One action of a replay, with what it led to.
#[derive(Debug)]
pub struct Moment<'r, G: Recorded> {
    /// The number of the action, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: G::Action,
    /// What followed.
    pub events: &'r [G::Event],
    /// The state after it.
    pub after: &'r G,
}

/// What is wrong with a record.
#[derive(Debug)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Broken<G: Recorded> {
    /// The file is not a record.
    Unreadable(Unreadable),
    /// Its players, options, setup or material are wrong.
    Setup(G::Flaw),
    /// One of its actions, counted from 1, breaks a rule in this state.
    Action { number: usize, state: Box<G>, refused: Refused<G::Illegal> },
    /// Its result is not the one its actions lead to: the field is `cash`, `winners` or `reasons`, or
    /// `result` where the game is not over at all.
    Result { field: &'static str, recorded: String, played: String },
}

impl<G: Recorded> Broken<G> {
    /// The ruling that fits.
    pub fn rule(&self) -> Rule {
        match self {
            Broken::Action { refused, .. } => refused.rule(),
            Broken::Unreadable(_) | Broken::Setup(_) | Broken::Result { .. } => Rule::UNREADABLE,
        }
    }
}

impl<G: Recorded> From<Unreadable> for Broken<G> {
    fn from(unreadable: Unreadable) -> Self {
        Broken::Unreadable(unreadable)
    }
}

impl<G: Recorded> Draft<G> {
    /// Reads the frame of a record, and its setup.
    pub fn read(record: Value) -> Result<Draft<G>, Broken<G>> {
        let Value::Object(mut record) = record else {
            return Err(Unreadable::new("record", Misfit::Expected("object")).into());
        };
        expect_text(&record, "format", FORMAT)?;
        let rules = known_rules::<G>(record.get("rules"))?;
        expect_text(&record, "game", G::NAME)?;
        let names = read_names(record.get("players"))?;
        let no_options = Value::Object(Map::new());
        let options = record.get("options").unwrap_or(&no_options);
        let setup = record.get("setup").unwrap_or(&Value::Null);
        object(options, "options")?;
        object(setup, "setup")?;
        let setup = G::read_setup(rules, names.len(), options, setup).map_err(Broken::Setup)?;
        let start = G::start(&setup).map_err(Broken::Setup)?;
        let Some(Value::Array(actions)) = record.remove("actions") else {
            return Err(Unreadable::new("actions", Misfit::Expected("list")).into());
        };
        let result = record.remove("result").unwrap_or(Value::Null);
        if !result.is_null() {
            object(&result, "result")?;
        }
        Ok(Draft { names, start, setup, actions, result })
    }

    /// What the setup has decided, as events.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.start.opening(&mut |event| events.push(event));
        events
    }

    /// How many actions it has.
    pub fn action_count(&self) -> usize {
        self.actions.len()
    }

    /// Plays all actions, or the first `most` of them, and shows each as it happens.
    pub fn play(&self, most: usize, watch: &mut impl FnMut(Moment<G>)) -> Result<(Record<G>, G), Broken<G>> {
        let mut state = self.start.clone();
        let mut actions = Vec::with_capacity(self.actions.len().min(most));
        let mut events = Vec::new();
        for (index, entry) in self.actions.iter().take(most).enumerate() {
            events.clear();
            let (seat, action) = play_entry(&mut state, entry, &mut events).map_err(|refused| {
                Broken::Action { number: index + 1, state: Box::new(state.clone()), refused }
            })?;
            actions.push((seat, action));
            watch(Moment { number: index + 1, seat, action, events: &events, after: &state });
        }
        let result = state.outcome();
        if actions.len() == self.actions.len() {
            compare(&self.result, result.as_ref())?;
        }
        let record = Record { names: self.names.clone(), setup: self.setup.clone(), actions, result };
        Ok((record, state))
    }
}

/// Reads one entry and plays it; a refused one leaves the state as it was.
fn play_entry<G: Recorded>(
    state: &mut G,
    entry: &Value,
    events: &mut Vec<G::Event>,
) -> Result<(Seat, G::Action), Refused<G::Illegal>> {
    if state.actor().is_none() {
        return Err(Refused::GameOver);
    }
    let malformed = |field, expected| Refused::Malformed { field, expected };
    let written = entry.as_object().ok_or(malformed("action", "object"))?;
    let seat = written.get("seat").and_then(Value::as_u64).ok_or(malformed("seat", "seat"))?;
    let action = state.read_action(written)?;
    let players = state.players();
    if seat >= players as u64 {
        return Err(Refused::NoSuchSeat { seat, players });
    }
    let seat = Seat::new(seat as usize);
    state.play(seat, action, &mut |event| events.push(event))?;
    Ok((seat, action))
}

/// Reads the version of the rules of a record or a frame, if this program knows them. Without a number it
/// is the first.
pub fn known_rules<G: Recorded>(rules: Option<&Value>) -> Result<u32, Unreadable> {
    let Some(rules) = rules else { return Ok(1) };
    if let Some(known) = (1..=G::RULES).find(|&known| rules.as_u64() == Some(known.into())) {
        return Ok(known);
    }
    let expected = (1..=G::RULES).map(|rules| rules.to_string()).collect::<Vec<_>>().join(", ");
    Err(Unreadable::new("rules", Misfit::NotOneOf { found: rules.to_string(), expected }))
}

fn expect_text<G: Recorded>(
    record: &Map<String, Value>,
    field: &'static str,
    expected: &str,
) -> Result<(), Broken<G>> {
    match record.get(field) {
        Some(Value::String(found)) if found == expected => Ok(()),
        found => {
            let found = found.unwrap_or(&Value::Null).to_string();
            Err(Unreadable::new(field, Misfit::NotOneOf { found, expected: expected.to_owned() }).into())
        }
    }
}

fn read_names(players: Option<&Value>) -> Result<Vec<String>, Unreadable> {
    let names = players.and_then(Value::as_array).and_then(|names| {
        names.iter().map(|name| name.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
    });
    names.ok_or_else(|| Unreadable::new("players", Misfit::Expected("names")))
}

fn compare<G: Recorded>(recorded: &Value, played: Option<&Outcome>) -> Result<(), Broken<G>> {
    if recorded.is_null() {
        return Ok(());
    }
    let Some(played) = played else {
        let (recorded, played) = (recorded.to_string(), Value::Null.to_string());
        return Err(Broken::Result { field: "result", recorded, played });
    };
    let played = json!(played);
    for field in ["cash", "winners", "reasons"] {
        let found = recorded.get(field).unwrap_or(&Value::Null);
        if *found != played[field] {
            let (recorded, played) = (found.to_string(), played[field].to_string());
            return Err(Broken::Result { field, recorded, played });
        }
    }
    Ok(())
}

/// A view with the number of actions that led to it: the state JSON of the contract.
#[derive(Clone, Debug, Serialize)]
pub struct Versioned<V> {
    /// How many actions were taken.
    pub version: usize,
    /// What the viewer sees.
    #[serde(flatten)]
    pub view: V,
}

/// Writes pairs as an object: for a list of things by name, in its own order.
pub fn as_map<K: Serialize, V: Serialize, S: Serializer>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}
