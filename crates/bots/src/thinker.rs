use game::BySeat;

use crate::effort::Budget;
use crate::search::Search;
use crate::{Bot, Effort, Knowledge, Line, Played, first_action};

/// Searches: looks at what the others would answer, and at the answers to that.
pub(crate) struct Thinker<G: Played> {
    knowledge: G::Knowledge,
    search: Search<G::Knowledge>,
    effort: Effort,
    usual: u32,
    /// What is left of the move that was decided on, and the state in which it goes on.
    plan: Option<(G, Line<G::Action>)>,
    /// What the best move of the last thought promised.
    expected: Option<BySeat<f32>>,
}

impl<G: Played> Thinker<G> {
    /// A bot that makes `usual` play-outs for a decision, unless its effort says otherwise.
    pub(crate) fn new(knowledge: G::Knowledge, seed: u64, effort: Effort, usual: u32) -> Thinker<G> {
        Thinker { knowledge, search: Search::new(seed), effort, usual, plan: None, expected: None }
    }

    /// Remembers what comes after the first action of a line.
    fn remember(&mut self, state: &G, line: &Line<G::Action>) {
        let mut rest = *line;
        let Some(first) = rest.take_first() else { return };
        if rest.is_empty() || state.check(first).is_err() {
            return;
        }
        let mut after = state.clone();
        after.apply(first, &mut |_| ());
        self.plan = Some((after, rest));
    }
}

impl<G: Played> Bot<G> for Thinker<G> {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        let line = match self.plan.take() {
            Some((expected, rest)) if expected == *state => rest,
            _ => {
                let mut moves = Vec::new();
                self.knowledge.moves(state, &mut moves);
                if let [(only, _)] = moves[..] {
                    self.expected = None;
                    only
                } else {
                    let weight = self.knowledge.importance(state);
                    let budget = Budget::of(self.effort, self.usual).times(weight);
                    let thoughts = self.search.think(&self.knowledge, state, budget);
                    self.expected = thoughts.first().map(|best| best.outlook.prospects);
                    thoughts.first().map_or_else(Line::new, |best| best.chosen)
                }
            }
        };
        self.remember(state, &line);
        first_action(state, &line, legal)
    }

    fn expected(&self) -> Option<BySeat<f32>> {
        self.expected
    }
}
