//! The table as a terminal shows it.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use bots::{Advice, advise};
use game::{Refused, Seat, Viewer};
use games::Hosted;
use phrases::{Outlook, Phrases, percent, rough_cash, tell_outcome, tell_reason, tell_refused};
use serde_json::{Map, Value};

use super::Keyboard;
use super::seating::{Seated, hint_effort};
use crate::failure::Failure;

/// How many prices are listed before the rest is told in one line.
const LISTED: usize = 4;
/// How many lines of what an action does are told with it.
const EFFECTS: usize = 5;

/// What a person answers.
pub(super) enum Answer {
    /// The action with this number.
    Number(usize),
    /// An action in words: `bid amount=12`.
    Words(Map<String, Value>),
    Table,
    Log,
    Actions,
    Hint,
    Why(Option<Map<String, Value>>),
    Save(Option<PathBuf>),
    Help,
    Quit,
    Nothing,
}

impl Answer {
    pub(super) fn read(line: &str) -> Answer {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => Answer::Nothing,
            "table" => Answer::Table,
            "log" => Answer::Log,
            "actions" => Answer::Actions,
            "hint" => Answer::Hint,
            "why" => Answer::Why((!rest.is_empty()).then(|| in_words(rest))),
            "save" => Answer::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
            "help" | "?" => Answer::Help,
            "quit" | "exit" => Answer::Quit,
            _ => line.parse().map_or_else(|_| Answer::Words(in_words(line)), Answer::Number),
        }
    }
}

/// `bid amount=12` as a record would have it.
fn in_words(text: &str) -> Map<String, Value> {
    let mut words = text.split_whitespace();
    let mut action = Map::new();
    action.insert("do".into(), words.next().unwrap_or_default().into());
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let value = value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from);
        action.insert(name.into(), value);
    }
    action
}

/// What some actions would do, in sentences.
#[derive(Default)]
struct Effects {
    events: Vec<String>,
    /// What the player should know besides.
    warnings: Vec<String>,
}

impl Effects {
    fn told(self) -> Vec<String> {
        [self.events, self.warnings].concat()
    }
}

/// A game, a person or several at one keyboard, and where it is kept.
pub(super) struct Table<G: Hosted, W> {
    game: Seated<G>,
    keep: Option<PathBuf>,
    phrases: Phrases,
    out: W,
    /// What was told since somebody last decided.
    log: Vec<String>,
    legal: Vec<G::Action>,
    hints: Vec<Advice<G::Action>>,
    /// Who looked at the screen last.
    seen_by: Option<Seat>,
}

impl<G: Hosted, W: Write> Table<G, W> {
    pub(super) fn new(game: Seated<G>, keep: Option<PathBuf>, phrases: Phrases, out: W) -> Table<G, W> {
        Table {
            game,
            keep,
            phrases,
            out,
            log: Vec::new(),
            legal: Vec::new(),
            hints: Vec::new(),
            seen_by: None,
        }
    }

    /// Plays to the end, or until somebody leaves.
    pub(super) fn sit<R: BufRead>(&mut self, keyboard: &mut Keyboard<R>) -> Result<(), Failure> {
        let game = self.phrases.say(&format!("game-{}", G::NAME), &[]);
        let players = self.game.record.names.len();
        self.say("terminal-welcome", &[("game", game.into()), ("players", players.into())])?;
        if self.game.record.actions.is_empty() {
            let mut opening = Vec::new();
            self.game.state.opening(&mut |event| opening.push(event));
            self.tell(&opening)?;
        }
        while let Some(seat) = self.game.state.actor() {
            if self.game.bots[seat.index()].is_some() {
                self.bot_decides(seat)?;
            } else if !self.person_decides(seat, keyboard)? {
                self.keep_now()?;
                self.say("terminal-quit", &[])?;
                return Ok(());
            }
            self.keep_now()?;
        }
        if let Some(outcome) = &self.game.record.result {
            let told = tell_outcome::<G>(outcome, &self.game.record.names, &self.phrases);
            writeln!(self.out, "{told}")?;
        }
        Ok(self.out.flush()?)
    }

    fn bot_decides(&mut self, seat: Seat) -> Result<(), Failure> {
        let Seated { state, ledger, bots, .. } = &mut self.game;
        state.actions(&mut self.legal);
        let Some(bot) = &mut bots[seat.index()] else { return Ok(()) };
        let action = bot.decide(&state.reckoned(Viewer::Seat(seat), ledger), &self.legal);
        self.play(seat, action)
    }

