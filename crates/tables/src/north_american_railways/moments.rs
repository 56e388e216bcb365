//! What is worth a word in North American Railways: shares and their prices, cities, the last turn; and the card of a
//! turn's payments. All of it is public but what the viewer has, which is told to nobody else.

use game::{Game, Money, Purse, Seat};
use maud::{Markup, html};
use north_american_railways::{Company, Event, Position, Reason};

use super::payment;
use super::words::{name, sign};
use crate::moment::{cells, heads, paid_cells, signed};
use crate::{Card, Moment, Occasion, Scene, Sound, Tone};

pub(super) fn of(occasion: &Occasion<Position>) -> Vec<Moment> {
    let scene = occasion.scene;
    let mut moments: Vec<Moment> = deed(occasion).into_iter().collect();
    moments.extend(last_turn(occasion));
    if scene.since.iter().any(|event| matches!(event, Event::Income { .. })) {
        moments.push(incomes(occasion));
    }
    moments
}

/// What the player has done, and what it means for the viewer.
fn deed(occasion: &Occasion<Position>) -> Option<Moment> {
    let scene = occasion.scene;
    let reader = scene.reader();
    let told: Vec<Event> = scene.since.iter().copied().filter(is_deed).collect();
    if told.is_empty() || reader == Some(occasion.by) {
        return None;
    }
    let (by, text) = occasion.told(&told)?;
    let change = reader
        .filter(|_| scene.state.actor().is_some())
        .map_or(Money::ZERO, |seat| payment::next(scene.state, seat) - payment::next(occasion.earlier, seat));
    let answered = |event: &Event| match event {
        Event::Allowed { proposer, .. } | Event::Intercepted { proposer, .. } => Some(*proposer) == reader,
        Event::DirectorChanged { from: Some(from), .. } => Some(*from) == reader,
        _ => false,
    };
    // What was named is got, or not: the second is no loss, since half of the price comes instead.
    let answer = told.iter().find_map(|event| match event {
        Event::Allowed { proposer, .. } if Some(*proposer) == reader => Some(Tone::Gain),
        Event::Intercepted { proposer, .. } if Some(*proposer) == reader => Some(Tone::Grand),
        _ => None,
    });
    let sold = told.iter().any(|event| matches!(event, Event::ShareTaken { .. }));
    Some(Moment {
        version: occasion.version,
        tone: answer.unwrap_or_else(|| Tone::of(change)),
        stays: told.iter().any(answered),
        sound: sold.then_some(Sound::Gavel),
        by,
        text,
        effect: (change != Money::ZERO)
            .then(|| scene.say("moment-a-turn", &[("amount", signed(scene, change).into())])),
        card: None,
    })
}

/// Whether an event belongs to what the player has done, and not to what follows for all.
fn is_deed(event: &Event) -> bool {
    match event {
        Event::Founded { .. }
        | Event::Bought { .. }
        | Event::Allowed { .. }
        | Event::Intercepted { .. }
        | Event::ShareTaken { .. }
        | Event::DirectorChanged { .. }
        | Event::Granted { .. }
        | Event::Connected { .. } => true,
        Event::Paid(_, reason) => matches!(reason, Reason::Interception(_)),
        _ => false,
    }
}

fn last_turn(occasion: &Occasion<Position>) -> Option<Moment> {
    let scene = occasion.scene;
    let announced: Vec<Event> =
        scene.since.iter().copied().filter(|event| matches!(event, Event::LastTurn { .. })).collect();
    // With the turn that it announces everything is over: the end says why.
    let (_, text) = occasion.told(&announced).filter(|_| scene.state.actor().is_some())?;
    Some(Moment::last(occasion.version, text))
}

fn incomes(occasion: &Occasion<Position>) -> Moment {
    let scene = occasion.scene;
    let title = scene.say("moment-payment", &[("turn", occasion.earlier.turn().into())]);
    let own = scene.reader().map(|seat| received(scene, seat));
    Moment::payment(occasion, own, Card { body: card(occasion), go_on: go_on(scene), title })
}

fn go_on(scene: &Scene<Position>) -> String {
    let next = scene.since.iter().rev().find_map(|event| match event {
        Event::TurnBegan { turn, order } => Some((*turn, *order.first()?)),
        _ => None,
    });
    match next {
        Some((turn, first)) => {
            scene.say("moment-begin-turn", &[("turn", turn.into()), ("player", scene.player(first))])
        }
        None => scene.say("moment-to-result", &[]),
    }
}

