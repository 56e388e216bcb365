use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Money, Seat};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The sentences of one language. Making one parses its files: make it once and share it.
pub struct Phrases {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name, or a piece of text that is already in the right language.
    Text(String),
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// Dollars, written as the language writes them.
    Money(Money),
    /// A player. What is called `player` in a message comes with `player-is`: `you` if the sentence is for
    /// that player, else `other`.
    Player {
        /// What others call them.
        name: String,
        /// Whether they are the one who reads the sentence.
        you: bool,
    },
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Money> for Arg {
    fn from(money: Money) -> Arg {
        Arg::Money(money)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                // No count in a game comes near the end of an `i64`.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

/// The files of all languages, each in the folder of its language: a new file needs no Rust.
#[derive(RustEmbed)]
#[folder = "locales/"]
struct Locales;

/// The texts of a language, in the order of their files' names.
fn sources(language: Language) -> Vec<String> {
    let folder = format!("{}/", language.code());
    let mut files: Vec<_> = Locales::iter().filter(|file| file.starts_with(&folder)).collect();
    files.sort();
    let read = |file: &str| String::from_utf8(Locales::get(file)?.data.into_owned()).ok();
    files.iter().map(|file| read(file).unwrap_or_else(|| panic!("{file} is no text"))).collect()
}

impl Phrases {
    /// The sentences of this language.
    ///
    /// # Panics
    /// If the texts built into the program are broken, which the tests of this crate rule out.
    pub fn new(language: Language) -> Phrases {
        let identifier: LanguageIdentifier = language.code().parse().expect("two letters name a language");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks that isolate right-to-left names would show up as rubbish in terminals.
        bundle.set_use_isolating(false);
        bundle.add_function("INITIAL", |args, _| initial(args)).expect("no function is there twice");
        for source in sources(language) {
            let resource = FluentResource::try_new(source)
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
            bundle.add_resource(resource).expect("no message is there twice");
        }
        Phrases { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of this name with its gaps filled. It never fails: where there is no such
    /// sentence, or a gap stays open, the name stands there in brackets.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        let mut filled = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value: FluentValue = match arg {
                Arg::Text(text) => plain(text).into(),
                Arg::Number(number) => (*number).into(),
                Arg::Money(money) => self.money(*money).into(),
                Arg::Player { name: called, you } => {
                    filled.set(format!("{name}-is"), if *you { "you" } else { "other" });
                    plain(called).into()
                }
            };
            filled.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut errors);
        if errors.is_empty() { text.into_owned() } else { format!("[{id}] {text}") }
    }

    /// The sentence of this name, which has no gaps. Returns `None` if there is no such sentence.
    pub fn say_if_known(&self, id: &str) -> Option<String> {
        self.bundle.has_message(id).then(|| self.say(id, &[]))
    }

    /// Dollars as the language writes them.
    pub fn money(&self, money: Money) -> String {
        let id = if money < Money::ZERO { "money-owed" } else { "money" };
        self.say(id, &[("amount", self.grouped(i64::from(money.0).abs()).into())])
    }

    /// A whole number with the language's sign between the thousands.
    pub fn grouped(&self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut grouped = String::from(if number < 0 { "-" } else { "" });
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push(self.language.thousands());
            }
            grouped.push(digit);
        }
        grouped
    }

    /// `Richmond: income`, with the spaces that the language wants.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.say("labelled", &[("label", label.into()), ("text", text.into())])
    }

    /// The words of a message that lists some, with commas between.
    pub fn words(&self, id: &str) -> Vec<String> {
        self.say(id, &[]).split(',').map(|word| word.trim().to_owned()).collect()
    }

    /// Who sits there, on one line.
    pub fn player(&self, names: &[String], seat: Seat) -> String {
        match names.get(seat.index()) {
            Some(name) => plain(name),
            None => self.say("player-nameless", &[("number", (seat.index() + 1).into())]),
        }
    }

    /// Who sits there, for a sentence that speaks to whoever sits in `reader`.
    pub fn player_or_you(&self, names: &[String], seat: Seat, reader: Option<Seat>) -> Arg {
        Arg::Player { name: self.player(names, seat), you: reader == Some(seat) }
    }

    /// `a, b and c`
    pub fn all_of(&self, items: &[String]) -> String {
        self.list("list-and", items)
    }

    /// `a, b or c`
    pub fn one_of(&self, items: &[String]) -> String {
        self.list("list-or", items)
    }

    fn list(&self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [start @ .., last] => {
                self.say(id, &[("start", start.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }
}

/// For the languages in which it matters: whether a word begins with a `vowel`. An `h` counts as
/// none, since names rarely begin with a silent one.
fn initial<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let vowel = match args {
        [FluentValue::String(text)] => text.chars().next().is_some_and(|letter| {
            letter.to_lowercase().any(|letter| "aeiouàâäéèêëîïôöùûüœæ".contains(letter))
        }),
        _ => false,
    };
    if vowel { "vowel".into() } else { "other".into() }
}

/// Text from outside on one line, and without anything that a terminal would obey.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_french_put_a_space_before_a_colon() {
        assert_eq!(Phrases::new(Language::English).labelled("Ann", "cash"), "Ann: cash");
        assert_eq!(Phrases::new(Language::French).labelled("Ann", "argent"), "Ann\u{a0}: argent");
    }

    #[test]
    fn money_is_written_as_the_language_writes_it() {
        let written = Language::ALL.map(|language| {
            let phrases = Phrases::new(language);
            [Money(12), Money(-3)].map(|money| phrases.money(money))
        });
        assert_eq!(written[0], ["$12", "-$3"]);
        assert_eq!(written[1], ["12\u{a0}$", "-3\u{a0}$"]);
        assert_eq!(written[2], ["$12", "-$3"]);
        assert_eq!(written[3], ["12\u{a0}$", "-3\u{a0}$"]);
    }

    #[test]
    fn thousands_are_set_apart_as_the_language_does_it() {
        let written = Language::ALL.map(|language| Phrases::new(language).money(Money(12_345)));
        assert_eq!(written, ["$12,345", "12\u{202f}345\u{a0}$", "$12.345", "12.345\u{a0}$"]);
        let english = Phrases::new(Language::English);
        let grouped = [0, 999, 1000, -1234, 1_000_000].map(|number| english.grouped(number));
        assert_eq!(grouped, ["0", "999", "1,000", "-1,234", "1,000,000"]);
    }

    #[test]
    fn what_is_missing_is_shown_in_brackets() {
        let phrases = Phrases::new(Language::English);
        assert_eq!(phrases.say("no-such-sentence", &[]), "[no-such-sentence]");
        assert!(phrases.say("money", &[]).starts_with("[money] "));
    }

    #[test]
    fn a_list_ends_with_a_word() {
        let phrases = Phrases::new(Language::Dutch);
        let names = ["Ann", "Bob", "Cyd"].map(String::from);
        assert_eq!(phrases.all_of(&names), "Ann, Bob en Cyd");
        assert_eq!(phrases.one_of(&names[..2]), "Ann of Bob");
        assert_eq!(phrases.all_of(&names[..1]), "Ann");
    }

    #[test]
    fn a_name_cannot_command_the_terminal() {
        let phrases = Phrases::new(Language::English);
        let names = ["A\u{1b}[2J\nnn".to_owned()];
        assert_eq!(phrases.player(&names, Seat::new(0)), "A [2J nn");
        assert_eq!(phrases.player(&names, Seat::new(1)), "Player 2");
    }

    #[test]
    fn phrases_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Phrases>();
    }
}
