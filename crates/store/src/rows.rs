//! Rows of the tables, which both databases give in the same shapes, and what they say.

use crate::{
    GameId, KeyHash, Occupant, Person, StoreError, StoredEntry, StoredSeat, TableEvent, Talk, Timestamp,
};

/// A seat as it stands in a row.
pub(crate) struct SeatRow {
    pub(crate) seat: i64,
    pub(crate) key: Option<Vec<u8>>,
    pub(crate) name: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) owner: Option<Vec<u8>>,
    pub(crate) owner_name: Option<String>,
    pub(crate) seen: Option<i64>,
    pub(crate) agreed: Option<i64>,
    pub(crate) substitute: Option<Vec<u8>>,
}

/// version, seat, action, at
pub(crate) type EntryRow = (i64, i64, String, i64);

/// id, game, seat, name, text, at, event
pub(crate) type TalkRow = (i64, String, Option<i64>, String, String, i64, Option<String>);

pub(crate) fn seat(row: SeatRow) -> Result<StoredSeat, StoreError> {
    let SeatRow { seat, key, name, level, owner, owner_name, seen, agreed, substitute } = row;
    let occupant = match (person(key, name)?, level, person(owner, owner_name)?) {
        (Some(person), None, None) => Occupant::Person(person),
        (None, Some(level), owner) => Occupant::Bot { level, owner },
        (None, None, Some(owner)) => Occupant::Kept(owner),
        (None, None, None) => Occupant::Open,
        _ => return Err(StoreError::Corrupt("a seat has two people, or a person and a bot".into())),
    };
    Ok(StoredSeat {
        seat: narrow(seat)?,
        occupant,
        seen: seen.map(Timestamp),
        agreed: agreed.map(Timestamp),
        substitute: substitute.map(key_hash).transpose()?,
    })
}

fn person(key: Option<Vec<u8>>, name: Option<String>) -> Result<Option<Person>, StoreError> {
    match (key, name) {
        (Some(key), Some(name)) => Ok(Some(Person { key: key_hash(key)?, name })),
        (None, None) => Ok(None),
        _ => Err(StoreError::Corrupt("a person has a key and a name".into())),
    }
}

pub(crate) fn entries(rows: Vec<EntryRow>) -> Result<Vec<StoredEntry>, StoreError> {
    let entry = |(version, seat, text, at)| {
        Ok(StoredEntry { version: narrow(version)?, seat: narrow(seat)?, text, at: Timestamp(at) })
    };
    rows.into_iter().map(entry).collect()
}

pub(crate) fn talk(rows: Vec<TalkRow>) -> Result<Vec<Talk>, StoreError> {
    let talk = |(id, game, seat, name, text, at, event): TalkRow| {
        let seat = seat.map(narrow).transpose()?;
        let event = event.as_deref().and_then(TableEvent::of_code);
        Ok(Talk { id, game: GameId(game), seat, name, text, at: Timestamp(at), event })
    };
    rows.into_iter().map(talk).collect()
}

pub(crate) fn key_hash(bytes: Vec<u8>) -> Result<KeyHash, StoreError> {
    bytes.try_into().map(KeyHash).map_err(|_| StoreError::Corrupt("a key's hash has the wrong length".into()))
}

/// The numbers of the tables are wide; ours are as small as they can be.
pub(crate) fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Corrupt(format!("{number} is out of range")))
}

/// A seat as it stands in the tables.
pub(crate) struct SeatColumns<'a> {
    pub(crate) key: Option<&'a [u8]>,
    pub(crate) name: Option<&'a str>,
    pub(crate) level: Option<&'a str>,
    pub(crate) owner: Option<&'a [u8]>,
    pub(crate) owner_name: Option<&'a str>,
}

impl<'a> SeatColumns<'a> {
    pub(crate) fn of(occupant: &'a Occupant) -> Self {
        let (sitting, level, owner) = match occupant {
            Occupant::Open => (None, None, None),
            Occupant::Kept(person) => (None, None, Some(person)),
            Occupant::Person(person) => (Some(person), None, None),
            Occupant::Bot { level, owner } => (None, Some(level.as_str()), owner.as_ref()),
        };
        Self {
            key: sitting.map(|person| &person.key.0[..]),
            name: sitting.map(|person| person.name.as_str()),
            level,
            owner: owner.map(|person| &person.key.0[..]),
            owner_name: owner.map(|person| person.name.as_str()),
        }
    }
}
