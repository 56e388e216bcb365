//! The columns of cards: a cascade with the front card at its foot, those to come behind and above it.

use maud::{Markup, html};
use north_american_railways::{Column, Position};

use crate::Scene;

/// Draws cards that are called `one` and `many` in ids and classes; `left` says how many there are. On a phone the cards
/// behind are there when somebody asks for them.
pub(super) fn draw<'s, C: Copy + 's>(
    scene: &Scene<Position>,
    (one, many): (&str, &str),
    (title, left): (&str, &str),
    cards: impl Fn(Column) -> &'s [C],
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
                    ol id=(id(one, column)) class="column" data-cards=(cards(column).len()) aria-label=(scene.say("nar-column", &[("column", (column.index() + 1).into())])) {
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

/// The id of a column of cards. What was taken from it names it.
pub(super) fn id(one: &str, column: Column) -> String {
    format!("{one}-column-{}", column.index())
}
