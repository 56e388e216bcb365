//! A game from its beginning, as the pages tell and show it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use game::{Outcome, Rule, Seat, Viewer};
use games::{GameName, Hosted, Visit};
use maud::{Markup, PreEscaped, html};
use phrases::{Language, Line, Phrases, tell_outcome, tell_refused};
use serde_json::{Map, Value};
use tables::{Chart, Decision, Panel, Scene, Sitting, Step};

use crate::session::Log;
use crate::table::{Frame, Refusal};

/// A game in all its moments, whichever it is.
pub(crate) trait Story: Send {
    /// Hears what has happened since.
    fn follow(&mut self, log: &Log);
    /// The table as somebody sees it.
    fn draw(&self, look: &Look) -> Drawn;
    /// What there is to know about something on the table.
    fn card(&self, look: &Look, about: &str) -> Option<Markup>;
    /// The log as a list, from after one version up to another.
    fn lines(&mut self, after: Option<u32>, until: u32, names: &[String], phrases: &Phrases) -> Markup;
    /// What has happened since the last move of a seat, in short; nothing if nobody else has moved.
    fn since(&self, seat: Seat, names: &[String], phrases: &Phrases) -> Option<Since>;
    /// How it went.
    fn charts(&self, names: &[String], phrases: &Phrases) -> Vec<Chart>;
    /// Who won, and why it ended, once it has.
    fn ending(&self, names: &[String], phrases: &Phrases) -> Option<(Outcome, String)>;
}

/// How somebody looks at a game.
pub(crate) struct Look<'l> {
    /// At which moment; now if nothing is said.
    pub(crate) at: Option<u32>,
    /// With whose eyes.
    pub(crate) eyes: Viewer,
    /// Whether they can decide for the seat with those eyes.
    pub(crate) may_act: bool,
    pub(crate) plan: &'l [Map<String, Value>],
    pub(crate) focus: Option<&'l str>,
    /// Whether what has happened since their last move is to be marked.
    pub(crate) mark_since: bool,
    pub(crate) names: &'l [String],
    pub(crate) seats: &'l [Sitting],
    pub(crate) phrases: &'l Phrases,
}

/// What they see.
pub(crate) struct Drawn {
    /// The last version there is.
    pub(crate) version: u32,
    /// Whose decision it really is.
    pub(crate) actor: Option<Seat>,
    pub(crate) heading: String,
    pub(crate) chapter: &'static str,
    pub(crate) stage: Markup,
    pub(crate) stage_parts: Markup,
    pub(crate) panels: Vec<Panel>,
    pub(crate) decision: Decision,
    /// The steps of the plan that hold, in words.
    pub(crate) steps: Vec<String>,
    /// Why the rest of the plan does not hold.
    pub(crate) refusal: Option<Refusal>,
}

/// What somebody has missed.
pub(crate) struct Since {
    pub(crate) moves: usize,
    /// The versions and the lines.
    pub(crate) lines: Vec<(u32, String)>,
}

/// The story of a game that has not begun.
pub(crate) fn begin(frame: &Frame) -> Option<Box<dyn Story>> {
    frame.game.visit(Begin(frame))
}

/// The rules page of a game.
pub(crate) fn rules(game: GameName, phrases: &Phrases) -> Markup {
    game.visit(Rules(phrases))
}

/// The keys of a game's own, each with the message that explains it.
pub(crate) fn keys(game: GameName) -> &'static [(&'static str, &'static str)] {
    game.visit(Keys)
}

/// What a host can choose.
pub(crate) fn options(game: GameName) -> Vec<tables::OptionShown> {
    game.visit(Options)
}

struct Begin<'f>(&'f Frame);

impl Visit for Begin<'_> {
    type Answer = Option<Box<dyn Story>>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        let Frame { players, options, setup, .. } = self.0;
        let start = G::start(&G::read_setup(*players, options, setup).ok()?).ok()?;
        let mut opening = Vec::new();
        start.opening(&mut |event| opening.push(event));
        Some(Box::new(Chronicle { start, opening, moves: Vec::new(), told: HashMap::new() }))
    }
}

struct Rules<'p>(&'p Phrases);

impl Visit for Rules<'_> {
    type Answer = Markup;

    fn visit<G: Hosted>(self) -> Markup {
        tables::rules::<G>(self.0)
    }
}

struct Keys;

impl Visit for Keys {
    type Answer = &'static [(&'static str, &'static str)];

