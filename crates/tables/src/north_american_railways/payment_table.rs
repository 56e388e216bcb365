//! The payment table: company by company, what everybody would be paid now.

use game::{Game, Money, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Position};

use super::payment;
use super::words::{name, sign};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let last = state.is_last_turn();
    let founded = |company: &Company| state.director(*company).is_some();
    let amount = |money: Money| if money == Money::ZERO { "–".into() } else { scene.phrases.money(money) };
    let total: Money = Company::ALL.into_iter().map(|company| state.division(company).leftover).sum();
    html! {
        table class="payments" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    @for seat in Seat::all(state.players()) {
                        th scope="col" class="number" { (scene.badge(seat)) span class="unseen" { (scene.name(seat)) } }
                    }
                    th scope="col" class="number" { (scene.say(if last { "nar-bank" } else { "table-treasury" }, &[])) }
                }
            }
            tbody {
                @for company in Company::ALL.into_iter().filter(founded) {
                    tr {
                        th scope="row" { (sign(state, company)) span class="unseen" { (name(state, company, scene.phrases)) } }
                        @for seat in Seat::all(state.players()) {
                            td class={ "number" @if state.director(company) == Some(seat) { " directs" } }
                                data-watch={ "paid-" (company.index()) "-" (seat.index()) } {
                                (amount(payment::from_company(state, company, seat)))
                            }
                        }
                        td class="number" { (amount(state.division(company).leftover)) }
                    }
                }
                tr class="total" {
                    th scope="row" { (payment::title(scene)) }
                    @for seat in Seat::all(state.players()) { td class="number" { (amount(payment::next(state, seat))) } }
                    td class="number" { (amount(total)) }
                }
                tr {
                    th scope="row" { (scene.say("nar-symbols-pay", &[])) }
                    @for seat in Seat::all(state.players()) { td class="number" { (amount(payment::at_the_end(state, seat))) } }
                    td {}
                }
                @if last {
                    tr class="total" {
                        th scope="row" { (scene.say("nar-in-all", &[])) }
                        @for seat in Seat::all(state.players()) {
                            td class="number" { (amount(payment::next(state, seat) + payment::at_the_end(state, seat))) }
                        }
                        td {}
                    }
                }
            }
        }
        @if state.actor().is_some() {
            p class="supplies" { (scene.say(if last { "nar-payments-last" } else { "nar-payments-now" }, &[])) }
        }
    }
}
