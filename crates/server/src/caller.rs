use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use store::KeyHash;

use crate::answer::Problem;
use crate::app::{App, hash};

/// The name of the cookie that holds a browser's key.
pub(crate) const COOKIE_NAME: &str = "railhead_key";

/// Who calls: the holder of a key, or nobody in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) key: Option<KeyHash>,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Result<Caller, Problem> {
        if let Some(token) = bearer(&parts.headers) {
            return Ok(Caller { key: Some(hash(token)) });
        }
        let Some(key) = cookie(&parts.headers, COOKIE_NAME) else { return Ok(Caller { key: None }) };
        // A browser sends its cookie along with what other pages ask for; those may only look.
        if parts.method != Method::GET && from_another_site(&parts.headers) {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-other-site", []));
        }
        Ok(Caller { key: Some(hash(key)) })
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == wanted && !value.is_empty()).then_some(value))
}

fn from_another_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match text(ORIGIN) {
        None => headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none"),
        Some(origin) => origin.split_once("://").map(|(_, host)| host) != text(HOST),
    }
}

/// The caller's address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Infallible> {
        let forwarded = parts
            .headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()
            .filter(|_| app.config.trust_forwarded)
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Address(forwarded.or(connected)))
    }
}
