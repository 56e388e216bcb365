use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use game::Rule;

/// What a program did wrong. It costs the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault {
    /// It cannot be started.
    NotStarted(String),
    /// It ended, or closed its output, in the middle of a game.
    Ended(Option<ExitStatus>),
    /// It did not answer within this time.
    Late(Duration),
    /// It said something that is no JSON object.
    Unreadable(String),
    /// It said something that names no action.
    NoAction(String),
    /// It said something that nobody had asked for.
    Unasked(String),
    /// It chose what is not legal.
    Illegal {
        /// What it chose.
        action: String,
        /// When: the number of actions so far.
        version: usize,
        /// The ruling that fits.
        rule: Rule,
    },
}

/// No more than this of what a program said is told to people.
const MOST_CHARACTERS: usize = 200;

/// What a program said, cut to a length that fits in a line.
pub(crate) fn excerpt(said: &str) -> String {
    let mut characters = said.trim().chars().filter(|character| !character.is_control());
    let mut excerpt: String = characters.by_ref().take(MOST_CHARACTERS).collect();
    if characters.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ProgramFault::NotStarted(why) => write!(f, "cannot be started: {why}"),
            ProgramFault::Ended(Some(status)) => write!(f, "ended in the middle of a game ({status})"),
            ProgramFault::Ended(None) => f.write_str("closed its output in the middle of a game"),
            ProgramFault::Late(time) => write!(f, "did not answer within {} s", time.as_secs_f64()),
            ProgramFault::Unreadable(said) => {
                write!(f, "gave an answer that cannot be read as a JSON object: {said}")
            }
            ProgramFault::NoAction(said) => {
                write!(f, "gave an answer without an \"action\" that is an object: {said}")
            }
            ProgramFault::Unasked(said) => write!(f, "spoke without being asked: {said}"),
            ProgramFault::Illegal { action, version, rule } => {
                write!(f, "chose what is not legal at version {version} ({rule}): {action}")
            }
        }
    }
}

impl std::error::Error for ProgramFault {}
