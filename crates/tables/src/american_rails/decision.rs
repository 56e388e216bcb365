//! What is asked, and the buttons that answer it.

use american_rails::{Action, Company, Event, Phase, Position, Question, Row};
use game::Game;
use maud::{Markup, html};
use phrases::{Told, american_rails as words};

use super::board::{builders, building};
use super::{answer, auction, develop, effects, fund, id_of, numeral, progress, sign};
use crate::{Confirm, Decision, Scene, Shown};

pub(super) fn draw(scene: &Scene<Position>) -> Decision {
    Decision {
        ask: ask(scene),
        answers: html! {
            @if let Some(warning) = progress::warning(scene) { p class="warning ends-soon" { (warning) } }
            @if let Some(on_offer) = scene.state.auction() { (auction::draw(scene, &on_offer)) }
            @else if scene.asked { (answers(scene)) }
            @else if !scene.planned() { (fund::standing(scene)) }
        },
        effects: if scene.planned() {
            consequences(scene)
        } else {
            html! {}
        },
        confirm: if scene.planned() { confirm(scene) } else { None },
    }
}

/// The row that the question is about: the one in use, or the one that the plan has used up.
fn row(scene: &Scene<Position>) -> Option<Row> {
    let planned = scene.plan.iter().find_map(|step| match step.action {
        Action::Choose(row) => Some(row),
        _ => None,
    });
    planned.or_else(|| scene.before.row())
}

/// Whose decision it is, the row, and what is left of it.
pub(super) fn kicker(scene: &Scene<Position>) -> Markup {
    let Some(actor) = scene.before.actor() else { return html! {} };
    let (what, rest) = subject(scene);
    html! {
        (scene.badge(actor)) span class="unseen" { (scene.name(actor)) " " }
        b { (what) }
        @if let Some(rest) = rest { " " span class="note" { "· " (rest) } }
    }
}

fn subject(scene: &Scene<Position>) -> (String, Option<String>) {
    let state = scene.state;
    let name = |row| words::row(row, state.players(), scene.phrases);
    if let Some(on_offer) = scene.before.auction().or_else(|| state.auction().filter(|_| scene.asked)) {
        let preparing = matches!(scene.before.phase(), Phase::Preparation { .. });
        let what = if preparing { scene.say("table-preparation", &[]) } else { name(Row::Auction) };
        return (what, Some(scene.say("ar-offered-by", &[("player", scene.player(on_offer.auctioneer))])));
    }
    match (row(scene), *scene.before.phase()) {
        (Some(row), _) => (name(row), remainder(scene, row)),
        (None, Phase::Actions { column, .. }) => {
            let free = Row::ALL.into_iter().filter(|&row| scene.before.marker(row).is_none()).count();
            let column = ("column", numeral(column).into());
            (scene.say("ar-column", &[column]), Some(scene.say("ar-rows-free", &[("rows", free.into())])))
        }
        (None, Phase::Preparation { .. }) => (scene.say("table-preparation", &[]), None),
        (None, Phase::Over { .. }) => (scene.say("page-over", &[]), None),
    }
}

/// What is left of a row: cubes, markers, shares.
fn remainder(scene: &Scene<Position>, row: Row) -> Option<String> {
    match row {
        Row::Pass => None,
        Row::Develop => Some(scene.say("ar-left-markers", &[("left", scene.before.markers().into())])),
        Row::Fund => Some(scene.say("ar-bank-pays", &[])),
        Row::Auction => Some(scene.say("ar-left-shares", &[("left", scene.before.shares_left().into())])),
        Row::Take | Row::Expand3 | Row::Expand4 => {
            let laid = laid(scene);
            // After a plan that uses the row up the state of play is about somebody else.
            let left =
                scene.state.cubes_left().filter(|_| scene.asked || !scene.planned()).unwrap_or_default();
            let expands = row != Row::Take || laid > 0;
            expands.then(|| scene.say("ar-left-cubes", &[("laid", laid.into()), ("left", left.into())]))
        }
    }
}

/// The cubes of the row so far: those on the board already, and those of the plan.
fn laid(scene: &Scene<Position>) -> usize {
    let before = match scene.before.question() {
        Some(Question::Use { laid, .. }) => usize::from(laid),
        _ => 0,
    };
    before + cubes(scene)
}

/// The cubes of the plan.
fn cubes(scene: &Scene<Position>) -> usize {
    scene.plan.iter().filter(|step| matches!(step.action, Action::Lay(..))).count()
}

/// A turn is confirmed as a whole: not between choosing a row and using it, nor before the first bid on what one
/// offers oneself. The button says what it does.
fn confirm(scene: &Scene<Position>) -> Option<Confirm> {
    let last = if !scene.asked {
        None
    } else if scene.state.check(Action::Done).is_ok() {
        Some(scene.written(Action::Done))
    } else {
        return None;
    };
    let label = match (cubes(scene), scene.plan.last()) {
        (0, Some(step)) => Position::tell_step(step, scene.names, scene.phrases),
        (laid, _) => scene.say("ar-confirm-cubes", &[("cubes", laid.into())]),
    };
    Some(Confirm { label, last })
}

