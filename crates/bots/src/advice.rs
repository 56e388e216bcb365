use std::cmp::Reverse;

use game::{BySeat, Seat};

use crate::effort::Budget;
use crate::search::Search;
use crate::{Effort, Kind, Knowledge, Level, Line, Outlook, Played, Thought};

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
    let most = Effort { time: effort.time.map(|time| time * 3 / 4), ..effort };
    let budget = Budget::of(most, G::EFFORT.expert);
    let each = Effort {
        iterations: Some(budget.iterations.div_ceil(4 * COMPARED as u32)),
        time: effort.time.map(|time| time / (4 * COMPARED as u32)),
        ..effort
    };
    let mut thoughts = Search::new(seed).think(&knowledge, state, budget);
    add_others(state, &mut thoughts);
    spread::<G>(&mut thoughts);
    let advice = thoughts.into_iter().enumerate().map(|(place, thought)| {
        let Thought { chosen, mut visits, outlook: Outlook { mut prospects, .. } } = thought;
        let after = knowledge.after(state, chosen);
        let mut worths = knowledge.worths(&after);
        if place < COMPARED {
            let again = Search::expect(&knowledge, &after, seed, Budget::of(each, 1));
            let part = again.visits as f32 / (visits + again.visits) as f32;
            for seat in Seat::all(Seat::MOST) {
                prospects[seat] += part * (again.prospects[seat] - prospects[seat]);
            }
            visits += again.visits;
            worths = again.worths;
        }
        Advice { line: chosen, visits, prospects, worths }
    });
    let mut advice: Vec<_> = advice.collect();
    let compared = advice.len().min(COMPARED);
    advice[..compared].sort_by(|one, other| other.prospects[actor].total_cmp(&one.prospects[actor]));
    advice
}

/// A strong bot gives many a decision but one thought; whoever asks wants to see what else there is.
fn add_others<G: Played>(state: &G, thoughts: &mut Vec<Thought<Line<G::Action>>>) {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    for action in legal {
        if thoughts.len() >= COMPARED {
            return;
        }
        if thoughts.iter().all(|thought| thought.chosen.first() != Some(&action)) {
            let chosen = [action].into_iter().collect();
            thoughts.push(Thought { chosen, visits: 0, outlook: Outlook::default() });
        }
    }
}

/// Brings those to the front that differ most from each other: whoever asks what else there is does not want to hear
/// the same move at three prices. Of those that differ alike the one that was thought best of comes first.
fn spread<G: Played>(thoughts: &mut [Thought<Line<G::Action>>]) {
    for place in 1..thoughts.len().min(COMPARED) {
        let (chosen, rest) = thoughts.split_at(place);
        let apart = |thought: &Thought<Line<G::Action>>| {
            chosen.iter().map(|before| G::difference(&before.chosen, &thought.chosen)).min()
        };
        let furthest =
            rest.iter().enumerate().max_by_key(|(number, thought)| (apart(thought), Reverse(*number)));
        let Some((number, _)) = furthest else { return };
        thoughts[place..=place + number].rotate_right(1);
    }
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

/// Each player's expected share of the victory, by looking at the position and no further.
pub fn prospects<G: Played>(state: &G) -> BySeat<f32> {
    G::knowledge(Kind::from(Level::Expert)).prospects(state)
}
