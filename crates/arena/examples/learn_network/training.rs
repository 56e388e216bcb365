//! Fits a network to how games ended.

use bots::{Network, Said, UNITS};
use game::{BySeat, Dice, Seat, Seeded, shuffle};
use rayon::prelude::*;

use crate::gradient::{Blame, add_gradient};
use crate::self_play::Seen;

/// How often everything is gone through.
const ROUNDS: usize = 8;
/// After so many positions the weights move.
const BATCH: usize = 256;
/// A batch is done in so many parts, whatever the number of threads: so the sums are the same.
const PARTS: usize = 4;
/// How far the weights move at most, in the beginning.
const STEP: f32 = 0.002;
/// What the error of the money counts beside that of the victory.
const MONEY: f32 = 5.0;
/// How much the weights are drawn towards 0, as a part of a step.
const DECAY: f32 = 0.003;

/// The network that fits best, going on from an older one.
pub(crate) fn train(older: Option<&Network>, seen: &[Seen], seed: u64) -> Network {
    let mut dice = Seeded::new(seed, 7);
    let mut network = older.cloned().unwrap_or_else(|| drawn(&mut dice));
    let (held_out, mut training): (Vec<&Seen>, Vec<&Seen>) = seen.iter().partition(|seen| seen.held_out);
    tell("older judgement", &errors(&Network::blank(), &held_out));
    tell("before", &errors(&network, &held_out));
    let mut moments = Moments { first: zero(), second: zero(), steps: 0 };
    let steps = (ROUNDS * training.len().div_ceil(BATCH)).max(1) as f32;
    for round in 0..ROUNDS {
        shuffle(&mut training, &mut dice);
        for batch in training.chunks(BATCH) {
            let gradient = gradient(&network, batch);
            // Ever smaller steps find the bottom of the valley.
            let step = STEP * (1.0 - moments.steps as f32 / steps).max(0.02);
            moments.step(&mut network, &gradient, step);
        }
        tell(&format!("round {}", round + 1), &errors(&network, &held_out));
    }
    network
}

fn tell(when: &str, Errors { log_loss, dollars }: &Errors) {
    eprintln!("  {when}: log-loss {log_loss:.4}, money off by {dollars:.4} of a fortune");
}

fn zero() -> Network {
    let mut network = Network::blank();
    for layer in network.layers_mut() {
        layer.fill(0.0);
    }
    network
}

/// A network that says what the older judgement says, with units that look at anything.
fn drawn(dice: &mut Seeded) -> Network {
    let mut network = Network::blank();
    let Network { company, stake, game, player, rivalry, .. } = &mut network;
    let layers: [&mut [[f32; UNITS]]; 5] =
        [&mut company[..], &mut stake[..], &mut game[..], &mut player[..], &mut rivalry[..]];
    for layer in layers {
        let scale = (2.0 / layer.len() as f32).sqrt();
        for weight in layer.as_flattened_mut() {
            // About as wide as a bell curve.
            let sum: u32 = (0..4).map(|_| dice.below(1000)).sum();
            *weight = (sum as f32 / 1000.0 - 2.0) * 1.7 * scale;
        }
    }
    network
}

fn gradient(network: &Network, batch: &[&Seen]) -> Network {
    let parts: Vec<Network> = batch
        .par_chunks(batch.len().div_ceil(PARTS))
        .map(|part| {
            let mut sum = zero();
            for seen in part {
                let said = network.say(&seen.sight);
                add_gradient(network, &seen.sight, &said, &blame(&said, seen), &mut sum);
            }
            sum
        })
        .collect();
    let mut sum = zero();
    for part in &parts {
        for (sum, (_, part)) in sum.layers_mut().into_iter().zip(part.layers()) {
            for (sum, part) in sum.iter_mut().zip(part) {
                *sum += part / batch.len() as f32;
            }
        }
    }
    sum
}

fn shares(said: &Said, players: usize) -> BySeat<f32> {
    let victory = &said.verdict.victory;
    let most = victory.of(players).iter().copied().fold(f32::MIN, f32::max);
    let mut shares = BySeat::default();
    let mut whole = 0.0;
    for seat in Seat::all(players) {
        shares[seat] = (victory[seat] - most).exp();
        whole += shares[seat];
    }
    for share in shares.of_mut(players) {
        *share /= whole;
    }
    shares
}

fn blame(said: &Said, seen: &Seen) -> Blame {
    let players = seen.sight.players;
    let shares = shares(said, players);
    let mut blame = Blame { victory: BySeat::default(), money: BySeat::default() };
    for seat in Seat::all(players) {
        blame.victory[seat] = shares[seat] - seen.won[seat];
        let missing = said.verdict.money[seat] - seen.cash[seat];
        blame.money[seat] = 2.0 * MONEY * missing / players as f32;
    }
    blame
}

struct Errors {
    log_loss: f64,
    dollars: f64,
}

fn errors(network: &Network, seen: &[&Seen]) -> Errors {
    let each: Vec<(f64, f64)> = seen
        .par_iter()
        .map(|seen| {
            let players = seen.sight.players;
            let said = network.say(&seen.sight);
            let shares = shares(&said, players);
            let (mut log_loss, mut squares) = (0.0, 0.0);
            for seat in Seat::all(players) {
                log_loss -= f64::from(seen.won[seat] * shares[seat].max(1e-6).ln());
                squares += f64::from((said.verdict.money[seat] - seen.cash[seat]).powi(2)) / players as f64;
            }
            (log_loss, squares)
        })
        .collect();
    let count = each.len().max(1) as f64;
    Errors {
        log_loss: each.iter().map(|&(log_loss, _)| log_loss).sum::<f64>() / count,
        dollars: (each.iter().map(|&(_, squares)| squares).sum::<f64>() / count).sqrt(),
    }
}

/// What the last gradients were like: Adam, with weights drawn towards 0.
struct Moments {
    first: Network,
    second: Network,
    steps: u32,
}

impl Moments {
    const FIRST: f32 = 0.9;
    const SECOND: f32 = 0.999;

    fn step(&mut self, network: &mut Network, gradient: &Network, step: f32) {
        self.steps += 1;
        let sure = |kept: f32| 1.0 - kept.powi(self.steps as i32);
        let (first_sure, second_sure) = (sure(Moments::FIRST), sure(Moments::SECOND));
        let layers = network.layers_mut().into_iter().zip(gradient.layers());
        let moments = self.first.layers_mut().into_iter().zip(self.second.layers_mut());
        for ((weights, (name, gradient)), (first, second)) in layers.zip(moments) {
            let decay = if name == "lean" { 0.0 } else { DECAY };
            for place in 0..weights.len() {
                let slope = gradient[place];
                first[place] += (1.0 - Moments::FIRST) * (slope - first[place]);
                second[place] += (1.0 - Moments::SECOND) * (slope * slope - second[place]);
                let wanted = first[place] / first_sure / ((second[place] / second_sure).sqrt() + 1e-8);
                weights[place] -= step * (wanted + decay * weights[place]);
            }
        }
    }
}
