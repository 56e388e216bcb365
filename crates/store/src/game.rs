use std::fmt;

use crate::{KeyHash, Stage, StoreError};

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

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// Whoever holds the key.
    Person {
        /// The hash of their key.
        key: KeyHash,
        /// The name they sat down with.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// A seat of a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// Who has it.
    pub occupant: Occupant,
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
}

impl NewGame {
    pub(crate) fn stage(&self) -> Stage {
        if self.seats.contains(&Occupant::Open) { Stage::Open } else { Stage::Running }
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
        let names = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Open => None,
            Occupant::Person { name, .. } => Some(name.as_str()),
            Occupant::Bot { level } => Some(level),
        });
        let texts = [self.id.0.as_str(), &self.game, &self.frame];
        StoreError::unless_storable(
            texts.into_iter().chain(names).chain(actions.iter().map(|a| a.action.as_str())),
        )
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
        StoreError::unless_storable(actions.iter().map(|action| action.action.as_str()).chain(result))
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
