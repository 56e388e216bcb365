//! What is asked, and the buttons that answer it.

use game::{Game, Money, Purse};
use maud::{Markup, html};
use north_american_railways::{Action, Event, Phase, Position, Reason};

use super::words::of;
use super::{answer, connect, focus, forecast, outlook, trade};
use crate::{Confirm, Decision, Scene, Step};

pub(super) fn draw(scene: &Scene<Position>) -> Decision {
    let planned = scene.plan.last();
    Decision {
        ask: if scene.asked { ask(scene) } else { waiting(scene) },
        answers: html! {
            @if planned.is_none() {
                @match scene.state.phase() {
                    Phase::Shares { proposal: Some(_), .. } => (answer::draw(scene)),
                    Phase::Shares { .. } if scene.asked => (trade::draw(scene)),
                    Phase::Cities { .. } if scene.asked || scene.eyes.is_some() => (connect::draw(scene)),
                    _ => {}
                }
            }
        },
        effects: planned.map_or_else(|| html! {}, |step| effects(scene, step)),
        confirm: planned.map(|step| Confirm { label: confirmation(scene, step), last: None }),
    }
}

/// What is asked of the player who looks.
fn ask(scene: &Scene<Position>) -> String {
    let state = scene.state;
    if let Some(proposal) = state.proposal() {
        let can = state.check(Action::Intercept).is_ok();
        let args = [
            ("player", scene.name(proposal.proposer).into()),
            ("price", proposal.price.into()),
            of(state, proposal.company, scene.phrases),
        ];
        return scene.say(if can { "nar-desk-ask-answer" } else { "nar-you-allow" }, &args);
    }
    if matches!(state.phase(), Phase::Cities { .. }) {
        return scene.say("nar-desk-ask-city", &[]);
    }
    if let Some(&company) = state.tried().last().filter(|_| focus::lot(scene).is_none()) {
        return scene.say("nar-you-again", &[of(state, company, scene.phrases)]);
    }
    let price = focus::own_share_price(state);
    if price < Position::FIXED_PRICE {
        return scene.say("nar-you-take", &[("price", price.into())]);
    }
    let Some(lot) = focus::lot(scene) else { return scene.say("nar-you-choose", &[]) };
    let id = match state.director(lot.company) {
        None => "nar-you-found",
        Some(director) if scene.eyes == Some(director) => "nar-desk-ask-add",
        Some(_) => "nar-desk-ask-propose",
    };
    scene.say(id, &[of(state, lot.company, scene.phrases)])
}

/// What the button says that carries the plan out: the whole act.
fn confirmation(scene: &Scene<Position>, step: &Step<Position>) -> String {
    let state = &step.before;
    match step.action {
        Action::Connect { company, city } => {
            let args = [
                ("city", state.deck().city_name(city).into()),
                of(state, company, scene.phrases),
                ("price", state.deck().cost(city).into()),
            ];
            scene.say("nar-desk-buy-city", &args)
        }
        Action::Found { .. } | Action::Buy { .. } | Action::Propose { .. } => {
            trade::tell_act(scene, state, step.action)
        }
        Action::Allow | Action::Intercept | Action::Stop | Action::Pass => scene.say("page-confirm", &[]),
    }
}

/// What happens now, for those who are not asked. Nothing in it depends on what somebody else has.
fn waiting(scene: &Scene<Position>) -> String {
    if scene.planned() {
        return scene.say("nar-desk-ask-confirm", &[]);
    }
    let state = scene.state;
    let Some(actor) = state.actor() else { return String::new() };
    let player = ("player", scene.name(actor).into());
    if let Some(proposal) = state.proposal() {
        let args = [
            player,
            ("proposer", scene.player(proposal.proposer)),
            ("price", proposal.price.into()),
            of(state, proposal.company, scene.phrases),
        ];
        return scene.say("nar-they-answer", &args);
    }
    match state.phase() {
        Phase::Cities { .. } => scene.say("nar-they-buy", &[player]),
        _ if !state.tried().is_empty() => scene.say("nar-they-again", &[player]),
        _ => scene.say("nar-they-choose", &[player]),
    }
}

/// What the plan costs and brings.
fn effects(scene: &Scene<Position>, step: &Step<Position>) -> Markup {
    let state = &step.before;
    html! {
        div class="planned-act" {
            @match step.action {
                Action::Connect { company, city } => (connect::planned(scene, state, company, city)),
                action => {
                    (forecast::draw(scene, state, action))
                    (outlook::of_share(scene, state, action))
                }
            }
            @if let Some(paid) = paid_to_viewer(scene, step) {
                p class="then" { (scene.say("nar-ends-turn", &[("amount", paid.into())])) }
            }
        }
    }
}

/// What the viewer is paid if the plan ends the turn.
fn paid_to_viewer(scene: &Scene<Position>, step: &Step<Position>) -> Option<Money> {
    let ends = step.events.iter().any(|event| matches!(event, Event::Income { .. }));
    let incomes = step.events.iter().filter_map(|event| match event {
        Event::Paid(paid, Reason::Income(_) | Reason::Director(_)) => Some(paid),
        _ => None,
    });
    let own = scene.eyes.map(Purse::Cash)?;
    ends.then(|| incomes.filter(|paid| paid.to == own).map(|paid| paid.amount).sum())
}
