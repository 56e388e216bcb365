use game::{BySeat, Seat};

use crate::effort::Budget;
use crate::search::Search;
use crate::{Effort, Kind, Knowledge, Level, Line, Played, Thought};

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

/// How many moves are looked at properly, also where one is so good that a search alone would not
/// look at any other.
const COMPARED: usize = 3;

/// What a strong bot thinks of the present decision: the best move first. Empty when the game is
/// over. The state is what the deciding seat knows of it ([`game::Game::reckoned`]).
pub fn advise<G: Played>(state: &G, seed: u64, effort: Effort) -> Vec<Advice<G::Action>> {
    let Some(actor) = state.actor() else { return Vec::new() };
    let knowledge = G::knowledge(Kind::from(Level::Expert));
    // Some of the time is kept for the comparison.
    let most = Effort { time: effort.time.map(|time| time * 5 / 6), ..effort };
    let budget = Budget::of(most, G::EFFORT.expert);
    let mut thoughts = Search::new(seed).think(&knowledge, state, budget);
    let each = Effort {
        iterations: Some(budget.iterations.div_ceil(4 * COMPARED as u32)),
        time: effort.time.map(|time| time / (4 * COMPARED as u32)),
        ..effort
    };
    for thought in thoughts.iter_mut().take(COMPARED).skip(1) {
        let enough = each.iterations.unwrap_or_default();
        if thought.visits < enough {
            let mut after = state.clone();
            knowledge.play(&mut after, thought.chosen);
            thought.prospects = expected(&knowledge, &after, seed, Budget::of(each, enough));
            thought.visits = thought.visits.max(1);
        }
    }
    if let Some(others) = thoughts.get_mut(1..).filter(|others| others.len() > 1) {
        let compared = others.len().min(COMPARED - 1);
        let share = |thought: &Thought<_>| thought.prospects[actor];
        others[..compared].sort_by(|one, other| share(other).total_cmp(&share(one)));
    }
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

/// What a search as strong bots make it thinks of the moves of the present decision; the best comes
/// first. Empty when the game is over.
pub fn think<G: Played>(state: &G, seed: u64, effort: Effort) -> Vec<Thought<Line<G::Action>>> {
    if state.actor().is_none() {
        return Vec::new();
    }
    let knowledge = G::knowledge(Kind::from(Level::Expert));
    Search::new(seed).think(&knowledge, state, Budget::of(effort, G::EFFORT.expert))
}

/// Each player's share of the victory from a position, by a search of its own.
fn expected<K: Knowledge>(knowledge: &K, state: &K::State, seed: u64, budget: Budget) -> BySeat<f32> {
    if knowledge.actor(state).is_none() {
        return knowledge.prospects(state);
    }
    let thoughts = Search::new(seed).think(knowledge, state, budget);
    let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
    if visits == 0 {
        return knowledge.prospects(state);
    }
    let mut expected = BySeat::default();
    for thought in thoughts {
        let part = thought.visits as f32 / visits as f32;
        for seat in Seat::all(Seat::MOST) {
            expected[seat] += part * thought.prospects[seat];
        }
    }
    expected
}

/// Each player's expected share of the victory, by looking at the position and no further.
pub fn prospects<G: Played>(state: &G) -> BySeat<f32> {
    G::knowledge(Kind::from(Level::Expert)).prospects(state)
}
