//! The money sheet on the page of a table: it lies open over the board, and its figures come with the updates.

use maud::{Markup, html};
use tables::MoneySheet;

use super::update::Onlooker;
use crate::drawing::Drawn;
use crate::visitor::Visitor;

/// What the figures can show, each with its message.
const SHOWN: [(&str, &str); 4] =
    [("now", "money-now"), ("both", "money-both"), ("plan", "money-plan"), ("change", "money-change")];

/// The button that opens it.
pub(super) fn button(visitor: &Visitor) -> Markup {
    let title = visitor.say("money-title", &[]);
    html! {
        button type="button" id="open-money" class="tool" data-money data-key="$" aria-expanded="false" aria-controls="money"
            aria-label=(title) title=(title) { "$" }
    }
}

/// The sheet without its figures.
pub(super) fn sheet(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        section id="money" role="dialog" aria-labelledby="money-title" tabindex="-1" data-show="both" hidden {
            header {
                h2 id="money-title" { (say("money-title")) }
                div class="switch" role="group" aria-label=(say("money-show")) {
                    @for (name, label) in SHOWN {
                        button type="button" id={ "money-show-" (name) } data-shows=(name) aria-pressed=(if name == "both" { "true" } else { "false" }) { (say(label)) }
                    }
                }
                button type="button" id="money-copy" data-copies="money-csv" data-done=(say("money-copied")) { (say("money-copy")) }
                button type="button" id="money-close" class="tool" data-closes="money" aria-label=(say("page-close")) { "✕" }
            }
            p id="money-plan" data-part class="note" {}
            div class="scroller" tabindex="0" role="region" aria-label=(say("money-title")) { div id="money-figures" data-part {} }
        }
    }
}

/// What changes on it.
pub(super) fn figures(onlooker: &Onlooker, drawn: &Drawn, sheet: &MoneySheet) -> Markup {
    html! {
        p id="money-plan" data-part class="note" {
            @if drawn.steps.is_empty() { (onlooker.say("money-unplanned", &[])) }
            @else { (onlooker.say("money-planned", &[("steps", drawn.told_steps().into())])) }
        }
        div id="money-figures" data-part { (sheet.draw(onlooker.visitor.phrases)) }
    }
}
