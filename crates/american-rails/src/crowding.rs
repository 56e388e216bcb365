use crate::{Hex, HexSet};

/// How crowded each hex is: a number from 0 to 7, by which the next cube is dearer. The numbers of all
/// hexes are kept as three sets, one for each binary digit, so that the hexes within a company's means
/// are found all at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crowding {
    /// The hexes whose number has this digit, from the least digit up.
    digits: [HexSet; 3],
}

impl Crowding {
    /// The number of a hex without room: it is not reached by counting, as a company builds in a hex once.
    pub(crate) const FULL: u8 = 7;

    /// How crowded a hex is.
    pub(crate) fn of(&self, hex: Hex) -> u8 {
        let digit = |place: usize| u8::from(self.digits[place].contains(hex)) << place;
        digit(0) + digit(1) + digit(2)
    }

    /// One more; where there is no room for a second cube, the hex is full.
    pub(crate) fn raise(&mut self, hex: Hex, narrow: bool) {
        let crowd = if narrow { Crowding::FULL } else { self.of(hex) + 1 };
        debug_assert!(crowd <= Crowding::FULL, "a hex is more crowded than there are companies");
        for (place, digit) in self.digits.iter_mut().enumerate() {
            digit.remove(hex);
            digit.insert_if(crowd >> place & 1 == 1, hex);
        }
    }

    /// The hexes that are not empty.
    pub(crate) fn any(&self) -> HexSet {
        let [ones, twos, fours] = self.digits;
        ones | twos | fours
    }

    /// The hexes more crowded than this.
    pub(crate) fn above(&self, crowd: u8) -> HexSet {
        // From the least digit up: a number is greater if its digit is, or if the digit is the same and
        // what follows is greater. That is what two of three say: the digit, that the other has none, and
        // what follows.
        let mut above = HexSet::EMPTY;
        for (place, &digit) in self.digits.iter().enumerate() {
            let without = HexSet::all_or_none(crowd >> place & 1 == 0);
            above = digit & without | above & (digit | without);
        }
        above
    }
}
