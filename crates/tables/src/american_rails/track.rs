//! The action track: seven rows by three columns. The rows are the buttons.

use american_rails::{Action, Board, Phase, Position, Question, Row};
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::decision::unusable;
use super::{Memory, id_of, numeral};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    // A plan that ends the year is seen on the track of that year.
    let (columns, column) = if scene.state.year() == scene.before.year() && scene.state.actor().is_some() {
        (&scene.memory.columns, scene.state.column())
    } else {
        (scene.memory.until(scene.before), scene.before.column())
    };
    let column = column.map(usize::from);
    let chosen = chosen(scene);
    // On other maps the desk has its place beside the board, since nobody knows where the sea is.
    let other_map = *scene.state.board() != *Board::own();
    html! {
        p class="note top-first" { (scene.say("ar-top-first", &[])) }
        table class={ "track" @if other_map { " other-map" } } {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("ar-row", &[])) } }
                    @for number in 0..3u8 {
                        @let now = column == Some(usize::from(number));
                        th scope="col" class=[now.then_some("now")] aria-current=[now.then_some("step")] { (numeral(number)) }
                    }
                }
            }
            tbody class="rows" {
                @for row in Row::ALL {
                    tr class=[(chosen == Some(row)).then_some("used")] {
                        th scope="row" id={ "row-" (row.name()) } { (button(scene, row)) }
                        @for (number, markers) in columns.iter().enumerate() {
                            @let now = column == Some(number);
                            td class={ @if now { "now" } @else if column.is_some_and(|now| number < now) { "past" } }
                                data-watch={ "row-" (row.name()) "-" (number) } {
                                @if let Some(seat) = markers[row.index()] {
                                    (scene.badge(seat)) span class="unseen" { (scene.name(seat)) }
                                } @else if now && offered(scene, row) {
                                    span class="free" aria-hidden="true" {}
                                }
                            }
                        }
                    }
                }
            }
        }
        (foot(scene))
    }
}

impl Memory {
    /// The markers of the year in which a state stands.
    fn until(&self, state: &Position) -> &[[Option<Seat>; Row::COUNT]; 3] {
        if self.year == Some(state.year()) { &self.columns } else { &self.last_year }
    }
}

/// The row in use, or the one that the plan has chosen.
fn chosen(scene: &Scene<Position>) -> Option<Row> {
    let planned = scene.plan.iter().find_map(|step| match step.action {
        Action::Choose(row) => Some(row),
        _ => None,
    });
    planned.or_else(|| scene.before.row())
}

/// Whether the viewer can choose the row now.
fn offered(scene: &Scene<Position>, row: Row) -> bool {
    scene.asked
        && matches!(scene.state.question(), Some(Question::Choose))
        && scene.state.check(Action::Choose(row)).is_ok()
}

/// A row that can be chosen is an answer; one that could be chosen instead of the planned one takes its place; of any
/// other one there is something to be told.
fn button(scene: &Scene<Position>, row: Row) -> Markup {
    let choose = Action::Choose(row);
    let written = scene.written(choose);
    let called = words::row(row, scene.state.players(), scene.phrases);
    let name = short_name(scene, row);
    let about = format!("row:{}", row.name());
    let chooses = matches!(scene.state.question(), Some(Question::Choose)) && scene.asked;
    html! {
        @if offered(scene, row) {
            button type="button" class="plain row" id={ "do-" (id_of(&written)) } data-do=(written) data-about=(about)
                data-called=(called) data-key=(row.index() + 1) {
                kbd { (row.index() + 1) } span class="what" { (name) }
                @if unusable(scene.state, row) { span class="note" { (scene.say("ar-unusable", &[])) } }
            }
        } @else if chooses {
            button type="button" class="plain row" aria-disabled="true" data-about={ "why:" (written) } {
                kbd { (row.index() + 1) } span class="what" { (name) }
            }
        } @else if replaceable(scene, row) {
            button type="button" class="plain row" id={ "instead-" (row.name()) } data-instead={ "[" (written) "]" } data-about=(about) {
                kbd { (row.index() + 1) } span class="what" { (name) }
            }
        } @else {
            button type="button" class="plain row" data-about=(about) {
                kbd { (row.index() + 1) } span class="what" { (name) }
            }
        }
    }
}

/// A row as the track calls it, which is narrow.
fn short_name(scene: &Scene<Position>, row: Row) -> String {
    match row {
        Row::Take if row.cubes(scene.state.players()) > 0 => scene.say("ar-track-take", &[]),
        Row::Auction => scene.say("ar-track-auction", &[]),
        _ => words::row(row, scene.state.players(), scene.phrases),
    }
}

/// Whether the plan has chosen another row that this one could stand for.
fn replaceable(scene: &Scene<Position>, row: Row) -> bool {
    let first = scene.plan.first().map(|step| step.action);
    matches!(first, Some(Action::Choose(planned)) if planned != row)
        && scene.before.check(Action::Choose(row)).is_ok()
}

/// Who follows in this column, and the order of the next one, as far as it is certain.
fn foot(scene: &Scene<Position>) -> Markup {
    let state = scene.before;
    match *state.phase() {
        Phase::Preparation { .. } => html! {
            dl class="order" {
                div { dt { (scene.say("ar-order-first", &[])) } dd { (seats(scene, &first_order(state))) } }
            }
        },
        Phase::Actions { column, turn, .. } => html! {
            dl class="order" {
                div {
                    dt { (scene.say("ar-then", &[])) }
                    dd {
                        @let rest = &state.order()[usize::from(turn) + 1..];
                        @if rest.is_empty() { span class="note" { (scene.say("ar-then-nobody", &[])) } }
                        (seats(scene, &rest.iter().copied().map(Some).collect::<Vec<_>>()))
                    }
                }
                div {
                    dt {
                        @if column < 2 { (scene.say("ar-order-column", &[("column", numeral(column + 1).into())])) }
                        @else { (scene.say("ar-order-year", &[("year", (state.year() + 1).into())])) }
                    }
                    dd { (seats(scene, &next_order(scene, column))) }
                }
            }
        },
        Phase::Over { .. } => html! {
            dl class="order" { div { dt { (scene.say("page-over", &[])) } dd {} } }
        },
    }
}

/// The order of the first year, as far as shares have settled it.
fn first_order(state: &Position) -> Vec<Option<Seat>> {
    (0..state.players()).map(|place| state.order().get(place).copied()).collect()
}

/// The order of the next column with the marker of the plan; where that is the last one, the column has begun.
fn next_order(scene: &Scene<Position>, column: u8) -> Vec<Option<Seat>> {
    let state = scene.state;
    match state.column() {
        Some(now) if now == column && state.year() == scene.before.year() => state.next_order().to_vec(),
        Some(_) => state.order().iter().copied().map(Some).collect(),
        None => scene.before.next_order().to_vec(),
    }
}

fn seats(scene: &Scene<Position>, seats: &[Option<Seat>]) -> Markup {
    html! {
        @for seat in seats {
            @match seat {
                Some(seat) => {
                    span class="in-order" { (scene.badge(*seat)) span class="unseen" { (scene.name(*seat)) " " } }
                }
                None => span class="badge open" { "?" },
            }
        }
    }
}
