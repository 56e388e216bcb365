use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

use super::forms::Form;
use super::kinds;
use crate::answer::Problem;
use crate::api::seats::{give_to_bot, sit as take_seat};
use crate::api::view::{Invitation, open};
use crate::app::{App, now};
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
        let name = form.get("name").unwrap_or_default();
        take_seat(&app, &session, key, name, None).await?;
        app.store.remember_key(key, name, now()).await?;
        Ok::<(), Problem>(())
    };
    seated.await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// Lets a bot play for somebody who is not there.
pub(super) async fn hand_over(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let seat = form.get("seat").and_then(|seat| seat.parse().ok()).unwrap_or(usize::MAX);
    let bot = kinds::named(form.get("level").unwrap_or_default(), form.get("character"));
    let given = give_to_bot(&app, visitor.caller(), &id, seat, &bot).await;
    given?;
    Ok(Redirect::to(&format!("/games/{id}")).into_response())
}
