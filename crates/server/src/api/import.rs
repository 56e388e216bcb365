use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::app::{App, hash, new_secret};
use crate::caller::Caller;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::import::take_in;
use crate::services::new_table::Token;

/// A record that is a game now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Imported {
    id: String,
    /// A token for each seat of a game that is not over.
    seats: Vec<Token>,
}

/// Store a record as a game; it is replayed first, and refused with its ruling if it does not hold.
#[utoipa::path(post, path = "/api/games/import", request_body = Object, security((), ("token" = [])), responses(
    (status = 201, body = Imported), (status = 400, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(record): Body<Value>,
) -> Result<(StatusCode, Json<Imported>), Problem> {
    let mut tokens = Vec::new();
    let id = take_in(&app, caller, record, |seat| {
        let token = new_secret();
        let key = hash(&token);
        tokens.push(Token { seat, token });
        key
    })
    .await?;
    let over = app.session(&id.0).await?.now().actor().is_none();
    Ok((StatusCode::CREATED, Json(Imported { id: id.0, seats: if over { Vec::new() } else { tokens } })))
}
