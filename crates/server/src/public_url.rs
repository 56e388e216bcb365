use std::fmt;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::Scheme;
use thiserror::Error;

/// The address at which people reach the server, such as `https://rails.example.org`.
///
/// ```
/// let url: server::PublicUrl = "https://Rails.example.org:443/".parse()?;
/// assert_eq!(url.origin(), "https://rails.example.org");
/// # Ok::<(), server::BadPublicUrl>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    /// The host, with its port unless it is the usual one.
    host: String,
}

impl PublicUrl {
    /// The address as browsers write it in `Origin`.
    pub fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.host)
    }

    /// The host, with its port unless it is the usual one.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Whether people come through TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.origin())
    }
}

/// Why a text is not a public address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0}; it is written like https://rails.example.org")]
pub struct BadPublicUrl(&'static str);

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| BadPublicUrl("a public address cannot be read from this"))?;
        let secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(BadPublicUrl("a public address begins with https:// or http://")),
        };
        let authority = uri.authority().ok_or(BadPublicUrl("a public address has a host"))?;
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(BadPublicUrl("a public address has a host, and no user or password"));
        }
        if uri.path() != "/" || uri.query().is_some() || text.contains('#') {
            // The pages' links all begin at the root.
            return Err(BadPublicUrl("a public address ends with its host or port"));
        }
        let scheme = if secure { "https" } else { "http" };
        let host = authority.as_str().trim_end_matches(':').to_ascii_lowercase();
        Ok(PublicUrl { secure, host: without_usual_port(scheme, &host).to_owned() })
    }
}

/// A host as browsers write it: without the port that its scheme implies.
pub(crate) fn without_usual_port<'h>(scheme: &str, host: &'h str) -> &'h str {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    host.strip_suffix(usual).unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_a_host_and_perhaps_a_port() {
        for (text, origin) in [
            ("https://rails.example.org", "https://rails.example.org"),
            ("HTTPS://Rails.Example.org/", "https://rails.example.org"),
            ("https://rails.example.org:443", "https://rails.example.org"),
            ("http://rails.example.org:80/", "http://rails.example.org"),
            ("http://rails.example.org:443", "http://rails.example.org:443"),
            ("http://192.168.1.5:1851", "http://192.168.1.5:1851"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.origin()), Ok(origin.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_no_public_address_is_said_with_an_example() {
        for text in [
            "",
            "rails.example.org",
            "rails.example.org:443",
            "/games",
            "ftp://rails.example.org",
            "https://",
            "https://ann:secret@rails.example.org",
            "https://rails.example.org/games",
            "https://rails.example.org?x",
            "https://rails.example.org#x",
            "https://rails example.org",
        ] {
            let why = text.parse::<PublicUrl>().expect_err(text).to_string();
            assert!(why.contains("https://rails.example.org") && !why.contains("secret"), "{text}: {why}");
        }
    }
}
