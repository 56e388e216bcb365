//! The table of North American Railways.
//!
//! Money is hidden: what is drawn may depend on no cash but the viewer's own, not even on what a plan
//! supposes others to have. [`shows_cash`] is the one place that says whose cash may be shown.

mod answer;
mod card;
mod charts;
mod cities;
mod columns;
mod companies;
mod connect;
mod deal;
mod decision;
mod ending;
mod explanations;
mod focus;
mod forecast;
mod illustrations;
mod landmarks;
mod moments;
mod money;
mod networks;
mod outlook;
mod payment;
mod payment_table;
mod players;
mod preview;
mod progress;
mod shares;
mod start_cities;
mod step;
mod taught;
mod trade;
mod turn;
mod words;

use game::{Game, Money, Seat, Viewer};
use maud::{Markup, html};
use north_american_railways::{Company, Event, Phase, Position, Setup};
use phrases::{Arg, Phrases, north_american_railways as told};

use crate::figure::figure;
use crate::{
    Account, Decision, Illustration, LineChart, Moment, MoneySheet, Occasion, Panel, Place, PurseFigure,
    Scene, Shown, Step,
};

/// Why this turn is the last, by the names that records have for it.
#[derive(Clone, Default)]
pub struct Memory {
    reasons: Vec<&'static str>,
}

