//! Finds the weights by which bots judge positions, by self-play:
//!
//! ```text
//! cargo run --release -p arena --example learn -- GAME [GAMES] [SEED] > weights.toml
//! ```
//!
//! Hard bots that hardly search play each other with the weights that the program has now, on tables of
//! every size, and now and then make an easy bot's move for variety. Then the weights of each stage are
//! fitted so that the weighted sums of a position's features tell the players apart as the final cash
//! did (least squares on the differences from the table's mean, drawn a little towards the present
//! weights), the last one so that the sums are right on average, and the spread so that the shares of
//! the victory fit the winners.
//!
//! Put the result in place of the old file, build, and measure (`--example strength`) before you go on
//! from there: a generation that beats the one before may lose to others, so keep the one that does
//! best against all.

use american_rails::Position as AmericanRails;
use bots::{Effort, Features, Kind, Level, Played, StageWeights, Weighed, Weights, sit_down};
use game::{BySeat, Dice, Recorded, Seat, Seeded};
use north_american_railways::Position as NorthAmericanRailways;
use play::Course;
use rayon::prelude::*;
use serde_json::{Map, Value};

fn main() {
    let mut given = std::env::args().skip(1);
    let game = given.next().unwrap_or_default();
    let mut number = |usual| given.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, seed) = (number(1200), number(1));
    match game.as_str() {
        "american-rails" => learn::<AmericanRails>(games, seed),
        "north-american-railways" => learn::<NorthAmericanRailways>(games, seed),
        _ => eprintln!("learn GAME [GAMES] [SEED]: GAME is american-rails or north-american-railways"),
    }
}

/// A position that came up, and how its game ended.
struct Seen {
    stage: usize,
    players: usize,
    features: BySeat<Features>,
    cash: BySeat<f32>,
    /// Each player's part of the victory.
    won: BySeat<f32>,
}

fn learn<G: Recorded + Played + Weighed>(games: u64, seed: u64) {
    let seen: Vec<Seen> =
        (0..games).into_par_iter().flat_map_iter(|number| play::<G>(seed, number)).collect();
    let stages = (0..G::STAGES).map(|stage| {
        let here: Vec<&Seen> = seen.iter().filter(|seen| seen.stage == stage).collect();
        let old = &G::weights().stages[stage];
        let weights = fit(&here, &old.weights);
        let spread = fit_spread(&here, &weights, old.spread);
        eprintln!(
            "stage {stage}: {} positions, off by ${:.0}, spread {spread:.1}",
            here.len(),
            error(&here, &weights)
        );
        StageWeights { spread, weights }
    });
    let weights = Weights { stages: stages.collect() };
    println!("# How positions are judged: one entry for each stage. Found by self-play, see");
    println!("# `crates/arena/examples/learn.rs`. The features, in this order:");
    println!("# {}.", G::FEATURES.join(", "));
    for stage in &weights.stages {
        let each: Vec<String> = stage.weights.iter().map(|weight| format!("{weight:.4}")).collect();
        println!("\n[[stages]]\nspread = {:.2}\nweights = [{}]", stage.spread, each.join(", "));
    }
}

/// Plays a game and looks at it now and then.
fn play<G: Recorded + Played + Weighed>(seed: u64, number: u64) -> Vec<Seen> {
    /// One decision in so many is an easy bot's.
    const STRAY: u32 = 12;
    /// One position in so many is looked at.
    const LOOK: u32 = 4;
    let sizes: Vec<usize> = G::DESCRIPTION.players.collect();
    let players = sizes[number as usize % sizes.len()];
    let mut dice = Seeded::new(seed, number);
    let options = Value::Object(Map::new());
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a table of that size");
    let mut course = Course::open(G::start(&setup).expect("a drawn setup"));
    let glance = Effort { iterations: Some(4), ..Effort::default() };
    let mut bot = sit_down::<G>(Kind::from(Level::Hard), dice.seed(), glance);
    let mut stray = sit_down::<G>(Kind::from(Level::Easy), dice.seed(), Effort::default());
    let mut legal = Vec::new();
    let mut looks: Vec<(usize, BySeat<Features>)> = Vec::new();
    while course.state().actor().is_some() {
        if dice.below(LOOK) == 0 {
            looks.push((course.state().stage(), course.state().features()));
        }
        course.state().actions(&mut legal);
        let decider = if dice.below(STRAY) == 0 { &mut stray } else { &mut bot };
        let action = decider.decide(&course.reckoned(), &legal);
        course.apply(action, &mut |_| ());
    }
    let Some(outcome) = course.state().outcome() else { return Vec::new() };
    let (mut cash, mut won) = (BySeat::default(), BySeat::default());
    for seat in Seat::all(players) {
        cash[seat] = outcome.cash[seat.index()].0 as f32;
        let parts = outcome.winners.iter().filter(|&&winner| winner == seat).count();
        won[seat] = parts as f32 / outcome.winners.len() as f32;
    }
    looks.into_iter().map(|(stage, features)| Seen { stage, players, features, cash, won }).collect()
}

