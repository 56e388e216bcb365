use bots::{Character, Kind, name_of_bot};
use game::{Seat, Viewer, capitalised};
use phrases::{Phrases, told_apart};
use serde::Serialize;
use store::{Channel, Closed, GameId, KeyHash, Occupant, Person, StoredGame, TableProposal, Talk};
use utoipa::ToSchema;

use crate::frame::Frame;
use crate::hosting::program_of;
use crate::visitor::english;

/// Who sits where, and who may watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct People {
    /// The table that bots have their names from: this one, or the one that it goes on from.
    names_of: Option<GameId>,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) host: Option<KeyHash>,
    pub(crate) invite: Option<KeyHash>,
    /// Which seats' players have agreed to end the game without a result.
    pub(crate) agreed: Vec<bool>,
    /// How the game was closed without a result, if it was.
    pub(crate) closed: Option<Closed>,
    /// Whether everybody who has its address may look at it, though it was for invited people.
    pub(crate) shared: bool,
    /// Whether it counts for its players' ratings.
    pub(crate) rated: bool,
    /// What is proposed to all who play.
    pub(crate) proposals: Vec<TableProposal>,
    /// For each seat the hash of the secret with which somebody else may take it over.
    pub(crate) substitutes: Vec<Option<KeyHash>>,
    /// Those who can be told something while they are not here.
    reachable: Vec<KeyHash>,
    /// Whether the players are told together what happens at the table, in a chat of theirs.
    pub(crate) has_webhook: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatView {
    /// Its number, clockwise from 0.
    seat: usize,
    /// Who sits there; null if the seat is open.
    pub(crate) name: Option<String>,
    /// The level of the bot that sits there, or the name of the program.
    bot: Option<String>,
    /// Whose seat it is, while a bot plays there for them or it is kept for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// Whether the caller sits there.
    yours: bool,
    /// Whether whoever sat there has had everything deleted that was stored about them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    former: bool,
    /// Whether whoever sits there has agreed to end the game without a result.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
}

impl People {
    pub(crate) fn of(game: &StoredGame) -> People {
        People {
            names_of: Some(Frame::names_of(game).unwrap_or_else(|| game.id.clone())),
            seats: game.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            host: game.host,
            invite: game.invite,
            agreed: game.seats.iter().map(|seat| seat.agreed.is_some()).collect(),
            closed: game.closed,
            shared: game.shared,
            rated: game.rated,
            proposals: Vec::new(),
            substitutes: game.seats.iter().map(|seat| seat.substitute).collect(),
            reachable: Vec::new(),
            has_webhook: false,
        }
    }

    /// The same people, who have been proposed something.
    pub(crate) fn with(self, proposals: Vec<TableProposal>) -> People {
        People { proposals, ..self }
    }

    /// The same people, of whom these can be told something while they are not here, and all of them together where these
    /// channels lead.
    pub(crate) fn reachable_by(self, reachable: Vec<KeyHash>, together: &[Channel]) -> People {
        People { reachable, has_webhook: together.iter().any(Channel::is_open), ..self }
    }

    /// Whoever sits in a seat, if they can be told something while they are not here.
    pub(crate) fn reachable_at(&self, seat: usize) -> Option<KeyHash> {
        let Some(Occupant::Person(person)) = self.seats.get(seat) else { return None };
        self.reachable.contains(&person.key).then_some(person.key)
    }

    /// Whether anybody besides the holder of a key can be told something while they are not here.
    pub(crate) fn reaches_others(&self, than: Option<KeyHash>) -> bool {
        self.reachable.iter().any(|key| Some(*key) != than)
    }

    /// The seats whose players are asked when all have to agree: a former player cannot be, and bots agree to everything.
    pub(crate) fn asked(&self) -> impl Iterator<Item = usize> {
        let is_asked =
            |seat: &usize| matches!(&self.seats[*seat], Occupant::Person(person) if !person.is_former());
        (0..self.seats.len()).filter(is_asked)
    }