impl Shown for Position {
    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        if let Event::LastTurn { reason } = event {
            memory.reasons.push(reason.name());
        }
    }

    fn stage(scene: &Scene<Position>) -> Markup {
        html! { div id="cards" class="cards" { (Self::stage_parts(scene)) } }
    }

    fn stage_parts(scene: &Scene<Position>) -> Markup {
        html! {
            (turn::draw(scene))
            (shares::draw(scene))
            (cities::draw(scene))
            (networks::draw(scene))
            (start_cities::draw(scene))
        }
    }

    fn panels(scene: &Scene<Position>) -> Vec<Panel> {
        let panel =
            |id, title: &str, body| Panel { id, place: Place::Side, title: scene.say(title, &[]), body };
        vec![
            panel("players", "nar-players", players::draw(scene)),
            panel("companies", "nar-companies", companies::draw(scene)),
            panel("payments", "nar-payments", payment_table::draw(scene)),
        ]
    }

    fn progress(scene: &Scene<Position>) -> Markup {
        progress::draw(scene)
    }

    fn purse(scene: &Scene<Position>) -> Vec<PurseFigure> {
        let Some(seat) = scene.eyes.filter(|&seat| shows_cash(scene, seat)) else { return Vec::new() };
        let (before, after) = (scene.before, scene.state);
        let labelled = |label, key, of: &dyn Fn(&Position) -> Money| PurseFigure {
            label,
            value: figure(scene, key, of(before), of(after)),
        };
        let next =
            if before.actor().is_some() { scene.say("nar-desk-next", &[]) } else { payment::title(scene) };
        vec![
            labelled(scene.say("table-cash", &[]), "purse-cash", &|state| state.cash(seat)),
            labelled(next, "purse-next", &|state| payment::next(state, seat)),
            labelled(scene.say("nar-at-the-end", &[]), "purse-end", &|state| {
                payment::at_the_end(state, seat)
            }),
        ]
    }

    fn heading(&self, phrases: &Phrases) -> String {
        let heading = told::heading(self, phrases);
        if self.is_last_turn() && self.actor().is_some() {
            return phrases.say("nar-heading-last", &[("heading", heading.into())]);
        }
        heading
    }

    fn preview(deck: &std::sync::Arc<north_american_railways::Deck>, phrases: &Phrases) -> Markup {
        preview::draw(deck, phrases)
    }

    fn milestone(&self) -> Option<crate::Milestone> {
        let shares = 28;
        let sold = shares - self.shares_left().min(shares);
        let (done, parts) = if self.actor().is_none() { (1, 1) } else { (sold, shares) };
        Some(crate::Milestone::of(self.turn().into(), done, parts))
    }

    /// Every decision is one action.
    fn begins_turn(&self) -> bool {
        true
    }

    fn money(scene: &Scene<Position>) -> MoneySheet {
        money::sheet(scene)
    }

    fn decision(scene: &Scene<Position>) -> Decision {
        decision::draw(scene)
    }

    fn tell_step(step: &Step<Position>, names: &[String], phrases: &Phrases) -> String {
        step::tell(&step.before, step.action, names, phrases)
    }

    fn figures(&self, seat: Seat, phrases: &Phrases) -> Vec<(String, Money)> {
        let income = |company| {
            let income = phrases.say("table-income", &[]);
            (phrases.labelled(&words::name(self, company, phrases), &income), self.income(company))
        };
        let mut figures: Vec<(String, Money)> = Company::ALL.into_iter().map(income).collect();
        figures.push((phrases.say("nar-next-payment", &[]), payment::next(self, seat)));
        figures.push((phrases.say("nar-at-the-end", &[]), payment::at_the_end(self, seat)));
        figures.push((phrases.say("table-cash", &[]), self.cash(seat)));
        figures
    }

    fn card(scene: &Scene<Position>, about: &str) -> Option<Markup> {
        card::draw(scene, about)
    }

    fn hinted(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Proposed { column, .. } | Event::ShareTaken { column, .. } => {
                Some(format!("share-{}", column.index()))
            }
            Event::Connected { column, .. } => Some(format!("city-{}", column.index())),
            _ => None,
        }
    }

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 – 4", "nar-keys-share"),
        ("L R", "nar-keys-price"),
        ("B", "nar-keys-name"),
        ("A I", "nar-keys-answer"),
        ("P", "keys-pass"),
    ];

    const CHAPTERS: &'static [&'static str] = &[
        "goal",
        "setup",
        "cards",
        "turn",
        "shares",
        "found",
        "buy",
        "propose",
        "answer",
        "again",
        "exceptions",
        "connect",
        "pass",
        "income",
        "last",
        "symbols",
        "hidden",
        "talk",
    ];
    const RULES_MESSAGES: &'static str = "nar-rules";

    const ILLUSTRATIONS: &'static [(&'static str, &'static str)] = illustrations::ALL;

    fn illustration(name: &str, setup: &Setup, phrases: &Phrases) -> Option<Illustration> {
        illustrations::draw(name, setup, phrases)
    }

    const SERIES: &'static str = "N-";
    const QUESTIONS: &'static [(&'static str, &'static [u8])] = &[
        ("setup", &[19]),
        ("shares", &[1, 2, 42, 17]),
        ("found", &[3, 41, 18]),
        ("buy", &[4]),
        ("propose", &[5, 9]),
        ("answer", &[6, 10, 15, 16]),
        ("again", &[11, 12, 13, 14]),
        ("exceptions", &[8, 7]),
        ("connect", &[20, 26, 43, 44, 45, 23, 24, 25]),
        ("pass", &[21, 22]),
        ("income", &[27, 28, 29, 30]),
        ("last", &[33, 34, 35, 36, 31, 32, 38, 40]),
        ("symbols", &[37]),
        ("hidden", &[39]),
    ];
    const WORDS: &'static [&'static str] = &[
        "share",
        "company",
        "director",
        "treasury",
        "bank",
        "front",
        "boxed",
        "start",
        "network",
        "found",
        "propose",
        "intercept",
        "income",
        "remainder",
        "symbol",
        "starting",
        "pass",
    ];

    fn gaps_of_rules(setup: &Setup, _phrases: &Phrases) -> Vec<(&'static str, Arg)> {
        vec![("cash", Position::starting_cash(setup.players).into())]
    }

    fn facts(setup: &Setup, phrases: &Phrases) -> Vec<(String, String)> {
        let cash = phrases.money(Position::starting_cash(setup.players));
        vec![
            (phrases.say("rules-page-cash", &[]), cash),
            (phrases.say("rules-page-deck", &[]), setup.deck.cards().name.clone()),
            (phrases.say("rules-page-enough", &[]), setup.players.to_string()),
        ]
    }

    fn chapter(&self) -> &'static str {
        match self.phase() {
            Phase::Over => "last",
            Phase::Cities { .. } => "connect",
            Phase::Shares { proposal: Some(_), .. } => "answer",
            Phase::Shares { tried, .. } if !tried.is_empty() => "again",
            Phase::Shares { .. } => "shares",
        }
    }

    fn moments(occasion: &Occasion<Position>) -> Vec<Moment> {
        moments::of(occasion)
    }

    fn ruling_of(event: &Event) -> Option<&'static str> {
        explanations::ruling_of(event)
    }

    fn pays(event: &Event) -> bool {
        matches!(event, Event::Income { .. })
    }

    fn period(event: &Event) -> Option<String> {
        if let Event::TurnBegan { turn, .. } = event { Some(turn.to_string()) } else { None }
    }

    fn account(scene: &Scene<Position>, story: &[Event]) -> Option<Account> {
        ending::account(scene, story)
    }

    fn charts(history: &[(Position, Vec<Event>)], names: &[String], phrases: &Phrases) -> Vec<LineChart> {
        charts::draw(history, names, phrases)
    }
}

/// Whether the viewer may see what a player has (N-39). The state as it stands is asked: in one that a
/// plan leads to, what others have is a guess.
fn shows_cash(scene: &Scene<Position>, seat: Seat) -> bool {
    scene.before.shows_cash(seat, scene.eyes.map_or(Viewer::Spectator, Viewer::Seat))
}
