//! What can be done now: listed, and understood when it is typed.

use std::collections::HashSet;
use std::io::Write;
use std::rc::Rc;

use game::{Refused, Seat, Viewer};
use games::Hosted;
use phrases::{Arg, Field, Takes, tell_refused};
use serde_json::{Map, Value};
use strsim::osa_distance;

use super::{Effects, Terminal, in_words};
use crate::error::CommandError;
use crate::play::commands::{Commands, Legal, Meaning, WORDS};
use crate::play::lexicon::{Sketch, tokens};

/// Up to this many actions are listed one by one, with what they do.
const FEW: usize = 6;
/// In so many ways what was left unsaid is filled in to find out why nothing of the kind is possible.
const WAYS: usize = 400;
/// How many examples `help` gives.
const EXAMPLES: usize = 4;

impl<G: Hosted, W: Write> Terminal<G, W> {
    /// Looks at what is possible now.
    pub(super) fn survey(&mut self, seat: Seat) {
        self.game.play.state().actions(&mut self.legal);
        let state = self.game.play.state().known_to(Viewer::Seat(seat));
        let legal = self.legal.iter().map(|&action| Legal {
            written: state.write_action(action),
            price: state.price_of(action),
            gain: state.gain_of(action),
        });
        let legal: Vec<Legal> = legal.collect();
        self.commands = Rc::new(Commands::new(Rc::clone(&self.lexicon), &legal));
        self.numbered = false;
    }

    /// Lists what can be done: a few actions each with what it does, many in groups.
    pub(super) fn list(&mut self, seat: Seat) -> Result<(), CommandError> {
        let names = &self.game.names;
        if let Some(question) = self.game.play.state().tell_question(None, names, &self.phrases) {
            self.line(&question)?;
        }
        let player = self.name(seat);
        self.say("terminal-actions", &[("player", player.into())])?;
        let places: Vec<usize> = (0..self.legal.len()).collect();
        if self.legal.len() <= FEW {
            self.list_numbered(seat, &places)
        } else {
            self.list_groups(seat, &places)
        }
    }

    /// Lists every action with its number.
    pub(super) fn list_all(&mut self, seat: Seat) -> Result<(), CommandError> {
        self.list_numbered(seat, &(0..self.legal.len()).collect::<Vec<_>>())
    }

    /// A line for each action: its number, how it is typed, and what it does. What follows from all of
    /// them alike is no reason to choose one, and is left out.
    fn list_numbered(&mut self, seat: Seat, places: &[usize]) -> Result<(), CommandError> {
        self.numbered = true;
        let mut effects: Vec<Effects> =
            places.iter().map(|&place| self.effects(seat, &[self.legal[place]])).collect();
        if let [first, others @ ..] = &effects[..] {
            let of_all = |event: &&String| others.iter().all(|other| other.events.contains(event));
            let alike: Vec<String> = first.events.iter().filter(of_all).cloned().collect();
            if !others.is_empty() {
                for effects in &mut effects {
                    effects.events.retain(|event| !alike.contains(event));
                }
            }
        }
        let mut warned: Vec<String> = Vec::new();
        for (&place, mut effects) in places.iter().zip(effects) {
            // What holds for several actions is said with the first.
            effects.warnings.retain(|warning| !warned.contains(warning));
            warned.extend(effects.warnings.clone());
            let told = self.phrases.labelled(&self.commands.typed(place), &effects.told().join(" "));
            self.hanging(&format!("{}. ", place + 1), &told)?;
        }
        Ok(())
    }

