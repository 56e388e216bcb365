//! The railways: each company with its stations, its money, its shares and what they pay.

use game::Money;
use maud::{Markup, html};
use north_american_railways::{City, Company, Event, Position};

use super::payment;
use super::words::{city as called, class, herald, lozenges, name, start_city};
use crate::Scene;
use crate::figure::figure;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        ul id="networks" class="networks" data-part aria-label=(scene.say("nar-networks", &[])) {
            @for company in Company::ALL { (railway(scene, company)) }
        }
    }
}

pub(super) fn railway(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let director = state.director(company);
    html! {
        li id={ "railway-" (company.index()) } class={ "railway " (class(company)) @if director.is_none() { " unfounded" } } {
            button type="button" class="plain of" data-about={ "company:" (state.deck().company_name(company)) } {
                (herald(state, company))
                span class="titles" {
                    b { (name(state, company, scene.phrases)) }
                    @match director {
                        Some(director) => span class="director" {
                            span class="pennant" aria-hidden="true" {}
                            span class="unseen" { (scene.say("nar-table-director", &[])) " " }
                            (scene.who(director))
                        },
                        None => span class="note" { (scene.say("nar-table-unfounded", &[])) },
                    }
                }
            }
            (stations(scene, company))
            div class="treasury" {
                b { (figure(scene, &format!("railway-treasury-{}", company.index()), scene.before.treasury(company), state.treasury(company))) }
                span class="note" { (scene.say("table-treasury", &[])) }
            }
            (slots(scene, company))
            (pays(scene, company))
        }
    }
}

/// The stations on their line, in the order they were bought; the track to come is dashed.
fn stations(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    let planned = |city: &City| !scene.before.network(company).contains(city);
    let bought =
        |event: &Event, city: &City| matches!(event, Event::Connected { city: bought, .. } if bought == city);
    let fresh = |city: &City| scene.since.iter().any(|event| bought(event, city));
    html! {
        ol class="stations" data-watch={ "network-" (company.index()) } {
            @if let Some(start) = state.start_city(company) {
                li class="station start" {
                    span class="name" { (start_city(state, start)) }
                    span class="gain" { "+" (deck.start_income(start).0) }
                }
            }
            @for city in state.network(company) {
                li class={ "station" @if planned(city) { " planned" } @if fresh(city) { " fresh" } }
                    data-about={ "city:" (called(state, *city)) } data-pile={ "station:" (called(state, *city)) } data-cards="1" data-top={ "city:" (called(state, *city)) } {
                    span class="name" { (called(state, *city)) }
                    span class="brings" { span class="gain" { "+" (deck.income(*city).0) } " " (lozenges(scene, deck.symbols(*city))) }
                }
            }
        }
    }
}

/// A slot for each share: whose it is, or that it is not sold, or that it is not in the game (N-19).
fn slots(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let first = state.director(company).unwrap_or_else(|| state.first());
    let boxed = state.boxed().iter().filter(|&&share| share == company).count();
    let sold = usize::from(state.sold(company));
    html! {
        div class="slots" data-watch={ "slots-" (company.index()) } {
            span class="row" aria-hidden="true" {
                @for seat in first.around(game::Game::players(state)) {
                    @for _ in 0..state.held(company, seat) { span class="slot" { (scene.badge(seat)) } }
                }
                @for _ in 0..Company::SHARES - sold - boxed { span class="slot unsold" {} }
                @for _ in 0..boxed { span class="slot boxed" {} }
            }
            span class="note" {
                @for seat in first.around(game::Game::players(state)).filter(|&seat| state.held(company, seat) > 0) {
                    span class="unseen" { (scene.name(seat)) " " (state.held(company, seat)) ", " }
                }
                (scene.say("nar-desk-sold", &[("sold", sold.into()), ("boxed", boxed.into())]))
            }
        }
    }
}

/// What a share pays, what the director gets besides, what the symbols are worth.
fn pays(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let division = state.division(company);
    let key = format!("railway-pays-{}", company.index());
    let worth = payment::share_at_the_end(state, company);
    html! {
        div class="worth" {
            @if state.director(company).is_some() {
                b data-watch=(key) { (scene.say("nar-pays", &[("amount", division.per_share.into())])) }
                @if division.extra > Money::ZERO {
                    span class="note" { (scene.say("nar-desk-director-gets", &[("amount", division.extra.into())])) }
                }
                @if state.symbols(company) > 0 {
                    span class="symbols" {
                        span class="coast" aria-hidden="true" { "◆" } " "
                        span class="unseen" { (scene.say("nar-symbols", &[("symbols", state.symbols(company).into())])) ": " }
                        span aria-hidden="true" { (state.symbols(company)) " = " } (scene.phrases.money(worth))
                    }
                } @else { span class="note" { (scene.say("nar-desk-no-symbols", &[])) } }
            }
        }
    }
}
