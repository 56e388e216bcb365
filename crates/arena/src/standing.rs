use game::{Outcome, Seat};

/// In which order the players of a game finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Those who share a place stand together.
    groups: Vec<Vec<Seat>>,
    /// Whether the first of them have won: not where all have lost.
    is_won: bool,
}

impl Standing {
    /// The order of the [places](Outcome::standing).
    pub(crate) fn of(outcome: &Outcome) -> Standing {
        let standing = outcome.standing();
        let groups = standing.chunk_by(|(_, one), (_, other)| one == other);
        let groups = groups.map(|group| group.iter().map(|(seat, _)| *seat).collect()).collect();
        Standing { groups, is_won: true }
    }

    /// The same, but for those who have lost whatever they have: they share the last place.
    pub(crate) fn with_last(mut self, lost: &[Seat]) -> Standing {
        if lost.is_empty() {
            return self;
        }
        for group in &mut self.groups {
            group.retain(|seat| !lost.contains(seat));
        }
        self.groups.retain(|group| !group.is_empty());
        self.is_won = !self.groups.is_empty();
        self.groups.push(lost.to_vec());
        self
    }

    /// Who won.
    pub(crate) fn winners(&self) -> &[Seat] {
        self.groups.first().filter(|_| self.is_won).map_or(&[], Vec::as_slice)
    }

    /// Everybody with twice their rank, which is a whole number also where a rank is shared: two
    /// who share the first place have rank 1.5.
    pub(crate) fn double_ranks(&self) -> impl Iterator<Item = (Seat, u64)> {
        let mut before = 0;
        self.groups.iter().flat_map(move |group| {
            let double = 2 * before + group.len() as u64 + 1;
            before += group.len() as u64;
            group.iter().map(move |&seat| (seat, double))
        })
    }

    /// Every order without shared places that agrees with this one.
    pub(crate) fn orders(&self) -> Vec<Vec<Seat>> {
        let mut orders = vec![Vec::new()];
        for group in &self.groups {
            let ways = permutations(group);
            orders = orders
                .iter()
                .flat_map(|order| ways.iter().map(move |way| [&order[..], way].concat()))
                .collect();
        }
        orders
    }
}

fn permutations(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.len() < 2 {
        return vec![seats.to_vec()];
    }
    let with_first = |first: usize| {
        let rest: Vec<Seat> = [&seats[..first], &seats[first + 1..]].concat();
        permutations(&rest).into_iter().map(move |way| [&[seats[first]], &way[..]].concat())
    };
    (0..seats.len()).flat_map(with_first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Money;

    fn outcome(cash: &[i32], winners: &[usize]) -> Outcome {
        Outcome {
            cash: cash.iter().map(|&cash| Money(cash)).collect(),
            winners: winners.iter().map(|&seat| Seat::new(seat)).collect(),
            reasons: std::iter::empty().collect(),
        }
    }

    fn ranks(standing: &Standing) -> Vec<u64> {
        let mut ranks: Vec<(Seat, u64)> = standing.double_ranks().collect();
        ranks.sort_unstable();
        ranks.into_iter().map(|(_, double)| double).collect()
    }

    #[test]
    fn more_cash_is_a_better_rank() {
        let standing = Standing::of(&outcome(&[10, 40, 30, 20], &[1]));
        assert_eq!(ranks(&standing), [8, 2, 4, 6]);
        assert_eq!(standing.orders(), [[1, 2, 3, 0].map(Seat::new)]);
    }

    #[test]
    fn players_with_the_same_cash_share_the_mean_of_their_ranks_and_every_order_counts() {
        let standing = Standing::of(&outcome(&[40, 40, 10, 20], &[0, 1]));
        assert_eq!(ranks(&standing), [3, 3, 8, 6]);
        assert_eq!(standing.orders(), [[0, 1, 3, 2].map(Seat::new), [1, 0, 3, 2].map(Seat::new)]);
        assert_eq!(Standing::of(&outcome(&[5; 5], &[0, 1, 2, 3, 4])).orders().len(), 120);
    }

    /// N-38: among equals the one who acted first in the last turn wins alone.
    #[test]
    fn a_winner_alone_is_first_also_with_the_same_cash() {
        let standing = Standing::of(&outcome(&[40, 40, 40], &[2]));
        assert_eq!(ranks(&standing), [5, 5, 2]);
    }

    #[test]
    fn whoever_has_lost_by_a_fault_is_last_and_the_next_best_wins() {
        let standing = Standing::of(&outcome(&[40, 30, 30, 20], &[0])).with_last(&[Seat::new(0)]);
        assert_eq!(ranks(&standing), [8, 3, 3, 6]);
        assert_eq!(standing.winners(), [1, 2].map(Seat::new));
        let all: Vec<Seat> = Seat::all(4).collect();
        let standing = Standing::of(&outcome(&[40, 30, 30, 20], &[0])).with_last(&all);
        assert_eq!(ranks(&standing), [5; 4]);
        assert_eq!(standing.winners(), []);
    }
}
