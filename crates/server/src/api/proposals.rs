use axum::Json;
use axum::extract::Path;
use serde::{Deserialize, Serialize};
use store::{ProposalKind, Proposed, TableProposal};
use utoipa::ToSchema;

use super::view::GameView;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::json_body::Body;
use crate::people::People;
use crate::services::proposals;
use crate::session::Session;

/// Something that a player proposes to the others.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewProposal {
    /// `back` to take moves back, `pause` to pause.
    #[schema(example = "back")]
    kind: String,
    /// With `back`: the version to go back to, at which the caller had to decide; if left out, the one before their last
    /// turn.
    to: Option<u32>,
}

/// What is proposed at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableProposalView {
    /// `back` or `pause`.
    kind: &'static str,
    /// The seat of whoever proposes it.
    by: u8,
    /// With `back`: the version to go back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u32>,
    /// The seats whose players have agreed.
    agreed: Vec<usize>,
    /// The seats whose players are still asked.
    asked: Vec<usize>,
}

impl TableProposalView {
    /// What is proposed at a table now.
    pub(crate) fn all(session: &Session) -> Vec<TableProposalView> {
        let people = session.people();
        let open = ProposalKind::ALL.into_iter().filter_map(|kind| proposals::open(session, kind));
        open.map(|proposal| TableProposalView::of(&proposal, &people)).collect()
    }

    fn of(proposal: &TableProposal, people: &People) -> TableProposalView {
        let (agreed, asked) = people.asked().partition(|&seat| proposal.has_agreed(seat));
        let to = match proposal.what {
            Proposed::Back(to) => Some(to),
            Proposed::Pause => None,
        };
        TableProposalView { kind: proposal.what.kind().name(), by: proposal.by, to, agreed, asked }
    }
}

/// Propose to take moves back, or to pause. All people who play there are asked; bots agree to everything.
///
/// A proposal to go back lapses when a person moves.
#[utoipa::path(post, path = "/api/games/{id}/proposals", params(("id" = String, Path)), request_body = NewProposal,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem),
        (status = 403, description = "The caller does not play there, or the table forbids it.", body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "It is proposed already, or the game does not run.", body = Problem),
        (status = 422, description = "There is no way back there.", body = Problem)))]
pub(crate) async fn propose(at: AtTable, Body(wanted): Body<NewProposal>) -> Result<Json<GameView>, Problem> {
    match kind_named(&wanted.kind)? {
        ProposalKind::Back => proposals::propose_back(&at, wanted.to).await?,
        ProposalKind::Pause => proposals::propose_pause(&at).await?,
    }
    Ok(seen(&at))
}

/// Agree to what is proposed. When all who are asked have, it happens.
#[utoipa::path(post, path = "/api/games/{id}/proposals/{kind}", params(("id" = String, Path), ("kind" = String, Path)),
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "It is not proposed any more.", body = Problem)))]
pub(crate) async fn agree(
    at: AtTable,
    Path((_id, kind)): Path<(String, String)>,
) -> Result<Json<GameView>, Problem> {
    proposals::agree(&at, kind_named(&kind)?).await?;
    Ok(seen(&at))
}

/// Refuse what is proposed, or withdraw what one has proposed oneself.
#[utoipa::path(delete, path = "/api/games/{id}/proposals/{kind}", params(("id" = String, Path), ("kind" = String, Path)),
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "It is not proposed any more.", body = Problem)))]
pub(crate) async fn refuse(
    at: AtTable,
    Path((_id, kind)): Path<(String, String)>,
) -> Result<Json<GameView>, Problem> {
    proposals::refuse(&at, kind_named(&kind)?).await?;
    Ok(seen(&at))
}

/// End a pause: any player may.
#[utoipa::path(delete, path = "/api/games/{id}/pause", params(("id" = String, Path)),
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game is not paused.", body = Problem)))]
pub(crate) async fn resume(at: AtTable) -> Result<Json<GameView>, Problem> {
    proposals::resume(&at).await?;
    Ok(seen(&at))
}

fn seen(at: &AtTable) -> Json<GameView> {
    Json(GameView::of(&at.session, &*at.session.now(), at.caller.key))
}

fn kind_named(name: &str) -> Result<ProposalKind, Problem> {
    let kind = ProposalKind::ALL.into_iter().find(|kind| kind.name() == name);
    kind.ok_or_else(|| Problem::malformed("What can be proposed is \"back\" and \"pause\"."))
}
