//! The companies: money, income, cubes and shares.

use american_rails::{Company, Position};
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::sign;
use crate::figure::figure;
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        table class="companies" {
            thead {
                tr {
                    th scope="col" { (scene.say("table-company", &[])) }
                    th scope="col" class="number" { (scene.say("table-treasury", &[])) }
                    th scope="col" class="number" { (scene.say("table-income", &[])) }
                    th scope="col" class="number" { (scene.say("table-dividend", &[])) }
                    th scope="col" { (scene.say("table-shares", &[])) }
                    th scope="col" class="number" { (scene.say("ar-cubes", &[])) }
                }
            }
            tbody {
                @for company in scene.state.companies() { (row(scene, company)) }
            }
        }
        p class="supplies" {
            (scene.say("table-markers", &[("left", scene.state.markers().into())]))
            @if let Some(out) = Company::ALL.into_iter().find(|&company| !scene.state.in_game(company)) {
                " " (scene.say("table-absent", &[("company", words::name(out).into())]))
            }
        }
    }
}

fn row(scene: &Scene<Position>, company: Company) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let key = |what: &str| format!("{what}-{}", company.name());
    let low = after.cubes(company) <= 2;
    html! {
        tr class=[(!after.on_map(company)).then_some("absent")] {
            th scope="row" {
                button type="button" class="plain" data-about={ "company:" (company.name()) } {
                    (sign(company)) span class="who" { (words::name(company)) }
                }
            }
            td class="number" { (figure(scene, &key("treasury"), before.treasury(company), after.treasury(company))) }
            td class="number" { (figure(scene, &key("income"), before.income(company), after.income(company))) }
            td class="number" { (figure(scene, &key("dividend"), before.dividend(company), after.dividend(company))) }
            td class="shares" data-watch=(key("held")) { (shares(scene, company)) }
            td class={ "number" @if low { " low" } } data-watch=(key("cubes")) { (after.cubes(company)) }
        }
    }
}

/// Whose shares, one sign each; then those not yet sold, and those that are out of the game.
fn shares(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let removed = state.removed_shares(company);
    html! {
        @for seat in Seat::all(state.players()) {
            @for _ in 0..state.held(company, seat) { (badge(seat, scene.names)) }
            @if state.held(company, seat) > 0 {
                span class="unseen" { (state.held(company, seat)) " " (scene.name(seat)) " " }
            }
        }
        @for _ in 0..state.supply(company) { span class="share unsold" aria-hidden="true" {} }
        @for _ in 0..removed { span class="share removed" aria-hidden="true" { "×" } }
        span class="unseen" {
            (scene.say("ar-shares-left", &[("supply", state.supply(company).into()), ("removed", removed.into())]))
        }
    }
}
