use game::{Dice, Seeded};

use crate::{Bot, Knowledge, Played, first_action};

/// Looks at what each of its moves would be worth, and no further.
pub(crate) struct Medium<G: Played> {
    knowledge: G::Knowledge,
    moves: Vec<(<G::Knowledge as Knowledge>::Move, f32)>,
    dice: Seeded,
}

/// Moves whose utility differs by less than this are as good as equal, so that not every game is the same.
const INDIFFERENCE: f32 = 0.001;

impl<G: Played> Medium<G> {
    pub(crate) fn new(knowledge: G::Knowledge, seed: u64) -> Medium<G> {
        Medium { knowledge, moves: Vec::new(), dice: Seeded::new(seed, 0) }
    }
}

impl<G: Played> Bot<G> for Medium<G> {
    fn decide(&mut self, state: &G, legal: &[G::Action]) -> G::Action {
        let Some(actor) = state.actor() else { return legal[0] };
        let knowledge = &self.knowledge;
        knowledge.moves(state, &mut self.moves);
        if let [(only, _)] = self.moves[..] {
            return first_action(state, &only, legal);
        }
        let mut best = None;
        for &(chosen, _) in &self.moves {
            let mut after = knowledge.after(state, chosen);
            while knowledge.is_pending(&after) {
                let answer = knowledge.quick(&after, &mut self.dice);
                knowledge.play(&mut after, answer);
            }
            let whim = self.dice.below(1000) as f32 / 1000.0 * INDIFFERENCE;
            let content = knowledge.utility(&knowledge.outlook(&after), actor) + whim;
            if best.is_none_or(|(most, _)| content > most) {
                best = Some((content, chosen));
            }
        }
        best.map_or(legal[0], |(_, chosen)| first_action(state, &chosen, legal))
    }
}
