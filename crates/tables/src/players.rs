//! The table of the players: the cells that every game has.

use game::Seat;
use maud::{Markup, html};

use crate::{Scene, SeatKind, SeatStatus, Shown};

/// A row for each seat: who sits there, then what the game has to say of them. `amounts` are the
/// headings of the columns behind cash and shares.
pub(crate) fn draw<G: Shown>(scene: &Scene<G>, amounts: &[String], cells: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        table class="players" {
            // A sheet that fixes the widths of the columns finds them here.
            colgroup {
                col class="of-who";
                col class="of-cash";
                col class="of-shares";
                @for _ in amounts { col class="of-amount"; }
            }
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
                    @let own = scene.reader() == Some(seat);
                    tr class={ @if turn { "turn" } @if own { " own" } } aria-current=[turn.then_some("true")] {
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
            (scene.badge(seat)) (scene.who(seat))
            @if turn { span class="unseen" { (scene.say("page-has-the-turn", &[])) } }
        }
        @if let Some(status) = scene.seats.get(seat.index()) {
            (presence(scene, status))
            @if let Some(clock) = &status.clock { (clock) }
        }
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
    let told = match &status.plays {
        Some(kind) => scene.say("page-seat-bot-kind", &[("kind", kind.into())]),
        None => scene.say(id, &[]),
    };
    html! { span class={ "presence " (id) } { (told) } }
}

/// What the card of a player says of a bot, before the game speaks of what it has.
pub(crate) fn kind_of_bot<G: Shown>(scene: &Scene<G>, seat: Seat) -> Markup {
    let plays = scene.seats.get(seat.index()).and_then(|status| status.plays.as_ref());
    html! { @if let Some(kind) = plays { p class="note" { (scene.say("card-bot", &[("kind", kind.into())])) } } }
}
