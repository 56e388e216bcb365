//! The actions that are possible now, as they are listed and typed.

use std::rc::Rc;

use game::Money;
use phrases::Phrases;
use serde_json::{Map, Value};
use strsim::osa_distance;

use super::lexicon::{Fit, Lexicon, Part, tokens};

/// What can be typed besides actions.
pub(super) const WORDS: [&str; 10] =
    ["actions", "all", "help", "hint", "log", "order", "quit", "save", "table", "why"];
/// No more amounts than these are offered when a line is completed.
const AMOUNTS: usize = 24;

/// Stands for a space at which no line is broken.
pub(super) const GLUE: &str = "\u{e000}";

/// The actions that are possible now, in the order of the legal actions.
pub(super) struct Commands {
    lexicon: Rc<Lexicon>,
    choices: Vec<Choice>,
}

/// A legal action as the rules see it.
pub(super) struct Legal {
    /// In the notation.
    pub(super) written: Map<String, Value>,
    pub(super) price: Option<Money>,
    /// By how much it raises incomes.
    pub(super) gain: Option<Money>,
}

/// One of them, in words.
struct Choice {
    verb: usize,
    /// What each field of the verb holds.
    parts: Vec<Option<Part>>,
    /// The fields that are named where the action is shown: the needed ones, and those that tell it from
    /// another action.
    named: Vec<usize>,
    price: Option<Money>,
    gain: Option<Money>,
}

/// What a line means.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// This action, and whether it was named in full.
    One { place: usize, exact: bool },
    /// One of these.
    Several(Vec<usize>),
    /// None that is possible.
    Nothing,
}

/// Actions that differ in one thing only.
pub(super) struct Group {
    /// The words that they share.
    pub(super) command: String,
    /// In what they differ, with what it costs; empty if there is but one action.
    pub(super) items: String,
    /// The actions, by their place.
    pub(super) places: Vec<usize>,
}

impl Commands {
    /// What can be typed for these actions.
    pub(super) fn new(lexicon: Rc<Lexicon>, legal: &[Legal]) -> Commands {
        let choice = |legal: &Legal| {
            let (verb, parts) = lexicon.parts(&legal.written).unwrap_or_default();
            Choice { verb, parts, named: Vec::new(), price: legal.price, gain: legal.gain }
        };
        let mut choices: Vec<Choice> = legal.iter().map(choice).collect();
        for place in 0..choices.len() {
            choices[place].named = named(&lexicon, &choices, place);
        }
        Commands { lexicon, choices }
    }

    /// Nothing to choose from: when a line is asked for that is no action.
    pub(super) fn none(lexicon: Rc<Lexicon>) -> Commands {
        Commands { lexicon, choices: Vec::new() }
    }

    /// The action that a line means.
    pub(super) fn meaning(&self, line: &str) -> Meaning {
        self.meaning_of(&tokens(line))
    }

    fn meaning_of(&self, words: &[String]) -> Meaning {
        if words.is_empty() {
            return Meaning::Nothing;
        }
        let fits: Vec<(usize, Fit)> = self.fits(words).collect();
        let Some(best) = fits.iter().map(|&(_, fit)| fit).min() else { return Meaning::Nothing };
        let places: Vec<usize> =
            fits.iter().filter(|&&(_, fit)| fit == best).map(|&(place, _)| place).collect();
        match places[..] {
            [place] => Meaning::One { place, exact: best == Fit::default() },
            _ => Meaning::Several(places),
        }
    }

    fn fits(&self, words: &[String]) -> impl Iterator<Item = (usize, Fit)> {
        let fit = move |(place, choice): (usize, &Choice)| {
            Some((place, self.lexicon.fit(words, choice.verb, &choice.parts)?))
        };
        self.choices.iter().enumerate().filter_map(fit)
    }

    /// The actions that a line may mean in which a word is misspelt.
    pub(super) fn misspelt(&self, words: &[String]) -> Vec<usize> {
        let mut near = Vec::new();
        for (place, word) in words.iter().enumerate().filter(|(_, word)| self.lexicon.is_unknown(word)) {
            for known in self.nearest(word) {
                let mut mended = words.to_vec();
                mended[place] = known;
                near.extend(self.meant(&mended).into_iter().chain(self.misspelt_further(&mended, place)));
            }
        }
        near.sort_unstable();
        near.dedup();
        near
    }

