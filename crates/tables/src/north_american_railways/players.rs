//! The players: what they have and what they will be paid.

use game::{Game, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Position};

use super::words::{name, sign};
use super::{figure, payment, shows_cash};
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
                    th scope="col" class="number" { (payment::title(scene)) }
                    th scope="col" class="number" { (scene.say("nar-at-the-end", &[])) }
                }
            }
            tbody {
                @for seat in Seat::all(scene.state.players()) { (player(scene, seat)) }
            }
        }
    }
}

fn player(scene: &Scene<Position>, seat: Seat) -> Markup {
    let turn = scene.before.actor() == Some(seat);
    let (before, after) = (scene.before, scene.state);
    let key = |what: &str| format!("{what}-{}", seat.index());
    html! {
        tr class=[turn.then_some("turn")] aria-current=[turn.then_some("true")] {
            th scope="row" {
                button type="button" class="plain" data-about={ "seat:" (seat.index()) } {
                    (badge(seat, scene.names)) span class="who" { (scene.name(seat)) }
                    @if turn { span class="unseen" { (scene.say("page-has-the-turn", &[])) } }
                }
                @if let Some(sitting) = scene.seats.get(seat.index()) { (presence(scene, sitting)) }
            }
            td class="number" {
                @if shows_cash(scene, seat) { (figure(scene, &key("cash"), before.cash(seat), after.cash(seat))) }
                @else { span class="note" { (scene.say("nar-hidden", &[])) } }
            }
            td class="shares" data-watch=(key("shares")) { (shares(scene, seat)) }
            td class="number" {
                (figure(scene, &key("next"), payment::next(before, seat), payment::next(after, seat)))
            }
            td class="number" {
                (figure(scene, &key("end"), payment::at_the_end(before, seat), payment::at_the_end(after, seat)))
            }
        }
    }
}

fn shares(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    html! {
        @for company in Company::ALL.into_iter().filter(|&company| state.held(company, seat) > 0) {
            @let directs = state.director(company) == Some(seat);
            span class={ "holding" @if directs { " directs" } } {
                (sign(state, company))
                @if state.held(company, seat) > 1 { "×" (state.held(company, seat)) }
                span class="unseen" {
                    (state.held(company, seat)) " " (name(state, company)) " "
                    @if directs { (scene.say("nar-table-director", &[])) " " }
                }
            }
        }
    }
}
