use game::{Dice, Seeded};
use rayon::prelude::*;

/// Where a figure lies with 95 % confidence: from here to there.
pub type Interval = [f64; 2];

/// How often the blocks are drawn again.
const RESAMPLES: u64 = 1000;
/// The part that lies outside of an interval at each end.
const TAIL: f64 = 0.025;
/// Streams of the seed for the draws, beside those for the games.
const RESAMPLING: u64 = 3 << 62;

/// The percentile bootstrap: as many blocks as there are, drawn with repetition, again and again;
/// where 95 % of the figures fall. `figures` is told how often each block was drawn. What it cannot
/// say of a draw is not a number, and is left out.
///
/// The draws follow from the seed, and each has dice of its own: the number of threads changes nothing.
pub(crate) fn intervals(
    blocks: usize,
    seed: u64,
    figures: impl Fn(&[f64]) -> Vec<f64> + Sync,
) -> Vec<Interval> {
    let drawn: Vec<Vec<f64>> = (0..RESAMPLES)
        .into_par_iter()
        .map(|resample| {
            let mut dice = Seeded::new(seed, RESAMPLING | resample);
            let mut times = vec![0.0; blocks];
            for _ in 0..blocks {
                times[dice.below(blocks as u32) as usize] += 1.0;
            }
            figures(&times)
        })
        .collect();
    let figures = drawn.first().map_or(0, Vec::len);
    (0..figures).map(|figure| middle(drawn.iter().map(|values| values[figure]).collect())).collect()
}

fn middle(mut values: Vec<f64>) -> Interval {
    values.retain(|value| value.is_finite());
    values.sort_by(f64::total_cmp);
    let Some(last) = values.len().checked_sub(1) else { return [0.0; 2] };
    [TAIL, 1.0 - TAIL].map(|part| values[(part * last as f64).round() as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval of the mean of `count` numbers, each from 0 to 999.
    fn of_numbers(count: usize, sample: u64, seed: u64) -> Interval {
        let mut dice = Seeded::new(11, sample);
        let numbers: Vec<f64> = (0..count).map(|_| f64::from(dice.below(1000))).collect();
        let mean = |times: &[f64]| {
            let sum: f64 = numbers.iter().zip(times).map(|(number, times)| number * times).sum();
            vec![sum / times.iter().sum::<f64>()]
        };
        intervals(count, seed, mean)[0]
    }

    #[test]
    fn of_many_intervals_about_95_percent_hold_the_truth() {
        let holds = |sample| {
            let [low, high] = of_numbers(60, sample, 1);
            low < 499.5 && 499.5 < high
        };
        let held = (0..200).filter(|&sample| holds(sample)).count();
        assert!((182..=197).contains(&held), "{held} of 200");
    }

    #[test]
    fn an_interval_is_as_wide_as_theory_says() {
        let [low, high] = of_numbers(400, 0, 1);
        // 2 × 1.96 × 288.7 / sqrt(400)
        assert!((high - low - 56.6).abs() < 6.0, "{low} {high}");
    }

    #[test]
    fn four_times_as_many_numbers_halve_it() {
        let width = |count| of_numbers(count, 0, 1)[1] - of_numbers(count, 0, 1)[0];
        let ratio = width(200) / width(800);
        assert!((1.7..2.3).contains(&ratio), "{ratio}");
    }

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let bits = |seed| of_numbers(101, 0, seed).map(f64::to_bits);
        assert_eq!(bits(5), bits(5));
        assert_ne!(bits(5), bits(6));
    }

    #[test]
    fn without_blocks_there_is_nothing_to_say() {
        assert_eq!(intervals(0, 1, |_| vec![f64::NAN]), [[0.0; 2]]);
    }
}
