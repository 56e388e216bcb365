use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use phrases::{Language, Phrases};
use programs::Program;
use sha2::{Digest, Sha256};
use store::{GameId, KeyHash};

use crate::app::{App, hash, hex, new_secret};
use crate::caller::{Caller, cookies, key_cookie, set_key_cookie};
use crate::config::Config;
use crate::network::Source;
use crate::public_url::PublicUrl;

/// Somebody with a browser.
pub(crate) struct Visitor {
    /// The browser's key as it came, not hashed; `None` if it has none yet.
    pub(crate) secret: Option<String>,
    pub(crate) comfort: Preferences,
    pub(crate) phrases: &'static Phrases,
    source: Source,
    /// Whether the browser came through TLS.
    secure: bool,
    /// The address under which they know this server, such as `https://rails.example.org`.
    pub(crate) origin: String,
    /// The programs that they may ask for as bots.
    pub(crate) programs: Arc<[Program]>,
}

/// How somebody likes their pages. It is kept in a cookie that the pages' own script writes, so that
/// a page looks right before any script has run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preferences {
    pub(crate) theme: Option<&'static str>,
    pub(crate) size: Option<&'static str>,
    pub(crate) motion: Option<&'static str>,
    pub(crate) sound: bool,
    /// Whether what costs money asks once more.
    pub(crate) ask_spending: bool,
    /// Whether letters, numbers and signs are keys.
    pub(crate) letter_keys: bool,
    language: Option<Language>,
}

/// The cookie with a visitor's comforts.
const COMFORT: &str = "railhead_comfort";
/// Browsers forget a cookie that was not set again for this many days, whatever they are told.
const MOST_DAYS: u32 = 400;

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let Ok(source) = Source::from_request_parts(parts, app).await;
        Ok(Visitor { source, ..Visitor::of(&parts.headers, &app.config) })
    }
}

impl Visitor {
    /// Whoever sends these headers.
    pub(crate) fn of(headers: &HeaderMap, config: &Config) -> Visitor {
        let comfort = Preferences::read(cookies(headers, COMFORT).next().unwrap_or_default());
        let language = comfort.language.or_else(|| preferred(headers)).unwrap_or_default();
        let forwarded = headers.get("x-forwarded-proto").filter(|_| config.trust_forwarded);
        let secure = config.public_url.as_ref().map(PublicUrl::is_secure);
        let secure = secure.unwrap_or_else(|| forwarded.is_some_and(|protocol| protocol == "https"));
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if secure { "https" } else { "http" };
        Visitor {
            origin: config
                .public_url
                .as_ref()
                .map_or_else(|| format!("{scheme}://{host}"), PublicUrl::origin),
            secret: key_cookie(headers).map(str::to_owned),
            comfort,
            phrases: phrases_of(language),
            source: Source::UNKNOWN,
            secure,
            programs: Arc::clone(&config.programs),
        }
    }

    pub(crate) fn caller(&self) -> Caller {
        Caller { key: self.secret.as_deref().map(hash), source: self.source }
    }

    /// The visitor's key. Whoever has none is given one, with the header that hands it over.
    pub(crate) fn key(&mut self) -> (KeyHash, HeaderMap) {
        let mut headers = HeaderMap::new();
        if self.secret.is_none() {
            let secret = new_secret();
            headers = self.hand_over(&secret);
            self.secret = Some(secret);
        }
        (hash(self.secret.as_deref().unwrap_or_default()), headers)
    }

    /// The header that makes a browser keep a key.
    pub(crate) fn hand_over(&self, secret: &str) -> HeaderMap {
        let cookie = set_key_cookie(secret, MOST_DAYS * 24 * 60 * 60, self.secure);
        let mut headers = HeaderMap::new();
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.insert(SET_COOKIE, cookie);
        }
        headers
    }

    /// The headers that make a browser forget who it was, and what it liked.
    pub(crate) fn clear_cookies(&self) -> HeaderMap {
        let comfort = format!("{COMFORT}=; Path=/; Max-Age=0; SameSite=Lax");
        let mut headers = HeaderMap::new();
        for cookie in [set_key_cookie("", 0, self.secure), comfort] {
            headers.extend(HeaderValue::from_str(&cookie).ok().map(|cookie| (SET_COOKIE, cookie)));
        }
        headers
    }

    /// The secret that lets others in at a table, which its host can always work out again.
    pub(crate) fn invitation(&self, id: &GameId) -> String {
        invitation(id, self.secret.as_deref().unwrap_or_default())
    }

    /// The secret that lets somebody take an abandoned seat, which whoever has made it can always work out again.
    pub(crate) fn substitution(&self, id: &GameId, seat: usize) -> String {
        let secret = self.secret.as_deref().unwrap_or_default();
        hex(&Sha256::digest(format!("substitute {} {seat} {secret}", id.0).as_bytes())[..16])
    }

    pub(crate) fn say(&self, id: &str, args: &[(&str, phrases::Arg)]) -> String {
        self.phrases.say(id, args)
    }
}

/// The secret that lets others in at a table, made from the one of its host.
pub(crate) fn invitation(id: &GameId, secret: &str) -> String {
    hex(&Sha256::digest(format!("invitation {} {secret}", id.0).as_bytes())[..16])
}

impl Preferences {
    /// What the page's script has written: `theme.dark_size.large_sound.on`.
    fn read(text: &str) -> Preferences {
        let one_of = |value: &str, known: &[&'static str]| known.iter().copied().find(|&name| name == value);
        let mut comfort =
            Preferences { sound: true, ask_spending: true, letter_keys: true, ..Preferences::default() };
        for (name, value) in text.split('_').filter_map(|pair| pair.split_once('.')) {
            match name {
                "theme" => comfort.theme = one_of(value, &["light", "dark"]),
                "size" => comfort.size = one_of(value, &["large", "larger"]),
                "motion" => comfort.motion = one_of(value, &["less"]),
                "sound" => comfort.sound = value != "off",
                "spend" => comfort.ask_spending = value != "off",
                "letters" => comfort.letter_keys = value != "off",
                "language" => comfort.language = Language::named(value),
                _ => {}
            }
        }
        comfort
    }
}

/// The first language of the browser that is spoken here.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let accepted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    accepted.split(',').find_map(|range| Language::named(&range.trim().get(..2)?.to_ascii_lowercase()))
}

/// The language in which the API answers.
pub(crate) fn english() -> &'static Phrases {
    phrases_of(Language::English)
}

/// The sentences of a language; they are read once.
pub(crate) fn phrases_of(language: Language) -> &'static Phrases {
    static ALL: LazyLock<Vec<Phrases>> = LazyLock::new(|| Language::ALL.map(Phrases::new).into());
    ALL.iter().find(|phrases| phrases.language() == language).unwrap_or(&ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comforts_are_read_and_rubbish_is_not() {
        let comfort =
            Preferences::read("theme.dark_size.huge_sound.off_letters.off_spend.maybe_language.fr_x_.");
        let expected = Preferences {
            theme: Some("dark"),
            ask_spending: true,
            language: Some(Language::French),
            ..Preferences::default()
        };
        assert_eq!(comfort, expected);
        let usual = Preferences::read("");
        assert!(usual.sound && usual.ask_spending && usual.letter_keys);
        assert!(!Preferences::read("spend.off").ask_spending);
    }

    #[test]
    fn the_first_language_that_is_spoken_here_is_taken() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("ja, de-CH;q=0.8, fr"));
        assert_eq!(preferred(&headers), Some(Language::German));
    }
}
