//! The table as a terminal shows it.

mod choosing;
mod ordering;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use bots::{Advice, Effort, Level};
use game::{Refused, Seat, Viewer};
use games::Hosted;
use phrases::{
    Language, LogLine, MoveOutlook, Phrases, percent, rough_cash, tell_advice, tell_outcome, tell_refused,
};
use serde_json::{Map, Value};

use self::ordering::TypedOrder;
use super::commands::{Commands, GLUE};
use super::keyboard::Keyboard;
use super::lexicon::Lexicon;
use super::seating::LocalGame;
use crate::error::CommandError;
use crate::file;

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// How many lines of what an action does are told with it.
const EFFECTS: usize = 5;

/// What a person answers.
enum Reply {
    /// The action with this number.
    Number(usize),
    /// An action in words: `bid 12`, or as a record has it: `bid amount=12`.
    Action(String),
    Table,
    Log,
    Actions,
    All,
    Hint,
    /// A standing order, or which there are.
    Order(String),
    Why(String),
    Save(Option<PathBuf>),
    Help,
    Quit,
    Nothing,
}

impl Reply {
    fn read(line: &str) -> Reply {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Reply::Nothing,
            ("table", "") => Reply::Table,
            ("log", "") => Reply::Log,
            ("actions", "") => Reply::Actions,
            ("all" | "list", "") => Reply::All,
            ("hint", "") => Reply::Hint,
            ("order" | "orders", _) => Reply::Order(rest.to_owned()),
            ("why", _) => Reply::Why(rest.to_owned()),
            ("save", _) => Reply::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
            ("help" | "?", _) => Reply::Help,
            ("quit" | "exit", "") => Reply::Quit,
            _ => line.parse().map_or_else(|_| Reply::Action(line.to_owned()), Reply::Number),
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
pub(super) struct Terminal<G: Hosted, W> {
    game: LocalGame<G>,
    keep: Option<PathBuf>,
    phrases: Phrases,
    out: W,
    /// What was told since somebody last decided.
    log: Vec<String>,
    legal: Vec<G::Action>,
    lexicon: Rc<Lexicon>,
    /// The legal actions, as they are typed.
    commands: Rc<Commands>,
    /// Whether the numbers of the actions have been shown.
    numbered: bool,
    /// The action that waits for a yes.
    proposed: Option<usize>,
    hints: Vec<Advice<G::Action>>,
    /// The standing orders of those at the keyboard.
    orders: Vec<TypedOrder<G>>,
    /// Who looked at the screen last.
    seen_by: Option<Seat>,
}

impl<G: Hosted, W: Write> Terminal<G, W> {
    pub(super) fn new(game: LocalGame<G>, keep: Option<PathBuf>, phrases: Phrases, out: W) -> Terminal<G, W> {
        let state = game.play.state();
        let english = Phrases::new(Language::English);
        let (spoken, understood) = (state.vocabulary(&phrases), state.vocabulary(&english));
        let lexicon = Rc::new(Lexicon::new((&spoken, &phrases), &[(&understood, &english)]));
        Terminal {
            game,
            keep,
            phrases,
            out,
            log: Vec::new(),
            legal: Vec::new(),
            commands: Rc::new(Commands::none(Rc::clone(&lexicon))),
            lexicon,
            numbered: false,
            proposed: None,
            hints: Vec::new(),
            orders: Vec::new(),
            seen_by: None,
        }
    }

    /// Plays to the end, or until somebody leaves.
    pub(super) fn sit(&mut self, keyboard: &mut Keyboard) -> Result<(), CommandError> {
        let game = self.phrases.say(&format!("game-{}", G::NAME), &[]);
        let players = self.game.names.len();
        self.say("terminal-welcome", &[("game", game.into()), ("players", players.into())])?;
        let bots = self.game.told_bots(&self.phrases);
        if !bots.is_empty() {
            self.say("terminal-with", &[("players", self.phrases.all_of(&bots).into())])?;
        }
        if self.game.play.version() == 0 {
            let opening = self.game.play.opening().to_vec();
            self.tell(&opening)?;
        }
        while let Some(seat) = self.game.play.state().actor() {
            if self.game.bots[seat.index()].is_some() {
                self.bot_decides(seat)?;
            } else if self.order_decides(seat)? {
                // It was for this decision.
            } else if !self.person_decides(seat, keyboard)? {
                self.keep_now()?;
                self.say("terminal-quit", &[])?;
                return Ok(());
            }
            self.keep_now()?;
        }
        if let Some(outcome) = self.game.play.state().outcome() {
            let told = tell_outcome::<G>(&outcome, &self.game.names, &self.phrases);
            self.line(&told)?;
        }
        Ok(self.out.flush()?)
    }

    fn bot_decides(&mut self, seat: Seat) -> Result<(), CommandError> {
        let LocalGame { play, bots, .. } = &mut self.game;
        play.state().actions(&mut self.legal);
        let Some(bot) = &mut bots[seat.index()] else { return Ok(()) };
        let action = bot.decide(&play.now().reckoned(), &self.legal);
        self.play(seat, action)
    }

    /// Asks until the person has decided; says whether they did.
    fn person_decides(&mut self, seat: Seat, keyboard: &mut Keyboard) -> Result<bool, CommandError> {
        self.hand_over(seat, keyboard)?;
        self.survey(seat);
        self.hints.clear();
        self.list(seat)?;
        loop {
            let Some(line) = keyboard.ask(&mut self.out, &self.commands)? else { return Ok(false) };
            let proposed = self.proposed.take();
            let action = match Reply::read(&line) {
                Reply::Number(number) => self.by_number(seat, number, keyboard.by_hand())?,
                Reply::Action(line) => match self.confirmed(proposed, &line) {
                    Some(action) => Some(action),
                    None => self.understood(seat, &line)?,
                },
                Reply::Quit => return Ok(false),
                // What was ordered may be for this decision.
                Reply::Order(words) if self.give_order(seat, &words)? => return Ok(true),
                other => {
                    self.answer(seat, other)?;
                    None
                }
            };
            if let Some(action) = action {
                self.log.clear();
                self.play(seat, action)?;
                return Ok(true);
            }
        }
    }

    /// Answers what is no action.
    fn answer(&mut self, seat: Seat, reply: Reply) -> Result<(), CommandError> {
        match reply {
            Reply::Table => {
                let viewer = Viewer::Seat(seat);
                let known = self.game.play.state().known_to(viewer);
                let table = known.tell_table(viewer, &self.game.names, &self.phrases);
                self.line(&table)
            }
            Reply::Log => self.line(&self.log.join("\n")),
            Reply::Actions => self.list(seat),
            Reply::All => self.list_all(seat),
            Reply::Hint => self.hint(seat),
            Reply::Why(action) if action.is_empty() => self.why_hint(seat),
            Reply::Why(action) => self.why(seat, &action),
            Reply::Save(file) => {
                self.keep = file.or(self.keep.take());
                self.save()
            }
            Reply::Help => self.help(),
            Reply::Number(_) | Reply::Action(_) | Reply::Order(_) | Reply::Quit | Reply::Nothing => Ok(()),
        }
    }

    /// With hidden money and several people, the next one must be alone with the screen.
    fn hand_over(&mut self, seat: Seat, keyboard: &mut Keyboard) -> Result<(), CommandError> {
        let people = self.game.bots.iter().filter(|bot| bot.is_none()).count();
        let hides = matches!(self.game.play.state().known_to(Viewer::Seat(seat)), std::borrow::Cow::Owned(_));
        if people > 1 && hides && self.seen_by.is_some_and(|last| last != seat) {
            let player = self.name(seat);
            self.say("terminal-pass-device", &[("player", player.into())])?;
            keyboard.ask(&mut self.out, &Rc::new(Commands::none(Rc::clone(&self.lexicon))))?;
        }
        self.seen_by = Some(seat);
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), CommandError> {
        let played = self.game.play.play(seat, action).map(|made| made.events.to_vec());
        match played {
            Ok(events) => self.tell(&events),
            Err(illegal) => self.refuse(&Refused::Illegal(illegal)),
        }
    }

    /// Tells what happened.
    fn tell(&mut self, events: &[G::Event]) -> Result<(), CommandError> {
        let state = self.game.play.state();
        let lines =
            events.iter().filter_map(|event| state.tell_event(&self.game.names, event, &self.phrases));
        let lines: Vec<LogLine> = lines.collect();
        for line in lines {
            let indent = usize::from(line.depth) * 2;
            let line = format!("{:indent$}{}", "", line.text);
            self.line(&line)?;
            self.log.push(line);
        }
        Ok(self.out.flush()?)
    }

    /// What some actions of a player would do, as far as the player can know, in words.
    fn effects(&self, seat: Seat, actions: &[G::Action]) -> Effects {
        let mut state = self.game.play.state().known_to(Viewer::Seat(seat)).into_owned();
        let mut effects = Effects::default();
        for &action in actions {
            let warning = state.tell_warning(action, &self.phrases);
            let mut events = Vec::new();
            if state.play(seat, action, &mut |event| events.push(event)).is_err() {
                break;
            }
            effects.warnings.extend(warning);
            let names = &self.game.names;
            let lines = events.iter().filter_map(|event| state.tell_event(names, event, &self.phrases));
            effects.events.extend(lines.map(|line| line.text).take(EFFECTS));
        }
        effects
    }

    fn hint(&mut self, seat: Seat) -> Result<(), CommandError> {
        let seed = u64::from(self.game.play.version());
        let Some(bots) = G::BOTS else { return self.say("terminal-no-hint", &[]) };
        let mut hints =
            (bots.advise)(&self.game.play.now().reckoned(), seed, Effort::at_a_table(Level::Expert));
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
            self.line(&line)?;
        }
        self.hints = hints;
        Ok(())
    }

    /// The reasons for the last hint.
    fn why_hint(&mut self, seat: Seat) -> Result<(), CommandError> {
        if self.hints.is_empty() {
            return self.say("terminal-no-hint", &[]);
        }
        let seats = self.game.names.len();
        let outlooks = self.hints.iter();
        let outlooks = outlooks
            .map(|hint| MoveOutlook { shares: hint.prospects.of(seats), cash: hint.worths.of(seats) });
        let outlooks: Vec<MoveOutlook> = outlooks.collect();
        let told = |place: usize| {
            let reason = tell_advice(&outlooks, place, seat.index(), &self.game.names, &self.phrases);
            let args = [("place", (place + 1).into()), ("reason", reason.into())];
            self.phrases.say("terminal-why-hint", &args)
        };
        let lines: Vec<String> = (0..outlooks.len()).map(told).collect();
        self.line(&lines.join("\n"))
    }

    /// The legal action that words mean.
    fn read(&self, words: &Map<String, Value>) -> Result<G::Action, Refused<G::Illegal>> {
        let action = self.game.play.state().read_action(words)?;
        self.game.play.state().check(action).map_err(Refused::Illegal)?;
        Ok(action)
    }

    fn refuse(&mut self, refused: &Refused<G::Illegal>) -> Result<(), CommandError> {
        let names = &self.game.names;
        let sentence = tell_refused(self.game.play.state(), names, refused, &self.phrases);
        let rule = refused.rule().to_string();
        self.say("terminal-why-refused", &[("sentence", sentence.into()), ("rule", rule.into())])
    }

    fn not_understood(&mut self, answer: &str) -> Result<(), CommandError> {
        let count = self.legal.len();
        self.say("terminal-not-understood", &[("answer", answer.into()), ("count", count.into())])
    }

    fn save(&mut self) -> Result<(), CommandError> {
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
    fn keep_now(&mut self) -> Result<(), CommandError> {
        let Some(path) = self.keep.clone() else { return Ok(()) };
        self.write(&path).map_err(|error| file::failed(&path, &error))
    }

    /// The old file stays until the new one is whole.
    fn write(&self, file: &Path) -> io::Result<()> {
        let text = self.game.play.record(self.game.written_names()).write().map_err(io::Error::other)?;
        let new = file.with_extension("part");
        std::fs::write(&new, text)?;
        std::fs::rename(&new, file)
    }

    fn name(&self, seat: Seat) -> String {
        self.game.names[seat.index()].clone()
    }

    fn say(&mut self, id: &str, args: &[(&'static str, phrases::Arg)]) -> Result<(), CommandError> {
        let line = self.phrases.say(id, args);
        self.line(&line)
    }

    /// Writes lines, each broken at words if it is wider than the terminal.
    fn line(&mut self, text: &str) -> Result<(), CommandError> {
        for line in text.lines() {
            let words = line.trim_start_matches(' ');
            self.hanging(&line[..line.len() - words.len()], words)?;
        }
        Ok(())
    }

    /// Writes one line after what stands in front of it; what does not fit goes on below, a little further in.
    fn hanging(&mut self, front: &str, line: &str) -> Result<(), CommandError> {
        let line = match width() {
            None => format!("{front}{line}"),
            Some(width) => {
                let below = " ".repeat(front.chars().count() + 2);
                let options = textwrap::Options::new(width).initial_indent(front).subsequent_indent(&below);
                // A ruling (AR-73) stays in one piece.
                let options = options.word_splitter(textwrap::WordSplitter::NoHyphenation);
                textwrap::fill(line, options)
            }
        };
        Ok(writeln!(self.out, "{}", line.replace(GLUE, " "))?)
    }
}

/// How wide lines may be. Returns `None` if no terminal shows them: then whoever reads them breaks them.
fn width() -> Option<usize> {
    let (terminal_size::Width(width), _) =
        terminal_size::terminal_size().filter(|_| io::stdout().is_terminal())?;
    Some(usize::from(width).clamp(20, WIDEST))
}
