//! How far the game has come, and how it can end: the line of years, and the three conditions.

use american_rails::{Phase, Position};
use game::Game;
use maud::{Markup, html};

use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let changes = before.low_supplies() != after.low_supplies()
        || before.shares_left() != after.shares_left()
        || before.end_reasons() != after.end_reasons();
    html! {
        (years(scene))
        p class={ "ends" @if changes { " becomes" } @if is_last(after) { " last" } } {
            span class="full" { (ends(scene)) }
            span class="brief" aria-hidden="true" {
                span { (scene.say("ar-ends-supplies", &[("low", after.low_supplies().into()), ("most", after.players().into())])) }
                " "
                span { (scene.say("ar-ends-shares", &[("left", after.shares_left().into())])) }
            }
        }
    }
}

/// Whether the game goes on after this year is decided already.
fn is_last(state: &Position) -> bool {
    state.actor().is_none() || state.end_reasons().any()
}

/// Seven stations, the present one marked.
fn years(scene: &Scene<Position>) -> Markup {
    let begun = !matches!(scene.before.phase(), Phase::Preparation { .. });
    let now = scene.before.year();
    html! {
        ol class="years" aria-hidden="true" {
            @for year in Position::FIRST_YEAR..=Position::LAST_YEAR {
                @let kind = if !begun || year > now { "ahead" } else if year == now { "here" } else { "past" };
                li class=(kind) { span { (year) } }
            }
        }
        p class="date" aria-hidden="true" {
            @if begun { b { (now) } } @else { b class="word" { (scene.say("table-preparation", &[])) } }
            @if let Some(column) = scene.before.column() {
                " " span class="column" { (scene.say("ar-in-column", &[("column", super::numeral(column).into())])) }
            }
        }
    }
}

fn ends(scene: &Scene<Position>) -> String {
    let state = scene.state;
    let year = ("year", state.year().into());
    if let Phase::Over { .. } = state.phase() {
        return scene.say("ar-ends-over", &[year]);
    }
    let reasons = state.end_reasons();
    let why = match (reasons.shares, reasons.supplies) {
        (true, _) => Some("ar-ends-why-shares"),
        (false, true) => Some("ar-ends-why-supplies"),
        (false, false) if reasons.year => Some("ar-ends-why-year"),
        (false, false) => None,
    };
    if let Some(why) = why {
        return scene.say("ar-ends-now", &[year, ("why", scene.say(why, &[]).into())]);
    }
    let (low, most) = (state.low_supplies(), state.players());
    let (left, all) = (state.shares_left(), state.shares_in_all());
    scene.say(
        "ar-ends",
        &[
            ("last", Position::LAST_YEAR.into()),
            ("supplies", (most - low).into()),
            ("low", low.into()),
            ("most", most.into()),
            ("shares", left.into()),
            ("sold", (all - left).into()),
            ("all", all.into()),
        ],
    )
}

/// What a plan would do to the end, where it does: it ends the game, or makes this year the last.
pub(super) fn warning(scene: &Scene<Position>) -> Option<String> {
    let (before, after) = (scene.before, scene.state);
    if !scene.planned() || before.actor().is_none() {
        return None;
    }
    if after.actor().is_none() {
        return Some(scene.say("ar-plan-ends-game", &[]));
    }
    let year = ("year", before.year().into());
    if !before.end_reasons().any() && after.year() == before.year() && after.end_reasons().any() {
        return Some(scene.say("ar-plan-last-year", &[year]));
    }
    (after.year() != before.year()).then(|| scene.say("ar-plan-ends-year", &[year]))
}
