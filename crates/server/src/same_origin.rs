use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};

use crate::caller::bearer;
use crate::config::Config;
use crate::error::Problem;
use crate::public_url::{PublicUrl, without_usual_port};

/// Refuses to change anything for another website that acts through a visitor's browser.
///
/// It does not matter whether a cookie came along: browsers withhold it from some of what other
/// sites send, and whoever then seemed to have no key would be given a new one in place of theirs.
pub(crate) fn check_origin(request: &Parts, config: &Config) -> Result<(), Problem> {
    if request.method.is_safe() || is_own(&request.headers, config.public_url.as_ref()) {
        return Ok(());
    }
    Err(Problem::told(StatusCode::FORBIDDEN, "problem-other-site", []))
}

/// Whether a request comes from a program or from a page of ours. Programs send neither
/// `Sec-Fetch-Site` nor `Origin`; browsers send at least one of them with whatever is not a mere
/// look, and no page can forge them.
fn is_own(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    // No browser sends a token for another site without asking here first, which is never granted.
    if bearer(headers).is_some() {
        return true;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    // A proxy may have put its own name for us into `Host`, or left the visitor's. Whatever else
    // it forwards could come from the visitor's browser as well, and counts for nothing.
    headers.get(ORIGIN).is_none_or(|origin| {
        let origin = origin.to_str().unwrap_or_default().to_ascii_lowercase();
        public.is_some_and(|public| public.origin() == origin) || is_host(&origin, headers, public)
    })
}

/// Whether an origin is the host that was asked. Where that is the public one, its scheme has to be
/// right as well.
fn is_host(origin: &str, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some((scheme, host)) = origin.split_once("://") else { return false };
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let asked = asked.to_ascii_lowercase();
    !host.is_empty()
        && host == without_usual_port(scheme, &asked)
        && public.is_none_or(|public| public.host() != host)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn own(public: Option<&str>, sent: &[(&'static str, &'static str)]) -> bool {
        let public = public.map(|url| url.parse().expect("a public address"));
        let header = |&(name, value)| (axum::http::HeaderName::from_static(name), value);
        let headers = sent.iter().map(header).map(|(name, value)| (name, HeaderValue::from_static(value)));
        is_own(&headers.collect(), public.as_ref())
    }

    #[test]
    fn programs_and_own_pages_may_change_something() {
        let host = ("host", "localhost:1851");
        for sent in [
            &[host][..],
            &[host, ("origin", "http://localhost:1851")],
            &[("host", "Rails.example.org:443"), ("origin", "https://rails.example.org")],
            &[host, ("sec-fetch-site", "same-origin")],
            &[host, ("sec-fetch-site", "none")],
            // A proxy has put its own name for us into `Host`.
            &[host, ("sec-fetch-site", "same-origin"), ("origin", "https://rails.example.org")],
            &[host, ("origin", "https://elsewhere.example"), ("authorization", "Bearer x")],
        ] {
            assert!(own(None, sent), "{sent:?}");
        }
    }

    #[test]
    fn other_sites_may_not() {
        let host = ("host", "localhost:1851");
        for sent in [
            &[host, ("origin", "http://elsewhere.example")][..],
            &[host, ("origin", "http://localhost")],
            &[host, ("origin", "null")],
            &[host, ("origin", "")],
            &[host, ("origin", "://")],
            &[("origin", "http://")],
            &[host, ("sec-fetch-site", "cross-site")],
            &[host, ("sec-fetch-site", "same-site")],
            &[host, ("sec-fetch-site", "cross-site"), ("origin", "http://localhost:1851")],
            &[host, ("origin", "https://elsewhere.example"), ("authorization", "Basic x")],
            // Anybody can claim this.
            &[host, ("origin", "http://elsewhere.example"), ("x-forwarded-host", "elsewhere.example")],
        ] {
            assert!(!own(None, sent), "{sent:?}");
        }
    }

    #[test]
    fn the_public_address_is_ours_whatever_a_proxy_calls_us() {
        let public = Some("https://rails.example.org");
        let inside = ("host", "10.0.0.7:1851");
        assert!(own(public, &[inside, ("origin", "https://rails.example.org")]));
        assert!(own(public, &[inside, ("origin", "http://10.0.0.7:1851")]), "asked directly");
        assert!(!own(public, &[inside, ("origin", "https://elsewhere.example")]));
        assert!(!own(public, &[inside, ("origin", "http://rails.example.org")]), "without TLS");
        let outside = ("host", "rails.example.org");
        assert!(own(public, &[outside, ("origin", "https://rails.example.org")]));
        assert!(!own(public, &[outside, ("origin", "http://rails.example.org")]), "without TLS");
    }
}
