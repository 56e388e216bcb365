//! The action track: seven rows by three columns.

use american_rails::{Action, Phase, Position, Row};
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::id_of;
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let column = state.column().map(usize::from);
    let preparing = matches!(state.phase(), Phase::Preparation { .. });
    html! {
        table class="track" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("ar-row", &[])) } }
                    @for number in 0..3usize {
                        th scope="col" class=[(column == Some(number)).then_some("now")]
                            aria-current=[(column == Some(number)).then_some("step")] { (number + 1) }
                    }
                }
            }
            tbody {
                @for row in Row::ALL {
                    tr class=[(state.row() == Some(row)).then_some("used")] {
                        th scope="row" {
                            button type="button" class="plain" data-about={ "row:" (row.name()) } {
                                (words::row(row, scene.state.players(), scene.phrases))
                            }
                        }
                        @for (number, markers) in scene.memory.columns.iter().enumerate() {
                            td class=[(column == Some(number)).then_some("now")]
                                data-watch={ "row-" (row.name()) "-" (number) } {
                                (cell(scene, row, markers[row.index()], column == Some(number)))
                            }
                        }
                    }
                }
            }
        }
        p class="order" {
            (scene.say(if preparing { "ar-order-first" } else { "ar-order" }, &[]))
            " "
            @for &seat in state.order() { span class=[(scene.actor() == Some(seat)).then_some("turn")] { (badge(seat, scene.names)) span class="unseen" { (scene.name(seat)) } } " " }
            @if state.order().is_empty() { "–" }
        }
    }
}

fn cell(scene: &Scene<Position>, row: Row, marker: Option<Seat>, now: bool) -> Markup {
    let choose = Action::Choose(row);
    html! {
        @if let Some(seat) = marker {
            (badge(seat, scene.names))
            span class="unseen" { (scene.name(seat)) }
        } @else if now && scene.asked && scene.state.check(choose).is_ok() {
            @let written = scene.written(choose);
            button type="button" class="free" id={ "cell-" (id_of(&written)) } data-do=(written) tabindex="-1"
                aria-label=(words::row(row, scene.state.players(), scene.phrases)) {}
        }
    }
}
