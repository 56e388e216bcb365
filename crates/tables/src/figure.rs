//! Figures that a plan may change.

use game::Money;
use maud::{Markup, html};

use crate::{Scene, Shown};

/// What it is, and what it would be.
pub(crate) fn figure<G: Shown>(scene: &Scene<G>, key: &str, before: Money, after: Money) -> Markup {
    html! {
        span data-watch=(key) { (scene.phrases.money(before)) }
        @if after != before {
            span class=(if after > before { "becomes up" } else { "becomes" }) { span class="arrow" { " → " } b { (scene.phrases.money(after)) } }
        }
    }
}

/// What something is before and after, with the difference.
pub(crate) fn change<G: Shown>(scene: &Scene<G>, what: &str, (before, after): (Money, Money)) -> Markup {
    let difference = after - before;
    let up = difference > Money::ZERO;
    html! {
        span class="change" {
            (scene.say(what, &[])) " " (scene.phrases.money(before)) " → " b { (scene.phrases.money(after)) }
            " " span class=(if up { "up" } else { "down" }) { "(" @if up { "+" } @else { "−" } (scene.phrases.grouped(difference.0.abs().into())) ")" }
        }
    }
}
