use std::collections::BTreeSet;

use serde::Serialize;

use crate::bootstrap::{Interval, intervals};
use crate::calibration::{Bin, Calibration};
use crate::plackett_luce::{points, strengths};
use crate::tally::{Block, PARTS_OF_A_GAME, PARTS_OF_A_WIN, Tally};

/// The figures of a simulation. Intervals are of 95 % confidence, drawn over blocks.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// How many games were played.
    pub games: u64,
    /// How long that took.
    pub seconds: f64,
    /// Games divided by seconds.
    pub games_per_second: f64,
    /// The decisions in all games together.
    pub actions: u64,
    /// How many blocks the intervals are drawn from.
    pub blocks: usize,
    /// One for each bot, in the order they were named.
    pub bots: Vec<BotFigures>,
    /// One for each kind of bot: the figures of all its bots together, for each seat they had.
    pub kinds: Vec<BotFigures>,
    /// What bots announced against what came, where some did: first of all together, then of each kind where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calibration: Vec<CalibrationFigures>,
}

/// How much is to be made of the shares of the victory that bots announced when they decided, for themselves and the others.
#[derive(Clone, Debug, Serialize)]
pub struct CalibrationFigures {
    /// Who announced them. `None` for all bots together.
    pub bot: Option<String>,
    /// How many shares were announced.
    pub shares: u64,
    /// The mean distance between the share announced and the share that came, over the bins.
    pub error: f64,
    /// Where that lies.
    pub error_interval: Interval,
    /// The logarithmic loss of a share, on average.
    pub log_loss: f64,
    /// For each tenth of the victory in which shares were announced.
    pub bins: Vec<BinFigures>,
}

/// The shares that were announced within a tenth of the victory.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BinFigures {
    /// How many.
    pub shares: u64,
    /// What was announced, on average.
    pub announced: f64,
    /// The share of the victory that came.
    pub won: f64,
    /// Where that lies.
    pub won_interval: Interval,
}

/// The figures of one bot, or of all bots of a kind.
#[derive(Clone, Debug, Serialize)]
pub struct BotFigures {
    /// Its level, and its character if it has one.
    pub bot: String,
    /// How many games it played; for a kind, how many seats it had in all games.
    pub games: u64,
    /// How many it won; a shared victory counts in part.
    pub wins: f64,
    /// How many it lost by a fault: programs may have some.
    pub faults: u64,
    /// Wins divided by games.
    pub win_share: f64,
    /// Where that lies.
    pub win_share_interval: Interval,
    /// Its rank at the end, on average; a shared rank is the mean of those it stands for.
    pub mean_rank: f64,
    /// Where that lies.
    pub mean_rank_interval: Interval,
    /// Its cash at the end, on average.
    pub mean_cash: f64,
    /// Where that lies.
    pub mean_cash_interval: Interval,
    /// The strength of its kind in points (Plackett-Luce); the mean of all kinds is 0, and with 400
    /// points more a bot finishes before another ten times as often as behind it.
    pub rating: f64,
    /// Where that lies.
    pub rating_interval: Interval,
}

/// The share of the wins that went to a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceFigures {
    pub(crate) win_share: f64,
    pub(crate) interval: Interval,
}

/// The figures of a score, one behind the other: win share, mean rank, mean cash.
const OF_A_SCORE: usize = 3;

