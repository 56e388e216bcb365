//! What is asked, and the buttons that answer it.

use game::{Game, Money, Purse};
use maud::{Markup, html};
use north_american_railways::{Action, Event, Phase, Position, Reason};

use super::deal::Deal;
use super::words::of;
use super::{answer, connect, focus, trade};
use crate::{Confirm, Decision, Scene, Step};

pub(super) fn draw(scene: &Scene<Position>) -> Decision {
    let planned = scene.plan.last();
    Decision {
        ask: if scene.asked { ask(scene) } else { waiting(scene) },
        answers: html! {
            @if scene.state.proposal().is_some() && planned.is_none() { (answer::draw(scene)) }
            @else if scene.asked {
                @match scene.state.phase() {
                    Phase::Shares { .. } => (trade::draw(scene)),
                    Phase::Cities { .. } => (connect::draw(scene)),
                    Phase::Over => {}
                }
            }
        },
        effects: planned.map_or_else(|| html! {}, |step| effects(scene, step)),
        confirm: planned.map(|_| Confirm { label: scene.say("page-confirm", &[]), last: None }),
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
        return scene.say(if can { "nar-you-answer" } else { "nar-you-allow" }, &args);
    }
    if matches!(state.phase(), Phase::Cities { .. }) {
        return scene.say("nar-you-buy", &[]);
    }
    if let Some(&company) = state.tried().last().filter(|_| focus::lot(scene).is_none()) {
        return scene.say("nar-you-again", &[of(state, company, scene.phrases)]);
    }
    let price = focus::own_share_price(state);
    if price < Position::FIXED_PRICE {
        return scene.say("nar-you-take", &[("price", price.into())]);
    }
    let Some(lot) = focus::lot(scene) else { return scene.say("nar-you-choose", &[]) };
    match state.director(lot.company) {
        None => scene.say("nar-you-found", &[of(state, lot.company, scene.phrases)]),
        Some(director) if scene.eyes == Some(director) => {
            scene.say("nar-you-add", &[of(state, lot.company, scene.phrases)])
        }
        Some(director) => scene.say(
            "nar-you-propose",
            &[of(state, lot.company, scene.phrases), ("player", scene.name(director).into())],
        ),
    }
}

/// What happens now, for those who are not asked. Nothing in it depends on what somebody else has.
fn waiting(scene: &Scene<Position>) -> String {
    if scene.planned() {
        return scene.say("nar-confirm", &[]);
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
        @match step.action {
            Action::Connect { company, city } => (connect::effects(scene, state, company, city)),
            action => {
                @if let Some(deal) = Deal::of(state, action) { (outcomes(scene, state, action, &deal)) }
            }
        }
        @if let Some(paid) = paid_to_viewer(scene, step) {
            p class="then" { (scene.say("nar-ends-turn", &[("amount", paid.into())])) }
        }
    }
}

/// What follows from taking a share; where a director is asked, from both answers.
pub(super) fn outcomes(scene: &Scene<Position>, state: &Position, action: Action, deal: &Deal) -> Markup {
    let director = state.director(deal.company).filter(|_| matches!(action, Action::Propose { .. }));
    if let Some(director) = director {
        return answer::both(scene, state, director, deal);
    }
    html! { div class="outcomes" { div class="outcome" { (deal.draw(scene, state)) } } }
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