/// The weights that tell the players apart as their final cash did, not far from the old ones. The
/// last feature is the same for everybody: it makes the sums right on average.
fn fit(seen: &[&Seen], old: &[f32]) -> Vec<f32> {
    /// How many positions the old weights are worth, for a feature of usual size.
    const LOYALTY: f64 = 60.0;
    /// Prices follow the weights, and the weights the prices: not too fast, so that they meet.
    const STEP: f32 = 0.6;
    let size = old.len() - 1;
    let mut matrix = vec![vec![0.0_f64; size]; size];
    let mut target = vec![0.0_f64; size];
    let mut count = 0.0_f64;
    for seen in seen {
        let seats = || Seat::all(seen.players);
        let mean = |of: &dyn Fn(Seat) -> f32| seats().map(of).sum::<f32>() / seen.players as f32;
        let means: Vec<f32> = (0..size).map(|feature| mean(&|seat| seen.features[seat][feature])).collect();
        let rest = |seat| seen.cash[seat] - sum(&seen.features[seat], old);
        let mean_rest = mean(&rest);
        for seat in seats() {
            count += 1.0;
            let own = |feature: usize| f64::from(seen.features[seat][feature] - means[feature]);
            for (row, (line, wanted)) in matrix.iter_mut().zip(&mut target).enumerate() {
                *wanted += own(row) * f64::from(rest(seat) - mean_rest);
                for (column, value) in line.iter_mut().enumerate() {
                    *value += own(row) * own(column);
                }
            }
        }
    }
    for (feature, line) in matrix.iter_mut().enumerate() {
        line[feature] += LOYALTY * (line[feature] / count.max(1.0)).max(1e-3);
    }
    let mut change = solve(matrix.clone(), target.clone());
    // A dollar kept is a dollar in the end: cash, the first feature, never counts less.
    let least = f64::from(1.0 - old[0]);
    if change[0] < least {
        for row in 1..size {
            target[row] -= matrix[row][0] * least;
            matrix[row][0] = 0.0;
        }
        matrix[0] = vec![0.0; size];
        matrix[0][0] = 1.0;
        target[0] = least;
        change = solve(matrix, target);
    }
    let step = |(&old, change): (&f32, f64)| old + STEP * change as f32;
    let mut weights: Vec<f32> = old.iter().zip(change).map(step).collect();
    weights.push(0.0);
    let all = seen.iter().flat_map(|seen| Seat::all(seen.players).map(move |seat| (seen, seat)));
    let missing: f64 =
        all.map(|(seen, seat)| f64::from(seen.cash[seat] - sum(&seen.features[seat], &weights))).sum();
    weights[size] = (missing / count.max(1.0)) as f32;
    weights
}

/// Gauss's elimination, with pivots.
fn solve(mut matrix: Vec<Vec<f64>>, mut target: Vec<f64>) -> Vec<f64> {
    let size = target.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&one, &other| matrix[one][column].abs().total_cmp(&matrix[other][column].abs()));
        let pivot = pivot.unwrap_or(column);
        matrix.swap(column, pivot);
        target.swap(column, pivot);
        let lead = matrix[column].clone();
        for row in column + 1..size {
            let factor = matrix[row][column] / lead[column];
            for (value, above) in matrix[row].iter_mut().zip(&lead) {
                *value -= factor * above;
            }
            target[row] -= factor * target[column];
        }
    }
    let mut solution = vec![0.0; size];
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * solution[column]).sum();
        solution[row] = (target[row] - known) / matrix[row][row];
    }
    solution
}

fn sum(features: &Features, weights: &[f32]) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The usual distance from the final cash, in dollars.
fn error(seen: &[&Seen], weights: &[f32]) -> f32 {
    let errors = seen.iter().flat_map(|seen| {
        Seat::all(seen.players).map(|seat| (seen.cash[seat] - sum(&seen.features[seat], weights)).powi(2))
    });
    let (count, total) =
        errors.fold((0.0_f32, 0.0_f64), |(count, total), error| (count + 1.0, total + f64::from(error)));
    ((total / f64::from(count.max(1.0))) as f32).sqrt()
}

/// The spread under which the winners were most to be expected.
fn fit_spread(seen: &[&Seen], weights: &[f32], old: f32) -> f32 {
    if seen.is_empty() {
        return old;
    }
    let likelihood = |spread: f32| -> f64 {
        let each = seen.iter().map(|seen| {
            let seats = || Seat::all(seen.players);
            let worths = seats().map(|seat| sum(&seen.features[seat], weights) / spread);
            let most = worths.clone().fold(f32::MIN, f32::max);
            let whole: f32 = worths.clone().map(|worth| (worth - most).exp()).sum();
            let expected =
                seats().zip(worths).map(|(seat, worth)| seen.won[seat] * (worth - most - whole.ln()));
            f64::from(expected.sum::<f32>())
        });
        each.sum()
    };
    let candidates = (0..40).map(|step| old * 0.1 * 1.12_f32.powi(step));
    candidates.max_by(|&one, &other| likelihood(one).total_cmp(&likelihood(other))).unwrap_or(old)
}
