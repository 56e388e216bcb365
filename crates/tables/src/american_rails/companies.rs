//! The companies: money, income, shares and cubes.

use american_rails::{Company, Position};
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::sign;
use crate::Scene;
use crate::figure::figure;

/// What the columns of figures are called, and what they are called where there is less room.
const HEADINGS: [(&str, &str); 3] = [
    ("table-treasury", "ar-treasury-short"),
    ("table-income", "ar-income-short"),
    ("table-dividend", "ar-dividend-short"),
];

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        table class="companies" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    @for (long, short) in HEADINGS {
                        th scope="col" class="number" {
                            span class="long" { (scene.say(long, &[])) }
                            span class="short" aria-hidden="true" { (scene.say(short, &[])) }
                        }
                    }
                    th scope="col" class="shares" { (scene.say("table-shares", &[])) }
                    th scope="col" class="number" { (scene.say("ar-cubes-short", &[])) }
                }
            }
            tbody {
                @for company in scene.state.companies() { (row(scene, company)) }
            }
        }
        p class="supplies" {
            span class=[(scene.state.markers() <= Position::LOW_SUPPLY).then_some("low")] {
                (scene.say("table-markers", &[("left", scene.state.markers().into())]))
            }
            @if let Some(out) = Company::ALL.into_iter().find(|&company| !scene.state.in_game(company)) {
                " " (scene.say("table-absent", &[("company", words::name(out).into())]))
            }
        }
    }
}

fn row(scene: &Scene<Position>, company: Company) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let key = |what: &str| format!("{what}-{}", company.name());
    let less = before.cubes(company) != after.cubes(company);
    html! {
        tr class=[(!after.on_map(company)).then_some("absent")] {
            th scope="row" {
                button type="button" class="plain" data-about={ "company:" (company.name()) } {
                    (sign(company)) span class="who" { (words::name(company)) }
                }
            }
            td class="number" { (figure(scene, &key("treasury"), before.treasury(company), after.treasury(company))) }
            td class="number" { (figure(scene, &key("income"), before.income(company), after.income(company))) }
            td class="number pays" { (figure(scene, &key("dividend"), before.dividend(company), after.dividend(company))) }
            td class="shares" data-watch=(key("held")) { (shares(scene, company)) }
            td class={ "number" @if after.is_low(company) { " low" } @else if less { " becomes" } } data-watch=(key("cubes")) {
                (after.cubes(company))
            }
        }
    }
}

/// Whose shares, grouped by holder; then those not yet sold, and those that are out of the game.
fn shares(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let removed = state.removed_shares(company);
    html! {
        @for seat in Seat::all(state.players()) {
            @let held = state.held(company, seat);
            @if held > 0 {
                span class="holding" {
                    (scene.badge(seat))
                    @if held > 1 { span class="times" aria-hidden="true" { "×" (held) } }
                    span class="unseen" { (held) " " (scene.name(seat)) " " }
                }
            }
        }
        @match state.supply(company) {
            0 => {}
            unsold => span class="share unsold" aria-hidden="true" { (unsold) },
        }
        @if removed > 0 { span class="share removed" aria-hidden="true" { "✕" (removed) } }
        span class="unseen" {
            (scene.say("ar-shares-left", &[("supply", state.supply(company).into()), ("removed", removed.into())]))
        }
    }
}
