//! Standing orders at the keyboard.

use std::io::Write;

use game::{Money, Seat};
use games::Hosted;
use orders::{AmountRange, Fate, Misorder, follow};
use phrases::{tell_drop, tell_misorder};
use serde_json::Value;

use super::Terminal;
use crate::error::CommandError;

/// An order that somebody at the keyboard has given.
pub(super) struct TypedOrder<G: Hosted> {
    seat: Seat,
    slot: String,
    order: G::Order,
    /// The version at which it was given.
    given: u32,
}

impl<G: Hosted, W: Write> Terminal<G, W> {
    /// Does what an order of the seat says, if one does; says whether it did.
    pub(super) fn order_decides(&mut self, seat: Seat) -> Result<bool, CommandError> {
        let (own, others) =
            std::mem::take(&mut self.orders).into_iter().partition(|order| order.seat == seat);
        self.orders = others;
        let own: Vec<TypedOrder<G>> = own;
        let mut action = None;
        for order in own {
            match follow(&self.game.play, seat, order.order, order.given).fate {
                Fate::Dropped(reason) => {
                    let told = self.game.play.state().tell_order(order.order, &self.phrases);
                    let why = tell_drop(reason, &self.phrases);
                    self.say("terminal-order-dropped", &[("order", told.into()), ("reason", why.into())])?;
                    continue;
                }
                Fate::CarriedOut => continue,
                Fate::Acts(now) => action = Some(now),
                Fate::Waits | Fate::Asks => {}
            }
            self.orders.push(order);
        }
        match action {
            Some(action) => self.play(seat, action).map(|()| true),
            None => Ok(false),
        }
    }

    /// Gives an order (`bid 30`: a part of its name or its number, and an amount), or lists what can be ordered. Says
    /// whether one was given.
    pub(super) fn give_order(&mut self, seat: Seat, words: &str) -> Result<bool, CommandError> {
        let state = self.game.play.state();
        let offers = state.offers(seat);
        let mut words = words.split_whitespace();
        let Some(wanted) = words.next() else {
            let about = |range: AmountRange| {
                let args = [("least", range.least.into()), ("most", range.most.into())];
                self.phrases.say("terminal-range", &args)
            };
            let line = |(place, offer): (usize, &orders::Offer<G::Order>)| {
                let amount = offer.amount.map(|range| format!(" ({})", about(range))).unwrap_or_default();
                format!("{}. {}{amount}", place + 1, state.tell_order(offer.order, &self.phrases))
            };
            let lines: Vec<String> = offers.iter().enumerate().map(line).collect();
            if lines.is_empty() {
                return self.say("order-nothing", &[]).map(|()| false);
            }
            self.say("terminal-orders", &[])?;
            return self.line(&lines.join("\n")).map(|()| false);
        };
        let named = |order: G::Order| {
            let written = state.write_order(order);
            written.get("order").and_then(Value::as_str).is_some_and(|name| name.starts_with(wanted))
        };
        let offer = match wanted.parse::<usize>() {
            Ok(number) => offers.get(number.wrapping_sub(1)),
            Err(_) => offers.iter().find(|offer| named(offer.order)),
        };
        let amount = words.next().and_then(|amount| amount.trim_start_matches('$').parse().ok()).map(Money);
        let given = offer.ok_or(Misorder::NotNow).and_then(|offer| {
            let mut written = state.write_order(offer.order);
            if offer.amount.is_some() {
                let Money(amount) = amount.ok_or(Misorder::Malformed { field: "amount" })?;
                written.insert("amount".into(), amount.into());
            }
            let order = state.read_order(seat, &written)?;
            state.check_order(seat, order).map(|()| order)
        });
        let order = match given {
            Ok(order) => order,
            Err(misorder) => {
                let told = tell_misorder(&misorder, &self.phrases);
                return self.line(&told).map(|()| false);
            }
        };
        let (slot, told) = (state.slot(order), state.tell_order(order, &self.phrases));
        self.orders.retain(|other| other.seat != seat || other.slot != slot);
        self.orders.push(TypedOrder { seat, slot, order, given: self.game.play.version() });
        self.say("terminal-ordered", &[("order", told.into())])?;
        Ok(true)
    }
}
