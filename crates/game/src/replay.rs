use serde::Serialize;
use serde_json::{Map, Value};

use crate::record::{FORMAT, as_value};
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
pub enum Broken<G: Recorded> {
    /// The file is not a record.
    Unreadable(Unreadable),
    /// Its players, options, setup, map or deck are wrong.
    Setup(G::Flaw),
    /// One of its actions breaks a rule.
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The state in which it was tried.
        state: Box<G>,
        /// Why not.
        refused: Refused<G::Illegal>,
    },
    /// Its result is not the one its actions lead to.
    Result {
        /// `cash`, `winners`, `reasons`; `result` where the game is not over at all.
        field: &'static str,
        /// What the record says.
        recorded: String,
        /// What the actions lead to.
        played: String,
    },
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
        expect_text(&record, "game", G::NAME)?;
        let names = read_names(record.get("players"))?;
        let no_options = Value::Object(Map::new());
        let options = record.get("options").unwrap_or(&no_options);
        let setup = record.get("setup").unwrap_or(&Value::Null);
        object(options, "options")?;
        object(setup, "setup")?;
        let setup = G::read_setup(names.len(), options, setup).map_err(Broken::Setup)?;
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
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
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
        return Err(Broken::Result {
            field: "result",
            recorded: recorded.to_string(),
            played: Value::Null.to_string(),
        });
    };
    let played = as_value(played);
    for field in ["cash", "winners", "reasons"] {
        let found = recorded.get(field).unwrap_or(&Value::Null);
        if *found != played[field] {
            return Err(Broken::Result {
                field,
                recorded: found.to_string(),
                played: played[field].to_string(),
            });
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
