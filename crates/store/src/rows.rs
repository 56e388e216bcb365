//! Rows of the tables, which both databases give in the same shapes, and what they say.

use std::collections::HashMap;

use crate::{
    GameId, KeyHash, Occupant, Person, StoreError, StoredAction, StoredGame, StoredSeat, Talk, Timestamp,
};

/// id, game, frame, host, invite, listed, created, version, result, updated, next
pub(crate) type GameRow = (
    String,
    String,
    String,
    Option<Vec<u8>>,
    Option<Vec<u8>>,
    bool,
    i64,
    i64,
    Option<String>,
    i64,
    Option<String>,
);

/// game, seat, key, name, level, owner, the owner's name, seen
pub(crate) type SeatRow = (
    String,
    i64,
    Option<Vec<u8>>,
    Option<String>,
    Option<String>,
    Option<Vec<u8>>,
    Option<String>,
    Option<i64>,
);

/// version, seat, action, at
pub(crate) type ActionRow = (i64, i64, String, i64);

/// id, game, seat, name, text, at
pub(crate) type TalkRow = (i64, String, Option<i64>, String, String, i64);

/// The games with their seats, which come ordered by seat.
pub(crate) fn games(rows: Vec<GameRow>, seat_rows: Vec<SeatRow>) -> Result<Vec<StoredGame>, StoreError> {
    let mut seats: HashMap<String, Vec<StoredSeat>> = HashMap::new();
    for row in seat_rows {
        seats.entry(row.0.clone()).or_default().push(stored_seat(row)?);
    }
    let game = |row: GameRow| {
        let (id, game, frame, host, invite, listed, created, version, result, updated, next) = row;
        Ok(StoredGame {
            seats: seats.remove(&id).unwrap_or_default(),
            id: GameId(id),
            game,
            frame,
            host: host.map(key_hash).transpose()?,
            invite: invite.map(key_hash).transpose()?,
            listed,
            created: Timestamp(created),
            version: small(version)?,
            result,
            updated: Timestamp(updated),
            next: next.map(GameId),
        })
    };
    rows.into_iter().map(game).collect()
}

fn stored_seat(row: SeatRow) -> Result<StoredSeat, StoreError> {
    let (_, seat, key, name, level, owner, owner_name, seen) = row;
    let occupant = match (person(key, name)?, level, person(owner, owner_name)?) {
        (Some(person), None, None) => Occupant::Person(person),
        (None, Some(level), owner) => Occupant::Bot { level, owner },
        (None, None, Some(owner)) => Occupant::Kept(owner),
        (None, None, None) => Occupant::Open,
        _ => return Err(StoreError::Corrupt("a seat has two people, or a person and a bot".into())),
    };
    Ok(StoredSeat { seat: small(seat)?, occupant, seen: seen.map(Timestamp) })
}

fn person(key: Option<Vec<u8>>, name: Option<String>) -> Result<Option<Person>, StoreError> {
    match (key, name) {
        (Some(key), Some(name)) => Ok(Some(Person { key: key_hash(key)?, name })),
        (None, None) => Ok(None),
        _ => Err(StoreError::Corrupt("a person has a key and a name".into())),
    }
}

pub(crate) fn actions(rows: Vec<ActionRow>) -> Result<Vec<StoredAction>, StoreError> {
    let action = |(version, seat, action, at)| {
        Ok(StoredAction { version: small(version)?, seat: small(seat)?, action, at: Timestamp(at) })
    };
    rows.into_iter().map(action).collect()
}

pub(crate) fn talk(rows: Vec<TalkRow>) -> Result<Vec<Talk>, StoreError> {
    let talk = |(id, game, seat, name, text, at): TalkRow| {
        let seat = seat.map(small).transpose()?;
        Ok(Talk { id, game: GameId(game), seat, name, text, at: Timestamp(at) })
    };
    rows.into_iter().map(talk).collect()
}

fn key_hash(bytes: Vec<u8>) -> Result<KeyHash, StoreError> {
    bytes.try_into().map(KeyHash).map_err(|_| StoreError::Corrupt("a key's hash has the wrong length".into()))
}

/// The numbers of the tables are wide; ours are as small as they can be.
pub(crate) fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
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

/// The conditions, order and limit of a list, for the query builder of either database.
macro_rules! push_filter {
    ($sql:ident, $filter:expr) => {
        let filter: &$crate::Filter = $filter;
        match filter.key {
            Some(key) => {
                $sql.push("id IN (SELECT game FROM seats WHERE key = ").push_bind(key.0.to_vec());
                $sql.push(" UNION SELECT game FROM seats WHERE owner = ").push_bind(key.0.to_vec()).push(")");
            }
            None => {
                $sql.push("listed");
            }
        }
        if let Some(stage) = filter.stage {
            $sql.push(" AND stage = ").push_bind(stage.code());
        }
        if let Some(game) = &filter.game {
            $sql.push(" AND games.game = ").push_bind(game);
        }
        if let Some((updated, id)) = &filter.before {
            // The first half alone is what an index can follow.
            $sql.push(" AND updated <= ").push_bind(updated.0);
            $sql.push(" AND (updated < ").push_bind(updated.0).push(" OR id > ").push_bind(&id.0).push(")");
        }
        $sql.push(" ORDER BY updated DESC, id LIMIT ").push_bind(i64::from(filter.limit));
    };
}
pub(crate) use push_filter;
