//! The columns of shares.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Action, Column, Company, Event, Illegal, Phase, Position};

use super::columns;
use super::focus::{self, attempt, own_share_price};
use super::words::{class, herald, name, sign};
use crate::Scene;

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let left = [("left", state.shares_left().into()), ("enough", state.enough_shares().into())];
    let heading = (&*scene.say("table-shares", &[]), &*scene.say("nar-desk-shares-left", &left));
    let (cards, front) = (|column| state.shares(column), |column, share| front(scene, column, share));
    let named = |company: Company| format!("share:{}", company.index());
    columns::draw(scene, ("share", "shares"), heading, cards, named, front, |company| behind(scene, company))
}

fn behind(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    html! {
        li class={ "behind " (class(company)) } data-about={ "company:" (state.deck().company_name(company)) } {
            (sign(state, company)) " " span class="name" { (name(state, company, scene.phrases)) }
        }
    }
}

/// The card that can be taken: a button where the viewer can choose it now.
pub(super) fn front(scene: &Scene<Position>, column: Column, company: Company) -> Markup {
    let state = scene.state;
    let action = if scene.asked { attempt(state, column) } else { None };
    let trading = action.filter(|_| matches!(state.phase(), Phase::Shares { proposal: None, .. }));
    let refused = trading.and_then(|action| state.check(action).err());
    let chosen = trading.is_some() && focus::lot(scene).is_some_and(|lot| lot.column == column);
    let possible = trading.is_some() && refused.is_none();
    let why = trading.filter(|_| refused.is_some()).map(|action| format!("why:{}", scene.written(action)));
    let offered = state.proposal().filter(|proposal| proposal.column == column);
    let planned = state.shares(column).len() != scene.before.shares(column).len();
    let taken = |event: &Event| matches!(event, Event::ShareTaken { column: from, .. } if *from == column);
    let fresh = scene.since.iter().any(taken);
    html! {
        button type="button" id={ "share-" (column.index()) }
            class={ "front " (class(company)) @if possible { " can" } @if refused.is_some() { " cannot" }
                @if offered.is_some() { " offered" } @if planned { " planned" } @if fresh { " fresh" } }
            data-focus=[possible.then(|| focus::share(column))] aria-pressed=[possible.then(|| chosen.to_string())]
            data-key=[possible.then(|| format!("{} f", column.index() + 1))]
            aria-disabled=[refused.is_some().then_some("true")]
            // The desk says it all of the share that was chosen.
            data-about=[Some(why.unwrap_or_else(|| format!("share:{}", column.index()))).filter(|_| !chosen)] {
            span class="band" data-watch={ "front-share-" (column.index()) } {
                (herald(state, company))
                span class="name" { (name(state, company, scene.phrases)) }
            }
            span class="line" { (directed(scene, company)) }
            span class="line pays" { (pays(scene, company)) }
            @if let Some(proposal) = offered {
                span class="tag" {
                    (scene.badge(proposal.proposer)) " "
                    span class="unseen" { (scene.name(proposal.proposer)) " " }
                    (scene.phrases.money(proposal.price))
                }
            } @else if let Some(action) = trading {
                span class="tag" { (tag(scene, action, refused)) }
            }
        }
    }
}

/// Who directs the company.
fn directed(scene: &Scene<Position>, company: Company) -> Markup {
    html! {
        @match scene.state.director(company) {
            Some(director) => { (scene.badge(director)) " " (scene.who(director)) }
            None => span class="note" { (scene.say("nar-table-unfounded", &[])) },
        }
    }
}

/// What a share pays now; before the founding, nothing.
fn pays(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let per_share = state.division(company).per_share;
    html! {
        @if state.director(company).is_some() { (scene.say("nar-desk-pays", &[("amount", per_share.into())])) }
    }
}

/// What the viewer would do with it, or why not, in a word or two.
pub(super) fn tag(scene: &Scene<Position>, action: Action, refused: Option<Illegal>) -> String {
    let id = match (action, refused) {
        (_, Some(Illegal::TriedBefore(_))) => "nar-deal-tried",
        (_, Some(_)) => "nar-deal-too-dear",
        (Action::Found { .. }, None) => "nar-desk-tag-found",
        (Action::Buy { .. }, None) => "nar-desk-tag-buy",
        (_, None) => "nar-desk-tag-propose",
    };
    scene.say(id, &[("price", own_share_price(scene.state).into())])
}
