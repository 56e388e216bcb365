use axum::Json;
use game::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::view::GameView;
use crate::at_table::AtTable;
use crate::caller::Caller;
use crate::error::Problem;
use crate::json_body::Body;
use crate::people::viewer;
use crate::plan::{Plan, check_length};
use crate::schemas::GameAction;

/// What the caller wants to do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moves {
    /// The version that the caller has seen.
    version: u32,
    /// Several actions, all of them or none.
    #[schema(value_type = Option<Vec<GameAction>>)]
    actions: Option<Vec<Map<String, Value>>>,
    /// One action.
    #[schema(value_type = Option<GameAction>, example = json!({"do": "bid", "amount": 12}))]
    action: Option<Map<String, Value>>,
}

impl Moves {
    /// The actions, as a plan of the caller.
    fn plan(self, caller: Caller, may_be_empty: bool) -> Result<Plan, Problem> {
        let actions = match (self.actions, self.action) {
            (Some(actions), None) => actions,
            (None, Some(action)) => vec![action],
            _ => return Err(Problem::malformed("Send either \"actions\", a list, or \"action\", one.")),
        };
        check_length(&actions)?;
        if actions.is_empty() && !may_be_empty {
            return Err(Problem::malformed("There is nothing to do in this plan."));
        }
        Ok(Plan::Act(caller.key, actions))
    }
}

/// Act: all of the actions are stored, or none.
#[utoipa::path(post, path = "/api/games/{id}/actions", params(("id" = String, Path)), request_body = Moves,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem),
        (status = 403, description = "It is another's seat.", body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The version is stale.", body = Problem),
        (status = 422, description = "It breaks a rule.", body = Problem)))]
pub(crate) async fn act(
    AtTable { app, session, caller }: AtTable,
    Body(moves): Body<Moves>,
) -> Result<Json<GameView>, Problem> {
    let version = moves.version;
    let table = app.make(&session, version, moves.plan(caller, false)?).await?;
    Ok(Json(GameView::of(&session, &*table, caller.key)))
}

/// A way back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBackRequest {
    /// The version that the caller has seen.
    version: u32,
    /// The version to go back to: one at which the caller had to decide, and which still stands.
    to: u32,
}

/// Take back to an earlier decision of the caller, who plays with nobody but bots, or with others
/// around one screen.
#[utoipa::path(post, path = "/api/games/{id}/back", params(("id" = String, Path)), request_body = TakeBackRequest,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem),
        (status = 403, description = "Others play, too.", body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The version is stale, or the game is over.", body = Problem),
        (status = 422, description = "There is no way back there.", body = Problem)))]
pub(crate) async fn back(
    AtTable { app, session, caller }: AtTable,
    Body(TakeBackRequest { version, to }): Body<TakeBackRequest>,
) -> Result<Json<GameView>, Problem> {
    let table = app.make(&session, version, Plan::TakeBack(caller.key, to)).await?;
    Ok(Json(GameView::of(&session, &*table, caller.key)))
}

/// The game as it would stand after these actions of the caller; nothing is stored.
///
/// Where money is hidden, the others are taken to have some: what they really have would show.
#[utoipa::path(post, path = "/api/games/{id}/preview", params(("id" = String, Path)), request_body = Moves,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn preview(
    AtTable { session, caller, .. }: AtTable,
    Body(moves): Body<Moves>,
) -> Result<Json<GameView>, Problem> {
    let (now, version) = (session.now(), moves.version);
    let plan = moves.plan(caller, true)?;
    if !now.stands_as_at(version) {
        return Err(Problem::stale(now.version()));
    }
    let eyes = viewer(&session.people(), now.actor().map(Seat::index), caller.key);
    let table = session.played(plan, &*now.known_to(eyes))?;
    let mut view = GameView::of(&session, &*table, caller.key);
    if now.hides_something() {
        view.keep_hidden(&*table, eyes);
    }
    Ok(Json(view))
}
