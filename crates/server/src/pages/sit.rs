use std::sync::Arc;

use ::notices::WebhookForm;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

use super::bot_choice;
use super::forms::Form;
use crate::app::App;
use crate::at_table::{AtTable, open};
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::services::overtime::{Remedy, act_for};
use crate::services::seating::{give_to_bot, give_up, sit as take_seat, take_back};
use crate::services::{closing, notices};
use crate::visitor::Visitor;

/// Takes a free seat, with a name only.
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let caller = visitor.caller();
    let (key, headers) = visitor.key();
    let session = open(&app, &id, caller, form.get("invite")).await?;
    let name = checked_name(form.get("name").unwrap_or_default())?;
    take_seat(&app, &session, caller, key, &name, None).await?;
    app.store.remember_key(key, &name, app.now()).await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// Gives a seat up before the game begins. Whoever has left may have no business at the table any more.
pub(super) async fn leave(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    give_up(&at, seat(&form)).await?;
    let stays = at.session.people().knows(at.caller.key);
    Ok(if stays { to_table(&at) } else { Redirect::to("/") })
}

/// Takes a seat back from the bot that plays there.
pub(super) async fn come_back(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    take_back(&at, seat(&form)).await?;
    Ok(to_table(&at))
}

pub(super) fn to_table(at: &AtTable) -> Redirect {
    Redirect::to(&format!("/games/{}", at.session.id.0))
}

/// The seat that a form is about; one that no table has if it does not say.
pub(super) fn seat(form: &Form) -> usize {
    form.get("seat").and_then(|seat| seat.parse().ok()).unwrap_or(usize::MAX)
}

/// Lets a bot play for somebody who is not there.
pub(super) async fn hand_over(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    let bot = bot_choice::named(form.get("level").unwrap_or_default(), form.get("character"));
    give_to_bot(&at, seat(&form), &bot).await?;
    Ok(to_table(&at))
}

/// Another player has a bot play for somebody whose time has run out. If somebody was quicker, they see it.
pub(super) async fn act_for_late(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    let remedy = if form.get("how") == Some("seat") { Remedy::Seat } else { Remedy::Decision };
    match act_for(&at, seat(&form), remedy).await {
        Err(problem) if !problem.is_conflict() => Err(problem),
        _ => Ok(to_table(&at)),
    }
}

/// The host cancels the table.
pub(super) async fn cancel(at: AtTable) -> Result<Redirect, Problem> {
    closing::cancel(&at).await?;
    Ok(Redirect::to("/"))
}

/// A player wants the game to end without a result, or to go on.
pub(super) async fn close(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    match form.get("word") {
        Some("decline") => closing::decline_to_end(&at).await?,
        _ => closing::agree_to_end(&at).await?,
    }
    Ok(to_table(&at))
}

/// The host lets everybody who has the link look at a game that is over, or not any more.
pub(super) async fn share(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    closing::share(&at, form.get("shared") == Some("yes")).await?;
    Ok(to_table(&at))
}

/// The host has the players told together what happens at the table, or not any more.
pub(super) async fn table_webhook(at: AtTable, visitor: Visitor, form: Form) -> Result<Redirect, Problem> {
    if form.get("word") == Some("remove") {
        notices::remove_table_webhook(&at).await?;
        return Ok(to_table(&at));
    }
    let kind = form.get("form").and_then(WebhookForm::named).unwrap_or(WebhookForm::Json);
    let language = visitor.phrases.language().code();
    notices::add_table_webhook(&at, form.get("address").unwrap_or_default(), kind, language).await?;
    Ok(to_table(&at))
}
