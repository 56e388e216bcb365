//! What the tests of the command line share.

#![allow(dead_code)] // not every test file needs everything

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// Runs a command line, given as one would type it.
pub(crate) fn railhead(line: &str) -> Output {
    command(line).output().expect("the command starts")
}

pub(crate) fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(line.split_whitespace());
    command
}

pub(crate) fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

pub(crate) fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

/// The file of a recorded game.
pub(crate) fn recorded(game: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests/games");
    folder.join(name).with_extension("json")
}

pub(crate) fn record(game: &str, name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(recorded(game, name)).expect("a recorded game")).expect("JSON")
}

pub(crate) fn write(folder: &TempDir, name: &str, content: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, content).expect("a writable folder");
    path
}

/// `check` refuses the record with exit code 1, and says in one line which file, which action (by
/// its place in the list), which ruling and why.
pub(crate) fn assert_refused(record: &Value, action: Option<usize>, rule: &str) {
    let folder = TempDir::new().expect("a folder");
    let path = write(&folder, "record.json", &record.to_string());
    let checked = railhead(&format!("check {}", path.display()));
    assert_eq!(checked.status.code(), Some(1), "{}", err(&checked));
    let line = err(&checked);
    let number = action.map(|index| format!("action {}: ", index + 1)).unwrap_or_default();
    let expected = format!("railhead: {}: {number}{rule}: ", path.display());
    assert!(line.starts_with(&expected), "{line}, but {expected}");
    assert!(line.trim_end().len() > expected.len() + 10, "no sentence: {line}");
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    assert_eq!(out(&checked), "");
}

/// Where in a record's actions the first such action stands.
pub(crate) fn place(record: &Value, what: impl Fn(&Value) -> bool) -> usize {
    record["actions"].as_array().expect("actions").iter().position(what).expect("such an action")
}

/// The record with one field of one action changed.
pub(crate) fn changed(record: &Value, action: usize, field: &str, value: Value) -> Value {
    let mut changed = record.clone();
    changed["actions"][action][field] = value;
    changed
}
