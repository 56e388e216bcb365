use std::borrow::Cow;
use std::sync::LazyLock;

use bots::{Effort, Kind, sit_down};
use game::{Ledger, Misfit, Outcome, Refused, Rule, Seat, Seeded, Unreadable, Versioned, Viewer};
use games::{GameName, Hosted, Visit};
use phrases::{Language, Phrases, tell_refused};
use serde_json::{Map, Value};

/// A game in play, whichever it is: the rules behind one door.
pub(crate) trait Table: Send + Sync {
    /// How many actions were taken.
    fn version(&self) -> u32;
    /// Whose decision it is.
    fn actor(&self) -> Option<Seat>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The state JSON, as the viewer may see it.
    fn state(&self, viewer: Viewer) -> Value;
    /// The legal actions of the actor.
    fn legal(&self) -> Vec<Value>;
    /// Whether anything is hidden from somebody who is not at the table.
    fn hides_something(&self) -> bool;
    /// The same table as the viewer may suppose it, to try plans on.
    fn known_to(&self, viewer: Viewer) -> Box<dyn Table>;
    /// A copy to try something on.
    fn copy(&self) -> Box<dyn Table>;
    /// Lets the actor do this; a refused action leaves the table as it was. Returns the action as a
    /// record has it, without anything else that came with it.
    fn play(&mut self, action: &Map<String, Value>, names: &[String]) -> Result<Map<String, Value>, Refusal>;
    /// What a bot of this level would do for the actor.
    fn decide(&self, kind: Kind, seed: u64) -> Option<Map<String, Value>>;
}

/// Why an action is refused, for people and for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) rule: Rule,
    pub(crate) sentence: String,
}

/// What a stored game says of its table: the options and the setup of its record.
pub(crate) struct Frame {
    pub(crate) game: GameName,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) setup: Value,
}

impl Frame {
    /// The table before the first action, or what is wrong with the setup.
    pub(crate) fn lay(&self) -> Result<Box<dyn Table>, Refusal> {
        self.game.visit(Lay(self))
    }

    /// A setup drawn from a seed.
    pub(crate) fn draw(
        game: GameName,
        players: usize,
        options: &Value,
        seed: u64,
        changes: &Map<String, Value>,
    ) -> Result<Frame, Refusal> {
        let (options, mut setup) = game.visit(Draw { players, options, seed })?;
        for (name, value) in changes {
            match setup.get_mut(name) {
                Some(field) => *field = value.clone(),
                None => return Err(unreadable(&Unreadable::new(format!("setup.{name}"), Misfit::Missing))),
            }
        }
        let frame = Frame { game, players, options, setup };
        frame.lay()?;
        Ok(frame)
    }
}

/// The language in which the API answers.
static ENGLISH: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(Language::English));

/// A part of a message that cannot be read, as a refusal.
pub(crate) fn unreadable(unreadable: &Unreadable) -> Refusal {
    Refusal { rule: Rule::UNREADABLE, sentence: phrases::tell_unreadable(unreadable, &ENGLISH) }
}

fn flawed<G: Hosted>(flaw: &G::Flaw) -> Refusal {
    Refusal { rule: Rule::UNREADABLE, sentence: G::tell_flaw(flaw, &ENGLISH) }
}

struct Lay<'f>(&'f Frame);

impl Visit for Lay<'_> {
    type Answer = Result<Box<dyn Table>, Refusal>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        let Frame { players, options, setup, .. } = self.0;
        let setup = G::read_setup(*players, options, setup).map_err(|flaw| flawed::<G>(&flaw))?;
        let state = G::start(&setup).map_err(|flaw| flawed::<G>(&flaw))?;
        let ledger = Ledger::open(&state);
        Ok(Box::new(Play { state, ledger, version: 0 }))
    }
}

struct Draw<'d> {
    players: usize,
    options: &'d Value,
    seed: u64,
}

impl Visit for Draw<'_> {
    type Answer = Result<(Value, Value), Refusal>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        let mut dice = Seeded::new(self.seed, 0);
        let setup = G::draw(self.players, self.options, &G::own_material(), &mut dice)
            .map_err(|flaw| flawed::<G>(&flaw))?;
        Ok((G::write_options(&setup), G::write_setup(&setup)))
    }
}

#[derive(Clone)]
struct Play<G> {
    state: G,
    ledger: Ledger,
    version: u32,
}

impl<G: Hosted> Table for Play<G> {
    fn version(&self) -> u32 {
        self.version
    }

    fn actor(&self) -> Option<Seat> {
        self.state.actor()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn state(&self, viewer: Viewer) -> Value {
        let state = Versioned { version: self.version as usize, view: self.state.view(viewer) };
        serde_json::to_value(state).unwrap_or_default()
    }

    fn legal(&self) -> Vec<Value> {
        let mut legal = Vec::new();
        self.state.actions(&mut legal);
        legal.into_iter().map(|action| Value::Object(self.state.write_action(action))).collect()
    }

    fn hides_something(&self) -> bool {
        matches!(self.state.known_to(Viewer::Spectator), Cow::Owned(_))
    }

    fn known_to(&self, viewer: Viewer) -> Box<dyn Table> {
        let state = self.state.known_to(viewer).into_owned();
        Box::new(Play { state, ..*self })
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn play(&mut self, action: &Map<String, Value>, names: &[String]) -> Result<Map<String, Value>, Refusal> {
        let played = self.state.read_action(action).and_then(|action| {
            let Some(actor) = self.state.actor() else { return Err(Refused::GameOver) };
            let written = self.state.write_action(action);
            self.state.play(actor, action, &mut |event| self.ledger.hear::<G>(&event))?;
            Ok(written)
        });
        match played {
            Ok(written) => {
                self.version += 1;
                Ok(written)
            }
            Err(refused) => {
                let sentence = tell_refused(&self.state, names, &refused, &ENGLISH);
                Err(Refusal { rule: refused.rule(), sentence })
            }
        }
    }

    fn decide(&self, kind: Kind, seed: u64) -> Option<Map<String, Value>> {
        let actor = self.state.actor()?;
        let mut legal = Vec::new();
        self.state.actions(&mut legal);
        let mut bot = sit_down::<G>(kind, seed, Effort::at_a_table(kind.level));
        let action = bot.decide(&self.state.reckoned(Viewer::Seat(actor), &self.ledger), &legal);
        Some(self.state.write_action(action))
    }
}
