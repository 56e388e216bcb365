use game::{Money, Seat};
use maud::{Markup, html};
use phrases::{Arg, Phrases, Told};

use crate::{
    Account, Decision, Illustration, LineChart, Milestone, Moment, MoneySheet, Occasion, Scene, Step,
};

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

    /// How far the game has come, and how it can end: always in view.
    fn progress(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// What the viewer has and will be paid next: always in view. Empty for those without a seat.
    fn purse(_scene: &Scene<Self>) -> Vec<PurseFigure> {
        Vec::new()
    }

    /// Everybody in a row, with what they have: in place of the purse where there is room for it, but not for a panel.
    fn everybody(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// What the game is played on, drawn small: for whoever brings their own.
    fn preview(material: &Self::Material, phrases: &Phrases) -> Markup;

    /// How far the game has come, for lists of games.
    fn milestone(&self) -> Option<Milestone> {
        None
    }
    /// Everybody's figures, now and with the plan.
    fn money(scene: &Scene<Self>) -> MoneySheet;

    /// Whether the present question is the first of a turn: a plan ends before it.
    fn begins_turn(&self) -> bool;

    /// What is asked, and the ways to answer.
    fn decision(scene: &Scene<Self>) -> Decision;

    /// What the decision is about, in a few words above the question: whose it is, and what is left of it.
    fn kicker(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// A way past the decision, such as leaving something unused: it stands beside the confirmation.
    fn way_out(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// A step of the plan as the list of steps shows it; `number` counts from 1. Returns `None` if it is to be seen
    /// elsewhere.
    fn chip(step: &Step<Self>, _number: usize, names: &[String], phrases: &Phrases) -> Option<Markup> {
        Some(html! { (Self::tell_step(step, names, phrases)) })
    }

    /// A step of a plan in a few words, with what it costs.
    fn tell_step(step: &Step<Self>, names: &[String], phrases: &Phrases) -> String;

    /// The figures by which a player sees what a move brings, in dollars and in a fixed order: what
    /// companies earn, what the player has and would be paid next. Nobody else's cash is among them.
    fn figures(&self, seat: Seat, phrases: &Phrases) -> Vec<(String, Money)>;

    /// What there is to know about something on the table, by the name in its `data-about`.
    /// Returns `None` if there is no such thing.
    fn card(scene: &Scene<Self>, about: &str) -> Option<Markup>;

    /// What on the stage an event is about, by the names that light up when somebody points at the line that tells of it:
    /// ids of elements, or names that the game's styles know.
    fn lights(&self, _event: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// The elements at which a hint stands whose move brings this event, by their ids: its number is shown there.
    fn hinted(&self, event: &Self::Event) -> Option<String> {
        self.lights(event).into_iter().next()
    }

    /// The ruling that explains an event which somebody may wonder about, by its number with its series. Returns `None`
    /// for what goes without saying.
    fn ruling_of(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// The keys of its own, each with the message that explains it.
    const KEYS: &'static [(&'static str, &'static str)];

    /// The chapters of the rules page, by their names.
    const CHAPTERS: &'static [&'static str];
    /// What the names of its messages begin with.
    const RULES_MESSAGES: &'static str;
    /// The pictures of the rules page: the chapter to which each belongs, and its name.
    const ILLUSTRATIONS: &'static [(&'static str, &'static str)];
    /// A picture of the rules, from a game with this setup. Returns `None` if what the game is played on has no place for it.
    fn illustration(name: &str, setup: &Self::Setup, phrases: &Phrases) -> Option<Illustration>;
    /// The shapes to which the pictures refer, for the whole page.
    fn shapes(_setup: &Self::Setup, _phrases: &Phrases) -> Markup {
        html! {}
    }
    /// What the numbers of its rulings begin with.
    const SERIES: &'static str;
    /// Its rulings by their numbers, each in the chapter that it belongs to.
    const QUESTIONS: &'static [(&'static str, &'static [u8])];
    /// The words that the rules page explains.
    const WORDS: &'static [&'static str];
    /// What the texts of the rules say of a setup, by the names of their gaps.
    fn gaps_of_rules(setup: &Self::Setup, phrases: &Phrases) -> Vec<(&'static str, Arg)>;
    /// What a table should know of its setup besides what it has chosen: each with its label.
    fn facts(setup: &Self::Setup, phrases: &Phrases) -> Vec<(String, String)>;
    /// The chapter that explains the present decision.
    fn chapter(&self) -> &'static str;

    /// What is worth a word, or a card, of what some moves brought.
    fn moments(occasion: &Occasion<Self>) -> Vec<Moment>;

    /// Whether an event is a company's payment to its holders: where the first of them is told, the card of the
    /// payment can be opened again.
    fn pays(event: &Self::Event) -> bool;

    /// What a period of the game is called that begins with this event: a year, a turn.
    fn period(event: &Self::Event) -> Option<String>;

    /// How everybody came to what they have in the end, from everything that happened. Returns `None` before the end.
    fn account(scene: &Scene<Self>, story: &[Self::Event]) -> Option<Account>;

    /// How the game went, as charts, from all its states in order with the events that led to each.
    fn charts(history: &[(Self, Vec<Self::Event>)], names: &[String], phrases: &Phrases) -> Vec<LineChart>;
}

/// Where a panel has its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Beside the stage, with the log.
    Side,
    /// On the desk, beside the decision.
    Desk,
}

/// A part of the table beside the stage.
pub struct Panel {
    /// Its `id`.
    pub id: &'static str,
    /// Where it is.
    pub place: Place,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub body: Markup,
}

/// A figure of the viewer's own, with its label.
pub struct PurseFigure {
    /// What it is.
    pub label: String,
    /// How much.
    pub value: Markup,
}