fn ask(scene: &Scene<Position>) -> String {
    if !scene.asked {
        return match (scene.plan.last(), cubes(scene)) {
            (None, _) => scene.before.tell_question(None, scene.names, scene.phrases).unwrap_or_default(),
            (Some(step), 0) => {
                let step = Position::tell_step(step, scene.names, scene.phrases);
                scene.say("ar-sure", &[("step", step.into())])
            }
            (Some(_), laid) => scene.say("ar-sure-cubes", &[("cubes", laid.into())]),
        };
    }
    let id = match scene.state.question() {
        None => return String::new(),
        Some(Question::Start { company, .. }) => {
            return scene.say("ar-ask-start", &[("company", words::name(company).into())]);
        }
        Some(Question::Bid(on_offer)) => {
            return scene.say("ar-lot", &[("company", words::name(on_offer.company).into())]);
        }
        Some(Question::Offer { .. }) => "ar-ask-offer",
        Some(Question::Choose) => "ar-ask-choose",
        Some(Question::Use { row, laid }) => match row {
            Row::Develop => "ar-ask-develop",
            Row::Fund => "ar-ask-fund",
            Row::Auction => "ar-ask-sell",
            Row::Take if laid == 0 => "ar-ask-take",
            _ if laid == 0 => "ar-ask-lay",
            _ => "ar-ask-lay-more",
        },
    };
    scene.say(id, &[("cubes", scene.state.cubes_left().unwrap_or_default().into())])
}

fn answers(scene: &Scene<Position>) -> Markup {
    match scene.state.question() {
        None | Some(Question::Bid(_)) => html! {},
        Some(Question::Start { .. }) => html! { p class="note" { (scene.say("ar-start-note", &[])) } },
        Some(Question::Offer { .. }) => offers(scene),
        Some(Question::Choose) => {
            html! { p class="note" data-wants="track" { (scene.say("ar-choose-note", &[])) } }
        }
        Some(Question::Use { row, .. }) => match row {
            Row::Fund => fund::draw(scene),
            Row::Auction => offers(scene),
            Row::Take => html! { (takes(scene)) (building_for(scene)) },
            Row::Pass | Row::Develop | Row::Expand3 | Row::Expand4 => building_for(scene),
        },
    }
}

/// What the plan costs and brings.
fn consequences(scene: &Scene<Position>) -> Markup {
    match row(scene) {
        _ if scene.state.auction().is_some() && scene.asked => html! {},
        Some(Row::Develop) => develop::effects(scene),
        Some(Row::Fund) if !scene.asked => fund::draw(scene),
        Some(Row::Expand3 | Row::Expand4) => html! { (effects::ledger(scene)) (effects::brief(scene)) },
        Some(Row::Take) if cubes(scene) > 0 => html! { (effects::ledger(scene)) (effects::brief(scene)) },
        Some(Row::Fund | Row::Auction) | None if scene.asked => html! {},
        Some(Row::Take) if scene.asked => html! {},
        Some(Row::Pass) => html! { p class="note" { (scene.say("ar-about-pass", &[])) } },
        _ => effects::between(scene, scene.before, scene.state),
    }
}

/// Leaving a row unused, or an expansion where it stands.
pub(super) fn way_out(scene: &Scene<Position>) -> Markup {
    let possible = |action| scene.asked && scene.state.check(action).is_ok();
    html! {
        @if !scene.planned() && possible(Action::Done) {
            (answer(scene, Action::Done, "second", &html! { (scene.say("ar-done", &[])) }))
        }
        @if possible(Action::Decline) {
            (answer(scene, Action::Decline, "second", &html! {
                span class="long" { (scene.say("ar-decline", &[])) }
                span class="short" aria-hidden="true" { (scene.say("ar-decline-short", &[])) }
            }))
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

/// The companies whose share can be put up: what each has, and what its shares would pay.
fn offers(scene: &Scene<Position>) -> Markup {
    html! {
        table class="funds ledger" {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.say("table-company", &[])) } }
                    th scope="col" class="number" { (scene.say("table-treasury", &[])) }
                    th scope="col" class="number" { (scene.say("table-dividend", &[])) }
                    th scope="col" class="number" { (scene.say("ar-unsold", &[])) }
                    th scope="col" class="number" { (scene.say("ar-you", &[])) }
                }
            }
            tbody {
                @for company in scene.state.companies() {
                    tr { th scope="row" { (offer(scene, company)) } (auction::offer_note(scene, company)) }
                }
            }
        }
    }
}

fn offer(scene: &Scene<Position>, company: Company) -> Markup {
    let action = Action::Offer(company);
    let written = scene.written(action);
    let label = html! { (sign(company)) " " span class="who" { (words::name(company)) } };
    html! {
        @if scene.state.check(action).is_ok() {
            button type="button" class="plain radio" id={ "do-" (id_of(&written)) } data-do=(written) data-called=(scene.called(action)) {
                (label)
                @if scene.state.would_be_lost(company) { span class="warning" title=(scene.say("ar-note-lost", &[])) { "!" span class="unseen" { (scene.say("ar-note-lost", &[])) } } }
            }
        } @else {
            button type="button" class="plain radio" aria-disabled="true" data-about={ "why:" (written) } { (label) }
        }
    }
}

fn takes(scene: &Scene<Position>) -> Markup {
    if scene.state.check(Action::Take).is_err() {
        return html! {};
    }
    let amount = || [("amount", Position::TAKE.into())];
    html! {
        div class="answers takes" {
            (answer(scene, Action::Take, "", &html! { (scene.say("ar-take", &amount())) }))
            (answer(scene, Action::Drain, "", &html! { (scene.say("ar-drain", &amount())) }))
        }
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
        div class="choices builders" role="group" aria-label=(scene.say("ar-build-for", &[])) {
            span class="note" { (scene.say("ar-build-for", &[])) }
            @for &company in &able {
                button type="button" class="focus" data-focus=(company.name()) id={ "focus-" (company.name()) } data-key="f"
                    aria-pressed=(if now == Some(company) { "true" } else { "false" }) {
                    (sign(company)) span class="unseen" { (words::name(company)) } " "
                    span class="has" { (scene.phrases.money(scene.state.treasury(company))) }
                }
            }
        }
    }
}
