use std::collections::BTreeMap;

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::Entrants;
use crate::calibration::{Announcement, Calibration};
use crate::chart::Notes;
use crate::game_counts::GameCounts;
use crate::pairs;
use crate::standing::Standing;

/// A win split among one to five winners is a whole number of these, so that sums do not depend
/// on their order.
pub(crate) const PARTS_OF_A_WIN: u64 = 60;
/// A game that agrees with one to 120 finishing orders counts in whole parts for each.
pub(crate) const PARTS_OF_A_GAME: u64 = 120;
/// The most blocks that are kept apart: where there are more, some are counted together, and
/// intervals are drawn from those larger blocks.
const MOST_BLOCKS: u64 = 2000;

/// What has been counted so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The names of the bots, in the order they were named.
    pub(crate) entrants: Vec<String>,
    /// Each of these names once.
    pub(crate) kinds: Vec<String>,
    pub(crate) players: usize,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) actions: u64,
    pub(crate) blocks: BTreeMap<u64, Block>,
    pub(crate) counts: GameCounts,
    pub(crate) blocks_together: u64,
}

/// What has been counted of one block: as many games as there are seats, from one setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Block {
    /// By entrant.
    pub(crate) scores: Vec<Score>,
    /// How often the kinds of bots finished in this order, in parts of a game.
    #[serde(with = "pairs")]
    pub(crate) orders: BTreeMap<Vec<u8>, u64>,
    /// The parts of wins by seat, and by place in each order of the players that the game has.
    pub(crate) wins_by_place: Vec<[u64; Seat::MOST]>,
    /// What bots announced, by kind, and what came of it. Empty in what earlier versions have counted.
    #[serde(default)]
    pub(crate) calibrations: BTreeMap<usize, Calibration>,
}

/// What one entrant has achieved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Score {
    pub(crate) games: u64,
    pub(crate) parts_of_wins: u64,
    pub(crate) double_ranks: u64,
    pub(crate) cash: i64,
    /// Games that a program lost by a fault.
    pub(crate) faults: u64,
}

impl Tally {
    pub(crate) fn new(entrants: &Entrants, seed: u64, games: u64) -> Tally {
        let names: Vec<String> = entrants.all().iter().map(ToString::to_string).collect();
        let mut kinds: Vec<String> = Vec::new();
        for name in &names {
            if !kinds.contains(name) {
                kinds.push(name.clone());
            }
        }
        Tally {
            entrants: names,
            kinds,
            players: entrants.players(),
            seed,
            games: 0,
            actions: 0,
            blocks: BTreeMap::new(),
            counts: GameCounts::default(),
            blocks_together: games.div_ceil(entrants.players().max(1) as u64).div_ceil(MOST_BLOCKS).max(1),
        }
    }

    /// The number of an entrant's kind among the kinds.
    pub(crate) fn kind_of(&self, entrant: usize) -> usize {
        self.kinds.iter().position(|kind| *kind == self.entrants[entrant]).unwrap_or_default()
    }

    fn block(&mut self, block: u64) -> &mut Block {
        let entrants = self.entrants.len();
        self.blocks.entry(block / self.blocks_together).or_insert_with(|| Block::new(entrants))
    }

    /// Adds a finished game, in which `entrant_at` says who had a seat.
    pub(crate) fn count(
        &mut self,
        block: u64,
        outcome: &Outcome,
        standing: &Standing,
        decisions: usize,
        entrant_at: impl Fn(Seat) -> usize,
    ) {
        self.games += 1;
        self.actions += decisions as u64;
        let orders = standing.orders();
        let kind_at = |seat: &Seat| self.kind_of(entrant_at(*seat)) as u8;
        let by_kind: Vec<Vec<u8>> = orders.iter().map(|order| order.iter().map(kind_at).collect()).collect();
        let block = self.block(block);
        for (seat, double_rank) in standing.double_ranks() {
            let score = &mut block.scores[entrant_at(seat)];
            score.games += 1;
            score.double_ranks += double_rank;
            score.cash += i64::from(outcome.cash[seat.index()].0);
        }
        let part_of_a_win = PARTS_OF_A_WIN / standing.winners().len().max(1) as u64;
        for &winner in standing.winners() {
            block.scores[entrant_at(winner)].parts_of_wins += part_of_a_win;
        }
        block.add_wins(0, standing.winners(), |winner| winner);
        let part_of_a_game = PARTS_OF_A_GAME / by_kind.len() as u64;
        for order in by_kind {
            *block.orders.entry(order).or_default() += part_of_a_game;
        }
    }

