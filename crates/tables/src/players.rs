//! The table of the players: the cells that every game has.

use game::Seat;
use maud::{Markup, html};

use crate::{Scene, SeatKind, SeatStatus, Shown, badge};

/// A row for each seat: who sits there, then what the game has to say of them. `amounts` are the
/// headings of the columns behind cash and shares.
pub(crate) fn draw<G: Shown>(scene: &Scene<G>, amounts: &[String], cells: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        table class="players" {
            thead {
                tr {
                    th scope="col" { (scene.say("table-player", &[])) }
                    th scope="col" class="number" { (scene.say("table-cash", &[])) }
                    th scope="col" { (scene.say("table-shares", &[])) }
                    @for amount in amounts { th scope="col" class="number" { (amount) } }
                }
            }
            tbody {
                @for seat in Seat::all(scene.state.players()) {
                    @let turn = scene.before.actor() == Some(seat);
                    tr class=[turn.then_some("turn")] aria-current=[turn.then_some("true")] {
                        th scope="row" { (player(scene, seat, turn)) }
                        (cells(seat))
                    }
                }
            }
        }
    }
}

fn player<G: Shown>(scene: &Scene<G>, seat: Seat, turn: bool) -> Markup {
    html! {
        button type="button" class="plain" data-about={ "seat:" (seat.index()) } {
            (badge(seat, scene.names)) span class="who" { (scene.name(seat)) }
            @if turn { span class="unseen" { (scene.say("page-has-the-turn", &[])) } }
        }
        @if let Some(status) = scene.seats.get(seat.index()) { (presence(scene, status)) }
    }
}

/// Who sits in a seat: a person who is there or away, a bot, nobody yet.
fn presence<G: Shown>(scene: &Scene<G>, status: &SeatStatus) -> Markup {
    let id = match status.kind {
        SeatKind::Open => "page-seat-open",
        SeatKind::Bot => "page-seat-bot",
        SeatKind::Person if status.yours => "page-seat-yours",
        SeatKind::Person if status.present => "page-seat-here",
        SeatKind::Person => "page-seat-away",
    };
    html! { span class={ "presence " (id) } { (scene.say(id, &[])) } }
}
