//! The columns of cards: a cascade with the front card at its foot, those to come behind and above it.

use maud::{Markup, html};
use north_american_railways::{Column, Position};

use crate::Scene;

/// Draws cards that are called `one` and `many` in ids and classes; `left` says how many there are, and `named` which one
/// it is, as in the place that it goes to when it is taken. On a phone the cards
/// behind are there when somebody asks for them.
pub(super) fn draw<'s, C: Copy + 's>(
    scene: &Scene<Position>,
    (one, many): (&str, &str),
    (title, left): (&str, &str),
    cards: impl Fn(Column) -> &'s [C],
    named: impl Fn(C) -> String,
    front: impl Fn(Column, C) -> Markup,
    behind: impl Fn(C) -> Markup,
) -> Markup {
    html! {
        section id={ (one) "-columns" } class={ "columns " (many) } data-part aria-labelledby={ (one) "-columns-title" } {
            header {
                h2 id={ (one) "-columns-title" } { (title) }
                span class="note left" data-watch={ (many) "-left" } { (left) }
                details class="peek" { summary { (scene.say("nar-desk-behind", &[])) } }
            }
            div class="grid" {
                @for column in Column::ALL {
                    ol class="column" data-pile={ (one) "-column:" (column.index()) } data-cards=(cards(column).len())
                        data-top=[cards(column).first().map(|&card| named(card))] aria-label=(scene.say("nar-column", &[("column", (column.index() + 1).into())])) {
                        @match cards(column).first() {
                            Some(&card) => li class="lifted" { (front(column, card)) },
                            None => li class="empty" { (scene.say("nar-empty", &[])) },
                        }
                        @for &card in cards(column).iter().skip(1) { (behind(card)) }
                    }
                }
            }
        }
    }
}
