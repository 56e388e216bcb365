//! Standing orders, as their owner sees them: a button at the top of the table, and a sheet behind it.

use axum::extract::Path;
use game::Money;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::update::Onlooker;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::orders::{self, OrderState, OwnOrder};
use crate::taking_orders::OrderOffer;
use crate::visitor::Visitor;

/// What somebody wants to order, or to withdraw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OrderRequest {
    /// The version that the page shows.
    version: u32,
    /// The order that is given.
    order: Option<Map<String, Value>>,
    /// The slot of the order that is withdrawn.
    withdraw: Option<String>,
}

/// Gives an order or withdraws one, and shows how the orders stand then.
pub(super) async fn order(
    at: AtTable,
    visitor: Visitor,
    Path(_id): Path<String>,
    Body(wanted): Body<OrderRequest>,
) -> Result<Markup, Problem> {
    let done = match (&wanted.order, &wanted.withdraw) {
        (Some(order), None) => orders::give(&at, None, wanted.version, order).await,
        (None, Some(slot)) => orders::withdraw(&at, None, slot).await,
        _ => Err(Problem::malformed("Send either \"order\" or \"withdraw\".")),
    };
    let done = done.map(|()| if wanted.order.is_some() { "order-given" } else { "order-withdrawn" });
    let onlooker = Onlooker::of(at.session, &visitor);
    let told = match &done {
        Ok(id) => html! { p class="note" role="status" { (onlooker.say(id, &[])) } },
        Err(problem) => {
            html! { p class="problem" role="alert" { (problem.sentence_to(onlooker.reader(), visitor.phrases)) } }
        }
    };
    Ok(body_with(&onlooker, &told))
}

/// Whether somebody can give orders here. Around one screen nothing is anybody's own.
fn is_orderly(onlooker: &Onlooker) -> bool {
    !onlooker.in_lesson && onlooker.reader().is_some() && matches!(onlooker.turn(), "yours" | "theirs")
}

/// The button that opens the sheet, with the number of orders that stand.
pub(super) fn tool(onlooker: &Onlooker) -> Markup {
    let label = onlooker.say("order-title", &[]);
    html! {
        span id="orders-tool" data-part {
            @if is_orderly(onlooker) {
                @let own = onlooker.own_orders();
                @let standing = own.iter().filter(|own| own.state.stands()).count();
                button type="button" class="tool sharing" id="orders-button" data-opens="orders" title=(label) {
                    svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" {
                        path d="M3.5 2h9v12l-4.5-2.6L3.5 14zM6 5h4M6 8h4" stroke="currentColor" stroke-width="1.5" fill="none" {}
                    }
                    span class="tool-name" { (onlooker.say("order-button", &[])) }
                    @if standing > 0 { " " span class="order-count" { (standing) } }
                }
            }
        }
    }
}

/// The sheet.
pub(super) fn dialog(onlooker: &Onlooker) -> Markup {
    html! {
        dialog id="orders" aria-labelledby="orders-title" {
            h2 id="orders-title" { (onlooker.say("order-title", &[])) }
            (body(onlooker))
            form method="dialog" { button { (onlooker.say("page-close", &[])) } }
        }
        (news(onlooker))
    }
}

/// What has become of the orders, for those who hear the page.
pub(super) fn news(onlooker: &Onlooker) -> Markup {
    let own = if is_orderly(onlooker) { onlooker.own_orders() } else { Vec::new() };
    let told = |own: &OwnOrder| match own.state {
        OrderState::Stands => None,
        _ => Some(format!("{} {}", state(onlooker, own), own.told)),
    };
    let told: Vec<String> = own.iter().filter_map(told).collect();
    html! { p id="orders-news" data-part class="unseen" { (told.join(" ")) } }
}

/// What the visitor's orders have done since their last move, and which of them are at their end, and why.
pub(super) fn since(onlooker: &Onlooker, from: u32) -> Markup {
    let (reader, phrases) = (onlooker.reader(), onlooker.visitor.phrases);
    let own = onlooker.own_orders();
    let told: Vec<_> = own
        .iter()
        .filter(|own| own.made.iter().any(|&made| made > from) || (!own.state.stands() && own.until >= from))
        .collect();
    let moves = if told.is_empty() {
        Vec::new()
    } else {
        onlooker.table.moves_after(from, reader, &onlooker.names, phrases)
    };
    html! {
        @if !told.is_empty() {
            ul class="order-deeds" {
                @for own in told {
                    @for deed in moves.iter().filter(|deed| own.made.contains(&deed.version)) {
                        li class="order-deed" data-at=(deed.version) {
                            b { (onlooker.say("order-did", &[])) } " " a href={ "?at=" (deed.version) } { (deed.text) }
                        }
                    }
                    @if !own.state.stands() {
                        li class={ "order-deed " (own.state.name()) } {
                            b { (onlooker.say("order-ended", &[])) } " " (state(onlooker, own)) " " (own.told)
                            @if let Some(reason) = own.state.tell_reason(phrases) { " " (reason) }
                        }
                    }
                }
            }
        }
    }
}

