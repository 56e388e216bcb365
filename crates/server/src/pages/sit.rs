use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

use super::forms::Form;
use super::kinds;
use crate::answer::Problem;
use crate::api::seats::{give_to_bot, give_up, sit as take_seat, take_back};
use crate::api::view::{Invitation, open};
use crate::app::{App, now};
use crate::name::checked_name;
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
    let seated = async {
        let invitation = Invitation { invite: form.get("invite").map(str::to_owned) };
        let session = open(&app, &id, caller, &invitation).await?;
        let name = checked_name(form.get("name").unwrap_or_default())?;
        take_seat(&app, &session, caller, key, &name, None).await?;
        app.store.remember_key(key, &name, now()).await?;
        Ok::<(), Problem>(())
    };
    seated.await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// Gives a seat up before the game begins. Whoever has left may have no business at the table any more.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let session = give_up(&app, visitor.caller(), &id, seat(&form)).await?;
    let stays = session.people().knows(visitor.caller().key);
    Ok(Redirect::to(&if stays { format!("/games/{id}") } else { "/".to_owned() }).into_response())
}

/// Takes a seat back from the bot that plays there.
pub(super) async fn come_back(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    take_back(&app, visitor.caller(), &id, seat(&form)).await?;
    Ok(Redirect::to(&format!("/games/{id}")).into_response())
}

/// The seat that a form is about; one that no table has if it does not say.
fn seat(form: &Form) -> usize {
    form.get("seat").and_then(|seat| seat.parse().ok()).unwrap_or(usize::MAX)
}

/// Lets a bot play for somebody who is not there.
pub(super) async fn hand_over(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let bot = kinds::named(form.get("level").unwrap_or_default(), form.get("character"));
    give_to_bot(&app, visitor.caller(), &id, seat(&form), &bot).await?;
    Ok(Redirect::to(&format!("/games/{id}")).into_response())
}
