use std::ops::{BitAnd, BitOrAssign};

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

    /// Whether this hex is one of them.
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// Adds a hex.
    pub fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == HexSet::EMPTY
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Each of them, row by row.
    pub const fn iter(self) -> HexIter {
        HexIter { words: self.0, word: 0 }
    }
}

/// Walks through a [`HexSet`]. Listing the legal cubes spends its time here, so this is a loop over
/// four words and not a chain of adapters.
#[derive(Clone, Debug)]
pub struct HexIter {
    words: [u64; Hex::MOST / 64],
    word: usize,
}

impl Iterator for HexIter {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        while let Some(bits) = self.words.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Hex((self.word * 64 + bit) as u8));
            }
            self.word += 1;
        }
        None
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
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
