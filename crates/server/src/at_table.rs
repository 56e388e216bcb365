use std::sync::Arc;

use axum::extract::{FromRequestParts, Query, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::{App, hash};
use crate::caller::Caller;
use crate::error::Problem;
use crate::session::Session;

/// Somebody at a table that they may look at: the one of the `{id}` in the address, with the
/// invitation, where they need one, in its query.
pub(crate) struct AtTable {
    pub(crate) app: Arc<App>,
    pub(crate) session: Arc<Session>,
    pub(crate) caller: Caller,
}

/// How one proves to be invited.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Invitation {
    /// The invitation to an invite-only game.
    pub(crate) invite: Option<String>,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let unreadable = || Problem::malformed("The address cannot be read.");
        let places = RawPathParams::from_request_parts(parts, app).await.map_err(|_| unreadable())?;
        let id = places.iter().find_map(|(name, id)| (name == "id").then_some(id)).unwrap_or_default();
        let query = Query::from_request_parts(parts, app).await;
        let Query(invitation): Query<Invitation> = query.map_err(|_| unreadable())?;
        let session = open(app, id, caller, invitation.invite.as_deref()).await?;
        Ok(AtTable { app: Arc::clone(app), session, caller })
    }
}

/// The session, if the caller may look at it.
pub(crate) async fn open(
    app: &App,
    id: &str,
    caller: Caller,
    invite: Option<&str>,
) -> Result<Arc<Session>, Problem> {
    let session = app.session(id).await?;
    let people = session.people();
    let invite = invite.map(hash);
    let sought = invite.is_some() && people.substitutes.contains(&invite);
    let invited = people.invite.is_none() || people.invite == invite || people.shared || sought;
    if !invited && !people.knows(caller.key) {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-invited", []));
    }
    session.attendance.called(app.now(), caller.source.network);
    if let Some(key) = caller.key.filter(|&key| people.seats_of(Some(key)).next().is_some()) {
        session.attendance.seen(key, app.now());
    }
    Ok(session)
}
