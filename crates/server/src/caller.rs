use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use store::KeyHash;

use crate::app::{App, hash};

/// The name of the cookie that holds a browser's key.
pub(crate) const COOKIE_NAME: &str = "railhead_key";

/// Who calls: the holder of a key, or nobody in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) key: Option<KeyHash>,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Result<Caller, Infallible> {
        if let Some(token) = bearer(&parts.headers) {
            return Ok(Caller { key: Some(hash(token)) });
        }
        Ok(Caller { key: cookie(&parts.headers, COOKIE_NAME).map(hash) })
    }
}

/// The token of a caller who is no browser.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
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
