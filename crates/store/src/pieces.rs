use std::iter;

/// The values in pieces whose lengths are powers of two: so there are few different statements, and they stay
/// prepared.
pub(crate) fn pieces<T>(values: &[T]) -> impl Iterator<Item = &[T]> {
    const LONGEST: usize = 128;
    let mut rest = values;
    iter::from_fn(move || {
        let length = 1 << rest.len().min(LONGEST).checked_ilog2()?;
        let (piece, after) = rest.split_at(length);
        rest = after;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::pieces;

    #[test]
    fn pieces_are_powers_of_two_and_leave_nothing_out() {
        for length in 0..700_u32 {
            let values: Vec<u32> = (0..length).collect();
            assert!(pieces(&values).all(|piece| piece.len().is_power_of_two() && piece.len() <= 128));
            assert_eq!(pieces(&values).flatten().copied().collect::<Vec<_>>(), values);
        }
    }
}
