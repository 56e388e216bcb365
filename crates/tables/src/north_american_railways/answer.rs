//! The director's answer to a price: what each of the two would do.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Action, Position};

use super::words::{herald, of};
use super::{forecast, outlook, step};
use crate::Scene;

/// A price that waits for its answer: both outcomes for everybody, with the buttons for the director.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let Some(proposal) = state.proposal() else { return html! {} };
    let Some(director) = state.director(proposal.company) else { return html! {} };
    let answers = scene.asked && scene.eyes == Some(director);
    let args = [("player", scene.player(director)), of(state, proposal.company, scene.phrases)];
    let proposed =
        Action::Propose { company: proposal.company, column: proposal.column, price: proposal.price };
    html! {
        div class="lot-head" {
            (herald(state, proposal.company))
            p {
                (scene.badge(proposal.proposer)) " " (scene.say("nar-desk-answer-help", &args))
                @if let Some(which) = step::which(state, proposed, scene.phrases) { " " span class="note" { (which) } }
            }
            b class="offered-price" { (scene.phrases.money(proposal.price)) }
        }
        div class="lot" { (forecast::draw(scene, state, Action::Allow)) }
        div class="act" {
            (outlook::of_share(scene, state, Action::Allow))
            @if answers { div class="buttons answers-both" { (allow(scene)) (intercept(scene)) } }
        }
    }
}

fn allow(scene: &Scene<Position>) -> Markup {
    let cash = scene.eyes.map(|seat| scene.state.cash(seat)).unwrap_or_default();
    html! {
        button type="button" id="allow" class="let-go" data-do=(scene.written(Action::Allow)) data-called=(scene.called(Action::Allow)) data-now data-key="a" {
            span { b { (scene.say("nar-desk-allow", &[])) } span class="cost" { (scene.say("nar-desk-keep", &[("amount", cash.into())])) } }
            kbd { "A" }
        }
    }
}

fn intercept(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let written = scene.written(Action::Intercept);
    let price = state.proposal().map(|proposal| proposal.price).unwrap_or_default();
    let label = html! {
        span { b { (scene.say("nar-desk-intercept", &[])) } span class="cost" { (scene.say("nar-desk-pay", &[("amount", price.into())])) } }
    };
    html! {
        @if state.check(Action::Intercept).is_ok() {
            button type="button" id="intercept" class="take" data-do=(written) data-called=(scene.called(Action::Intercept)) data-now data-key="i"
                data-asks=(scene.say("sure-intercept", &[("price", price.into())])) {
                (label) kbd { "I" }
            }
        } @else {
            button type="button" id="intercept" aria-disabled="true" data-about={ "why:" (written) } { (label) }
        }
    }
}
