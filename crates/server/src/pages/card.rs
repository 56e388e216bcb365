use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use maud::Markup;

use super::update::Wanted;
use crate::answer::Problem;
use crate::app::App;
use crate::visitor::Visitor;

/// Explains something on the table: what it is, what it costs and earns, or why not.
pub(super) async fn card(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    bytes: Bytes,
) -> Result<Markup, Problem> {
    let wanted = Wanted::read(&bytes)?;
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    let card = wanted
        .look(&onlooker, |look| onlooker.session.tell(|story| story.card(look, &wanted.about)).flatten());
    card.ok_or_else(|| Problem::malformed("There is nothing of that name on the table."))
}
