//! Who one is, on this device and others.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

use super::forms::Form;
use super::frame::{bar, page as framed};
use crate::answer::Problem;
use crate::app::{App, is_secret};
use crate::visitor::Visitor;

/// Shows the personal link. Behind a `#`, it brings a key along: then the page asks whether to take
/// it. What is behind a `#` is never sent to a server, and so is in nobody's log.
pub(super) async fn page(State(_): State<Arc<App>>, visitor: Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet" {
            h1 { (say("me-title")) }
            form id="arrive" method="post" action="/me" hidden {
                p { (say("me-arrive-help")) }
                @if visitor.secret.is_some() { p class="problem" { (say("me-arrive-warning")) } }
                input type="hidden" id="arriving-key" name="key";
                button class="first" { (say("me-arrive")) }
            }
            p { (say("me-help")) }
            @if let Some(secret) = &visitor.secret {
                p class="invitation" {
                    input id="personal" readonly data-path={ "/me#" (secret) } aria-label=(say("me-link"));
                    button type="button" data-copies="personal" data-done=(say("invite-copied")) { (say("invite-copy")) }
                }
            } @else {
                p { (say("me-none")) }
            }
        }
    };
    framed(&visitor, &say("me-title"), "me", &["me.js"], &body)
}

/// Makes a browser the holder of a key.
pub(super) async fn arrive(visitor: Visitor, form: Form) -> Result<Response, Problem> {
    let Some(key) = form.get("key").filter(|key| is_secret(key)) else {
        return Err(Problem::told(StatusCode::BAD_REQUEST, "me-arrive-broken", []).under("G-5"));
    };
    Ok((visitor.hand_over(key), Redirect::to("/")).into_response())
}
