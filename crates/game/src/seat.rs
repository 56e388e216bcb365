use std::fmt;

use serde::Serialize;

use crate::By;

/// A player's place at the table, counted from 0, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// No game here seats more.
    pub const MOST: usize = 5;

    /// The seat with this number.
    ///
    /// # Panics
    /// If no table has that many seats; numbers from outside are compared with the players first.
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MOST, "no table has that many seats");
        Seat(index as u8)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of this many players, from seat 0 clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat::new)
    }

    /// The neighbour on the left hand: the next one clockwise.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 == players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Everybody once, clockwise, beginning with this seat.
    pub fn around(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        // Without a division: dividends go round the table all the time.
        let seat = move |index| if index < players { index } else { index - players };
        (0..players).map(move |step| Seat::new(seat(self.index() + step)))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl From<Seat> for usize {
    #[inline]
    fn from(seat: Seat) -> usize {
        seat.index()
    }
}

/// One value for each seat. Seats beyond the number of players keep their default.
pub type BySeat<T> = By<Seat, T, { Seat::MOST }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_comes_back_to_the_first_seat() {
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(3).next(5), Seat::new(4));
        let round: Vec<_> = Seat::new(2).around(3).map(Seat::index).collect();
        assert_eq!(round, [2, 0, 1]);
    }
}
