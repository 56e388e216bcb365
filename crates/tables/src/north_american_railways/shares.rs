//! The columns of shares: the front card of each lifted, those to come behind it.

use game::{Game, Money};
use maud::{Markup, html};
use north_american_railways::{Action, Column, Company, Event, Illegal, Position};

use super::turned::{self, attempt};
use super::words::{class, letter, name, named};
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    html! {
        section id="share-columns" class="columns shares" data-part aria-labelledby="share-columns-title" {
            h2 id="share-columns-title" {
                (scene.say("table-shares", &[])) " "
                span class="note" data-watch="shares-left" {
                    (scene.say("nar-shares-left", &[
                        ("left", state.shares_left().into()), ("players", state.seats().into()),
                    ]))
                }
            }
            div class="grid" {
                @for column in Column::ALL {
                    ol class="column" aria-label=(scene.say("nar-column", &[("column", (column.index() + 1).into())])) {
                        @match state.front_share(column) {
                            Some(company) => li class="lifted" { (front(scene, column, company)) },
                            None => li class="empty" { (scene.say("nar-empty", &[])) },
                        }
                        @for &company in state.shares(column).iter().skip(1) {
                            li class="behind" data-about={ "company:" (state.deck().company_name(company)) } {
                                (named(state, company))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The card that can be taken: a button where the viewer can choose it now.
fn front(scene: &Scene<Position>, column: Column, company: Company) -> Markup {
    let state = scene.state;
    let action = if scene.asked { attempt(state, column) } else { None };
    let trading = action.filter(|_| state.proposal().is_none() && state.check(Action::Pass).is_err());
    let refused = trading.and_then(|action| state.check(action).err());
    let chosen = trading.is_some() && turned::lot(scene).is_some_and(|lot| lot.column == column);
    let possible = trading.is_some() && refused.is_none();
    let why = trading.filter(|_| refused.is_some()).map(|action| format!("why:{}", scene.written(action)));
    let offered = state.proposal().is_some_and(|proposal| proposal.column == column);
    let planned = state.shares(column).len() != scene.before.shares(column).len();
    let fresh = scene.since.iter().any(|event| taken_from(event) == Some(column));
    html! {
        button type="button" id={ "share-" (column.index()) }
            class={ "front " (class(company)) @if possible { " can" } @if refused.is_some() { " cannot" }
                @if offered { " offered" } @if planned { " planned" } @if fresh { " fresh" } }
            data-focus=[possible.then(|| turned::share(column))] aria-pressed=[possible.then(|| chosen.to_string())]
            aria-disabled=[refused.is_some().then_some("true")]
            data-about=(why.unwrap_or_else(|| format!("share:{}", column.index()))) {
            span class="band" data-watch={ "front-share-" (column.index()) } {
                span class="letter" aria-hidden="true" { (letter(state, company)) }
                span class="name" { (name(state, company)) }
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
    let price = || {
        let fixed = Some(Position::FIXED_PRICE);
        let own = scene.actor().and_then(|seat| scene.state.own_share_price(seat));
        own.or(fixed).unwrap_or(Money::ZERO)
    };
    let id = match (action, refused) {
        (_, Some(Illegal::TriedBefore(_))) => "nar-deal-tried",
        (_, Some(_)) => "nar-deal-too-dear",
        (Action::Found { .. }, None) => "nar-deal-found",
        (Action::Buy { .. }, None) => "nar-deal-buy",
        (_, None) => "nar-deal-propose",
    };
    scene.say(id, &[("price", price().into())])
}

fn taken_from(event: &Event) -> Option<Column> {
    match event {
        Event::ShareTaken { column, .. } => Some(*column),
        _ => None,
    }
}
