//! What makes the pages an app that can be installed, and that a push wakes up: these have addresses of their own, at the
//! root of everything that they are for.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::assets::{address, text_of};

/// The script that a browser runs when a push comes.
pub(super) async fn service_worker() -> Response {
    let about = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    let icon = address("icon-192.png");
    (about, text_of("sw.js").replace("ICON", &icon)).into_response()
}

/// What the app is called and looks like.
pub(super) async fn manifest() -> Response {
    let icon = |file: &str, sizes: &str, kind: &str, purpose: &str| json!({ "src": address(file), "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = json!({
        "name": "Railhead",
        "short_name": "Railhead",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "minimal-ui",
        "background_color": "#f4efe3",
        "theme_color": "#1d3b4f",
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    let about = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (about, Json(manifest).into_response().into_body()).into_response()
}
