//! Random games, seen through everybody's eyes the way the server shows them.

#![allow(dead_code, reason = "each test uses some of it")]

use std::borrow::Cow;

use game::contract::Contract;
use game::{Dice, Seat, Seeded, Viewer};
use maud::html;
use phrases::{Language, Phrases};
use tables::{Decision, Guest, Scene, Shown, Sitting, Step};

/// A game in the middle of somebody's plan.
pub(crate) struct Table<G: Shown> {
    /// The state as it stands.
    pub before: G,
    /// What the player who decides has planned, and the state after it.
    pub plan: Vec<(G::Action, Vec<G::Event>)>,
    pub state: G,
    /// Whose plan it is.
    pub planner: Option<Seat>,
    memory: G::Memory,
    since: Vec<G::Event>,
    pub names: Vec<String>,
    seats: Vec<Sitting>,
    phrases: Phrases,
}

/// Plays a game at random and shows every moment of it: before each step of a plan, when the plan is
/// complete, and when it is carried out.
pub(crate) fn play<G: Shown + Contract>(
    seed: u64,
    mut look: impl FnMut(&Table<G>),
) -> Vec<(G, Vec<G::Event>)> {
    let mut dice = Seeded::new(0x7ab1e, seed);
    let players = 3 + (seed % 3) as usize;
    let options = G::draw_options(&mut dice);
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a drawn setup holds");
    let start = G::start(&setup).expect("a drawn setup holds");
    let mut opening = Vec::new();
    start.opening(&mut |event| opening.push(event));
    let mut history = vec![(start.clone(), opening.clone())];
    let mut table = Table::<G>::new(start, &opening);
    let mut legal = Vec::new();
    loop {
        look(&table);
        if table.is_planned() {
            table.carry_out();
            look(&table);
        }
        table.state.actions(&mut legal);
        if legal.is_empty() {
            return history;
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        table.intend(action);
        history.push((
            table.state.clone(),
            table.plan.last().map(|(_, events)| events.clone()).unwrap_or_default(),
        ));
    }
}

impl<G: Shown> Table<G> {
    pub(crate) fn new(start: G, opening: &[G::Event]) -> Table<G> {
        let mut memory = G::Memory::default();
        for event in opening {
            G::remember(&mut memory, event);
        }
        let guest = |seat| match seat {
            0 => Guest::Person,
            1 => Guest::Bot,
            2 => Guest::Open,
            _ => Guest::Person,
        };
        let sitting = |seat| Sitting { guest: guest(seat), present: seat == 3, yours: seat == 0 };
        Table {
            names: ["Ann", "Bob", "Bea", "Dan", "Eve"][..start.players()]
                .iter()
                .map(|&name| name.into())
                .collect(),
            seats: (0..start.players()).map(sitting).collect(),
            before: start.clone(),
            plan: Vec::new(),
            planner: None,
            state: start,
            memory,
            since: Vec::new(),
            phrases: Phrases::new(Language::English),
        }
    }

    fn intend(&mut self, action: G::Action) {
        self.planner = self.state.actor();
        let mut events = Vec::new();
        self.state.apply(action, &mut |event| events.push(event));
        self.plan.push((action, events));
    }

    /// Whether the plan is complete: a plan ends before the next turn, and before somebody else decides.
    fn is_planned(&self) -> bool {
        !self.plan.is_empty() && (self.state.begins_turn() || self.state.actor() != self.planner)
    }

    fn carry_out(&mut self) {
        self.since = self.plan.drain(..).flat_map(|(_, events)| events).collect();
        for event in &self.since {
            G::remember(&mut self.memory, event);
        }
        self.before = self.state.clone();
        self.planner = None;
    }

    /// Everybody who may look: each seat, and somebody without one.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seat::all(self.before.players()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The table as the server shows it: from what the viewer may suppose.
    pub(crate) fn seen<T>(&self, viewer: Viewer, focus: Option<&str>, see: impl FnOnce(&Scene<G>) -> T) -> T {
        self.scene(&self.before.known_to(viewer), viewer, focus, see)
    }

    /// The table as somebody would see it who knew everything and only looked with these eyes.
    pub(crate) fn known<T>(
        &self,
        viewer: Viewer,
        focus: Option<&str>,
        see: impl FnOnce(&Scene<G>) -> T,
    ) -> T {
        self.scene(&Cow::Borrowed(&self.before), viewer, focus, see)
    }

    fn scene<T>(
        &self,
        before: &G,
        viewer: Viewer,
        focus: Option<&str>,
        see: impl FnOnce(&Scene<G>) -> T,
    ) -> T {
        let eyes = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Keeper | Viewer::Spectator => None,
        };
        let (mut state, mut memory, mut plan) = (before.clone(), self.memory.clone(), Vec::new());
        if self.planner.is_some() && self.planner == eyes {
            for &(action, _) in &self.plan {
                let (before, mut events) = (state.clone(), Vec::new());
                state.apply(action, &mut |event| events.push(event));
                for event in &events {
                    G::remember(&mut memory, event);
                }
                plan.push(Step { before, action, events });
            }
        }
        let goes_on = plan.is_empty() || !state.begins_turn();
        see(&Scene {
            asked: eyes.is_some() && state.actor() == eyes && goes_on,
            state: &state,
            before,
            memory: &memory,
            plan: &plan,
            seats: &self.seats,
            names: &self.names,
            eyes,
            focus,
            since: &self.since,
            phrases: &self.phrases,
        })
    }
}

/// Everything that is drawn of a scene but explanations, as one text; and the decision.
pub(crate) fn drawing<G: Shown>(scene: &Scene<G>) -> (String, Decision) {
    let decision = G::decision(scene);
    let all = html! {
        (G::stage(scene))
        @for panel in G::panels(scene) { section { h2 { (panel.title) } (panel.body) } }
        p { (decision.ask) }
        (decision.answers)
        (decision.effects)
        @for step in scene.plan { p { (G::tell_step(step, scene.names, scene.phrases)) } }
        p { (scene.state.heading(scene.phrases)) }
    };
    (all.into_string(), decision)
}

/// The tags of a text, with their attributes.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    html.split('<').skip(1).filter(|tag| !tag.starts_with('/')).map(Tag::read).collect()
}

pub(crate) struct Tag(Vec<(String, String)>);

impl Tag {
    /// Attributes are written by maud: each after a space, values in double quotes and escaped.
    fn read(text: &str) -> Tag {
        let mut attributes = Vec::new();
        let mut rest = text.split_once([' ', '>']).map_or("", |(name, _)| &text[name.len()..]);
        while let Some(attribute) = rest.strip_prefix(' ') {
            let end = attribute.find(['=', ' ', '>']).unwrap_or(attribute.len());
            let (name, after) = attribute.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').expect("a quote is closed"),
                None => ("", after),
            };
            let value =
                value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            attributes.push((name.to_owned(), value));
            rest = after;
        }
        Tag(attributes)
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}