    /// With another slip after this place.
    fn misspelt_further(&self, words: &[String], after: usize) -> Vec<usize> {
        let further = words[after + 1..].iter().any(|word| self.lexicon.is_unknown(word));
        if further { self.misspelt(words) } else { Vec::new() }
    }

    /// The actions that a line may mean in which a word is too many.
    pub(super) fn without_a_word(&self, words: &[String]) -> Vec<usize> {
        let without = |place: usize| [&words[..place], &words[place + 1..]].concat();
        let mut near: Vec<usize> = (0..words.len()).flat_map(|place| self.meant(&without(place))).collect();
        near.sort_unstable();
        near.dedup();
        near
    }

    fn meant(&self, words: &[String]) -> Vec<usize> {
        match self.meaning_of(words) {
            Meaning::One { place, .. } => vec![place],
            Meaning::Several(places) => places,
            Meaning::Nothing => Vec::new(),
        }
    }

    /// The words of the possible actions that are spelt most like this one.
    fn nearest(&self, word: &str) -> Vec<String> {
        let mut known: Vec<(usize, String)> = Vec::new();
        for choice in &self.choices {
            let things = choice.parts.iter().filter_map(|part| match part {
                Some(Part::Thing(thing)) => Some(&self.lexicon.things[*thing].forms),
                _ => None,
            });
            for form in things.chain([&self.lexicon.verbs[choice.verb].forms]).flatten().flatten() {
                let distance = osa_distance(word, form);
                if distance <= slips(word) && !known.iter().any(|(_, known)| known == form) {
                    known.push((distance, form.clone()));
                }
            }
        }
        let least = known.iter().map(|&(distance, _)| distance).min();
        known.into_iter().filter(|&(distance, _)| Some(distance) == least).map(|(_, word)| word).collect()
    }

    /// Those that do the same kind of thing as the line says.
    pub(super) fn of_same_verb(&self, verb: &str) -> Vec<usize> {
        let same = |&place: &usize| self.lexicon.verbs[self.choices[place].verb].name == verb;
        (0..self.choices.len()).filter(same).collect()
    }

    /// What an action costs. Returns `None` if it is free.
    pub(super) fn price(&self, place: usize) -> Option<Money> {
        self.choices[place].price
    }

    /// Whether an action raises an income.
    pub(super) fn gains(&self, place: usize) -> bool {
        self.choices[place].gain.is_some()
    }

    /// An action as it can be typed.
    pub(super) fn typed(&self, place: usize) -> String {
        self.words(place, self.choices[place].named.len())
    }

    /// The words of an action, up to so many of the fields that are named.
    fn words(&self, place: usize, fields: usize) -> String {
        let choice = &self.choices[place];
        let mut words = self.lexicon.verbs[choice.verb].shown.clone();
        for &field in &choice.named[..fields] {
            // Two numbers in a row need a sign between them.
            let sign = if words.ends_with(|letter: char| letter.is_ascii_digit()) { "$" } else { "" };
            let word = match choice.parts[field] {
                Some(Part::Thing(thing)) => self.lexicon.things[thing].typed.clone(),
                Some(Part::Amount(amount)) => format!("{sign}{amount}"),
                None => continue,
            };
            words = format!("{words} {word}");
        }
        words
    }

    /// An amount of money that an action names.
    pub(super) fn amount(&self, place: usize) -> Option<i64> {
        self.choices[place].parts.iter().flatten().find_map(|part| match part {
            Part::Amount(amount) => Some(*amount),
            Part::Thing(_) => None,
        })
    }

    /// Actions that differ in the last thing they name only are told together.
    pub(super) fn groups(&self, places: &[usize], phrases: &Phrases) -> Vec<Group> {
        let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
        for &place in places {
            let command = self.words(place, self.last(&self.choices[place]));
            match groups.iter_mut().find(|(other, _)| *other == command) {
                Some((_, alike)) => alike.push(place),
                None => groups.push((command, vec![place])),
            }
        }
        // What does the same stands together.
        let verb = |place: usize| self.choices[place].verb;
        let first = |(_, alike): &(String, Vec<usize>)| {
            places.iter().position(|&place| verb(place) == verb(alike[0]))
        };
        groups.sort_by_key(first);
        let group = |(command, places): (String, Vec<usize>)| Group {
            items: self.items(&places, phrases),
            command,
            places,
        };
        groups.into_iter().map(group).collect()
    }

