use std::ops::Range;

use game::{BySeat, Seat, Seeded};

use super::Thought;
use crate::Knowledge;
use crate::knowledge::{Outlook, play_on, settle};

/// How much a promising look counts against what has been seen.
const EXPLORATION: f32 = 1.2;
/// What a move that was never tried is thought to lose against the average of those that were.
const UNTRIED_PENALTY: f32 = 0.2;
/// Differences between moves that are smaller than this are noise.
const NOISE: f32 = 0.005;
/// How much the look of a position counts beside what was played out from it.
const STATIC_WEIGHT: f32 = 0.5;
/// A tree of this size remembers no further positions, however long it may think: its
/// memory is bounded, and soon given back.
const MOST_NODES: usize = 60_000;

/// The positions seen so far, from the one that is thought about on.
pub(super) struct Tree<K: Knowledge> {
    nodes: Vec<Node<K::State>>,
    edges: Vec<Edge<K::Move>>,
    dice: Seeded,
    /// Reused, so that growing allocates little.
    moves: Vec<(K::Move, f32)>,
    path: Vec<usize>,
    /// What the players would have in the end, in dollars, added up over all visits; only where
    /// somebody wants to know.
    purses: Option<BySeat<f32>>,
}

#[derive(Clone, Debug)]
struct Node<S> {
    state: S,
    actor: Option<Seat>,
    visits: u32,
    /// Its moves; empty before it is visited a second time.
    edges: Range<usize>,
}

#[derive(Clone, Debug)]
struct Edge<M> {
    chosen: M,
    /// How promising it looks: all moves of a node have 1 together.
    prior: f32,
    visits: u32,
    /// What came of it, added up over the visits.
    sum: Outlook,
    child: Option<usize>,
}

impl<M> Edge<M> {
    fn mean(&self) -> Outlook {
        self.sum.times(1.0 / self.visits.max(1) as f32)
    }
}

/// Adds what the players would have from a position, if somebody wants to know.
fn count<K: Knowledge>(purses: &mut Option<BySeat<f32>>, knowledge: &K, state: &K::State, part: f32) {
    let Some(purses) = purses else { return };
    let worths = knowledge.worths(state);
    for seat in Seat::all(Seat::MOST) {
        purses[seat] += part * worths[seat];
    }
}

impl<K: Knowledge> Tree<K> {
    pub(super) fn new(dice: Seeded, purses: Option<BySeat<f32>>) -> Tree<K> {
        Tree { nodes: Vec::new(), edges: Vec::new(), dice, moves: Vec::new(), path: Vec::new(), purses }
    }

    pub(super) fn purses(&self) -> Option<&BySeat<f32>> {
        self.purses.as_ref()
    }

    /// The moves of the position that is thought about, with what is known of them.
    pub(super) fn root_edges(&self) -> impl Iterator<Item = Thought<K::Move>> {
        let edges = self.nodes.first().map_or(0..0, |root| root.edges.clone());
        self.edges[edges].iter().map(|edge| Thought {
            chosen: edge.chosen,
            visits: edge.visits,
            outlook: edge.mean(),
        })
    }

    /// Makes this position the root: with all that was seen of it, if it was seen.
    pub(super) fn turn_to(&mut self, knowledge: &K, state: &K::State) {
        let seen = self.nodes.iter().position(|node| node.state == *state);
        match seen {
            Some(0) => {}
            Some(node) => self.keep_below(node),
            None => {
                self.nodes.clear();
                self.edges.clear();
                self.add(knowledge, state.clone());
            }
        }
        self.unfold(knowledge, 0);
    }

    fn keep_below(&mut self, root: usize) {
        let mut nodes: Vec<Node<K::State>> = vec![self.nodes[root].clone()];
        let mut edges = Vec::new();
        let mut done = 0;
        while done < nodes.len() {
            let old = nodes[done].edges.clone();
            let begin = edges.len();
            for edge in &self.edges[old] {
                let mut edge = edge.clone();
                if let Some(child) = edge.child {
                    edge.child = Some(nodes.len());
                    nodes.push(self.nodes[child].clone());
                }
                edges.push(edge);
            }
            nodes[done].edges = begin..edges.len();
            done += 1;
        }
        (self.nodes, self.edges) = (nodes, edges);
    }

