//! How everybody came to their money: steps by cash, and the account below them.

use american_rails::{Event, Position, Reason};
use game::{Game, Money, Outcome, Purse, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::sign;
use crate::moment::{LedgerLine, by_place, deed, ledger, own};
use crate::{Account, Scene};

pub(super) fn account(scene: &Scene<Position>, story: &[Event]) -> Option<Account> {
    let outcome = scene.state.outcome()?;
    let seats = by_place(&outcome);
    let sum = |seat: Seat, counts: &dyn Fn(Reason) -> bool| -> Money {
        let moved = |event: &Event| match *event {
            Event::Paid(payment, reason) if counts(reason) => match (payment.from, payment.to) {
                (Purse::Cash(payer), _) if payer == seat => Some(Money(-payment.amount.0)),
                (_, Purse::Cash(payee)) if payee == seat => Some(payment.amount),
                _ => None,
            },
            _ => None,
        };
        story.iter().filter_map(moved).sum()
    };
    let line = |label: Markup, counts: &dyn Fn(Reason) -> bool| LedgerLine {
        label,
        amounts: seats.iter().map(|&seat| sum(seat, counts)).collect(),
        signed: true,
    };
    let said = |id: &str| html! { (scene.say(id, &[])) };
    let start = story.iter().find_map(|event| match event {
        Event::SetUp { cash, .. } => Some(*cash),
        _ => None,
    });
    let start = LedgerLine {
        label: said("moment-started-with"),
        amounts: seats.iter().map(|_| start.unwrap_or_default()).collect(),
        signed: false,
    };
    let mut lines = vec![start];
    for company in scene.state.companies() {
        let label = html! { (sign(company)) " " (words::name(company)) };
        lines.push(line(label, &|reason| reason == Reason::Dividend(company)));
    }
    let is_share = |reason| matches!(reason, Reason::Share(_));
    lines.push(line(said("moment-shares-bought"), &is_share));
    lines.push(line(said("moment-taken"), &|reason| matches!(reason, Reason::Take | Reason::Drain(_))));
    let total = LedgerLine {
        label: said("table-cash"),
        amounts: seats.iter().map(|seat| outcome.cash[seat.index()]).collect(),
        signed: false,
    };
    let did = |&winner: &Seat| {
        let bought =
            story.iter().filter(|event| matches!(event, Event::Sold { to, .. } if *to == winner)).count();
        let spent = Money(-sum(winner, &is_share).0);
        let paid = sum(winner, &|reason| matches!(reason, Reason::Dividend(_)));
        deed(scene, winner, bought, spent, paid)
    };
    Some(Account {
        podium: podium(scene, &outcome),
        ledger: ledger(scene, &seats, &lines, &total),
        deeds: outcome.winners.iter().map(did).collect(),
    })
}

/// A step for everybody: the more cash, the higher.
fn podium(scene: &Scene<Position>, outcome: &Outcome) -> Markup {
    const NUMERALS: [&str; Seat::MOST] = ["I", "II", "III", "IV", "V"];
    const LOWEST: i32 = 3;
    const HIGHEST: i32 = 10;
    let cash = || outcome.cash.iter().map(|cash| cash.0);
    let (most, least) = (cash().max().unwrap_or(0), cash().min().unwrap_or(0));
    let height = |cash: Money| LOWEST + (HIGHEST - LOWEST) * (cash.0 - least) / (most - least).max(1);
    html! {
        ol class="podium" {
            @for (seat, place) in outcome.standing() {
                @let cash = outcome.cash[seat.index()];
                @let step = if most == least { HIGHEST } else { height(cash) };
                li class={ "place-" (place) (own(scene, seat)) } {
                    b class="final-cash" { (scene.phrases.money(cash)) }
                    span class="name" { (scene.badge(seat)) " " (scene.name(seat)) }
                    span class={ "step h" (step) } aria-hidden="true" { (NUMERALS[place - 1]) }
                    span class="unseen" { (scene.say("end-place", &[])) " " (place) }
                }
            }
        }
    }
}
