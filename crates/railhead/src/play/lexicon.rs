//! The words of a game, as a player types them.

use phrases::{Field, Phrases, Takes, Vocabulary};
use serde_json::{Map, Value};

/// The words for one verb or thing, each cut as [`tokens`] cuts a line.
type Form = Vec<String>;

/// What can be typed in a game, in English and in the language that is spoken.
pub(super) struct Lexicon {
    pub(super) verbs: Vec<Verb>,
    pub(super) things: Vec<Thing>,
    /// Words that mean nothing here: `for`, `the`.
    fillers: Vec<String>,
}

pub(super) struct Verb {
    pub(super) name: &'static str,
    pub(super) shown: String,
    pub(super) fields: &'static [Field],
    pub(super) forms: Vec<Form>,
}

pub(super) struct Thing {
    pub(super) kind: &'static str,
    pub(super) value: Value,
    pub(super) shown: String,
    /// What completes a line.
    pub(super) typed: String,
    pub(super) forms: Vec<Form>,
}

/// What a field of an action holds: a thing, by its place in the lexicon, or money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Thing(usize),
    Amount(i64),
}

/// How well words name an action. Of two ways to read them, the smaller is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fit {
    /// So many things that should be said were not.
    pub(super) unsaid: usize,
    /// A word was shortened.
    pub(super) shortened: bool,
    /// What is done was not said.
    pub(super) verbless: bool,
}

/// So many words that name something, and whether they do so in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    words: usize,
    exact: bool,
}

impl Span {
    const WORD: Span = Span { words: 1, exact: true };
}

/// One way to take the words of a line.
#[derive(Clone)]
struct Reading<V> {
    shortened: bool,
    verbless: bool,
    /// What was said of each field.
    values: Vec<Option<V>>,
}

impl<V> Reading<V> {
    fn fit(&self, needed: impl Fn(usize) -> bool) -> Fit {
        let unsaid = (0..self.values.len()).filter(|&field| needed(field) && self.values[field].is_none());
        Fit { shortened: self.shortened, verbless: self.verbless, unsaid: unsaid.count() }
    }
}

/// Words that name an action of the game, as far as they go.
pub(super) struct Sketch {
    pub(super) fit: Fit,
    pub(super) written: Map<String, Value>,
    /// What was not said.
    pub(super) open: Vec<Field>,
}

impl Lexicon {
    /// The words of the language that is spoken come first; those of the others are understood too.
    pub(super) fn new(spoken: (&Vocabulary, &Phrases), others: &[(&Vocabulary, &Phrases)]) -> Lexicon {
        let mut verbs: Vec<Verb> = Vec::new();
        let mut things: Vec<Thing> = Vec::new();
        let mut fillers = Vec::new();
        for (vocabulary, phrases) in [spoken].iter().chain(others) {
            for verb in &vocabulary.verbs {
                let forms = verb.words.iter().map(String::as_str).chain([verb.name]).map(tokens);
                if let Some(known) = verbs.iter_mut().find(|known| known.name == verb.name) {
                    known.forms.extend(forms);
                } else {
                    let shown = verb.words.first().map_or(verb.name, String::as_str).to_lowercase();
                    verbs.push(Verb { name: verb.name, shown, fields: verb.fields, forms: forms.collect() });
                }
            }
            for thing in &vocabulary.things {
                // What is shown can be typed as it stands: `Chicago (B3)`.
                let forms = thing.words.iter().chain([&thing.shown]).map(|word| tokens(word));
                let same = |known: &&mut Thing| known.kind == thing.kind && known.value == thing.value;
                if let Some(known) = things.iter_mut().find(same) {
                    known.forms.extend(forms);
                } else {
                    let typed = thing.words.first().map(|word| typed(word)).unwrap_or_default();
                    let (kind, value, shown) = (thing.kind, thing.value.clone(), thing.shown.clone());
                    things.push(Thing { kind, value, shown, typed, forms: forms.collect() });
                }
            }
            fillers.extend(phrases.words("terminal-fillers").iter().flat_map(|word| tokens(word)));
        }
        Lexicon { verbs, things, fillers }
    }

    /// The verb of an action in the notation, and what each of its fields holds.
    pub(super) fn parts(&self, written: &Map<String, Value>) -> Option<(usize, Vec<Option<Part>>)> {
        let name = written.get("do")?.as_str()?;
        let verb = self.verbs.iter().position(|verb| verb.name == name)?;
        let part = |field: &Field| {
            let value = written.get(field.name)?;
            match field.takes {
                Takes::Amount => value.as_i64().map(Part::Amount),
                Takes::Thing(kind) => {
                    let is_it = |thing: &Thing| thing.kind == kind && thing.value == *value;
                    self.things.iter().position(is_it).map(Part::Thing)
                }
            }
        };
        Some((verb, self.verbs[verb].fields.iter().map(part).collect()))
    }

