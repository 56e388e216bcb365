//! The coach's card in a first game.

use maud::{Markup, html};
use phrases::rough_cash;
use serde_json::{Map, Value};

use super::coach::{CoachButton, Coaching, Does, Rank, Tone, card, title_and_paragraphs};
use super::update::Onlooker;
use crate::drawing::Look;
use crate::teaching::{Doubt, Remark};
use crate::visitor::Visitor;

/// The scripts that such a table has besides: what was put away is hidden before the coach points at anything.
pub(super) const SCRIPTS: &[&str] = &["first_game.js", "coach.js"];

/// What the coach says at this table: that the plan is a mistake, or what follows from the game. Empty where there is
/// no coach.
pub(super) fn draw(onlooker: &Onlooker, look: &Look, doubt: Option<&Doubt>) -> Markup {
    if !is_coached(onlooker) {
        return html! {};
    }
    let said = match doubt {
        Some(doubt) => Some(doubted(onlooker, look.plan, doubt)),
        None => onlooker.table.remark(look).map(|remark| told(onlooker, remark)),
    };
    card(onlooker.visitor, said.as_ref())
}

/// Whether the visitor is the one player to whom a coach explains the game.
pub(super) fn is_coached(onlooker: &Onlooker) -> bool {
    onlooker.session.frame.coach && onlooker.reader().is_some() && !onlooker.people.is_closed()
}

/// Brings the coach back, and what he has said last.
pub(super) fn button(visitor: &Visitor) -> Markup {
    let label = visitor.say("coach-bring-back", &[]);
    html! { button type="button" class="tool" id="bring-coach" data-coach="on" aria-label=(label) title=(label) { "☞" } }
}

fn told(onlooker: &Onlooker, remark: Remark) -> Coaching {
    let say = |id| onlooker.say(id, &[]);
    let passing = if remark.brought.is_some() { "coach-kicker-turn" } else { "coach-kicker-again" };
    let (title, mut paragraphs) =
        remark.topic.as_deref().map_or_else(|| (say(passing), Vec::new()), title_and_paragraphs);
    paragraphs.splice(0..0, remark.brought);
    paragraphs.extend(remark.reminder);
    let over = onlooker.turn() == "over";
    let silence = (!over).then(|| button_of("silence", say("coach-silence"), Rank::Quiet, Does::Silences));
    Coaching {
        kicker: say("coach-kicker"),
        title,
        paragraphs,
        points: remark.points,
        tone: if over { Tone::Done } else { Tone::Telling },
        buttons: silence
            .into_iter()
            .chain([button_of("read", say("coach-got-it"), Rank::Second, Does::PutsAway(remark.name))])
            .collect(),
        ..Coaching::default()
    }
}

/// The plan promises clearly less than another move would.
fn doubted(onlooker: &Onlooker, plan: &[Map<String, Value>], doubt: &Doubt) -> Coaching {
    let say = |id| onlooker.say(id, &[]);
    let figures = [("plan", rough_cash(doubt.plan).into()), ("best", rough_cash(doubt.best).into())];
    // Whoever thinks again goes back by one step.
    let back = || plan[..plan.len().saturating_sub(1)].to_vec();
    Coaching {
        kicker: say("coach-kicker"),
        title: say("coach-doubt-title"),
        paragraphs: [onlooker.say("coach-doubt", &figures)].into_iter().chain(why(onlooker, doubt)).collect(),
        points: vec!["#decision".to_owned()],
        tone: Tone::Missed,
        buttons: vec![
            button_of("anyway", say("coach-anyway"), Rank::Quiet, Does::Confirms),
            button_of(
                "hint",
                say("coach-show-hint"),
                Rank::Second,
                Does::Replans { plan: back(), hint: true },
            ),
            button_of(
                "again",
                say("coach-think-again"),
                Rank::First,
                Does::Replans { plan: back(), hint: false },
            ),
        ],
        ..Coaching::default()
    }
}

/// What the better move is and does.
fn why(onlooker: &Onlooker, doubt: &Doubt) -> Option<String> {
    let phrases = onlooker.visitor.phrases;
    let told = onlooker.session.now().tell(&doubt.instead, &onlooker.names, phrases);
    let id = if told.changes.is_empty() { "coach-doubt-move" } else { "coach-doubt-why" };
    let args = [("move", told.words.join(", ").into()), ("changes", told.changes.join(", ").into())];
    (!told.words.is_empty()).then(|| onlooker.say(id, &args))
}

fn button_of(id: &'static str, label: String, rank: Rank, does: Does) -> CoachButton {
    CoachButton { id, label, rank, does }
}