impl Tally {
    /// The figures, for a simulation that took this long.
    pub fn summary(&self, seconds: f64) -> Summary {
        let blocks: Vec<&Block> = self.blocks.values().collect();
        let results = Results::of(self, &blocks);
        let once = vec![1.0; blocks.len()];
        let strength = results.strengths(&once, None);
        let figures = results.figures(&once, Some(&strength));
        let lie = intervals(blocks.len(), self.seed, |times| results.figures(times, Some(&strength)));

        let groups = self.entrants.len() + self.kinds.len();
        let of = |group: usize| {
            let (kind, scores) = if group < self.entrants.len() {
                (self.kind_of(group), vec![group])
            } else {
                let kind = group - self.entrants.len();
                (kind, (0..self.entrants.len()).filter(|&bot| self.kind_of(bot) == kind).collect())
            };
            let all = || blocks.iter().flat_map(|block| scores.iter().map(|&bot| block.scores[bot]));
            let [share, rank, cash] = [0, 1, 2].map(|figure| group * OF_A_SCORE + figure);
            let rating = groups * OF_A_SCORE + kind;
            BotFigures {
                bot: self.kinds[kind].clone(),
                games: all().map(|score| score.games).sum(),
                wins: all().map(|score| score.parts_of_wins).sum::<u64>() as f64 / PARTS_OF_A_WIN as f64,
                faults: all().map(|score| score.faults).sum(),
                win_share: known(figures[share]),
                win_share_interval: lie[share],
                mean_rank: known(figures[rank]),
                mean_rank_interval: lie[rank],
                mean_cash: known(figures[cash]),
                mean_cash_interval: lie[cash],
                rating: figures[rating],
                rating_interval: lie[rating],
            }
        };
        Summary {
            games: self.games,
            seconds,
            games_per_second: self.games as f64 / seconds.max(1e-9),
            actions: self.actions,
            blocks: blocks.len(),
            bots: (0..self.entrants.len()).map(of).collect(),
            kinds: (self.entrants.len()..groups).map(of).collect(),
            calibration: self.calibration(&blocks),
        }
    }

    /// What all bots together announced, and each kind.
    fn calibration(&self, blocks: &[&Block]) -> Vec<CalibrationFigures> {
        let kinds: BTreeSet<usize> =
            blocks.iter().flat_map(|block| block.calibrations.keys().copied()).collect();
        let each = kinds.iter().filter(|_| kinds.len() > 1).map(|&kind| Some(kind));
        std::iter::once(None).chain(each).filter_map(|kind| self.calibration_of(kind, blocks)).collect()
    }

    fn calibration_of(&self, kind: Option<usize>, blocks: &[&Block]) -> Option<CalibrationFigures> {
        let of_block = |block: &&Block| {
            let mut all = Calibration::default();
            for (&by, calibration) in &block.calibrations {
                if kind.is_none_or(|kind| kind == by) {
                    all.join(calibration);
                }
            }
            all
        };
        let by_block: Vec<Calibration> = blocks.iter().map(of_block).collect();
        let mut all = Calibration::default();
        for calibration in &by_block {
            all.join(calibration);
        }
        if all.shares() == 0 {
            return None;
        }
        let figures = |times: &[f64]| {
            let mut all = Calibration::default();
            for (calibration, &times) in by_block.iter().zip(times) {
                for _ in 0..times as usize {
                    all.join(calibration);
                }
            }
            std::iter::once(all.error()).chain(all.bins.iter().map(Bin::won)).collect()
        };
        let lie = intervals(blocks.len(), self.seed, figures);
        let bins = all.bins.iter().zip(&lie[1..]).filter(|(bin, _)| bin.shares > 0);
        let bins = bins.map(|(bin, &won_interval)| BinFigures {
            shares: bin.shares,
            announced: bin.announced(),
            won: bin.won(),
            won_interval,
        });
        Some(CalibrationFigures {
            bot: kind.map(|kind| self.kinds[kind].clone()),
            shares: all.shares(),
            error: all.error(),
            error_interval: lie[0],
            log_loss: all.loss(),
            bins: bins.collect(),
        })
    }

