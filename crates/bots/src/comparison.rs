use std::time::{Duration, Instant};

use game::{Seat, Seeded};

use crate::{Kind, Knowledge, Level, Line, Played};

/// What a plan promises, beside the best move of one look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison<A> {
    /// What is planned.
    pub plan: Promise,
    /// The best that one look finds. Never worse than the plan, which may be it.
    pub best: Promise,
    /// How that begins. Empty if it is the plan.
    pub line: Line<A>,
    /// Whether the plan is to do nothing.
    pub idle: bool,
}

/// What a move promises to whoever makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Promise {
    /// A share of the victory.
    pub share: f32,
    /// Dollars in the end.
    pub cash: f32,
}

/// A clear mistake gives away this part of the cash in the end, and of the victory: a player like the easy bots makes about
/// two in a game, and hardly anybody who plays at random makes none (`games/examples/mistakes.rs`).
const LOST_CASH: f32 = 0.06;
const LOST_SHARE: f32 = 0.02;
/// Nothing is seldom done on purpose: there less is enough.
const LOST_BY_WAITING: f32 = 0.03;
/// How often an auction is played out for each of the two that are compared: others may bid more or less.
const SAMPLES: u64 = 6;

impl<A> Comparison<A> {
    /// The part of the cash in the end that the plan gives away; 0 if it costs hardly anything of the victory.
    pub fn loss(&self) -> f32 {
        let costs = self.best.share - self.plan.share >= LOST_SHARE && self.best.cash > 0.0;
        if costs { 1.0 - self.plan.cash / self.best.cash } else { 0.0 }
    }

    /// Whether the plan is clearly worse than the best move.
    pub fn is_mistake(&self) -> bool {
        self.loss() >= if self.idle { LOST_BY_WAITING } else { LOST_CASH }
    }
}

/// Holds a plan of the actor against every move that is worth a thought, by looking at what comes of each and no
/// further. What is not looked at within `longest` is left out. Returns `None` if the plan is empty or not legal, and
/// when the game is over.
pub fn compare<G: Played>(
    state: &G,
    plan: &[G::Action],
    seed: u64,
    longest: Duration,
) -> Option<Comparison<G::Action>> {
    let until = Instant::now() + longest;
    let actor = state.actor().filter(|_| !plan.is_empty())?;
    // The weights of the medium level are made for one look.
    let knowledge = G::knowledge(Kind::from(Level::Medium));
    let mut planned = state.clone();
    for &action in plan {
        if planned.actor() != Some(actor) || planned.check(action).is_err() {
            return None;
        }
        planned.apply(action, &mut |_| ());
    }
    let looks = |after: &G, samples| promise(&knowledge, after, actor, seed, samples);
    let mut moves = Vec::new();
    knowledge.moves(state, &mut moves);
    let mut best: Option<(f32, G, Line<G::Action>)> = None;
    for (chosen, _) in moves {
        if Instant::now() >= until {
            break;
        }
        let after = knowledge.after(state, chosen);
        let share = looks(&after, 1).share;
        if best.as_ref().is_none_or(|(most, ..)| share > *most) {
            best = Some((share, after, chosen));
        }
    }
    let idle = plan.iter().all(|&action| G::is_idle(action));
    let plan = looks(&planned, SAMPLES);
    let best = best.map(|(_, after, line)| (looks(&after, SAMPLES), line));
    let (best, line) = best.filter(|(best, _)| best.share >= plan.share).unwrap_or((plan, Line::default()));
    Some(Comparison { plan, best, line, idle })
}

/// What a position promises a player, once what is under way has come to its end: on average, where that is left to
/// chance.
fn promise<K: Knowledge>(knowledge: &K, from: &K::State, seat: Seat, seed: u64, samples: u64) -> Promise {
    let mut sum = Promise::default();
    let samples = if knowledge.is_pending(from) { samples } else { 1 };
    for sample in 0..samples {
        let mut dice = Seeded::new(seed, sample);
        let mut state = from.clone();
        while knowledge.actor(&state).is_some() && knowledge.is_pending(&state) {
            let answer = knowledge.quick(&state, &mut dice);
            knowledge.play(&mut state, answer);
        }
        sum.share += knowledge.prospects(&state)[seat] / samples as f32;
        sum.cash += knowledge.worths(&state)[seat] / samples as f32;
    }
    sum
}
