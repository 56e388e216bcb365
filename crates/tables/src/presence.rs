use maud::{Markup, html};

use crate::{Guest, Scene, Shown, Sitting};

/// Who sits in a seat: a person who is there or away, a bot, nobody yet.
pub(crate) fn presence<G: Shown>(scene: &Scene<G>, sitting: &Sitting) -> Markup {
    let id = match sitting.guest {
        Guest::Open => "page-seat-open",
        Guest::Bot => "page-seat-bot",
        Guest::Person if sitting.yours => "page-seat-yours",
        Guest::Person if sitting.present => "page-seat-here",
        Guest::Person => "page-seat-away",
    };
    html! { span class={ "presence " (id) } { (scene.say(id, &[])) } }
}
