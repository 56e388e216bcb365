//! How far the game has come and how it can end: the turn, its phases, and how many cards are left.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Column, Phase, Position};
use phrases::tell_reasons;

use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let phase = state.phase();
    let turn = scene.say("nar-turn", &[("turn", state.turn().into())]);
    let last = state.is_last_turn() && *phase != Phase::Over;
    html! {
        div id="course" class="course" {
            b class="turn-number" { (turn) }
            ol class="phases" aria-label=(turn) {
                (step(scene, "nar-phase-shares", matches!(phase, Phase::Shares { .. })))
                (step(scene, "nar-phase-cities", matches!(phase, Phase::Cities { .. })))
                (step(scene, "nar-phase-income", false))
            }
            @if last { p class="last-turn" title=(why_last(scene)) { (scene.say("nar-desk-last-turn", &[])) span class="unseen" { (why_last(scene)) } } }
            @else if *phase != Phase::Over { (meters(scene)) }
        }
    }
}

fn step(scene: &Scene<Position>, id: &str, now: bool) -> Markup {
    html! { li class=[now.then_some("now")] aria-current=[now.then_some("step")] { (scene.say(id, &[])) } }
}

/// How many cards are left, and with how many the last turn comes (N-33, N-34).
fn meters(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let (shares, cities) = (Column::COUNT * Column::SHARES, Column::COUNT * Column::CITIES);
    html! {
        div class="meters" {
            (meter("shares", (state.shares_left(), state.enough_shares(), shares), &scene.say("nar-desk-meter-shares", &[
                ("left", state.shares_left().into()), ("enough", state.enough_shares().into()),
            ])))
            (meter("cities", (state.cities_left(), Position::FEW_CITIES, cities), &scene.say("nar-desk-meter-cities", &[
                ("left", state.cities_left().into()), ("few", Position::FEW_CITIES.into()),
            ])))
        }
    }
}

fn meter(what: &str, (left, stop, all): (usize, usize, usize), words: &str) -> Markup {
    let part = |count: usize| format!("{}%", count * 100 / all);
    html! {
        span class={ "meter " (what) } {
            span data-watch={ "meter-" (what) } { (words) }
            svg width="100%" height="6" aria-hidden="true" {
                rect class="track" y="2" width="100%" height="3" {}
                rect class="left" y="2" width=(part(left)) height="3" {}
                rect class="stop" x=(part(stop)) width="2" height="6" {}
            }
        }
    }
}

/// Why this turn is the last.
fn why_last(scene: &Scene<Position>) -> String {
    let reasons = &scene.memory.reasons;
    if reasons.is_empty() {
        return scene.say("nar-table-last-turn", &[]);
    }
    let reasons = tell_reasons::<Position>(reasons, scene.state.players(), scene.phrases);
    scene.say("nar-event-last-turn", &[("reason", reasons.into())])
}
