//! What lies beside the columns: start cities, and the shares that are not in the game.

use maud::{Markup, html};
use north_american_railways::{Position, StartCityRule};

use super::words::{sign, start_city};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let top = state.options().start_city == StartCityRule::Top;
    html! {
        p id="aside" class="aside" data-part {
            @if !state.start_cities().is_empty() {
                span class="start-cities" {
                    (scene.say(if top { "nar-start-stack" } else { "nar-start-choice" }, &[])) " "
                    @for (place, &city) in state.start_cities().iter().enumerate() {
                        span class={ "start-city" @if top && place == 0 { " next" } } {
                            (start_city(state, city)) " "
                            span class="gain" { "+" (scene.phrases.money(state.deck().start_income(city))) }
                        }
                        " "
                    }
                }
            }
            span class="boxed" {
                (scene.say("nar-boxed", &[])) " "
                @for &company in state.boxed() { (sign(state, company)) " " }
                span class="unseen" {
                    @for &company in state.boxed() { (super::words::name(state, company, scene.phrases)) " " }
                }
            }
        }
    }
}
