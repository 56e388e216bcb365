//! A game as the pages show and tell it, at any of its moments.

use std::borrow::Cow;

use game::{Seat, Viewer};
use games::Hosted;
use maud::{Markup, html};
use phrases::{LogLine, Phrases};
use play::{Door, Entry, Play};
use serde_json::{Map, Value};
use tables::{
    Decision, LineChart, MoneySheet, Panel, PurseFigure, RulesBook, Scene, SeatStatus, Step, ruling,
};

use crate::refusal::RefusalMessage;

/// How somebody looks at a game.
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct Look<'l> {
    /// The version to look at; `None` for now.
    pub(crate) at: Option<u32>,
    /// With whose eyes.
    pub(crate) eyes: Viewer,
    /// Whether they can decide for the seat with those eyes.
    pub(crate) may_act: bool,
    pub(crate) plan: &'l [Map<String, Value>],
    pub(crate) focus: Option<&'l str>,
    /// Whether what has happened since their last move is to be marked.
    pub(crate) mark_since: bool,
    /// Whether the stage is not on their page yet: otherwise only what changes on it is drawn.
    pub(crate) whole: bool,
    /// Whether the money sheet lies open.
    pub(crate) money: bool,
    pub(crate) names: &'l [String],
    pub(crate) seats: &'l [SeatStatus],
    /// The address of the rules page to which rulings lead.
    pub(crate) book: &'l str,
    pub(crate) phrases: &'l Phrases,
}

/// The table as drawn for one viewer.
pub(crate) struct Drawn {
    /// The last version there is.
    pub(crate) version: u32,
    /// Whose decision it really is.
    pub(crate) actor: Option<Seat>,
    pub(crate) heading: String,
    /// How far the game has come, and how it can end.
    pub(crate) progress: Markup,
    /// What the viewer has.
    pub(crate) purse: Vec<PurseFigure>,
    /// Everybody in a row.
    pub(crate) everybody: Markup,
    /// The money sheet, if it lies open.
    pub(crate) money: Option<MoneySheet>,
    pub(crate) chapter: &'static str,
    /// The stage, or what changes on it.
    pub(crate) stage: Markup,
    pub(crate) panels: Vec<Panel>,
    pub(crate) decision: Decision,
    /// What the decision is about.
    pub(crate) kicker: Markup,
    /// A way past the decision.
    pub(crate) way_out: Markup,
    /// The steps of the plan that hold.
    pub(crate) steps: Vec<PlannedStep>,
    /// Why the rest of the plan does not hold.
    pub(crate) refusal: Option<RefusalMessage>,
}

impl Drawn {
    /// The steps of the plan, in words.
    pub(crate) fn told_steps(&self) -> String {
        let steps: Vec<&str> = self.steps.iter().map(|step| step.told.as_str()).collect();
        steps.join(", ")
    }
}

/// A step of the plan, as it is shown.
pub(crate) struct PlannedStep {
    /// In words.
    pub(crate) told: String,
    /// In the list of steps; `None` if it is to be seen elsewhere.
    pub(crate) chip: Option<Markup>,
}

/// A game that can be shown and told, whichever game it is.
pub(crate) trait Drawing {
    /// The table as somebody sees it.
    fn draw(&self, look: &Look) -> Drawn;
    /// What there is to know about something on the table, or why something cannot be done.
    fn card(&self, look: &Look, about: &str) -> Option<Markup>;
    /// What a version brought, as items of a list; each links to its moment, and where a ruling explains it, to that in
    /// `book`. Whoever sits in `reader` is spoken to.
    fn log_item(
        &self,
        version: u32,
        reader: Option<Seat>,
        names: &[String],
        book: &str,
        phrases: &Phrases,
    ) -> String;
    /// How the game went.
    fn charts(&self, names: &[String], phrases: &Phrases) -> Vec<LineChart>;
    /// The chapters of the rules; `book` is the address of the page that has everything.
    fn rules(&self, book: &str, phrases: &Phrases) -> Markup;
    /// The page of the rules, as this table plays them.
    fn rules_book(&self, phrases: &Phrases) -> RulesBook;
}

