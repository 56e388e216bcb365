use game::{Recorded, Refused, Seat};
use maud::{Markup, html};
use phrases::Phrases;
use serde_json::{Map, Value};

use crate::{Shown, badge};

/// As many letters have room beside a badge.
const SHORT_NAME: usize = 11;

/// What somebody looks at.
pub struct Scene<'s, G: Shown> {
    /// The state with the plan played.
    pub state: &'s G,
    /// The state as it stands.
    pub before: &'s G,
    /// What the way to the state is remembered by.
    pub memory: &'s G::Memory,
    /// The steps of the plan.
    pub plan: &'s [Step<G>],
    /// Who sits where.
    pub seats: &'s [SeatStatus],
    /// The names, by seat.
    pub names: &'s [String],
    /// With whose eyes.
    pub eyes: Option<Seat>,
    /// Whether the next decision of `state` is theirs and can be made here.
    pub asked: bool,
    /// What the player has turned to: a company to build for.
    pub focus: Option<&'s str>,
    /// What has happened since their last move.
    pub since: &'s [G::Event],
    /// The address of the rules page to which rulings lead.
    pub book: &'s str,
    /// The words.
    pub phrases: &'s Phrases,
}

/// One step of a plan.
#[derive(Clone, Debug)]
pub struct Step<G: Recorded> {
    /// The state in which it is taken.
    pub before: G,
    /// What is done.
    pub action: G::Action,
    /// What follows from it.
    pub events: Vec<G::Event>,
}

impl<G: Recorded> Step<G> {
    /// Takes a step that is written as a record has it; a refused one leaves the state as it was.
    pub fn take(
        state: &mut G,
        seat: Seat,
        written: &Map<String, Value>,
    ) -> Result<Step<G>, Refused<G::Illegal>> {
        let (before, mut events) = (state.clone(), Vec::new());
        let action = state.read_action(written)?;
        state.play(seat, action, &mut |event| events.push(event))?;
        Ok(Step { before, action, events })
    }
}

/// A seat, as it is shown.
#[derive(Clone, Debug)]
pub struct SeatStatus {
    /// Who sits there.
    pub kind: SeatKind,
    /// How a bot plays, in a word or two.
    pub plays: Option<String>,
    /// Whether they look at the table now.
    pub present: bool,
    /// Whether the viewer sits there and nowhere else: whoever plays several seats is told their names.
    pub yours: bool,
    /// Their clock, if time runs at this table.
    pub clock: Option<Markup>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl<G: Shown> Scene<'_, G> {
    /// Whose decision it is, if it is not over.
    pub fn actor(&self) -> Option<Seat> {
        self.state.actor()
    }

    /// An action as the page sends it back.
    pub fn written(&self, action: G::Action) -> String {
        Value::Object(self.state.write_action(action)).to_string()
    }

    /// What an action will be called once it is a step of the plan.
    pub fn called(&self, action: G::Action) -> String {
        let step = Step { before: self.state.clone(), action, events: Vec::new() };
        G::tell_step(&step, self.names, self.phrases)
    }

    /// Whether something is planned.
    pub fn planned(&self) -> bool {
        !self.plan.is_empty()
    }

    /// A sentence.
    pub fn say(&self, id: &str, args: &[(&str, phrases::Arg)]) -> String {
        self.phrases.say(id, args)
    }

    /// A player's name where there is little room: a long one is set smaller, in two lines.
    pub(crate) fn who(&self, seat: Seat) -> Markup {
        let name = self.name(seat);
        let long = name.chars().count() > SHORT_NAME;
        html! { span class={ "who" @if long { " wordy" } } title=[long.then_some(&name)] { (name) } }
    }

    /// Whom the table speaks to, if it is one player.
    pub fn reader(&self) -> Option<Seat> {
        self.eyes.filter(|seat| self.seats.get(seat.index()).is_some_and(|status| status.yours))
    }

    /// A player in a sentence that speaks to the viewer.
    pub fn player(&self, seat: Seat) -> phrases::Arg {
        self.phrases.player_or_you(self.names, seat, self.reader())
    }

    /// Why an action is refused, told to the viewer.
    pub fn tell_refusal(&self, illegal: &G::Illegal) -> String {
        self.state.tell_refusal_to(self.reader(), self.names, illegal, self.phrases)
    }

    /// A player's sign.
    pub fn badge(&self, seat: Seat) -> Markup {
        let kind = self.seats.get(seat.index()).map_or(SeatKind::Person, |status| status.kind);
        badge(seat, self.names, kind)
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        self.phrases.player(self.names, seat)
    }
}
