use bots::{Character, Kind};
use game::{Seat, Viewer, capitalised};
use phrases::{Phrases, told_apart};
use serde::Serialize;
use store::{KeyHash, Occupant, Person, StoredGame, Talk};
use utoipa::ToSchema;

use crate::visitor::english;

/// Who sits where, and who may watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// Whether whoever sat there has had everything deleted that was stored about them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    former: bool,
}

impl People {
    pub(crate) fn of(game: &StoredGame) -> People {
        People {
            seats: game.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            host: game.host,
            invite: game.invite,
        }
    }

    /// The names of a record. Those that are alike are told apart.
    pub(crate) fn names(&self) -> Vec<String> {
        told_apart(&self.stored_names())
    }

    /// The names as they are stored, where somebody has given one.
    pub(crate) fn stored_names(&self) -> Vec<String> {
        let name = |(number, occupant): (usize, &Occupant)| match occupant {
            Occupant::Person(person) if person.is_former() => english().say("player-former", &[]),
            Occupant::Person(person) | Occupant::Kept(person) => person.name.clone(),
            Occupant::Bot { level, .. } => format!("{level} {}", number + 1),
            Occupant::Open => format!("Player {}", number + 1),
        };
        self.seats.iter().enumerate().map(name).collect()
    }

    /// The names for somebody who reads this language: a bot is called by what it is, and so is a former player.
    /// Those that are alike are told apart.
    pub(crate) fn names_in(&self, phrases: &Phrases) -> Vec<String> {
        let mut names = self.stored_names();
        for (seat, name) in names.iter_mut().enumerate() {
            let number = ("number", (seat + 1).into());
            match &self.seats[seat] {
                Occupant::Person(person) if person.is_former() => {
                    *name = capitalised(&phrases.say("player-former", &[]));
                }
                Occupant::Person(_) | Occupant::Kept(_) => {}
                Occupant::Open => *name = phrases.say("player-nameless", &[number]),
                Occupant::Bot { level, .. } => {
                    let Some(kind) = Kind::named(level) else { continue };
                    *name = bot_name(kind, number, phrases);
                }
            }
        }
        told_apart(&names)
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

    /// Whether every seat is the holder of this key's or a bot's, and no bot plays for anybody else.
    pub(crate) fn are_only(&self, key: Option<KeyHash>) -> bool {
        let own = |person: &Person| Some(person.key) == key;
        self.seats_of(key).next().is_some()
            && self.seats.iter().all(|occupant| match occupant {
                Occupant::Open | Occupant::Kept(_) => false,
                Occupant::Person(person) => own(person),
                Occupant::Bot { owner, .. } => owner.as_ref().is_none_or(own),
            })
    }

    pub(crate) fn is_host(&self, key: Option<KeyHash>) -> bool {
        key.is_some() && self.host == key
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

    /// Whether somebody sat there who has had everything deleted that was stored about them.
    pub(crate) fn is_former(&self, seat: usize) -> bool {
        matches!(self.seats.get(seat), Some(Occupant::Person(person)) if person.is_former())
    }

    /// The seats that the holder of a key sits in.
    pub(crate) fn seats_of(&self, key: Option<KeyHash>) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |&seat| self.holds(seat, key))
    }

    /// Whether the holder of a key is one of the players, somebody whose seat it is, or the host.
    pub(crate) fn knows(&self, key: Option<KeyHash>) -> bool {
        let has_seat = |seat| self.holds(seat, key) || self.owns(seat, key);
        self.is_host(key) || (key.is_some() && (0..self.seats.len()).any(has_seat))
    }

    pub(crate) fn bot_at(&self, seat: usize) -> Option<&str> {
        match self.seats.get(seat) {
            Some(Occupant::Bot { level, .. }) => Some(level),
            _ => None,
        }
    }

    /// What a speaker is called now, among these names; by the name they had then if somebody else sits there.
    pub(crate) fn speaker<'n>(&self, talk: &'n Talk, names: &'n [String]) -> &'n str {
        let seat = talk.seat.map(usize::from).filter(|&seat| {
            matches!(self.seats.get(seat), Some(Occupant::Person(person)) if person.name == talk.name)
        });
        seat.and_then(|seat| names.get(seat)).unwrap_or(&talk.name)
    }

    pub(crate) fn view(&self, key: Option<KeyHash>) -> Vec<SeatView> {
        let names = self.stored_names();
        let view = |(seat, occupant): (usize, &Occupant)| SeatView {
            seat,
            name: (!occupant.is_vacant()).then(|| names[seat].clone()),
            bot: self.bot_at(seat).map(str::to_owned),
            owner: match occupant {
                Occupant::Kept(owner) | Occupant::Bot { owner: Some(owner), .. } => Some(owner.name.clone()),
                _ => None,
            },
            yours: self.holds(seat, key),
            former: self.is_former(seat),
        };
        self.seats.iter().enumerate().map(view).collect()
    }
}

/// With whose eyes the caller looks. Whoever holds several seats (around one screen) sees with those of
/// the one to decide, or of the first.
pub(crate) fn viewer(people: &People, actor: Option<usize>, key: Option<KeyHash>) -> Viewer {
    let seats = actor.into_iter().chain(0..people.seats.len());
    let own = seats.into_iter().find(|&seat| people.holds(seat, key));
    own.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
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
    capitalised(&name)
}
