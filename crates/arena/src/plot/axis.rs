use super::Unit;

/// A scale with round marks, from one end of a drawing to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    step: f64,
    unit: Unit,
    from: f64,
    to: f64,
}

impl Axis {
    /// An axis for these values, drawn from there to there, with at most about `marks` marks.
    pub(super) fn of(
        values: impl Iterator<Item = f64>,
        unit: Unit,
        marks: usize,
        (from, to): (f64, f64),
    ) -> Axis {
        let (mut low, mut high) = values
            .filter(|value| value.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let step = round_step((high - low) / marks as f64).max(unit.least_step());
        low = (low / step + 1e-9).floor() * step;
        high = (high / step - 1e-9).ceil() * step;
        if high - low < step / 2.0 {
            (low, high) = (low - step, high + step);
        }
        Axis { low, high, step, unit, from, to }
    }

    /// Where a value is drawn.
    pub(super) fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// The marks, with where they are drawn and what is written there.
    pub(super) fn marks(&self) -> impl Iterator<Item = (f64, String)> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|mark| {
            let value = self.low + mark as f64 * self.step;
            (self.at(value), self.unit.mark(value))
        })
    }
}

/// 1, 2 or 5, and zeros: the next such number that is not smaller.
pub(crate) fn round_step(least: f64) -> f64 {
    if least <= 0.0 {
        return 0.0;
    }
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|digit| digit * power)
        .into_iter()
        .find(|&step| step >= least * 0.999)
        .unwrap_or(power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(values: &[f64], unit: Unit) -> Vec<String> {
        Axis::of(values.iter().copied(), unit, 5, (0.0, 100.0)).marks().map(|(_, mark)| mark).collect()
    }

    #[test]
    fn marks_are_round_and_hold_all_values() {
        assert_eq!(marks(&[0.0, 0.41], Unit::Share), ["0%", "10%", "20%", "30%", "40%", "50%"]);
        assert_eq!(marks(&[3.0, 97.0], Unit::Dollars), ["$0", "$20", "$40", "$60", "$80", "$100"]);
        assert_eq!(marks(&[-120.0, 90.0], Unit::Points), ["−150", "−100", "−50", "0", "+50", "+100"]);
    }

    #[test]
    fn a_single_value_or_none_still_has_an_axis() {
        assert!(marks(&[], Unit::Dollars).len() >= 2);
        let axis = Axis::of([7.0].into_iter(), Unit::Dollars, 5, (0.0, 100.0));
        assert!((axis.at(7.0) - 50.0).abs() < 1e-9);
    }
}
