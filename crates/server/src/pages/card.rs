use std::sync::Arc;

use axum::extract::{Path, State};
use maud::{Markup, html};

use super::update::{Onlooker, UpdateRequest};
use crate::app::App;
use crate::error::Problem;
use crate::json_body::Body;
use crate::visitor::Visitor;

/// Explains something on the table: what it is, what it costs and earns, or why not.
pub(super) async fn card(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    explained(&onlooker, &wanted)
}

/// What there is to know about what a page asks about, at any table.
pub(super) fn explained(onlooker: &Onlooker, wanted: &UpdateRequest) -> Result<Markup, Problem> {
    let card = onlooker.table.card(&wanted.look(onlooker), &wanted.about);
    // What a page has asked about may be gone since.
    let gone = || (!onlooker.table.stands_as_at(wanted.version)).then(|| html! {});
    card.or_else(gone).ok_or_else(|| Problem::malformed("There is nothing of that name on the table."))
}
