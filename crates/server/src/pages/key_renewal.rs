use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::visitor::Visitor;

/// With each page, a browser that has a key is told to keep it: so a key in use never ends.
pub(super) async fn renew_key(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let accepted = request.headers().get(ACCEPT).and_then(|accepted| accepted.to_str().ok());
    // Not with what the pages' scripts ask for.
    if request.method() != Method::GET || !accepted.is_some_and(|accepted| accepted.contains("text/html")) {
        return next.run(request).await;
    }
    let visitor = Visitor::of(request.headers(), &app.config);
    let mut response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if let Some(secret) = visitor.secret.as_deref().filter(|_| is_page && response.status() == StatusCode::OK)
    {
        response.headers_mut().extend(visitor.hand_over(secret));
    }
    response
}
