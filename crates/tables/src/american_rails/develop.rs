//! Developing a city: what everybody gains by it.

use american_rails::{Action, Company, Hex, Position};
use game::{Game, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::effects::{signed, turns_into};
use super::{next_dividends, sign};
use crate::Scene;

/// One tile a player, then the incomes, the price to enter, and the markers.
pub(super) fn effects(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let city = scene.plan.iter().find_map(|step| match step.action {
        Action::Develop(city) => Some(city),
        _ => None,
    });
    html! {
        ul class="tiles" {
            @for seat in Seat::all(before.players()) {
                @let (was, is) = (next_dividends(before, seat), next_dividends(after, seat));
                li class=[(scene.eyes == Some(seat)).then_some("own")] {
                    (scene.badge(seat)) span class="unseen" { (scene.name(seat)) }
                    span class="gain" { (signed(scene, is - was)) }
                    span class="note" { (scene.phrases.money(was)) @if is != was { " → " (scene.phrases.money(is)) } }
                }
            }
        }
        table class="ledger effects" {
            tbody {
                @if let Some(city) = city { (incomes(scene, city)) }
                tr {
                    th scope="row" { (scene.say("ar-markers", &[])) }
                    td class="number" {
                        @let (had, has) = (before.markers(), after.markers());
                        (had) @if had != has { " → " b class="down" { (has) } }
                    }
                    td class="note" { (scene.say("ar-markers-low", &[("low", Position::LOW_SUPPLY.into())])) }
                }
            }
        }
    }
}

fn incomes(scene: &Scene<Position>, city: Hex) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let there = before.tracks_in(city);
    let share = |company: Company| {
        let args = [("before", before.dividend(company).into()), ("after", after.dividend(company).into())];
        scene.say("ar-share-becomes", &args)
    };
    html! {
        @for company in there.iter() {
            tr {
                th scope="row" { (sign(company)) " " (scene.say("ar-income-of", &[("company", words::name(company).into())])) }
                td class="number" { (turns_into(scene, before.income(company), after.income(company))) }
                td class="note" { (share(company)) }
            }
        }
        @if let (Some(was), Some(is)) = (before.price(city), after.price(city)) {
            tr {
                th scope="row" { (scene.say("ar-to-enter", &[("city", before.board().city_name(city).unwrap_or_default().into())])) }
                td class="number" { (scene.phrases.money(was)) " → " b class="down" { (scene.phrases.money(is)) } }
                td class="note" { (scene.say("ar-next-company", &[])) }
            }
        }
    }
}