impl<G: Hosted> Drawing for Play<G> {
    fn draw(&self, look: &Look) -> Drawn {
        scene(self, look, |scene, refusal| Drawn {
            version: self.version(),
            actor: scene.before.actor(),
            heading: scene.state.heading(look.phrases),
            progress: G::progress(scene),
            purse: G::purse(scene),
            everybody: G::everybody(scene),
            money: look.money.then(|| G::money(scene)),
            chapter: scene.state.chapter(),
            stage: if look.whole { G::stage(scene) } else { G::stage_parts(scene) },
            panels: G::panels(scene),
            decision: G::decision(scene),
            kicker: G::kicker(scene),
            way_out: G::way_out(scene),
            steps: planned(scene, look),
            refusal,
        })
    }

    fn card(&self, look: &Look, about: &str) -> Option<Markup> {
        scene(self, look, |scene, _| {
            let Some(action) = about.strip_prefix("why:") else { return G::card(scene, about) };
            let Ok(Value::Object(written)) = serde_json::from_str(action) else { return None };
            let refused = match (scene.state.read_action(&written), scene.eyes) {
                (Err(refused), _) => refused,
                // Whoever is not asked is told so, and nothing of what another could do.
                (Ok(action), Some(seat)) if scene.actor() != Some(seat) => {
                    scene.state.out_of_turn(seat, action).into()
                }
                (Ok(action), Some(_)) => match scene.state.check(action) {
                    Err(illegal) => illegal.into(),
                    // It can be done by now: whoever asks has not seen that yet, and nothing is to be explained.
                    Ok(()) => return Some(html! {}),
                },
                (Ok(_), None) => return None,
            };
            let refusal = RefusalMessage::of_action(scene.state, refused);
            Some(refusal.draw(look.book, scene.reader(), look.names, look.phrases))
        })
    }

    fn log_item(
        &self,
        version: u32,
        reader: Option<Seat>,
        names: &[String],
        book: &str,
        phrases: &Phrases,
    ) -> String {
        let events: &[G::Event] = match self.entry(version) {
            None => self.opening(),
            Some(Entry::Move(made)) => &made.events,
            Some(Entry::Back(back)) => {
                let args =
                    [("player", phrases.player_or_you(names, back.by, reader)), ("to", back.to.into())];
                let line = LogLine { depth: 1, text: phrases.say("log-taken-back", &args) };
                return item(line, version, !self.stands(version), None, &html! {}).into_string();
            }
            Some(&Entry::Incident(seat, incident)) => {
                let args = [("player", phrases.player_or_you(names, seat, reader))];
                let text = phrases.say(&format!("incident-{}", incident.name()), &args);
                // What happened to people was not taken back with the moves around it.
                return item(LogLine { depth: 1, text }, version, false, None, &html! {}).into_string();
            }
        };
        let struck = self.fallen() > 0 && !self.stands(version);
        // Where the companies begin to pay, the card of the payment can be opened.
        let pays = events.iter().position(G::pays).filter(|_| !struck);
        let reopen = phrases.say("moment-reopen", &[]);
        let told = |(place, event)| {
            let line = self.state().tell_event_to(reader, names, event, phrases)?;
            let more = html! {
                @if let Some(number) = G::ruling_of(event) { " " (ruling(book, number)) }
                @if Some(place) == pays {
                    button type="button" class="reopen" data-card=(version) aria-label=(reopen) title=(reopen) { "▤" }
                }
            };
            Some(item(line, version, struck, lights(self.state(), [event]), &more).into_string())
        };
        events.iter().enumerate().filter_map(told).collect()
    }

    fn charts(&self, names: &[String], phrases: &Phrases) -> Vec<LineChart> {
        let Some(mut course) = self.at(0) else { return Vec::new() };
        let mut history = vec![(course.state().clone(), self.opening().to_vec())];
        for (_, made) in self.standing(self.version()) {
            course.apply(made.action, &mut |_| ());
            history.push((course.state().clone(), made.events.to_vec()));
        }
        G::charts(&history, names, phrases)
    }

