//! The director's answer to a price: what each of the two would do.

use game::{Game, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, Position};

use super::deal::Deal;
use super::shows_cash;
use crate::Scene;

/// A price that waits for its answer: both outcomes for everybody, with the buttons for the director.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let Some(deal) = Deal::of(state, Action::Allow) else { return html! {} };
    let Some(director) = state.director(deal.company) else { return html! {} };
    both(scene, state, director, &deal)
}

/// What follows if the director lets it go, and what if they buy.
pub(super) fn both(scene: &Scene<Position>, state: &Position, director: Seat, deal: &Deal) -> Markup {
    let intercepted = deal.intercepted(director);
    let player = || [("player", scene.player(director))];
    let answers = scene.asked && scene.eyes == Some(director);
    html! {
        div class="outcomes" {
            div class="outcome" id="if-allowed" {
                @if answers { (allow(scene, deal)) } @else { h3 { (scene.say("nar-if-allowed", &player())) } }
                (deal.draw(scene, state))
            }
            div class="outcome" id="if-intercepted" {
                @if answers { (intercept(scene, deal)) } @else { h3 { (scene.say("nar-if-intercepted", &player())) } }
                (intercepted.draw(scene, state))
                p class="note" { (afterwards(scene, state, director, deal)) }
            }
        }
    }
}

fn allow(scene: &Scene<Position>, deal: &Deal) -> Markup {
    let player = ("player", scene.name(deal.buyer).into());
    html! {
        button type="button" id="allow" class="wide" data-do=(scene.written(Action::Allow)) data-now data-key="a" {
            (scene.say("nar-allow", &[player])) kbd { "A" }
        }
    }
}

fn intercept(scene: &Scene<Position>, deal: &Deal) -> Markup {
    let written = scene.written(Action::Intercept);
    let label = scene.say("nar-intercept", &[("price", deal.price().into())]);
    html! {
        @if scene.state.check(Action::Intercept).is_ok() {
            button type="button" id="intercept" class="wide" data-do=(written) data-now data-key="i" { (label) kbd { "I" } }
        } @else {
            button type="button" id="intercept" class="wide" aria-disabled="true" data-about={ "why:" (written) } { (label) }
        }
    }
}

/// That the director has no choice, where the viewer can see it; else what the proposer can do then,
/// if there is anything left to do (N-17).
fn afterwards(scene: &Scene<Position>, state: &Position, director: Seat, deal: &Deal) -> String {
    let cash = state.cash(director);
    if shows_cash(scene, director) && cash < deal.price() {
        let args = [("player", scene.player(director)), ("cash", cash.into())];
        return scene.say("nar-cannot-intercept", &args);
    }
    if state.is_last_share() {
        return scene.say("nar-then-over", &[]);
    }
    scene.say("nar-then-again", &[("player", scene.player(deal.buyer))])
}
