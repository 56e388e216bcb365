//! The columns of shares: the front card of each lifted, those to come behind it.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Action, Column, Company, Event, Illegal, Phase, Position};

use super::columns;
use super::focus::{self, attempt, own_share_price};
use super::words::{class, letter, name, named};
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let left = [("left", state.shares_left().into()), ("players", state.players().into())];
    let heading = (&*scene.say("table-shares", &[]), &*scene.say("nar-shares-left", &left));
    let (cards, front) = (|column| state.shares(column), |column, share| front(scene, column, share));
    columns::draw(scene, ("share", "shares"), heading, cards, front, |company| {
        let about = format!("company:{}", state.deck().company_name(company));
        html! { li class="behind" data-about=(about) { (named(state, company, scene.phrases)) } }
    })
}

/// The card that can be taken: a button where the viewer can choose it now.
fn front(scene: &Scene<Position>, column: Column, company: Company) -> Markup {
    let state = scene.state;
    let action = if scene.asked { attempt(state, column) } else { None };
    let trading = action.filter(|_| matches!(state.phase(), Phase::Shares { proposal: None, .. }));
    let refused = trading.and_then(|action| state.check(action).err());
    let chosen = trading.is_some() && focus::lot(scene).is_some_and(|lot| lot.column == column);
    let possible = trading.is_some() && refused.is_none();
    let why = trading.filter(|_| refused.is_some()).map(|action| format!("why:{}", scene.written(action)));
    let offered = state.proposal().is_some_and(|proposal| proposal.column == column);
    let planned = state.shares(column).len() != scene.before.shares(column).len();
    let taken = |event: &Event| matches!(event, Event::ShareTaken { column: from, .. } if *from == column);
    let fresh = scene.since.iter().any(taken);
    html! {
        button type="button" id={ "share-" (column.index()) }
            class={ "front " (class(company)) @if possible { " can" } @if refused.is_some() { " cannot" }
                @if offered { " offered" } @if planned { " planned" } @if fresh { " fresh" } }
            data-focus=[possible.then(|| focus::share(column))] aria-pressed=[possible.then(|| chosen.to_string())]
            aria-disabled=[refused.is_some().then_some("true")]
            data-about=(why.unwrap_or_else(|| format!("share:{}", column.index()))) {
            span class="band" data-watch={ "front-share-" (column.index()) } {
                span class="letter" aria-hidden="true" { (letter(state, company)) }
                span class="name" { (name(state, company, scene.phrases)) }
            }
            span class="line" { (directed(scene, company)) }
            @if let Some(proposal) = state.proposal().filter(|_| offered) {
                span class="line deal" {
                    (badge(proposal.proposer, scene.names)) " "
                    span class="unseen" { (scene.name(proposal.proposer)) }
                    (scene.phrases.money(proposal.price))
                }
            } @else if let Some(action) = trading {
                span class="line deal" { (deal(scene, action, refused)) }
            } @else {
                span class="line pays" {
                    (scene.say("nar-pays", &[("amount", state.division(company).per_share.into())]))
                }
            }
        }
    }
}

/// Who directs the company.
fn directed(scene: &Scene<Position>, company: Company) -> Markup {
    html! {
        @match scene.state.director(company) {
            Some(director) => { (badge(director, scene.names)) " " span class="who" { (scene.name(director)) } }
            None => span class="note" { (scene.say("nar-table-unfounded", &[])) },
        }
    }
}

/// What the viewer would do with it, or why not, in two or three words.
pub(super) fn deal(scene: &Scene<Position>, action: Action, refused: Option<Illegal>) -> String {
    let id = match (action, refused) {
        (_, Some(Illegal::TriedBefore(_))) => "nar-deal-tried",
        (_, Some(_)) => "nar-deal-too-dear",
        (Action::Found { .. }, None) => "nar-deal-found",
        (Action::Buy { .. }, None) => "nar-deal-buy",
        (_, None) => "nar-deal-propose",
    };
    scene.say(id, &[("price", own_share_price(scene.state).into())])
}
