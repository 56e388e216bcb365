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
mod focus;
mod networks;
mod payment;
mod payment_table;
mod players;
mod shares;
mod start_cities;
mod step;
mod trade;
mod turn;
mod words;

use game::{Game, Money, Seat, Viewer};
use maud::{Markup, html};
use north_american_railways::{Company, Event, Phase, Position};
use phrases::{Phrases, north_american_railways as told};

use crate::{Decision, LineChart, Panel, Scene, Shown, Step};

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
        let panel = |id, title: &str, body| Panel { id, title: scene.say(title, &[]), body };
        let over = scene.before.actor().is_none();
        vec![
            panel("players", "nar-players", players::draw(scene)),
            panel("companies", "nar-companies", companies::draw(scene)),
            panel(
                "payments",
                if over { "nar-payments-over" } else { "nar-payments" },
                payment_table::draw(scene),
            ),
        ]
    }

    fn heading(&self, phrases: &Phrases) -> String {
        let heading = told::heading(self, phrases);
        if self.is_last_turn() && self.actor().is_some() {
            return phrases.say("nar-heading-last", &[("heading", heading.into())]);
        }
        heading
    }

    /// Every decision is one action.
    fn begins_turn(&self) -> bool {
        true
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

    fn chapter(&self) -> &'static str {
        match self.phase() {
            Phase::Over => "last",
            Phase::Cities { .. } => "connect",
            Phase::Shares { proposal: Some(_), .. } => "answer",
            Phase::Shares { tried, .. } if !tried.is_empty() => "again",
            Phase::Shares { .. } => "shares",
        }
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