    fn visit<G: Hosted>(self) -> Self::Answer {
        G::KEYS
    }
}

struct Options;

impl Visit for Options {
    type Answer = Vec<tables::OptionShown>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        G::options()
    }
}

/// Setup and moves; every state in between can be played again in no time.
struct Chronicle<G: Hosted> {
    start: G,
    opening: Vec<G::Event>,
    moves: Vec<Move<G>>,
    /// The log as lists, one for each version, in the languages that were asked for.
    told: HashMap<Language, Told>,
}

struct Move<G: Hosted> {
    seat: Seat,
    action: G::Action,
    events: Vec<G::Event>,
}

struct Told {
    /// The names with which it is told: a seat may change hands.
    names: Vec<String>,
    versions: Vec<Arc<str>>,
}

impl<G: Hosted> Chronicle<G> {
    fn at(&self, version: u32) -> G {
        let mut state = self.start.clone();
        for step in self.moves.iter().take(version as usize) {
            state.apply(step.action, &mut |_| ());
        }
        state
    }

    fn memory(&self, version: u32) -> G::Memory {
        let mut memory = G::Memory::default();
        let events = self.moves.iter().take(version as usize).flat_map(|step| &step.events);
        for event in self.opening.iter().chain(events) {
            G::remember(&mut memory, event);
        }
        memory
    }

    fn version(&self) -> u32 {
        self.moves.len() as u32
    }

    /// The version after the last move of a seat.
    fn last_move(&self, seat: Seat) -> Option<usize> {
        self.moves.iter().rposition(|step| step.seat == seat).map(|index| index + 1)
    }

    /// Shows a scene to somebody who draws.
    fn scene<T>(&self, look: &Look, draw: impl FnOnce(&Scene<G>, Option<Refusal>) -> T) -> T {
        let version = look.at.unwrap_or(u32::MAX).min(self.version());
        let truth = self.at(version);
        let known: Cow<G> = truth.known_to(look.eyes);
        let mut memory = self.memory(version);
        let mut state = known.clone().into_owned();
        let mut plan = Vec::new();
        let refusal = play(&mut state, look, &mut plan);
        for event in plan.iter().flat_map(|step: &Step<G>| &step.events) {
            G::remember(&mut memory, event);
        }
        let eyes = match look.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Keeper | Viewer::Spectator => None,
        };
        let goes_on = plan.is_empty() || !state.begins_turn();
        let asked = look.may_act && eyes.is_some() && state.actor() == eyes && goes_on;
        let since: Vec<G::Event> = match eyes.filter(|_| look.mark_since) {
            Some(seat) => {
                let from = self.last_move(seat).unwrap_or(0);
                self.moves[from..].iter().flat_map(|step| step.events.iter().copied()).collect()
            }
            // Looking back: what the last move did.
            None if look.at.is_some() => match (version as usize).checked_sub(1) {
                Some(last) => self.moves[last].events.clone(),
                None => Vec::new(),
            },
            None => Vec::new(),
        };
        let scene = Scene {
            state: &state,
            before: &known,
            memory: &memory,
            plan: &plan,
            seats: look.seats,
            names: look.names,
            eyes,
            asked,
            focus: look.focus,
            since: &since,
            phrases: look.phrases,
        };
        draw(&scene, refusal)
    }
}

/// Plays a plan as far as it holds.
fn play<G: Hosted>(state: &mut G, look: &Look, plan: &mut Vec<Step<G>>) -> Option<Refusal> {
    let Viewer::Seat(seat) = look.eyes else { return None };
    for written in look.plan {
        let before = state.clone();
        let mut events = Vec::new();
        let played = state.read_action(written).and_then(|action| {
            state.play(seat, action, &mut |event| events.push(event))?;
            Ok(action)
        });
        match played {
            Ok(action) => plan.push(Step { before, action, events }),
            Err(refused) => {
                let sentence = tell_refused(state, look.names, &refused, look.phrases);
                return Some(Refusal { rule: refused.rule(), sentence });
            }
        }
    }
    None
}

impl<G: Hosted> Story for Chronicle<G> {
    fn follow(&mut self, log: &Log) {
        let mut state = self.at(self.version());
        for entry in log.after(self.version()) {
            let Ok(Value::Object(written)) = serde_json::from_str(&entry.action) else { return };
            let Ok(action) = state.read_action(&written) else { return };
            let (seat, mut events) = (Seat::new(usize::from(entry.seat)), Vec::new());
            state.apply(action, &mut |event| events.push(event));
            self.moves.push(Move { seat, action, events });
        }
    }

