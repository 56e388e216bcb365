//! Max^n tree search, written once for all games.
//!
//! Several trees grow from one position, each with dice of its own, and their counts are added up.
//! Within a tree every player goes for their own share of the victory, the place and the money; [`Knowledge`] says which moves
//! are worth a thought and what a position promises.

mod tree;

#[cfg(test)]
mod tests;

use game::{BySeat, Seat, Seeded};

use crate::effort::Budget;
use crate::{Knowledge, Outlook};
use tree::Tree;

/// What a search thinks of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub visits: u32,
    /// What the players can expect after it, on average.
    pub outlook: Outlook,
}

/// What a search thinks of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Expectation {
    /// How many play-outs it made.
    pub(crate) visits: u32,
    /// Each player's share of the victory.
    pub(crate) prospects: BySeat<f32>,
    /// What each player would have in the end, in dollars.
    pub(crate) worths: BySeat<f32>,
}

/// A search that goes on from decision to decision: what it has seen of a position is still known
/// when the position comes up.
pub(crate) struct Search<K: Knowledge> {
    trees: [Tree<K>; TREES],
}

const TREES: usize = 2;

impl<K: Knowledge> Search<K> {
    pub(crate) fn new(seed: u64) -> Search<K> {
        Search::with_purses(seed, None)
    }

    fn with_purses(seed: u64, purses: Option<BySeat<f32>>) -> Search<K> {
        let tree = |number| Tree::new(Seeded::new(seed, number as u64), purses);
        Search { trees: std::array::from_fn(tree) }
    }

    /// What comes of a position by a search of its own, and not only for the victory.
    pub(crate) fn expect(knowledge: &K, state: &K::State, seed: u64, budget: Budget) -> Expectation {
        let mut search = Search::with_purses(seed, Some(BySeat::default()));
        let mut expected = Expectation::default();
        if knowledge.actor(state).is_some() {
            for thought in search.think(knowledge, state, budget) {
                expected.visits += thought.visits;
                for seat in Seat::all(Seat::MOST) {
                    expected.prospects[seat] += thought.visits as f32 * thought.outlook.prospects[seat];
                }
            }
        }
        if expected.visits == 0 {
            return Expectation {
                visits: 1,
                prospects: knowledge.prospects(state),
                worths: knowledge.worths(state),
            };
        }
        for seat in Seat::all(Seat::MOST) {
            let purses: f32 = search.trees.iter().filter_map(Tree::purses).map(|purses| purses[seat]).sum();
            expected.worths[seat] = purses / expected.visits as f32;
            expected.prospects[seat] /= expected.visits as f32;
        }
        expected
    }

    /// Thinks about a position in which somebody decides; the best move comes first.
    pub(crate) fn think(&mut self, knowledge: &K, state: &K::State, budget: Budget) -> Vec<Thought<K::Move>> {
        for tree in &mut self.trees {
            tree.turn_to(knowledge, state);
        }
        let each = budget.iterations.div_ceil(TREES as u32);
        'time: for _ in 0..each {
            for tree in &mut self.trees {
                if budget.is_up() {
                    break 'time;
                }
                tree.grow(knowledge);
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
                let part = seen.visits as f32 / (known.visits + seen.visits).max(1) as f32;
                known.outlook = known.outlook.times(1.0 - part);
                known.outlook.add(&seen.outlook, part);
                known.visits += seen.visits;
            }
        }
        if let Some(actor) = knowledge.actor(state) {
            let content = |thought: &Thought<K::Move>| knowledge.utility(&thought.outlook, actor);
            thoughts.sort_by(|one, other| {
                other.visits.cmp(&one.visits).then(content(other).total_cmp(&content(one)))
            });
        }
        thoughts
    }
}
