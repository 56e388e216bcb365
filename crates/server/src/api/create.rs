use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use store::GameId;
use utoipa::ToSchema;

use crate::app::{App, new_id, new_secret};
use crate::caller::Caller;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::new_table::{NewTable, Token, set_up};

/// A table that is ready.
#[derive(Serialize, ToSchema)]
pub(crate) struct Created {
    /// The game's name in addresses.
    id: String,
    /// A token for each person's seat.
    seats: Vec<Token>,
    /// The invitation to an invite-only game.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

/// Set up a table.
#[utoipa::path(post, path = "/api/games", request_body = NewTable, security((), ("token" = [])), responses(
    (status = 201, body = Created), (status = 400, body = Problem)
))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(order): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let invite = order.invite_only.then(new_secret);
    let (GameId(id), tokens) = set_up(&app, caller, order, invite.as_deref(), new_id()).await?;
    Ok((StatusCode::CREATED, Json(Created { id, seats: tokens, invite })))
}