    /// Everybody at the table of a lesson, where the learner has this key.
    pub(crate) fn in_lesson(names: &[String], learner: Seat, key: KeyHash) -> People {
        let other = KeyHash(key.0.map(|bits| !bits));
        let person = |(seat, name): (usize, &String)| {
            let key = if seat == learner.index() { key } else { other };
            Occupant::Person(Person { key, name: name.clone() })
        };
        People { seats: names.iter().enumerate().map(person).collect(), ..People::default() }
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
            // Whoever is only stood in for keeps their name, and so what the log tells of them.
            Occupant::Bot { owner: Some(person), .. } if !person.is_former() => person.name.clone(),
            Occupant::Bot { level, .. } => {
                program_of(level).unwrap_or_else(|| self.name_of_bot(number)).to_owned()
            }
            Occupant::Open => format!("Player {}", number + 1),
        };
        self.seats.iter().enumerate().map(name).collect()
    }

    /// The names for somebody who reads this language: a former player is called so. Those that are alike are told
    /// apart.
    pub(crate) fn names_in(&self, phrases: &Phrases) -> Vec<String> {
        let mut names = self.stored_names();
        for (seat, name) in names.iter_mut().enumerate() {
            let number = ("number", (seat + 1).into());
            match &self.seats[seat] {
                Occupant::Person(person) if person.is_former() => {
                    *name = capitalised(&phrases.say("player-former", &[]));
                }
                Occupant::Person(_) | Occupant::Kept(_) | Occupant::Bot { .. } => {}
                Occupant::Open => *name = phrases.say("player-nameless", &[number]),
            }
        }
        told_apart(&names)
    }

    /// What the bot of a seat is called: not like anybody at the table.
    fn name_of_bot(&self, seat: usize) -> &'static str {
        let taken: Vec<&str> =
            self.seats.iter().filter_map(Occupant::person).map(|person| person.name.as_str()).collect();
        name_of_bot(self.names_of.as_ref().map_or("", |game| &game.0), seat, &taken)
    }

    /// How the bot of a seat plays, in a word or two. Returns `None` if no bot sits there.
    pub(crate) fn tell_bot(&self, seat: usize, phrases: &Phrases) -> Option<String> {
        let bot = self.bot_at(seat)?;
        if program_of(bot).is_some() {
            return Some(phrases.say("bot-program", &[]));
        }
        let kind = Kind::named(bot)?;
        let level = phrases.say(&format!("level-{}", kind.level.name()), &[]);
        if kind.character == Character::Even {
            return Some(level);
        }
        let character = phrases.say(&format!("character-{}", kind.character.name()), &[]);
        Some(phrases.say("bot-kind", &[("level", level.into()), ("character", character.into())]))
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

    /// Whether it was closed without a result: nobody can act any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    /// Whether the game can go on: everybody is here, and nobody has closed it.
    pub(crate) fn can_go_on(&self) -> bool {
        self.all_here() && !self.is_closed()
    }

    /// Whether somebody at the table wants to end the game without a result.
    pub(crate) fn is_end_proposed(&self) -> bool {
        self.agreed.contains(&true) && !self.is_closed()
    }

    /// Whether the holder of a key has agreed to end the game without a result.
    pub(crate) fn has_agreed(&self, key: Option<KeyHash>) -> bool {
        self.seats_of(key).any(|seat| self.agreed.get(seat) == Some(&true))
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
            bot: self.bot_at(seat).map(|bot| program_of(bot).unwrap_or(bot).to_owned()),
            owner: match occupant {
                Occupant::Kept(owner) | Occupant::Bot { owner: Some(owner), .. } => Some(owner.name.clone()),
                _ => None,
            },
            yours: self.holds(seat, key),
            former: self.is_former(seat),
            agreed: self.agreed.get(seat) == Some(&true),
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

#[cfg(test)]
mod tests {
    use phrases::Language;

    use super::*;

    fn table(seats: Vec<Occupant>) -> People {
        People { names_of: Some(GameId("a-table".into())), seats, ..People::default() }
    }

    fn person(name: &str) -> Occupant {
        Occupant::Person(Person { key: KeyHash([1; 32]), name: name.into() })
    }

    #[test]
    fn a_bot_is_called_like_nobody_else_at_its_table_and_the_same_in_every_language() {
        let bots = || vec![Occupant::bot("easy"), Occupant::bot("hard:miser"), Occupant::bot("medium")];
        let mut seats = bots();
        seats.push(person("Ann"));
        let names = table(seats).names();
        for language in Language::ALL {
            let mut seats = bots();
            seats.push(person("Ann"));
            assert_eq!(table(seats).names_in(crate::visitor::phrases_of(language)), names);
        }
        // Somebody with the name of a bot, however they write it, sits down.
        let mut seats = bots();
        seats.push(person(&names[1].to_uppercase()));
        let others = table(seats).names();
        assert_eq!((&others[0], &others[2]), (&names[0], &names[2]));
        assert_ne!(others[1].to_uppercase(), others[3]);
        assert!(!others.iter().any(|name| name.contains('(')), "{others:?}");
    }

    #[test]
    fn whoever_a_bot_plays_for_keeps_their_name() {
        let owner = Some(Person { key: KeyHash([2; 32]), name: "Bob".into() });
        let people = table(vec![person("Ann"), Occupant::Bot { level: "easy".into(), owner }]);
        assert_eq!(people.names(), ["Ann", "Bob"]);
        assert_eq!(people.bot_at(1), Some("easy"));
    }

    #[test]
    fn what_a_bot_is_like_is_told_in_words() {
        let people = table(vec![person("Ann"), Occupant::bot("hard:miser"), Occupant::bot("easy")]);
        let told = |seat| people.tell_bot(seat, english());
        assert_eq!((told(0), told(1), told(2)), (None, Some("miser, hard".into()), Some("easy".into())));
    }
}
