//! The columns of cities: the front card of each lifted, those to come behind it.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Action, City, Column, Company, Event, Phase, Position};

use super::words::{city as called, name, sign, stars};
use super::{columns, focus};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let left = scene.say("nar-cities-left", &[("left", state.cities_left().into())]);
    let (cards, front) = (|column| state.cities(column), |column, city| front(scene, column, city));
    let heading = (&*scene.say("nar-cities", &[]), &*left);
    columns::draw(scene, ("city", "cities"), heading, cards, front, |city| behind(scene, city))
}

fn behind(scene: &Scene<Position>, city: City) -> Markup {
    let deck = scene.state.deck();
    html! {
        li class="behind" data-about={ "city:" (called(scene.state, city)) } {
            span class="name" { (called(scene.state, city)) }
            span class="figures" {
                (scene.phrases.money(deck.cost(city))) " "
                span class="gain" { "+" (deck.income(city).0) } " " (stars(scene, deck.symbols(city)))
            }
        }
    }
}

/// The card that can be bought: a button where the viewer can buy it for the company they have turned
/// to. Below it the viewer's companies that could pay for it.
fn front(scene: &Scene<Position>, column: Column, city: City) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    let buying = scene.asked && matches!(state.phase(), Phase::Cities { .. });
    let company = if buying { focus::company(scene) } else { None };
    let action = company.map(|company| Action::Connect { company, city });
    let possible = action.filter(|&action| state.check(action).is_ok());
    let why = action.filter(|_| possible.is_none()).map(|action| format!("why:{}", scene.written(action)));
    let planned = state.cities(column).len() != scene.before.cities(column).len();
    let taken = |event: &Event| matches!(event, Event::Connected { column: from, .. } if *from == column);
    let fresh = scene.since.iter().any(taken);
    html! {
        button type="button" id={ "city-" (column.index()) }
            class={ "front" @if possible.is_some() { " can" } @if why.is_some() { " cannot" }
                @if planned { " planned" } @if fresh { " fresh" } }
            data-do=[possible.map(|action| scene.written(action))] data-called=[possible.map(|action| scene.called(action))]
            aria-disabled=[why.is_some().then_some("true")]
            data-about=(why.unwrap_or_else(|| format!("city:{}", called(state, city)))) {
            span class="name" data-watch={ "front-city-" (column.index()) } { (called(state, city)) }
            span class="price" { (scene.phrases.money(deck.cost(city))) }
            span class="line gain" { "+" (scene.phrases.money(deck.income(city))) }
            span class="line" { (stars(scene, deck.symbols(city))) }
            @if let Some(company) = company.filter(|_| possible.is_some()) {
                span class="unseen" { (scene.say("nar-for", &[("company", name(state, company, scene.phrases).into())])) }
            }
        }
        div class="payers" { (payers(scene, city, company.filter(|_| possible.is_some()))) }
    }
}

/// The companies of the viewer that could pay for a city: each a button where it can be bought for it.
fn payers(scene: &Scene<Position>, city: City, turned_to: Option<Company>) -> Markup {
    let state = scene.state;
    let buying = scene.asked && matches!(state.phase(), Phase::Cities { .. });
    let held = |company: &Company| scene.eyes.is_none_or(|seat| state.held(*company, seat) > 0);
    let rich = |company: &Company| state.treasury(*company) >= state.deck().cost(city);
    let unused = |company: &Company| scene.eyes.is_none_or(|seat| !state.used(seat).contains(company));
    html! {
        @for company in Company::ALL.into_iter().filter(held).filter(rich).filter(unused) {
            @let action = Action::Connect { company, city };
            @if buying && turned_to != Some(company) && state.check(action).is_ok() {
                button type="button" class="payer" data-do=(scene.written(action)) data-called=(scene.called(action))
                    aria-label=(scene.say("nar-connect-for", &[
                        ("city", called(state, city).into()), ("company", name(state, company, scene.phrases).into()),
                    ])) { (sign(state, company)) }
            } @else {
                (sign(state, company))
                span class="unseen" { (scene.say("nar-can-pay", &[("company", name(state, company, scene.phrases).into())])) }
            }
        }
    }
}
