//! The companies: directors, shares, money, and how the income is divided.

use game::{Game, Money, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Position};

use super::payment;
use super::words::{brings, city as called, named, start_city};
use crate::Scene;
use crate::figure::figure;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        table class="companies" {
            thead {
                tr {
                    th scope="col" { (scene.say("table-company", &[])) }
                    th scope="col" { (scene.say("table-shares", &[])) }
                    th scope="col" class="number" { (scene.say("table-treasury", &[])) }
                    th scope="col" class="number" { (scene.say("table-income", &[])) }
                    th scope="col" class="number" { (scene.say("table-dividend", &[])) }
                    th scope="col" class="number" { (scene.say("nar-share-at-the-end", &[])) }
                }
            }
            @for company in Company::ALL {
                tbody class={ "company" @if scene.state.director(company).is_none() { " absent" } } { (rows(scene, company)) }
            }
        }
    }
}

fn rows(scene: &Scene<Position>, company: Company) -> Markup {
    let (before, after) = (scene.before, scene.state);
    let key = |what: &str| format!("{what}-{}", company.index());
    let per_share = |state: &Position| state.division(company).per_share;
    html! {
        tr {
            th scope="row" {
                button type="button" class="plain" data-about={ "company:" (after.deck().company_name(company)) } {
                    (named(after, company, scene.phrases))
                }
            }
            td class="shares" data-watch=(key("held")) { (shares(scene, company)) }
            td class="number" { (figure(scene, &key("treasury"), before.treasury(company), after.treasury(company))) }
            td class="number" { (figure(scene, &key("income"), before.income(company), after.income(company))) }
            td class="number" { (figure(scene, &key("dividend"), per_share(before), per_share(after))) }
            td class="number" {
                @if after.symbols(company) > 0 {
                    span class="coast" { (after.symbols(company)) "◆" } " "
                }
                (figure(scene, &key("end"), payment::share_at_the_end(before, company), payment::share_at_the_end(after, company)))
            }
        }
        @if let Some(divided) = divided(scene, company) {
            tr class="more" { td colspan="6" { (divided) } }
        }
    }
}

/// Whose shares: a sign and a count, the director's first and marked.
fn shares(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let Some(director) = state.director(company) else {
        return html! { span class="note" { (scene.say("nar-table-unfounded", &[])) } };
    };
    html! {
        @for seat in director.around(state.players()).filter(|&seat| state.held(company, seat) > 0) {
            span class={ "holding" @if seat == director { " directs" } } {
                (scene.badge(seat)) "×" (state.held(company, seat))
                span class="unseen" {
                    (scene.name(seat)) " " @if seat == director { (scene.say("nar-table-director", &[])) " " }
                }
            }
        }
    }
}

/// How the income would be divided now, in words, if it cannot be divided evenly.
fn divided(scene: &Scene<Position>, company: Company) -> Option<String> {
    let state = scene.state;
    let division = state.division(company);
    if division.extra + division.leftover == Money::ZERO {
        return None;
    }
    let mut parts = vec![scene.say("nar-income-shares", &[("amount", division.per_share.into())])];
    if let Some(director) = state.director(company).filter(|_| division.extra > Money::ZERO) {
        let args = [("amount", division.extra.into()), ("player", scene.player(director))];
        parts.push(scene.say("nar-income-director", &args));
    }
    if division.leftover > Money::ZERO {
        let id = if state.is_last_turn() { "nar-income-bank" } else { "nar-income-treasury" };
        parts.push(scene.say(id, &[("amount", division.leftover.into())]));
    }
    Some(parts.join(", "))
}

/// A network as a sum: what each city brings.
pub(super) fn sum(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    html! {
        @if let Some(start) = state.start_city(company) {
            tr {
                th scope="row" { (start_city(state, start)) }
                td class="number" { "+" (scene.phrases.money(deck.start_income(start))) }
            }
        }
        @for &city in state.network(company) {
            tr {
                th scope="row" { (called(state, city)) }
                td class="number" { (brings(scene, deck.income(city), deck.symbols(city))) }
            }
        }
        tr class="total" {
            th scope="row" { (scene.say("table-income", &[])) }
            td class="number" { (brings(scene, state.income(company), state.symbols(company))) }
        }
    }
}

/// What each holder would be paid now, as a sum.
pub(super) fn paid(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let division = state.division(company);
    let holders = |seat: &Seat| state.held(company, *seat) > 0;
    html! {
        @for seat in state.first().around(state.players()).filter(holders) {
            @let extra = if state.director(company) == Some(seat) { division.extra } else { Money::ZERO };
            @let args = [
                ("shares", state.held(company, seat).into()),
                ("amount", division.per_share.into()),
                ("extra", extra.into()),
            ];
            tr {
                th scope="row" {
                    (scene.badge(seat)) " " (scene.name(seat)) " "
                    span class="note" { (scene.say(if extra > Money::ZERO { "nar-paid-director" } else { "nar-paid-shares" }, &args)) }
                }
                td class="number" { (scene.phrases.money(payment::from_company(state, company, seat))) }
            }
        }
        @if division.leftover > Money::ZERO {
            tr {
                th scope="row" { (scene.say(if state.is_last_turn() { "nar-to-bank" } else { "nar-to-treasury" }, &[])) }
                td class="number" { (scene.phrases.money(division.leftover)) }
            }
        }
    }
}
