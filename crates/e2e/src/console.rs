use std::fmt;

use thirtyfour::BrowserLogEntry;

/// What a page, or the browser about it, said on the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// How bad it is.
    pub level: Level,
    /// Where it was said, and what.
    pub text: String,
}

/// How bad a message on the console is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Worth a look.
    Warning,
    /// Something is broken.
    Error,
}

impl Message {
    /// Messages that are neither an error nor a warning do not count.
    pub(crate) fn new(entry: BrowserLogEntry) -> Option<Message> {
        let level = match entry.level.as_str() {
            "SEVERE" => Level::Error,
            "WARNING" => Level::Warning,
            _ => return None,
        };
        Some(Message { level, text: entry.message })
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let level = match self.level {
            Level::Warning => "warning",
            Level::Error => "error",
        };
        write!(f, "{level}: {}", self.text)
    }
}

/// One message a line.
pub(crate) fn list(messages: &[Message]) -> String {
    if messages.is_empty() {
        return " nothing".to_owned();
    }
    messages.iter().map(|message| format!("\n  {message}")).collect::<Vec<_>>().concat()
}
