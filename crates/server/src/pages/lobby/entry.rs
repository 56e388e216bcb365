use game::Seat;
use games::GameName;
use maud::{Markup, html};
use serde_json::Value;
use store::{Occupant, StoredGame, Timestamp};
use tables::{Milestone, SeatKind, badge};

use crate::frame::Frame;
use crate::pages::ago::ago;
use crate::pages::clock;
use crate::pages::lobby::game_title;
use crate::people::People;
use crate::visitor::Visitor;

/// What a game plays by, and what time is left to whoever has to decide.
fn clock_of(
    game: &StoredGame,
    people: &People,
    visitor: &Visitor,
    now: Timestamp,
) -> Option<(String, Option<Markup>)> {
    let control = Frame::clock_of(game)?;
    let deadline = game.status.deadline.filter(|_| people.can_go_on() && game.status.to_move.is_some());
    let left = deadline.map(|deadline| clock::until(&control, deadline, now, visitor));
    Some((clock::name(&control, visitor), left))
}

/// A game in a list.
pub(super) struct LobbyEntry {
    pub(super) game: StoredGame,
    pub(super) people: People,
    pub(super) names: Vec<String>,
    /// Whose decision it is, in a game of the visitor's.
    pub(super) actor: Option<Seat>,
    /// Whether a bot plays there for the visitor.
    pub(super) bot_for_you: bool,
    /// Whether the visitor plays several seats, and is told whose turn it is by name.
    pub(super) shared: bool,
    pub(super) your_turn: bool,
    /// When it last moved.
    moved: String,
    /// What it plays by, if it has a clock, and what time is left to whoever has to decide.
    clock: Option<(String, Option<Markup>)>,
}

