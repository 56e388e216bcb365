use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use games::GameName;
use serde_json::Value;

use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::schemas::{GameDeck, GameMap, GameMaterial};
use crate::services::material::{own_of, whole};

/// The map that a game is played on, whole: as `POST /api/games` takes it.
#[utoipa::path(get, path = "/api/games/{id}/map", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = GameMap), (status = 403, body = Problem),
        (status = 404, description = "There is no such game, or it is not played on a map.", body = Problem)))]
pub(crate) async fn map(at: AtTable) -> Result<Json<Value>, Problem> {
    material(&at, "map")
}

/// The deck that a game is played with, whole: as `POST /api/games` takes it.
#[utoipa::path(get, path = "/api/games/{id}/deck", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = GameDeck), (status = 403, body = Problem),
        (status = 404, description = "There is no such game, or it is not played with a deck.", body = Problem)))]
pub(crate) async fn deck(at: AtTable) -> Result<Json<Value>, Problem> {
    material(&at, "deck")
}

/// The map or the deck that comes with the program, whole, by the name of its game: nobody need set up a table for it.
#[utoipa::path(get, path = "/api/material/{game}", params(("game" = String, Path, example = "american-rails")),
    responses((status = 200, body = GameMaterial), (status = 404, body = Problem)))]
pub(crate) async fn own(Path(game): Path<String>) -> Result<Json<Value>, Problem> {
    let game = GameName::named(&game).ok_or_else(|| {
        Problem::told(StatusCode::NOT_FOUND, "problem-unknown-game", [("game", game.as_str().into())])
    })?;
    Ok(Json(own_of(game)))
}

fn material(at: &AtTable, kind: &'static str) -> Result<Json<Value>, Problem> {
    let frame = &at.session.frame;
    let own = frame.game.description().material == kind;
    let material = frame.material().filter(|_| own).and_then(|material| whole(frame.game, material));
    material.map(Json).ok_or_else(|| {
        let args = [("game", frame.game.description().title.into()), ("material", kind.into())];
        Problem::told(StatusCode::NOT_FOUND, "problem-no-material", args)
    })
}
