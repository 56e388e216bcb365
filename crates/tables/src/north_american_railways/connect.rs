//! The city phase: for which company, and which city.

use game::{Game, Money};
use maud::{Markup, html};
use north_american_railways::{Action, City, Column, Company, Position};

use super::words::{brings, city as called, named, of};
use super::{focus, payment};
use crate::Scene;
use crate::figure::change;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let company = focus::company(scene);
    html! {
        div class="choices" role="group" aria-label=(scene.say("nar-buy-for", &[])) {
            span class="note" { (scene.say("nar-buy-for", &[])) }
            @for holder in Company::ALL { (choice(scene, holder, company)) }
        }
        @if let Some(company) = company {
            div class="offers" role="group" aria-label=(scene.say("nar-buy-city", &[of(state, company, scene.phrases)])) {
                @for column in Column::ALL { (offer(scene, company, column)) }
                button type="button" id="pass" class="second" data-do=(scene.written(Action::Pass)) data-now data-key="p" {
                    (scene.say("nar-pass", &[])) kbd { "P" }
                }
            }
        }
    }
}

/// A company of which the player holds shares; where it can buy nothing, why.
fn choice(scene: &Scene<Position>, company: Company, now: Option<Company>) -> Markup {
    let state = scene.state;
    if scene.eyes.is_none_or(|seat| state.held(company, seat) == 0) {
        return html! {};
    }
    let label = html! {
        (named(state, company, scene.phrases)) " " span class="note" { (scene.phrases.money(state.treasury(company))) }
    };
    let cheapest = state.front_cities().map(|(_, city)| city).min_by_key(|&city| state.deck().cost(city));
    let id = format!("for-{}", company.index());
    html! {
        @if focus::can_connect(state, company) {
            button type="button" class="focus" id=(id) data-focus={ "company:" (state.deck().company_name(company)) }
                data-key="f" aria-pressed=((now == Some(company)).to_string()) { (label) }
        } @else if let Some(city) = cheapest {
            button type="button" id=(id) aria-disabled="true"
                data-about={ "why:" (scene.written(Action::Connect { company, city })) } { (label) }
        }
    }
}

/// A front city for the company: what it costs and what the company has and earns before and after.
fn offer(scene: &Scene<Position>, company: Company, column: Column) -> Markup {
    let state = scene.state;
    let Some(city) = state.front_city(column) else { return html! {} };
    let deck = state.deck();
    let action = Action::Connect { company, city };
    let (treasury, income) = (state.treasury(company), state.income(company));
    let label = html! {
        span class="offer" {
            b { (called(state, city)) }
            span { (scene.phrases.money(deck.cost(city))) " " (brings(scene, deck.income(city), deck.symbols(city))) }
            @if treasury >= deck.cost(city) {
                @let then = treasury - deck.cost(city);
                span class="note" { (scene.say("nar-offer-treasury", &[("now", treasury.into()), ("then", then.into())])) }
                @let then = income + deck.income(city);
                span class="note" { (scene.say("nar-offer-income", &[("now", income.into()), ("then", then.into())])) }
            } @else {
                span class="note" { (scene.say("nar-offer-too-dear", &[("treasury", treasury.into())])) }
            }
        }
    };
    let id = format!("connect-{}", column.index());
    html! {
        @if state.check(action).is_ok() {
            button type="button" id=(id) data-do=(scene.written(action)) data-called=(scene.called(action)) data-about={ "city:" (called(state, city)) }
                data-key=(column.index() + 1) { (label) kbd { (column.index() + 1) } }
        } @else {
            button type="button" id=(id) aria-disabled="true" data-about={ "why:" (scene.written(action)) } { (label) }
        }
    }
}

/// What a city changes for its company and for the viewer.
pub(super) fn effects(scene: &Scene<Position>, state: &Position, company: Company, city: City) -> Markup {
    let deck = state.deck();
    let (treasury, income) = (state.treasury(company), state.income(company));
    let division = payment::division_if(state, company, income + deck.income(city), None);
    let symbols = (state.symbols(company), state.symbols(company) + deck.symbols(city));
    html! {
        ul class="effects" {
            li { (named(state, company, scene.phrases)) " " (change(scene, "table-treasury", (treasury, treasury - deck.cost(city)))) }
            @if deck.income(city) > Money::ZERO {
                li { (change(scene, "table-income", (income, income + deck.income(city)))) }
            }
            @if state.division(company).per_share != division.per_share {
                li { (change(scene, "nar-share-pays", (state.division(company).per_share, division.per_share))) }
            }
            @if symbols.0 != symbols.1 {
                li { "★ " (change(scene, "nar-share-at-the-end", (payment::for_symbols(symbols.0), payment::for_symbols(symbols.1)))) }
            }
            @if let Some(eyes) = scene.eyes {
                @let then = (division, state.held(company, eyes), state.director(company) == Some(eyes));
                @let (before, after) = payment::next_if(state, company, eyes, then);
                @if before != after { li { (change(scene, "nar-your-next-payment", (before, after))) } }
            }
        }
    }
}