impl LobbyEntry {
    pub(super) fn of(game: StoredGame, visitor: &Visitor, now: Timestamp) -> LobbyEntry {
        let key = visitor.caller().key;
        let people = People::of(&game);
        let seats = people.seats_of(key).count();
        let (yours, shared) = (seats > 0, seats > 1);
        let to_move = game.status.to_move.filter(|_| yours && people.can_go_on());
        let actor = to_move.map(|seat| Seat::new(seat.into()));
        LobbyEntry {
            shared,
            actor,
            your_turn: actor.is_some_and(|seat| people.holds(seat.index(), key)),
            bot_for_you: people.all_here() && (0..people.seats.len()).any(|seat| people.owns(seat, key)),
            names: people.names_in(visitor.phrases),
            moved: ago(visitor, game.updated, now),
            clock: clock_of(&game, &people, visitor, now),
            people,
            game,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.status.result.is_some() || self.people.is_closed()
    }

    fn title(&self, visitor: &Visitor) -> String {
        GameName::named(&self.game.game).map_or(String::new(), |name| game_title(visitor, name))
    }

    /// How far it has come. Returns `None` if that is not stored.
    fn milestone(&self) -> Option<Milestone> {
        serde_json::from_str(self.game.status.progress.as_deref()?).ok()
    }

    /// Where the game stands, in a word.
    fn progress(&self, visitor: &Visitor) -> String {
        match self.milestone() {
            Some(milestone) if self.people.all_here() => {
                let number = ("number", milestone.number.to_string().into());
                let phase = ("phase", if milestone.number == 0 { "preparation" } else { "counted" }.into());
                visitor.say(&format!("game-{}-milestone", self.game.game), &[number, phase])
            }
            _ if self.game.version == 0 => visitor.say("lobby-waiting", &[]),
            _ => visitor.say("lobby-moves", &[("moves", self.game.version.into())]),
        }
    }

    /// The signs of those who sit there; a seat that nobody has is an empty ring.
    fn badges(&self, visitor: &Visitor) -> Markup {
        html! {
            span class="badges" {
                @for (seat, occupant) in self.people.seats.iter().enumerate() {
                    @match occupant {
                        Occupant::Open | Occupant::Kept(_) => span class="badge free" aria-hidden="true" {},
                        Occupant::Person(_) => (badge(Seat::new(seat), &self.names, SeatKind::Person)),
                        Occupant::Bot { .. } => (badge(Seat::new(seat), &self.names, SeatKind::Bot)),
                    }
                }
            }
            span class="who" { (self.others(visitor)) }
        }
    }

    /// The others at the table by name, and how many are missing.
    fn others(&self, visitor: &Visitor) -> String {
        let key = visitor.caller().key;
        let there = |seat: &usize| {
            !self.people.seats[*seat].is_vacant() && (self.shared || !self.people.holds(*seat, key))
        };
        let mut others: Vec<String> =
            (0..self.names.len()).filter(there).map(|seat| self.names[seat].clone()).collect();
        let free = self.people.seats.iter().filter(|occupant| occupant.is_vacant()).count();
        if free > 0 {
            others.push(visitor.say("lobby-free-seats", &[("count", free.into())]));
        }
        others.join(", ")
    }

    /// Whose turn it is, or what the table waits for.
    fn state(&self, visitor: &Visitor) -> Markup {
        html! {
            @if self.bot_for_you { strong { (visitor.say("lobby-bot-for-you", &[])) } }
            @else if self.your_turn && !self.shared { strong { (visitor.say("lobby-your-turn", &[])) } }
            @else if let Some(actor) = self.actor {
                span { (visitor.say("lobby-their-turn", &[("player", visitor.phrases.player(&self.names, actor).into())])) }
            }
            @else if !self.people.all_here() { span { (visitor.say("lobby-waiting", &[])) } }
            @else { span { (visitor.say("lobby-moves", &[("moves", self.game.version.into())])) } }
        }
    }

    /// A game of the visitor's own: the whole card is the way there.
    pub(super) fn card(&self, visitor: &Visitor) -> Markup {
        let calls = self.your_turn || self.bot_for_you;
        html! {
            li class={ "mine" @if calls { " yours" } } {
                a href={ "/games/" (self.game.id.0) } {
                    span class="top" { (self.state(visitor)) span class="when" { (self.moved) } }
                    b { (self.title(visitor)) }
                    span class="how-far" {
                        span { (self.progress(visitor)) }
                        @if let Some((name, left)) = &self.clock {
                            span class="pace" { (name) @if let Some(left) = left { " " (left) } }
                        }
                        @if let Some(milestone) = self.milestone().filter(|_| self.people.all_here()) {
                            progress max="100" value=(milestone.percent) aria-hidden="true" {}
                        }
                    }
                    span class="feet" {
                        span class="company" { (self.badges(visitor)) }
                        span class={ "button" @if calls { " go" } } aria-hidden="true" {
                            (visitor.say(if calls { "lobby-play" } else { "lobby-open-game" }, &[]))
                        }
                    }
                }
            }
        }
    }

    /// A table that waits for players.
    pub(super) fn open_row(&self, visitor: &Visitor) -> Markup {
        let host = (0..self.names.len()).find(|&seat| self.people.holds(seat, self.people.host));
        html! {
            li {
                span class="what" {
                    b { (self.title(visitor)) }
                    span class="note" {
                        @if let Some(host) = host {
                            (visitor.say("lobby-hosted", &[("player", self.names[host].as_str().into())]))
                        } @else { (self.moved) }
                        @if let Some((name, _)) = &self.clock { " · " (name) }
                    }
                }
                span class="company" { (self.badges(visitor)) }
                (self.link(visitor, "lobby-join"))
            }
        }
    }

    /// A game that goes on.
    pub(super) fn running_row(&self, visitor: &Visitor) -> Markup {
        html! {
            li {
                span class="what" {
                    b { (self.title(visitor)) }
                    span class="note" { (self.progress(visitor)) " · " (self.moved) @if let Some((name, _)) = &self.clock { " · " (name) } }
                }
                span class="company" { (self.badges(visitor)) }
                (self.link(visitor, "lobby-watch"))
            }
        }
    }

    fn link(&self, visitor: &Visitor, label: &str) -> Markup {
        let label = visitor.say(label, &[]);
        let called = visitor.phrases.labelled(&label, &self.title(visitor));
        html! { a class="button" href={ "/games/" (self.game.id.0) } aria-label=(called) { (label) } }
    }

    /// A game that is over, and who won.
    pub(super) fn over_row(&self, visitor: &Visitor) -> Markup {
        html! {
            li {
                a class="result" href={ "/games/" (self.game.id.0) } {
                    span class="what" { (self.outcome(visitor)) }
                    span class="when" { (self.moved) }
                }
            }
        }
    }

    fn outcome(&self, visitor: &Visitor) -> Markup {
        let title = self.title(visitor);
        let Some((winners, cash)) = self.winners() else {
            let note = if self.people.is_closed() { "lobby-ended" } else { "page-over" };
            return html! { b { (title) } span class="note" { (visitor.say(note, &[])) } };
        };
        let key = visitor.caller().key;
        let alone = winners.len() == 1 && self.people.holds(winners[0], key) && !self.shared;
        let named = |seats: &[usize]| {
            let names: Vec<String> = seats.iter().map(|&seat| self.names[seat].clone()).collect();
            visitor.phrases.all_of(&names)
        };
        let others: Vec<usize> = (0..self.names.len()).filter(|seat| !winners.contains(seat)).collect();
        html! {
            span {
                b {
                    @if alone { (visitor.say("lobby-you-won", &[])) }
                    @else { (visitor.say("lobby-won", &[("players", named(&winners).into())])) }
                }
                " · " (title)
            }
            @if !others.is_empty() {
                @let against = [("amount", cash.into()), ("players", named(&others).into())];
                span class="note" { (visitor.say("lobby-with", &against)) }
            }
        }
    }

    /// Who won a game that is over, and with how much.
    fn winners(&self) -> Option<(Vec<usize>, game::Money)> {
        let result: Value = serde_json::from_str(self.game.status.result.as_deref()?).ok()?;
        let seats = result["winners"].as_array()?.iter().filter_map(Value::as_u64);
        let winners: Vec<usize> =
            seats.map(|seat| seat as usize).filter(|&seat| seat < self.names.len()).collect();
        let cash = result["cash"].get(*winners.first()?)?.as_i64()?;
        Some((winners, game::Money(i32::try_from(cash).ok()?)))
    }
}
