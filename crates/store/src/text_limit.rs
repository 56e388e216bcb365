//! How long a text may be: a second gate behind the server's own, so that no mistake there can fill the disk.

use crate::StoreError;

/// What may be stored of one kind of text.
pub(crate) struct TextLimit {
    /// In bytes.
    most: usize,
    refusal: &'static str,
}

/// A person's name, and other short names.
pub(crate) const NAME: TextLimit = TextLimit { most: 400, refusal: "a name has at most 400 bytes" };
/// What kind of bot it is.
pub(crate) const LEVEL: TextLimit =
    TextLimit { most: 100, refusal: "the kind of a bot has at most 100 bytes" };
/// Options and setup, perhaps with a whole map: as long as a request can be, written out in full.
pub(crate) const FRAME: TextLimit = TextLimit { most: 4 << 20, refusal: "a setup has at most 4 MiB" };
/// One entry, or the result of a game.
pub(crate) const ENTRY: TextLimit = TextLimit { most: 8 << 10, refusal: "an entry has at most 8 KiB" };
/// How far a game has come.
pub(crate) const PROGRESS: TextLimit =
    TextLimit { most: 400, refusal: "how far a game has come takes at most 400 bytes" };
/// A word at the table.
pub(crate) const TALK: TextLimit =
    TextLimit { most: 10_000, refusal: "a word at the table has at most 10,000 bytes" };
/// Where somebody wants to be told something.
pub(crate) const ADDRESS: TextLimit = TextLimit { most: 4000, refusal: "an address has at most 4,000 bytes" };
/// A private note.
pub(crate) const NOTE: TextLimit = TextLimit { most: 100_000, refusal: "a note has at most 100,000 bytes" };
/// The analysis of a game: a few numbers for each of its moves.
pub(crate) const ANALYSIS: TextLimit = TextLimit { most: 1 << 20, refusal: "an analysis has at most 1 MiB" };

impl TextLimit {
    /// Refuses what is too long, and a NUL: PostgreSQL keeps none in text, and neither do we in SQLite, so that a game
    /// can move from one to the other.
    pub(crate) fn check(&self, text: &str) -> Result<(), StoreError> {
        if text.len() > self.most {
            return Err(StoreError::Invalid(self.refusal));
        }
        if text.contains('\0') {
            return Err(StoreError::Invalid("text with a NUL character cannot be stored"));
        }
        Ok(())
    }
}
