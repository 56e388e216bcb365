//! How everybody came to their money: a bar each, cash and what the symbols of each company paid; and the account.

use game::{Game, Money, Outcome, Purse, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Event, Position, Reason};

use super::words::{class, letter, name};
use crate::moment::{LedgerLine, by_place, deed, ledger, own};
use crate::{Account, Scene};

pub(super) fn account(scene: &Scene<Position>, story: &[Event]) -> Option<Account> {
    let outcome = scene.state.outcome()?;
    let seats = by_place(&outcome);
    let sum = |seat: Seat, counts: &dyn Fn(Reason, bool) -> bool| -> Money {
        let moved = |event: &Event| match *event {
            Event::Paid(payment, reason) => match (payment.from, payment.to) {
                (Purse::Cash(payer), _) if payer == seat && counts(reason, false) => {
                    Some(Money(-payment.amount.0))
                }
                (_, Purse::Cash(payee)) if payee == seat && counts(reason, true) => Some(payment.amount),
                _ => None,
            },
            _ => None,
        };
        story.iter().filter_map(moved).sum()
    };
    let line = |id: &str, counts: &dyn Fn(Reason, bool) -> bool| LedgerLine {
        label: html! { (scene.say(id, &[])) },
        amounts: seats.iter().map(|&seat| sum(seat, counts)).collect(),
        signed: true,
    };
    let start = story.iter().find_map(|event| match event {
        Event::SetUp { cash, .. } => Some(*cash),
        _ => None,
    });
    let is_income = |reason, _| matches!(reason, Reason::Income(_) | Reason::Director(_));
    let is_symbols = |reason, _| matches!(reason, Reason::Symbols(_));
    let bought =
        |reason, received: bool| !received && matches!(reason, Reason::Share(_) | Reason::Interception(_));
    let mut lines = vec![LedgerLine {
        label: html! { (scene.say("moment-started-with", &[])) },
        amounts: seats.iter().map(|_| start.unwrap_or_default()).collect(),
        signed: false,
    }];
    lines.push(line("moment-shares-bought", &bought));
    lines.push(line("moment-incomes", &is_income));
    let proposals =
        line("moment-proposals", &|reason, received| received && matches!(reason, Reason::Interception(_)));
    let granted = line("moment-granted", &|reason, _| matches!(reason, Reason::Grant));
    // What nobody got is left out.
    let moved = |line: &LedgerLine| line.amounts.iter().any(|&amount| amount != Money::ZERO);
    lines.extend([proposals, granted].into_iter().filter(moved));
    lines.push(line("moment-symbols-paid", &is_symbols));
    let total = LedgerLine {
        label: html! { (scene.say("table-cash", &[])) },
        amounts: seats.iter().map(|seat| outcome.cash[seat.index()]).collect(),
        signed: false,
    };
    let did = |&winner: &Seat| {
        let count = |counts: &dyn Fn(&Event) -> bool| story.iter().filter(|event| counts(event)).count();
        let shares = count(&|event| matches!(event, Event::ShareTaken { by, .. } if *by == winner));
        let caught = count(&|event| matches!(event, Event::Intercepted { by, .. } if *by == winner));
        let paid = sum(winner, &is_income) + sum(winner, &is_symbols);
        let mut told = deed(scene, winner, shares, Money(-sum(winner, &bought).0), paid);
        if caught > 0 {
            told = format!("{told} {}", scene.say("moment-did-intercepted", &[("count", caught.into())]));
        }
        told
    };
    let symbols = |seat, company| sum(seat, &|reason, _| reason == Reason::Symbols(company));
    Some(Account {
        podium: podium(scene, &outcome, &symbols),
        ledger: ledger(scene, &seats, &lines, &total),
        deeds: outcome.winners.iter().map(did).collect(),
    })
}

fn podium(scene: &Scene<Position>, outcome: &Outcome, symbols: &dyn Fn(Seat, Company) -> Money) -> Markup {
    let most = outcome.cash.iter().map(|cash| cash.0).max().unwrap_or(0).max(1);
    // In tenths of a percent, so that whole numbers do.
    let part = |amount: Money| amount.0 * 1000 / most;
    let percent = |thousandths: i32| format!("{}.{}%", thousandths / 10, thousandths % 10);
    html! {
        ol class="podium bars" {
            @for (seat, place) in outcome.standing() {
                @let cash = outcome.cash[seat.index()];
                @let parts: Vec<(Company, Money)> = Company::ALL.into_iter().map(|company| (company, symbols(seat, company))).filter(|(_, amount)| *amount > Money::ZERO).collect();
                @let for_symbols: Money = parts.iter().map(|(_, amount)| *amount).sum();
                li class={ "place-" (place) (own(scene, seat)) } {
                    b class="place" { span class="unseen" { (scene.say("end-place", &[])) " " } (place) }
                    (scene.badge(seat))
                    span class="name" { (scene.name(seat)) }
                    svg class="bar-of-cash" height="22" aria-hidden="true" {
                        rect class="cash" x="0" y="0" height="22" width=(percent(part(cash - for_symbols))) {}
                        @for (index, (company, amount)) in parts.iter().enumerate() {
                            @let before: Money = parts[..index].iter().map(|(_, amount)| *amount).sum();
                            @let from = part(cash - for_symbols + before);
                            rect class=(class(*company)) x=(percent(from)) y="0" height="22" width=(percent(part(*amount))) {}
                            text class=(class(*company)) x=(percent(from + part(*amount) / 2)) y="16" text-anchor="middle" { (letter(scene.state, *company)) }
                        }
                    }
                    span class="note" {
                        (scene.say("moment-of-cash", &[("cash", (cash - for_symbols).into()), ("symbols", for_symbols.into())]))
                        span class="unseen" {
                            @for (company, amount) in &parts { " " (name(scene.state, *company, scene.phrases)) " " (scene.phrases.money(*amount)) }
                        }
                    }
                    b class="final-cash" { (scene.phrases.money(cash)) }
                }
            }
        }
    }
}
