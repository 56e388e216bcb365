use std::fmt;

use crate::{Character, Level};

/// A kind of bot: how well it plays, and what it likes.
///
/// Its name is that of its level, with its character behind a colon if it has one: `hard`,
/// `hard:miser`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    /// How well it plays.
    pub level: Level,
    /// What it likes.
    pub character: Character,
}

impl Kind {
    /// The kind of that name.
    pub fn named(name: &str) -> Option<Kind> {
        let (level, character) = match name.split_once(':') {
            Some((level, character)) => (level, Character::named(character)?),
            None => (name, Character::Even),
        };
        Some(Kind { level: Level::named(level)?, character })
    }
}

impl From<Level> for Kind {
    fn from(level: Level) -> Kind {
        Kind { level, character: Character::Even }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.character {
            Character::Even => Ok(()),
            other => write!(f, ":{}", other.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_read_as_it_is_written() {
        for level in Level::ALL {
            for character in Character::ALL {
                let kind = Kind { level, character };
                assert_eq!(Kind::named(&kind.to_string()), Some(kind));
            }
        }
        assert_eq!(Kind::named("hard").map(|kind| kind.character), Some(Character::Even));
        assert_eq!(Kind::named("hard:nobody"), None);
        assert_eq!(Kind::named("nobody"), None);
    }
}
