use std::time::{Duration, Instant};

use axum::extract::Request;
use axum::http::{Method, Uri};
use axum::response::Response;

use crate::answer::FailedDatabase;
use crate::numbers::Numbers;

/// An answer that takes longer is worth a line.
const SLOW: Duration = Duration::from_secs(1);

/// A request that is being answered.
pub(crate) struct Observed {
    method: Method,
    uri: Uri,
    begin: Instant,
}

impl Observed {
    pub(crate) fn of(request: &Request) -> Observed {
        Observed { method: request.method().clone(), uri: request.uri().clone(), begin: Instant::now() }
    }

    pub(crate) fn path(&self) -> &str {
        self.uri.path()
    }

    /// Counts the answer and logs it. Queries are left out, for invitations are in them; so are
    /// headers, for keys are.
    pub(crate) fn answered(&self, response: &Response, numbers: &Numbers) {
        let (status, took) = (response.status(), self.begin.elapsed());
        numbers.answered(status);
        if response.extensions().get::<FailedDatabase>().is_some() {
            numbers.database(false);
        }
        let method = &self.method;
        let (path, status, milliseconds) = (self.path(), status.as_u16(), took.as_millis() as u64);
        if status >= 500 {
            tracing::warn!(%method, path, status, milliseconds, "failed to answer");
        } else if took > SLOW && status < 400 {
            // What is refused late came late.
            tracing::info!(%method, path, status, milliseconds, "answered slowly");
        } else {
            tracing::debug!(%method, path, status, milliseconds, "answered");
        }
    }
}
