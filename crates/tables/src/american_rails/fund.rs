//! $5 for a company: what each could do with it.

use american_rails::{Action, Company, Hex, Position, Row};
use game::{Game, Money};
use maud::{Markup, html};
use phrases::american_rails as words;
use serde_json::Value;

use super::effects::signed;
use super::{id_of, next_dividends, sign};
use crate::Scene;

/// A row for each company: its treasury, the best city that the money brings within one turn's reach, and what that
/// would pay the viewer.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let chosen = chosen(scene);
    html! {
        table class="funds ledger" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    th scope="col" class="number" { (scene.say("table-treasury", &[])) }
                    th scope="col" { (scene.say("ar-opens", &[])) }
                    th scope="col" class="number" { (scene.say("ar-you", &[])) }
                }
            }
            tbody {
                @for company in scene.before.companies() {
                    tr class=[(chosen == Some(company)).then_some("chosen")] {
                        th scope="row" { (radio(scene, company, chosen)) }
                        td class="number" {
                            @let had = scene.before.treasury(company);
                            (scene.phrases.money(had))
                            @if chosen == Some(company) { " → " b class="up" { (scene.phrases.money(had + Position::FUND)) } }
                        }
                        (prospect(scene, company))
                    }
                }
            }
        }
    }
}

/// The company that the plan gives the money to.
fn chosen(scene: &Scene<Position>) -> Option<Company> {
    scene.plan.iter().find_map(|step| match step.action {
        Action::Fund(company) => Some(company),
        _ => None,
    })
}

/// An answer; once one is planned, each of the others takes its place.
fn radio(scene: &Scene<Position>, company: Company, chosen: Option<Company>) -> Markup {
    let action = Action::Fund(company);
    let written = scene.written(action);
    let label = html! { span class="dot" aria-hidden="true" {} (sign(company)) " " span class="who" { (words::name(company)) } };
    html! {
        @if chosen == Some(company) {
            button type="button" class="plain radio" aria-pressed="true" data-about={ "company:" (company.name()) } { (label) }
        } @else if chosen.is_some() {
            @if scene.plan.last().is_some_and(|step| step.before.check(action).is_ok()) {
                button type="button" class="plain radio" aria-pressed="false" id={ "instead-" (company.name()) }
                    data-instead=(instead(scene, action)) { (label) }
            } @else { (label) }
        } @else if scene.state.check(action).is_ok() {
            button type="button" class="plain radio" aria-pressed="false" id={ "do-" (id_of(&written)) } data-do=(written)
                data-called=(scene.called(action)) { (label) }
        } @else {
            button type="button" class="plain radio" aria-disabled="true" data-about={ "why:" (written) } { (label) }
        }
    }
}

/// The plan with another last step.
fn instead(scene: &Scene<Position>, last: Action) -> String {
    let kept = scene.plan.split_last().map_or(&[][..], |(_, kept)| kept);
    let written = kept.iter().map(|step| (&step.before, step.action));
    let ending = scene.plan.last().map(|step| (&step.before, last));
    let steps = written
        .chain(ending)
        .map(|(state, action)| Value::Object(game::Recorded::write_action(state, action)));
    Value::Array(steps.collect()).to_string()
}

/// The best city within four cubes that the company can pay only with the money, and what that would pay the viewer.
fn prospect(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.before;
    let cubes = Row::Expand4.cubes(state.players());
    let treasury = state.treasury(company);
    let best = |money: Money| -> Option<(Hex, Money, Money)> {
        let cities = state.cities_in_reach(company, cubes, money).into_iter();
        let earning = cities.map(|(city, cost)| (city, cost, state.would_earn(company, city)));
        earning.max_by_key(|&(_, cost, gain)| (gain, -cost.0))
    };
    let (now, then) = (best(treasury), best(treasury + Position::FUND));
    let opens = then.filter(|&(_, _, gain)| now.is_none_or(|(_, _, before)| gain > before));
    let own = |gain: Money| {
        let sold = i32::from(state.sold(company));
        let seat = scene.eyes?;
        let held = i32::from(state.held(company, seat));
        let share = (state.income(company) + gain).shared_up(sold.max(1)) - state.dividend(company);
        (held > 0).then_some(share * held)
    };
    html! {
        td class="note" {
            @match opens {
                Some((city, cost, gain)) => {
                    (state.board().city_name(city).unwrap_or_default()) " " (scene.phrases.money(cost)) ": " (signed(scene, gain))
                }
                None if state.on_map(company) && state.cubes(company) == 0 => (scene.say("ar-opens-no-cubes", &[])),
                None if then.is_none() => (scene.say("ar-opens-no-city", &[])),
                None => (scene.say("ar-opens-nothing", &[])),
            }
        }
        td class="number" {
            @match opens.and_then(|(_, _, gain)| own(gain)) { Some(gain) => (signed(scene, gain)), None => "–" }
        }
    }
}

/// What the viewer's shares pay, company by company: for those who wait.
pub(super) fn standing(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let Some(seat) = scene.eyes else { return html! {} };
    let held = |company| state.held(company, seat);
    html! {
        table class="ledger standing" {
            tbody {
                @for company in state.companies().filter(|&company| held(company) > 0) {
                    tr {
                        th scope="row" { (sign(company)) " " span class="who" { (words::name(company)) } }
                        td class="number note" { (held(company)) " × " (scene.phrases.money(state.dividend(company))) }
                        td class="number" { (scene.phrases.money(state.dividend(company) * i32::from(held(company)))) }
                    }
                }
                tr class="own" {
                    th scope="row" { (scene.say("ar-your-dividend", &[])) }
                    td {}
                    td class="number" { b { (scene.phrases.money(next_dividends(state, seat))) } }
                }
            }
        }
    }
}
