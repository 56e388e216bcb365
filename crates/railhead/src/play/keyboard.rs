//! Where the answers come from.

use std::io::{self, BufRead, IsTerminal, Write};
use std::rc::Rc;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::commands::Commands;

const PROMPT: &str = "> ";

/// A person at a terminal, or a pipe.
pub(super) enum Keyboard {
    /// One line after the other, as it comes.
    Lines {
        from: Box<dyn BufRead>,
        /// Whether somebody types them.
        by_hand: bool,
    },
    /// A line that can be edited, with a history, and Tab to complete it.
    Editor(Box<Editor<Completion, DefaultHistory>>),
}

impl Keyboard {
    /// The standard input: editable if it and the output are a terminal that can do that, unless
    /// plain lines are wanted.
    pub(super) fn standard(plain: bool) -> Keyboard {
        let by_hand = io::stdin().is_terminal();
        let dumb = std::env::var_os("TERM").is_none_or(|terminal| terminal == "dumb" || terminal.is_empty());
        if !plain && by_hand && io::stdout().is_terminal() && !dumb {
            let config =
                Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
            if let Ok(mut editor) = Editor::with_config(config) {
                editor.set_helper(Some(Completion(None)));
                return Keyboard::Editor(Box::new(editor));
            }
        }
        Keyboard::Lines { from: Box::new(io::stdin().lock()), by_hand }
    }

    /// The next line. Returns `None` when there is no more input.
    pub(super) fn ask(
        &mut self,
        out: &mut impl Write,
        commands: &Rc<Commands>,
    ) -> io::Result<Option<String>> {
        match self {
            Keyboard::Lines { from, .. } => {
                write!(out, "{PROMPT}")?;
                out.flush()?;
                let mut line = String::new();
                if from.read_line(&mut line)? == 0 {
                    writeln!(out)?;
                    return Ok(None);
                }
                Ok(Some(line.trim().to_owned()))
            }
            Keyboard::Editor(editor) => {
                out.flush()?;
                if let Some(Completion(known)) = editor.helper_mut() {
                    *known = Some(Rc::clone(commands));
                }
                match editor.readline(PROMPT) {
                    Ok(line) => Ok(Some(line.trim().to_owned())),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
        }
    }

    /// Whether a person types here, and not a program.
    pub(super) fn by_hand(&self) -> bool {
        matches!(self, Keyboard::Editor(_) | Keyboard::Lines { by_hand: true, .. })
    }
}

/// What Tab does.
pub(super) struct Completion(Option<Rc<Commands>>);

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let Some(commands) = &self.0 else { return Ok((cursor, Vec::new())) };
        let (begin, mut words) = commands.complete(line, cursor);
        if let [only] = &mut words[..] {
            only.push(' ');
        }
        Ok((begin, words))
    }
}

impl Hinter for Completion {
    type Hint = String;
}
impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}
