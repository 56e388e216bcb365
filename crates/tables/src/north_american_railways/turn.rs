//! The players in the order of the turn: shares, the next payment, who acts and who has acted.

use game::{Game, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Phase, Position};

use super::payment;
use super::words::{name, sign};
use crate::figure::figure;
use crate::{Scene, SeatKind};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    html! {
        div id="turn-strip" class={ "strip players-" (state.players()) } data-part {
            ol class="order-of-turn" aria-label=(scene.say("nar-order", &[])) {
                @for seat in state.first().around(state.players()) { (plate(scene, seat)) }
            }
            // How a plan would end the game is a guess where money is hidden.
            @if scene.before.actor().is_none() { p class="last-turn" { (ending(scene)) } }
        }
    }
}

/// A player, with what they have done in this phase.
fn plate(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let turn = state.actor() == Some(seat);
    let out = state.passed().contains(&seat);
    let own = scene.eyes == Some(seat);
    let key = format!("plate-next-{}", seat.index());
    html! {
        li class={ "plate" @if turn { " turn" } @if out { " out" } @if own { " own" } } aria-current=[turn.then_some("true")]
            data-about={ "seat:" (seat.index()) } {
            (scene.badge(seat))
            (scene.who(seat))
            span class="doing note" { (kind(scene, seat)) (doing(scene, seat)) }
            span class="next" {
                span class="unseen" { (payment::title(scene)) ": " }
                (figure(scene, &key, payment::next(scene.before, seat), payment::next(state, seat)))
            }
            span class="holdings" data-watch={ "plate-shares-" (seat.index()) } { (shares(scene, seat)) }
            @if let Some(clock) = scene.seats.get(seat.index()).and_then(|status| status.clock.as_ref()) { (clock) }
        }
    }
}

/// Who it is, where it matters: the viewer, or a bot.
fn kind(scene: &Scene<Position>, seat: Seat) -> Markup {
    let status = scene.seats.get(seat.index());
    let id = match status {
        Some(status) if status.yours => "page-seat-yours",
        Some(status) if status.kind == SeatKind::Bot => "page-seat-bot",
        Some(status) if status.kind == SeatKind::Open => "page-seat-open",
        _ => return html! {},
    };
    html! { span class=(id) { (scene.say(id, &[])) } }
}

/// A player's shares: a sign for each company with the number, the director's with a pennant.
pub(super) fn shares(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    html! {
        @for company in Company::ALL.into_iter().filter(|&company| state.held(company, seat) > 0) {
            @let directs = state.director(company) == Some(seat);
            span class={ "holding" @if directs { " directs" } } data-pile={ "held:" (seat.index()) ":" (company.index()) }
                data-cards=(state.held(company, seat)) data-top={ "share:" (company.index()) } {
                (sign(state, company))
                @if directs { span class="pennant" aria-hidden="true" {} }
                @if state.held(company, seat) > 1 { span class="times" aria-hidden="true" { "×" (state.held(company, seat)) } }
                span class="unseen" {
                    (state.held(company, seat)) " " (name(state, company, scene.phrases)) " "
                    @if directs { (scene.say("nar-table-director", &[])) " " }
                }
            }
        }
    }
}

fn doing(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    html! {
        @if seat == state.first() { span class="begins" { (scene.say("nar-first", &[])) } }
        @match state.phase() {
            Phase::Shares { .. } => (trading(scene, seat)),
            Phase::Cities { .. } => (buying(scene, seat)),
            Phase::Over => {}
        }
    }
}

fn trading(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let trader = state.trader();
    let mut order = state.first().around(state.players());
    // Those who come before the trader have had their turn.
    let had = order.by_ref().take_while(|&other| Some(other) != trader).any(|other| other == seat);
    let id = match state.proposal() {
        Some(proposal) if proposal.proposer == seat => Some("nar-has-named"),
        Some(_) if state.actor() == Some(seat) => Some("nar-answers"),
        _ if had => Some("nar-has-acted"),
        _ => None,
    };
    html! {
        @if let Some(id) = id { span { (scene.say(id, &[])) } }
        @if Some(seat) == trader {
            @for &company in state.tried() {
                span class="tried" {
                    (sign(state, company))
                    span class="unseen" { (scene.say("nar-tried", &[("company", name(state, company, scene.phrases).into())])) }
                }
            }
        }
    }
}

fn buying(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let used = state.used(seat);
    html! {
        @if !used.is_empty() {
            span class="bought" {
                span aria-hidden="true" { "✓" }
                @for &company in used { (sign(state, company)) }
                @let names: Vec<String> = used.iter().map(|&company| name(state, company, scene.phrases)).collect();
                span class="unseen" { (scene.say("nar-has-bought", &[("companies", scene.phrases.all_of(&names).into())])) }
            }
        }
        @if state.passed().contains(&seat) { span { (scene.say("nar-passed", &[])) } }
    }
}

/// Who has won, and whether the order of the last turn has decided.
fn ending(scene: &Scene<Position>) -> String {
    let Some(outcome) = scene.before.outcome() else { return String::new() };
    let Some(&winner) = outcome.winners.first() else { return String::new() };
    let alike = outcome.cash.iter().filter(|&&cash| cash == outcome.cash[winner.index()]).count();
    let id = if alike > 1 { "nar-event-winner-by-order" } else { "nar-event-winner" };
    scene.say(id, &[("player", scene.player(winner))])
}
