use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::pairs;

/// How often each whole number came up. It grows with the numbers, not with the games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Histogram(#[serde(with = "pairs")] BTreeMap<i32, u64>);

/// What a box shows of many numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spread {
    pub(crate) low: f64,
    pub(crate) quarter: f64,
    pub(crate) median: f64,
    pub(crate) three_quarters: f64,
    pub(crate) high: f64,
    pub(crate) mean: f64,
    pub(crate) count: u64,
}

impl Histogram {
    pub(crate) fn add(&mut self, number: i32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(crate) fn join(&mut self, other: &Histogram) {
        for (&number, times) in &other.0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The numbers that came up, with how often.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        self.0.iter().map(|(&number, &times)| (number, times))
    }

    /// From the 5th percentile to the 95th. Returns `None` if no number came up.
    pub(crate) fn spread(&self) -> Option<Spread> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let sum: i64 = self.0.iter().map(|(&number, &times)| i64::from(number) * times as i64).sum();
        let at = |part| self.at(part, count);
        Some(Spread {
            low: at(0.05),
            quarter: at(0.25),
            median: at(0.5),
            three_quarters: at(0.75),
            high: at(0.95),
            mean: sum as f64 / count as f64,
            count,
        })
    }

    /// The smallest number with at least this part of all at or below it.
    fn at(&self, part: f64, count: u64) -> f64 {
        let wanted = (part * count as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&number, &times) in &self.0 {
            seen += times;
            if seen >= wanted {
                return f64::from(number);
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_has_the_percentiles_and_the_mean() {
        let mut histogram = Histogram::default();
        (1..=100).for_each(|number| histogram.add(number));
        let spread = histogram.spread().expect("numbers");
        let five = [spread.low, spread.quarter, spread.median, spread.three_quarters, spread.high];
        assert_eq!(five.map(|number| number as i32), [5, 25, 50, 75, 95]);
        assert!((spread.mean - 50.5).abs() < 1e-9 && spread.count == 100);
        assert_eq!(Histogram::default().spread(), None);
    }

    #[test]
    fn two_halves_joined_are_the_whole() {
        let of = |numbers: std::ops::Range<i32>| {
            let mut histogram = Histogram::default();
            numbers.for_each(|number| histogram.add(number / 3));
            histogram
        };
        let mut joined = of(0..50);
        joined.join(&of(50..100));
        assert_eq!(joined, of(0..100));
    }
}
