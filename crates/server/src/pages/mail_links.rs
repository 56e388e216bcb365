//! Where the links in mails lead. Each asks once more: programs that look at mails open links, too.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::LinkPurpose;

use super::forms::Form;
use super::layout::{bar, page as framed};
use crate::app::App;
use crate::error::Problem;
use crate::services::identity::{
    ask_for_recovery, check_link, confirm as confirm_address, recover as recover_identity, subscribed,
    unsubscribe as end_mails,
};
use crate::visitor::Visitor;

/// Sends a link to somebody who has lost their identity. The answer is the same whether there is anybody.
pub(super) async fn ask_to_recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    form: Form,
) -> Result<Markup, Problem> {
    if app.messengers.mailer.is_none() {
        return Err(Problem::told(axum::http::StatusCode::CONFLICT, "fault-no-mail", []));
    }
    ask_for_recovery(&app, visitor.caller(), form.get("address").unwrap_or_default()).await?;
    Ok(told(&visitor, "recover-title", "recover-asked"))
}

/// Asks whether an address is the visitor's.
pub(super) async fn confirm_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Markup, Problem> {
    check_link(&app, &secret, LinkPurpose::Confirm).await?;
    Ok(question(&visitor, "confirm-title", "confirm-help", "confirm-now", false))
}

/// Confirms an address.
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    confirm_address(&app, &secret).await?;
    // Perhaps they read their mail in another browser.
    if visitor.secret.is_some() {
        return Ok(Redirect::to("/me/notices?done=confirmed").into_response());
    }
    Ok(told(&visitor, "confirm-title", "notices-confirmed").into_response())
}

/// Asks whether the visitor wants to be the person again whom a link was sent to.
pub(super) async fn recover_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Markup, Problem> {
    check_link(&app, &secret, LinkPurpose::Recover).await?;
    Ok(question(&visitor, "recover-title", "recover-help", "recover-now", visitor.secret.is_some()))
}

/// Makes the visitor that person again.
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let secret = recover_identity(&app, &secret).await?;
    Ok((visitor.hand_over(&secret), Redirect::to("/me")).into_response())
}

/// Asks whether somebody wants no more mail.
pub(super) async fn unsubscribe_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, proof)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    subscribed(&app, &id, &proof).await?;
    Ok(question(&visitor, "unsubscribe-title", "unsubscribe-help", "unsubscribe-now", false))
}

/// Ends the mails, also for programs that do it with one click.
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, proof)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    end_mails(&app, &id, &proof).await?;
    Ok(told(&visitor, "unsubscribe-title", "unsubscribe-done"))
}

/// A page with a button that does what the link is for.
fn question(visitor: &Visitor, title: &str, help: &str, button: &str, is_somebody: bool) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(visitor, &html! {}, &html! {}))
        main class="sheet me" {
            h1 { (say(title)) }
            form class="leaf" method="post" {
                p { (say(help)) }
                @if is_somebody { p class="problem" { (say("me-arrive-warning")) } }
                button class="first" id="go-on" { (say(button)) }
            }
        }
    };
    framed(visitor, &say(title), "me", &[], &body)
}

fn told(visitor: &Visitor, title: &str, text: &str) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(visitor, &html! {}, &html! {}))
        main class="sheet me" {
            h1 { (say(title)) }
            section class="leaf" {
                p role="status" { (say(text)) }
                p { a class="button first" href="/" { (say("room-to-lobby")) } }
            }
        }
    };
    framed(visitor, &say(title), "me", &[], &body)
}