    /// How well the words name this action. Returns `None` if they do not.
    pub(super) fn fit(&self, words: &[String], verb: usize, parts: &[Option<Part>]) -> Option<Fit> {
        let meanings = |field: usize, words: &[String]| -> Vec<(Span, ())> {
            let spans = match parts[field] {
                None => Vec::new(),
                Some(Part::Amount(amount)) => {
                    let is_it = number(&words[0]).is_some_and(|typed| typed == amount);
                    if is_it { vec![Span::WORD] } else { Vec::new() }
                }
                Some(Part::Thing(thing)) => self.named(thing, words),
            };
            spans.into_iter().map(|span| (span, ())).collect()
        };
        let fields = self.verbs[verb].fields;
        let needed = |field: usize| fields[field].needed && parts[field].is_some();
        self.readings(words, verb, &meanings).iter().map(|reading| reading.fit(needed)).min()
    }

    /// The actions of the game, legal or not, that the words may name; the best readings only.
    pub(super) fn sketches(&self, words: &[String]) -> Vec<Sketch> {
        let mut sketches: Vec<Sketch> =
            (0..self.verbs.len()).flat_map(|verb| self.sketches_of(verb, words)).collect();
        let best = sketches.iter().map(|sketch| sketch.fit).min();
        sketches.retain(|sketch| Some(sketch.fit) == best);
        sketches
    }

    fn sketches_of(&self, verb: usize, words: &[String]) -> Vec<Sketch> {
        let Verb { name, fields, .. } = self.verbs[verb];
        let meanings = |field: usize, words: &[String]| -> Vec<(Span, Value)> {
            match fields[field].takes {
                Takes::Amount => number(&words[0]).map(|amount| (Span::WORD, amount)).into_iter().collect(),
                Takes::Thing(kind) => {
                    let alike = self.things.iter().enumerate().filter(|(_, thing)| thing.kind == kind);
                    let named = alike.flat_map(|(place, thing)| {
                        self.named(place, words).into_iter().map(|span| (span, thing.value.clone()))
                    });
                    named.collect()
                }
            }
        };
        let sketch = |reading: Reading<Value>| {
            let fit = reading.fit(|field| fields[field].needed);
            let mut written = Map::from_iter([("do".to_owned(), name.into())]);
            let mut open = Vec::new();
            for (&field, value) in fields.iter().zip(reading.values) {
                match value {
                    Some(value) => drop(written.insert(field.name.into(), value)),
                    None => open.push(field),
                }
            }
            Sketch { fit, written, open }
        };
        self.readings(words, verb, &meanings).into_iter().map(sketch).collect()
    }

    /// Every way to take all the words as verb, fields and fillers. `meanings` says what the first of some
    /// words can be in a field.
    fn readings<V: Clone>(
        &self,
        words: &[String],
        verb: usize,
        meanings: &impl Fn(usize, &[String]) -> Vec<(Span, V)>,
    ) -> Vec<Reading<V>> {
        let mut found = Vec::new();
        let nothing =
            Reading { shortened: false, verbless: true, values: vec![None; self.verbs[verb].fields.len()] };
        let mut begun = vec![(words, nothing)];
        while let Some((words, reading)) = begun.pop() {
            let Some(first) = words.first() else {
                found.push(reading);
                continue;
            };
            if self.fillers.contains(first) {
                begun.push((&words[1..], reading.clone()));
            }
            if reading.verbless {
                for span in self.verb_named(verb, words) {
                    let shortened = reading.shortened || !span.exact;
                    let further = Reading { shortened, verbless: false, values: reading.values.clone() };
                    begun.push((&words[span.words..], further));
                }
            }
            for field in (0..reading.values.len()).filter(|&field| reading.values[field].is_none()) {
                for (span, value) in meanings(field, words) {
                    let mut further = reading.clone();
                    further.shortened |= !span.exact;
                    further.values[field] = Some(value);
                    begun.push((&words[span.words..], further));
                }
            }
        }
        found
    }

    /// The beginnings of the words that name this verb.
    fn verb_named(&self, verb: usize, words: &[String]) -> Vec<Span> {
        let is_other = |span: Span| self.verbs.iter().any(|verb| is(&verb.forms, &words[..span.words]));
        let named = named(&self.verbs[verb].forms, words);
        named.into_iter().filter(|&span| span.exact || !is_other(span)).collect()
    }

    /// The beginnings of the words that name this thing. What is the full name of another thing of its
    /// kind is no short form of this one.
    fn named(&self, thing: usize, words: &[String]) -> Vec<Span> {
        let thing = &self.things[thing];
        let alike = || self.things.iter().filter(|other| other.kind == thing.kind);
        let is_other = |span: Span| alike().any(|other| is(&other.forms, &words[..span.words]));
        let named = named(&thing.forms, words);
        named.into_iter().filter(|&span| span.exact || !is_other(span)).collect()
    }

