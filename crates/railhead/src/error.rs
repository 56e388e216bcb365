use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// It cannot be asked like this.
    Usage(String),
    /// It went wrong.
    Failed(String),
    /// Whoever reads our output has read enough, as `head` does: nothing to report.
    NobodyListens,
}

impl CommandError {
    pub(crate) fn usage(why: impl Display) -> CommandError {
        CommandError::Usage(why.to_string())
    }

    pub(crate) fn failed(why: impl Display) -> CommandError {
        CommandError::Failed(why.to_string())
    }

    /// Says it in one line on stderr, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            CommandError::NobodyListens => ExitCode::SUCCESS,
            CommandError::Failed(why) => {
                eprintln!("railhead: {why}");
                ExitCode::from(1)
            }
            CommandError::Usage(why) => {
                eprintln!("railhead: {why}");
                ExitCode::from(2)
            }
        }
    }
}

/// Trouble with the output; trouble with files is told with their names.
impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CommandError::NobodyListens,
            _ => CommandError::failed(error),
        }
    }
}
