use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::tally::PARTS_OF_A_WIN;

/// How many bins there are: one for each tenth of the victory.
pub(crate) const BINS: usize = 10;
/// Shares are counted in millionths, so that sums do not depend on their order.
const MILLION: f64 = 1e6;
/// A share that is announced as none, or as all, is taken for this far from it: being wrong once does not cost
/// everything.
const DOUBT: f64 = 1e-3;

/// What players announced in a game: at a moment, each player's share of the victory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Announcement {
    /// Who announced it.
    pub(crate) by: Seat,
    pub(crate) shares: BySeat<f32>,
}

/// How shares of the victory that were announced compare with those that came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Calibration {
    pub(crate) bins: [Bin; BINS],
    /// The logarithmic loss of all shares together, in millionths.
    loss: u64,
}

/// The shares that were announced within a tenth of the victory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bin {
    /// How many.
    pub(crate) shares: u64,
    announced: u64,
    parts_of_wins: u64,
}

impl Calibration {
    /// Adds what was announced at a moment of a game that these players have won.
    pub(crate) fn add(&mut self, shares: &BySeat<f32>, players: usize, winners: &[Seat]) {
        for seat in Seat::all(players) {
            let share = f64::from(shares[seat]).clamp(0.0, 1.0);
            let won = if winners.contains(&seat) { PARTS_OF_A_WIN / winners.len() as u64 } else { 0 };
            let bin = &mut self.bins[((share * BINS as f64) as usize).min(BINS - 1)];
            bin.shares += 1;
            bin.announced += (share * MILLION).round() as u64;
            bin.parts_of_wins += won;
            let (likely, won) = (share.clamp(DOUBT, 1.0 - DOUBT), won as f64 / PARTS_OF_A_WIN as f64);
            let loss = -won * likely.ln() - (1.0 - won) * (1.0 - likely).ln();
            self.loss += (loss * MILLION).round() as u64;
        }
    }

    pub(crate) fn join(&mut self, other: &Calibration) {
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.shares += more.shares;
            bin.announced += more.announced;
            bin.parts_of_wins += more.parts_of_wins;
        }
        self.loss += other.loss;
    }

    /// How many shares were announced.
    pub(crate) fn shares(&self) -> u64 {
        self.bins.iter().map(|bin| bin.shares).sum()
    }

    /// The mean distance between what was announced and what came, each bin counted as often as it was announced.
    pub(crate) fn error(&self) -> f64 {
        let off = |bin: &Bin| bin.shares as f64 * (bin.announced() - bin.won()).abs();
        let all: f64 = self.bins.iter().filter(|bin| bin.shares > 0).map(off).sum();
        all / self.shares().max(1) as f64
    }

    /// The logarithmic loss of a share, on average: the smaller, the more was known.
    pub(crate) fn loss(&self) -> f64 {
        self.loss as f64 / MILLION / self.shares().max(1) as f64
    }
}

impl Bin {
    /// The share that was announced, on average.
    pub(crate) fn announced(&self) -> f64 {
        self.announced as f64 / MILLION / self.shares as f64
    }

    /// The share of the victory that came.
    pub(crate) fn won(&self) -> f64 {
        self.parts_of_wins as f64 / PARTS_OF_A_WIN as f64 / self.shares as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(of: [f32; 4]) -> BySeat<f32> {
        let mut shares = BySeat::default();
        shares.of_mut(4).copy_from_slice(&of);
        shares
    }

    #[test]
    fn whoever_announces_what_comes_is_not_off() {
        let mut calibration = Calibration::default();
        for winner in 0..4 {
            calibration.add(&shares([0.25; 4]), 4, &[Seat::new(winner)]);
        }
        assert!(calibration.error() < 1e-6);
        assert_eq!(calibration.shares(), 16);
        let sure = 0.25_f64.ln() * -0.25 - 0.75 * 0.75_f64.ln();
        assert!((calibration.loss() - sure).abs() < 1e-5);
    }

    #[test]
    fn whoever_is_too_sure_is_off_by_what_they_were_too_sure() {
        let mut calibration = Calibration::default();
        // Announced 1 and 0 in all of them, right in half.
        for winner in [0, 1] {
            calibration.add(&shares([1.0, 0.0, 0.0, 0.0]), 2, &[Seat::new(winner)]);
        }
        assert!((calibration.error() - 0.5).abs() < 1e-6);
        assert!(calibration.loss() > 3.0 && calibration.loss() < 4.0, "{}", calibration.loss());
    }

    #[test]
    fn a_shared_victory_counts_in_parts() {
        let mut calibration = Calibration::default();
        calibration.add(&shares([0.5, 0.5, 0.0, 0.0]), 4, &[0, 1].map(Seat::new));
        assert!(calibration.error() < 1e-6);
    }
}
