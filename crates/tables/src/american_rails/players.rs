//! The players: what they have and what they will be paid.

use american_rails::Position;
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{next_dividends, sign};
use crate::figure::figure;
use crate::{Scene, players};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    players::draw(scene, &[scene.say("ar-next-dividend", &[])], |seat| {
        let key = |what: &str| format!("{what}-{}", seat.index());
        html! {
            td class="number cash" { (figure(scene, &key("cash"), before.cash(seat), after.cash(seat))) }
            td class="shares" data-watch=(key("shares")) { (shares(scene, seat)) }
            td class="number next" {
                @if before.actor().is_some() {
                    (figure(scene, &key("next"), next_dividends(before, seat), next_dividends(after, seat)))
                }
            }
        }
    })
}

/// Everybody's cash and next dividend, for a tablet.
pub(super) fn in_a_row(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    html! {
        ul class="everybody" {
            @for seat in Seat::all(after.players()) {
                @let own = scene.reader() == Some(seat);
                li class={ @if own { "own" } @if before.actor() == Some(seat) { " turn" } } data-about={ "seat:" (seat.index()) } {
                    (scene.badge(seat)) (scene.who(seat))
                    b class="cash" { (scene.phrases.money(after.cash(seat))) }
                    span class="note" { "+" (scene.phrases.money(next_dividends(after, seat))) }
                }
            }
        }
    }
}

/// A player's shares, grouped by company.
pub(super) fn shares(scene: &Scene<Position>, seat: Seat) -> Markup {
    let held = |company| scene.state.held(company, seat);
    html! {
        @for company in scene.state.companies().filter(|&company| held(company) > 0) {
            span class="holding" {
                (sign(company))
                @if held(company) > 1 { span class="times" aria-hidden="true" { "×" (held(company)) } }
                span class="unseen" { (held(company)) " " (words::name(company)) " " }
            }
        }
    }
}
