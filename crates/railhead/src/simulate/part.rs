//! A part of a simulation, in a file: so that many machines can share one, and an interrupted one goes on.

use std::fmt;
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use arena::Tally;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::conditions::Conditions;
use crate::error::CommandError;
use crate::file;

/// The format this version reads and writes.
const FORMAT: &str = "railhead-part/1";

/// What has been played of one part of a simulation, and counted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Part {
    format: String,
    /// Which version of the program played: bots differ from one to the next.
    version: String,
    pub(crate) conditions: Conditions,
    pub(crate) number: PartNumber,
    /// How many of its games have been played.
    done: u64,
    pub(crate) seconds: f64,
    pub(crate) tally: Tally,
}

/// Which part of how many, from 1: `3/40`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartNumber {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

impl PartNumber {
    /// All of it.
    pub(crate) const WHOLE: PartNumber = PartNumber { number: 1, of: 1 };

    /// The numbers of its games, among those of the whole.
    fn games(self, games: u64) -> Range<u64> {
        let until = |part: u64| (u128::from(games) * u128::from(part) / u128::from(self.of)) as u64;
        until(self.number - 1)..until(self.number)
    }
}

impl FromStr for PartNumber {
    type Err = &'static str;

    fn from_str(given: &str) -> Result<PartNumber, &'static str> {
        let numbers =
            given.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(PartNumber { number, of }),
            _ => Err("a part is given as K/N: the K-th of N, counted from 1"),
        }
    }
}

impl fmt::Display for PartNumber {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl Part {
    /// A part of which nothing has been played.
    pub(crate) fn new(conditions: Conditions, number: PartNumber, tally: Tally) -> Part {
        let (format, version) = (FORMAT.to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        Part { format, version, conditions, number, done: 0, seconds: 0.0, tally }
    }

    /// The same part as a file has it, with what has been played; as it is if there is no such file.
    pub(crate) fn resumed(self, path: &Path) -> Result<Part, CommandError> {
        if !path.exists() {
            return Ok(self);
        }
        let begun = Part::read(path)?;
        begun.fits(&self).map_err(|why| flawed(path, why))?;
        begun.check(path, &self.tally)?;
        if begun.number != self.number {
            return Err(flawed(path, format!("this is part {}, and not part {}", begun.number, self.number)));
        }
        eprintln!("railhead: {} of {} games are in {} already", begun.done, begun.size(), path.display());
        Ok(begun)
    }

    pub(crate) fn read(path: &Path) -> Result<Part, CommandError> {
        let value = file::read_json(path)?;
        if value.get("format").is_none_or(|format| format != FORMAT) {
            return Err(flawed(path, format!("this is no part of a simulation ({FORMAT})")));
        }
        let part: Part = serde_json::from_value(value).map_err(|error| flawed(path, error.to_string()))?;
        let PartNumber { number, of } = part.number;
        if !(1..=of).contains(&number) {
            return Err(flawed(path, format!("there is no part {}", part.number)));
        }
        Ok(part)
    }

    /// Whether what was counted can be of the simulation whose empty tally this is.
    pub(crate) fn check(&self, path: &Path, empty: &Tally) -> Result<(), CommandError> {
        let is_sound = self.done <= self.size() && self.tally.games() == self.done && self.tally.is_of(empty);
        if is_sound { Ok(()) } else { Err(flawed(path, "its figures do not belong to its simulation")) }
    }

    /// Whether it is of the same simulation as another; what differs, if it is not.
    pub(crate) fn fits(&self, other: &Part) -> Result<(), String> {
        if self.version != other.version {
            return Err(format!("it was played by version {}, and not by {}", self.version, other.version));
        }
        if self.number.of != other.number.of {
            return Err(format!("it is one of {} parts, and not of {}", self.number.of, other.number.of));
        }
        let written = |part: &Part| serde_json::to_value(&part.conditions).unwrap_or_default();
        let (ours, theirs) = (written(self), written(other));
        for (name, value) in ours.as_object().into_iter().flatten() {
            // Where a file lies does not matter: what is in it stands beside it, and a program has a name.
            if !["files", "programs"].contains(&name.as_str()) && theirs[name] != *value {
                let told = |value: &Value| {
                    let text = value.to_string();
                    if text.chars().count() > 60 { "something else".to_owned() } else { text }
                };
                return Err(format!(
                    "it is of another simulation: {name} is {}, and not {}",
                    told(value),
                    told(&theirs[name])
                ));
            }
        }
        Ok(())
    }

    fn numbers(&self) -> Range<u64> {
        self.number.games(self.conditions.games)
    }

    /// How many games it has.
    pub(crate) fn size(&self) -> u64 {
        let numbers = self.numbers();
        numbers.end - numbers.start
    }

    /// The numbers of the games that are left to play.
    pub(crate) fn left(&self) -> Range<u64> {
        let numbers = self.numbers();
        numbers.start + self.done..numbers.end
    }

    /// Adds the next games.
    pub(crate) fn add(&mut self, games: u64, tally: Tally, seconds: f64) {
        self.done += games;
        self.seconds += seconds;
        self.tally.join(tally);
    }

    /// Writes it so that at any moment the file has the old content or the new.
    pub(crate) fn write(&self, path: &Path) -> Result<(), CommandError> {
        let failed = |error: std::io::Error| file::failed(path, &error);
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        let new: PathBuf = path.with_file_name(name);
        let text = serde_json::to_string(self).map_err(CommandError::failed)?;
        let mut file = fs::File::create(&new).map_err(failed)?;
        file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
        fs::rename(&new, path).map_err(failed)
    }
}

fn flawed(path: &Path, why: impl fmt::Display) -> CommandError {
    CommandError::failed(format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_have_every_game_once() {
        for (games, of) in [(10, 3), (40, 40), (7, 10), (0, 2), (1_000_003, 17), (u64::MAX, 3)] {
            let parts: Vec<Range<u64>> =
                (1..=of).map(|number| PartNumber { number, of }.games(games)).collect();
            assert_eq!((parts[0].start, parts[parts.len() - 1].end), (0, games));
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start));
        }
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        let part: PartNumber = "3/40".parse().expect("a part");
        assert_eq!((part, part.to_string()), (PartNumber { number: 3, of: 40 }, "3/40".to_owned()));
        for wrong in ["", "3", "0/4", "5/4", "1/0", "a/b", "-1/2", "1/2/3"] {
            assert!(wrong.parse::<PartNumber>().is_err(), "{wrong}");
        }
    }
}
