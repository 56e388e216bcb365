use game::{Seat, Seeded, shuffle};

use crate::Entrant;

/// Streams of the seed for who sits down, beside those for the setups and the bots.
const DRAWS: u64 = 2 << 62;

/// The bots of a simulation, and how they come to the table: all of them, one for each seat, or
/// some of a pool, drawn anew for each block.
#[derive(Clone, Debug)]
pub struct Entrants {
    all: Vec<Entrant>,
    players: usize,
    drawn: bool,
}

/// A bot for each seat.
impl<E: Into<Entrant>> From<Vec<E>> for Entrants {
    fn from(bots: Vec<E>) -> Entrants {
        let all: Vec<Entrant> = bots.into_iter().map(Into::into).collect();
        Entrants { players: all.len(), all, drawn: false }
    }
}

impl Entrants {
    /// A pool for tables of this many players. Nobody sits at two seats of a table unless the pool is too
    /// small for it.
    ///
    /// # Panics
    /// If there is nobody in the pool.
    pub fn pool<E: Into<Entrant>>(bots: Vec<E>, players: usize) -> Entrants {
        assert!(!bots.is_empty(), "a pool has somebody in it");
        Entrants { all: bots.into_iter().map(Into::into).collect(), players, drawn: true }
    }

    /// How many sit at a table.
    pub fn players(&self) -> usize {
        self.players
    }

    /// All of them, in the order they were named.
    pub fn all(&self) -> &[Entrant] {
        &self.all
    }

    /// Who plays a block, by their number among the entrants.
    ///
    /// A pool is shuffled and dealt out round and round until a deal ends with its last bot; then it is
    /// shuffled again. So after any block each bot has played as often as any other, or once less.
    pub(crate) fn table(&self, seed: u64, block: u64) -> Vec<usize> {
        let mut everybody: Vec<usize> = (0..self.all.len()).collect();
        if !self.drawn {
            return everybody;
        }
        let (pool, players) = (self.all.len() as u64, self.players as u64);
        let deal = pool / common_divisor(pool, players);
        shuffle(&mut everybody, &mut Seeded::new(seed, DRAWS | (block / deal)));
        let first = block % deal * players;
        (first..first + players).map(|card| everybody[(card % pool) as usize]).collect()
    }

    /// The place at its table of the bot that has a seat in a game. They move one seat on from game
    /// to game, so that in a block each plays each seat.
    pub(crate) fn place_at(&self, seat: Seat, number: u64) -> usize {
        let players = self.players as u64;
        ((seat.index() as u64 + players - number % players) % players) as usize
    }
}

fn common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Kind, Level};

    fn pool(bots: usize, players: usize) -> Entrants {
        Entrants::pool(vec![Kind::from(Level::Random); bots], players)
    }

    #[test]
    fn after_any_block_of_a_pool_no_bot_has_played_more_than_one_block_more_than_another() {
        for (bots, players) in [(4, 4), (5, 4), (6, 4), (7, 3), (8, 4), (9, 5)] {
            let entrants = pool(bots, players);
            let mut blocks = vec![0; bots];
            for block in 0..200 {
                for bot in entrants.table(1, block) {
                    blocks[bot] += 1;
                }
                let spread = blocks.iter().max().expect("bots") - blocks.iter().min().expect("bots");
                assert!(spread <= 1, "{blocks:?}");
            }
        }
    }

    #[test]
    fn nobody_sits_at_two_seats_unless_the_pool_is_too_small() {
        for (bots, players) in [(4, 4), (5, 4), (6, 4), (11, 5)] {
            for block in 0..100 {
                let mut table = pool(bots, players).table(7, block);
                table.sort_unstable();
                table.dedup();
                assert_eq!(table.len(), players);
            }
        }
        let mut small = pool(2, 4).table(7, 0);
        small.sort_unstable();
        assert_eq!(small, [0, 0, 1, 1]);
    }

    #[test]
    fn everybody_in_a_pool_meets_everybody() {
        let entrants = pool(8, 4);
        let mut met = vec![0; 64];
        for block in 0..400 {
            let table = entrants.table(3, block);
            for &one in &table {
                for &other in &table {
                    met[one * 8 + other] += 1;
                }
            }
        }
        // 200 tables each, with three of the seven others: 86 meetings with each of them.
        let pairs = (0..64).filter(|pair| pair / 8 != pair % 8);
        assert!(pairs.map(|pair| met[pair]).all(|times| (55..120).contains(&times)), "{met:?}");
    }

    #[test]
    fn in_a_block_each_bot_plays_each_seat() {
        let entrants = Entrants::from(vec![Kind::from(Level::Random); 5]);
        for seat in Seat::all(5) {
            let mut places: Vec<usize> = (20..25).map(|number| entrants.place_at(seat, number)).collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3, 4]);
        }
    }
}
