use std::borrow::Cow;

use game::{Outcome, Recorded, Seat, Versioned, Viewer};
use serde_json::Value;

use crate::{Entry, Incident, Move, Play};

/// A game under way, for whoever does not know which game it is.
pub trait Door: Send + Sync {
    /// How many entries its log has.
    fn version(&self) -> u32;
    /// How many of them are no moves that stand: take-backs, incidents, and what was taken back.
    fn fallen(&self) -> u32;
    /// Whether all have agreed to pause, and nobody has ended it.
    fn is_paused(&self) -> bool;
    /// Whether the game stands as it did at a version: nothing but incidents has come since.
    fn stands_as_at(&self, version: u32) -> bool;
    /// Whose decision it is. Returns `None` when the game is over.
    fn actor(&self) -> Option<Seat>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The state JSON, as the viewer may see it.
    fn state(&self, viewer: Viewer) -> Value;
    /// The state JSON of a game that is only supposed: what its end reveals stays hidden.
    fn supposed_state(&self, viewer: Viewer) -> Value;
    /// The legal actions of the actor, as a record has them.
    fn legal(&self) -> Vec<Value>;
    /// Whether anything is hidden from somebody who is not at the table.
    fn hides_something(&self) -> bool;
    /// The entries after a version, oldest first, as they are stored.
    fn texts(&self, after: u32) -> Vec<EntryText<'_>>;
    /// The moves that stand at a version, oldest first, each with the version it led to, as they are
    /// stored.
    fn standing_texts(&self, at: u32) -> Vec<(u32, EntryText<'_>)>;
    /// Whether there is a take-back among the entries after a version.
    fn has_gone_back_since(&self, version: u32) -> bool;
    /// Whether a version was not taken back.
    fn stands(&self, version: u32) -> bool;
    /// Whose decision it was at a version. Returns `None` for the end of a game and for a version
    /// that has not been yet.
    fn actor_at(&self, version: u32) -> Option<Seat>;
    /// Whether the program that plays a seat has failed.
    fn has_failed(&self, seat: Seat) -> bool;
    /// The record of the moves that stand.
    fn record(&self, names: Vec<String>) -> Value;
}

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryText<'p> {
    /// Who made it.
    pub seat: Seat,
    /// What it is: JSON.
    pub text: Cow<'p, str>,
    /// Of which kind it is.
    pub kind: EntryKind,
}

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An action of the rules.
    Move,
    /// A take-back to this version.
    Back(u32),
    /// Something that happened to whoever has the seat.
    Incident(Incident),
}

impl<'p> EntryText<'p> {
    fn of<G: Recorded>(entry: &'p Entry<G>) -> EntryText<'p> {
        match entry {
            Entry::Move(made) => EntryText::of_move(made),
            Entry::Back(back) => {
                EntryText { seat: back.by, text: back.write().into(), kind: EntryKind::Back(back.to) }
            }
            Entry::Incident(seat, incident) => {
                EntryText { seat: *seat, text: incident.write().into(), kind: EntryKind::Incident(*incident) }
            }
        }
    }

    fn of_move<G: Recorded>(made: &'p Move<G>) -> EntryText<'p> {
        EntryText { seat: made.seat, text: Cow::Borrowed(&made.text), kind: EntryKind::Move }
    }
}

impl<G: Recorded> Play<G> {
    fn versioned(&self, view: G::View) -> Value {
        let version = self.now().actions() as usize;
        serde_json::to_value(Versioned { version, view }).unwrap_or_default()
    }
}

impl<G: Recorded> Door for Play<G> {
    fn version(&self) -> u32 {
        self.version()
    }

    fn fallen(&self) -> u32 {
        self.version() - self.now().actions()
    }

    fn is_paused(&self) -> bool {
        self.is_paused()
    }

    fn stands_as_at(&self, version: u32) -> bool {
        version <= self.version() && self.entries(version).all(|entry| matches!(entry, Entry::Incident(..)))
    }

    fn actor(&self) -> Option<Seat> {
        self.state().actor()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn state(&self, viewer: Viewer) -> Value {
        self.versioned(self.state().view(viewer))
    }

    fn supposed_state(&self, viewer: Viewer) -> Value {
        self.versioned(self.state().supposed_view(viewer))
    }

    fn legal(&self) -> Vec<Value> {
        let mut legal = Vec::new();
        self.state().actions(&mut legal);
        legal.into_iter().map(|action| Value::Object(self.state().write_action(action))).collect()
    }

    fn hides_something(&self) -> bool {
        matches!(self.state().known_to(Viewer::Spectator), Cow::Owned(_))
    }

    fn texts(&self, after: u32) -> Vec<EntryText<'_>> {
        self.entries(after).map(EntryText::of).collect()
    }

    fn standing_texts(&self, at: u32) -> Vec<(u32, EntryText<'_>)> {
        self.standing(at).into_iter().map(|(version, made)| (version, EntryText::of_move(made))).collect()
    }

    fn has_gone_back_since(&self, version: u32) -> bool {
        self.entries(version).any(|entry| matches!(entry, Entry::Back(_)))
    }

    fn stands(&self, version: u32) -> bool {
        self.stands(version)
    }

    fn actor_at(&self, version: u32) -> Option<Seat> {
        self.at(version)?.state().actor()
    }

    fn has_failed(&self, seat: Seat) -> bool {
        self.entries(0)
            .any(|entry| matches!(entry, Entry::Incident(of, Incident::ProgramFailed) if *of == seat))
    }

    fn record(&self, names: Vec<String>) -> Value {
        self.record(names).value().expect("a setup that has started a game")
    }
}
