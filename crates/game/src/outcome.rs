use serde::Serialize;

use crate::{List, Money, Seat};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Everybody's cash, by seat.
    pub cash: List<Money, { Seat::MOST }>,
    /// Who won: several in a shared victory.
    pub winners: List<Seat, { Seat::MOST }>,
    /// Every end condition that held, by its name in records.
    pub reasons: List<&'static str, 3>,
}

impl Outcome {
    /// Everybody with their place, from 1: the winners first, whatever settled it, then by cash. Those who
    /// share a place have the same number, and the next place is as much further.
    pub fn standing(&self) -> Vec<(Seat, usize)> {
        let merit = |seat: Seat| (self.winners.contains(&seat), self.cash[seat.index()]);
        let seats = || Seat::all(self.cash.len());
        let place = |seat| 1 + seats().filter(|&other| merit(other) > merit(seat)).count();
        let mut standing: Vec<(Seat, usize)> = seats().map(|seat| (seat, place(seat))).collect();
        standing.sort_by_key(|&(_, place)| place);
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(cash: &[i32], winners: &[usize]) -> Vec<(usize, usize)> {
        let outcome = Outcome {
            cash: cash.iter().map(|&cash| Money(cash)).collect(),
            winners: winners.iter().map(|&seat| Seat::new(seat)).collect(),
            reasons: List::new(),
        };
        outcome.standing().into_iter().map(|(seat, place)| (seat.index(), place)).collect()
    }

    #[test]
    fn more_cash_is_a_better_place_and_the_same_cash_the_same_one() {
        assert_eq!(standing(&[10, 40, 30, 20], &[1]), [(1, 1), (2, 2), (3, 3), (0, 4)]);
        assert_eq!(standing(&[40, 20, 40, 20, 10], &[0, 2]), [(0, 1), (2, 1), (1, 3), (3, 3), (4, 5)]);
    }

    /// N-38: among equals the one who acted first in the last turn wins alone.
    #[test]
    fn a_winner_alone_is_first_also_with_the_same_cash() {
        assert_eq!(standing(&[40, 40, 40], &[2]), [(2, 1), (0, 2), (1, 2)]);
    }
}