    fn add(&mut self, knowledge: &K, state: K::State) -> usize {
        let actor = knowledge.actor(&state);
        self.nodes.push(Node { state, actor, visits: 0, edges: 0..0 });
        self.nodes.len() - 1
    }

    /// Lists the moves of a node, if that has not been done.
    fn unfold(&mut self, knowledge: &K, node: usize) {
        if !self.nodes[node].edges.is_empty() || self.nodes[node].actor.is_none() {
            return;
        }
        knowledge.moves(&self.nodes[node].state, &mut self.moves);
        let whole: f32 = self.moves.iter().map(|&(_, look)| look).sum();
        let begin = self.edges.len();
        self.edges.extend(self.moves.iter().map(|&(chosen, look)| Edge {
            chosen,
            prior: look / whole.max(f32::MIN_POSITIVE),
            visits: 0,
            sum: Outlook::default(),
            child: None,
        }));
        self.nodes[node].edges = begin..self.edges.len();
    }

    /// Goes down to a position never seen, plays it out, and remembers on the way back.
    pub(super) fn grow(&mut self, knowledge: &K) {
        self.path.clear();
        let mut node = 0;
        let outlook = loop {
            let Node { state, actor, .. } = &self.nodes[node];
            if actor.is_none() {
                count(&mut self.purses, knowledge, state, 1.0);
                break knowledge.outlook(state);
            }
            self.unfold(knowledge, node);
            let edge = self.select(knowledge, node);
            self.nodes[node].visits += 1;
            self.path.push(edge);
            if let Some(child) = self.edges[edge].child {
                node = child;
                continue;
            }
            let state = knowledge.after(&self.nodes[node].state, self.edges[edge].chosen);
            let outlook = self.see(knowledge, &state);
            if self.nodes.len() < MOST_NODES {
                self.edges[edge].child = Some(self.add(knowledge, state));
            }
            break outlook;
        };
        for &edge in &self.path {
            let edge = &mut self.edges[edge];
            edge.visits += 1;
            edge.sum.add(&outlook, 1.0);
        }
    }

    /// What a position promises by one look, once what is under way has come to its end. Where a game is played
    /// out: what that leads to, tempered by the look of where it begins. Play-outs see farther, but every one of
    /// them has its accidents.
    fn see(&mut self, knowledge: &K, state: &K::State) -> Outlook {
        let mut seen = Outlook::default();
        let mut add = |state: &K::State, part: f32| {
            seen.add(&knowledge.outlook(state), part);
            count(&mut self.purses, knowledge, state, part);
        };
        if knowledge.plays_out() {
            add(&play_on(knowledge, state, &mut self.dice), 1.0 - STATIC_WEIGHT);
            add(state, STATIC_WEIGHT);
        } else if knowledge.is_pending(state) {
            let mut settled = state.clone();
            settle(knowledge, &mut settled, &mut self.dice);
            add(&settled, 1.0);
        } else {
            add(state, 1.0);
        }
        seen
    }

    /// The move that is best so far, or promises to be.
    fn select(&self, knowledge: &K, node: usize) -> usize {
        let Node { actor, visits, edges, .. } = &self.nodes[node];
        let Some(actor) = *actor else { return edges.start };
        let content = |edge: &Edge<K::Move>| knowledge.utility(&edge.mean(), actor);
        // What is seen is measured between the worst and the best seen here, whatever the scale.
        let (mut least, mut most, mut sum, mut tried) = (f32::MAX, f32::MIN, 0.0, 0.0);
        for edge in self.edges[edges.clone()].iter().filter(|edge| edge.visits > 0) {
            let seen = content(edge);
            least = least.min(seen);
            most = most.max(seen);
            sum += seen * edge.visits as f32;
            tried += edge.visits as f32;
        }
        let range = (most - least).max(NOISE);
        let unseen = if tried > 0.0 { (sum / tried - least) / range - UNTRIED_PENALTY } else { 0.0 };
        let eager = EXPLORATION * (*visits as f32 + 1.0).sqrt();
        let score = |edge: &Edge<K::Move>| {
            let seen = if edge.visits > 0 { (content(edge) - least) / range } else { unseen };
            seen + eager * edge.prior / (1.0 + edge.visits as f32)
        };
        let mut best = (edges.start, f32::MIN);
        for place in edges.clone() {
            let score = score(&self.edges[place]);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }
}
