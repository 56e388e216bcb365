use std::fmt;

use crate::{Closed, KeyHash, NewJob, Stage, StoreError, text_limit};

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
    /// The name they sat down with; empty if they are a former player.
    pub name: String,
}

impl Person {
    /// Whether this is somebody who has had everything deleted that was stored about them. Nobody holds their key.
    pub fn is_former(&self) -> bool {
        self.name.is_empty()
    }
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
    /// When they agreed to end the game without a result, if they did.
    pub agreed: Option<Timestamp>,
    /// The hash of the secret with which somebody else may take the place of the bot that plays here for its owner.
    pub substitute: Option<KeyHash>,
}

/// How a game stands after its last entry: what lists show, and what others wait for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameStatus {
    /// The seat that has to decide; `None` when the game is over.
    pub to_move: Option<u8>,
    /// Until when it has to.
    pub deadline: Option<Timestamp>,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// How far it has come, in a little JSON for lists.
    pub progress: Option<String>,
}

impl GameStatus {
    /// Refuses what neither database could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        self.result.as_deref().map_or(Ok(()), |result| text_limit::ENTRY.check(result))?;
        self.progress.as_deref().map_or(Ok(()), |progress| text_limit::PROGRESS.check(progress))
    }
}

/// Where a game came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// It was set up here.
    #[default]
    Played,
    /// Somebody brought its record.
    Imported,
    /// It was copied from another game, to try something.
    Tried,
}

impl Origin {
    pub(crate) fn of_code(code: i64) -> Result<Self, StoreError> {
        let origins = [Self::Played, Self::Imported, Self::Tried];
        let known = origins.into_iter().find(|&origin| origin as i64 == code);
        known.ok_or_else(|| StoreError::Corrupt(format!("a game of unknown origin, {code}")))
    }
}

/// What is noted and ordered if a game begins because somebody takes its last seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStart {
    /// When.
    pub at: Timestamp,
    /// What is to be done because of it.
    pub jobs: Vec<NewJob>,
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
    /// How it stands after the entries it begins with.
    pub status: GameStatus,
    /// Where it came from.
    pub origin: Origin,
    /// Whether it counts for its players' ratings.
    pub rated: bool,
}

impl NewGame {
    pub(crate) fn stage(&self) -> Stage {
        if self.status.result.is_some() {
            Stage::Over
        } else if self.seats.iter().any(Occupant::is_vacant) {
            Stage::Open
        } else {
            Stage::Running
        }
    }

    /// Refuses what neither database could store.
    pub(crate) fn check(&self, entries: &[StoredEntry]) -> Result<(), StoreError> {
        StoredEntry::must_follow_each_other(entries)?;
        if entries.first().is_some_and(|first| first.version != 1) {
            return Err(StoreError::Invalid("the first entry of a game has version 1"));
        }
        if self.id.0.is_empty() || self.id.0.len() > GameId::LONGEST {
            return Err(StoreError::Invalid("the name of a game has 1 to 100 bytes"));
        }
        if self.seats.len() > usize::from(u8::MAX) {
            return Err(StoreError::Invalid("too many seats"));
        }
        for occupant in &self.seats {
            if let Some(person) = occupant.person() {
                text_limit::NAME.check(&person.name)?;
            }
            if let Occupant::Bot { level, .. } = occupant {
                text_limit::LEVEL.check(level)?;
            }
        }
        text_limit::NAME.check(&self.id.0)?;
        text_limit::NAME.check(&self.game)?;
        text_limit::FRAME.check(&self.frame)?;
        self.status.check()?;
        entries.iter().try_for_each(|entry| text_limit::ENTRY.check(&entry.text))
    }
}

/// A game as it is stored, without its entries.
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
    /// When its last seat was taken, if that is known.
    pub begun: Option<Timestamp>,
    /// The number of its entries, which is the version of the last one.
    pub version: u32,
    /// How it stands. Whose decision it is, and how far it has come, may not be known, of a game that an older program
    /// has played on.
    pub status: GameStatus,
    /// How it was closed without a result, if it was.
    pub closed: Option<Closed>,
    /// Whether everybody who has its address may look at it, though it was for invited people.
    pub shared: bool,
    /// When its last entry was taken, or when it was made.
    pub updated: Timestamp,
    /// The game that follows it, with the same people.
    pub next: Option<GameId>,
    /// Where it came from.
    pub origin: Origin,
    /// Whether it counts for its players' ratings.
    pub rated: bool,
}

/// One entry of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Which entry of the game it is: the first is 1.
    pub version: u32,
    /// Who took it.
    pub seat: u8,
    /// What it was, as JSON text.
    pub text: String,
    /// When.
    pub at: Timestamp,
}

impl StoredEntry {
    /// The most entries appended at once: no turn has more, and others wait meanwhile.
    pub(crate) const AT_ONCE: usize = 5000;

    /// Refuses what neither database could append.
    pub(crate) fn check(entries: &[Self], status: &GameStatus) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Err(StoreError::Invalid("there is nothing to append"));
        }
        if entries.len() > Self::AT_ONCE {
            return Err(StoreError::Invalid("too many actions at once"));
        }
        Self::must_follow_each_other(entries)?;
        status.check()?;
        entries.iter().try_for_each(|entry| text_limit::ENTRY.check(&entry.text))
    }

    fn must_follow_each_other(entries: &[Self]) -> Result<(), StoreError> {
        let follow = entries.windows(2).all(|pair| pair[0].version.checked_add(1) == Some(pair[1].version));
        if follow {
            Ok(())
        } else {
            Err(StoreError::Invalid("the versions of the entries do not follow each other"))
        }
    }
}

/// What became of entries that were to be appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// All of them are stored and stay so.
    Landed,
    /// None of them is: another entry has that version already, or the one before it is missing.
    Stale,
}

/// Something is new in a game.
///
/// A notice is a reason to look, not a fact to build on: it may come twice. A receiver that is told it lagged behind
/// should look at every game it cares for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Notice {
    /// Which game.
    pub game: GameId,
    /// Its version when the notice was given.
    pub version: u32,
    /// What is new.
    pub change: Change,
    /// The seat that caused it, if one did and it is known: the one of the last entry, of whoever speaks, comes or
    /// goes, or the one that was taken.
    pub by: Option<u8>,
}

/// What can be new in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// It has entries that it had not.
    Moved,
    /// Somebody sits where they did not.
    Seated,
    /// A standing order was given, withdrawn, or is at its end. This is for servers: nobody at the table is told.
    Ordered,
    /// Something was said.
    Talked,
    /// Somebody has come to the table at another server, or is still there.
    Arrived,
    /// Somebody has left the table at another server.
    Left,
    /// Any of it: the notice was lost, and what is new was found later.
    Anything,
}

impl Change {
    /// As processes tell it each other.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Moved => "moved",
            Self::Seated => "seated",
            Self::Ordered => "ordered",
            Self::Talked => "talked",
            Self::Arrived => "arrived",
            Self::Left => "left",
            Self::Anything => "anything",
        }
    }

    /// What another process has told; one of another version may tell it otherwise.
    pub(crate) fn of_code(code: &str) -> Self {
        let all = [Self::Moved, Self::Seated, Self::Ordered, Self::Talked, Self::Arrived, Self::Left];
        let known = all.into_iter().find(|change| change.code() == code);
        known.unwrap_or(Self::Anything)
    }
}
