use axum::extract::{FromRequest, Request};

use crate::error::Problem;

/// A form as browsers send it: names and values, in the order they stand on the page.
pub(super) struct Form(Vec<(String, String)>);

impl Form {
    /// The value of a field, without blanks around it. Returns `None` if it is empty.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let value = self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        value.filter(|value| !value.is_empty())
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Form, Problem> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|axum::Form(fields)| Form(fields))
            .map_err(|_| Problem::malformed("The form cannot be read."))
    }
}
