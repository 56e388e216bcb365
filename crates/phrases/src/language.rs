/// A language that Railhead speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Français.
    French,
    /// Nederlands.
    Dutch,
    /// Deutsch.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::French, Language::Dutch, Language::German];

    /// Its two letters: `en`, `fr`, `nl` or `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::German => "de",
        }
    }

    /// What stands between the thousands of a number.
    pub const fn thousands(self) -> char {
        match self {
            Language::English => ',',
            // Narrow, and no line breaks at it.
            Language::French => '\u{202f}',
            Language::Dutch | Language::German => '.',
        }
    }

    /// The language with these two letters.
    pub fn named(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_two_letters() {
        for language in Language::ALL {
            assert_eq!(Language::named(language.code()), Some(language));
        }
        assert_eq!(Language::named("nl"), Some(Language::Dutch));
        assert_eq!(Language::named("xx"), None);
    }
}