    fn draw(&self, look: &Look) -> Drawn {
        self.scene(look, |scene, refusal| Drawn {
            version: self.version(),
            actor: scene.before.actor(),
            heading: scene.state.heading(look.phrases),
            chapter: scene.state.chapter(),
            stage: G::stage(scene),
            stage_parts: G::stage_parts(scene),
            panels: G::panels(scene),
            decision: G::decision(scene),
            steps: scene.plan.iter().map(|step| G::tell_step(step, look.names, look.phrases)).collect(),
            refusal,
        })
    }

    fn card(&self, look: &Look, about: &str) -> Option<Markup> {
        self.scene(look, |scene, _| {
            let Some(action) = about.strip_prefix("why:") else { return G::card(scene, about) };
            let Ok(Value::Object(written)) = serde_json::from_str(action) else { return None };
            let refused = match (scene.state.read_action(&written), scene.eyes) {
                (Err(refused), _) => refused,
                // Who is not asked is told so, and nothing of what another could do.
                (Ok(action), Some(seat)) if scene.actor() != Some(seat) => {
                    scene.state.out_of_turn(seat, action).into()
                }
                (Ok(action), Some(_)) => scene.state.check(action).err()?.into(),
                (Ok(_), None) => return None,
            };
            let sentence = tell_refused(scene.state, look.names, &refused, look.phrases);
            Some(refusal(refused.rule(), &sentence))
        })
    }

    fn lines(&mut self, after: Option<u32>, until: u32, names: &[String], phrases: &Phrases) -> Markup {
        let told = self
            .told
            .entry(phrases.language())
            .or_insert_with(|| Told { names: names.to_vec(), versions: Vec::new() });
        if told.names != names {
            *told = Told { names: names.to_vec(), versions: Vec::new() };
        }
        if told.versions.is_empty() {
            told.versions.push(tell_version(&self.start, 0, &self.opening, names, phrases));
        }
        for (index, step) in self.moves.iter().enumerate().skip(told.versions.len() - 1) {
            let version = index as u32 + 1;
            told.versions.push(tell_version(&self.start, version, &step.events, names, phrases));
        }
        let from = after.map_or(0, |after| after as usize + 1);
        let until = (until as usize + 1).min(told.versions.len());
        PreEscaped(told.versions.get(from..until).unwrap_or_default().concat())
    }

    fn since(&self, seat: Seat, names: &[String], phrases: &Phrases) -> Option<Since> {
        let from = self.last_move(seat)?;
        let missed = &self.moves[from..];
        let mut lines = Vec::new();
        for (index, step) in missed.iter().enumerate() {
            let told = step.events.iter().filter_map(|event| self.start.tell_event(names, event, phrases));
            lines.extend(
                told.filter(|line| line.depth < 2).map(|line| ((from + index + 1) as u32, line.text)),
            );
        }
        (!lines.is_empty()).then_some(Since { moves: missed.len(), lines })
    }

    fn charts(&self, names: &[String], phrases: &Phrases) -> Vec<Chart> {
        let mut state = self.start.clone();
        let mut history = vec![(state.clone(), self.opening.clone())];
        for step in &self.moves {
            state.apply(step.action, &mut |_| ());
            history.push((state.clone(), step.events.clone()));
        }
        G::charts(&history, names, phrases)
    }

    fn ending(&self, names: &[String], phrases: &Phrases) -> Option<(Outcome, String)> {
        let outcome = self.at(self.version()).outcome()?;
        let sentence = tell_outcome::<G>(&outcome, names, phrases);
        Some((outcome, sentence))
    }
}

/// What a version brought, as items of a list; each links to its moment.
fn tell_version<G: Hosted>(
    state: &G,
    version: u32,
    events: &[G::Event],
    names: &[String],
    phrases: &Phrases,
) -> Arc<str> {
    let lines = events.iter().filter_map(|event| state.tell_event(names, event, phrases));
    let item = |Line { depth, text }: Line| {
        html! {
            li class={ "d" (depth) } data-at=(version) { a href={ "?at=" (version) } { (text) } }
        }
    };
    lines.map(|line| item(line).into_string()).collect::<String>().into()
}

/// Why something is refused.
pub(crate) fn refusal(rule: Rule, sentence: &str) -> Markup {
    html! { p class="refusal" { (sentence) " " span class="ruling" { (rule) } } }
}
