use game::Money;
use maud::{Markup, html};

use crate::{Scene, Shown};

/// A field for an amount of money, with the sentences that say why something else is not taken.
///
/// Browsers know by `min`, `max` and `step` what does not fit; the page's script shows the sentence
/// that stands here for it, and sends nothing.
pub(crate) struct Amount<'a> {
    pub(crate) least: Money,
    pub(crate) most: Money,
    /// Every amount is the least and a multiple of this more.
    pub(crate) step: Money,
    pub(crate) value: Money,
    /// What the player has: the reason why more is too much.
    pub(crate) cash: Money,
    /// What it is, and from where to where it goes.
    pub(crate) label: &'a str,
    /// How one turns to the table at another amount, with `{amount}` for it, where the table shows what
    /// would follow from it.
    pub(crate) turn: Option<&'a str>,
}

/// The `id` of the field; there is never more than one.
pub(crate) const FIELD: &str = "bid-amount";

impl Amount<'_> {
    pub(crate) fn field<G: Shown>(&self, scene: &Scene<G>) -> Markup {
        let step = scene.say("amount-step", &[("step", self.step.into())]);
        let whole = scene.say("amount-whole", &[]);
        let off_step = if self.step == Money(1) { &whole } else { &step };
        html! {
            input id=(FIELD) type="number" inputmode="numeric" required min=(self.least.0) max=(self.most.0) step=(self.step.0)
                value=(self.value.0) aria-label=(self.label) aria-errormessage="bid-amount-why" data-turn=[self.turn]
                data-value-missing=(scene.say("amount-missing", &[])) data-bad-input=(whole) data-step-mismatch=(off_step)
                data-range-underflow=(scene.say("amount-least", &[("least", self.least.into())]))
                data-range-overflow=(scene.say("amount-most", &[("cash", self.cash.into())]));
        }
    }

    /// What the field takes, and in the same place why it has not taken what stands in it.
    pub(crate) fn range(&self) -> Markup {
        html! {
            span class="range" {
                span class="note" aria-hidden="true" { (self.label) }
                span id="bid-amount-why" class="why" role="alert" {}
            }
        }
    }
}

/// A button that changes the amount by `steps`, within its bounds.
pub(crate) fn stepper(id: &str, steps: i32, key: Option<&str>, name: Option<&str>, label: &Markup) -> Markup {
    html! {
        button type="button" id=(id) data-step=(steps) data-for=(FIELD) data-key=[key] aria-label=[name] { (label) }
    }
}
