use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::hint::rounded;
use crate::analysis::{Analysis, Costly};
use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::session::Session;
use crate::visitor::english;

/// What a strong bot thinks of a game that is over.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnalysisView {
    /// After each action that stands, from none on, each seat's expected share of the victory, from 0 to 1.
    shares: Vec<Vec<f64>>,
    /// Up to three moves that cost most, the worst first.
    costly: Vec<CostlyView>,
}

/// A move that cost its maker something.
#[derive(Serialize, ToSchema)]
pub(crate) struct CostlyView {
    /// The version in which it was made.
    version: u32,
    /// Who made it.
    seat: usize,
    /// The share of the victory that it cost.
    #[schema(example = 0.12)]
    lost: f64,
    /// What was done, in words.
    played: String,
    /// The share of the victory that was left after it.
    win_share: f64,
    better: Better,
}

/// What would have been better.
#[derive(Serialize, ToSchema)]
pub(crate) struct Better {
    /// The actions.
    #[schema(value_type = Vec<Object>)]
    actions: Vec<Map<String, Value>>,
    /// The same in words.
    words: Vec<String>,
    /// The share of the victory after it.
    win_share: f64,
}

/// How far an analysis is.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnalysisProgress {
    /// From 0 to 1.
    #[schema(example = 0.4)]
    progress: f64,
}

/// How the players' chances went in a game that is over, and which moves cost most.
///
/// The first call begins it; it takes up to half a minute, and later calls tell how far it is.
#[utoipa::path(get, path = "/api/games/{id}/analysis", params(("id" = String, Path), Invitation),
    security((), ("token" = [])), responses(
        (status = 200, body = AnalysisView), (status = 202, description = "It is being made.", body = AnalysisProgress),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The game is not over yet.", body = Problem),
        (status = 503, description = "Too many are being made.", body = Problem)))]
pub(crate) async fn analysis(AtTable { app, session, .. }: AtTable) -> Result<Response, Problem> {
    let work = app.analyse(&session).await?;
    if let Some(analysis) = work.analysis() {
        return Ok(Json(view(&session, analysis)).into_response());
    }
    let progress = AnalysisProgress { progress: rounded(work.progress()) };
    Ok((StatusCode::ACCEPTED, Json(progress)).into_response())
}

/// The most moves that are told.
const MOST: usize = 3;

fn view(session: &Session, analysis: &Analysis) -> AnalysisView {
    let (names, phrases) = (session.people().names(), english());
    let costly = |costly: &Costly| {
        let told = |actions| {
            let table = session.now().until(costly.version);
            table.map(|table| table.tell(actions, &names, phrases)).unwrap_or_default().words
        };
        CostlyView {
            version: costly.version,
            seat: costly.seat,
            lost: rounded(costly.lost()),
            played: told(&costly.played).join(", "),
            win_share: rounded(costly.share),
            better: Better {
                actions: costly.better.actions.clone(),
                words: told(&costly.better.actions),
                win_share: rounded(costly.better.shares[costly.seat]),
            },
        }
    };
    AnalysisView {
        shares: analysis.shares.iter().map(|shares| shares.iter().copied().map(rounded).collect()).collect(),
        costly: analysis.costly.iter().take(MOST).map(costly).collect(),
    }
}