    /// A word that is none of the game's, nor the beginning of one.
    pub(super) fn is_unknown(&self, word: &str) -> bool {
        let begins = |form: &Form| form.iter().any(|known| known.starts_with(word));
        number(word).is_none()
            && !self.fillers.iter().any(|filler| filler == word)
            && !self.verbs.iter().any(|verb| verb.forms.iter().any(begins))
            && !self.things.iter().any(|thing| thing.forms.iter().any(begins))
    }

    /// Some things that could stand in a field, as the notation writes them.
    pub(super) fn candidates(&self, field: Field) -> Vec<Value> {
        match field.takes {
            Takes::Amount => [1, 100].map(Value::from).to_vec(),
            Takes::Thing(kind) => {
                let alike = self.things.iter().filter(|thing| thing.kind == kind);
                alike.map(|thing| thing.value.clone()).collect()
            }
        }
    }
}

/// The beginnings of the words that are one of the forms, or short for it.
fn named(forms: &[Form], words: &[String]) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    for form in forms {
        let alike = form.iter().zip(words).take_while(|(known, word)| begins(known, word)).count();
        let span = Span { words: alike, exact: alike > 0 && form[..] == words[..alike] };
        if alike > 0 && !found.contains(&span) {
            found.push(span);
        }
    }
    found
}

/// Whether the words are exactly one of the forms.
fn is(forms: &[Form], words: &[String]) -> bool {
    forms.iter().any(|form| form[..] == *words)
}

/// Whether a word is the beginning of a known one. A number, or the name of a hex, is never short for
/// another.
fn begins(known: &str, word: &str) -> bool {
    known == word || (known.starts_with(word) && !word.contains(|letter: char| letter.is_ascii_digit()))
}

/// `12` or `12.5`: a sum as the notation writes it.
fn number(word: &str) -> Option<Value> {
    if let Ok(whole) = word.parse::<i64>() {
        return Some(whole.into());
    }
    let digit = word.starts_with(|letter: char| letter.is_ascii_digit());
    word.parse::<f64>().ok().filter(|_| digit).map(Value::from)
}

/// A line cut into words: small letters without accents, dollars without their sign.
pub(super) fn tokens(line: &str) -> Vec<String> {
    let line = without_thousands(line);
    let between = |letter: char| letter.is_whitespace() || ",;:()\"'’-=$\u{a0}".contains(letter);
    let words = line.split(between).map(|word| word.trim_matches('.')).filter(|word| !word.is_empty());
    words.map(|word| word.chars().flat_map(char::to_lowercase).flat_map(unaccented).collect()).collect()
}

/// `1,200` as `1200`.
fn without_thousands(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    let digits = |from: usize| letters[from..].iter().take_while(|letter| letter.is_ascii_digit()).count();
    let separates = |place: usize| {
        letters[place] == ',' && place > 0 && letters[place - 1].is_ascii_digit() && digits(place + 1) == 3
    };
    (0..letters.len()).filter(|&place| !separates(place)).map(|place| letters[place]).collect()
}

/// The letters one would type for this one on any keyboard.
fn unaccented(letter: char) -> impl Iterator<Item = char> {
    let plain = match letter {
        'à' | 'â' | 'ä' | 'á' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' | 'í' => "i",
        'ô' | 'ö' | 'ó' => "o",
        'ù' | 'û' | 'ü' | 'ú' => "u",
        'ç' => "c",
        'ß' => "ss",
        _ => "",
    };
    plain.chars().chain(plain.is_empty().then_some(letter))
}

/// A name as one would type it: small letters, but a hex as the board has it.
fn typed(word: &str) -> String {
    if word.contains(|letter: char| letter.is_ascii_digit()) && !word.contains(' ') {
        return word.to_owned();
    }
    word.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_into_small_letters_without_signs() {
        assert_eq!(tokens("Found RED, for $600."), ["found", "red", "for", "600"]);
        assert_eq!(tokens("développer Québec"), ["developper", "quebec"]);
        assert_eq!(tokens("expand-3  600\u{a0}$"), ["expand", "3", "600"]);
        assert_eq!(tokens("$1,200, 10,20"), ["1200", "10", "20"]);
        assert_eq!(tokens("St. Louis (G2)"), ["st", "louis", "g2"]);
    }

    #[test]
    fn an_amount_is_a_number_and_nothing_else() {
        assert_eq!(number("12"), Some(12.into()));
        assert_eq!(number("12.5"), Some(12.5.into()));
        assert_eq!((number("b3"), number("inf"), number("nan")), (None, None, None));
    }
}
