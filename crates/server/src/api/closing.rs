use axum::Json;
use axum::http::StatusCode;

use super::view::GameView;
use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::services::closing::{agree_to_end, cancel, decline_to_end, share};

/// Agree to end a running game without a result, or propose it.
///
/// When all people who sit there have agreed, the game is over: nobody can act any more, and its record has no result.
/// A move withdraws nothing.
#[utoipa::path(post, path = "/api/games/{id}/end", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game does not run.", body = Problem)))]
pub(crate) async fn agree(at: AtTable) -> Result<Json<GameView>, Problem> {
    agree_to_end(&at).await?;
    Ok(Json(GameView::of(&at.session, &*at.session.now(), at.caller.key)))
}

/// Decline to end a running game without a result, which withdraws what others have agreed to.
#[utoipa::path(delete, path = "/api/games/{id}/end", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game does not run.", body = Problem)))]
pub(crate) async fn decline(at: AtTable) -> Result<Json<GameView>, Problem> {
    decline_to_end(&at).await?;
    Ok(Json(GameView::of(&at.session, &*at.session.now(), at.caller.key)))
}

/// Cancel a table before the game begins: its host only.
#[utoipa::path(delete, path = "/api/games/{id}", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game has begun.", body = Problem)))]
pub(crate) async fn cancel_table(at: AtTable) -> Result<StatusCode, Problem> {
    cancel(&at).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let everybody who has the address look at an invite-only game that is over: its host only.
#[utoipa::path(post, path = "/api/games/{id}/share", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game is not over.", body = Problem)))]
pub(crate) async fn share_game(at: AtTable) -> Result<StatusCode, Problem> {
    share(&at, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let only the players and the invited look at a game again: its host only.
#[utoipa::path(delete, path = "/api/games/{id}/share", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game is not over.", body = Problem)))]
pub(crate) async fn unshare_game(at: AtTable) -> Result<StatusCode, Problem> {
    share(&at, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