    /// A line for each group of actions: what to type, and what to choose from.
    fn list_groups(&mut self, seat: Seat, places: &[usize]) -> Result<(), CommandError> {
        for group in self.commands.groups(places, &self.phrases) {
            let items = match (group.items.as_str(), &group.places[..]) {
                ("", &[place]) => self.effects(seat, &[self.legal[place]]).events.into_iter().next(),
                _ => Some(group.items),
            };
            let line = items
                .map_or_else(|| group.command.clone(), |items| self.phrases.labelled(&group.command, &items));
            self.hanging("  ", &line)?;
        }
        if places.iter().any(|&place| self.commands.gains(place)) {
            self.say("terminal-gains", &[])?;
        }
        let state = self.game.play.state().known_to(Viewer::Seat(seat));
        let mut warnings: Vec<String> = Vec::new();
        for warning in places.iter().filter_map(|&place| state.tell_warning(self.legal[place], &self.phrases))
        {
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        for warning in warnings {
            self.line(&warning)?;
        }
        Ok(())
    }

    /// What can be typed, with examples of what is possible now.
    pub(super) fn help(&mut self) -> Result<(), CommandError> {
        self.say("terminal-help", &[])?;
        let groups = self.commands.groups(&(0..self.legal.len()).collect::<Vec<_>>(), &self.phrases);
        // From the middle of a group: the first is often the one that nobody wants.
        let typed = |places: &[usize], part: usize| self.commands.typed(places[places.len() * part / 3]);
        let mut examples: Vec<String> = Vec::new();
        for part in [1, 2, 0] {
            examples.extend(groups.iter().map(|group| typed(&group.places, part)));
        }
        let mut known = HashSet::new();
        examples.retain(|example| known.insert(example.clone()));
        examples.truncate(EXAMPLES);
        self.say("terminal-examples", &[("examples", examples.join(", ").into())])
    }

    /// The action with this number, unless a person may have meant something else by it.
    pub(super) fn by_number(
        &mut self,
        seat: Seat,
        number: usize,
        by_hand: bool,
    ) -> Result<Option<G::Action>, CommandError> {
        let place = number.checked_sub(1).filter(|&place| place < self.legal.len());
        // Whoever was shown amounts and no numbers types an amount.
        if let Some(place) = place
            && (!by_hand || self.numbered || self.commands.price(place).is_none())
        {
            return Ok(Some(self.legal[place]));
        }
        if let Some(place) = place {
            let action = self.described(seat, place);
            self.say("terminal-number-is", &[("number", number.into()), ("action", action.into())])?;
            self.proposed = Some(place);
        }
        let amount = Some(number as i64);
        let places = 0..self.legal.len();
        let meant: Vec<usize> = places.filter(|&place| self.commands.amount(place) == amount).collect();
        if !meant.is_empty() {
            self.say("terminal-could-mean", &[("answer", number.to_string().into())])?;
            self.list_groups(seat, &meant)?;
        } else if place.is_none() {
            self.not_understood(&number.to_string())?;
        }
        Ok(None)
    }

    /// The action that was asked about, if this says yes to it.
    pub(super) fn confirmed(&self, proposed: Option<usize>, line: &str) -> Option<G::Action> {
        let yes = ["yes".to_owned(), "y".to_owned()].into_iter().chain(self.phrases.words("terminal-yes"));
        let line = line.to_lowercase();
        proposed.filter(|_| yes.into_iter().any(|word| word == line)).map(|place| self.legal[place])
    }

    /// The legal action that a line means. Returns `None`, and has said why, if it is none, or not for certain.
    pub(super) fn understood(&mut self, seat: Seat, line: &str) -> Result<Option<G::Action>, CommandError> {
        if line.contains('=') {
            return self.notation(&in_words(line));
        }
        match self.commands.meaning(line) {
            Meaning::One { place, exact } if exact || self.commands.price(place).is_none() => {
                Ok(Some(self.legal[place]))
            }
            Meaning::One { place, .. } => {
                let action = self.described(seat, place);
                self.say("terminal-confirm", &[("action", action.into())])?;
                self.proposed = Some(place);
                Ok(None)
            }
            Meaning::Several(places) => {
                self.say("terminal-could-mean", &[("answer", line.into())])?;
                self.list_groups(seat, &places)?;
                Ok(None)
            }
            Meaning::Nothing => {
                self.impossible(seat, line)?;
                Ok(None)
            }
        }
    }

    /// Why an action is not possible, or what it would do.
    pub(super) fn why(&mut self, seat: Seat, line: &str) -> Result<(), CommandError> {
        let action = if line.contains('=') {
            self.notation(&in_words(line))?
        } else {
            match self.commands.meaning(line) {
                Meaning::One { place, .. } => Some(self.legal[place]),
                Meaning::Several(_) | Meaning::Nothing => self.understood(seat, line)?,
            }
        };
        let Some(action) = action else { return Ok(()) };
        self.say("terminal-why-legal", &[])?;
        for effect in self.effects(seat, &[action]).told() {
            self.line(&effect)?;
        }
        Ok(())
    }

    /// An action in the notation of records: `bid amount=12`.
    fn notation(&mut self, written: &Map<String, Value>) -> Result<Option<G::Action>, CommandError> {
        match self.read(written) {
            Ok(action) => Ok(Some(action)),
            Err(Refused::Malformed { field: "do", .. }) => {
                let word = written.get("do").and_then(Value::as_str).unwrap_or_default().to_owned();
                self.not_understood(&word)?;
                Ok(None)
            }
            Err(refused) => {
                self.refuse(&refused)?;
                Ok(None)
            }
        }
    }

    /// Says why a line means nothing that is possible, or what is nearest to it.
    fn impossible(&mut self, seat: Seat, line: &str) -> Result<(), CommandError> {
        let answer = || ("answer", Arg::from(line));
        let words = tokens(line);
        let near = self.commands.misspelt(&words);
        if !near.is_empty() {
            self.say("terminal-did-you-mean", &[answer()])?;
            return self.suggest(seat, &near);
        }
        let sketches = self.lexicon.sketches(&words);
        let refused = sketches.iter().find_map(|sketch| self.refusal_of(sketch));
        if let Some(refused) = refused.or_else(|| self.refusal_of_unknown(&words)) {
            return self.refuse(&refused);
        }
        let verbs = sketches.iter().filter_map(|sketch| sketch.written.get("do")?.as_str());
        let mut near: Vec<usize> = verbs.flat_map(|verb| self.commands.of_same_verb(verb)).collect();
        if near.is_empty() {
            near = self.commands.without_a_word(&words);
        }
        // The game has such an action, but nothing like it is possible.
        if near.is_empty() && !sketches.is_empty() {
            near = (0..self.legal.len()).collect();
        }
        if !near.is_empty() {
            self.say("terminal-not-possible", &[answer()])?;
            return self.suggest(seat, &near);
        }
        match WORDS.iter().find(|word| osa_distance(word, line) <= 1) {
            Some(word) => {
                self.say("terminal-did-you-mean", &[answer()])?;
                self.hanging("  ", word)
            }
            None => self.not_understood(line),
        }
    }

    /// Lists these actions; a single one waits for a yes.
    fn suggest(&mut self, seat: Seat, places: &[usize]) -> Result<(), CommandError> {
        let &[place] = places else { return self.list_groups(seat, places) };
        self.proposed = Some(place);
        let action = self.described(seat, place);
        self.say("terminal-confirm", &[("action", action.into())])
    }

    /// What the game says of the one word that nobody knows, where a name belongs.
    fn refusal_of_unknown(&self, words: &[String]) -> Option<Refused<G::Illegal>> {
        let place = words.iter().position(|word| self.lexicon.is_unknown(word))?;
        let sketches = self.lexicon.sketches(&[&words[..place], &words[place + 1..]].concat());
        let name = &words[place];
        // Hexes have capital letters.
        let numbered = name.contains(|letter: char| letter.is_ascii_digit());
        let name = if numbered { name.to_uppercase() } else { name.clone() };
        sketches.into_iter().find_map(|mut sketch| {
            let named = |field: &&Field| matches!(field.takes, Takes::Thing(_));
            let field = sketch.open.iter().find(named)?;
            sketch.written.insert(field.name.into(), name.as_str().into());
            self.read(&sketch.written).err().filter(|refused| matches!(refused, Refused::Unknown { .. }))
        })
    }

    /// Why the rules refuse an action. Where it was not named in full, they must say the same of every
    /// action of the kind.
    fn refusal_of(&self, sketch: &Sketch) -> Option<Refused<G::Illegal>> {
        match self.read(&sketch.written) {
            Err(Refused::Malformed { .. }) => {}
            refusal => return refusal.err(),
        }
        let needed = sketch.open.iter().filter(|field| field.needed);
        let mut ways = vec![sketch.written.clone()];
        for &field in needed {
            ways = self.filled(&ways, field);
        }
        let refusals: Option<Vec<_>> = ways.iter().map(|way| self.read(way).err()).collect();
        let mut refusals = refusals?.into_iter();
        let first = refusals.next()?;
        let told =
            |refused: &_| tell_refused(self.game.play.state(), &self.game.names, refused, &self.phrases);
        refusals.all(|other| told(&other) == told(&first)).then_some(first)
    }

    fn filled(&self, ways: &[Map<String, Value>], field: Field) -> Vec<Map<String, Value>> {
        let candidates = self.lexicon.candidates(field);
        let with = |way: &Map<String, Value>, value: &Value| {
            let mut way = way.clone();
            way.insert(field.name.into(), value.clone());
            way
        };
        let filled = ways.iter().flat_map(|way| candidates.iter().map(move |value| with(way, value)));
        filled.take(WAYS).collect()
    }

    /// How an action is typed, and what it does.
    fn described(&self, seat: Seat, place: usize) -> String {
        let effects = self.effects(seat, &[self.legal[place]]).told().join(" ");
        self.phrases.labelled(&self.commands.typed(place), &effects)
    }
}
