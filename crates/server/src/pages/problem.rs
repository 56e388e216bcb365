use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::frame::page;
use crate::answer::Problem;
use crate::visitor::Visitor;

/// A problem as a page.
pub(super) struct PageProblem(pub(super) Response);

/// Shows a problem to a visitor.
pub(super) fn show(visitor: &Visitor) -> impl Fn(Problem) -> PageProblem {
    |problem| {
        let status = problem.status();
        let body = html! {
            main class="sheet" {
                h1 { (visitor.say("page-problem", &[])) }
                p { (problem.error) }
                p { a href="/" { (visitor.say("page-title", &[])) } }
            }
        };
        let title = visitor.say("page-problem", &[]);
        PageProblem((status, page(visitor, &title, "problem", &[], &body)).into_response())
    }
}

impl IntoResponse for PageProblem {
    fn into_response(self) -> Response {
        self.0
    }
}

impl From<Problem> for PageProblem {
    /// Where nobody is known to whom it could be shown better.
    fn from(problem: Problem) -> PageProblem {
        PageProblem(problem.into_response())
    }
}

impl From<StatusCode> for PageProblem {
    fn from(status: StatusCode) -> PageProblem {
        PageProblem(status.into_response())
    }
}
