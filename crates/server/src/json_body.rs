use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::error::Problem;

/// A body of JSON, whatever its content type says: programs forget that header, and a message that
/// can be read is not refused for it.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|_| Problem::malformed("The message broke off."))?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| Problem::malformed(format!("The message cannot be read: {error}.")))
    }
}