/// What a player was paid, for the reasons that count.
fn paid(scene: &Scene<Position>, seat: Seat, counts: impl Fn(Reason) -> bool) -> Money {
    let payment = |event: &Event| match *event {
        Event::Paid(payment, reason) if payment.to == Purse::Cash(seat) && counts(reason) => {
            Some(payment.amount)
        }
        _ => None,
    };
    scene.since.iter().filter_map(payment).sum()
}

pub(super) fn received(scene: &Scene<Position>, seat: Seat) -> Money {
    paid(scene, seat, |reason| matches!(reason, Reason::Income(_) | Reason::Director(_) | Reason::Symbols(_)))
}

fn card(occasion: &Occasion<Position>) -> Markup {
    let scene = occasion.scene;
    let state = scene.state;
    let over = state.actor().is_none();
    let kicker = if over {
        scene.say("moment-last-payment", &[])
    } else {
        scene.say("moment-end-of-turn", &[("turn", occasion.earlier.turn().into())])
    };
    html! {
        header {
            div {
                p class="kicker" { (kicker) }
                h2 { (scene.say("moment-companies-pay", &[])) }
            }
            @if let Some(seat) = scene.reader() {
                p class="mine" {
                    b class="up" { (signed(scene, received(scene, seat))) }
                    span class="note" { (scene.say("moment-cash-now", &[("cash", state.cash(seat).into())])) }
                }
            }
        }
        div class="paid" tabindex="0" { (payout(scene)) }
        p class="note remainder" { (scene.say("moment-remainder", &[])) }
    }
}

/// What each company pays and each player gets.
pub(super) fn payout(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let seats: Vec<Seat> = Seat::all(state.players()).collect();
    let over = state.actor().is_none();
    let incomes = || {
        scene.since.iter().filter_map(|event| match *event {
            Event::Income { company, income, shares, leftover, leftover_to, .. } => {
                Some((company, income, shares, leftover, leftover_to))
            }
            _ => None,
        })
    };
    let to_bank = incomes().any(|(.., to)| to == Purse::Bank);
    let rest: Money = incomes().map(|(_, _, _, leftover, _)| leftover).sum();
    let amount =
        |money: Money| if money == Money::ZERO { "–".to_owned() } else { scene.phrases.money(money) };
    html! {
        table class="payout" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    (heads(scene, &seats))
                    th scope="col" class="number" { (scene.say(if to_bank { "nar-bank" } else { "table-treasury" }, &[])) }
                }
            }
            tbody {
                @for (company, income, shares, leftover, _) in incomes() {
                    tr class="pays" {
                        th scope="row" {
                            (sign(state, company)) " " span class="name" { (name(state, company, scene.phrases)) }
                            span class="times sum-part" { " " (scene.phrases.money(income)) " ÷ " (shares) }
                        }
                        (cells(scene, &seats, |seat| cell(scene, company, seat)))
                        td class="number" { (amount(leftover)) }
                    }
                }
                @if over {
                    tr class="pays" {
                        th scope="row" { (scene.say("moment-symbols-row", &[])) }
                        (cells(scene, &seats, |seat| {
                            html! { (amount(paid(scene, seat, |reason| matches!(reason, Reason::Symbols(_))))) }
                        }))
                        td class="number" { "–" }
                    }
                }
            }
            tfoot {
                tr class="total" {
                    th scope="row" { (scene.say("moment-paid", &[])) }
                    (paid_cells(scene, &seats, |seat| received(scene, seat), |paid| html! { (amount(paid)) }))
                    td class="number" { (amount(rest)) }
                }
            }
        }
    }
}

/// What a company paid a player; what of it is the director's is said.
fn cell(scene: &Scene<Position>, company: Company, seat: Seat) -> Markup {
    let extra = paid(scene, seat, |reason| reason == Reason::Director(company));
    let all = extra + paid(scene, seat, |reason| reason == Reason::Income(company));
    html! {
        @if all == Money::ZERO { span class="nothing" { "–" } }
        @else { b { (scene.phrases.money(all)) } }
        @if extra != Money::ZERO {
            span class="extra" { (scene.say("moment-with-extra", &[("amount", extra.into())])) }
        }
    }
}
