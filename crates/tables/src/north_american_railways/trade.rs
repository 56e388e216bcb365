//! The share phase: which share, and at what price.

use game::{Game, Money, Recorded};
use maud::{Markup, html};
use north_american_railways::{Action, Column, Position};

use super::focus::{self, Lot, attempt};
use super::landmarks::{self, Landmark};
use super::words::{herald, name, of, start_city};
use super::{forecast, outlook, shares, step};
use crate::amount::{Amount, FIELD, stepper};
use crate::{Scene, with_rulings};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    if let Some(lot) = focus::lot(scene) {
        return on_offer(scene, &lot);
    }
    html! {
        div class="lots" role="group" aria-label=(scene.say("nar-choose-share", &[])) {
            @for column in Column::ALL { (choice(scene, column)) }
        }
        p class="note lots-help" { (scene.say("nar-desk-choose-help", &[])) }
        div class="act" { (stop(scene)) }
    }
}

/// Ends one's turn after an interception.
fn stop(scene: &Scene<Position>) -> Markup {
    html! {
        @if scene.state.check(Action::Stop).is_ok() {
            button type="button" id="stop" class="second" data-do=(scene.written(Action::Stop)) data-called=(scene.called(Action::Stop))
                data-now data-key="p" title=(scene.say("nar-stop", &[])) {
                (scene.say("nar-desk-stop", &[])) kbd { "P" }
            }
        }
    }
}

