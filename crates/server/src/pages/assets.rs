//! Styles, scripts and pictures, built into the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use brotli::enc::BrotliEncoderParams;
use parking_lot::Mutex;
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
pub(super) async fn asset(Path((build_asked, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(file) = Assets::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let kept = if build_asked == build() { "public, max-age=31536000, immutable" } else { "no-store" };
    let about = [(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)];
    let data = match name.rsplit('.').next() {
        Some("css" | "js") => Cow::Owned(bare(&String::from_utf8_lossy(&file.data)).into_bytes()),
        _ => file.data,
    };
    if is_text(kind) && takes_brotli(&headers) {
        let encoded = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
        return (about, encoded, small(name, data).await).into_response();
    }
    (about, data).into_response()
}

/// The text of a script, as browsers get it.
pub(super) fn text_of(name: &str) -> String {
    Assets::get(name).map(|file| bare(&String::from_utf8_lossy(&file.data))).unwrap_or_default()
}

/// A script or a style sheet without what a browser has no use for: comments that begin a line, indentation and empty
/// lines. A text in a script must not go over several lines, since it would lose them too.
fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut commented = false;
    for line in text.lines() {
        let mut rest = line.trim();
        if commented || rest.starts_with("/*") {
            let end = rest.split_once("*/");
            commented = end.is_none();
            rest = end.map_or("", |(_, rest)| rest.trim_start());
        }
        if !rest.is_empty() && !rest.starts_with("//") {
            bare.push_str(rest);
            bare.push('\n');
        }
    }
    bare
}

/// What is small already gets no smaller.
fn is_text(kind: &str) -> bool {
    !matches!(kind, "image/png" | "font/woff2" | "application/octet-stream")
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let named = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|encoding| encoding.trim() == "br")
}

/// The files as small as they get. That takes long, so each is made so once; while the program is worked on its files
/// change, and nothing is kept.
static SMALL: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);

async fn small(name: String, data: Cow<'static, [u8]>) -> Bytes {
    if let Some(known) = SMALL.lock().get(&name) {
        return known.clone();
    }
    let quality = if cfg!(debug_assertions) { 1 } else { 11 };
    let made = tokio::task::spawn_blocking(move || compressed(&data, quality)).await;
    let made = made.expect("memory takes what is written to it");
    if cfg!(not(debug_assertions)) {
        SMALL.lock().insert(name, made.clone());
    }
    made
}

fn compressed(mut data: &[u8], quality: i32) -> Bytes {
    let parameters = BrotliEncoderParams { quality, size_hint: data.len(), ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut data, &mut small, &parameters).expect("memory takes what is written to it");
    small.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_has_no_use_for_stays_at_home() {
        let script = "// Why.\n\n/**\n * @param {number} a\n */\nexport function f(a) {\n  /* so */ return a; // one\n}\n";
        assert_eq!(bare(script), "export function f(a) {\nreturn a; // one\n}\n");
        assert_eq!(bare("/* All. */\n.a { }\n  .b { }\n"), ".a { }\n.b { }\n");
    }

    #[test]
    fn no_text_in_a_script_goes_over_several_lines() {
        for name in Assets::iter().filter(|name| name.ends_with(".js")) {
            let file = Assets::get(&name).expect("it is listed");
            let text = String::from_utf8_lossy(&file.data);
            let open = text.lines().find(|line| line.matches('`').count() % 2 == 1);
            assert_eq!(open, None, "{name}");
        }
    }
}
