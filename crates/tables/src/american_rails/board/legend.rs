//! What the signs on the board mean.

use american_rails::{Company, Position};
use game::Money;
use maud::{Markup, html};

use crate::Scene;

/// A slip that lies in the sea; on a phone a button opens it.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let company = scene.state.companies().next().unwrap_or(Company::American);
    let hex = |kind: &str| {
        html! {
            g transform="scale(.36)" {
                use href="#hexagon" class=(kind) {}
                use href="#hexagon" class={ "grown " (kind) } {}
            }
        }
    };
    let plate = |shape: &str, class: &str| {
        html! { g class={ "values " (class) } { use href=(shape) {} text y="4" { tspan class="paid" { "4" } "|2" } } }
    };
    let gain = |dollars: i32| format!("+{}", scene.phrases.money(Money(dollars)));
    html! {
        aside id="legend" class="legend" popover aria-labelledby="legend-title" {
            h3 id="legend-title" { (scene.say("ar-legend", &[])) }
            dl {
                (line(scene, &hex("plains"), "ar-legend-plains", &scene.phrases.money(Money(2))))
                (line(scene, &hex("forest"), "ar-legend-forest", &scene.phrases.money(Money(3))))
                (line(scene, &hex("mountain"), "ar-legend-mountain", &scene.phrases.money(Money(5))))
                (line(scene, &html! { use href={ "#cube-" (company.name()) } {} }, "ar-legend-cube", &gain(2)))
                (line(scene, &plate("#plate", ""), "ar-legend-values", ""))
                (line(scene, &plate("#plate-house", "house"), "ar-legend-house", "+2 | +1"))
                (line(scene, &plate("#plate-never", "never"), "ar-legend-never", ""))
                (line(scene, &html! { text class="star" y="5" { "★" } }, "ar-legend-special", &gain(Position::CONNECTION.0)))
            }
        }
    }
}

fn line(scene: &Scene<Position>, drawing: &Markup, label: &str, value: &str) -> Markup {
    html! {
        div {
            dt { svg class="sample" viewBox="-20 -12 40 24" aria-hidden="true" { (drawing) } }
            dd { (scene.say(label, &[])) }
            dd class="number" { (value) }
        }
    }
}
