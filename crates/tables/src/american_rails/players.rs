//! The players: what they have and what they will be paid.

use american_rails::Position;
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{figure, next_dividends, sign};
use crate::presence::presence;
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        table class="players" {
            thead {
                tr {
                    th scope="col" { (scene.say("table-player", &[])) }
                    th scope="col" class="number" { (scene.say("table-cash", &[])) }
                    th scope="col" { (scene.say("table-shares", &[])) }
                    th scope="col" class="number" { (scene.say("ar-next-dividend", &[])) }
                }
            }
            tbody {
                @for seat in Seat::all(scene.state.players()) { (player(scene, seat)) }
            }
        }
    }
}

fn player(scene: &Scene<Position>, seat: Seat) -> Markup {
    let sitting = scene.seats.get(seat.index());
    let turn = scene.before.actor() == Some(seat);
    let (before, after) = (scene.before, scene.state);
    html! {
        tr class=[turn.then_some("turn")] aria-current=[turn.then_some("true")] {
            th scope="row" {
                button type="button" class="plain" data-about={ "seat:" (seat.index()) } {
                    (badge(seat, scene.names)) span class="who" { (scene.name(seat)) }
                    @if turn { span class="unseen" { (scene.say("page-has-the-turn", &[])) } }
                }
                @if let Some(sitting) = sitting { (presence(scene, sitting)) }
            }
            td class="number" { (figure(scene, &format!("cash-{}", seat.index()), before.cash(seat), after.cash(seat))) }
            td class="shares" data-watch={ "shares-" (seat.index()) } { (shares(scene, seat)) }
            td class="number" {
                (figure(scene, &format!("next-{}", seat.index()), next_dividends(before, seat), next_dividends(after, seat)))
            }
        }
    }
}

fn shares(scene: &Scene<Position>, seat: Seat) -> Markup {
    let held = |company| scene.state.held(company, seat);
    html! {
        @for company in scene.state.companies().filter(|&company| held(company) > 0) {
            span class="holding" {
                (sign(company))
                @if held(company) > 1 { "×" (held(company)) }
                span class="unseen" { (held(company)) " " (words::name(company)) " " }
            }
        }
    }
}
