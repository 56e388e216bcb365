use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use game::By;

/// A hex of a board, by its number among the hexes on the map, row by row. Only its board knows
/// where it lies and what it is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// No board has more: a set of hexes is 256 bits.
    pub const MOST: usize = 256;

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Hex> for usize {
    #[inline]
    fn from(hex: Hex) -> usize {
        hex.index()
    }
}

/// One value for each hex. Hexes that a board does not have keep the value they were filled with.
pub(crate) type ByHex<T> = By<Hex, T, { Hex::MOST }>;

/// Some of a board's hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexSet([u64; Hex::MOST / 64]);

impl HexSet {
    /// None of them.
    pub const EMPTY: HexSet = HexSet([0; Hex::MOST / 64]);

    /// As many as a set has room for, or none.
    pub(crate) fn all_or_none(all: bool) -> HexSet {
        HexSet([u64::from(all).wrapping_neg(); Hex::MOST / 64])
    }

    /// Whether this hex is one of them.
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// Adds a hex.
    pub fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Adds a hex if so.
    pub(crate) fn insert_if(&mut self, so: bool, hex: Hex) {
        self.0[hex.index() / 64] |= u64::from(so) << (hex.index() % 64);
    }

    /// Takes a hex out.
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The one with this many others before it, row by row. Returns `None` if they are not that many.
    pub fn nth(&self, mut index: usize) -> Option<Hex> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let here = bits.count_ones() as usize;
            if index < here {
                for _ in 0..index {
                    bits &= bits - 1;
                }
                return Some(Hex((word * 64) as u8 + bits.trailing_zeros() as u8));
            }
            index -= here;
        }
        None
    }

    /// Does something with each of them, row by row: quicker than a walk with [`HexSet::iter`].
    #[inline]
    pub(crate) fn for_each(&self, mut each: impl FnMut(Hex)) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                each(Hex((word * 64) as u8 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }

    /// Each of them, row by row.
    pub const fn iter(self) -> HexIter {
        let [bits, ..] = self.0;
        HexIter { words: self.0, word: 0, bits }
    }
}

/// Walks through a [`HexSet`]. Bots spend their time here, so this is a loop over four words and not a
/// chain of adapters.
#[derive(Clone, Debug)]
pub struct HexIter {
    words: [u64; Hex::MOST / 64],
    word: usize,
    /// What is left of the present word.
    bits: u64,
}

impl Iterator for HexIter {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        while self.bits == 0 {
            self.bits = *self.words.get(self.word + 1)?;
            self.word += 1;
        }
        let bit = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(Hex((self.word * 64 + bit) as u8))
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for HexSet {
    type Output = HexSet;
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for HexSet {
    type Output = HexSet;
    /// Also what no board has: a set of hexes comes of it with `&`.
    fn not(self) -> HexSet {
        HexSet(self.0.map(|word| !word))
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: HexSet) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_what_was_put_in_and_not_taken_out() {
        let mut set: HexSet = [255, 0, 64, 63, 130].map(Hex).into_iter().collect();
        set.remove(Hex(64));
        assert_eq!(set.iter().map(|hex| hex.0).collect::<Vec<_>>(), [0, 63, 130, 255]);
        assert_eq!(set.len(), 4);
        assert!(set.contains(Hex(130)) && !set.contains(Hex(64)));
    }
}
