use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures::StreamExt;

use crate::connection::{ConnectionState, Progress};
use crate::error::Problem;

const MOST_BYTES: usize = 1 << 20;
/// A client that is still sending may never read the answer: up to this much more is read and thrown away.
const MOST_DRAINED: usize = 16 << 20;
const LONGEST_MESSAGE: Duration = Duration::from_secs(30);

/// Reads what comes with a request to its end before anything is answered.
pub(crate) async fn read_body(request: Request, next: Next) -> Response {
    let line = request.extensions().get::<Arc<ConnectionState>>().cloned();
    // Until then the connection may have to make room for another.
    let heard = || line.iter().for_each(|line| line.enter(Progress::Answering));
    if request.body().is_end_stream() {
        heard();
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let message = tokio::time::timeout(LONGEST_MESSAGE, read_all(body)).await.unwrap_or_else(|_| {
        Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "The message does not come to its end."))
    });
    heard();
    match message {
        Ok(bytes) => next.run(Request::from_parts(parts, bytes.into())).await,
        Err(problem) => problem.into_response(),
    }
}

async fn read_all(body: Body) -> Result<Vec<u8>, Problem> {
    let mut pieces = body.into_data_stream();
    let (mut bytes, mut heard) = (Vec::new(), 0);
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|_| Problem::malformed("The message broke off."))?;
        heard += piece.len();
        if heard <= MOST_BYTES {
            bytes.extend_from_slice(&piece);
        } else if heard > MOST_DRAINED {
            break;
        }
    }
    if heard <= MOST_BYTES {
        return Ok(bytes);
    }
    Err(Problem::told(StatusCode::PAYLOAD_TOO_LARGE, "problem-too-large", []))
}