/// What stands in the sheet, and changes with the table.
pub(super) fn body(onlooker: &Onlooker) -> Markup {
    body_with(onlooker, &Markup::default())
}

fn body_with(onlooker: &Onlooker, told: &Markup) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    html! {
        div id="orders-body" data-part {
            @if is_orderly(onlooker) {
                @let own = onlooker.own_orders();
                @let offers = orders::offers(&onlooker.session, onlooker.key(), onlooker.visitor.phrases);
                p class="note" { (say("order-private")) }
                (told)
                @if !own.is_empty() { ul class="standing-orders" { @for own in &own { (given(onlooker, own)) } } }
                @for (number, group) in groups(&offers).into_iter().enumerate() { (form(onlooker, number, group)) }
                @if !offers.is_empty() { p class="note" { (say("order-replaces")) } }
                @if offers.is_empty() { p { (say("order-nothing")) } }
            }
        }
    }
}

/// An order that was given, and what has become of it.
fn given(onlooker: &Onlooker, own: &OwnOrder) -> Markup {
    let stands = own.state.stands();
    html! {
        li class={ "standing-order " (own.state.name()) } {
            p { b { (state(onlooker, own)) } " " (own.told) }
            @if let Some(reason) = own.state.tell_reason(onlooker.visitor.phrases) { p class="note" { (reason) } }
            button type="button" id={ "withdraw-" (own.order.slot.replace(' ', "-")) } data-withdraw=(own.order.slot) {
                (onlooker.say(if stands { "order-withdraw" } else { "order-dismiss" }, &[]))
            }
        }
    }
}

fn state(onlooker: &Onlooker, own: &OwnOrder) -> String {
    let id = match own.state {
        OrderState::Stands => "order-state-stands",
        OrderState::Asks => "order-state-asks",
        OrderState::CarriedOut => "order-state-carried-out",
        OrderState::Dropped(_) => "order-state-dropped",
    };
    onlooker.say(id, &[])
}

/// Orders that are for the same, one after another.
fn groups(offers: &[(usize, OrderOffer)]) -> Vec<&[(usize, OrderOffer)]> {
    offers
        .chunk_by(|(_, one), (_, other)| one.heading == other.heading && one.amount == other.amount)
        .collect()
}

/// What orders of one kind are for, the amount if they have one, and a button for each.
fn form(onlooker: &Onlooker, number: usize, group: &[(usize, OrderOffer)]) -> Markup {
    let Some((_, first)) = group.first() else { return Markup::default() };
    let field = format!("order-amount-{number}");
    html! {
        div class="order-form" role="group" aria-label=(first.heading) {
            p { (first.heading) }
            @if let Some(amount) = first.amount { (amount_field(onlooker, &field, amount, &first.heading)) }
            div class="order-ways" {
                @for (way, (_, offer)) in group.iter().enumerate() {
                    button type="button" class="order-give" id={ "order-" (number) "-" (way) } data-order=(Value::Object(offer.order.clone()))
                        data-with=[offer.amount.is_some().then_some(&field)] {
                            (onlooker.say("order-give", &[("order", offer.told.as_str().into())]))
                        }
                }
            }
        }
    }
}

/// The field for the limit of an order.
fn amount_field(
    onlooker: &Onlooker,
    id: &str,
    (least, most, step): (Money, Money, Money),
    label: &str,
) -> Markup {
    let say = |id, args: &[(&str, phrases::Arg)]| onlooker.say(id, args);
    let why = format!("{id}-why");
    let whole = say("amount-whole", &[]);
    let off_step =
        if step == Money(1) { whole.clone() } else { say("amount-step", &[("step", step.into())]) };
    let range = onlooker.say("order-range", &[("least", least.into()), ("most", most.into())]);
    html! {
        div class="order-amount" {
            span class="stepper" {
                button type="button" id={ (id) "-less" } data-step="-1" data-for=(id) aria-label=(say("order-less", &[])) { "−" }
                input id=(id) type="number" inputmode="numeric" required min=(least.0) max=(most.0) step=(step.0)
                    value=(least.0) aria-label=(label) aria-errormessage=(why)
                    data-value-missing=(say("amount-missing", &[])) data-bad-input=(whole) data-step-mismatch=(off_step)
                    data-range-underflow=(say("amount-least", &[("least", least.into())]))
                    data-range-overflow=(say("amount-most", &[("cash", most.into())]));
                button type="button" id={ (id) "-more" } data-step="1" data-for=(id) aria-label=(say("order-more", &[])) { "+" }
            }
            " "
            span class="range" {
                span class="note" aria-hidden="true" { (range) }
                span id=(why) class="why" role="alert" {}
            }
        }
    }
}
