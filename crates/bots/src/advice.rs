use game::BySeat;

use crate::effort::Budget;
use crate::search::Search;
use crate::{Effort, Kind, Knowledge, Level, Line, Played};

/// A move that one could make, with what a strong bot expects of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The actions, of which the first one comes now.
    pub line: Line<A>,
    /// How often the search tried it.
    pub visits: u32,
    /// Each player's expected share of the victory after it.
    pub prospects: BySeat<f32>,
    /// What each player would have in the end, in dollars.
    pub worths: BySeat<f32>,
}

/// What a strong bot thinks of the present decision: the best move first. Empty when the game is
/// over. The state is what the deciding seat knows of it ([`game::Game::reckoned`]).
pub fn advise<G: Played>(state: &G, seed: u64, effort: Effort) -> Vec<Advice<G::Action>> {
    if state.actor().is_none() {
        return Vec::new();
    }
    let knowledge = G::knowledge(Kind::from(Level::Expert));
    let thoughts = Search::new(seed).think(&knowledge, state, Budget::of(effort, G::EFFORT.expert));
    let advice = thoughts.into_iter().map(|thought| {
        let mut after = state.clone();
        knowledge.play(&mut after, thought.chosen);
        Advice {
            line: thought.chosen,
            visits: thought.visits,
            prospects: thought.prospects,
            worths: knowledge.worths(&after),
        }
    });
    advice.collect()
}

/// Each player's expected share of the victory, by looking at the position and no further.
pub fn prospects<G: Played>(state: &G) -> BySeat<f32> {
    G::knowledge(Kind::from(Level::Expert)).prospects(state)
}
