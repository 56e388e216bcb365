use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::body::Body;
use super::view::{GameView, Invitation, open, viewer};
use crate::answer::Problem;
use crate::app::{App, now};
use crate::caller::Caller;
use crate::session::{Plan, Who};

/// What the caller wants to do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moves {
    /// The version that the caller has seen.
    version: u32,
    /// Several actions, all of them or none.
    #[schema(value_type = Option<Vec<Object>>)]
    actions: Option<Vec<Map<String, Value>>>,
    /// One action.
    #[schema(value_type = Option<Object>, example = json!({"do": "bid", "amount": 12}))]
    action: Option<Map<String, Value>>,
}

/// Nobody's turn has more steps.
const MOST_STEPS: usize = 64;

impl Moves {
    fn plan(self, caller: Caller) -> Result<Plan, Problem> {
        let actions = match (self.actions, self.action) {
            (Some(actions), None) => actions,
            (None, Some(action)) => vec![action],
            _ => return Err(Problem::malformed("Send either \"actions\", a list, or \"action\", one.")),
        };
        if actions.len() > MOST_STEPS {
            return Err(Problem::malformed(format!("A plan has at most {MOST_STEPS} actions.")));
        }
        Ok(Plan { version: self.version, actions, caller: Who::Key(caller.key) })
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
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(moves): Body<Moves>,
) -> Result<Json<GameView>, Problem> {
    let plan = moves.plan(caller)?;
    let session = open(&app, &id, caller, &Invitation { invite: None }).await?;
    if plan.actions.is_empty() {
        return Err(Problem::malformed("There is nothing to do in this plan."));
    }
    let moment = app.make(&session, plan).await?;
    Ok(Json(GameView::of(&session, &*moment.table, caller.key)))
}

/// The game as it would stand after these actions of the caller; nothing is stored.
///
/// Where money is hidden, the others are taken to have some: what they really have would show.
#[utoipa::path(post, path = "/api/games/{id}/preview", params(("id" = String, Path)), request_body = Moves,
    security((), ("token" = [])), responses(
        (status = 200, body = GameView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(moves): Body<Moves>,
) -> Result<Json<GameView>, Problem> {
    let plan = moves.plan(caller)?;
    let session = open(&app, &id, caller, &Invitation { invite: None }).await?;
    let moment = session.now();
    if plan.version != moment.table.version() {
        return Err(Problem::stale(moment.table.version()));
    }
    let actor = moment.table.actor().map(game::Seat::index);
    let eyes = viewer(&session.people(), actor, caller.key);
    let (table, _) = session.try_plan(&moment, &plan, moment.table.known_to(eyes), now())?;
    let mut view = GameView::of(&session, &*table, caller.key);
    view.keep_hidden(&moment.table.state(eyes));
    Ok(Json(view))
}
