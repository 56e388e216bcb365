use bots::{Character, Kind};
use phrases::Phrases;
use serde::Serialize;
use store::{KeyHash, Occupant, StoredGame};
use utoipa::ToSchema;

/// Who sits where, and who may watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct People {
    pub(crate) seats: Vec<Occupant>,
    pub(crate) host: Option<KeyHash>,
    pub(crate) invite: Option<KeyHash>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatView {
    /// Its number, clockwise from 0.
    seat: usize,
    /// Who sits there; null if the seat is open.
    pub(crate) name: Option<String>,
    /// The level of the bot that sits there.
    bot: Option<String>,
    /// Whose seat it is, while a bot plays there for them or it is kept for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// Whether the caller sits there.
    yours: bool,
}

impl People {
    pub(crate) fn of(game: &StoredGame) -> People {
        People {
            seats: game.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            host: game.host,
            invite: game.invite,
        }
    }

    /// The names of a record.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(number, occupant): (usize, &Occupant)| match occupant {
            Occupant::Person(person) | Occupant::Kept(person) => person.name.clone(),
            Occupant::Bot { level, .. } => format!("{level} {}", number + 1),
            Occupant::Open => format!("Player {}", number + 1),
        };
        self.seats.iter().enumerate().map(name).collect()
    }

    /// The names for somebody who reads this language: a bot is called by what it is.
    pub(crate) fn names_in(&self, phrases: &Phrases) -> Vec<String> {
        let mut names = self.names();
        for (seat, name) in names.iter_mut().enumerate() {
            let number = ("number", (seat + 1).into());
            match &self.seats[seat] {
                Occupant::Person(_) | Occupant::Kept(_) => {}
                Occupant::Open => *name = phrases.say("player-nameless", &[number]),
                Occupant::Bot { level, .. } => {
                    let Some(kind) = Kind::named(level) else { continue };
                    *name = bot_name(kind, number, phrases);
                }
            }
        }
        names
    }

    /// Whether all seats that are not bots' are one person's.
    pub(crate) fn is_one_person(&self) -> bool {
        let mut keys = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person.key),
            _ => None,
        });
        let first = keys.next();
        self.all_here() && keys.all(|key| Some(key) == first)
    }

    pub(crate) fn all_here(&self) -> bool {
        !self.seats.iter().any(Occupant::is_vacant)
    }

    pub(crate) fn holds(&self, seat: usize, key: Option<KeyHash>) -> bool {
        matches!(self.seats.get(seat), Some(Occupant::Person(person)) if Some(person.key) == key)
    }

    /// Whether a seat is kept for the holder of a key, or a bot plays there for them.
    pub(crate) fn owns(&self, seat: usize, key: Option<KeyHash>) -> bool {
        matches!(self.seats.get(seat), Some(Occupant::Kept(owner) | Occupant::Bot { owner: Some(owner), .. })
            if Some(owner.key) == key)
    }

    /// The seats that the holder of a key sits in.
    pub(crate) fn seats_of(&self, key: Option<KeyHash>) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |&seat| self.holds(seat, key))
    }

    /// Whether the holder of a key is one of the players, somebody whose seat it is, or the host.
    pub(crate) fn knows(&self, key: Option<KeyHash>) -> bool {
        let has_seat = |seat| self.holds(seat, key) || self.owns(seat, key);
        key.is_some() && (self.host == key || (0..self.seats.len()).any(has_seat))
    }

    pub(crate) fn bot_at(&self, seat: usize) -> Option<&str> {
        match self.seats.get(seat) {
            Some(Occupant::Bot { level, .. }) => Some(level),
            _ => None,
        }
    }

    pub(crate) fn view(&self, key: Option<KeyHash>) -> Vec<SeatView> {
        let view = |(seat, occupant): (usize, &Occupant)| SeatView {
            seat,
            name: match occupant {
                Occupant::Person(person) => Some(person.name.clone()),
                Occupant::Bot { level, .. } => Some(format!("{level} {}", seat + 1)),
                Occupant::Open | Occupant::Kept(_) => None,
            },
            bot: match occupant {
                Occupant::Bot { level, .. } => Some(level.clone()),
                _ => None,
            },
            owner: match occupant {
                Occupant::Kept(owner) | Occupant::Bot { owner: Some(owner), .. } => Some(owner.name.clone()),
                _ => None,
            },
            yours: self.holds(seat, key),
        };
        self.seats.iter().enumerate().map(view).collect()
    }
}

fn bot_name(kind: Kind, number: (&str, phrases::Arg), phrases: &Phrases) -> String {
    let level = ("level", phrases.say(&format!("level-{}", kind.level.name()), &[]).into());
    let name = match kind.character {
        Character::Even => phrases.say("bot-name", &[level, number]),
        character => {
            let character = phrases.say(&format!("character-{}", character.name()), &[]).into();
            phrases.say("bot-name-character", &[level, ("character", character), number])
        }
    };
    let mut letters = name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
