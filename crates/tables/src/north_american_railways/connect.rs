//! The city phase: the front cities and the viewer's railways, and what each of the one brings each of the others.

use game::{Game, Money, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, City, Column, Company, Phase, Position};

use super::words::{city as called, class, difference, herald, lozenges, name, named};
use super::{focus, outlook, payment};
use crate::Scene;
use crate::figure::change;

/// Whether the viewer can buy the city for the company now, or could instead of what is planned.
pub(super) fn is_possible(scene: &Scene<Position>, company: Company, city: City) -> bool {
    let state = scene.state;
    scene.asked
        && matches!(state.phase(), Phase::Cities { .. })
        && state.check(Action::Connect { company, city }).is_ok()
}

/// The question of the city phase; for those who wait, what they could buy as it stands.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    html! {
        (matrix(scene, state, None))
        @if scene.asked {
            div class="act" {
                (outlook::of_city(scene, state, Action::Pass))
                div class="buttons" {
                    button type="button" id="pass" class="second" data-do=(scene.written(Action::Pass)) data-now data-key="p" {
                        (scene.say("nar-pass", &[])) kbd { "P" }
                    }
                }
            }
        }
    }
}

/// The same with one of them planned: another one takes its place.
pub(super) fn planned(scene: &Scene<Position>, state: &Position, company: Company, city: City) -> Markup {
    html! {
        (matrix(scene, state, Some((company, city))))
        div class="follows" { (effects(scene, state, company, city)) }
        (outlook::of_city(scene, state, Action::Connect { company, city }))
    }
}

fn matrix(scene: &Scene<Position>, state: &Position, chosen: Option<(Company, City)>) -> Markup {
    let Some(seat) = scene.eyes.or_else(|| state.actor()) else { return html! {} };
    let own: Vec<Company> =
        Company::ALL.into_iter().filter(|&company| state.held(company, seat) > 0).collect();
    let buys = (scene.asked || chosen.is_some()) && state.actor() == Some(seat);
    let turned_to = focus::city(scene);
    html! {
        table class={ "matrix of-" (own.len()) @if !buys { " idle" } } aria-label=(scene.say("nar-desk-matrix", &[])) {
            thead {
                tr {
                    td {}
                    @for &company in &own {
                        th scope="col" class=(class(company)) {
                            (herald(state, company)) span class="unseen" { (name(state, company, scene.phrases)) }
                            b { (scene.phrases.money(state.treasury(company))) }
                        }
                    }
                }
            }
            tbody {
                @for (column, city) in state.front_cities() {
                    tr class=[(turned_to == Some(city)).then_some("turned-to")] {
                        th scope="row" {
                            span class="name" { (called(state, city)) }
                            span class="figures" {
                                (scene.phrases.money(state.deck().cost(city))) " "
                                span class="gain" { "+" (scene.phrases.grouped(state.deck().income(city).0.into())) } " "
                                (lozenges(scene, state.deck().symbols(city)))
                            }
                        }
                        @for &company in &own {
                            td { (place(scene, state, Place { seat, company, column, city, buys, chosen: chosen == Some((company, city)) })) }
                        }
                    }
                }
            }
        }
        p class="note matrix-help" { (help(scene, state, seat, own.is_empty())) }
    }
}

/// What the boxes hold; for those who wait, who decides.
fn help(scene: &Scene<Position>, state: &Position, seat: Seat, empty: bool) -> String {
    match state.actor() {
        _ if empty => scene.say("nar-desk-no-railway", &[]),
        Some(actor) if actor != seat => {
            scene.say("nar-desk-matrix-waiting", &[("player", scene.player(actor))])
        }
        _ => scene.say("nar-desk-matrix-help", &[]),
    }
}

/// A box of the matrix.
#[derive(Clone, Copy)]
struct Place {
    seat: Seat,
    company: Company,
    column: Column,
    city: City,
    /// Whether the viewer decides.
    buys: bool,
    chosen: bool,
}

fn place(scene: &Scene<Position>, state: &Position, place: Place) -> Markup {
    let Place { seat, company, column, city, buys, chosen } = place;
    let action = Action::Connect { company, city };
    let id = format!("connect-{}-{}", column.index(), company.index());
    let (cost, treasury) = (state.deck().cost(city), state.treasury(company));
    if state.used(seat).contains(&company) {
        return html! { span class="box short" { (scene.say("nar-desk-bought", &[])) } };
    }
    if cost > treasury {
        let missing = scene.say("nar-desk-short", &[("amount", (cost - treasury).into())]);
        return html! {
            @if buys && scene.asked {
                button type="button" id=(id) class="box short" aria-disabled="true" data-about={ "why:" (scene.written(action)) } { (missing) }
            } @else { span class="box short" { (missing) } }
        };
    }
    let words =
        [("city", called(state, city).into()), ("company", name(state, company, scene.phrases).into())];
    let inside = inside(scene, state, place);
    html! {
        @if buys {
            button type="button" id=(id) class="box" data-do=(scene.written(action)) data-only
                data-called=(super::step::tell(state, action, scene.names, scene.phrases)) data-about={ "city:" (called(state, city)) }
                data-key=(column.index() + 1) aria-pressed=(chosen.to_string()) {
                span class="unseen" { (scene.say("nar-connect-for", &words)) ": " }
                (inside)
            }
        } @else { span class="box" { (inside) } }
    }
}

/// The viewer's next payment, their symbols at the end, what the treasury keeps.
fn inside(scene: &Scene<Position>, state: &Position, place: Place) -> Markup {
    let Place { seat, company, city, .. } = place;
    let deck = state.deck();
    let division = payment::division_if(state, company, state.income(company) + deck.income(city), None);
    let held = state.held(company, seat);
    let then = (division, held, state.director(company) == Some(seat));
    let (before, after) = payment::next_if(state, company, seat, then);
    let symbols = payment::for_symbols(deck.symbols(city)) * i32::from(held);
    let left = state.treasury(company) - deck.cost(city);
    html! {
        b class="pays" { (difference(scene, after - before)) }
        span class="end" {
            @if symbols > Money::ZERO { span class="coast" aria-hidden="true" { "◆" } " +" (scene.phrases.grouped(symbols.0.into())) }
            @else { span class="none" { (scene.say("nar-desk-no-symbol", &[])) } }
        }
        span class="leaves" { (scene.say("nar-desk-leaves", &[("amount", left.into())])) }
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
                li { span class="coast" aria-hidden="true" { "◆ " } (change(scene, "nar-share-at-the-end", (payment::for_symbols(symbols.0), payment::for_symbols(symbols.1)))) }
            }
            @if let Some(eyes) = scene.eyes {
                @let then = (division, state.held(company, eyes), state.director(company) == Some(eyes));
                @let (before, after) = payment::next_if(state, company, eyes, then);
                @if before != after { li { (change(scene, "nar-your-next-payment", (before, after))) } }
            }
        }
    }
}
