use bots::Kind;
use game::{Game, Record, Seat};
use serde::Serialize;

/// A win split among one to five winners is a whole number of these, so that sums do not depend
/// on their order.
const PARTS_OF_A_WIN: u64 = 60;

/// What has been counted so far.
#[derive(Clone, Debug)]
pub struct Tally {
    games: u64,
    actions: u64,
    bots: Vec<BotTally>,
}

#[derive(Clone, Debug)]
struct BotTally {
    kind: Kind,
    parts_of_wins: u64,
    cash: i64,
}

/// The figures of a simulation.
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
    /// One for each bot at the table, in the order they were named.
    pub bots: Vec<BotFigures>,
}

/// The figures of one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotFigures {
    /// Its level, and its character if it has one.
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// How many it won; a shared victory counts in part.
    pub wins: f64,
    /// Wins divided by games.
    pub win_share: f64,
    /// Its cash at the end, on average.
    pub mean_cash: f64,
}

impl Tally {
    pub(crate) fn new(bots: &[Kind]) -> Tally {
        let fresh = |&kind| BotTally { kind, parts_of_wins: 0, cash: 0 };
        Tally { games: 0, actions: 0, bots: bots.iter().map(fresh).collect() }
    }

    /// Adds a finished game, in which `bot_at` says which bot had a seat.
    pub(crate) fn count<G: Game>(&mut self, record: &Record<G>, bot_at: impl Fn(Seat) -> usize) {
        let Some(result) = &record.result else { return };
        self.games += 1;
        self.actions += record.actions.len() as u64;
        for (seat, cash) in Seat::all(self.bots.len()).zip(result.cash.iter()) {
            self.bots[bot_at(seat)].cash += i64::from(cash.0);
        }
        for &winner in result.winners.iter() {
            self.bots[bot_at(winner)].parts_of_wins += PARTS_OF_A_WIN / result.winners.len() as u64;
        }
    }

    #[must_use]
    pub(crate) fn with(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.actions += other.actions;
        for (bot, more) in self.bots.iter_mut().zip(&other.bots) {
            bot.parts_of_wins += more.parts_of_wins;
            bot.cash += more.cash;
        }
        self
    }

    /// The figures, for a simulation that took so long.
    pub fn summary(&self, seconds: f64) -> Summary {
        let games = self.games.max(1) as f64;
        let figures = |bot: &BotTally| {
            let wins = bot.parts_of_wins as f64 / PARTS_OF_A_WIN as f64;
            BotFigures {
                bot: bot.kind.to_string(),
                games: self.games,
                wins,
                win_share: wins / games,
                mean_cash: bot.cash as f64 / games,
            }
        };
        Summary {
            games: self.games,
            seconds,
            games_per_second: self.games as f64 / seconds.max(1e-9),
            actions: self.actions,
            bots: self.bots.iter().map(figures).collect(),
        }
    }
}
