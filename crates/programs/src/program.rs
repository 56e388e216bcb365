use std::fmt;
use std::process::{Command, Stdio};

use bots::Kind;

/// A program that plays: a name, and the command that starts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    name: String,
    words: Vec<String>,
}

/// Why a name and a command are no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongProgram(String);

/// The variables of the environment that a program gets.
const ENVIRONMENT: [&str; 3] = ["PATH", "HOME", "LANG"];
/// A name must have room beside others.
const LONGEST_NAME: usize = 32;

impl Program {
    /// Reads `NAME=COMMAND`. The command is split as a shell would split it, but no shell is started.
    pub fn named(given: &str) -> Result<Program, WrongProgram> {
        let wrong = |why: &str| Err(WrongProgram(why.to_owned()));
        let Some((name, command)) = given.split_once('=') else {
            return wrong("a program is given as NAME=COMMAND");
        };
        let may_be = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_' || c == '.';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(may_be) {
            return wrong(
                "the name of a program has at most 32 letters (a to z), digits, hyphens, dots and underscores",
            );
        }
        if Kind::named(name).is_some() {
            return Err(WrongProgram(format!(
                "{name} is one of our own bots; give the program another name"
            )));
        }
        match shell_words::split(command) {
            Ok(words) if words.is_empty() => wrong("a program needs a command"),
            Ok(words) => Ok(Program { name: name.to_owned(), words }),
            Err(_) => wrong("a quotation mark in the command is not closed"),
        }
    }

    /// Whether each of them has a name of its own.
    pub fn are_different(programs: &[Program]) -> Result<(), WrongProgram> {
        for (number, program) in programs.iter().enumerate() {
            if programs[..number].iter().any(|other| other.name == program.name) {
                return Err(WrongProgram(format!("two programs are called {}", program.name)));
            }
        }
        Ok(())
    }

    /// What it is called among the bots.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// `NAME=COMMAND`, as it is read.
    pub fn written(&self) -> String {
        format!("{}={}", self.name, shell_words::join(&self.words))
    }

    /// The command, ready to be started: input and output are ours, errors go where ours go.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).env_clear();
        command.envs(ENVIRONMENT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command
    }
}

impl fmt::Display for WrongProgram {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongProgram {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_would() {
        let program = Program::named("mine=./my bot --name 'Otto the \"third\"' a=b").expect("a program");
        assert_eq!(program.name(), "mine");
        assert_eq!(program.words, ["./my", "bot", "--name", "Otto the \"third\"", "a=b"]);
        assert_eq!(Program::named(&program.written()), Ok(program));
    }

    #[test]
    fn what_is_no_program_is_told() {
        for (given, why) in [
            ("mine", "NAME=COMMAND"),
            ("=x", "the name"),
            ("a,b=x", "the name"),
            ("hard=x", "one of our own"),
            ("mine= ", "a command"),
            ("mine='x", "quotation mark"),
        ] {
            let wrong = Program::named(given).expect_err(given).to_string();
            assert!(wrong.contains(why), "{given}: {wrong}");
        }
    }
}