    /// Adds the faults of programs that lost a game by them.
    pub(crate) fn count_faults(&mut self, block: u64, entrants: impl Iterator<Item = usize>) {
        for entrant in entrants {
            self.block(block).scores[entrant].faults += 1;
        }
    }

    /// Adds what bots announced in a finished game.
    pub(crate) fn count_announcements(
        &mut self,
        block: u64,
        announcements: &[Announcement],
        standing: &Standing,
        entrant_at: impl Fn(Seat) -> usize,
    ) {
        let players = self.players;
        for announcement in announcements {
            let kind = self.kind_of(entrant_at(announcement.by));
            let calibration = self.block(block).calibrations.entry(kind).or_default();
            calibration.add(&announcement.shares, players, standing.winners());
        }
    }

    /// Adds what was written down of a finished game.
    pub(crate) fn count_notes(
        &mut self,
        block: u64,
        outcome: &Outcome,
        standing: &Standing,
        decisions: usize,
        notes: &Notes,
        entrant_at: impl Fn(Seat) -> usize,
    ) {
        self.counts.add(notes, outcome, decisions);
        for (seat, cash) in Seat::all(self.players).zip(outcome.cash.iter()) {
            let kind = self.kind_of(entrant_at(seat));
            self.counts.cash.entry(kind).or_default().add(cash.0);
        }
        let block = self.block(block);
        for (number, order) in notes.orders.iter().enumerate() {
            let place_of =
                |winner| Seat::new(order.iter().position(|&seat| seat == winner).unwrap_or_default());
            block.add_wins(number + 1, standing.winners(), place_of);
        }
    }

    /// Adds what was counted of other games of the same simulation.
    pub fn join(&mut self, other: Tally) {
        self.games += other.games;
        self.actions += other.actions;
        for (number, more) in other.blocks {
            let entrants = self.entrants.len();
            self.blocks.entry(number).or_insert_with(|| Block::new(entrants)).join(more);
        }
        self.counts.join(other.counts);
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Whether it can be one of the simulation of which this is the empty one: what comes from a file may be anything.
    pub fn is_of(&self, empty: &Tally) -> bool {
        let Tally { entrants, kinds, players, seed, blocks_together, .. } = empty;
        let same = (&self.entrants, &self.kinds) == (entrants, kinds)
            && (self.players, self.seed, self.blocks_together) == (*players, *seed, *blocks_together);
        let has_kind = |kind: &usize| *kind < kinds.len();
        same && self.counts.cash.keys().all(has_kind)
            && self.blocks.values().all(|block| {
                let ranks = |order: &Vec<u8>| order.iter().all(|&kind| has_kind(&kind.into()));
                block.scores.len() == entrants.len()
                    && block.orders.keys().all(ranks)
                    && block.calibrations.keys().all(has_kind)
            })
    }
}

impl Block {
    fn new(entrants: usize) -> Block {
        Block {
            scores: vec![Score::default(); entrants],
            orders: BTreeMap::new(),
            wins_by_place: Vec::new(),
            calibrations: BTreeMap::new(),
        }
    }

    /// Counts the winners by their places in one of the orders of the players.
    fn add_wins(&mut self, order: usize, winners: &[Seat], place_of: impl Fn(Seat) -> Seat) {
        if self.wins_by_place.len() <= order {
            self.wins_by_place.resize(order + 1, [0; Seat::MOST]);
        }
        for &winner in winners {
            self.wins_by_place[order][place_of(winner).index()] += PARTS_OF_A_WIN / winners.len() as u64;
        }
    }

    fn join(&mut self, other: Block) {
        for (score, more) in self.scores.iter_mut().zip(&other.scores) {
            score.games += more.games;
            score.parts_of_wins += more.parts_of_wins;
            score.double_ranks += more.double_ranks;
            score.cash += more.cash;
            score.faults += more.faults;
        }
        for (order, parts) in other.orders {
            *self.orders.entry(order).or_default() += parts;
        }
        for (kind, calibration) in &other.calibrations {
            self.calibrations.entry(*kind).or_default().join(calibration);
        }
        let orders = self.wins_by_place.len().max(other.wins_by_place.len());
        self.wins_by_place.resize(orders, [0; Seat::MOST]);
        for (wins, more) in self.wins_by_place.iter_mut().zip(&other.wins_by_place) {
            wins.iter_mut().zip(more).for_each(|(wins, more)| *wins += more);
        }
    }
}
