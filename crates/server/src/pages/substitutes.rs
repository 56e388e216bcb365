//! Somebody else for an abandoned seat: the link for it, and the page that it leads to.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use store::Occupant;

use super::forms::Form;
use super::layout::{bar, page};
use super::lobby::game_title;
use super::sit::{seat, to_table};
use super::update::Onlooker;
use crate::app::{App, hash};
use crate::at_table::{AtTable, open};
use crate::error::Problem;
use crate::services::substitutes;
use crate::visitor::Visitor;

/// The seats in which bots play for people who are gone, with the link that lets somebody else take one.
pub(super) fn links(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let key = onlooker.visitor.caller().key;
    let seats = (0..people.seats.len()).filter(|&seat| {
        matches!(&people.seats[seat], Occupant::Bot { owner: Some(_), .. })
            && (people.is_host(key) || people.owns(seat, key))
    });
    html! {
        @for seat in seats {
            @let player = ("player", onlooker.names[seat].as_str().into());
            @let secret = onlooker.visitor.substitution(&onlooker.session.id, seat);
            @let sought = people.substitutes.get(seat).copied().flatten() == Some(hash(&secret));
            details class="end-game" open[sought] {
                summary id={ "substitute-" (seat) } { (onlooker.say("substitute-title", std::slice::from_ref(&player))) }
                @if sought {
                    p class="note" { (onlooker.say("substitute-link", &[])) }
                    p class="invitation" {
                        input id={ "substitute-link-" (seat) } readonly aria-label=(onlooker.say("share-link", &[]))
                            data-path={ "/games/" (onlooker.session.id.0) "/substitute?seat=" (seat) "&invite=" (secret) };
                        button type="button" data-copies={ "substitute-link-" (seat) } data-done=(onlooker.say("invite-copied", &[])) {
                            (onlooker.say("invite-copy", &[]))
                        }
                    }
                } @else {
                    form method="post" action={ "/games/" (onlooker.session.id.0) "/seek" } {
                        input type="hidden" name="seat" value=(seat);
                        p class="note" { (onlooker.say("substitute-about", &[player])) }
                        button id={ "seek-" (seat) } { (onlooker.say("substitute-make", &[])) }
                    }
                }
            }
        }
    }
}

/// Somebody makes a link with which another can take an abandoned seat.
pub(super) async fn seek(at: AtTable, visitor: Visitor, form: Form) -> Result<Redirect, Problem> {
    let seat = seat(&form);
    substitutes::seek(&at, seat, Some(&visitor.substitution(&at.session.id, seat))).await?;
    Ok(to_table(&at))
}

/// What the link to an abandoned seat says.
#[derive(Deserialize)]
pub(super) struct SubstituteQuery {
    seat: usize,
    invite: String,
}

/// Where somebody decides whether to take an abandoned seat.
pub(super) async fn offer(
    AtTable { app, session, .. }: AtTable,
    visitor: Visitor,
    Query(SubstituteQuery { seat, invite }): Query<SubstituteQuery>,
) -> Result<Markup, Problem> {
    let people = session.people();
    let offered =
        people.substitutes.get(seat).copied().flatten() == Some(hash(&invite)) && !session.is_over();
    let names = people.names_in(visitor.phrases);
    let own_name = match visitor.caller().key {
        Some(key) => app.store.key_name(key).await?,
        None => None,
    };
    let say = |id| visitor.say(id, &[]);
    let title = game_title(&visitor, session.frame.game);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet" {
            h1 { (title) }
            @if let Some(player) = names.get(seat).filter(|_| offered) {
                p class="lead" { (visitor.say("substitute-offer", &[("player", player.into())])) }
                p { a href={ "/games/" (session.id.0) "?invite=" (invite) } { (say("substitute-look")) } }
                form class="leaf sit" method="post" action={ "/games/" (session.id.0) "/substitute" } {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="invite" value=(invite);
                    input name="name" required maxlength="60" autocomplete="nickname" placeholder=(say("new-your-name"))
                        aria-label=(say("new-your-name")) value=[own_name];
                    button class="first" id="take-over" { (say("substitute-take")) }
                }
            } @else { p class="lead" { (say("problem-no-substitute")) } }
        }
    };
    Ok(page(&visitor, &title, "substitute", &[], &body))
}

/// Somebody takes an abandoned seat.
pub(super) async fn take_over(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let caller = visitor.caller();
    let secret = form.get("invite").unwrap_or_default();
    let session = open(&app, &id, caller, Some(secret)).await?;
    let (key, headers) = visitor.key();
    let seat = seat(&form);
    let name = form.get("name").unwrap_or_default();
    let at = AtTable { app, session, caller };
    substitutes::take(&at, seat, key, name, secret).await?;
    at.app.store.remember_key(key, name, at.app.now()).await?;
    Ok((headers, to_table(&at)).into_response())
}
