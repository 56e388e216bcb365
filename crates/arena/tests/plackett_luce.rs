//! Ratings from finishing orders.

use arena::{points, strengths};
use game::{Dice, Seeded};

/// A finishing order drawn by the model: each place goes to those left by their strengths.
fn draw(strength: &[f64], dice: &mut Seeded) -> Vec<u8> {
    let mut left: Vec<usize> = (0..strength.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let sum: f64 = left.iter().map(|&player| strength[player]).sum();
        let mut ball = f64::from(dice.below(1_000_000)) / 1e6 * sum;
        let next = left.iter().position(|&player| {
            ball -= strength[player];
            ball < 0.0
        });
        order.push(left.remove(next.unwrap_or(left.len() - 1)) as u8);
    }
    order
}

#[test]
fn known_strengths_are_recovered_from_the_orders_they_lead_to() {
    let truth = [4.0, 2.0, 1.0, 0.125];
    let mut dice = Seeded::new(1, 0);
    let orders: Vec<Vec<u8>> = (0..4000).map(|_| draw(&truth, &mut dice)).collect();
    let orders: Vec<(&[u8], f64)> = orders.iter().map(|order| (&order[..], 1.0)).collect();
    let found = strengths(4, &orders, None);
    for (found, truth) in found.iter().zip(truth) {
        // The truth has 1 for its geometric mean, as what is found has.
        assert!((points(*found) - points(truth)).abs() < 15.0, "{found} for {truth}");
    }
    let elsewhere = strengths(4, &orders, Some(&[0.1, 1.0, 3.0, 10.0]));
    assert!(found.iter().zip(elsewhere).all(|(one, other)| (one / other - 1.0).abs() < 1e-4));
}

#[test]
fn four_hundred_points_are_ten_times_as_many_games_won() {
    let found = strengths(2, &[(&[0, 1], 10_000.0), (&[1, 0], 1000.0)], None);
    assert!((points(found[0]) - points(found[1]) - 400.0).abs() < 1.0, "{found:?}");
}

#[test]
fn a_tie_told_as_both_orders_makes_equals() {
    let found = strengths(3, &[(&[0, 1, 2], 50.0), (&[1, 0, 2], 50.0)], None);
    assert!((found[0] - found[1]).abs() < 1e-6, "{found:?}");
    assert!(found[2] < found[0]);
}

#[test]
fn who_never_wins_is_weak_but_not_infinitely() {
    let found = strengths(2, &[(&[0, 1], 1000.0)], None);
    let gap = points(found[0]) - points(found[1]);
    assert!((800.0..2000.0).contains(&gap), "{gap}");
}

#[test]
fn one_strong_bot_among_three_of_a_kind_is_rated_by_the_places_it_takes() {
    // As among equals, the strong one being like any other: each place equally often.
    let even: [(&[u8], f64); 4] =
        [(&[0, 1, 1, 1], 25.0), (&[1, 0, 1, 1], 25.0), (&[1, 1, 0, 1], 25.0), (&[1, 1, 1, 0], 25.0)];
    let found = strengths(2, &even, None);
    assert!(points(found[0]).abs() < 1.0, "{found:?}");
    let strong: [(&[u8], f64); 2] = [(&[0, 1, 1, 1], 75.0), (&[1, 0, 1, 1], 25.0)];
    let found = strengths(2, &strong, None);
    // 75% of wins among three others: nine times as strong as each, about.
    assert!((points(found[0]) - points(found[1]) - 400.0 * 9f64.log10()).abs() < 40.0, "{found:?}");
}

#[test]
fn without_games_everybody_is_average() {
    assert_eq!(strengths(3, &[], None), [1.0; 3]);
}
