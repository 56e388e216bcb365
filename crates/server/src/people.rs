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
    /// Who sits there; nobody if the seat is open.
    pub(crate) name: Option<String>,
    /// The level of the bot that sits there.
    bot: Option<String>,
    /// Whether it is the caller's.
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
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot { level } => format!("{level} {}", number + 1),
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
                Occupant::Person { .. } => {}
                Occupant::Open => *name = phrases.say("player-nameless", &[number]),
                Occupant::Bot { level } => {
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
            Occupant::Person { key, .. } => Some(key),
            _ => None,
        });
        let first = keys.next();
        self.all_here() && keys.all(|key| Some(key) == first)
    }

    pub(crate) fn all_here(&self) -> bool {
        !self.seats.iter().any(|occupant| matches!(occupant, Occupant::Open))
    }

    pub(crate) fn holds(&self, seat: usize, key: Option<KeyHash>) -> bool {
        matches!(self.seats.get(seat), Some(Occupant::Person { key: holder, .. }) if Some(*holder) == key)
    }

    /// Who is one of the players, or the host.
    pub(crate) fn knows(&self, key: Option<KeyHash>) -> bool {
        key.is_some() && (self.host == key || (0..self.seats.len()).any(|seat| self.holds(seat, key)))
    }

    pub(crate) fn bot_at(&self, seat: usize) -> Option<&str> {
        match self.seats.get(seat) {
            Some(Occupant::Bot { level }) => Some(level),
            _ => None,
        }
    }

    pub(crate) fn view(&self, key: Option<KeyHash>) -> Vec<SeatView> {
        let view = |(seat, occupant): (usize, &Occupant)| SeatView {
            seat,
            name: match occupant {
                Occupant::Person { name, .. } => Some(name.clone()),
                Occupant::Bot { level } => Some(format!("{level} {}", seat + 1)),
                Occupant::Open => None,
            },
            bot: match occupant {
                Occupant::Bot { level } => Some(level.clone()),
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
