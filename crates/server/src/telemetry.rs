//! Each request is traced: its method and route, and with the answer its status and the time it took.
//!
//! Of an address only the route is told, such as `/games/{id}`: whatever else is in it may be a secret, as an
//! invitation is. Of headers nothing is, for keys are in them.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::MatchedPath;
use axum::http::{Method, Request, Response, StatusCode};
use tower_http::classify::{ClassifiedResponse, ClassifyResponse, MakeClassifier, NeverClassifyEos};
use tower_http::trace::{MakeSpan, OnFailure, OnResponse, TraceLayer};
use tracing::Span;

use crate::app::App;
use crate::error::FailedDatabase;

/// An answer that takes longer is worth a line.
const SLOW: Duration = Duration::from_secs(1);

/// Counts and logs every answer.
#[derive(Clone)]
pub(crate) struct Telemetry(Arc<App>);

/// The layer that traces requests.
pub(crate) type Tracing = TraceLayer<Telemetry, Telemetry, (), Telemetry, (), (), Telemetry>;

/// What the log tells of a request.
///
/// It is kept beside the span, which by default is not there: a span in which nothing is logged would cost each
/// request an allocation or two, and these two words cost none.
#[derive(Clone)]
pub(crate) struct Asked {
    method: Method,
    /// `None` for an address that is nowhere.
    route: Option<MatchedPath>,
    begin: Instant,
}

/// An answer that an operator should see: the server failed, or took its time.
pub(crate) struct Notable {
    asked: Asked,
    status: StatusCode,
}

impl Telemetry {
    pub(crate) fn layer(app: &Arc<App>) -> Tracing {
        let telemetry = Telemetry(Arc::clone(app));
        TraceLayer::new(telemetry.clone())
            .make_span_with(telemetry.clone())
            .on_request(())
            .on_response(telemetry.clone())
            .on_body_chunk(())
            .on_eos(())
            .on_failure(telemetry)
    }
}

impl<B> MakeSpan<B> for Telemetry {
    fn make_span(&mut self, request: &Request<B>) -> Span {
        span_of(request)
    }
}

impl MakeClassifier for Telemetry {
    type Classifier = Asked;
    type FailureClass = Notable;
    type ClassifyEos = NeverClassifyEos<Notable>;

    fn make_classifier<B>(&self, request: &Request<B>) -> Asked {
        Asked::of(request)
    }
}

impl<B> OnResponse<B> for Telemetry {
    fn on_response(self, response: &Response<B>, took: Duration, _span: &Span) {
        let status = response.status();
        self.0.metrics.answered(status);
        if response.extensions().get::<FailedDatabase>().is_some() {
            self.0.metrics.database(false);
        }
        if !is_notable(status, took) {
            tracing::debug!(status = status.as_u16(), milliseconds = took.as_millis() as u64, "answered");
        }
    }
}

impl OnFailure<Notable> for Telemetry {
    fn on_failure(&mut self, notable: Notable, took: Duration, _span: &Span) {
        let Notable { asked: Asked { method, route, .. }, status } = notable;
        let (route, milliseconds) = (route.as_ref().map(MatchedPath::as_str), took.as_millis() as u64);
        if status.is_server_error() {
            tracing::warn!(%method, route, status = status.as_u16(), milliseconds, "failed to answer");
        } else {
            tracing::info!(%method, route, status = status.as_u16(), milliseconds, "answered slowly");
        }
    }
}

impl Asked {
    fn of<B>(request: &Request<B>) -> Asked {
        let route = request.extensions().get::<MatchedPath>().cloned();
        Asked { method: request.method().clone(), route, begin: Instant::now() }
    }
}

impl ClassifyResponse for Asked {
    type FailureClass = Notable;
    type ClassifyEos = NeverClassifyEos<Notable>;

    fn classify_response<B>(
        self,
        response: &Response<B>,
    ) -> ClassifiedResponse<Notable, NeverClassifyEos<Notable>> {
        let status = response.status();
        let notable = is_notable(status, self.begin.elapsed());
        ClassifiedResponse::Ready(if notable { Err(Notable { asked: self, status }) } else { Ok(()) })
    }

    fn classify_error<E: fmt::Display + 'static>(self, _error: &E) -> Notable {
        Notable { asked: self, status: StatusCode::INTERNAL_SERVER_ERROR }
    }
}

/// What is refused late came late.
fn is_notable(status: StatusCode, took: Duration) -> bool {
    status.is_server_error() || took > SLOW && status.as_u16() < 400
}

/// What everything that is logged meanwhile belongs to.
fn span_of<B>(request: &Request<B>) -> Span {
    tracing::debug_span!(
        "request",
        method = %request.method(),
        route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str),
    )
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::filter::LevelFilter;

    use super::*;

    #[test]
    fn a_request_that_is_not_logged_costs_no_memory() {
        let request = Request::get("/games/k3v9?invite=secret").body(()).expect("a request");
        let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::INFO).finish();
        let allocated = tracing::subscriber::with_default(lines, || {
            // The first time, a place in the code asks who listens to it.
            drop(span_of(&request));
            allocation_counter::measure(|| {
                let (span, asked) = (span_of(&request), Asked::of(&request));
                let _entered = span.enter();
                assert!(matches!(
                    asked.classify_response(&Response::new(())),
                    ClassifiedResponse::Ready(Ok(()))
                ));
            })
        });
        assert_eq!(allocated.count_total, 0);
    }
}
