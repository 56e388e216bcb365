use game::{Money, Seat};
use maud::Markup;
use phrases::{Phrases, Told};

use crate::{Decision, LineChart, Scene, Step};

/// A game with a table to look at.
pub trait Shown: Told {
    /// What the table shows of the way to a state beyond the state itself, such as markers of
    /// earlier columns.
    type Memory: Clone + Default + Send + Sync;

    /// Notes an event.
    fn remember(memory: &mut Self::Memory, event: &Self::Event);

    /// The largest thing on the table: the board, the cards.
    fn stage(scene: &Scene<Self>) -> Markup;

    /// What changes on it: elements with an `id` that take the place of those already there.
    fn stage_parts(scene: &Scene<Self>) -> Markup;

    /// Everything beside it, the most important first.
    fn panels(scene: &Scene<Self>) -> Vec<Panel>;

    /// Where in the game we are, in a few words.
    fn heading(&self, phrases: &Phrases) -> String;

    /// Whether the present question is the first of a turn: a plan ends before it.
    fn begins_turn(&self) -> bool;

    /// What is asked, and the ways to answer.
    fn decision(scene: &Scene<Self>) -> Decision;

    /// A step of a plan in a few words, with what it costs.
    fn tell_step(step: &Step<Self>, names: &[String], phrases: &Phrases) -> String;

    /// The figures by which a player sees what a move brings, in dollars and in a fixed order: what
    /// companies earn, what the player has and would be paid next. Nobody else's cash is among them.
    fn figures(&self, seat: Seat, phrases: &Phrases) -> Vec<(String, Money)>;

    /// What there is to know about something on the table, by the name in its `data-about`.
    /// Returns `None` if there is no such thing.
    fn card(scene: &Scene<Self>, about: &str) -> Option<Markup>;

    /// The keys of its own, each with the message that explains it.
    const KEYS: &'static [(&'static str, &'static str)];

    /// The chapters of the rules page, by their names.
    const CHAPTERS: &'static [&'static str];
    /// What the names of its messages begin with.
    const RULES_MESSAGES: &'static str;
    /// The chapter that explains the present decision.
    fn chapter(&self) -> &'static str;

    /// How the game went, as charts, from all its states in order with the events that led to each.
    fn charts(history: &[(Self, Vec<Self::Event>)], names: &[String], phrases: &Phrases) -> Vec<LineChart>;
}

/// A part of the table beside the stage.
pub struct Panel {
    /// Its `id`.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub body: Markup,
}