/// A share that can be chosen, or why it cannot.
fn choice(scene: &Scene<Position>, column: Column) -> Markup {
    let state = scene.state;
    let (Some(action), Some(company)) = (attempt(state, column), state.front_share(column)) else {
        return html! {};
    };
    let refused = state.check(action).err();
    let director = state.director(company).filter(|&seat| state.actor() != Some(seat));
    let label = html! {
        (herald(state, company))
        span class="what" {
            b { (name(state, company, scene.phrases)) }
            @if let Some(which) = step::which(state, action, scene.phrases) { " " span class="note" { (which) } }
            span class="note line" {
                @if let Some(director) = director { (scene.badge(director)) " " (scene.name(director)) " · " }
                @if state.director(company).is_some() {
                    (scene.say("nar-desk-pays", &[("amount", state.division(company).per_share.into())])) " · "
                    (scene.say("nar-desk-treasury-has", &[("treasury", state.treasury(company).into())]))
                } @else if let Some(&city) = state.start_cities().first() {
                    (scene.say("nar-desk-would-begin", &[("city", start_city(state, city).into())]))
                }
            }
        }
        span class="tag" { (shares::tag(scene, action, refused)) }
    };
    html! {
        @if refused.is_none() {
            button type="button" id={ "choose-" (column.index()) } data-focus=(focus::share(column))
                data-about={ "share:" (column.index()) } data-refocus={ "share-" (column.index()) } { (label) }
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
        (head(scene, lot, action))
        div class="lot" {
            @match action {
                Action::Buy { .. } => (fixed_price(scene, lot)),
                _ => {
                    @if lot.start_city.is_some() && matches!(action, Action::Found { .. }) { (start_cities(scene, lot)) }
                    (price(scene, lot))
                }
            }
            (forecast::draw(scene, state, action))
        }
        div class="act" {
            (outlook::of_share(scene, state, action))
            div class="buttons" { (act(scene, action)) (stop(scene)) }
        }
    }
}

/// Which share it is, who answers, and the way back to the others.
fn head(scene: &Scene<Position>, lot: &Lot, action: Action) -> Markup {
    let state = scene.state;
    let director = state.director(lot.company);
    let id = match action {
        Action::Found { .. } => "nar-desk-you-found",
        Action::Buy { .. } => "nar-desk-you-add",
        _ => "nar-desk-they-answer",
    };
    let args = [
        of(state, lot.company, scene.phrases),
        ("player", director.map(|director| scene.name(director)).unwrap_or_default().into()),
    ];
    html! {
        div class="lot-head" {
            (herald(state, lot.company))
            p {
                @if let Some(director) = director.filter(|_| matches!(action, Action::Propose { .. })) { (scene.badge(director)) " " }
                (scene.say(id, &args))
                @if let Some(which) = step::which(state, action, scene.phrases) { " " span class="note" { (which) } }
            }
            button type="button" id="other-share" data-focus="" aria-label=(scene.say("nar-desk-other-share", &[]))
                title=(scene.say("nar-desk-other-share", &[])) data-refocus={ "share-" (lot.column.index()) } { "×" }
        }
    }
}

/// A stepper and a slider in hundreds. Each step asks the table again, so that what follows from the price is there to be
/// seen before it is named.
fn price(scene: &Scene<Position>, lot: &Lot) -> Markup {
    let state = scene.state;
    let (most, step) = (focus::most(state), Position::PRICE_STEP);
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
    let landmarks = landmarks::of(scene, lot);
    html! {
        div class="pricing" {
            div class="stepper" role="group" aria-label=(label) {
                (stepper("less", -1, Some("l"), Some(&scene.say("nar-desk-less", &[])), &html! { "−" }))
                (amount.field(scene))
                (stepper("more", 1, Some("r"), Some(&scene.say("nar-desk-more", &[])), &html! { "+" }))
            }
            div class="slider" {
                (scale(&landmarks, lot.price, most))
                input type="range" id="price-slider" data-slides=(FIELD) min=(step.0) max=(most.0) step=(step.0) value=(lot.price.0)
                    aria-label=(label) aria-valuetext=(scene.phrases.money(lot.price));
            }
            (amount.range())
        }
        @if !landmarks.is_empty() {
            div class="landmarks" role="group" aria-label=(scene.say("nar-desk-landmarks", &[])) {
                @for landmark in &landmarks {
                    button type="button" id={ "price-" (landmark.price.0) } data-focus=(lot.at_price(state, landmark.price))
                        aria-pressed=((landmark.price == lot.price).to_string()) class=[landmark.fixed.then_some("fixed")] {
                        b { (scene.phrases.money(landmark.price)) } span class="note" { (landmark.why) }
                    }
                }
            }
        }
        @if let Some(caption) = landmarks::caption(scene, lot) { p class="caption" { (caption) } }
    }
}

/// Ticks at the hundreds, as far as they can be told apart, and a lozenge at each landmark.
fn scale(landmarks: &[Landmark], price: Money, most: Money) -> Markup {
    let step = Position::PRICE_STEP;
    let steps = (most.0 / step.0 - 1).max(1);
    let at = |price: Money| format!("{}%", f64::from((price.0 / step.0 - 1) * 1000 / steps) / 10.0);
    let every = if steps > 40 { 5 } else { 1 };
    html! {
        svg class="scale" width="100%" height="30" aria-hidden="true" {
            @for tick in (0..=steps).filter(|tick| tick % every == 0) {
                rect x=(at(step * (tick + 1))) width="1" height="5" {}
            }
            rect class="track" y="12" width="100%" height="6" rx="3" {}
            rect class="so-far" y="12" width=(at(price)) height="6" rx="3" {}
            @for landmark in landmarks {
                svg x=(at(landmark.price)) y="15" overflow="visible" class=(if landmark.fixed { "fixed" } else { "buys" }) {
                    path d="M0-7 7 0 0 7-7 0z" {}
                }
            }
        }
    }
}

/// The button that does it, and says what.
fn act(scene: &Scene<Position>, action: Action) -> Markup {
    let state = scene.state;
    let words = tell_act(scene, state, action);
    let id = match action {
        Action::Found { .. } => "found",
        Action::Buy { .. } => {
            return html! {
                button type="button" id="buy" class="first" data-do=(scene.written(action)) data-called=(scene.called(action)) data-key="b" {
                    span { (words) } kbd { "B" }
                }
            };
        }
        _ => "propose",
    };
    let mut written = state.write_action(action);
    written.remove("price");
    html! {
        button type="button" id=(id) class="first" data-do=(serde_json::Value::Object(written).to_string())
            data-field="price" data-with=(FIELD) data-key="b" {
            span data-amount { (words) } kbd { "B" }
        }
    }
}

/// A way to take a share, with its price and whoever is asked.
pub(super) fn tell_act(scene: &Scene<Position>, state: &Position, action: Action) -> String {
    let (id, company, price) = match action {
        Action::Found { company, price, .. } => ("nar-desk-found", company, price),
        Action::Buy { company, .. } => ("nar-desk-buy", company, focus::own_share_price(state)),
        Action::Propose { company, price, .. } => ("nar-desk-propose", company, price),
        other => return scene.called(other),
    };
    let director = state.director(company).map(|seat| scene.name(seat)).unwrap_or_default();
    scene.say(id, &[of(state, company, scene.phrases), ("price", price.into()), ("player", director.into())])
}

fn fixed_price(scene: &Scene<Position>, lot: &Lot) -> Markup {
    let state = scene.state;
    let price = focus::own_share_price(state);
    let all = price < Position::FIXED_PRICE;
    let args = [of(state, lot.company, scene.phrases), ("price", price.into())];
    let why = scene.say(if all { "nar-buy-for-all" } else { "nar-buy-fixed" }, &args);
    html! {
        div class="fixed-price" {
            b { (scene.phrases.money(price)) }
            span class="note" { (with_rulings(scene.book, &why)) }
        }
        @if let Some(caption) = landmarks::caption(scene, lot) { p class="caption" { (caption) } }
    }
}

/// Where the network is to begin, at a table that lets the founder choose.
fn start_cities(scene: &Scene<Position>, lot: &Lot) -> Markup {
    let state = scene.state;
    html! {
        div class="begin-in" role="group" aria-label=(scene.say("nar-begin-in", &[])) {
            span class="note" { (scene.say("nar-begin-in", &[])) }
            @for &city in state.start_cities() {
                button type="button" id={ "start-" (city.index()) } data-focus=(lot.beginning_in(state, city))
                    data-key="s" aria-pressed=((lot.start_city == Some(city)).to_string()) {
                    (start_city(state, city)) " "
                    span class="gain" { "+" (scene.phrases.money(state.deck().start_income(city))) }
                }
            }
        }
    }
}
