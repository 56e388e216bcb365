//! What was said at a table, the latest first on the page, the rest on request.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use store::{GameId, Talk};

use super::update::parts;
use crate::answer::Problem;
use crate::api::view::{Invitation, open};
use crate::app::App;
use crate::visitor::Visitor;

/// So much is shown at once.
const A_PAGE: usize = 200;

/// Some of the talk, in order.
pub(super) struct Passage {
    pub(super) talk: Vec<Talk>,
    /// Whether something was said before it.
    pub(super) has_earlier: bool,
}

impl Passage {
    /// The last of what was said before a word.
    pub(super) async fn before(app: &App, id: &GameId, word: i64) -> Result<Passage, Problem> {
        let mut talk = app.store.talk_before(id, word, A_PAGE as u32 + 1).await?;
        let has_earlier = talk.len() > A_PAGE;
        if has_earlier {
            talk.remove(0);
        }
        Ok(Passage { talk, has_earlier })
    }

    /// The last of what was said.
    pub(super) async fn last(app: &App, id: &GameId) -> Result<Passage, Problem> {
        Passage::before(app, id, i64::MAX).await
    }

    /// The number of the last word, to read on from.
    pub(super) fn end(&self) -> i64 {
        self.talk.last().map_or(0, |talk| talk.id)
    }

    /// Its words, after a button for what was said before them.
    pub(super) fn draw(&self, visitor: &Visitor) -> Markup {
        let first = self.talk.first().filter(|_| self.has_earlier);
        html! {
            @if let Some(first) = first {
                li class="earlier" {
                    button type="button" data-talk-before=(first.id) { (visitor.say("page-talk-earlier", &[])) }
                }
            }
            (parts::talk(&self.talk))
        }
    }
}

/// Where to read on from.
#[derive(Deserialize)]
pub(super) struct Wanted {
    before: i64,
    invite: Option<String>,
}

/// What was said before a word.
pub(super) async fn earlier(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let session = open(&app, &id, visitor.caller(), &Invitation { invite: wanted.invite }).await?;
    Ok(Passage::before(&app, &session.id, wanted.before).await?.draw(&visitor))
}
