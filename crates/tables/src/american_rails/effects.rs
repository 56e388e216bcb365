//! What a plan, or a single step, changes.

use american_rails::{Company, Position};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{next_dividends, sign};
use crate::{Scene, badge};

/// Everything that is different after a plan: treasuries, incomes, cash, and what everybody would be
/// paid next.
pub(super) fn between(scene: &Scene<Position>, before: &Position, after: &Position) -> Markup {
    html! {
        ul class="effects" {
            @for company in before.companies() { (of_company(scene, company, before, after)) }
            @for seat in Seat::all(before.players()) { (of_player(scene, seat, before, after)) }
        }
    }
}

fn of_company(scene: &Scene<Position>, company: Company, before: &Position, after: &Position) -> Markup {
    let treasury = (before.treasury(company), after.treasury(company));
    let income = (before.income(company), after.income(company));
    if treasury.0 == treasury.1 && income.0 == income.1 {
        return html! {};
    }
    html! {
        li {
            (sign(company)) span class="unseen" { (words::name(company)) }
            @if treasury.0 != treasury.1 { " " (change(scene, "table-treasury", treasury)) }
            @if income.0 != income.1 { " " (change(scene, "table-income", income)) }
        }
    }
}

fn of_player(scene: &Scene<Position>, seat: Seat, before: &Position, after: &Position) -> Markup {
    let cash = (before.cash(seat), after.cash(seat));
    let next = (next_dividends(before, seat), next_dividends(after, seat));
    if cash.0 == cash.1 && next.0 == next.1 {
        return html! {};
    }
    html! {
        li {
            (badge(seat, scene.names)) span class="unseen" { (scene.name(seat)) }
            @if cash.0 != cash.1 { " " (change(scene, "table-cash", cash)) }
            @if next.0 != next.1 { " " (change(scene, "ar-next-dividend", next)) }
        }
    }
}

fn change(scene: &Scene<Position>, what: &str, (before, after): (Money, Money)) -> Markup {
    let difference = after - before;
    let kind = if difference > Money::ZERO { "up" } else { "down" };
    html! {
        span class="change" {
            (scene.say(what, &[])) " " (scene.phrases.money(before)) " → " b { (scene.phrases.money(after)) }
            " " span class=(kind) { "(" @if difference > Money::ZERO { "+" } @else { "−" } (difference.0.abs()) ")" }
        }
    }
}
