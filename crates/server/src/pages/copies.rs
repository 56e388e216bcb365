//! Games made from games: a copy to try things on, a record to look at, the same table again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Value, json};
use store::GameId;

use super::forms::Form;
use super::new_game::name_of;
use crate::app::App;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::copies::{self, Copier};
use crate::services::import::take_in;
use crate::visitor::Visitor;

/// A private copy of a moment, to play on against oneself or bots.
pub(super) async fn try_from(table: AtTable, mut visitor: Visitor, form: Form) -> Result<Response, Problem> {
    let caller = visitor.caller();
    let (key, headers) = visitor.key();
    let name = name_of(&table.app, key, &visitor).await?;
    let copier = Copier { caller, key, name, invitation: &|id| visitor.invitation(id) };
    let at = form.get("at").and_then(|at| at.parse().ok()).unwrap_or(u32::MAX);
    let names = table.session.people().names_in(visitor.phrases);
    let id = copies::try_from(&table, &copier, at, form.get("how") == Some("bots"), names).await?;
    Ok((headers, to_table(&id)).into_response())
}

/// The same people at a new table, once the game is over.
pub(super) async fn again(table: AtTable, mut visitor: Visitor) -> Result<Redirect, Problem> {
    let caller = visitor.caller();
    let (key, _) = visitor.key();
    let name = name_of(&table.app, key, &visitor).await?;
    let copier = Copier { caller, key, name, invitation: &|id| visitor.invitation(id) };
    Ok(to_table(&copies::play_again(&table, &copier).await?))
}

fn to_table(id: &GameId) -> Redirect {
    Redirect::to(&format!("/games/{id}"))
}

/// Stores a record that somebody has opened; a game that is not over they can play on alone.
pub(super) async fn open_record(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Body(record): Body<Value>,
) -> Result<(StatusCode, HeaderMap, Json<Value>), Problem> {
    let (key, headers) = visitor.key();
    let id = take_in(&app, visitor.caller(), record, |_| key).await?;
    Ok((StatusCode::CREATED, headers, Json(json!({ "id": id.0 }))))
}
