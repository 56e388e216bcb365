use std::fmt;

use crate::{KeyHash, Stage, StoreError, length};

/// What a game is called in its address: short random text, made by the caller.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameId(pub String);

impl GameId {
    /// In bytes. What PostgreSQL passes on between processes must be short.
    pub(crate) const LONGEST: usize = 100;
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Milliseconds since the beginning of 1970, by the caller's clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Timestamp(pub i64);

/// Somebody with a key and a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The hash of their key.
    pub key: KeyHash,
    /// The name they sat down with.
    pub name: String,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet: whoever comes may take it.
    Open,
    /// Nobody yet, and it is kept for this person.
    Kept(Person),
    /// Whoever holds the key.
    Person(Person),
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
        /// The person it plays for, who may take the seat back.
        owner: Option<Person>,
    },
}

impl Occupant {
    /// A bot that plays for nobody but itself.
    pub fn bot(level: impl Into<String>) -> Self {
        Self::Bot { level: level.into(), owner: None }
    }

    /// Whether somebody has yet to sit down.
    pub fn is_vacant(&self) -> bool {
        matches!(self, Self::Open | Self::Kept(_))
    }

    /// The person who sits there, or whose seat it is.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Self::Open => None,
            Self::Kept(person) | Self::Person(person) => Some(person),
            Self::Bot { owner, .. } => owner.as_ref(),
        }
    }
}

/// What became of somebody who wanted to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// The seat is theirs.
    Seated,
    /// The seat is not to be had: taken, kept for somebody else, or not there.
    Taken,
    /// They have another seat at this table: one person, one seat.
    Elsewhere,
}

impl Seating {
    /// Why somebody could not sit down at a game.
    pub(crate) fn refused(game: Option<StoredGame>, key: KeyHash) -> Self {
        let sits =
            |seat: &StoredSeat| matches!(&seat.occupant, Occupant::Person(person) if person.key == key);
        if game.is_some_and(|game| game.seats.iter().any(sits)) { Self::Elsewhere } else { Self::Taken }
    }
}

/// A seat of a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// Who has it.
    pub occupant: Occupant,
    /// When the person who sits there was last at the table, if that is known.
    pub seen: Option<Timestamp>,
}

/// A game to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// What it is called.
    pub id: GameId,
    /// Which game it is, such as `american-rails`.
    pub game: String,
    /// Options and setup of the record, and what else the host has said of the table, as JSON text.
    pub frame: String,
    /// Who sits where, from seat 0.
    pub seats: Vec<Occupant>,
    /// Who made it.
    pub host: Option<KeyHash>,
    /// The hash of the invitation's secret, if only the invited may sit down.
    pub invite: Option<KeyHash>,
    /// Whether everybody finds it in the lists.
    pub listed: bool,
    /// When it was made.
    pub created: Timestamp,
    /// The game that it continues with the same people. A game is followed once.
    pub follows: Option<GameId>,
}

impl NewGame {
    pub(crate) fn stage(&self) -> Stage {
        if self.seats.iter().any(Occupant::is_vacant) { Stage::Open } else { Stage::Running }
    }

    /// Refuses what neither database could store.
    pub(crate) fn check(&self, actions: &[StoredAction]) -> Result<(), StoreError> {
        StoredAction::must_follow_each_other(actions)?;
        if actions.first().is_some_and(|first| first.version != 1) {
            return Err(StoreError::Invalid("the first action of a game has version 1"));
        }
        if self.id.0.is_empty() || self.id.0.len() > GameId::LONGEST {
            return Err(StoreError::Invalid("the name of a game has 1 to 100 bytes"));
        }
        if self.seats.len() > usize::from(u8::MAX) {
            return Err(StoreError::Invalid("too many seats"));
        }
        for occupant in &self.seats {
            if let Some(person) = occupant.person() {
                length::NAME.check(&person.name)?;
            }
            if let Occupant::Bot { level, .. } = occupant {
                length::LEVEL.check(level)?;
            }
        }
        length::NAME.check(&self.id.0)?;
        length::NAME.check(&self.game)?;
        length::FRAME.check(&self.frame)?;
        actions.iter().try_for_each(|action| length::ACTION.check(&action.action))
    }
}

/// A game as it is stored, without its actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What it is called.
    pub id: GameId,
    /// Which game it is, such as `american-rails`.
    pub game: String,
    /// Options and setup of the record, and what else the host has said of the table, as JSON text.
    pub frame: String,
    /// All its seats, in order.
    pub seats: Vec<StoredSeat>,
    /// Who made it.
    pub host: Option<KeyHash>,
    /// The hash of the invitation's secret, if only the invited may sit down.
    pub invite: Option<KeyHash>,
    /// Whether everybody finds it in the lists.
    pub listed: bool,
    /// When it was made.
    pub created: Timestamp,
    /// The number of its actions, which is the version of the last one.
    pub version: u32,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// When its last action was taken, or when it was made.
    pub updated: Timestamp,
    /// The game that follows it, with the same people.
    pub next: Option<GameId>,
}

/// One action of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAction {
    /// Which action of the game it is: the first is 1.
    pub version: u32,
    /// Who took it.
    pub seat: u8,
    /// What it was, as JSON text.
    pub action: String,
    /// When.
    pub at: Timestamp,
}

impl StoredAction {
    /// So many can be appended at once: no turn is so long, and others wait meanwhile.
    pub(crate) const AT_ONCE: usize = 5000;

    /// Refuses what neither database could append.
    pub(crate) fn check(actions: &[Self], result: Option<&str>) -> Result<(), StoreError> {
        if actions.len() > Self::AT_ONCE {
            return Err(StoreError::Invalid("too many actions at once"));
        }
        Self::must_follow_each_other(actions)?;
        result.map_or(Ok(()), |result| length::ACTION.check(result))?;
        actions.iter().try_for_each(|action| length::ACTION.check(&action.action))
    }

    fn must_follow_each_other(actions: &[Self]) -> Result<(), StoreError> {
        let follow = actions.windows(2).all(|pair| pair[0].version.checked_add(1) == Some(pair[1].version));
        if follow {
            Ok(())
        } else {
            Err(StoreError::Invalid("the versions of the actions do not follow each other"))
        }
    }
}

/// What became of actions that were to be appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// All of them are stored and stay so.
    Landed,
    /// None of them is: another action has that version already, or the one before it is missing.
    Stale,
}

/// Something is new in a game: an action, or, with the version unchanged, a seat or a word at the table.
///
/// A notice is a reason to look, not a fact to build on: it may come twice. A receiver that is told it lagged behind
/// should look at every game it cares for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Notice {
    /// Which game.
    pub game: GameId,
    /// Its version when the notice was given.
    pub version: u32,
}
