use game::{Outcome, Seat};

/// In which order the players of a game finished. Those who share a place stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing(Vec<Vec<Seat>>);

impl Standing {
    /// The order of the [places](Outcome::standing).
    pub(crate) fn of(outcome: &Outcome) -> Standing {
        let standing = outcome.standing();
        let groups = standing.chunk_by(|(_, one), (_, other)| one == other);
        Standing(groups.map(|group| group.iter().map(|(seat, _)| *seat).collect()).collect())
    }

    /// Everybody with twice their rank, which is a whole number also where a rank is shared: two
    /// who share the first place have rank 1.5.
    pub(crate) fn double_ranks(&self) -> impl Iterator<Item = (Seat, u64)> {
        let mut before = 0;
        self.0.iter().flat_map(move |group| {
            let double = 2 * before + group.len() as u64 + 1;
            before += group.len() as u64;
            group.iter().map(move |&seat| (seat, double))
        })
    }

    /// Every order without shared places that agrees with this one.
    pub(crate) fn orders(&self) -> Vec<Vec<Seat>> {
        let mut orders = vec![Vec::new()];
        for group in &self.0 {
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
}
