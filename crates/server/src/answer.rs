use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

use crate::table::Refusal;

/// Why a call did not do what it was asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// A sentence for people.
    #[schema(example = "The bid of $60 is more than the $50 that Ann has.")]
    pub(crate) error: String,
    /// The ruling that was broken, where there is one.
    #[schema(example = "AR-2")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    #[serde(skip)]
    status: StatusCode,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> Problem {
        Problem { error: error.into(), rule: None, status }
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// The message cannot be read.
    pub(crate) fn malformed(error: impl Into<String>) -> Problem {
        Problem { rule: Some("G-5"), ..Problem::new(StatusCode::BAD_REQUEST, error) }
    }

    pub(crate) fn no_such_game() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "There is no such game.")
    }

    pub(crate) fn not_yours(error: impl Into<String>) -> Problem {
        Problem { rule: Some("G-1"), ..Problem::new(StatusCode::FORBIDDEN, error) }
    }

    pub(crate) fn stale(version: u32) -> Problem {
        Problem::new(StatusCode::CONFLICT, format!("The game has moved on: it is at version {version} now."))
    }

    /// A setup or a record that does not hold: the message, not a move, is wrong.
    pub(crate) fn bad_setup(refusal: Refusal) -> Problem {
        Problem { rule: Some(refusal.rule.0), ..Problem::new(StatusCode::BAD_REQUEST, refusal.sentence) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem { rule: Some(refusal.rule.0), ..Problem::new(status, refusal.sentence) }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Invalid(why) => return Problem::malformed(format!("This cannot be stored: {why}.")),
            StoreError::Missing => return Problem::no_such_game(),
            _ => tracing::error!(%error, "the database does not answer"),
        }
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "The games cannot be reached just now; try again soon.")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}
