use axum::Json;
use phrases::rough_cash;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::tip::compare;
use crate::visitor::english;

/// What the caller could do.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintsView {
    /// The version that they are for.
    version: u32,
    /// Up to three, the best first.
    hints: Vec<HintView>,
}

/// One thing that the caller could do.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintView {
    /// The actions, to be sent as they are.
    #[schema(value_type = Vec<Object>)]
    actions: Vec<Map<String, Value>>,
    /// The caller's expected share of the victory, from 0 to 1.
    #[schema(example = 0.41)]
    win_share: f64,
    /// What the caller would have in the end, in dollars.
    cash: i64,
    /// The actions in words.
    words: Vec<String>,
    /// Why.
    reason: String,
}

/// What a strong bot would do in the caller's place.
///
/// It knows what the caller knows. Thinking takes about three seconds, and a little longer where a turn has
/// many decisions; it is done once for each decision.
#[utoipa::path(get, path = "/api/games/{id}/hint", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = HintsView),
        (status = 403, description = "It is another's decision, or hints are off at this table.", body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "There is nothing to decide yet, or any more.", body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn hint(AtTable { app, session, caller }: AtTable) -> Result<Json<HintsView>, Problem> {
    let hints = app.hints(&session, caller).await?;
    let (names, phrases) = (session.people().names(), english());
    let seat = hints.seat.index();
    let view = |(place, tip): (usize, &crate::tip::Tip)| {
        let told = hints.table.tell(&tip.actions, &names, phrases);
        let mut reason = compare(&hints.tips, place, seat, &names, phrases);
        if !told.changes.is_empty() {
            reason = format!("{reason} {}.", told.changes.join("; "));
        }
        HintView {
            actions: tip.actions.clone(),
            win_share: rounded(tip.shares[seat]),
            cash: rough_cash(tip.cash[seat]).0.into(),
            words: told.words,
            reason,
        }
    };
    let told = hints.tips.iter().enumerate().map(view).collect();
    Ok(Json(HintsView { version: hints.version, hints: told }))
}

/// A share with as many digits as mean something.
pub(super) fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1000.0).round() / 1000.0
}