    /// Asks until the person has decided; says whether they did.
    fn person_decides<R: BufRead>(
        &mut self,
        seat: Seat,
        keyboard: &mut Keyboard<R>,
    ) -> Result<bool, Failure> {
        self.hand_over(seat, keyboard)?;
        self.game.state.actions(&mut self.legal);
        self.hints.clear();
        self.list(seat)?;
        loop {
            match keyboard.ask(&mut self.out)? {
                Answer::Number(number) if (1..=self.legal.len()).contains(&number) => {
                    self.log.clear();
                    self.play(seat, self.legal[number - 1])?;
                    return Ok(true);
                }
                Answer::Number(number) => self.not_understood(&number.to_string())?,
                Answer::Words(words) => match self.read(&words) {
                    Ok(action) => {
                        self.log.clear();
                        self.play(seat, action)?;
                        return Ok(true);
                    }
                    Err(Refused::Malformed { field: "do", .. }) => {
                        let word = words.get("do").and_then(Value::as_str).unwrap_or_default().to_owned();
                        self.not_understood(&word)?;
                    }
                    Err(refused) => self.refuse(&refused)?,
                },
                Answer::Table => {
                    let viewer = Viewer::Seat(seat);
                    let known = self.game.state.known_to(viewer);
                    let table = known.tell_table(viewer, &self.game.record.names, &self.phrases);
                    writeln!(self.out, "{table}")?;
                }
                Answer::Log => writeln!(self.out, "{}", self.log.join("\n"))?,
                Answer::Actions => self.list(seat)?,
                Answer::Hint => self.hint(seat)?,
                Answer::Why(None) => self.why_hint(seat)?,
                Answer::Why(Some(words)) => self.why(seat, &words)?,
                Answer::Save(file) => {
                    self.keep = file.or(self.keep.take());
                    self.save()?;
                }
                Answer::Help => self.say("terminal-help", &[])?,
                Answer::Nothing => {}
                Answer::Quit => return Ok(false),
            }
        }
    }

    /// With hidden money and several people, the next one must be alone with the screen.
    fn hand_over<R: BufRead>(&mut self, seat: Seat, keyboard: &mut Keyboard<R>) -> Result<(), Failure> {
        let people = self.game.bots.iter().filter(|bot| bot.is_none()).count();
        let hides = matches!(self.game.state.known_to(Viewer::Seat(seat)), std::borrow::Cow::Owned(_));
        if people > 1 && hides && self.seen_by.is_some_and(|last| last != seat) {
            let player = self.name(seat);
            self.say("terminal-pass-device", &[("player", player.into())])?;
            keyboard.ask(&mut self.out)?;
        }
        self.seen_by = Some(seat);
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let mut events = Vec::new();
        let Seated { state, ledger, record, .. } = &mut self.game;
        state.apply(action, &mut |event| {
            ledger.hear::<G>(&event);
            events.push(event);
        });
        record.actions.push((seat, action));
        record.result = state.outcome();
        self.tell(&events)
    }

    /// Tells what happened.
    fn tell(&mut self, events: &[G::Event]) -> Result<(), Failure> {
        let names = &self.game.record.names;
        for line in events.iter().filter_map(|event| self.game.state.tell_event(names, event, &self.phrases))
        {
            let indent = usize::from(line.depth) * 2;
            let line = format!("{:indent$}{}", "", line.text);
            writeln!(self.out, "{line}")?;
            self.log.push(line);
        }
        Ok(self.out.flush()?)
    }

    /// Lists the actions with what they do; of prices that differ in nothing else, only some.
    fn list(&mut self, seat: Seat) -> Result<(), Failure> {
        let names = &self.game.record.names;
        if let Some(question) = self.game.state.tell_question(names, &self.phrases) {
            writeln!(self.out, "{question}")?;
        }
        let player = self.name(seat);
        self.say("terminal-actions", &[("player", player.into())])?;
        let family = |action: G::Action| {
            let mut written = self.game.state.write_action(action);
            written.retain(|_, value| !value.is_number());
            written
        };
        let families: Vec<_> = self.legal.iter().map(|&action| family(action)).collect();
        let mut begin = 0;
        while begin < self.legal.len() {
            let alike = families[begin..].iter().take_while(|&other| *other == families[begin]).count();
            let listed = if alike > LISTED + 2 { LISTED } else { alike };
            for place in begin..begin + listed {
                let mut effects = self.effects(seat, &[self.legal[place]]);
                // Of those that differ only in a number, the first one warns.
                if place > begin {
                    effects.warnings.clear();
                }
                writeln!(self.out, "{}. {}", place + 1, effects.told().join(" "))?;
            }
            if listed < alike {
                let last = self.effects(seat, &[self.legal[begin + alike - 1]]);
                let args = [
                    ("first", (begin + listed + 1).into()),
                    ("last", (begin + alike).into()),
                    ("action", last.events.first().cloned().unwrap_or_default().into()),
                ];
                let line = self.phrases.say("terminal-likewise", &args);
                writeln!(self.out, "{line}")?;
            }
            begin += alike;
        }
        Ok(())
    }