    fn rules(&self, book: &str, phrases: &Phrases) -> Markup {
        tables::rules::<G>(self.setup(), book, phrases)
    }

    fn rules_book(&self, phrases: &Phrases) -> RulesBook {
        tables::rules_book::<G>(self.setup(), true, phrases)
    }
}

/// The steps of the plan. Those that are not in the list have no number.
fn planned<G: Hosted>(scene: &Scene<G>, look: &Look) -> Vec<PlannedStep> {
    let mut number = 1;
    let step = |step: &Step<G>| {
        let chip = G::chip(step, number, look.names, look.phrases);
        number += usize::from(chip.is_some());
        PlannedStep { told: G::tell_step(step, look.names, look.phrases), chip }
    };
    scene.plan.iter().map(step).collect()
}

/// What lights up with a line that tells of some events.
pub(crate) fn lights<'e, G: Hosted>(
    state: &G,
    events: impl IntoIterator<Item = &'e G::Event>,
) -> Option<String> {
    let mut names: Vec<String> = Vec::new();
    for name in events.into_iter().flat_map(|event| state.lights(event)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    Some(names.join(" ")).filter(|names| !names.is_empty())
}

fn item(
    LogLine { depth, text }: LogLine,
    version: u32,
    struck: bool,
    lights: Option<String>,
    more: &Markup,
) -> Markup {
    html! {
        li class={ "d" (depth) } data-at=(version) data-lights=[lights] {
            @if struck { del { a href={ "?at=" (version) } { (text) } } }
            @else { a href={ "?at=" (version) } { (text) } }
            (more)
        }
    }
}

/// Shows a scene to somebody who draws.
fn scene<G: Hosted, T>(
    play: &Play<G>,
    look: &Look,
    draw: impl FnOnce(&Scene<G>, Option<RefusalMessage>) -> T,
) -> T {
    let earlier = look.at.filter(|&at| at < play.version()).and_then(|at| Some((at, play.at(at)?)));
    let (version, truth) =
        earlier.as_ref().map_or((play.version(), play.state()), |(at, course)| (*at, course.state()));
    let known: Cow<G> = truth.known_to(look.eyes);
    let moves = play.standing(version);
    let mut memory = G::Memory::default();
    for event in play.opening().iter().chain(moves.iter().flat_map(|(_, made)| &made.events)) {
        G::remember(&mut memory, event);
    }
    let mut state = known.clone().into_owned();
    let mut plan = Vec::new();
    let refusal = play_plan(&mut state, look, &mut plan);
    for event in plan.iter().flat_map(|step: &Step<G>| &step.events) {
        G::remember(&mut memory, event);
    }
    let eyes = look.eyes.seat();
    let goes_on = plan.is_empty() || !state.begins_turn();
    let asked = look.may_act && eyes.is_some() && state.actor() == eyes && goes_on;
    let since = match eyes.filter(|_| look.mark_since) {
        Some(seat) => moves.iter().rposition(|(_, made)| made.seat == seat).map_or(0, |last| last + 1),
        // Looking back: what the last move did.
        None if look.at.is_some() => moves.len().saturating_sub(1),
        None => moves.len(),
    };
    let since: Vec<G::Event> =
        moves[since..].iter().flat_map(|(_, made)| made.events.iter().copied()).collect();
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
        book: look.book,
        phrases: look.phrases,
    };
    draw(&scene, refusal)
}

/// Plays a plan as far as it holds.
fn play_plan<G: Hosted>(state: &mut G, look: &Look, plan: &mut Vec<Step<G>>) -> Option<RefusalMessage> {
    let seat = look.eyes.seat()?;
    for written in look.plan {
        match Step::take(state, seat, written) {
            Ok(step) => plan.push(step),
            Err(refused) => return Some(RefusalMessage::of_action(state, refused)),
        }
    }
    None
}
