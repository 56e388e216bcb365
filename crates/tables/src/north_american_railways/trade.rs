//! The share phase: which share, and at what price.

use game::{Game, Money, Recorded};
use maud::{Markup, html};
use north_american_railways::{Action, Column, Position};

use super::deal::Deal;
use super::focus::{self, Lot, attempt};
use super::words::{named, of, start_city};
use super::{decision, shares};
use crate::amount::{Amount, FIELD, stepper};
use crate::{Scene, badge, with_rulings};

/// How far the larger steps go.
const LEAP: Money = Money(500);

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let lot = focus::lot(scene);
    html! {
        div class="choices lots" role="group" aria-label=(scene.say("nar-choose-share", &[])) {
            @for column in Column::ALL { (choice(scene, column, lot.as_ref())) }
            @if scene.state.check(Action::Stop).is_ok() {
                button type="button" id="stop" class="second" data-do=(scene.written(Action::Stop)) data-now data-key="p" {
                    (scene.say("nar-stop", &[])) kbd { "P" }
                }
            }
        }
        @if let Some(lot) = lot { (on_offer(scene, &lot)) }
    }
}

/// A share that can be chosen, or why it cannot.
fn choice(scene: &Scene<Position>, column: Column, lot: Option<&Lot>) -> Markup {
    let state = scene.state;
    let (Some(action), Some(company)) = (attempt(state, column), state.front_share(column)) else {
        return html! {};
    };
    let refused = state.check(action).err();
    let chosen = lot.is_some_and(|lot| lot.column == column);
    let director = state.director(company).filter(|&seat| state.actor() != Some(seat));
    let label = html! {
        (named(state, company, scene.phrases)) " "
        span class="note" {
            (shares::deal(scene, action, refused))
            @if let Some(director) = director.filter(|_| refused.is_none()) {
                " " (badge(director, scene.names)) span class="unseen" { (scene.name(director)) }
            }
        }
    };
    html! {
        @if refused.is_none() {
            button type="button" id={ "choose-" (column.index()) } data-focus=(focus::share(column))
                aria-pressed=(chosen.to_string()) data-about={ "share:" (column.index()) }
                data-refocus={ "share-" (column.index()) } data-key={ (column.index() + 1) " f" } {
                (label) kbd { (column.index() + 1) }
            }
        } @else {
            button type="button" id={ "choose-" (column.index()) } aria-disabled="true"
                data-about={ "why:" (scene.written(action)) } { (label) }
        }
    }
}

/// The chosen share: the price, and what follows from it.
fn on_offer(scene: &Scene<Position>, lot: &Lot) -> Markup {
    let state = scene.state;
    let Some(action) = lot.action(state) else { return html! {} };
    html! {
        div class="lot" {
            @match action {
                Action::Buy { .. } => (fixed_price(scene, lot, action)),
                _ => {
                    @if lot.start_city.is_some() && matches!(action, Action::Found { .. }) { (start_cities(scene, lot)) }
                    (price(scene, lot, action))
                }
            }
            @if let Some(deal) = Deal::of(state, action) { (decision::outcomes(scene, state, action, &deal)) }
        }
    }
}

/// A stepper in hundreds. Each step asks the table again, so that what follows from the price is there
/// to be seen before it is named.
fn price(scene: &Scene<Position>, lot: &Lot, action: Action) -> Markup {
    let state = scene.state;
    let (most, step) = (focus::most(state), Position::PRICE_STEP);
    let (id, does) = match action {
        Action::Found { .. } => ("found", "nar-found"),
        _ => ("propose", "nar-propose"),
    };
    let mut written = state.write_action(action);
    written.remove("price");
    let args = [of(state, lot.company, scene.phrases), ("price", lot.price.into()), ("most", most.into())];
    let label = scene.say("nar-price", &[("most", most.into())]);
    let amount = Amount {
        least: step,
        most,
        step,
        value: lot.price,
        cash: scene.actor().map_or(most, |seat| state.cash(seat)),
        label: &label,
        turn: Some(&lot.at_amount(state)),
    };
    html! {
        p class="pricing" {
            span class="stepper" role="group" aria-label=(label) {
                (stepped("less-500", -LEAP, None))
                (stepped("less", -step, Some("l")))
                (amount.field(scene))
                (stepped("more", step, Some("r")))
                (stepped("more-500", LEAP, None))
            }
            button type="button" id=(id) class="first" data-do=(serde_json::Value::Object(written).to_string())
                data-field="price" data-with=(FIELD) data-key="b" {
                (scene.say(does, &args)) kbd { "B" }
            }
            (amount.range())
        }
    }
}

fn stepped(id: &str, by: Money, key: Option<&str>) -> Markup {
    let label = html! { @if by < Money::ZERO { "−" } @else { "+" } (by.0.abs()) };
    stepper(id, by.0 / Position::PRICE_STEP.0, key, None, &label)
}

fn fixed_price(scene: &Scene<Position>, lot: &Lot, action: Action) -> Markup {
    let state = scene.state;
    let price = focus::own_share_price(state);
    let all = price < Position::FIXED_PRICE;
    let args = || [of(state, lot.company, scene.phrases), ("price", price.into())];
    html! {
        p class="pricing" {
            button type="button" id="buy" class="first" data-do=(scene.written(action)) data-called=(scene.called(action)) data-key="b" {
                (scene.say("nar-buy", &args())) kbd { "B" }
            }
            @let why = scene.say(if all { "nar-buy-for-all" } else { "nar-buy-fixed" }, &args());
            span class="note" { (with_rulings(Position::NAME, &why)) }
        }
    }
}

/// Where the network is to begin, at a table that lets the founder choose.
fn start_cities(scene: &Scene<Position>, lot: &Lot) -> Markup {
    let state = scene.state;
    html! {
        div class="choices" role="group" aria-label=(scene.say("nar-begin-in", &[])) {
            span class="note" { (scene.say("nar-begin-in", &[])) }
            @for &city in state.start_cities() {
                button type="button" id={ "start-" (city.index()) } data-focus=(lot.beginning_in(state, city))
                    data-key="f" aria-pressed=((lot.start_city == Some(city)).to_string()) {
                    (start_city(state, city)) " "
                    span class="note" { "+" (scene.phrases.money(state.deck().start_income(city))) }
                }
            }
        }
    }
}
