use std::sync::Arc;

use game::{Game, Seat};
use serde_json::{Map, Value, json};

use crate::Incident;

/// One line of a game's log: something that changed its course at the table.
#[derive(Debug)]
pub enum Entry<G: Game> {
    /// Somebody decided.
    Move(Arc<Move<G>>),
    /// The game went back to an earlier version. What came after it stays in the log.
    Back(Back),
    /// Something happened to whoever has a seat.
    Incident(Seat, Incident),
}

/// One decision, with what followed from it.
#[derive(Debug)]
pub struct Move<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: G::Action,
    /// What followed.
    pub events: Box<[G::Event]>,
    /// The action as it is stored: JSON, without the seat.
    pub text: Box<str>,
}

/// A take-back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    /// Who took back.
    pub by: Seat,
    /// The version that stands again.
    pub to: u32,
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Entry<G> {
        match self {
            Entry::Move(made) => Entry::Move(Arc::clone(made)),
            Entry::Back(back) => Entry::Back(*back),
            Entry::Incident(seat, incident) => Entry::Incident(*seat, *incident),
        }
    }
}

impl Back {
    /// As it is stored, without the seat: `{"back":12}`.
    pub fn write(self) -> String {
        json!({ "back": self.to }).to_string()
    }
}

/// What a stored entry says, before it is held against the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Written {
    /// An action as a record has it, without its seat.
    Action(Map<String, Value>),
    /// A take-back to this version.
    Back(u32),
    /// Something that happened to whoever has a seat.
    Incident(Incident),
    /// Something that this program does not know: a newer one has written it.
    Newer,
}

impl Written {
    /// Reads an entry. Returns `None` for what no program writes.
    pub fn read(text: &str) -> Option<Written> {
        let Ok(Value::Object(entry)) = serde_json::from_str(text) else { return None };
        if entry.contains_key("do") {
            return Some(Written::Action(entry));
        }
        if let Some(incident) = Incident::read(&entry) {
            return Some(Written::Incident(incident));
        }
        let to = entry.get("back").filter(|_| entry.len() == 1).and_then(Value::as_u64);
        let back = to.and_then(|to| u32::try_from(to).ok()).map(Written::Back);
        Some(back.unwrap_or(Written::Newer))
    }
}
