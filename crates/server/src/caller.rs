use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use store::KeyHash;

use crate::app::{App, hash, is_secret};
use crate::error::Problem;
use crate::network::Source;

/// The name of the cookie that holds a browser's key.
const KEY_COOKIE: &str = "railhead_key";

/// Who calls: the holder of a key, or nobody in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) key: Option<KeyHash>,
    pub(crate) source: Source,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let Ok(source) = Source::from_request_parts(parts, app).await;
        Ok(Caller { key: key_of(&parts.headers)?, source })
    }
}

/// The key that comes with a request, as a token or in a cookie.
pub(crate) fn key_of(headers: &HeaderMap) -> Result<Option<KeyHash>, Problem> {
    match bearer(headers) {
        Some(token) if is_secret(token) => Ok(Some(hash(token))),
        // A short or common word might be somebody else's token as well.
        Some(_) => Err(Problem::new(StatusCode::UNAUTHORIZED, "This is not a key: it has 64 hex digits.")),
        None => Ok(key_cookie(headers).map(hash)),
    }
}

/// The token of a caller who is no browser.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The key that a browser sends. What cannot be one is ignored.
pub(crate) fn key_cookie(headers: &HeaderMap) -> Option<&str> {
    cookies(headers, KEY_COOKIE).find(|secret| is_secret(secret))
}

/// The cookie that makes a browser keep a key for some seconds.
pub(crate) fn set_key_cookie(secret: &str, seconds: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{KEY_COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The values of the cookies of a name.
pub(crate) fn cookies<'h>(headers: &'h HeaderMap, wanted: &str) -> impl Iterator<Item = &'h str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(name, value)| *name == wanted && !value.is_empty())
        .map(|(_, value)| value)
}
