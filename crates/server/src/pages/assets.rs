//! Styles, scripts and pictures, built into the program.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::hex;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// Changes with every file: an address with it can be kept for ever. It is a folder of the
/// address, so that modules find each other beside them.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let mut all = Vec::new();
    for name in Assets::iter() {
        all.extend(Assets::get(&name).map(|file| file.metadata.sha256_hash()).unwrap_or_default());
    }
    hex(&crate::app::hash(&hex(&all)).0[..6])
});

/// The address of a file.
pub(super) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", build())
}

/// What the scripts and styles of this program are known by: a page of another build is outdated.
pub(super) fn build() -> &'static str {
    &BUILD
}

/// A file. While servers are replaced one after another, a page of one may ask another for its files: what is
/// then answered is not what the address stands for, and must not be kept.
pub(super) async fn asset(Path((build_asked, name)): Path<(String, String)>) -> Response {
    let Some(file) = Assets::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let kept = if build_asked == build() { "public, max-age=31536000, immutable" } else { "no-store" };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)];
    (headers, file.data).into_response()
}
