//! Strength from finishing orders: the model of Plackett and Luce, in which the first place goes
//! to each with a chance in proportion to their strength, then the second among those left, and so
//! on; fitted by the iteration of Hunter ("MM algorithms for generalized Bradley-Terry models", 2004).

/// How often each has also beaten an average opponent, and lost to it. One who never won would otherwise
/// be infinitely weak.
const PRIOR: f64 = 0.5;
/// No strength changes by more than this part: good enough.
const CLOSE: f64 = 1e-7;
const MOST_ROUNDS: usize = 2000;

/// The strengths of `players` under which these orders, each so often, are likeliest; an average
/// player has strength 1. An order names players by number, the first first, and may name one
/// several times: a kind of bot at several seats. `guess` is where the search begins.
pub fn strengths(players: usize, orders: &[(&[u8], f64)], guess: Option<&[f64]>) -> Vec<f64> {
    if players < 2 {
        return vec![1.0; players];
    }
    // How often each was the first of those left, while others were left.
    let mut firsts = vec![PRIOR; players];
    for (order, times) in orders {
        for &player in order.iter().rev().skip(1) {
            firsts[usize::from(player)] += times;
        }
    }
    let mut strength = guess.map_or_else(|| vec![1.0; players], <[f64]>::to_vec);
    let mut chances = vec![0.0; players];
    for _ in 0..MOST_ROUNDS {
        expect(orders, &strength, &mut chances);
        let better: Vec<f64> =
            firsts.iter().zip(&chances).map(|(firsts, chances)| firsts / chances).collect();
        let better = around_one(&better);
        let change =
            strength.iter().zip(&better).map(|(old, new)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = better;
        if change < CLOSE {
            break;
        }
    }
    strength
}

/// How often each would be the first of those left, by its strength, divided by that strength.
fn expect(orders: &[(&[u8], f64)], strength: &[f64], chances: &mut [f64]) {
    for (chance, strength) in chances.iter_mut().zip(strength) {
        *chance = 2.0 * PRIOR / (strength + 1.0);
    }
    let mut left = Vec::new();
    for (order, times) in orders {
        left.clear();
        left.extend(order.iter().rev().scan(0.0, |sum, &player| {
            *sum += strength[usize::from(player)];
            Some(*sum)
        }));
        let mut so_far = 0.0;
        for (place, &player) in order.iter().enumerate() {
            let behind = order.len() - 1 - place;
            if behind > 0 {
                so_far += times / left[behind];
            }
            chances[usize::from(player)] += so_far;
        }
    }
}

/// The same strengths, with 1 for their geometric mean.
fn around_one(strength: &[f64]) -> Vec<f64> {
    let mean = strength.iter().map(|strength| strength.ln()).sum::<f64>() / strength.len().max(1) as f64;
    strength.iter().map(|strength| strength / mean.exp()).collect()
}

/// A strength as points: 400 more are ten times the strength, as chess players count.
pub fn points(strength: f64) -> f64 {
    400.0 * strength.log10()
}
