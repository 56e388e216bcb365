use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use game::{Rule, Seat};
use phrases::{Arg, Language, Phrases};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

use crate::people::People;
use crate::refusal::RefusalMessage;
use crate::table::LoadError;
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
    /// How it is told in other languages, where a person can meet it.
    #[serde(skip)]
    told: Option<Wording>,
    /// When it is worth trying again.
    #[serde(skip)]
    retry_after: Option<Duration>,
    #[serde(skip)]
    failed_database: bool,
}

/// What can be told in every language.
#[derive(Clone, Debug)]
enum Wording {
    /// A phrase with its arguments.
    Phrase(&'static str, Vec<(&'static str, Arg)>),
    /// What the rules refuse, at a table with these people.
    Refusal(RefusalMessage, Arc<People>),
}

/// Marks an answer that could not be given because the database failed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FailedDatabase;

/// The usual `Retry-After` of a busy server.
const A_WHILE: Duration = Duration::from_secs(5);

impl Problem {
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> Problem {
        let (rule, told, retry_after) = (None, None, None);
        Problem { error: error.into(), rule, status, told, retry_after, failed_database: false }
    }

    /// A problem that people meet, and not only programs: it can be told in every language.
    pub(crate) fn told<const N: usize>(
        status: StatusCode,
        id: &'static str,
        args: [(&'static str, Arg); N],
    ) -> Problem {
        let error = english().say(id, &args);
        Problem { told: Some(Wording::Phrase(id, args.into())), ..Problem::new(status, error) }
    }

    /// With the ruling that was broken.
    pub(crate) fn under(self, rule: &'static str) -> Problem {
        Problem { rule: Some(rule), ..self }
    }

    /// With how long to wait before trying again.
    pub(crate) fn after(self, wait: Duration) -> Problem {
        Problem { retry_after: Some(wait), ..self }
    }

    /// The sentence in a language. What only programs are expected to meet is told in detail in English only.
    pub(crate) fn sentence(&self, phrases: &Phrases) -> String {
        self.sentence_to(None, phrases)
    }

    /// The sentence for whoever sits in a seat.
    pub(crate) fn sentence_to(&self, reader: Option<Seat>, phrases: &Phrases) -> String {
        match &self.told {
            None if phrases.language() == Language::English => self.error.clone(),
            None => phrases.say("problem-malformed", &[]),
            Some(Wording::Phrase(id, args)) => phrases.say(id, args),
            Some(Wording::Refusal(refusal, people)) => {
                refusal.sentence_to(reader, &people.names_in(phrases), phrases)
            }
        }
    }

    /// The same problem in a language.
    pub(crate) fn translated(self, phrases: &Phrases) -> Problem {
        Problem { error: self.sentence(phrases), ..self }
    }

    /// Whether the game was not as the caller thought.
    pub(crate) fn is_conflict(&self) -> bool {
        self.status == StatusCode::CONFLICT
    }

    /// Whether there is no such game.
    pub(crate) fn is_missing(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// Whether it may go well another time.
    pub(crate) fn is_passing(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE && self.failed_database
    }

    /// Whether a table is only for those who are invited.
    pub(crate) fn is_uninvited(&self) -> bool {
        matches!(self.told, Some(Wording::Phrase("problem-invited", _)))
    }

    /// The message cannot be read.
    pub(crate) fn malformed(error: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, error).under("G-5")
    }

    pub(crate) fn no_such_game() -> Problem {
        Problem::told(StatusCode::NOT_FOUND, "problem-no-such-game", [])
    }

    /// The database fails.
    pub(crate) fn unreachable() -> Problem {
        let problem = Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-unreachable", []);
        Problem { failed_database: true, ..problem }
    }

    pub(crate) fn unknown_game(game: &str) -> Problem {
        Problem::told(StatusCode::BAD_REQUEST, "problem-unknown-game", [("game", game.into())]).under("G-5")
    }

    /// It is for somebody else to do.
    pub(crate) fn not_yours<const N: usize>(id: &'static str, args: [(&'static str, Arg); N]) -> Problem {
        Problem::told(StatusCode::FORBIDDEN, id, args).under("G-1")
    }

    /// It is for the player in this seat to do.
    pub(crate) fn anothers(id: &'static str, seat: Seat, people: &Arc<People>) -> Problem {
        let told = move |names: &[String], phrases: &Phrases| {
            phrases.say(id, &[("player", phrases.player(names, seat).into())])
        };
        let problem = Problem::refused(RefusalMessage::new(Rule::ANOTHERS_DECISION, told), people);
        Problem { status: StatusCode::FORBIDDEN, ..problem }
    }

    pub(crate) fn stale(version: u32) -> Problem {
        let version = ("version", version.to_string().into());
        Problem::told(StatusCode::CONFLICT, "problem-moved-on", [version])
    }

    /// A setup or a record that does not hold: the message, not a move, is wrong.
    pub(crate) fn bad_setup(refusal: RefusalMessage) -> Problem {
        let problem = Problem::refused(refusal, &Arc::default());
        Problem { status: StatusCode::BAD_REQUEST, ..problem }
    }

    /// The rules refuse it, at a table with these people.
    pub(crate) fn refused(refusal: RefusalMessage, people: &Arc<People>) -> Problem {
        let error = refusal.sentence(&people.names(), english());
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, error).under(refusal.rule.0);
        Problem { told: Some(Wording::Refusal(refusal, Arc::clone(people))), ..problem }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Invalid(why) => return Problem::malformed(format!("This cannot be stored: {why}.")),
            StoreError::Missing => return Problem::no_such_game(),
            StoreError::Followed => {
                return Problem::told(StatusCode::CONFLICT, "problem-followed", []);
            }
            _ => tracing::error!(%error, "the database does not answer"),
        }
        Problem::unreachable()
    }
}

/// A stored game that cannot be gone on with is refused, and the others are served.
impl From<LoadError> for Problem {
    fn from(lost: LoadError) -> Problem {
        let id = match lost {
            LoadError::Newer => "problem-newer-game",
            LoadError::Broken(_) => "problem-unreadable-game",
        };
        Problem::told(StatusCode::SERVICE_UNAVAILABLE, id, [])
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        let retry_after = match self.status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                Some(self.retry_after.unwrap_or(A_WHILE))
            }
            _ => self.retry_after,
        };
        if let Some(wait) = retry_after {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(RETRY_AFTER, seconds.max(1).into());
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if self.failed_database {
            response.extensions_mut().insert(FailedDatabase);
        }
        // Whoever knows to whom it goes can say it better.
        response.extensions_mut().insert(self);
        response
    }
}
