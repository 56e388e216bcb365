use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use phrases::{Arg, Phrases};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

use crate::table::Refusal;
use crate::visitor::english;

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
    /// The phrase that says it in other languages, where a person can meet it.
    #[serde(skip)]
    phrase: Option<(&'static str, Vec<(&'static str, Arg)>)>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> Problem {
        Problem { error: error.into(), rule: None, status, phrase: None }
    }

    /// A problem that people meet, and not only programs: it can be told in every language.
    pub(crate) fn told<const N: usize>(
        status: StatusCode,
        id: &'static str,
        args: [(&'static str, Arg); N],
    ) -> Problem {
        let error = english().say(id, &args);
        Problem { phrase: Some((id, args.into())), ..Problem::new(status, error) }
    }

    /// With the ruling that was broken.
    pub(crate) fn under(self, rule: &'static str) -> Problem {
        Problem { rule: Some(rule), ..self }
    }

    /// The sentence in a language; in English if only programs are expected to meet it.
    pub(crate) fn sentence(&self, phrases: &Phrases) -> String {
        self.phrase.as_ref().map_or_else(|| self.error.clone(), |(id, args)| phrases.say(id, args))
    }

    /// The same problem in a language.
    pub(crate) fn translated(self, phrases: &Phrases) -> Problem {
        Problem { error: self.sentence(phrases), ..self }
    }

    /// The message cannot be read.
    pub(crate) fn malformed(error: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, error).under("G-5")
    }

    pub(crate) fn no_such_game() -> Problem {
        Problem::told(StatusCode::NOT_FOUND, "problem-no-such-game", [])
    }

    pub(crate) fn unknown_game(game: &str) -> Problem {
        Problem::told(StatusCode::BAD_REQUEST, "problem-unknown-game", [("game", game.into())]).under("G-5")
    }

    /// It is for somebody else to do.
    pub(crate) fn not_yours<const N: usize>(id: &'static str, args: [(&'static str, Arg); N]) -> Problem {
        Problem::told(StatusCode::FORBIDDEN, id, args).under("G-1")
    }

    pub(crate) fn stale(version: u32) -> Problem {
        let version = ("version", version.to_string().into());
        Problem::told(StatusCode::CONFLICT, "problem-moved-on", [version])
    }

    /// A setup or a record that does not hold: the message, not a move, is wrong.
    pub(crate) fn bad_setup(refusal: Refusal) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, refusal.sentence).under(refusal.rule.0)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, refusal.sentence).under(refusal.rule.0)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Invalid(why) => return Problem::malformed(format!("This cannot be stored: {why}.")),
            StoreError::Missing => return Problem::no_such_game(),
            _ => tracing::error!(%error, "the database does not answer"),
        }
        Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-unreachable", [])
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        // Whoever knows to whom it goes can say it better.
        response.extensions_mut().insert(self);
        response
    }
}
