//! Where in the turn we are: the phase, the order, who has acted and how.

use game::{Game, Seat};
use maud::{Markup, html};
use north_american_railways::{Phase, Position};
use phrases::tell_reasons;

use super::words::{name, sign};
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let phase = state.phase();
    html! {
        div id="turn-strip" class="strip" data-part {
            ol class="phases" aria-label=(scene.say("nar-turn", &[("turn", state.turn().into())])) {
                (step(scene, "nar-phase-shares", matches!(phase, Phase::Shares { .. })))
                (step(scene, "nar-phase-cities", matches!(phase, Phase::Cities { .. })))
                (step(scene, "nar-phase-income", false))
            }
            ol class="order-of-turn" aria-label=(scene.say("nar-order", &[])) {
                @for seat in state.first().around(state.players()) { (player(scene, seat)) }
            }
            @if state.is_last_turn() && *phase != Phase::Over { p class="last-turn" { (last_turn(scene)) } }
            // How a plan would end the game is a guess where money is hidden.
            @if scene.before.actor().is_none() { p class="last-turn" { (ending(scene)) } }
        }
    }
}

fn step(scene: &Scene<Position>, id: &str, now: bool) -> Markup {
    html! { li class=[now.then_some("now")] aria-current=[now.then_some("step")] { (scene.say(id, &[])) } }
}

/// A player in the order of the turn, with what they have done in this phase.
fn player(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let turn = state.actor() == Some(seat);
    let out = state.passed().contains(&seat);
    html! {
        li class={ @if turn { "turn" } @if out { " out" } } aria-current=[turn.then_some("true")]
            data-about={ "seat:" (seat.index()) } {
            (badge(seat, scene.names)) " " span class="who" { (scene.name(seat)) }
            @if seat == state.first() { span class="note" { (scene.say("nar-first", &[])) } }
            @match state.phase() {
                Phase::Shares { .. } => (trading(scene, seat)),
                Phase::Cities { .. } => (buying(scene, seat)),
                Phase::Over => {}
            }
        }
    }
}

fn trading(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let trader = state.trader();
    let mut order = state.first().around(state.players());
    // Those who come before the trader have had their turn.
    let had = order.by_ref().take_while(|&other| Some(other) != trader).any(|other| other == seat);
    let id = match state.proposal() {
        Some(proposal) if proposal.proposer == seat => Some("nar-has-named"),
        Some(_) if state.actor() == Some(seat) => Some("nar-answers"),
        _ if had => Some("nar-has-acted"),
        _ => None,
    };
    html! {
        @if let Some(id) = id { span class="note" { (scene.say(id, &[])) } }
        @if Some(seat) == trader {
            @for &company in state.tried() {
                span class="tried" {
                    (sign(state, company))
                    span class="unseen" { (scene.say("nar-tried", &[("company", name(state, company, scene.phrases).into())])) }
                }
            }
        }
    }
}

fn buying(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let used = state.used(seat);
    html! {
        @for &company in used { (sign(state, company)) }
        @if !used.is_empty() {
            @let names: Vec<String> = used.iter().map(|&company| name(state, company, scene.phrases)).collect();
            span class="unseen" { (scene.say("nar-has-bought", &[("companies", scene.phrases.all_of(&names).into())])) }
        }
        @if state.passed().contains(&seat) { span class="note" { (scene.say("nar-passed", &[])) } }
    }
}

fn last_turn(scene: &Scene<Position>) -> String {
    let reasons = &scene.memory.reasons;
    if reasons.is_empty() {
        return scene.say("nar-table-last-turn", &[]);
    }
    let reasons = tell_reasons::<Position>(reasons, scene.state.players(), scene.phrases);
    scene.say("nar-event-last-turn", &[("reason", reasons.into())])
}

/// Who has won, and whether the order of the last turn has decided.
fn ending(scene: &Scene<Position>) -> String {
    let Some(outcome) = scene.before.outcome() else { return String::new() };
    let Some(&winner) = outcome.winners.first() else { return String::new() };
    let alike = outcome.cash.iter().filter(|&&cash| cash == outcome.cash[winner.index()]).count();
    let id = if alike > 1 { "nar-event-winner-by-order" } else { "nar-event-winner" };
    scene.say(id, &[("player", scene.name(winner).into())])
}
