/// What the numbers of an axis are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Dollars,
    Share,
    Rank,
    Points,
}

impl Unit {
    /// A number as precise as it is worth being told.
    pub(crate) fn tell(self, value: f64) -> String {
        match self {
            Unit::Dollars if value.abs() < 1000.0 => dollars(value, 1),
            Unit::Dollars => dollars(value, 0),
            Unit::Share => format!("{:.1}%", value * 100.0),
            Unit::Rank => format!("{value:.2}"),
            Unit::Points => signed(value),
        }
    }

    /// A number below an axis.
    pub(crate) fn mark(self, value: f64) -> String {
        match self {
            Unit::Dollars => dollars(value, 0),
            Unit::Share => format!("{:.0}%", value * 100.0),
            Unit::Rank => format!("{}", (value * 100.0).round() / 100.0),
            Unit::Points => signed(value),
        }
    }

    /// The smallest distance of two marks.
    pub(crate) fn least_step(self) -> f64 {
        match self {
            Unit::Dollars | Unit::Points => 1.0,
            Unit::Share => 0.01,
            Unit::Rank => 0.05,
        }
    }
}

fn dollars(value: f64, decimals: usize) -> String {
    let sign = if value < -0.049 { "−" } else { "" };
    if decimals > 0 {
        format!("{sign}${:.decimals$}", value.abs())
    } else {
        format!("{sign}${}", grouped(value.abs().round() as i64))
    }
}

fn signed(value: f64) -> String {
    match value.round() as i64 {
        0 => "0".into(),
        above if above > 0 => format!("+{}", grouped(above)),
        below => format!("−{}", grouped(-below)),
    }
}

/// A whole number with a comma at every thousand.
pub(crate) fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "−" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_as_people_write_them() {
        assert_eq!(Unit::Dollars.tell(131.04), "$131.0");
        assert_eq!(Unit::Dollars.tell(12_345.6), "$12,346");
        assert_eq!(Unit::Dollars.mark(-5.0), "−$5");
        assert_eq!(Unit::Share.tell(0.4125), "41.2%");
        assert_eq!(Unit::Points.tell(63.4), "+63");
        assert_eq!(Unit::Points.tell(-1063.4), "−1,063");
        assert_eq!(Unit::Points.tell(0.2), "0");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
