//! The players: what they have and what they will be paid.

use game::Seat;
use maud::{Markup, html};
use north_american_railways::{Company, Position};

use super::words::{name, sign};
use super::{payment, shows_cash};
use crate::figure::figure;
use crate::{Scene, players};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    players::draw(scene, &[payment::title(scene), scene.say("nar-at-the-end", &[])], |seat| {
        let key = |what: &str| format!("{what}-{}", seat.index());
        html! {
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
    })
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
                    (state.held(company, seat)) " " (name(state, company, scene.phrases)) " "
                    @if directs { (scene.say("nar-table-director", &[])) " " }
                }
            }
        }
    }
}
