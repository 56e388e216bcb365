use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::answer::FailedDatabase;
use crate::app::App;

/// An answer that takes longer is worth a line.
const SLOW: Duration = Duration::from_secs(1);

/// Counts the answers and logs them. Queries are left out, for invitations are in them; so are
/// headers, for keys are.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let begin = Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status(), begin.elapsed());
    app.numbers.answered(status);
    if response.extensions().get::<FailedDatabase>().is_some() {
        app.numbers.database(false);
    }
    let (path, status, milliseconds) = (uri.path(), status.as_u16(), took.as_millis() as u64);
    if status >= 500 {
        tracing::warn!(%method, path, status, milliseconds, "failed to answer");
    } else if took > SLOW && status < 400 {
        // What is refused late came late.
        tracing::info!(%method, path, status, milliseconds, "answered slowly");
    } else {
        tracing::debug!(%method, path, status, milliseconds, "answered");
    }
    response
}
