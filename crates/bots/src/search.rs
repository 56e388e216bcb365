//! Max^n tree search, written once for all games.
//!
//! Several trees grow from one position, each with dice of its own, and their counts are added up.
//! How many there are does not depend on the machine, so that the answer does not either, and each
//! can grow on a thread of its own. Within a tree every player goes for their own share of the
//! victory; [`Knowledge`] says which moves are worth a thought and what a position promises.

mod tree;

#[cfg(test)]
mod drawn;

use game::{BySeat, Seat, Seeded};
use rayon::prelude::*;

use crate::Knowledge;
use crate::effort::Budget;
use tree::Tree;

/// What a search thinks of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub visits: u32,
    /// Each player's share of the victory after it, on average.
    pub prospects: BySeat<f32>,
}

/// A search that goes on from decision to decision: what it has seen of a position is still known
/// when the position comes up.
pub(crate) struct Search<K: Knowledge> {
    trees: [Tree<K>; TREES],
}

const TREES: usize = 2;

impl<K: Knowledge> Search<K> {
    pub(crate) fn new(seed: u64) -> Search<K> {
        Search { trees: std::array::from_fn(|number| Tree::new(Seeded::new(seed, number as u64))) }
    }

    /// Thinks about a position in which somebody decides; the best move comes first.
    pub(crate) fn think(&mut self, knowledge: &K, state: &K::State, budget: Budget) -> Vec<Thought<K::Move>> {
        for tree in &mut self.trees {
            tree.turn_to(knowledge, state);
        }
        let each = budget.iterations.div_ceil(TREES as u32);
        if budget.parallel {
            self.trees.par_iter_mut().for_each(|tree| {
                for _ in 0..each {
                    if budget.is_up() {
                        break;
                    }
                    tree.grow(knowledge);
                }
            });
        } else {
            'time: for _ in 0..each {
                for tree in &mut self.trees {
                    if budget.is_up() {
                        break 'time;
                    }
                    tree.grow(knowledge);
                }
            }
        }
        self.thoughts(knowledge, state)
    }

    fn thoughts(&self, knowledge: &K, state: &K::State) -> Vec<Thought<K::Move>> {
        let mut thoughts: Vec<Thought<K::Move>> = Vec::new();
        for tree in &self.trees {
            for (place, seen) in tree.root_edges().enumerate() {
                // The moves of one position come in one order.
                let Some(known) = thoughts.get_mut(place) else {
                    thoughts.push(seen);
                    continue;
                };
                let visits = (known.visits + seen.visits).max(1) as f32;
                for seat in Seat::all(Seat::MOST) {
                    let sum = known.prospects[seat] * known.visits as f32
                        + seen.prospects[seat] * seen.visits as f32;
                    known.prospects[seat] = sum / visits;
                }
                known.visits += seen.visits;
            }
        }
        if let Some(actor) = knowledge.actor(state) {
            let content = |thought: &Thought<K::Move>| knowledge.contentment(&thought.prospects, actor);
            thoughts.sort_by(|one, other| {
                other.visits.cmp(&one.visits).then(content(other).total_cmp(&content(one)))
            });
        }
        thoughts
    }
}
