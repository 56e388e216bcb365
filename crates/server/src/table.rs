use std::borrow::Cow;

use bots::{Effort, Kind, advise, prospects, sit_down};
use game::{Ledger, Misfit, Money, Outcome, Refused, Rule, Seat, Seeded, Unreadable, Versioned, Viewer};
use games::{GameName, Hosted, Visit};
use phrases::{Phrases, tell_refused};
use serde_json::{Map, Value, json};
use tables::Step;

use crate::tip::{Telling, Tip};
use crate::visitor::english;

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
    /// What a strong bot thinks of the actor's decision, from what the actor knows: the best move
    /// first.
    fn advise(&self, seed: u64, effort: Effort) -> Vec<Tip>;
    /// A move of the actor in words, and what it changes as far as the actor may suppose.
    fn tell(&self, actions: &[Map<String, Value>], names: &[String], phrases: &Phrases) -> Telling;
    /// Whether the present question is the first of a turn.
    fn begins_turn(&self) -> bool;
    /// Each seat's share of the victory, by a look at the table; exact when the game is over.
    fn prospects(&self) -> Vec<f32>;
}

/// Why an action is refused, for people and for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) rule: Rule,
    pub(crate) sentence: String,
}

/// What a stored game says of its table: the options and the setup of its record, and what the host
/// has said besides.
#[derive(Clone)]
pub(crate) struct Frame {
    pub(crate) game: GameName,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) setup: Value,
    /// Whether players may ask for hints; if nothing is said, who plays alone may.
    pub(crate) hints: Option<bool>,
}

impl Frame {
    /// What is stored of it.
    pub(crate) fn write(&self) -> String {
        let Frame { options, setup, hints, .. } = self;
        match hints {
            Some(hints) => json!({ "options": options, "setup": setup, "hints": hints }).to_string(),
            None => json!({ "options": options, "setup": setup }).to_string(),
        }
    }

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
                None => {
                    return Err(unreadable(
                        &Unreadable::new(format!("setup.{name}"), Misfit::Missing),
                        english(),
                    ));
                }
            }
        }
        let frame = Frame { game, players, options, setup, hints: None };
        frame.lay()?;
        Ok(frame)
    }
}

/// A part of a message that cannot be read, as a refusal.
pub(crate) fn unreadable(unreadable: &Unreadable, phrases: &Phrases) -> Refusal {
    Refusal { rule: Rule::UNREADABLE, sentence: phrases::tell_unreadable(unreadable, phrases) }
}

fn flawed<G: Hosted>(flaw: &G::Flaw) -> Refusal {
    Refusal { rule: Rule::UNREADABLE, sentence: G::tell_flaw(flaw, english()) }
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
                let sentence = tell_refused(&self.state, names, &refused, english());
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

    fn advise(&self, seed: u64, effort: Effort) -> Vec<Tip> {
        let Some(actor) = self.state.actor() else { return Vec::new() };
        let known = self.state.reckoned(Viewer::Seat(actor), &self.ledger);
        let seats = self.state.players();
        let mut tips: Vec<Tip> = Vec::new();
        for advice in advise::<G>(&known, seed, effort) {
            // What was never tried is only a guess, but a guess is better than no answer.
            if advice.visits == 0 && !tips.is_empty() {
                continue;
            }
            let mut after = known.clone().into_owned();
            let mut actions = Vec::new();
            for &action in advice.line.iter() {
                if after.actor() != Some(actor) || after.check(action).is_err() {
                    break;
                }
                actions.push(after.write_action(action));
                after.apply(action, &mut |_| ());
            }
            if !actions.is_empty() && !tips.iter().any(|tip| tip.actions == actions) {
                let (shares, cash) = (advice.prospects.of(seats).to_vec(), advice.worths.of(seats).to_vec());
                tips.push(Tip { actions, shares, cash });
            }
        }
        tips
    }

    fn tell(&self, actions: &[Map<String, Value>], names: &[String], phrases: &Phrases) -> Telling {
        let Some(actor) = self.state.actor() else { return Telling::default() };
        let mut state = self.state.known_to(Viewer::Seat(actor)).into_owned();
        let before = state.figures(actor, phrases);
        let mut words = Vec::new();
        for written in actions {
            let Ok(action) = state.read_action(written) else { break };
            let (at, mut events) = (state.clone(), Vec::new());
            if state.play(actor, action, &mut |event| events.push(event)).is_err() {
                break;
            }
            words.push(G::tell_step(&Step { before: at, action, events }, names, phrases));
        }
        let after = state.figures(actor, phrases);
        let change = |(name, amount): &(String, Money)| {
            let (_, was) = before.iter().find(|(known, was)| known == name && was != amount)?;
            let args = [("what", name.into()), ("before", (*was).into()), ("after", (*amount).into())];
            Some(phrases.say("figure-change", &args))
        };
        Telling { words, changes: after.iter().filter_map(change).collect() }
    }

    fn begins_turn(&self) -> bool {
        self.state.begins_turn()
    }

    fn prospects(&self) -> Vec<f32> {
        prospects::<G>(&self.state).of(self.state.players()).to_vec()
    }
}
