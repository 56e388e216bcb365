use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, CONTENT_LENGTH};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::layout::{bar, page};
use super::pictures;
use crate::app::App;
use crate::error::Problem;
use crate::visitor::Visitor;

/// A problem that somebody meets in a browser is told in their language: as a page where they wanted
/// one, otherwise as JSON for the script that asked. Programs are answered in English.
pub(crate) async fn translate_problems(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    if request.uri().path().starts_with("/api/") {
        return next.run(request).await;
    }
    let visitor = Visitor::of(request.headers(), &app.config);
    let wanted = request.headers().get(ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let wants_page = wanted.is_some_and(|wanted| wanted.contains("text/html"));
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let (mut parts, _) = response.into_parts();
    let told = if wants_page {
        tell(&visitor, &problem).into_response()
    } else {
        Json(problem.translated(visitor.phrases)).into_response()
    };
    let (better, body) = told.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.extend(better.headers);
    Response::from_parts(parts, body)
}

fn tell(visitor: &Visitor, problem: &Problem) -> Markup {
    let private = problem.is_uninvited();
    let title = visitor.say(if private { "private-title" } else { "page-problem" }, &[]);
    let body = html! {
        (bar(visitor, &html! {}, &html! {}))
        main class="lobby" {
            section class="hero" {
                (pictures::scene())
                div class="ticket" {
                    h1 { (title) }
                    p class="lead" { (problem.sentence(visitor.phrases)) }
                    @if private { p id="what-to-ask" { (visitor.say("private-help", &[])) } }
                    p class="others" {
                        a class="button first" href="/" { (visitor.say("room-to-lobby", &[])) }
                        @if private { a class="button" href="/me" { (visitor.say("me-title", &[])) } }
                    }
                }
            }
        }
    };
    page(visitor, &title, "problem", &[], &body)
}
