//! What is asked, and the buttons that answer it.

use american_rails::{Action, Company, Event, Position, Question, Row};
use game::Game;
use maud::{Markup, html};
use phrases::{Told, american_rails as words};

use super::board::{builders, building, legal};
use super::{answer, auction, effects, id_of, sign};
use crate::{Confirm, Decision, Scene};

pub(super) fn draw(scene: &Scene<Position>) -> Decision {
    let effects = if scene.planned() {
        effects::between(scene, scene.before, scene.state)
    } else {
        html! {}
    };
    Decision {
        ask: ask(scene),
        answers: html! {
            @if let Some(on_offer) = scene.state.auction() { (auction::draw(scene, &on_offer)) }
            @if scene.asked { (answers(scene)) }
        },
        effects,
        confirm: if scene.planned() { confirm(scene) } else { None },
    }
}

/// A turn is confirmed as a whole: not between choosing a row and using it, nor before the first bid
/// on what one offers oneself.
fn confirm(scene: &Scene<Position>) -> Option<Confirm> {
    let label = |id| scene.say(id, &[]);
    if !scene.asked {
        return Some(Confirm { label: label("page-confirm"), last: None });
    }
    if scene.state.check(Action::Done).is_ok() {
        let args = [("left", scene.state.cubes_left().unwrap_or_default().into())];
        let last = Some(scene.written(Action::Done));
        return Some(Confirm { label: scene.say("ar-confirm-early", &args), last });
    }
    None
}

fn ask(scene: &Scene<Position>) -> String {
    if !scene.asked {
        if scene.planned() {
            return scene.say("ar-ask-confirm", &[]);
        }
        return scene.before.tell_question(scene.names, scene.phrases).unwrap_or_default();
    }
    let id = match scene.state.question() {
        None => return String::new(),
        Some(Question::Start { company, .. }) => {
            return scene.say("ar-ask-start", &[("company", words::name(company).into())]);
        }
        Some(Question::Bid(_)) => "ar-ask-bid",
        Some(Question::Offer { .. }) => "ar-ask-offer",
        Some(Question::Choose) => "ar-ask-choose",
        Some(Question::Use { row, laid }) => match row {
            Row::Develop => "ar-ask-develop",
            Row::Fund => "ar-ask-fund",
            Row::Auction => "ar-ask-sell",
            Row::Take if laid == 0 => "ar-ask-take",
            Row::Take | Row::Expand3 | Row::Expand4 | Row::Pass => "ar-ask-lay",
        },
    };
    scene.say(id, &[("cubes", scene.state.cubes_left().unwrap_or_default().into())])
}

fn answers(scene: &Scene<Position>) -> Markup {
    let answers = match scene.state.question() {
        None | Some(Question::Bid(_) | Question::Start { .. }) => return html! {},
        Some(Question::Offer { .. }) => companies(scene, Action::Offer),
        Some(Question::Choose) => rows(scene),
        Some(Question::Use { row, .. }) => match row {
            Row::Fund => companies(scene, Action::Fund),
            Row::Auction => companies(scene, Action::Offer),
            Row::Take => html! { (takes(scene)) (building_for(scene)) },
            Row::Pass | Row::Develop | Row::Expand3 | Row::Expand4 => building_for(scene),
        },
    };
    html! {
        div class="answers" {
            (answers)
            @if !scene.planned() && scene.state.check(Action::Done).is_ok() {
                (answer(scene, Action::Done, "second", &html! { (scene.say("ar-done", &[])) }))
            }
            @if scene.state.check(Action::Decline).is_ok() {
                (answer(scene, Action::Decline, "second", &html! { (scene.say("ar-decline", &[])) }))
            }
        }
    }
}

/// The rows, free or taken, with a word where one could not be used.
fn rows(scene: &Scene<Position>) -> Markup {
    html! {
        div class="rows" {
            @for row in Row::ALL {
                @let choose = Action::Choose(row);
                @let written = scene.written(choose);
                @let name = words::row(row, scene.state.players(), scene.phrases);
                @match scene.state.check(choose) {
                    Ok(()) => {
                        button type="button" id={ "do-" (id_of(&written)) } data-do=(written) data-about={ "row:" (row.name()) }
                            data-called=(name) data-key=(row.index() + 1) {
                            (name)
                            @if unusable(scene.state, row) { span class="note" { (scene.say("ar-unusable", &[])) } }
                            kbd { (row.index() + 1) }
                        }
                    }
                    Err(_) => {
                        button type="button" aria-disabled="true" data-about={ "why:" (written) } { (name) }
                    }
                }
            }
        }
    }
}

/// Whether the row would be over as soon as it is taken, though it is there to be used.
pub(super) fn unusable(state: &Position, row: Row) -> bool {
    let mut unused = false;
    if state.check(Action::Choose(row)).is_ok() {
        state.clone().apply(Action::Choose(row), &mut |event| {
            unused |= matches!(event, Event::Unusable { .. });
        });
    }
    unused
}

fn companies(scene: &Scene<Position>, action: impl Fn(Company) -> Action) -> Markup {
    html! {
        div class="choices" {
            @for company in scene.state.companies() {
                @let label = html! {
                    (sign(company)) " " (words::name(company)) " "
                    span class="note" {
                        @match action(company) {
                            Action::Fund(_) => (scene.say("ar-note-fund", &[("treasury", scene.state.treasury(company).into())])),
                            _ if doomed(scene.state, action(company)) => span class="warning" { (scene.say("ar-note-lost", &[])) },
                            _ => (scene.say("ar-note-offer", &[("shares", scene.state.supply(company).into())])),
                        }
                    }
                };
                (answer(scene, action(company), "", &label))
            }
        }
    }
}

/// Whether a share would be put up that its buyer loses (AR-21).
fn doomed(state: &Position, action: Action) -> bool {
    matches!(action, Action::Offer(company) if state.check(action).is_ok() && state.would_be_lost(company))
}

fn takes(scene: &Scene<Position>) -> Markup {
    if scene.state.check(Action::Take).is_err() {
        return html! {};
    }
    let amount = || [("amount", Position::TAKE.into())];
    html! {
        (answer(scene, Action::Take, "", &html! { (scene.say("ar-take", &amount())) }))
        (answer(scene, Action::Drain, "", &html! { (scene.say("ar-drain", &amount())) }))
    }
}

/// Which company's cubes the board offers.
fn building_for(scene: &Scene<Position>) -> Markup {
    let able = builders(scene);
    if able.is_empty() {
        return html! {};
    }
    let now = building(scene);
    html! {
        div class="choices" role="group" aria-label=(scene.say("ar-build-for", &[])) {
            span class="note" { (scene.say("ar-build-for", &[])) }
            @for &company in &able {
                button type="button" class="focus" data-focus=(company.name()) id={ "focus-" (company.name()) } data-key="f"
                    aria-pressed=(if now == Some(company) { "true" } else { "false" }) {
                    (sign(company)) " " (words::name(company)) " "
                    span class="note" { (scene.phrases.money(scene.state.treasury(company))) }
                }
            }
            span class="note hint" { (scene.say("ar-build-hint", &[("places", places(scene, now).into())])) }
        }
    }
}

fn places(scene: &Scene<Position>, company: Option<Company>) -> usize {
    let of = |action: &Action| matches!(action, Action::Lay(builder, _) if Some(*builder) == company);
    legal(scene.state).iter().filter(|action| of(action)).count()
}
