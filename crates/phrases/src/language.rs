use std::error::Error;
use std::fmt;
use std::str::FromStr;

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

    /// The language with these two letters.
    pub fn named(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Letters that name no language spoken here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "\"{}\" is none of the languages {known}", self.0)
    }
}

impl Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::named(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_two_letters() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(Language::named("nl"), Some(Language::Dutch));
        assert_eq!("xx".parse::<Language>(), Err(UnknownLanguage("xx".into())));
    }
}
