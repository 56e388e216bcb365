//! Who one is, on this device and others.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

use super::forms::Form;
use super::layout::{bar, page as framed};
use crate::app::{App, is_secret};
use crate::error::Problem;
use crate::services::personal_data::forget;
use crate::visitor::Visitor;

/// Shows the personal link. Behind a `#`, it brings a key along: then the page asks whether to take
/// it. What is behind a `#` is never sent to a server, and so is in nobody's log.
pub(super) async fn page(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet me" {
            h1 { (say("me-title")) }
            form id="arrive" class="leaf" method="post" action="/me" hidden {
                p { (say("me-arrive-help")) }
                @if visitor.secret.is_some() { p class="problem" { (say("me-arrive-warning")) } }
                input type="hidden" id="arriving-key" name="key";
                button class="first" { (say("me-arrive")) }
            }
            section class="leaf" {
                h2 { (say("me-link")) }
                p { (say("me-help")) }
                @if let Some(secret) = &visitor.secret {
                    div class="share-ways" {
                        p class="invitation" {
                            input id="personal" readonly data-path={ "/me#" (secret) } aria-label=(say("me-link"));
                            button type="button" data-copies="personal" data-done=(say("invite-copied")) { (say("invite-copy")) }
                        }
                    }
                } @else {
                    p { (say("me-none")) }
                }
            }
            @if visitor.secret.is_some() {
                section class="leaf" {
                    h2 { (say("notices-title")) }
                    p { (say("me-notices-help")) }
                    p { a class="button" id="notices" href="/me/notices" { (say("me-notices")) } }
                }
            }
            @if app.messengers.mailer.is_some() { (recovery(&visitor)) }
            @if visitor.secret.is_some() { (personal_data(&visitor)) }
        }
    };
    framed(&visitor, &say("me-title"), "me", &["me.js"], &body)
}

/// The way back for somebody who has lost their identity, by an address that they have confirmed.
fn recovery(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        section class="leaf" {
            h2 { (say("me-lost")) }
            p { (say("me-lost-help")) }
            form method="post" action="/me/recover" class="one-line" {
                label for="lost" { (say("notices-mail-address")) }
                input id="lost" name="address" type="email" required autocomplete="email" maxlength="254";
                button { (say("me-lost-send")) }
            }
        }
    }
}

/// What is stored about somebody, to take along and to have deleted. Deleting asks once more, also without a script.
fn personal_data(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        section id="data" class="leaf" {
            h2 { (say("me-data")) }
            p { (say("me-data-help")) }
            p { a class="button" id="download" href="/api/me/data" download="railhead-me.json" { (say("me-download")) } }
            details {
                summary id="delete" { (say("me-delete")) }
                p class="problem" { (say("me-delete-help")) }
                form method="post" action="/me/delete" { button id="delete-now" { (say("me-delete-now")) } }
            }
        }
    }
}

/// Deletes what is stored about somebody; their browser forgets who it was.
pub(super) async fn delete(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    if let Some(key) = visitor.caller().key {
        forget(&app, key).await?;
    }
    Ok((visitor.clear_cookies(), Redirect::to("/?deleted")).into_response())
}

/// Makes a browser the holder of a key.
pub(super) async fn arrive(visitor: Visitor, form: Form) -> Result<Response, Problem> {
    let Some(key) = form.get("key").filter(|key| is_secret(key)) else {
        return Err(Problem::told(StatusCode::BAD_REQUEST, "me-arrive-broken", []).under("G-5"));
    };
    Ok((visitor.hand_over(key), Redirect::to("/")).into_response())
}
