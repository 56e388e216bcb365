use crate::{Channel, GameId, LessonProgress, StandingOrder, Talk, Timestamp};

/// Everything that is stored about the holder of a key. The moves of a seat are in the record of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonalData {
    /// The name that goes with the key, and when it was last given.
    pub name: Option<(String, Timestamp)>,
    /// The seats that are theirs, by game.
    pub seats: Vec<OwnSeat>,
    /// The games that they host, by name.
    pub hosted: Vec<GameId>,
    /// What they have said, in order.
    pub talk: Vec<Talk>,
    /// Their private notes, by game.
    pub notes: Vec<Note>,
    /// How far they have come in lessons, by game and lesson.
    pub lessons: Vec<LessonProgress>,
    /// Their standing orders, and what became of the last ones, by game.
    pub orders: Vec<StandingOrder>,
    /// Where they want to be told what happens, the oldest first.
    pub channels: Vec<Channel>,
}

/// A seat that is somebody's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnSeat {
    /// In which game.
    pub game: GameId,
    /// Its number, from 0.
    pub seat: u8,
    /// The name they have there.
    pub name: String,
    /// Who sits there.
    pub held: Held,
    /// When they were last at the table, if that is known.
    pub seen: Option<Timestamp>,
}

/// How a seat is somebody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// They sit there.
    Sitting,
    /// It is kept for them.
    Kept,
    /// A bot plays there for them.
    ByBot,
}

/// A private note on a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// On which game.
    pub game: GameId,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
}
