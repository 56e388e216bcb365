//! The founded companies with their rows of cities.

use maud::{Markup, html};
use north_american_railways::{City, Company, Event, Position};

use super::words::{city as called, named, stars, start_city};
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let founded = |company: &Company| scene.state.director(*company).is_some();
    html! {
        ul id="networks" class="networks" data-part aria-label=(scene.say("nar-networks", &[])) {
            @for company in Company::ALL.into_iter().filter(founded) { (network(scene, company)) }
        }
    }
}

fn network(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    let planned = |city: &City| !scene.before.network(company).contains(city);
    let fresh = |city: &City| {
        scene
            .since
            .iter()
            .any(|event| matches!(event, Event::Connected { city: bought, .. } if bought == city))
    };
    html! {
        li {
            span class="of" data-about={ "company:" (deck.company_name(company)) } {
                (named(state, company, scene.phrases)) " "
                @if let Some(director) = state.director(company) {
                    (badge(director, scene.names))
                    span class="unseen" { (scene.say("nar-card-director", &[("player", scene.player(director))])) }
                }
            }
            span class="row" data-watch={ "network-" (company.index()) } {
                @if let Some(start) = state.start_city(company) {
                    span class="city" { (start_city(state, start)) " " span class="gain" { "+" (deck.start_income(start).0) } }
                }
                @for city in state.network(company) {
                    " "
                    span class={ "city" @if planned(city) { " planned" } @if fresh(city) { " fresh" } }
                        data-about={ "city:" (called(state, *city)) } {
                        (called(state, *city)) " " span class="gain" { "+" (deck.income(*city).0) }
                        (stars(scene, deck.symbols(*city)))
                    }
                }
            }
        }
    }
}