    /// Who wins, by seat, and by place in each order of the players that the game has.
    pub(crate) fn places(&self) -> Vec<Vec<PlaceFigures>> {
        let blocks: Vec<&Block> = self.blocks.values().collect();
        let orders = blocks.iter().map(|block| block.wins_by_place.len()).max().unwrap_or(0);
        let figures = |times: &[f64]| -> Vec<f64> {
            let mut wins = vec![0.0; orders * self.players];
            for (block, times) in blocks.iter().zip(times) {
                for (order, by_place) in block.wins_by_place.iter().enumerate() {
                    for (place, &parts) in by_place[..self.players].iter().enumerate() {
                        wins[order * self.players + place] += times * parts as f64;
                    }
                }
            }
            let shares = wins.chunks(self.players).flat_map(|wins| {
                let all: f64 = wins.iter().sum();
                wins.iter().map(move |wins| wins / all)
            });
            shares.collect()
        };
        let shares = figures(&vec![1.0; blocks.len()]);
        let lie = intervals(blocks.len(), self.seed, figures);
        let places = shares.iter().zip(lie);
        let places: Vec<PlaceFigures> =
            places.map(|(&share, interval)| PlaceFigures { win_share: known(share), interval }).collect();
        places.chunks(self.players).map(<[PlaceFigures]>::to_vec).collect()
    }
}

/// A mean of nothing is not a number, which JSON cannot say.
fn known(figure: f64) -> f64 {
    if figure.is_finite() { figure } else { 0.0 }
}

/// The blocks, in a form in which they can be added up a thousand times.
struct Results<'t> {
    tally: &'t Tally,
    blocks: &'t [&'t Block],
    /// Each finishing order that occurred.
    orders: Vec<&'t [u8]>,
    /// For each block, which orders occurred how often.
    counts: Vec<Vec<(usize, f64)>>,
}

impl<'t> Results<'t> {
    fn of(tally: &'t Tally, blocks: &'t [&'t Block]) -> Results<'t> {
        let mut orders: Vec<&[u8]> =
            blocks.iter().flat_map(|block| block.orders.keys()).map(Vec::as_slice).collect();
        orders.sort_unstable();
        orders.dedup();
        let count = |(order, &parts): (&Vec<u8>, &u64)| {
            let number = orders.binary_search(&order.as_slice()).unwrap_or_default();
            (number, parts as f64 / PARTS_OF_A_GAME as f64)
        };
        let counts = blocks.iter().map(|block| block.orders.iter().map(count).collect()).collect();
        Results { tally, blocks, orders, counts }
    }

    /// All figures, with each block counted `times` times: those of each entrant, of each kind, and
    /// the ratings of the kinds.
    fn figures(&self, times: &[f64], guess: Option<&[f64]>) -> Vec<f64> {
        let entrants = self.tally.entrants.len();
        // Games, wins, ranks and cash.
        let mut sums = vec![[0.0; 4]; entrants + self.tally.kinds.len()];
        for (block, &times) in self.blocks.iter().zip(times).filter(|&(_, &times)| times > 0.0) {
            for (sum, score) in sums.iter_mut().zip(&block.scores) {
                sum[0] += times * score.games as f64;
                sum[1] += times * score.parts_of_wins as f64 / PARTS_OF_A_WIN as f64;
                sum[2] += times * score.double_ranks as f64 / 2.0;
                sum[3] += times * score.cash as f64;
            }
        }
        for entrant in 0..entrants {
            let score = sums[entrant];
            let kind = &mut sums[entrants + self.tally.kind_of(entrant)];
            kind.iter_mut().zip(score).for_each(|(sum, more)| *sum += more);
        }
        let means =
            sums.iter().flat_map(|&[games, wins, ranks, cash]| [wins, ranks, cash].map(|sum| sum / games));
        means.chain(self.strengths(times, guess).into_iter().map(points)).collect()
    }

    /// How strong each kind is, with each block counted `times` times.
    fn strengths(&self, times: &[f64], guess: Option<&[f64]>) -> Vec<f64> {
        let mut sums = vec![0.0; self.orders.len()];
        for (counts, times) in self.counts.iter().zip(times) {
            for &(order, count) in counts {
                sums[order] += count * times;
            }
        }
        let orders: Vec<(&[u8], f64)> =
            self.orders.iter().copied().zip(sums).filter(|&(_, count)| count > 0.0).collect();
        strengths(self.tally.kinds.len(), &orders, guess)
    }
}