    /// What some actions of a player would do, as far as the player can know, in words.
    fn effects(&self, seat: Seat, actions: &[G::Action]) -> Effects {
        let mut state = self.game.state.known_to(Viewer::Seat(seat)).into_owned();
        let mut effects = Effects::default();
        for &action in actions {
            let warning = state.tell_warning(action, &self.phrases);
            let mut events = Vec::new();
            if state.play(seat, action, &mut |event| events.push(event)).is_err() {
                break;
            }
            effects.warnings.extend(warning);
            let names = &self.game.record.names;
            let lines = events.iter().filter_map(|event| state.tell_event(names, event, &self.phrases));
            effects.events.extend(lines.map(|line| line.text).take(EFFECTS));
        }
        effects
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let known = self.game.state.reckoned(Viewer::Seat(seat), &self.game.ledger);
        let seed = self.game.record.actions.len() as u64;
        let mut hints = advise(&*known, seed, hint_effort());
        hints.retain(|hint| hint.visits > 0);
        hints.truncate(3);
        for (place, hint) in hints.iter().enumerate() {
            let args = [
                ("place", (place + 1).into()),
                ("action", self.effects(seat, &hint.line).told().join(" ").into()),
                ("percent", percent(hint.prospects[seat]).into()),
                ("cash", rough_cash(hint.worths[seat]).into()),
            ];
            let line = self.phrases.say("terminal-hint", &args);
            writeln!(self.out, "{line}")?;
        }
        self.hints = hints;
        Ok(())
    }

    /// The reasons for the last hint.
    fn why_hint(&mut self, seat: Seat) -> Result<(), Failure> {
        match &self.hints[..] {
            [] => self.say("terminal-no-hint", &[]),
            hints => {
                let names = &self.game.record.names;
                let seats = names.len();
                let outlooks = hints
                    .iter()
                    .map(|hint| Outlook { shares: hint.prospects.of(seats), cash: hint.worths.of(seats) });
                let outlooks: Vec<Outlook> = outlooks.collect();
                for place in 0..outlooks.len() {
                    let reason = tell_reason(&outlooks, place, seat.index(), names, &self.phrases);
                    let args = [("place", (place + 1).into()), ("reason", reason.into())];
                    writeln!(self.out, "{}", self.phrases.say("terminal-why-hint", &args))?;
                }
                Ok(())
            }
        }
    }

    /// Why an action is not possible, or what it would do.
    fn why(&mut self, seat: Seat, words: &Map<String, Value>) -> Result<(), Failure> {
        match self.read(words) {
            Err(refused) => self.refuse(&refused),
            Ok(action) => {
                self.say("terminal-why-legal", &[])?;
                let effects = self.effects(seat, &[action]);
                Ok(writeln!(self.out, "{}", effects.told().join("\n"))?)
            }
        }
    }

    /// The legal action that words mean.
    fn read(&self, words: &Map<String, Value>) -> Result<G::Action, Refused<G::Illegal>> {
        let action = self.game.state.read_action(words)?;
        self.game.state.check(action).map_err(Refused::Illegal)?;
        Ok(action)
    }

    fn refuse(&mut self, refused: &Refused<G::Illegal>) -> Result<(), Failure> {
        let names = &self.game.record.names;
        let sentence = tell_refused(&self.game.state, names, refused, &self.phrases);
        let rule = refused.rule().to_string();
        self.say("terminal-why-refused", &[("sentence", sentence.into()), ("rule", rule.into())])
    }

    fn not_understood(&mut self, answer: &str) -> Result<(), Failure> {
        let count = self.legal.len();
        self.say("terminal-not-understood", &[("answer", answer.into()), ("count", count.into())])
    }

    fn save(&mut self) -> Result<(), Failure> {
        let Some(file) = self.keep.clone() else { return self.say("terminal-save-where", &[]) };
        let file_name = file.display().to_string();
        match self.write(&file) {
            Ok(()) => self.say("terminal-saved", &[("file", file_name.into()), ("game", G::NAME.into())]),
            Err(error) => {
                self.keep = None;
                let why = error.to_string();
                self.say("terminal-cannot-save", &[("file", file_name.into()), ("why", why.into())])
            }
        }
    }

    /// Keeps the game where it is kept, if it is.
    fn keep_now(&mut self) -> Result<(), Failure> {
        match self.keep.clone() {
            Some(file) => {
                let failed = |error| Failure::failed(format!("{}: {error}", file.display()));
                self.write(&file).map_err(failed)
            }
            None => Ok(()),
        }
    }

    /// The old file stays until the new one is whole.
    fn write(&self, file: &Path) -> io::Result<()> {
        let text = self.game.record.write().map_err(io::Error::other)?;
        let new = file.with_extension("part");
        std::fs::write(&new, text)?;
        std::fs::rename(&new, file)
    }

    fn name(&self, seat: Seat) -> String {
        self.game.record.names[seat.index()].clone()
    }

    fn say(&mut self, id: &str, args: &[(&'static str, phrases::Arg)]) -> Result<(), Failure> {
        let line = self.phrases.say(id, args);
        Ok(writeln!(self.out, "{line}")?)
    }
}
