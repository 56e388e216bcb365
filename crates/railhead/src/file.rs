use std::fs;
use std::io::{self, Read};
use std::path::Path;

use game::Rule;
use serde_json::Value;

use crate::error::CommandError;

/// The bytes of a file, or of the standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, CommandError> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    bytes.map_err(|error| failed(path, &error))
}

/// A text file.
pub(crate) fn read_text(path: &Path) -> Result<String, CommandError> {
    String::from_utf8(read(path)?).map_err(|error| wrong(path, error.utf8_error()))
}

/// The JSON in a file.
pub(crate) fn read_json(path: &Path) -> Result<Value, CommandError> {
    let bytes = read(path)?;
    serde_json::from_slice(&bytes).map_err(|error| wrong(path, format!("this is not JSON: {error}")))
}

/// A file that cannot be read or written.
pub(crate) fn failed(path: &Path, error: &io::Error) -> CommandError {
    CommandError::failed(format!("{}: {error}", path.display()))
}

/// A file whose content is not what it should be: G-5.
pub(crate) fn wrong(path: &Path, why: impl std::fmt::Display) -> CommandError {
    CommandError::failed(format!("{}: {}: {why}", path.display(), Rule::UNREADABLE))
}
