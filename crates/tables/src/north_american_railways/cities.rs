//! The columns of cities.

use maud::{Markup, html};
use north_american_railways::{Action, City, Column, Company, Event, Position};

use super::words::{city as called, lozenges};
use super::{columns, connect, focus};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let left = [("left", state.cities_left().into()), ("few", Position::FEW_CITIES.into())];
    let (cards, front) = (|column| state.cities(column), |column, city| front(scene, column, city));
    let heading = (&*scene.say("nar-cities", &[]), &*scene.say("nar-desk-cities-left", &left));
    let named = |city: City| format!("city:{}", called(state, city));
    columns::draw(scene, ("city", "cities"), heading, cards, named, front, |city| behind(scene, city))
}

fn behind(scene: &Scene<Position>, city: City) -> Markup {
    let deck = scene.state.deck();
    html! {
        li class="behind" data-about={ "city:" (called(scene.state, city)) } {
            span class="name" { (called(scene.state, city)) }
            span class="figures" {
                (scene.phrases.money(deck.cost(city))) " "
                span class="gain" { "+" (deck.income(city).0) } " " (lozenges(scene, deck.symbols(city)))
            }
        }
    }
}

/// The card that can be bought: where one company of the viewer can pay for it, a click plans that; where several can, it
/// turns to them.
pub(super) fn front(scene: &Scene<Position>, column: Column, city: City) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    let (buyers, others) = buyers(scene, city);
    let action = buyers.filter(|_| !others).map(|company| Action::Connect { company, city });
    let several = buyers.is_some() && others;
    let planned = state.cities(column).len() != scene.before.cities(column).len();
    let taken = |event: &Event| matches!(event, Event::Connected { column: from, .. } if *from == column);
    let fresh = scene.since.iter().any(taken);
    let turned_to = focus::city(scene) == Some(city);
    html! {
        button type="button" id={ "city-" (column.index()) }
            class={ "front" @if buyers.is_some() { " can" } @if planned { " planned" } @if fresh { " fresh" } }
            data-do=[action.map(|action| scene.written(action))] data-called=[action.map(|action| scene.called(action))]
            data-focus=[several.then(|| focus::to_city(state, city))] aria-pressed=[several.then(|| turned_to.to_string())]
            data-about={ "city:" (called(state, city)) } {
            span class="name" data-watch={ "front-city-" (column.index()) } { (called(state, city)) }
            span class="price" { (scene.phrases.money(deck.cost(city))) }
            span class="line" {
                span class="gain" { "+" (scene.phrases.money(deck.income(city))) } " " (lozenges(scene, deck.symbols(city)))
            }
        }
    }
}

/// A company for which the viewer can buy the city now, and whether there are others.
fn buyers(scene: &Scene<Position>, city: City) -> (Option<Company>, bool) {
    let mut able = Company::ALL.into_iter().filter(|&company| connect::is_possible(scene, company, city));
    (able.next(), able.next().is_some())
}
