//! What a plan, or a single step, changes.

use american_rails::Position;
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{next_dividends, sign};
use crate::figure::change;
use crate::{Scene, badge};

/// Everything that is different after a plan: treasuries, incomes, cash, and what everybody would be
/// paid next.
pub(super) fn between(scene: &Scene<Position>, before: &Position, after: &Position) -> Markup {
    html! {
        ul class="effects" {
            @for company in before.companies() {
                (line(scene, &sign(company), words::name(company), [
                    ("table-treasury", before.treasury(company), after.treasury(company)),
                    ("table-income", before.income(company), after.income(company)),
                ]))
            }
            @for seat in Seat::all(before.players()) {
                (line(scene, &badge(seat, scene.names), &scene.name(seat), [
                    ("table-cash", before.cash(seat), after.cash(seat)),
                    ("ar-next-dividend", next_dividends(before, seat), next_dividends(after, seat)),
                ]))
            }
        }
    }
}

/// What is different for one company or player; empty if nothing is.
fn line(scene: &Scene<Position>, sign: &Markup, name: &str, figures: [(&str, Money, Money); 2]) -> Markup {
    let changed = || figures.into_iter().filter(|(_, before, after)| before != after);
    html! {
        @if changed().next().is_some() {
            li {
                (sign) span class="unseen" { (name) }
                @for (what, before, after) in changed() { " " (change(scene, what, (before, after))) }
            }
        }
    }
}