    /// Where among the named fields the last needed one stands.
    fn last(&self, choice: &Choice) -> usize {
        let fields = self.lexicon.verbs[choice.verb].fields;
        choice.named.iter().rposition(|&field| fields[field].needed).unwrap_or(0)
    }

    fn items(&self, places: &[usize], phrases: &Phrases) -> String {
        let amounts: Option<Vec<i64>> = places
            .iter()
            .map(|&place| {
                let choice = &self.choices[place];
                match choice.parts[*choice.named.last()?]? {
                    Part::Amount(amount) => Some(amount),
                    Part::Thing(_) => None,
                }
            })
            .collect();
        if let Some(amounts) = amounts {
            return range(&amounts, phrases);
        }
        let item = |&place: &usize| {
            let choice = &self.choices[place];
            let fields = choice.named.iter().skip(self.last(choice));
            let mut words: Vec<String> = fields
                .filter_map(|&field| match choice.parts[field]? {
                    Part::Thing(thing) => Some(self.lexicon.things[thing].shown.clone()),
                    Part::Amount(amount) => Some(money(amount, phrases)),
                })
                .collect();
            words.extend(choice.price.map(|price| phrases.money(price)));
            words.extend(choice.gain.map(|gain| format!("+{}", phrases.money(gain))));
            words.join(" ").replace(' ', GLUE)
        };
        places.iter().map(item).collect::<Vec<_>>().join(", ")
    }

    /// Where the word at the cursor begins, and what it can become.
    pub(super) fn complete(&self, line: &str, cursor: usize) -> (usize, Vec<String>) {
        let before = &line[..cursor];
        // `why` takes an action too.
        let skipped = before.len() - before.strip_prefix("why ").unwrap_or(before).len();
        let before = &before[skipped..];
        let mut begins: Vec<usize> = before.match_indices(' ').map(|(space, _)| space + 1).collect();
        begins.insert(0, 0);
        // A name may be several words: the longest that can be completed is.
        for begin in begins {
            let (said, partial) = (tokens(&before[..begin]), partial(&before[begin..]));
            let mut found = self.completions(&said, &partial);
            if begin == 0 && skipped == 0 {
                found.extend(WORDS.iter().filter(|word| word.starts_with(&partial)).map(ToString::to_string));
            }
            if !found.is_empty() {
                return (skipped + begin, found);
            }
        }
        (cursor, Vec::new())
    }

    /// The next words of the actions that begin with these.
    fn completions(&self, said: &[String], partial: &str) -> Vec<String> {
        let mut found = Vec::new();
        for choice in &self.choices {
            let Some(fit) = self.lexicon.fit(said, choice.verb, &choice.parts) else { continue };
            if fit.verbless {
                let verb = &self.lexicon.verbs[choice.verb];
                found.extend(completed(&verb.shown, &verb.forms, partial));
            }
            if said.is_empty() && partial.is_empty() {
                continue;
            }
            let open = choice.named.iter().filter(|&&field| self.is_open(said, choice, field));
            // Without a beginning only the next thing is offered.
            let offered = if partial.is_empty() { 1 } else { usize::MAX };
            found.extend(open.take(offered).filter_map(|&field| match choice.parts[field]? {
                Part::Thing(thing) => {
                    let thing = &self.lexicon.things[thing];
                    completed(&thing.typed, &thing.forms, partial)
                }
                Part::Amount(amount) => Some(amount.to_string()).filter(|amount| amount.starts_with(partial)),
            }));
        }
        // Amounts by their size, words by their letters.
        found.sort_by_key(|word| (word.parse::<i64>().ok(), word.clone()));
        found.dedup();
        let is_amount = |word: &String| word.parse::<i64>().is_ok();
        if found.iter().filter(|word| is_amount(word)).count() > AMOUNTS {
            found.retain(|word| !is_amount(word));
        }
        found
    }

    /// Whether these words can name the action without saying what is in this field.
    fn is_open(&self, said: &[String], choice: &Choice, field: usize) -> bool {
        let mut parts = choice.parts.clone();
        parts[field] = None;
        self.lexicon.fit(said, choice.verb, &parts).is_some()
    }
}

/// What a beginning becomes: the usual word, or another one for the same that begins like it.
fn completed(usual: &str, forms: &[Vec<String>], partial: &str) -> Option<String> {
    if tokens(usual).join(" ").starts_with(partial) {
        return Some(usual.to_owned());
    }
    forms.iter().map(|form| form.join(" ")).find(|form| form.starts_with(partial))
}

