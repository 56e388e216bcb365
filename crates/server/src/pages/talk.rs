//! What was said at a table, the latest first on the page, the rest on request.

use axum::extract::Query;
use maud::{Markup, html};
use serde::Deserialize;
use store::{GameId, Talk};

use super::update::parts;
use crate::app::App;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::people::People;
use crate::visitor::Visitor;

/// The most words that are shown at once.
const A_PAGE: usize = 200;

/// Some of the talk, in order.
pub(super) struct TalkPage {
    pub(super) talk: Vec<Talk>,
    /// Whether something was said before it.
    pub(super) has_earlier: bool,
}

impl TalkPage {
    /// The last of what was said before a word.
    pub(super) async fn before(app: &App, id: &GameId, word: i64) -> Result<TalkPage, Problem> {
        let mut talk = app.store.talk_before(id, word, A_PAGE as u32 + 1).await?;
        let has_earlier = talk.len() > A_PAGE;
        if has_earlier {
            talk.remove(0);
        }
        Ok(TalkPage { talk, has_earlier })
    }

    /// The last of what was said.
    pub(super) async fn last(app: &App, id: &GameId) -> Result<TalkPage, Problem> {
        TalkPage::before(app, id, i64::MAX).await
    }

    /// The number of the last word, to read on from.
    pub(super) fn end(&self) -> i64 {
        self.talk.last().map_or(0, |talk| talk.id)
    }

    /// Its words, after a button for what was said before them.
    pub(super) fn draw(&self, people: &People, visitor: &Visitor) -> Markup {
        let first = self.talk.first().filter(|_| self.has_earlier);
        html! {
            @if let Some(first) = first {
                li class="earlier" {
                    button type="button" data-talk-before=(first.id) { (visitor.say("page-talk-earlier", &[])) }
                }
            }
            (parts::talk(&self.talk, people, &people.names_in(visitor.phrases), visitor.caller().key, visitor.phrases))
        }
    }
}

/// Where to read on from.
#[derive(Deserialize)]
pub(super) struct TalkQuery {
    before: i64,
}

/// What was said before a word.
pub(super) async fn earlier(
    AtTable { app, session, .. }: AtTable,
    visitor: Visitor,
    Query(wanted): Query<TalkQuery>,
) -> Result<Markup, Problem> {
    Ok(TalkPage::before(&app, &session.id, wanted.before).await?.draw(&session.people(), &visitor))
}
