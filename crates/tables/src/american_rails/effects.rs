//! What a plan, or a single step, changes.

use american_rails::{Action, Company, Position};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{board, next_dividends, sign};
use crate::Scene;
use crate::figure::change;

/// Everything that is different after a step: treasuries, incomes, cash, and what everybody would be paid next.
pub(super) fn between(scene: &Scene<Position>, before: &Position, after: &Position) -> Markup {
    html! {
        ul class="effects" {
            @for company in before.companies() {
                (line(scene, &sign(company), words::name(company), [
                    ("table-treasury", before.treasury(company), after.treasury(company)),
                    ("table-income", before.income(company), after.income(company)),
                ]))
            }
            @for seat in Seat::all(before.players()) {
                (line(scene, &scene.badge(seat), &scene.name(seat), [
                    ("table-cash", before.cash(seat), after.cash(seat)),
                    ("ar-next-dividend", next_dividends(before, seat), next_dividends(after, seat)),
                ]))
            }
        }
    }
}

/// What is different for one company or player; empty if nothing is.
fn line(scene: &Scene<Position>, sign: &Markup, name: &str, figures: [(&str, Money, Money); 2]) -> Markup {
    let changed = || figures.into_iter().filter(|(_, before, after)| before != after);
    html! {
        @if changed().next().is_some() {
            li {
                (sign) span class="unseen" { (name) }
                @for (what, before, after) in changed() { " " (change(scene, what, (before, after))) }
            }
        }
    }
}

/// The ledger of an expansion: the companies that build or are touched, what the viewer is paid, what the others are.
pub(super) fn ledger(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    html! {
        table class="ledger effects" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    th scope="col" class="number" { (scene.say("table-treasury", &[])) }
                    th scope="col" class="number" { (scene.say("table-income", &[])) }
                    th scope="col" class="number" { (scene.say("ar-cubes-short", &[])) }
                }
            }
            tbody {
                @for company in concerned(scene) {
                    tr {
                        th scope="row" { (sign(company)) " " span class="who" { (words::name(company)) } }
                        td class="number" { (turns_into(scene, before.treasury(company), after.treasury(company))) }
                        td class="number" { (turns_into(scene, before.income(company), after.income(company))) }
                        td class="number" {
                            @let (had, has) = (before.cubes(company), after.cubes(company));
                            @if had == has { (has) } @else { (had) " → " b class=[after.is_low(company).then_some("low")] { (has) } }
                        }
                    }
                }
                (paid(scene))
            }
        }
    }
}

/// The companies that a plan is about: those that build in it, and those whose income it touches.
fn concerned(scene: &Scene<Position>) -> Vec<Company> {
    let (before, after) = (scene.before, scene.state);
    let building = board::building(scene).filter(|_| scene.asked);
    let touched = |company: Company| {
        Some(company) == building
            || before.treasury(company) != after.treasury(company)
            || before.income(company) != after.income(company)
    };
    before.companies().filter(|&company| touched(company)).collect()
}

/// What the viewer would be paid next, and in one line what changes for the others.
pub(super) fn paid(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    html! {
        @if let Some(seat) = scene.eyes {
            tr class="own" {
                th scope="row" colspan="2" { (scene.say("ar-your-dividend", &[])) }
                td class="number" colspan="2" { (turns_into(scene, next_dividends(before, seat), next_dividends(after, seat))) }
            }
        }
        @if others(scene).next().is_some() {
            tr class="others" {
                th scope="row" { (scene.say("ar-others", &[])) }
                td class="number" colspan="3" {
                    @for (seat, gain) in others(scene) {
                        span class="other" { (scene.badge(seat)) span class="unseen" { (scene.name(seat)) } " " (signed(scene, gain)) }
                    }
                }
            }
        }
    }
}

/// What the plan changes in the next dividends of the other players.
fn others<'s>(scene: &'s Scene<Position>) -> impl Iterator<Item = (Seat, Money)> + 's {
    let gain = |seat| next_dividends(scene.state, seat) - next_dividends(scene.before, seat);
    let others = Seat::all(scene.before.players()).filter(|&seat| Some(seat) != scene.eyes);
    others.map(move |seat| (seat, gain(seat))).filter(|&(_, gain)| gain != Money::ZERO)
}

/// A figure, or what becomes of it.
pub(super) fn turns_into(scene: &Scene<Position>, before: Money, after: Money) -> Markup {
    let class = if after > before { "up" } else { "down" };
    html! {
        @if before == after { (scene.phrases.money(after)) }
        @else { (scene.phrases.money(before)) " → " b class=(class) { (scene.phrases.money(after)) } }
    }
}

/// A gain or a loss with its sign.
pub(super) fn signed(scene: &Scene<Position>, amount: Money) -> Markup {
    let (class, sign) = match amount.0 {
        0 => ("none", "±"),
        1.. => ("up", "+"),
        _ => ("down", "−"),
    };
    html! { b class=(class) { (sign) (scene.phrases.money(Money(amount.0.abs()))) } }
}

/// The plan of an expansion in one line: what its companies have left, what it brings and costs.
pub(super) fn brief(scene: &Scene<Position>) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let laid = scene.plan.iter().any(|step| matches!(step.action, Action::Lay(..)));
    html! {
        p class="brief-plan" aria-hidden="true" {
            @for company in concerned(scene) {
                span {
                    (sign(company)) " " (turns_into(scene, before.treasury(company), after.treasury(company)))
                    @let gain = after.income(company) - before.income(company);
                    @if gain != Money::ZERO { " " (signed(scene, gain)) }
                }
            }
            @if laid {
                @for (seat, gain) in others(scene) { span { (scene.badge(seat)) " " (signed(scene, gain)) } }
            }
        }
    }
}