/// The fields to name: the needed ones, and those without which two actions would look the same.
fn named(lexicon: &Lexicon, choices: &[Choice], place: usize) -> Vec<usize> {
    let choice = &choices[place];
    let fields = lexicon.verbs[choice.verb].fields;
    let same_but = |other: &Choice| {
        let differs = |field: usize| fields[field].needed && other.parts[field] != choice.parts[field];
        other.verb == choice.verb && other.parts != choice.parts && !(0..fields.len()).any(differs)
    };
    let doubtful = choices.iter().any(same_but);
    (0..fields.len())
        .filter(|&field| choice.parts[field].is_some() && (fields[field].needed || doubtful))
        .collect()
}

/// What is being typed, with the space after a word that is whole.
fn partial(typed: &str) -> String {
    let mut words = tokens(typed).join(" ");
    if typed.ends_with(' ') && !words.is_empty() {
        words.push(' ');
    }
    words
}

/// How many letters of a word may be wrong.
fn slips(word: &str) -> usize {
    match word.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

fn money(amount: i64, phrases: &Phrases) -> String {
    phrases.money(Money(i32::try_from(amount).unwrap_or(i32::MAX)))
}

/// Amounts from the least to the most where their steps are even, or else each of them.
fn range(amounts: &[i64], phrases: &Phrases) -> String {
    let told = |amount: i64| money(amount, phrases);
    let [first, second, .., last] = *amounts else {
        return amounts.iter().map(|&amount| told(amount)).collect::<Vec<_>>().join(", ");
    };
    let step = second - first;
    if amounts.windows(2).any(|pair| pair[1] - pair[0] != step) {
        return amounts.iter().map(|&amount| told(amount)).collect::<Vec<_>>().join(", ");
    }
    let args = [("least", told(first).into()), ("most", told(last).into()), ("step", told(step).into())];
    if step == 1 {
        phrases.say("terminal-range", &args[..2])
    } else {
        phrases.say("terminal-range-in-steps", &args)
    }
}

#[cfg(test)]
mod tests {
    use american_rails::{Action, Board, Company, Options, Position, Setup};
    use game::{Game, Recorded, Seat};
    use phrases::{Language, Told};

    use super::*;

    /// What can be typed after these actions of Ann, the banker, in this language.
    fn commands(language: Language, actions: &[Action]) -> Commands {
        let board = Board::own();
        let setup =
            Setup { rules: 1, players: 4, options: Options::default(), banker: 0, removed: None, board };
        let mut position = Position::start(&setup).expect("a table of four");
        for &action in actions {
            let seat = position.actor().unwrap_or(Seat::new(0));
            position.play(seat, action, &mut |_| {}).expect("a legal action");
        }
        let (english, phrases) = (Phrases::new(Language::English), Phrases::new(language));
        let (understood, spoken) = (position.vocabulary(&english), position.vocabulary(&phrases));
        let lexicon = Lexicon::new((&spoken, &phrases), &[(&understood, &english)]);
        let mut legal = Vec::new();
        position.actions(&mut legal);
        let legal = legal.into_iter().map(|action| Legal {
            written: position.write_action(action),
            price: position.price_of(action),
            gain: position.gain_of(action),
        });
        Commands::new(Rc::new(lexicon), &legal.collect::<Vec<_>>())
    }

    fn meant(commands: &Commands, line: &str) -> String {
        match commands.meaning(line) {
            Meaning::One { place, exact } => {
                format!("{}{}", commands.typed(place), if exact { "" } else { "?" })
            }
            Meaning::Several(places) => format!("{} actions", places.len()),
            Meaning::Nothing => "nothing".to_owned(),
        }
    }

    fn after_tab(commands: &Commands, line: &str) -> String {
        let (begin, words) = commands.complete(line, line.len());
        format!("{}[{}]", &line[..begin], words.join(" "))
    }

    const AUCTION: [Action; 1] = [Action::Offer(Company::American)];
    /// Ann buys the share of American for all she has, and may begin.
    const WON: [Action; 2] = [Action::Offer(Company::American), Action::Bid(Money(50))];

    #[test]
    fn a_line_is_exact_in_any_order_case_and_currency() {
        let commands = commands(Language::English, &AUCTION);
        for line in ["bid 12", "BID $12", "12 bid", "bid 12$", "bid: 12.", "bid with $12"] {
            assert_eq!(meant(&commands, line), "bid 12", "{line}");
        }
    }

    #[test]
    fn an_abbreviation_is_not_exact_and_a_number_is_never_one() {
        let commands = commands(Language::English, &AUCTION);
        assert_eq!(meant(&commands, "b 12"), "bid 12?");
        assert_eq!(meant(&commands, "bid"), "41 actions");
        assert_eq!(meant(&commands, "bid 5"), "nothing");
        assert_eq!(meant(&commands, "bid 12 13"), "nothing");
        assert_eq!(meant(&commands, ""), "nothing");
    }

    #[test]
    fn a_place_is_named_by_its_hex_or_its_city() {
        let commands = commands(Language::English, &WON);
        for line in ["start B3", "start chicago", "start in Chicago (B3)", "begin b3"] {
            assert_eq!(meant(&commands, line), "start chicago", "{line}");
        }
        assert_eq!(meant(&commands, "start new york"), "start new york");
        assert_eq!(meant(&commands, "start new"), "2 actions");
        assert_eq!(meant(&commands, "start b1"), "nothing", "not short for B19");
    }

    #[test]
    fn actions_are_listed_together_with_what_they_cost_and_bring() {
        let phrases = Phrases::new(Language::English);
        let listed = |commands: &Commands| -> Vec<String> {
            let groups = commands.groups(&(0..commands.choices.len()).collect::<Vec<_>>(), &phrases);
            let told = |group: Group| format!("{}: {}", group.command, group.items.replace(GLUE, " "));
            groups.into_iter().map(told).collect()
        };
        assert_eq!(listed(&commands(Language::English, &AUCTION)), ["pass: ", "bid: $10 to $50"]);
        let [places] = &listed(&commands(Language::English, &WON))[..] else { panic!("one group") };
        assert!(places.starts_with("start: Buffalo (A12) +$4, Syracuse (A15) +$2, "), "{places}");
    }

    #[test]
    fn english_is_understood_in_every_language() {
        let french = commands(Language::French, &WON);
        assert_eq!(meant(&french, "commencer boston"), "commencer boston");
        assert_eq!(meant(&french, "start boston"), "commencer boston");
        let german = commands(Language::German, &[]);
        assert_eq!(meant(&german, "versteigern liberty"), "versteigern liberty");
        assert_eq!(meant(&german, "offer L"), "versteigern liberty");
        assert_eq!(meant(&german, "versteigern am"), "versteigern american?", "not the little word");
    }

    #[test]
    fn a_slip_leads_to_what_is_nearest() {
        let commands = commands(Language::English, &[]);
        let near = |line: &str| -> Vec<String> {
            commands.misspelt(&tokens(line)).into_iter().map(|place| commands.typed(place)).collect()
        };
        assert_eq!(near("offer amercan"), ["offer american"]);
        assert_eq!(near("ofer libetry"), ["offer liberty"]);
        assert_eq!(near("dance"), [""; 0]);
    }

    #[test]
    fn tab_completes_what_comes_next() {
        let offers = commands(Language::English, &[]);
        assert_eq!(after_tab(&offers, "of"), "[offer]");
        assert_eq!(
            after_tab(&offers, "offer "),
            "offer [american continental liberty majestic national republic]"
        );
        assert_eq!(after_tab(&offers, "offer li"), "offer [liberty]");
        assert_eq!(after_tab(&offers, "why offer li"), "why offer [liberty]");
        assert_eq!(after_tab(&offers, "ta"), "[table]");
        let bids = commands(Language::English, &AUCTION);
        assert_eq!(after_tab(&bids, "bid 2"), "bid [20 21 22 23 24 25 26 27 28 29]");
        let places = commands(Language::English, &WON);
        assert_eq!(after_tab(&places, "start new "), "start [new orleans new york]");
        assert_eq!(after_tab(&places, "start new y"), "start [new york]");
        assert_eq!(after_tab(&places, "start B"), "start [b3 b7 baltimore birmingham boston buffalo]");
        assert_eq!(after_tab(&places, "dance"), "dance[]");
        let german = commands(Language::German, &[]);
        assert_eq!(after_tab(&german, "of"), "[offer]");
        assert_eq!(after_tab(&german, "ver"), "[versteigern]");
    }
}
